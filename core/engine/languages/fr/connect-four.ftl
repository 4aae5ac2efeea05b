name = Quatre en ligne
tagline = Lâche tes jetons, alignes-en quatre

page-1-title = But du jeu
page-1-body = Le plateau est debout : sept colonnes, six rangées. Le premier à aligner quatre de ses jetons gagne : à la verticale, à l’horizontale ou en diagonale.
page-1-diagram-1 = { -orange } a gagné sur la diagonale montante.
page-2-title = Jouer
page-2-body = { -orange } commence, puis on joue à tour de rôle. À ton tour, tu lâches un jeton dans une colonne qui n’est pas pleine. Il tombe jusqu’à la case libre la plus basse et y reste. Touche une colonne, où tu veux, pour y jouer.

    Tu ne peux pas passer : tant qu’il y a de la place, il faut jouer.
page-2-diagram-1 = La troisième colonne contient deux jetons. Le prochain y arrivera en c3.
page-3-title = La fin
page-3-body = Quatre jetons alignés terminent aussitôt la partie. Plus de quatre comptent tout autant. Si les 42 cases sont prises et que personne n’a aligné quatre jetons, la partie est nulle.
page-3-diagram-1 = Un jeton a comblé le vide : cinq alignés gagnent comme quatre.
page-4-title = À quoi faire attention
page-4-body =
    Avant chaque coup, pose-toi trois questions : puis-je aligner quatre jetons ? Et mon adversaire ? Et qui aura la case au-dessus de mon jeton ?

    Une case qui te ferait quatre jetons alignés est une menace. Deux menaces jouables tout de suite ne peuvent pas être parées toutes les deux. Une menace placée plus haut travaille aussi pour toi : ton adversaire ne voudra pas jouer juste en dessous.

    C’est la colonne du milieu qui vaut le plus : plus de lignes de quatre cases passent par elle que par n’importe quelle autre.
page-4-diagram-1 = { -orange } menace à la fois en a1 et en e1. { -blue } ne peut parer qu’une des deux.
page-5-title = Noter les coups
page-5-body = Un coup se note par le numéro de sa colonne, compté depuis la gauche : de 1 à 7. Les cases ont des noms comme d4 : une lettre pour la colonne et un chiffre pour la rangée, compté depuis le bas.

    Tu peux écrire une partie entière en une suite de chiffres, comme 4453.
page-6-title = Pair et impair
page-6-body =
    Quand toutes les bonnes cases sont prises, quelqu’un doit jouer sous une menace adverse. C’est ce qu’on appelle le zugzwang : il faut jouer, et tous les coups font mal.

    Qui s’y fera prendre ? Il suffit de compter. Si les autres colonnes se remplissent d’abord, { -blue } doit jouer sous les menaces { -de-orange } dans les rangées impaires, et { -orange } sous celles { -de-blue } dans les rangées paires. { -orange } cherche donc des menaces dans les rangées 3 et 5, { -blue } dans les rangées 2, 4 et 6.

    Quand chaque colonne contient un nombre pair de jetons, { -blue } n’a qu’à suivre : poser un jeton sur chaque jeton { -de-orange }. { -blue } obtient ainsi toutes les cases qui restent dans les rangées paires. Une menace { -de-orange } dans une rangée impaire ruine ce plan, car { -blue } ne peut pas jouer juste en dessous.
page-6-diagram-1 = Il ne reste que la colonne 7 : { -blue } doit jouer en g2, et { -orange } prend g3.
page-6-diagram-2 = { -blue } suit dans chaque colonne. À la fin, { -orange } doit jouer en e3, et { -blue } prend e4.
page-7-title = Pièges et ouvertures
page-7-body =
    Trois jetons côte à côte et une diagonale qui descend de l’un de leurs bouts dessinent un 7. Ils créent deux menaces, l’une juste au-dessus de l’autre. Si ton adversaire prend la case du bas, tu prends celle du haut.

    Le premier jeton compte. Si personne ne se trompe ensuite, la colonne du milieu fait gagner { -orange }, les deux colonnes voisines mènent à la nulle et les quatre autres perdent.
page-7-diagram-1 = Un 7 : { -orange } joue en e2 et menace en e3. Si { -blue } prend e3, { -orange } gagne en e4.
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
lesson-across = Quatre jetons de ta couleur alignés, et tu gagnes.
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
lesson-zugzwang = À la fin, quelqu’un doit jouer sous une menace. Que ce ne soit pas toi !
lesson-zugzwang-task = La case du cadre te fera gagner, mais plus tard. Ne laisse que sa colonne à { -blue }.
lesson-zugzwang-done = { -blue } a dû jouer sous ta case, et tu y gagnes. Ça s’appelle le zugzwang.
lesson-zugzwang-wrong = C’est juste sous ta case, alors { -blue } la prend. Joue d’abord dans l’autre colonne.
lesson-trap = On ne peut pas parer deux menaces à la fois.
lesson-trap-task = Alignes-en trois avec les deux bouts libres.
lesson-trap-done = { -blue } prend un bout, tu prends l’autre. Voilà toutes les règles.
lesson-trap-wrong = { -blue } peut parer ça. Ajoute un troisième jeton aux deux de la rangée du bas.
