name = Lines of Action
tagline = Réunis tous tes pions ; les lignes disent jusqu’où ils vont

option-size = Taille
option-movement = Déplacement
option-movement-leaping = Saut : par-dessus l’adversaire
option-movement-classic = Classique : par-dessus les siens
option-both-connected = Deux camps réunis d’un même coup
option-both-connected-mover = Qui a joué gagne
option-both-connected-draw = Nulle

prompt-pick = { $side ->
    [first] { -orange } : choisis un pion.
   *[second] { -blue } : choisis un pion.
}
prompt-go = { $side ->
    [first] { -orange } : où va { $square } ?
   *[second] { -blue } : où va { $square } ?
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
refuse-pass = Seul un camp qui n’a aucun coup peut passer.
refuse-no-line = Aucune rangée, colonne ou diagonale ne mène de { $from } à { $to }.
refuse-distance = { $count ->
    [one] Cette ligne compte 1 pion : le pion avance d’exactement 1 case, et non de { $steps }.
   *[other] Cette ligne compte { $count } pions : le pion avance d’exactement { $count } cases, et non de { $steps }.
}
refuse-own = Ton propre pion est en { $square }.
refuse-past-own = Ton propre pion en { $square } barre le passage.
refuse-past-enemy = Le pion adverse en { $square } barre le passage.
refuse-no-capture = Il n’y a pas de pion adverse à prendre en { $square }.
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

page-1-title = But du jeu
page-1-body =
    Le premier camp dont tous les pions forment un seul groupe gagne. Les pions se tiennent quand ils sont voisins : dans une rangée, dans une colonne ou coin contre coin.

    { -orange } commence, avec ses pions le long des bords du haut et du bas ; ceux { -de-blue } sont à gauche et à droite. Les coins restent vides.
page-1-diagram-1 = Le départ : { -orange } en haut et en bas, { -blue } à gauche et à droite.
page-1-diagram-2 = { -blue } a gagné : chaque pion { -blue-m } en touche un autre, et tous ne font qu’un groupe.
page-2-title = Se déplacer
page-2-body =
    Un pion se déplace en ligne droite : dans sa rangée, sa colonne ou l’une de ses deux diagonales.

    La distance, tu ne la choisis pas. Compte tous les pions de toute cette ligne, des deux couleurs et de part et d’autre du pion, lui compris : il avance d’exactement autant de cases.

    Un pion peut sauter par-dessus les pions adverses. Il ne peut ni sauter un pion de sa couleur, ni s’arrêter dessus.
page-2-diagram-1 = { -orange } est allé de c8 à c6 : la colonne c comptait deux pions, donc deux cases.
page-3-title = Prendre
page-3-body =
    Un pion qui s’arrête sur un pion adverse le retire du plateau. Tu n’as pas à prendre, et souvent mieux vaut t’en passer : chaque pion que perd l’adversaire lui en fait un de moins à réunir.
page-3-diagram-1 = { -blue } a pris de a4 à d1 : la diagonale comptait trois pions, donc trois cases, et le pion { -orange-m } en b3 a été sauté.
page-4-title = Gagner, ou offrir la victoire
page-4-body =
    La partie se termine au premier coup après lequel un camp est réuni.

    Si c’est le camp qui a joué, il a gagné, même si sa prise réunit aussi l’autre camp. (Une option en fait une nulle.)

    Si une prise ne réunit que l’adversaire, c’est l’adversaire qui gagne. Un pion seul compte comme réuni : qui prend l’avant-dernier pion a perdu, à moins que ce coup ne réunisse ses propres pions.
page-4-diagram-1 = { -blue } a pris en b5, et les pions qui restent à { -orange } forment un groupe : { -orange } a gagné.
page-4-diagram-2 = La prise { -de-orange } en a4 a réuni les deux camps : comme { -orange } a joué ce coup, { -orange } a gagné.
page-4-diagram-3 = { -orange } a pris en c2 et n’a laissé qu’un pion à { -blue } : { -blue } a gagné.
page-5-title = Passer, et les nulles
page-5-body =
    Un camp qui n’a aucun coup doit passer ; un camp qui en a un doit jouer. Si aucun des deux ne peut jouer, la partie est nulle.

    Elle est nulle aussi quand la même position, avec le même camp à jouer, apparaît pour la troisième fois.
page-5-diagram-1 = { -blue } n’a aucun coup : chaque pion sortirait du plateau ou se heurte à son propre camp. { -blue } doit passer.
page-6-title = Variantes
page-6-body =
    Les plateaux ont de 5 à 12 rangées. Plus le plateau est petit, plus la partie est vive et folle.

    Le déplacement classique inverse le saut : un pion peut passer par-dessus son propre camp, mais pas par-dessus l’adversaire. Tout le reste est pareil.
page-6-diagram-1 = Le plus petit plateau.
page-6-diagram-2 = Déplacement classique : { -orange } est allé de b1 à h1, six cases, par-dessus cinq de ses pions.
page-7-title = Comment l’ordinateur réfléchit
page-7-body =
    Il examine beaucoup de suites de coups, et davantage celles qui promettent davantage. La position au bout d’une suite se juge à la distance entre les pions de chaque camp et au nombre de groupes qu’ils forment. Là où une suite est gagnée ou perdue de façon forcée, il le sait avec certitude et le dit.

    Les niveaux plus forts examinent plus de suites. Les plus faibles choisissent parfois entre plusieurs bons coups, mais aucun ne rate un gain en un coup.

# La leçon
lesson-count = Compte les pions de la ligne : tu avances d’exactement autant.
lesson-count-task = Deux pions sont dans cette colonne : avance l’un d’eux de deux cases.
lesson-count-done = Les deux couleurs comptent, et le pion qui part aussi.
lesson-count-wrong = C’est un coup aussi. Choisis un pion du cadre et reste dans sa colonne.
lesson-slant = Les rangées et les diagonales sont des lignes aussi.
lesson-slant-task = Deux pions sur cette diagonale. Avance-y le tien de deux cases.
lesson-slant-done = Chaque pion a jusqu’à quatre lignes, chacune avec son compte.
lesson-slant-wrong = Choisis ton pion éclairé, et descends vers la droite.
lesson-slant-column = C’était sa colonne. Sa diagonale descend vers la droite.
lesson-leap = Tu peux sauter par-dessus l’autre camp, jamais par-dessus le tien.
lesson-leap-task = Trois pions, trois cases : saute par-dessus { -blue } depuis le haut.
lesson-leap-done = Par-dessus { -blue }, et plus loin. Un pion à toi aurait barré le passage.
lesson-leap-wrong = Choisis ton pion éclairé du haut et descends tout droit.
lesson-take = S’arrêter sur un pion de l’autre camp, c’est le prendre.
lesson-take-task = Quatre de tes pions peuvent en prendre un. Choisis.
lesson-take-done = Pris. Mais un camp qui a moins de pions en a moins à réunir.
lesson-take-wrong = Tes pions éclairés peuvent prendre, en diagonale.
lesson-join = Tous tes pions en un groupe : c’est gagné. Les coins se touchent aussi.
lesson-join-task = Un de tes pions est à l’écart. Ramène-le.
lesson-join-done = Tous ensemble. Côte à côte ou coin contre coin, les deux comptent.
lesson-join-wrong = Le pion de droite est encore seul. Compte sa diagonale.
lesson-stop = Change le compte d’une ligne, et ses coups changent.
lesson-stop-task = Le dernier pion { -de-blue } est dans la rangée 4 et avancerait de deux cases. Déjoue ça.
lesson-stop-done = Déjoué. Tu as quitté la ligne, ou pris le pion qu’il voulait rejoindre.
lesson-stop-wrong = Deux dans sa rangée, deux cases : { -blue } est réuni et gagne.
lesson-gift = Prendre le pion à l’écart rend service à l’autre camp.
lesson-gift-task = { -blue } est réuni à un pion près. Joue ce que tu veux, sauf prendre celui-là.
lesson-gift-done = Voilà. Regarde à deux fois avant de prendre. Maintenant tu sais tout.
lesson-gift-wrong = Tous les pions qui restent à { -blue } sont réunis : { -blue } a gagné.

# Pourquoi une suggestion est bonne
# De quoi parlent les problèmes
puzzle-idea-win-in = Joue le coup après lequel les derniers pions peuvent se réunir de plusieurs façons.
puzzle-idea-only-win = Un seul coup garde les pions assez près pour se réunir.
puzzle-idea-save = Un seul coup garde les autres séparés.
puzzle-idea-prevent = Prends le pion qui les réunit, ou mets-toi là où la ligne devient trop longue.

# Raisons d’un coup, sans point
reason-allows = { $other ->
    [first] { -orange } peut tout réunir avec { $move }
   *[second] { -blue } peut tout réunir avec { $move }
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
        [one] Enlève un coup à { -orange }
       *[other] Enlève { $count } coups à { -orange }
    }
   *[second] { $count ->
        [one] Enlève un coup à { -blue }
       *[other] Enlève { $count } coups à { -blue }
    }
}
reason-nearer = Rapproche un pion des autres
