name = Othello
tagline = Encadre des pions et retourne-les

option-size = Taille

prompt-place = { $side ->
    [first] { -orange } : choisis une case.
   *[second] { -blue } : choisis une case.
}
prompt-pass = { $side ->
    [first] { -orange } n’a aucun coup et doit passer.
   *[second] { -blue } n’a aucun coup et doit passer.
}
operation-pass = Passer
move-place = { $side ->
    [first] { -orange } joue en { $square } et en retourne { $count }
   *[second] { -blue } joue en { $square } et en retourne { $count }
}
move-pass = { $side ->
    [first] { -orange } passe
   *[second] { -blue } passe
}
advice-place = Joue en { $square }
advice-pass = Passe
label-free = { $square }, libre
label-disc = { $side ->
    [first] { $square }, pion { -orange-m }
   *[second] { $square }, pion { -blue-m }
}
refuse-taken = { $square } est prise.
refuse-no-flip = Un pion en { $square } ne retournerait rien.
refuse-pass = Tu ne peux passer que si tu n’as aucun coup.
refuse-must-pass = { $side ->
    [first] { -orange } n’a aucun coup et doit passer.
   *[second] { -blue } n’a aucun coup et doit passer.
}
end-most = { $side ->
    [first] { -orange } a { $most } pions, { -blue } { $least }.
   *[second] { -blue } a { $most } pions, { -orange } { $least }.
}
end-even = Les deux camps ont { $most } pions.

page-1-title = But du jeu
page-1-body = Le camp qui a le plus de pions de sa couleur sur le plateau à la fin gagne.
page-1-diagram-1 = La position de départ.
page-2-title = Jouer
page-2-body = À ton tour, tu places un pion sur une case libre. Il doit encadrer des pions adverses en ligne droite, à la verticale, à l’horizontale ou en diagonale, entre lui et un autre de tes pions. Tous les pions encadrés se retournent et prennent ta couleur.
page-2-diagram-1 = { -orange } a encadré un pion et l’a retourné.
page-3-title = Passer, et la fin
page-3-body = Si tu ne peux rien encadrer, tu dois passer. Si tu peux, tu dois jouer. Quand aucun des deux camps ne peut, la partie est terminée.
computer-title = Comment l’ordinateur réfléchit
computer-body = Il joue des parties jusqu’au bout dans sa tête, et davantage dans les suites qui ont bien tourné.

# La leçon
lesson-enclose = Qui a le plus de pions gagne. Encadre les pions adverses pour les retourner.
lesson-enclose-task = Touche l’une des cases marquées.
lesson-enclose-done = Encadrés et retournés ! Chaque pion que tu places doit en retourner.
lesson-several = Toute une ligne peut se retourner d’un coup.
lesson-several-task = Il y en a trois dans cette colonne. Encadre-les tous par le bas.
lesson-several-done = Retournés tous les trois.
lesson-several-wrong = Ça en a retourné d’autres. Va au bas de la colonne c.
lesson-slant = Les diagonales comptent aussi.
lesson-slant-task = Encadre le pion mis en évidence depuis le bas à gauche.
lesson-slant-done = Horizontale, verticale, diagonale : chaque ligne compte.
lesson-slant-wrong = Suis les pions en c4 et b3 en descendant vers la gauche.
lesson-ways = Un pion peut encadrer dans plusieurs directions.
lesson-ways-task = Trouve la case qui encadre une rangée et une diagonale.
lesson-ways-done = Trois pions dans deux directions, en un seul coup.
lesson-ways-wrong = La rangée 2 et la diagonale de c4 et d3 se rejoignent à droite.
lesson-corner = Rien ne peut retourner un pion dans un coin : il y reste.
lesson-corner-task = Prends le coin libre.
lesson-corner-done = Celui-là est à toi pour de bon.
lesson-corner-wrong = Le coin en haut à droite vaut mieux que ça.
lesson-most = À la fin, le camp qui a le plus de pions gagne.
lesson-most-task = Trouve le coup qui gagne la partie.
lesson-most-done = Bien compté, et gagné. Voilà toutes les règles.
lesson-most-wrong = Ça ne suffit pas. Essaie une autre case.
