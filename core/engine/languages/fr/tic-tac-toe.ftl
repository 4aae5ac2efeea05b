name = Morpion
tagline = Trois pions alignés sur neuf cases

prompt-place = { $side ->
    [first] { -orange } : choisis une case.
   *[second] { -blue } : choisis une case.
}
move-place = { $side ->
    [first] { -orange } prend { $square }
   *[second] { -blue } prend { $square }
}
advice-place = Joue en { $square }
label-free = { $square }, libre
label-stone = { $side ->
    [first] { $square }, pion { -orange-m }
   *[second] { $square }, pion { -blue-m }
}
refuse-taken = { $square } est prise.
end-three = { $side ->
    [first] { -orange } a aligné trois pions.
   *[second] { -blue } a aligné trois pions.
}

page-1-title = But du jeu
page-1-body = Le plateau a trois cases sur trois. Le premier à aligner trois pions gagne : à la verticale, à l’horizontale ou en diagonale.
page-1-diagram-1 = { -orange } a gagné en diagonale.
page-2-title = Jouer
page-2-body = On joue à tour de rôle. À ton tour, tu places un pion sur une case libre. Il y reste.
page-3-title = La fin
page-3-body = Trois pions alignés terminent aussitôt la partie. Si les neuf cases sont prises et que personne n’en a aligné trois, la partie est nulle.
page-3-diagram-1 = Un plateau plein sans trois pions alignés : une nulle.
computer-title = Comment l’ordinateur réfléchit
computer-body = Il joue des parties jusqu’au bout dans sa tête, et davantage dans les suites qui ont bien tourné. À partir du niveau 7, il voit toute la partie, et tu ne peux alors espérer mieux qu’une nulle.

# La leçon
lesson-place = Aligne trois pions pour gagner. À chaque coup, place un pion sur une case.
lesson-place-task = Touche une case au choix.
lesson-place-done = Il y reste jusqu’à la fin.
lesson-row = Trois pions alignés gagnent.
lesson-row-task = Tu en as deux. Place le troisième.
lesson-row-done = Trois alignés ! La partie est aussitôt terminée.
lesson-row-wrong = Toujours deux. Le troisième va au bout de l’alignement.
lesson-slant = Les diagonales comptent aussi.
lesson-slant-task = Complète la diagonale.
lesson-slant-done = D’un coin à l’autre, on gagne aussi.
lesson-slant-wrong = Suis tes deux pions en montant vers la droite.
lesson-stop = Si ton adversaire en a deux, interpose-toi.
lesson-stop-task = { -blue } gagnerait avec son prochain pion. Empêche-le.
lesson-stop-done = Avant chaque coup, demande-toi : que menace { -blue } ?
lesson-stop-wrong = { -blue } comble le vide et gagne.
lesson-first = Gagner d’abord, parer ensuite.
lesson-first-task = Vous en avez deux chacun. À toi de jouer.
lesson-first-done = Si tu gagnes en premier, tu n’as rien à parer.
lesson-first-wrong = Tu pouvais gagner : tes deux pions sont dans la colonne de gauche.
lesson-trap = On ne peut pas parer deux menaces à la fois.
lesson-trap-task = Trouve la case qui fait deux lignes de deux.
lesson-trap-done = { -blue } ne peut en parer qu’une. Voilà toutes les règles.
lesson-trap-wrong = { -blue } peut parer ça. Regarde le coin qui est libre.
