# Les mots communs à tous les jeux. Un jeu peut dire la même clé avec ses propres mots.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Résultats, pour la barre de fin
result-won = { $side ->
    [first] { -orange } gagne
   *[second] { -blue } gagne
}
result-draw = Nulle

end-resigned = { $side ->
    [first] { -blue } a abandonné.
   *[second] { -orange } a abandonné.
}
end-timed-out = { $side ->
    [first] { -blue } n’a plus de temps.
   *[second] { -orange } n’a plus de temps.
}
end-agreed = Les deux joueurs se sont mis d’accord sur la nulle.
end-repetition = La même position est apparue trois fois.
end-full = Le plateau est plein.

# Invites
prompt-computer = L’ordinateur réfléchit.
prompt-confirm = Confirme ton coup ou retire-le.
prompt-earlier = Ici, ce serait à l’ordinateur de jouer.
prompt-over = La partie est terminée.
prompt-paused = En pause.

# Refus
refuse-over = La partie est terminée.
refuse-computer = C’est à l’ordinateur de jouer.
refuse-held = Confirme d’abord ton coup, ou retire-le.
refuse-nothing-held = Il n’y a pas de coup à confirmer.
refuse-no-such-move = Il n’y a pas de coup { $move } dans cette partie.
refuse-earlier = Va d’abord au dernier coup.
refuse-level = Il n’y a pas de niveau { $level }.
refuse-too-long = Cette partie a atteint sa longueur maximale.
refuse-other-beginning = Tu as déjà commencé un autre coup.
refuse-place = { $place } n’est pas sur ce plateau.
refuse-action = Ce n’est pas possible ici.
refuse-operation = C’est impossible ici.
refuse-human-draw = Seules deux personnes peuvent s’accorder sur la nulle.
refuse-human-turn = Ce n’est pas à l’ordinateur de jouer.
refuse-stale = La recherche portait sur une autre position.
refuse-no-move = La recherche n’a trouvé aucun coup.
refuse-unreadable = « { $text } » n’est pas un coup de ce jeu.

# Niveaux
level-beginner = Débutant
level-beginner-hint = Apprend encore ; laisse parfois passer une menace.
level-novice = Apprenti
level-novice-hint = Voit les menaces simples, mais n’a pas encore de plan.
level-casual = Occasionnel
level-casual-hint = Joue pour le plaisir et punit les grosses fautes.
level-easy = Facile
level-easy-hint = Pare les menaces directes, mais anticipe rarement.
level-medium = Moyen
level-medium-hint = Une partie équilibrée pour la plupart des gens.
level-skilled = Habile
level-skilled-hint = Calcule quelques coups à l’avance.
level-advanced = Confirmé
level-advanced-hint = Anticipe et ne fait guère de cadeaux.
level-strong = Fort
level-strong-hint = Il te faudra un plan.
level-very-strong = Très fort
level-very-strong-hint = Punit presque toutes les fautes.
level-expert = Expert
level-expert-hint = Bat presque tout le monde.
level-master = Maître
level-master-hint = Même les très bons joueurs le battent rarement.
level-grandmaster = Grand maître
level-grandmaster-hint = Ne fait presque jamais de faute.
level-superhuman = Surhumain { $number }
level-superhuman-hint = Plus fort que n’importe quel humain.
level-perfect = Parfait
level-perfect-hint = Joue à la perfection : ce jeu est résolu.

# Raisons d’un coup, sans point
reason-wins = Gagne la partie
reason-loses = { $other ->
    [first] Donne la partie à { -orange }
   *[second] Donne la partie à { -blue }
}
reason-draws = Termine la partie par une nulle
reason-allows = { $other ->
    [first] { -orange } peut alors gagner avec { $move }
   *[second] { -blue } peut alors gagner avec { $move }
}
reason-stops = { $other ->
    [first] Empêche { -orange } de gagner avec { $move }
   *[second] Empêche { -blue } de gagner avec { $move }
}
reason-only-safe = { $other ->
    [first] Après tout autre coup, { -orange } gagne aussitôt
   *[second] Après tout autre coup, { -blue } gagne aussitôt
}
reason-unstoppable = { $other ->
    [first] Gagne au prochain coup, quoi que joue { -orange }
   *[second] Gagne au prochain coup, quoi que joue { -blue }
}
reason-threatens = Menace de gagner avec { $move }
reason-only-win = Le seul coup qui préserve la victoire
reason-only-draw = Le seul coup qui préserve la nulle
reason-wins-in = { $moves ->
    [one] Gagne en { $moves } coup
   *[other] Gagne en { $moves } coups
}
reason-longest = Tient le plus longtemps
