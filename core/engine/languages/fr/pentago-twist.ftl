name = Pentago Twist
tagline = Cinq billes alignées sur un plateau qui tourne
handicap = { $count ->
    [one] { $name } a déjà une bille sur le plateau.
   *[other] { $name } a déjà { $count } billes sur le plateau.
}

prompt-place = { $side ->
    [first] { -orange } : place une bille. Alignes-en cinq pour gagner.
   *[second] { -blue } : place une bille. Alignes-en cinq pour gagner.
}
prompt-twist = { $side ->
    [first] { -orange } : touche un quadrant pour le tourner ou l’inverser.
   *[second] { -blue } : touche un quadrant pour le tourner ou l’inverser.
}
prompt-twist-chosen = { $side ->
    [first] { -orange }
   *[second] { -blue }
} : tourne ou inverse le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}.

operation-rotate = Tourner le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
} dans le sens horaire
operation-mirror = Inverser en miroir le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}

move-place = { $side ->
    [first] { -orange } place une bille en { $cell }
   *[second] { -blue } place une bille en { $cell }
}
move-rotate = { $side ->
    [first] { -orange } tourne
   *[second] { -blue } tourne
} le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
move-mirror = { $side ->
    [first] { -orange } inverse
   *[second] { -blue } inverse
} le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
move-place-rotate = { $side ->
    [first] { -orange } place une bille en { $cell } et tourne
   *[second] { -blue } place une bille en { $cell } et tourne
} le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
move-place-mirror = { $side ->
    [first] { -orange } place une bille en { $cell } et inverse
   *[second] { -blue } place une bille en { $cell } et inverse
} le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
advice-place = Place une bille en { $cell }
advice-rotate = Tourne le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
advice-mirror = Inverse le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
advice-place-rotate = Place une bille en { $cell } et tourne le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
advice-place-mirror = Place une bille en { $cell } et inverse le quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
brief-place-rotate = { $cell }, tourne { $quadrant ->
    [nw] haut gauche
    [ne] haut droite
    [sw] bas gauche
   *[se] bas droite
}
brief-place-mirror = { $cell }, inverse { $quadrant ->
    [nw] haut gauche
    [ne] haut droite
    [sw] bas gauche
   *[se] bas droite
}

label-free = { $cell }, vide
label-stone = { $side ->
    [first] { $cell }, bille { -orange-f }
   *[second] { $cell }, bille { -blue-f }
}
label-free-quadrant = { $cell }, vide, quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}
label-stone-quadrant = { $side ->
    [first] { $cell }, bille { -orange-f }
   *[second] { $cell }, bille { -blue-f }
}, quadrant { $quadrant ->
    [nw] en haut à gauche
    [ne] en haut à droite
    [sw] en bas à gauche
   *[se] en bas à droite
}

refuse-occupied = { $cell } est occupée.
refuse-twist-due = Ta bille est placée : tourne ou inverse un quadrant.
refuse-place-first = Place d’abord une bille, puis tourne ou inverse un quadrant.
refuse-quadrant = Il n’y a pas de quadrant { $quadrant } ; ils sont numérotés de 0 à 3.
refuse-no-quadrant = Choisis d’abord un quadrant.

end-five = { $side ->
    [first] { -orange } a aligné cinq billes.
   *[second] { -blue } a aligné cinq billes.
}
end-five-opponent = { $side ->
    [first] Le twist { -de-blue } a donné cinq billes alignées à { -orange }.
   *[second] Le twist { -de-orange } a donné cinq billes alignées à { -blue }.
}
end-five-both = Les deux camps ont cinq billes alignées.
end-full = Le plateau est plein et personne n’a aligné cinq billes.

page-1-title = But du jeu
page-1-body = Aligne cinq de tes billes : à l’horizontale, à la verticale ou en diagonale. Le plateau a six cases sur six, réparties en quatre quadrants, et les quadrants ne tiennent pas en place.
page-1-diagram-1 = { -orange } a gagné sur la deuxième rangée.
page-2-title = Un coup, deux temps
page-2-body =
    { -orange } commence. D’abord, place une bille sur une case vide, n’importe laquelle. Puis vient le twist : tourne ou inverse un des quatre quadrants. Celui que tu veux, même vide, même un autre que celui où tu as joué.

    Il faut faire les deux. Si tu ne veux rien changer, cherche un quadrant qui reste pareil après : un quadrant vide, ou qui n’a qu’une bille en son centre.
page-2-diagram-1 = Trois billes sur le quadrant en haut à gauche…
page-2-diagram-2 = … et { -blue } a placé une bille en e2, puis tourné ce quadrant dans le sens horaire.
page-3-title = Tourner et inverser
page-3-body =
    Tourner, c’est un quart de tour dans le sens horaire, jamais dans l’autre sens. La rangée du haut devient la colonne de droite.

    Inverser, c’est échanger la colonne de gauche et celle de droite du quadrant, comme dans un miroir. La colonne du milieu et les rangées restent en place.
page-3-diagram-1 = Trois billes sur le quadrant en haut à gauche…
page-3-diagram-2 = … et { -blue } a placé une bille en e2, puis inversé ce quadrant.
page-4-title = La fin
page-4-body =
    Les alignements ne comptent qu’après le coup entier. Si tu as alors cinq billes alignées ou plus, tu gagnes. Peu importe que ce soit la bille ou le twist qui ait complété la ligne.

    Si les 36 cases sont prises et que personne n’a cinq billes alignées, la partie est nulle.
page-4-diagram-1 = { -orange } a placé en e2 sa cinquième bille alignée, mais a tourné le quadrant en bas à droite : la ligne est rompue, et la partie continue.
page-5-title = Cas particuliers
page-5-body =
    Si ton twist n’aligne cinq billes que pour ton adversaire, ton adversaire gagne.

    Si ton twist aligne cinq billes pour vous deux, c’est une nulle.

    Six billes alignées comptent comme cinq.

    La dernière bille a droit à son twist, elle aussi, et peut encore gagner.
page-5-diagram-1 = { -orange } a inversé le quadrant en bas à droite et aligné cinq billes pour les deux : une nulle.
page-5-diagram-2 = { -orange } a inversé le quadrant en bas à droite et n’a aligné cinq billes que pour { -blue } : { -blue } gagne.
page-6-title = À quoi faire attention
page-6-body =
    La case centrale d’un quadrant ne bouge jamais : tu peux compter sur une bille placée là. Trois billes alignées dans un quadrant et deux dans le voisin valent mieux que quatre éparpillées.

    Avant ton twist, regarde ce que ton adversaire pourrait faire de chacun des huit twists. Deux menaces qu’aucun coup ne peut parer à lui seul gagnent la partie.
page-6-diagram-1 = Les quatre cases centrales sont b2, b5, e2 et e5. Aucun twist n’y déplace une bille.
page-7-title = Pour les experts
page-7-body =
    Toutes les lignes ne se valent pas. Les rangées 2 et 5, les colonnes b et e et les deux grandes diagonales passent par deux cases centrales : deux des cinq billes ne bougent donc jamais. Les autres rangées et colonnes n’ont aucune case centrale, et les quatre petites diagonales ont besoin de trois quadrants.

    Si tous les twists te desservent, joues-en un qui ne change rien : choisis un quadrant vide, ou dont la seule bille est au centre. Inverser ne change rien non plus si toutes les billes du quadrant sont dans sa colonne du milieu.

    Si tu ne peux pas empêcher ton adversaire d’aligner cinq billes, essaie d’en aligner cinq aussi par le même twist : cinq billes pour les deux, c’est une nulle.
page-7-diagram-1 = La rangée 5 (1) passe par deux cases centrales, la rangée 6 (2) par aucune, et la petite diagonale de b1 à f5 (3) par trois quadrants.
page-7-diagram-2 = { -orange } a placé une bille en a2 et tourné le quadrant en haut à droite. La seule bille de ce quadrant est au centre : rien n’a bougé.
computer-title = Comment l’ordinateur réfléchit
computer-body =
    Il construit un arbre des coups les plus prometteurs, où la bille et le twist sont deux étapes distinctes, et juge les positions au bout des branches d’après les lignes encore ouvertes pour chaque camp et le nombre de billes qui s’y trouvent. Il voit toujours un coup qui gagne tout de suite.

    Quand il reste peu de cases vides, il calcule la partie jusqu’au bout, et sait alors avec certitude qui gagne.

# La leçon
lesson-halves = Aligne cinq billes pour gagner. À chaque coup : une bille, puis un quadrant.
lesson-halves-task = Place une bille. Touche ensuite un quadrant, et choisis de le tourner ou de l’inverser.
lesson-halves-done = Tourner ou inverser, c’est le twist. Chaque coup a le sien, même sur un quadrant vide.
lesson-turn = Dans le sens horaire : la rangée du haut devient la colonne de droite.
lesson-turn-task = Place une bille où tu veux, puis tourne le quadrant en haut à gauche.
lesson-turn-done = Un quart de tour dans le sens horaire. Jamais dans l’autre sens.
lesson-turn-wrong = C’était un autre quadrant. Le tien est en haut à gauche.
lesson-turn-mirrored = Celui-là, tu l’as inversé. Choisis la flèche ronde, en haut à gauche.
lesson-mirror = Inverser échange la gauche et la droite, comme un miroir.
lesson-mirror-task = Place une bille où tu veux, puis inverse le quadrant en haut à gauche.
lesson-mirror-done = Les colonnes des bords échangent leurs places, celle du milieu reste.
lesson-mirror-wrong = C’était un autre quadrant. Le tien est en haut à gauche.
lesson-mirror-turned = Celui-là, tu l’as tourné. Choisis les deux triangles qui se font face.
lesson-five = Cinq billes alignées gagnent, mais seulement après le twist.
lesson-five-task = Place la cinquième bille, et tourne un quadrant sans toucher à la ligne.
lesson-five-done = Cinq, et toujours cinq après le twist !
lesson-five-wrong = Il manque la cinquième bille, juste à côté de la quatrième.
lesson-five-broken = Cinq, un instant, mais ton propre twist a rompu la ligne.
lesson-twist = Ou laisse le twist compléter la ligne.
lesson-twist-task = Trois ici, une là : place une bille au-dessus de celle-là, et tourne son quadrant.
lesson-twist-done = La colonne s’est couchée à côté des trois autres. C’est ça, Pentago !
lesson-twist-wrong = La bille de droite est sous le centre de son quadrant. Joue ce centre, juste au-dessus d’elle.
lesson-twist-other = La bille est bien placée. Maintenant, tourne le quadrant où elle se trouve.
lesson-swap = Parfois, tourner ne suffit pas : il faut inverser.
lesson-swap-task = Place une bille au centre du quadrant en haut à droite, et inverse ce quadrant.
lesson-swap-done = La bille tout à droite a changé de côté. En tournant, c’était impossible.
lesson-swap-wrong = Place ta bille au centre du quadrant en haut à droite.
lesson-swap-other = La bille est bien placée. Maintenant, inverse le quadrant où elle se trouve.
lesson-stop = Avant ton twist, regarde où en est ton adversaire.
lesson-stop-task = { -blue } en a quatre. Empêche la cinquième avec ta bille, ton twist ou les deux.
lesson-stop-done = Bien joué ! Une bille défend, un twist aussi. Voilà toutes les règles.
lesson-stop-wrong = { -blue } trouve un twist qui garde les cinq ensemble.
# De quoi parlent les problèmes
puzzle-idea-win-in = Cherche les lignes qui ne se forment que si tu tournes ou inverses un quadrant.
puzzle-idea-only-win = Un seul coup laisse une ligne de cinq qu’aucun twist ne peut rompre.
puzzle-idea-save = Un seul coup empêche ton adversaire d’aligner cinq billes, quel que soit son twist.
puzzle-idea-prevent = Romps la ligne là où aucun twist ne la ramène.

# Raisons d’un coup, sans point
reason-allows = { $other ->
    [first] { -orange } peut alors aligner cinq billes
   *[second] { -blue } peut alors aligner cinq billes
}
reason-stops = { $other ->
    [first] Empêche { -orange } d’aligner cinq billes
   *[second] Empêche { -blue } d’aligner cinq billes
}
reason-threatens = Menace d’aligner cinq billes
reason-ways = Menace d’aligner cinq billes de { $count } façons
reason-line = Forme une ligne ouverte de { $count } billes
reason-blocks-line = { $other ->
    [first] Bloque la ligne de { $count } billes { -de-orange }
   *[second] Bloque la ligne de { $count } billes { -de-blue }
}
reason-pulls-apart = { $other ->
    [first] Le twist casse la ligne de { $count } billes { -de-orange }
   *[second] Le twist casse la ligne de { $count } billes { -de-blue }
}
reason-idle-twist = Le twist ne change rien
reason-center = Aucun twist ne déplace cette bille
