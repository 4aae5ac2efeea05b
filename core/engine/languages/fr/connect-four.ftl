name = Quatre en ligne
tagline = Lâche tes jetons, alignes-en quatre

page-1-title = But du jeu
page-1-body = Le plateau est debout : sept colonnes, six rangées. Le premier qui aligne quatre de ses jetons gagne : à la verticale, à l’horizontale ou en diagonale.
page-1-diagram-1 = { -orange } a gagné sur la diagonale montante.
page-2-title = Jouer
page-2-body = { -orange } commence, puis on joue à tour de rôle. À ton tour, tu lâches un jeton dans une colonne qui n’est pas pleine. Il tombe jusqu’à la case libre la plus basse et y reste. Touche une colonne, où tu veux, pour y jouer.

    Tu ne peux pas passer : tant qu’il y a de la place, il faut jouer.
page-2-diagram-1 = La troisième colonne contient deux jetons. Le prochain y arrivera en c3.
page-3-title = La fin
page-3-body = Quatre jetons alignés terminent aussitôt la partie. Plus de quatre comptent tout autant. Si les 42 cases sont prises et que personne n’a aligné quatre jetons, la partie est nulle.
page-3-diagram-1 = Un jeton a comblé le vide : cinq alignés gagnent comme quatre.
page-4-title = À quoi faire attention
page-4-body = Une case qui te ferait quatre jetons alignés est une menace. Deux menaces jouables tout de suite ne peuvent pas être parées toutes les deux.

    Une menace placée plus haut travaille aussi pour toi : ton adversaire ne voudra pas jouer juste en dessous. Comme le plateau se remplit à tour de rôle, ce sont plutôt les menaces { -de-orange } dans les rangées impaires et celles { -de-blue } dans les rangées paires qui se réalisent.
page-4-diagram-1 = { -orange } menace à la fois en a1 et en e1. { -blue } ne peut parer qu’une des deux.
page-5-title = Noter les coups
page-5-body = Un coup se note par le numéro de sa colonne, compté depuis la gauche : de 1 à 7. Les cases ont des noms comme d4 : une lettre pour la colonne et un chiffre pour la rangée, compté depuis le bas.

    Tu peux écrire une partie entière en une suite de chiffres, comme 4453.
computer-title = Comment l’ordinateur réfléchit
computer-body = Il joue des milliers de parties dans sa tête, et davantage dans les suites qui tournent bien. Il prend la victoire quand il la voit, empêche la tienne, et ne joue pas sous une case qui te ferait gagner.

    Quatre en ligne est résolu : si les deux camps jouent parfaitement, celui qui commence gagne avec l’avant-dernier jeton, mais seulement en partant du milieu. Plus le niveau est haut, plus souvent l’ordinateur calcule la valeur exacte de ses coups ; le plus haut le fait chaque fois qu’il en a le temps.

# La leçon
lesson-drop = Aligne quatre jetons pour gagner. Chacun tombe au bas de sa colonne.
lesson-drop-task = Touche la colonne que tu veux.
lesson-drop-done = Il est tombé aussi bas que possible, et il y reste.
lesson-pile = Un jeton se pose sur ce qu’il y a dans sa colonne.
lesson-pile-task = Pose le tien sur la pile du milieu.
lesson-pile-done = C’est le troisième en partant du bas. Une colonne en contient six.
lesson-pile-wrong = C’est une autre colonne. La pile est au milieu.
lesson-across = Quatre jetons alignés de ta couleur, et tu gagnes.
lesson-across-task = Tu en as trois. Lâche le quatrième.
lesson-across-done = Quatre alignés ! La partie est aussitôt terminée.
lesson-across-wrong = Toujours trois. Le quatrième va au bout de l’alignement.
lesson-up = Quatre les uns sur les autres comptent aussi.
lesson-up-task = Complète la colonne.
lesson-up-done = À la verticale, on gagne aussi.
lesson-up-wrong = Regarde les trois jetons les uns sur les autres.
lesson-slant = Et quatre en diagonale aussi.
lesson-slant-task = Trois montent vers la droite. Trouve la colonne du quatrième.
lesson-slant-done = Les diagonales passent facilement inaperçues. Regarde à deux fois.
lesson-slant-wrong = Suis les trois jetons vers le haut, une colonne plus loin.
lesson-stop = Si ton adversaire en a trois alignés, bloque-les.
lesson-stop-task = { -blue } gagnerait avec son prochain jeton. Empêche-le.
lesson-stop-done = Avant chaque coup, demande-toi : que menace { -blue } ?
lesson-stop-wrong = { -blue } prend le bout de l’alignement et gagne.
lesson-below = Chaque jeton fait de la place au-dessus. Pense à ce qui y tombera.
lesson-below-task = { -blue } guette une case de la deuxième rangée. Joue n’importe où, sauf en dessous.
lesson-below-done = Bien vu ! Maintenant { -blue } ne peut pas y jouer non plus, sinon tu prends la case.
lesson-below-wrong = { -blue } joue sur ton jeton et en aligne quatre.
lesson-trap = On ne peut pas parer deux menaces à la fois.
lesson-trap-task = Alignes-en trois avec les deux bouts libres.
lesson-trap-done = { -blue } prend un bout, tu prends l’autre. Voilà toutes les règles.
lesson-trap-wrong = { -blue } peut parer ça. Ajoute un troisième jeton aux deux de la rangée du bas.
