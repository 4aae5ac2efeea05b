name = Bridg-It
tagline = Jette des ponts d’une rive à l’autre avant qu’on te barre la route

option-size = Taille
option-rows = Rangées
option-columns = Colonnes
option-starter = Commence
option-starter-vertical = { -orange } (de haut en bas)
option-starter-horizontal = { -blue } (de gauche à droite)
option-walls = Murs
option-vertical = Ponts { -de-orange } au départ
option-horizontal = Ponts { -de-blue } au départ

prompt-build = { $side ->
    [first] { -orange } : construis un pont, de haut en bas.
   *[second] { -blue } : construis un pont, de gauche à droite.
}
move-build = { $side ->
    [first] { -orange } construit en { $cell }
   *[second] { -blue } construit en { $cell }
}

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
    [first] { $cell } est un pilier { -orange-m }. Les ponts se construisent entre les piliers.
   *[second] { $cell } est un pilier { -blue-m }. Les ponts se construisent entre les piliers.
}
refuse-frame = { $cell } est sur le cadre, où personne ne peut jouer.
refuse-outside = { $cell } n’est pas sur ce plateau : ses colonnes vont de a à { $column }, ses rangées de 1 à { $row }.

end-joined = { $side ->
    [first] { -orange } a relié le haut et le bas.
   *[second] { -blue } a relié la gauche et la droite.
}
end-full = Le plateau est plein, et personne n’a de chaîne.

page-1-title = But du jeu
page-1-body =
    Deux réseaux de piliers se dressent dans la même eau. { -orange } veut une chaîne de ponts de la rive du haut à celle du bas, { -blue } de la rive de gauche à celle de droite. Un seul des deux peut y arriver, car deux ponts ne se croisent jamais.

    Le premier qui relie ses deux rives gagne. La chaîne peut serpenter à sa guise.
page-1-diagram-1 = { -orange } a relié le haut et le bas.

page-2-title = Construire
page-2-body =
    Les camps jouent à tour de rôle ; { -orange } commence, sauf si tu en décides autrement. Un coup, c’est un pont sur une case libre. Il relie les deux piliers de ta couleur qui touchent cette case : sur certaines cases ton pont est debout, sur les autres il est couché, et celui de l’adversaire irait dans l’autre sens.

    Les ponts restent où ils sont. On ne déplace rien, on ne prend rien, on ne passe pas.

    Les cases portent le nom de leur colonne, depuis la gauche, et de leur rangée, depuis le bas.
page-2-diagram-1 = { -orange } a construit un pont debout en d4 et un pont couché en e5, { -blue } un pont debout en c3.

page-3-title = La fin
page-3-body =
    Tous les piliers posés sur ta rive la touchent. La rive elle-même ne relie rien : deux chaînes qui partent toutes deux du haut ne sont pas encore reliées entre elles.

    Un plateau plein a toujours un gagnant et un seul. Si { -orange } n’a pas de chaîne de haut en bas, c’est qu’une chaîne { -blue-f } lui barre la route, et inversement. Il n’y a donc pas de nulle, sauf s’il y a des murs.

    On ne peut construire ni sur les piliers, ni sur le cadre autour du plateau, ni sur une case qui porte un pont ou un mur.
page-3-diagram-1 = { -blue } a relié la gauche et la droite.

page-4-title = Plateaux, handicaps et problèmes
page-4-body =
    Les plateaux carrés vont de 5 sur 5 à 19 sur 19 points, piliers et cases compris ; 13 est la taille habituelle. Sur tous, le camp qui commence a une partie gagnée, s’il sait comment.

    Si le nombre de rangées et de colonnes diffère, le camp qui a le chemin le plus court est avantagé, et gagne contre le meilleur jeu même s’il ne commence pas. C’est un bon handicap pour qui joue le mieux.

    Les murs sont des cases où personne ne peut jouer, et des ponts peuvent être là dès le départ : de quoi composer des problèmes. Avec des murs, un plateau plein peut donner une nulle. Un départ déjà décidé est une partie terminée.
page-4-diagram-1 = 13 rangées et 11 colonnes : { -orange } a besoin d’au moins six ponts, { -blue } de cinq seulement.
page-4-diagram-2 = Une nulle : des murs barrent la route aux deux camps, et le plateau est plein.

page-5-title = Gagner par paires
page-5-body =
    Oliver Gross a trouvé, pour qui joue en premier, une façon de gagner que tout le monde peut retenir. Tu joues { -orange } sur un plateau carré. Commence dans le coin en haut à gauche. Dès lors, chaque pilier { -blue-m } qui n’est pas sur une rive garde deux des cases qui l’entourent, si bien que chaque case libre est gardée par un seul pilier. Chaque fois que { -blue } prend l’une des deux cases, tu prends l’autre.

    Lesquelles ? Pars du deuxième pilier { -blue-m } de la deuxième rangée { -blue-f } et descends vers la droite de pilier en pilier : les piliers de cette diagonale regardent à gauche et à droite. Tous ceux qui sont à sa droite regardent à droite et en bas. Tous ceux qui sont à sa gauche regardent à gauche et en haut.

    Pourquoi ça marche ? Imagine une chaîne { -blue-f }, parcourue de gauche à droite. Son premier pont est gardé par le pilier où il mène, son dernier par celui d’où il vient. Quelque part entre les deux, elle arrive donc à un pilier par l’une de ses deux cases et en repart par l’autre. Mais { -blue } n’obtient jamais les deux.
page-5-diagram-1 = { -orange } a commencé en b6, puis répondu à f6 par e5, à b4 par d4 et à d2 par f2. De d6 et c5, il en aura une ; de f4 et e3 aussi : cela suffit.

page-6-title = Comment l’ordinateur réfléchit
page-6-body =
    Bridg-It est résolu sur tous les plateaux. Imagine les piliers { -orange-mp } comme des points et les cases libres comme des routes possibles entre eux. { -orange } est à l’abri quand deux arbres de routes, sans route en commun, atteignent les mêmes points et les deux rives, et seulement alors : quelle que soit la route que { -blue } détruit, un arbre se brise et une route de l’autre le répare. Alfred Lehman l’a démontré. L’ordinateur compte des cailloux sur les points pour voir si de tels arbres existent, et sait en quelques millionièmes de seconde qui gagne et par quels coups. L’analyse te dessine les deux arbres.

    Au niveau le plus haut, il ne gâche jamais une partie gagnée. Parmi les coups qui gagnent, il choisit celui qui mène le plus vite au but, et dans une position perdue, celui auquel tu as le moins de bonnes réponses.

    Aux autres niveaux, il joue d’expérience : il remplit le plateau au hasard des milliers et des milliers de fois et préfère les cases dont le propriétaire a gagné le plus souvent. De temps en temps, il consulte la solution, d’autant plus souvent que le niveau est haut.

# La leçon
lesson-bridge = Tes ponts relient les piliers { -orange-mp }, ceux { -de-blue } relient les { -blue-mp }.
lesson-bridge-task = Touche n’importe quelle case entre des piliers.
lesson-bridge-done = Il relie deux de tes piliers, et plus personne ne peut le croiser.
lesson-shores = Relie la rive du haut à celle du bas, et tu as gagné.
lesson-shores-task = Il manque un pont. Construis-le.
lesson-shores-done = D’une rive à l’autre. { -blue } tente la même chose de gauche à droite.
lesson-shores-wrong = Ça relie autre chose. Prolonge les ponts que tu as.
lesson-wind = Ta chaîne peut serpenter à sa guise.
lesson-wind-task = Tout droit, c’est pris. Relie tes deux morceaux par le côté.
lesson-wind-done = Un pont couché compte autant qu’un pont debout.
lesson-wind-wrong = Tes deux morceaux sont encore séparés. Ils peuvent se rejoindre au milieu, vers le bas.
lesson-cut = Là où tu construis, l’autre camp ne peut pas.
lesson-cut-task = Il manque un pont à { -blue } sur la droite. Prends cette place.
lesson-cut-done = Coupé. Deux ponts ne se croisent jamais.
lesson-cut-wrong = { -blue } construit le dernier pont et tient les deux rives.
lesson-two = On ne peut pas couper deux chemins à la fois.
lesson-two-task = Descends de façon que deux ponts différents gagnent au coup suivant.
lesson-two-done = { -blue } ne peut en prendre qu’un, et l’a fait.
lesson-two-wrong = { -blue } a le temps de couper ça. Descends depuis ton pont du haut.
lesson-mend = À chaque coupure, garde donc une réparation.
lesson-mend-task = { -blue } a coupé à gauche. Prends l’autre chemin.
lesson-mend-done = Tout l’art est là : toujours garder deux chemins.
lesson-mend-wrong = Le second chemin mène à droite, vers ton pont du bas.
lesson-race = Il n’y a pas de nulle : à la fin, une seule place décide pour les deux.
lesson-race-task = Il te manque un pont, à { -blue } aussi : à la même place. Prends-la.
lesson-race-done = Relié et coupé d’un seul pont. Te voilà de taille face à { -blue }.
lesson-race-wrong = Maintenant { -blue } prend la place qu’il fallait aux deux camps, et gagne.

# Pourquoi une suggestion est bonne
# De quoi parlent les problèmes
puzzle-idea-win-in = Le plus court chemin est celui qu’on peut réparer des deux côtés.
puzzle-idea-only-win = Deux chemins sans pont commun sont sûrs : ce qu’on coupe dans l’un, l’autre le répare.
puzzle-idea-save = Avec les murs, deux chemins suffisent pour bloquer : si l’un est coupé, l’autre le répare.
puzzle-idea-prevent = Construis là où se rejoignent les deux chemins de l’autre camp.
chapter-first-bridges = Huit traversées

# Raisons d’un coup, sans point
reason-allows = { $other ->
    [first] { -orange } peut gagner avec { $cell }
   *[second] { -blue } peut gagner avec { $cell }
}
reason-stops = { $other ->
    [first] Empêche { -orange } de gagner avec { $cell }
   *[second] Empêche { -blue } de gagner avec { $cell }
}
reason-threatens = Menace de gagner avec { $cell }
reason-two-trees = { $other ->
    [first] Garde deux chemins : { -orange } ne peut pas couper les deux
   *[second] Garde deux chemins : { -blue } ne peut pas couper les deux
}
reason-joins-groups = Relie deux groupes de ponts
reason-joins-shore = { $edge ->
    [top] Relie la rive du haut
    [bottom] Relie la rive du bas
    [left] Relie la rive de gauche
   *[right] Relie la rive de droite
}
reason-lengthens = { $side ->
    [first] La chaîne couvre { $count } rangées sur { $all }
   *[second] La chaîne couvre { $count } colonnes sur { $all }
}
reason-cuts = { $other ->
    [first] { -orange } a maintenant besoin de { $to } ponts au lieu de { $from }
   *[second] { -blue } a maintenant besoin de { $to } ponts au lieu de { $from }
}
reason-shortens = { $left ->
    [one] Encore { $left } pont à construire
   *[other] Encore { $left } ponts à construire
}
