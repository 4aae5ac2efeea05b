# Les mots communs à Quatre en ligne et à Quatre tout-terrain.

handicap = { $count ->
    [one] { $name } a déjà un jeton sur le plateau.
   *[other] { $name } a déjà { $count } jetons sur le plateau.
}
prompt-disc = { $side ->
    [first] { -orange } : lâche un jeton. Alignes-en quatre pour gagner.
   *[second] { -blue } : lâche un jeton. Alignes-en quatre pour gagner.
}
move-disc = { $side ->
    [first] { -orange } joue dans la colonne { $column }
   *[second] { -blue } joue dans la colonne { $column }
}
advice-disc = Joue dans la colonne { $column }
label-free = { $cell }, vide
label-landing = Colonne { $column }, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}, arrivée en { $cell }
label-disc = { $side ->
    [first] { $cell }, jeton { -orange-m }
   *[second] { $cell }, jeton { -blue-m }
}
refuse-column = Il n’y a pas de colonne { $column } : le plateau en a { $columns }.
refuse-column-full = La colonne { $column } est pleine.
refuse-no-blocker-due = Il n’y a pas de bloqueur à lâcher maintenant.
end-four = { $side ->
    [first] { -orange } a aligné quatre jetons.
   *[second] { -blue } a aligné quatre jetons.
}
end-full = Le plateau est plein et personne n’a aligné quatre jetons.

# Pourquoi une suggestion est bonne

# De quoi parlent les problèmes
puzzle-idea-win-in = Deux menaces jouables tout de suite ne peuvent pas être parées toutes les deux.
puzzle-idea-only-win = Calcule qui devra jouer sous une menace : un seul coup te garde l’avantage.
puzzle-idea-save = Cherche la case dont les deux camps ont besoin, et ce que permet le coup juste au-dessus.
puzzle-idea-prevent = Une seule case empêche les quatre alignés sans en permettre d’autres.

# Raisons d’un coup, sans point
reason-allows = { $other ->
    [first] { -orange } peut alors aligner quatre jetons dans la colonne { $move }
   *[second] { -blue } peut alors aligner quatre jetons dans la colonne { $move }
}
reason-stops = { $other ->
    [first] Empêche { -orange } d’aligner quatre jetons dans la colonne { $move }
   *[second] Empêche { -blue } d’aligner quatre jetons dans la colonne { $move }
}
reason-threatens = Menace d’aligner quatre jetons dans la colonne { $move }
reason-two-threats = Crée deux menaces à la fois, dans les colonnes { $first } et { $second }
reason-later-threat = { $row ->
    [odd] Crée une menace durable sur une rangée impaire de la colonne { $column }
   *[even] Crée une menace durable sur une rangée paire de la colonne { $column }
}
reason-spends-threat = Abandonne la menace dans la colonne { $column }
reason-builds = { $count ->
    [pair] Deux alignés, avec de la place pour quatre
   *[three] Trois alignés, avec de la place pour quatre
}
reason-breaks = { $other ->
    [first] { $count ->
        [pair] Bloque deux jetons alignés { -de-orange }
       *[three] Bloque trois jetons alignés { -de-orange }
    }
   *[second] { $count ->
        [pair] Bloque deux jetons alignés { -de-blue }
       *[three] Bloque trois jetons alignés { -de-blue }
    }
}
reason-middle = Occupe la colonne du milieu
