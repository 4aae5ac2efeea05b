name = Bridg-It
tagline = Jette des ponts d’une rive à l’autre avant que l’adversaire te barre la route

option-size = Taille
option-rows = Rangées
option-columns = Colonnes
option-starter = Camp qui commence
option-starter-vertical = { -orange } (de haut en bas)
option-starter-horizontal = { -blue } (de gauche à droite)
option-walls = Murs
special-walls = ✕ est un mur : personne n’y construit, et la nulle est possible.
set-up-neutral = Mur
option-vertical = Ponts { -de-orange } au départ
option-horizontal = Ponts { -de-blue } au départ
handicap = { $count ->
    [one] { $name } a un pont de moins à construire : assez pour gagner même si { $other } commence.
   *[other] { $name } a { $count } ponts de moins à construire : assez pour gagner même si { $other } commence.
}

prompt-build = { $side ->
    [first] { -orange } : construis un pont pour relier le haut et le bas.
   *[second] { -blue } : construis un pont pour relier la gauche et la droite.
}
move-build = { $side ->
    [first] { -orange } construit en { $cell }
   *[second] { -blue } construit en { $cell }
}
advice-build = Construis en { $cell }

label-free = { $cell }, libre
label-upright = { $owner ->
    [first] { $cell }, pont { -orange-m }, vertical
   *[second] { $cell }, pont { -blue-m }, vertical
}
label-flat = { $owner ->
    [first] { $cell }, pont { -orange-m }, horizontal
   *[second] { $cell }, pont { -blue-m }, horizontal
}
label-wall = { $cell }, mur
label-pier = { $owner ->
    [first] { $cell }, pilier { -orange-m }
   *[second] { $cell }, pilier { -blue-m }
}
label-frame = { $cell }, cadre

refuse-taken = { $owner ->
    [first] Il y a déjà un pont { -orange-m } en { $cell }.
   *[second] Il y a déjà un pont { -blue-m } en { $cell }.
}
refuse-wall = Il y a un mur en { $cell }.
refuse-pier = { $owner ->
    [first] { $cell } est un pilier { -orange-m }. Construis tes ponts entre les piliers.
   *[second] { $cell } est un pilier { -blue-m }. Construis tes ponts entre les piliers.
}
refuse-frame = { $cell } fait partie du cadre. Tu ne peux pas y construire.
refuse-outside = { $cell } n’est pas sur ce plateau : ses colonnes vont de a à { $column }, ses rangées de 1 à { $row }.

end-joined = { $side ->
    [first] { -orange } a relié le haut et le bas.
   *[second] { -blue } a relié la gauche et la droite.
}
end-full = Le plateau est plein, et personne n’a de chaîne.

page-1-title = But du jeu
page-1-body =
    Deux réseaux de piliers se dressent dans la même eau. { -orange } veut une chaîne de ponts de la rive du haut à celle du bas. { -blue } en veut une de la rive de gauche à celle de droite. Les ponts ne se croisent jamais : un seul des deux peut y arriver.

    Le premier à relier ses deux rives gagne. Ta chaîne peut serpenter comme tu veux.
page-1-diagram-1 = { -orange } a relié le haut et le bas.

page-2-title = Construire
page-2-body =
    On joue à tour de rôle, et { -orange } commence, sauf si tu choisis autre chose. À ton tour, tu construis un pont sur une case libre. Il relie les deux piliers de ta couleur qui touchent cette case. Sur certaines cases ton pont est vertical, sur les autres il est horizontal. Celui de ton adversaire y serait dans l’autre sens.

    Les ponts restent où ils sont. On ne les déplace pas, on ne les prend pas, et tu ne peux pas passer.

    Une case porte le nom de sa colonne, comptée depuis la gauche, et de sa rangée, comptée depuis le bas.
page-2-diagram-1 = { -orange } a construit un pont vertical en d4 et un horizontal en e5, { -blue } un vertical en c3.

page-3-title = La fin
page-3-body =
    Tous tes piliers posés le long de ta rive la touchent déjà : ta chaîne peut partir de n’importe lequel.

    Un plateau plein a toujours un gagnant et un seul. Si { -orange } n’a pas de chaîne de haut en bas, c’est qu’une chaîne { -de-blue } lui barre la route, et inversement. Il n’y a donc pas de nulle, sauf s’il y a des murs.

    Tu ne peux construire ni sur les piliers, ni sur le cadre autour du plateau, ni sur une case qui porte déjà un pont ou un mur.
page-3-diagram-1 = { -blue } a relié la gauche et la droite.

page-4-title = Plateaux, handicaps et problèmes
page-4-body =
    Les plateaux carrés vont de 5 sur 5 à 19 sur 19, piliers et cases compris. La taille habituelle est 13. Sur tous, celui qui commence peut forcer la victoire.

    S’il y a plus de rangées que de colonnes, ou l’inverse, le camp qui a le chemin le plus court est avantagé, et peut gagner même en jouant en second. C’est un bon handicap pour le joueur le plus fort.

    Les murs sont des cases que personne ne peut utiliser, et une partie peut commencer avec des ponts déjà construits : de quoi composer des problèmes. Avec des murs, un plateau plein peut donner une nulle. Si la position de départ est déjà décidée, la partie se termine aussitôt.
page-4-diagram-1 = 13 rangées et 11 colonnes : { -orange } a besoin d’au moins six ponts, { -blue } de cinq seulement.
page-4-diagram-2 = Une nulle : des murs barrent la route aux deux camps, et le plateau est plein.

page-5-title = La stratégie des paires
page-5-body =
    Oliver Gross a trouvé comment gagner à tous les coups quand on commence, et c’est facile à retenir. Tu joues { -orange } sur un plateau carré. Commence dans le coin en haut à gauche. Dès lors, chaque pilier { -blue-m } qui n’est pas sur une rive surveille deux des cases qui l’entourent, si bien que chaque case libre dépend d’un seul pilier. Chaque fois que { -blue } prend une case d’une paire, tu prends l’autre.

    Lesquelles ? Pars du deuxième pilier { -blue-m } de la deuxième rangée { -blue-f } et descends vers la droite de pilier en pilier : les piliers de cette diagonale surveillent à gauche et à droite. Tous ceux qui sont à sa droite surveillent à droite et en bas. Tous ceux qui sont à sa gauche surveillent à gauche et en haut.

    Pourquoi ça marche ? Imagine une chaîne { -blue-f } et suis-la de gauche à droite. Son premier pont est surveillé par le pilier où il mène, son dernier par celui d’où il vient. Quelque part entre les deux, la chaîne arrive donc à un pilier par l’une de ses deux cases et en repart par l’autre. Mais { -blue } n’obtient jamais les deux.
page-5-diagram-1 = { -orange } a commencé en b6, puis répondu à f6 par e5, à b4 par d4 et à d2 par f2. De d6 et c5, { -orange } en aura une ; de f4 et e3 aussi : cela suffit.
page-5-diagram-2 = { -orange } a commencé en b6. Les paires : b4 et d4 (1), d2 et f2 (2), d6 et c5 (3), f6 et e5 (4), f4 et e3 (5), b2 et c3 (6). Les piliers c4 et e2 sont sur la diagonale.
page-5-diagram-3 = La chaîne { -de-blue } est venue par c4, c2, e2 et e4 jusqu’en e6. Chaque fois, { -orange } a pris l’autre case de la paire : d4, b2, f2, f4, et f6 lui a donné la victoire.

page-6-title = À quoi faire attention
page-6-body =
    Chaque pont fait deux choses : il te fait avancer et il prend une case à ton adversaire. Cherche les cases qui font bien les deux.

    Garde deux chemins ouverts. Si deux ponts différents peuvent combler un vide, ton adversaire ne peut en empêcher qu’un, et tu construis l’autre.

    Pour arrêter une chaîne, cherche une case dont tous ses chemins ont besoin. Et compte : combien de ponts faut-il encore, au minimum, à chaque camp ?
page-6-diagram-1 = { -orange } peut gagner en c3 (1) ou en e3 (2). { -blue } ne peut prendre qu’une des deux cases.

page-7-title = Pour les experts
page-7-body =
    Bridg-It est un « jeu de Shannon » : dans un réseau de routes, un joueur en met à l’abri et l’autre en détruit. Dans le réseau { -de-orange }, les points sont les piliers { -orange-mp } et les routes sont les cases. Chaque pont { -de-orange } met une route à l’abri, chaque pont { -de-blue } en détruit une. { -blue } a aussi son réseau.

    Rien ne peut t’arrêter si ton réseau contient deux arbres, sans case libre en commun, qui atteignent l’un et l’autre les deux rives et les mêmes piliers. Si ton adversaire détruit une route d’un arbre, une route de l’autre la remplace. Ça marche même si c’est à ton adversaire de jouer.
page-7-diagram-1 = { -orange } a commencé en b4. Avec ce pont, d4 et b2 (1) forment un arbre, c3 et d2 (2) un autre.

computer-title = Comment l’ordinateur réfléchit
computer-body =
    Bridg-It est résolu sur tous les plateaux. Imagine les piliers { -orange-mp } comme des points et les cases libres comme des routes possibles entre eux. { -orange } est à l’abri quand deux arbres de routes, sans route en commun, atteignent les mêmes points et les deux rives, et seulement alors : quelle que soit la route que { -blue } détruit, un arbre se brise et une route de l’autre le répare. Alfred Lehman l’a démontré. L’ordinateur compte des cailloux sur les points pour voir si de tels arbres existent, et sait en quelques millionièmes de seconde qui gagne et par quels coups. L’analyse te dessine les deux arbres.

    Au niveau le plus haut, il ne gâche jamais une partie gagnée. Parmi les coups qui gagnent, il choisit le plus rapide, et dans une position perdue, celui qui te laisse le moins de bonnes réponses.

    Aux autres niveaux, il joue d’expérience : il remplit le plateau au hasard des milliers et des milliers de fois et préfère les cases dont le propriétaire a gagné le plus souvent. De temps en temps, il consulte la solution, d’autant plus souvent que le niveau est haut.

# La leçon
lesson-bridge = Relie le haut et le bas pour gagner, par des ponts entre piliers { -orange-mp }.
lesson-bridge-task = Touche n’importe quelle case entre des piliers.
lesson-bridge-done = Il relie deux de tes piliers, et { -blue } ne peut plus le couper.
lesson-shores = Une chaîne de la rive du haut à celle du bas gagne.
lesson-shores-task = Il manque un pont. Construis-le.
lesson-shores-done = D’une rive à l’autre ! { -blue } tente la même chose de gauche à droite.
lesson-shores-wrong = Ça ne complète pas ta chaîne. Prolonge les ponts que tu as.
lesson-wind = Ta chaîne peut serpenter à volonté.
lesson-wind-task = Tout droit, c’est bouché. Relie tes deux morceaux par le côté.
lesson-wind-done = Un pont horizontal compte autant qu’un pont vertical.
lesson-wind-wrong = Tes deux morceaux sont encore séparés. Ils peuvent se rejoindre au milieu, vers le bas.
lesson-cut = Là où tu construis, ton adversaire ne peut plus.
lesson-cut-task = Il manque un pont à { -blue } sur la droite. Prends cette case.
lesson-cut-done = Coupé ! Les ponts ne se croisent jamais.
lesson-cut-wrong = { -blue } construit le dernier pont et relie ses deux rives.
lesson-two = Si tu as deux façons de gagner, ton adversaire ne peut pas couper les deux.
lesson-two-task = Descends de façon que deux ponts différents puissent gagner au coup suivant.
lesson-two-done = { -blue } ne peut en couper qu’une, et vient de le faire.
lesson-two-wrong = { -blue } a le temps de couper ça. Descends depuis ton pont du haut.
lesson-mend = Garde donc toujours un second chemin.
lesson-mend-task = { -blue } t’a coupé la route à gauche. Prends l’autre chemin.
lesson-mend-done = Tout le secret est là : toujours garder deux chemins ouverts.
lesson-mend-wrong = Le second chemin mène à droite, vers ton pont du bas.
lesson-pair = Les cases vont par paires : si { -blue } prend l’une, tu prends l’autre.
lesson-pair-task = { -blue } a pris une case de la paire encadrée. Prends l’autre.
lesson-pair-done = Réponds toujours ainsi, et { -blue } ne passera pas. Les règles montrent toutes les paires.
lesson-pair-wrong = Ce n’est pas l’autre case. Elle est à droite du pont { -blue-m } le plus bas.
lesson-race = Sans murs, pas de nulle : à la fin, une seule case décide pour les deux.
lesson-race-task = Il te manque un pont, à { -blue } aussi, sur la même case. Prends-la.
lesson-race-done = D’un seul pont, tu as relié tes rives et coupé { -blue }. À toi de jouer !
lesson-race-wrong = Maintenant { -blue } prend la case qu’il vous fallait à tous les deux, et gagne.

# Pourquoi une suggestion est bonne
# De quoi parlent les problèmes
puzzle-idea-win-in = Le plus court chemin est celui que tu peux réparer des deux côtés.
puzzle-idea-only-win = Deux chemins sans pont commun ne se coupent pas à la fois : si l’un est coupé, prends l’autre.
puzzle-idea-save = Avec ces murs, deux chemins arrêtent ton adversaire : si l’un est coupé, prends l’autre.
puzzle-idea-prevent = Construis là où se rejoignent les deux chemins de ton adversaire.
chapter-first-bridges = Huit traversées

# Raisons d’un coup, sans point
reason-allows = { $other ->
    [first] { -orange } peut alors gagner avec { $cell }
   *[second] { -blue } peut alors gagner avec { $cell }
}
reason-stops = { $other ->
    [first] Empêche { -orange } de gagner avec { $cell }
   *[second] Empêche { -blue } de gagner avec { $cell }
}
reason-threatens = Menace de gagner avec { $cell }
reason-two-trees = { $other ->
    [first] Garde deux chemins séparés : { -orange } ne peut pas couper les deux
   *[second] Garde deux chemins séparés : { -blue } ne peut pas couper les deux
}
reason-joins-groups = Relie deux groupes de ponts
reason-joins-shore = { $edge ->
    [top] Rejoint la rive du haut
    [bottom] Rejoint la rive du bas
    [left] Rejoint la rive de gauche
   *[right] Rejoint la rive de droite
}
reason-lengthens = { $side ->
    [first] Allonge la chaîne à { $count } rangées sur { $all }
   *[second] Allonge la chaîne à { $count } colonnes sur { $all }
}
reason-cuts = { $other ->
    [first] Il faut alors { $to } ponts à { -orange } au lieu de { $from }
   *[second] Il faut alors { $to } ponts à { -blue } au lieu de { $from }
}
reason-shortens = { $left ->
    [one] Encore { $left } pont à construire
   *[other] Encore { $left } ponts à construire
}
