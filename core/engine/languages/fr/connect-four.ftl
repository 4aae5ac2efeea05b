name = Quatre en ligne
tagline = Lâche tes jetons, alignes-en quatre

page-1-title = But du jeu
page-1-body = Le plateau est debout : sept colonnes, six rangées. Le premier qui aligne quatre jetons de sa couleur, à la verticale, à l’horizontale ou en diagonale, gagne.
page-1-diagram-1 = { -orange } a gagné sur la diagonale montante.
page-2-title = Jouer
page-2-body = { -orange } commence, puis les camps jouent à tour de rôle. Un coup, c’est un jeton lâché dans une colonne qui n’est pas pleine. Il tombe jusqu’à la case libre la plus basse et y reste. Pour jouer dans une colonne, touche-la où tu veux.

    On ne passe pas : tant qu’il y a de la place, il faut jouer.
page-2-diagram-1 = La troisième colonne contient deux jetons. Le prochain y arrivera en c3.
page-3-title = La fin
page-3-body = Quatre jetons alignés terminent aussitôt la partie. Plus de quatre comptent tout autant. Si les 42 cases sont prises et que personne n’en a aligné quatre, la partie est nulle.
page-3-diagram-1 = Un jeton a comblé le trou : cinq alignés gagnent comme quatre.
page-4-title = À quoi faire attention
page-4-body = Une case qui te ferait quatre jetons alignés est une menace. Deux menaces jouables tout de suite ne peuvent pas être parées toutes les deux.

    Une menace placée plus haut travaille aussi pour toi : personne ne veut jouer juste en dessous. Comme le plateau se remplit à tour de rôle, ce sont plutôt les menaces { -de-orange } dans les rangées impaires et celles { -de-blue } dans les rangées paires qui se réalisent.
page-4-diagram-1 = { -orange } menace à la fois a1 et e1. { -blue } ne peut en parer qu’une.
page-5-title = Noter les coups
page-5-body = Un coup se note par le numéro de sa colonne, compté depuis la gauche : de 1 à 7. Les cases ont des noms comme d4, une lettre pour la colonne et un chiffre pour la rangée depuis le bas.

    Une partie entière peut s’écrire en une suite de chiffres, comme 4453.
page-6-title = Comment l’ordinateur réfléchit
page-6-body = Il joue des milliers de parties dans sa tête, et davantage dans les suites qui tournent bien. Il prend la victoire quand il la voit, empêche la tienne, et ne joue pas sous une case qui te ferait gagner.

    Quatre en ligne est résolu : si les deux camps jouent parfaitement, qui commence gagne, avec l’avant-dernier jeton du plateau, mais seulement en partant du milieu. Plus le niveau est haut, plus souvent l’ordinateur calcule la valeur exacte de ses coups ; le plus haut le fait chaque fois qu’il en a le temps.

# La leçon
lesson-drop = Un jeton ne se pose pas : il se lâche dans une colonne.
lesson-drop-task = Touche une colonne.
lesson-drop-done = Il est tombé aussi bas que possible, et il y reste.
lesson-pile = Un jeton se pose sur ce qu’il y a dans sa colonne.
lesson-pile-task = Pose le tien sur la pile du milieu.
lesson-pile-done = Troisième en partant du bas. Une colonne pleine en contient six.
lesson-pile-wrong = C’est une autre colonne. La pile est au milieu.
lesson-across = Quatre jetons de ta couleur alignés gagnent.
lesson-across-task = Tu en as trois. Lâche le quatrième.
lesson-across-done = Quatre alignés : la partie est aussitôt terminée.
lesson-across-wrong = Toujours trois. Le quatrième va au bout de la rangée.
lesson-up = Quatre les uns sur les autres comptent aussi.
lesson-up-task = Complète la colonne.
lesson-up-done = À la verticale, c’est gagné aussi.
lesson-up-wrong = Regarde les trois jetons les uns sur les autres.
lesson-slant = Et quatre en diagonale aussi.
lesson-slant-task = Trois montent vers la droite. Trouve la colonne du quatrième.
lesson-slant-done = Les diagonales passent facilement inaperçues. Regarde à deux fois.
lesson-slant-wrong = Suis les trois jetons vers le haut, une colonne plus loin.
lesson-stop = Si l’autre camp en a trois alignés, barre-lui la route.
lesson-stop-task = { -blue } gagnerait au prochain jeton. Empêche-le.
lesson-stop-done = Un regard avant chaque coup : que menace { -blue } ?
lesson-stop-wrong = { -blue } prend le bout de la rangée et gagne.
lesson-below = Un jeton fait monter le suivant : pense à ce qui viendra dessus.
lesson-below-task = { -blue } guette une case de la deuxième rangée. Joue n’importe où, sauf en dessous.
lesson-below-done = Bien vu. Maintenant { -blue } ne peut pas y aller non plus, sinon tu prends la case.
lesson-below-wrong = Juste au-dessus de ton jeton, { -blue } en aligne quatre.
lesson-trap = On ne peut pas parer deux menaces à la fois.
lesson-trap-task = Alignes-en trois avec les deux bouts libres.
lesson-trap-done = Quel que soit le bout que prend { -blue }, tu prends l’autre. Maintenant tu sais tout.
lesson-trap-wrong = Ça peut se parer. Ajoute un troisième jeton aux deux de la rangée du bas.
