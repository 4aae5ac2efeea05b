name = Lines of Action
tagline = Réunis tous tes pions ; les lignes décident jusqu’où ils vont

option-size = Taille
option-movement = Déplacement
option-movement-leaping = Saut : par-dessus l’adversaire, jamais par-dessus les siens
option-movement-classic = Classique (le jeu de Soucie) : par-dessus les siens, jamais par-dessus l’adversaire
option-both-connected = Si un coup réunit les deux camps
option-both-connected-mover = Celui qui a joué gagne
option-both-connected-draw = Nulle
handicap = { $name } a { $count } pions de moins à réunir.

prompt-pick = { $side ->
    [first] { -orange } : choisis un pion. Réunis tous tes pions pour gagner.
   *[second] { -blue } : choisis un pion. Réunis tous tes pions pour gagner.
}
prompt-go = { $side ->
    [first] { -orange } : où va le pion en { $square } ?
   *[second] { -blue } : où va le pion en { $square } ?
}
prompt-pass = { $side ->
    [first] { -orange } n’a aucun coup et doit passer.
   *[second] { -blue } n’a aucun coup et doit passer.
}
operation-pass = Passer

move-quiet = { $side ->
    [first] { -orange } va de { $from } à { $to }
   *[second] { -blue } va de { $from } à { $to }
}
move-capture = { $side ->
    [first] { -orange } prend en { $to }, depuis { $from }
   *[second] { -blue } prend en { $to }, depuis { $from }
}
move-pass = { $side ->
    [first] { -orange } passe
   *[second] { -blue } passe
}
advice-quiet = Va de { $from } à { $to }
advice-capture = Prends en { $to }, depuis { $from }
advice-pass = Passe

label-free = { $square }, libre
label-piece = { $side ->
    [first] { $square }, pion { -orange-m }
   *[second] { $square }, pion { -blue-m }
}

refuse-empty = Il n’y a pas de pion en { $square }.
refuse-enemy = { $side ->
    [first] Le pion en { $square } est { -blue-m }, et c’est à { -orange } de jouer.
   *[second] Le pion en { $square } est { -orange-m }, et c’est à { -blue } de jouer.
}
refuse-stuck = Le pion en { $square } ne peut pas bouger.
refuse-must-pass = { $side ->
    [first] { -orange } n’a aucun coup et doit passer.
   *[second] { -blue } n’a aucun coup et doit passer.
}
refuse-pass = Tu ne peux passer que si tu n’as aucun coup.
refuse-no-line = Aucune rangée, colonne ou diagonale ne mène de { $from } à { $to }.
refuse-distance = { $count ->
    [one] Cette ligne compte 1 pion : le pion avance d’exactement 1 case, et non de { $steps }.
   *[other] Cette ligne compte { $count } pions : le pion avance d’exactement { $count } cases, et non de { $steps }.
}
refuse-own = Il y a un de tes pions en { $square }.
refuse-past-own = Ton propre pion en { $square } barre le passage.
refuse-past-enemy = Le pion adverse en { $square } barre le passage.
refuse-no-capture = Il n’y a pas de pion à prendre en { $square }.
refuse-off-board = Il n’y a pas de case { $square } sur un plateau de { $size } sur { $size }.

end-connected = { $side ->
    [first] Tous les pions { -orange-mp } sont réunis.
   *[second] Tous les pions { -blue-mp } sont réunis.
}
end-gave-away = { $side ->
    [first] La prise { -de-blue } a réuni tous les pions { -orange-mp }.
   *[second] La prise { -de-orange } a réuni tous les pions { -blue-mp }.
}
end-both-connected = Un même coup a réuni les pions des deux camps.
end-no-moves = Aucun des deux camps ne peut jouer.
end-no-pieces = L’un des camps n’a aucun pion.

page-1-title = But du jeu
page-1-body =
    Réunis tous tes pions en un seul groupe pour gagner. Des pions sont réunis quand ils se touchent : dans une rangée, dans une colonne ou coin contre coin.

    { -orange } commence, avec ses pions le long des bords du haut et du bas. Ceux { -de-blue } sont à gauche et à droite. Les coins sont vides au départ.
page-1-diagram-1 = Le départ : { -orange } en haut et en bas, { -blue } à gauche et à droite.
page-1-diagram-2 = { -blue } a gagné : tous les pions { -blue-mp } sont réunis en un seul groupe.
page-2-title = Se déplacer
page-2-body =
    Un pion se déplace en ligne droite : dans sa rangée, sa colonne ou l’une de ses deux diagonales.

    Tu ne choisis pas la distance. Compte tous les pions de toute cette ligne, des deux couleurs et de part et d’autre du pion, lui compris : il avance d’exactement autant de cases.

    Un pion peut sauter par-dessus les pions adverses. Il ne peut jamais sauter par-dessus un pion de sa couleur, ni s’arrêter dessus.

    C’est la variante Saut. Dans la Classique, le jeu publié par Claude Soucie, c’est l’inverse : par-dessus les siens, jamais par-dessus l’adversaire.
page-2-diagram-1 = { -orange } est allé de c8 à c6 : il y avait deux pions dans la colonne c, donc deux cases.
page-3-title = Prendre
page-3-body =
    Un pion qui s’arrête sur un pion adverse le prend. Tu n’es pas obligé de prendre, et souvent mieux vaut t’en passer : chaque pion que perd ton adversaire lui en fait un de moins à réunir.
page-3-diagram-1 = { -blue } a pris en d1, depuis a4 : il y avait trois pions sur la diagonale, donc trois cases, par-dessus le pion { -de-orange } en b3.
page-4-title = Gagner, ou offrir la victoire
page-4-body =
    La partie se termine au premier coup après lequel un camp est réuni.

    Si tes propres pions sont réunis après ton coup, tu gagnes, même si ta prise réunit aussi ceux de ton adversaire. (Une option en fait une nulle.)

    Si ta prise ne réunit que les pions de ton adversaire, c’est lui qui gagne. Un pion seul compte comme réuni : celui qui ne laisse qu’un pion à l’adversaire perd, à moins que ce coup ne réunisse aussi ses propres pions.
page-4-diagram-1 = { -blue } a pris en b5, et les pions qui restent à { -orange } sont réunis : { -orange } a gagné.
page-4-diagram-2 = La prise { -de-orange } en a4 a réuni les deux camps : comme { -orange } a joué ce coup, { -orange } a gagné.
page-4-diagram-3 = { -orange } a pris en c2 et n’a laissé qu’un pion à { -blue } : { -blue } a gagné.
page-5-title = Passer, et les nulles
page-5-body =
    Si tu n’as aucun coup, tu dois passer ; si tu en as un, tu dois jouer. Si aucun des deux camps ne peut jouer, la partie est nulle.

    Elle est nulle aussi quand la même position apparaît trois fois avec le même camp à jouer.
page-5-diagram-1 = { -blue } n’a aucun coup : chaque pion sortirait du plateau ou est bloqué par son propre camp. { -blue } doit passer.
page-6-title = Variantes
page-6-body =
    Les plateaux ont de 5 à 12 rangées. Plus le plateau est petit, plus la partie est vive et folle.

    Saut, le jeu de cette app : un pion passe par-dessus l’adversaire, jamais par-dessus les siens. Classique, le jeu de Soucie : un pion passe par-dessus les siens, jamais par-dessus l’adversaire. Tout le reste est pareil.
page-6-diagram-1 = Le plus petit plateau.
page-6-diagram-2 = Classique : { -orange } est allé de b1 à h1, six cases, par-dessus cinq de ses pions.
page-7-title = À quoi faire attention
page-7-body =
    Rassemble tes pions au milieu du plateau. De là, un pion peut partir dans huit directions, d’un bord dans cinq, d’un coin dans trois.

    Avant chaque coup, repère les pions que ton adversaire doit encore réunir aux autres. L’un d’eux peut-il les rejoindre au prochain coup ? Alors change le compte de sa ligne : amène un pion sur cette ligne, ou fais-en sortir un.

    Prends pour rapprocher ton pion des autres, ou pour casser le groupe de ton adversaire. Sinon, ne prends pas : moins il y a de pions, plus ils sont faciles à réunir.
page-7-diagram-1 = { -orange } est allé en c6. Il y a maintenant trois pions dans la rangée 6 : le pion { -de-blue } en a6 y va donc en d6, et non plus en c6.
page-8-title = Pour les experts
page-8-body =
    Compte combien de coups il faut à chaque camp pour réunir ses pions si personne ne le gêne. S’il t’en faut moins, réunis les tiens. Sinon, retiens ton adversaire. Et garde des pions mobiles : s’il te reste peu de coups possibles, tu devras peut-être casser ton propre groupe.

    Un coup change le compte de six lignes au plus : trois que le pion quitte et trois qu’il rejoint. La ligne qu’il suit garde le même compte, sauf s’il prend. En Saut, où tu ne peux pas barrer le passage aux pions adverses, c’est ta meilleure défense.

    En Classique, tes pions barrent aussi le passage. Deux ou trois côte à côte forment un mur que les pions adverses ne peuvent pas franchir. Les pions au bord sont les plus faciles à enfermer.

    Un coup se note par ses deux cases, comme c8-c6. Une prise s’écrit avec un x, comme a4xd1.
page-8-diagram-1 = Classique : { -orange } est allé en c6. Le pion { -de-blue } en a6 devrait avancer de trois cases dans la rangée 6, par-dessus c6 : il ne peut donc pas bouger dans cette rangée.
computer-title = Comment l’ordinateur réfléchit
computer-body =
    Il examine beaucoup de suites de coups, surtout les plus prometteuses. Il juge la position au bout d’une suite à la distance entre les pions de chaque camp et au nombre de groupes qu’ils forment. Quand une suite est gagnée ou perdue de façon forcée, il le sait avec certitude et le dit.

    Les niveaux plus forts examinent plus de suites. Les plus faibles choisissent parfois entre plusieurs bons coups, mais aucun ne rate une victoire en un coup.

# La leçon
lesson-count = Réunis tes pions. Chacun avance d’autant de cases qu’il y en a sur sa ligne.
lesson-count-task = Il y a deux pions dans cette colonne, donc tu avances de deux cases. Essaie.
lesson-count-done = Les deux couleurs comptent, et le pion que tu joues aussi.
lesson-count-wrong = C’est permis, mais pas celui-là. Joue ton pion en c8 ou c1 dans sa colonne.
lesson-slant = Les rangées et les diagonales sont des lignes aussi.
lesson-slant-task = Il y a deux pions sur cette diagonale. Avance le tien de deux cases dessus.
lesson-slant-done = Chaque pion a jusqu’à quatre lignes, chacune avec son compte.
lesson-slant-wrong = Joue ton pion en c8, et descends vers la droite.
lesson-slant-column = C’était sa colonne. Sa diagonale descend vers la droite.
lesson-leap = Tu peux sauter les pions adverses, jamais les tiens.
lesson-leap-task = Trois pions, trois cases : saute par-dessus { -blue } depuis le haut.
lesson-leap-done = Par-dessus { -blue } ! (En Classique, tu sautes plutôt par-dessus tes propres pions.)
lesson-leap-wrong = Joue ton pion en c6, et descends tout droit.
lesson-take = Arrête-toi sur un pion adverse pour le prendre.
lesson-take-task = Quatre de tes pions peuvent en prendre un. Choisis.
lesson-take-done = Pris ! Mais avec moins de pions, ton adversaire en a moins à réunir.
lesson-take-wrong = Tes pions en c1, c8, f1 et f8 peuvent prendre, en diagonale.
lesson-join = Réunis tous tes pions, et tu gagnes. Les coins se touchent aussi.
lesson-join-task = Un de tes pions est tout seul. Réunis-le aux autres.
lesson-join-done = Tous réunis ! Côte à côte ou coin contre coin, les deux comptent.
lesson-join-wrong = Joue ton pion en e6 le long de sa diagonale. Comptes-en les pions.
lesson-stop = Change le compte d’une ligne, et tu changes les coups possibles dessus.
lesson-stop-task = Le dernier pion { -de-blue } est dans la rangée 4 et veut avancer de deux cases. Empêche-le.
lesson-stop-done = Bien joué. Tu as quitté la ligne, ou pris le pion qu’il voulait rejoindre.
lesson-stop-wrong = { -blue } réunit quand même tous ses pions et gagne.
lesson-gift = Ne prends pas le pion que ton adversaire n’arrive pas à réunir : ça l’aide.
lesson-gift-task = { -blue } est réuni à un pion près. Joue ce que tu veux, sauf prendre celui-là.
lesson-gift-done = Voilà. Regarde à deux fois avant de prendre. Tu connais toutes les règles.
lesson-gift-wrong = Tous les pions qui restent à { -blue } sont réunis : { -blue } a gagné.

# Pourquoi une suggestion est bonne
# De quoi parlent les problèmes
puzzle-idea-win-in = Après un seul coup, tes derniers pions peuvent se réunir de plusieurs façons.
puzzle-idea-only-win = Un seul coup garde tes pions assez proches pour se réunir.
puzzle-idea-save = Un seul coup garde les pions de ton adversaire séparés.
puzzle-idea-prevent = Une prise peut l’empêcher, ou un autre nombre de pions sur la ligne.

# Raisons d’un coup, sans point
reason-allows = { $other ->
    [first] { -orange } peut alors tout réunir avec { $move }
   *[second] { -blue } peut alors tout réunir avec { $move }
}
reason-stops = { $other ->
    [first] Empêche { -orange } de tout réunir avec { $move }
   *[second] Empêche { -blue } de tout réunir avec { $move }
}
reason-threatens = Menace de tout réunir avec { $move }
reason-connects = Réunit { $count } pions sur { $all }
reason-joins-last = Ne laisse aucun pion seul
reason-fewer-groups = { $count ->
    [one] Ne laisse que { $count } groupe
   *[other] Ne laisse que { $count } groupes à réunir
}
reason-splits = { $other ->
    [first] Sépare les pions { -de-orange } en { $count } groupes
   *[second] Sépare les pions { -de-blue } en { $count } groupes
}
reason-captures = Prend le pion en { $to }
reason-isolates = { $other ->
    [first] Isole le pion { -de-orange } en { $square }
   *[second] Isole le pion { -de-blue } en { $square }
}
reason-takes-moves = { $other ->
    [first] { $count ->
        [one] Prive { -orange } d’un coup possible
       *[other] Prive { -orange } de { $count } coups possibles
    }
   *[second] { $count ->
        [one] Prive { -blue } d’un coup possible
       *[other] Prive { -blue } de { $count } coups possibles
    }
}
reason-nearer = Rapproche un pion des autres
