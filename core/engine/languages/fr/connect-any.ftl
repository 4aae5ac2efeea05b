name = Quatre tout-terrain
tagline = Quatre jetons alignés, avec trous et surprises

option-rows = Rangées
option-columns = Colonnes
option-mode = Cases spéciales
option-mode-plain = Aucune
option-mode-ban = Trou
option-mode-bonus = Case bonus
option-mode-ban-bonus = Trou et case bonus
option-ban = Trou
option-bonus = Case bonus
special-ban = ✕ reste toujours vide.
special-bonus = Arrive sur ★ et lâche aussi un bloqueur.
set-up-neutral = Bloc
option-seed = Emplacement

prompt-blocker = { $side ->
    [first] { -orange } : lâche le bloqueur.
   *[second] { -blue } : lâche le bloqueur.
}
move-disc-blocker = { $side ->
    [first] { -orange } joue dans la colonne { $column } et lâche le bloqueur dans la colonne { $blocker }
   *[second] { -blue } joue dans la colonne { $column } et lâche le bloqueur dans la colonne { $blocker }
}
move-blocker = { $side ->
    [first] { -orange } lâche le bloqueur dans la colonne { $blocker }
   *[second] { -blue } lâche le bloqueur dans la colonne { $blocker }
}
advice-disc-blocker = Joue dans la colonne { $column } et lâche le bloqueur dans la colonne { $blocker }
brief-disc-blocker = Colonne { $column }, bloqueur colonne { $blocker }
advice-blocker = Lâche le bloqueur dans la colonne { $blocker }
label-bonus = { $cell }, case bonus, vide
label-landing-bonus = Colonne { $column }, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}, arrivée sur la case bonus { $cell }
label-ban = { $cell }, trou
label-blocker = { $cell }, bloqueur
refuse-blocker-due = Lâche d’abord le bloqueur.
refuse-blocker-missing = Ce jeton arrive sur la case bonus : dis aussi où va le bloqueur, comme dans 5:2.

page-1-title = But du jeu
page-1-body = Le plateau est debout et compte de 4 à 12 colonnes et de 4 à 12 rangées. Le premier à aligner quatre de ses jetons gagne : à la verticale, à l’horizontale ou en diagonale.
page-1-diagram-1 = Cinq colonnes et quatre rangées : { -blue } a gagné sur la diagonale descendante.
page-2-title = Jouer
page-2-body = { -orange } commence, puis on joue à tour de rôle. À ton tour, tu lâches un jeton dans une colonne qui n’est pas pleine. Il tombe jusqu’à la case libre la plus basse et y reste. Touche une colonne, où tu veux, pour y jouer.

    Tu ne peux pas passer : tant qu’il y a de la place, il faut jouer.
page-3-title = Le trou
page-3-body = Le trou est une case barrée d’une croix : les jetons le traversent et aucun n’y reste. Il rompt les lignes des deux camps.

    Un jeton traverse le trou tant qu’une case est libre en dessous. Une fois prise la case du dessous, ou s’il n’y en a pas, le jeton suivant s’arrête juste au-dessus du trou. Si le trou est tout en haut, sa colonne est pleine dès que la case du dessous est prise.
page-3-diagram-1 = Le trou est en c2. Le premier jeton l’a traversé jusqu’en c1, le second s’est arrêté au-dessus.
page-3-diagram-2 = Le trou en c1 sépare a1 b1 de d1 e1 : il n’y a pas quatre jetons alignés.
page-4-title = La case bonus
page-4-body = La case bonus porte une étoile. Si ton jeton y arrive, tu lâches aussitôt un bloqueur, dans n’importe quelle colonne qui n’est pas pleine. Le bloqueur tombe comme un jeton, à travers le trou aussi. Il n’est à personne et ne compte dans aucune ligne. Puis c’est à ton adversaire de jouer.

    Si le jeton sur la case bonus en aligne quatre, la partie est terminée et il n’y a pas de bloqueur. Si toutes les colonnes sont pleines, il n’y en a pas non plus.
page-4-diagram-1 = { -blue } est arrivé sur la case bonus g1 et a lâché le bloqueur en d1, entre les jetons { -de-orange }.
page-5-title = La fin
page-5-body = Quatre jetons alignés terminent aussitôt la partie, et plus de quatre aussi. Si toutes les cases sauf le trou sont prises et que personne n’a aligné quatre jetons, la partie est nulle.
page-6-title = Préparation
page-6-body = Tu choisis la taille et les cases spéciales. Leur place est tirée au sort : touche « Nouveau tirage » pour en changer, ou choisis les cases toi-même. « Surprends-moi » tire aussi la taille au sort.

    Un coup se note par le numéro de sa colonne, comme 5. Avec un bloqueur, c’est 5:2 : le jeton dans la colonne 5, le bloqueur dans la colonne 2.
page-7-title = À quoi faire attention
page-7-body =
    Une case qui te ferait quatre jetons alignés est une menace. Deux menaces jouables tout de suite ne peuvent pas être parées toutes les deux.

    Regarde d’abord les cases spéciales. Un trou rompt toutes les lignes qui passent par lui. Et ne joue pas juste sous l’étoile, sinon ton adversaire y arrive et lâche le bloqueur.

    Avant de lâcher le bloqueur, regarde la case au-dessus : ton adversaire peut y jouer aussitôt après.
page-7-diagram-1 = L’étoile est en d2. { -orange } a joué en d1 : { -blue } peut donc arriver sur l’étoile.
page-8-title = Pair et impair
page-8-body =
    Quand toutes les bonnes cases sont prises, quelqu’un doit jouer sous une menace. Qui ? Compte les cases libres qu’on peut encore remplir avant cela : celles des autres colonnes et, dans la colonne de la menace, celles qui sont plus bas que la case juste en dessous. Si leur nombre est pair, le camp à qui c’est de jouer maintenant finira par devoir jouer là. S’il est impair, ce sera son adversaire.

    Avec un nombre pair de rangées, ce sont donc les menaces { -de-orange } dans les rangées impaires et celles { -de-blue } dans les rangées paires qui se réalisent. C’est pareil si les rangées et les colonnes sont toutes deux en nombre impair. Avec un nombre impair de rangées et un nombre pair de colonnes, c’est l’inverse.

    Un trou enlève une case et inverse tout cela, sauf s’il est au-dessus de la menace dans la même colonne. Un bloqueur remplit une case de plus et inverse tout cela aussi.
page-8-diagram-1 = Cinq rangées, quatre colonnes : { -blue } doit jouer en d1, et { -orange } prend d2, dans une rangée paire.
page-8-diagram-2 = Quatre rangées et un trou en b1 : { -blue } doit jouer en f1, et { -orange } prend f2. Sans le trou, ce serait à { -orange } de jouer là.
computer-title = Comment l’ordinateur réfléchit
computer-body = Il joue des milliers de parties dans sa tête, et davantage dans les suites qui tournent bien. Il prend la victoire quand il la voit, empêche la tienne, et ne joue pas sous une case qui te ferait gagner.

    Ce qu’il peut prouver, il le prouve : moins il reste de cases libres, plus il voit loin, jusqu’à ne plus se tromper du tout aux niveaux les plus hauts.

# La leçon
lesson-size = Aligne quatre jetons pour gagner. Il y a des plateaux de toutes tailles.
lesson-size-task = Tu en as trois. Lâche le quatrième à l’un des bouts.
lesson-size-done = Quatre colonnes ou douze, c’est le même jeu.
lesson-size-wrong = Toujours trois. Les deux bouts de ton alignement sont libres.
lesson-ban = Une case barrée d’une croix est un trou : les jetons le traversent.
lesson-ban-task = Lâche un jeton dans sa colonne.
lesson-ban-done = À travers le trou, et jusqu’en bas.
lesson-ban-wrong = C’est une autre colonne. Cherche la case barrée d’une croix.
lesson-above = Si le bas est plein, le jeton s’arrête au-dessus du trou.
lesson-above-task = Lâche encore un jeton dans la colonne du trou.
lesson-above-done = Aucun jeton ne reste jamais dans un trou.
lesson-above-wrong = C’est une autre colonne. Joue encore dans celle du trou.
lesson-broken = Un trou rompt les lignes. Ton alignement du bas s’arrête là.
lesson-broken-task = Mais l’alignement { -de-blue } au-dessus continue. Bloque-le.
lesson-broken-done = Ton jeton est au-dessus du trou, juste là où { -blue } voulait aller.
lesson-broken-wrong = Il y a de la place au-dessus du trou, alors { -blue } en aligne quatre.
lesson-star = Arrive sur l’étoile, et tu lâches aussi un bloqueur.
lesson-star-task = Joue sur l’étoile. Puis lâche le bloqueur dans la colonne que tu veux.
lesson-star-done = Le bloqueur n’est à personne et gêne tout le monde.
lesson-star-wrong = Tu as manqué l’étoile. Lâche ton jeton dans sa colonne.
lesson-blocker = Un bloqueur peut arrêter un alignement, et ton jeton faire autre chose.
lesson-blocker-task = Prends l’étoile, et lâche le bloqueur dans l’alignement { -de-blue }.
lesson-blocker-done = Bloqué, et ton jeton est bien placé en plus.
lesson-blocker-wrong = { -blue } va en aligner quatre, et tu as manqué l’étoile.
lesson-blocker-plain = Ça arrête aussi { -blue }. Mais l’étoile l’arrête et te donne un jeton de plus.
lesson-blocker-elsewhere = L’étoile est à toi. Mais là, le bloqueur n’arrête pas l’alignement { -de-blue }.
lesson-both = Avec ou sans trous ni étoiles, deux menaces à la fois gagnent.
lesson-both-task = Alignes-en trois avec les deux bouts libres.
lesson-both-done = { -blue } ne peut pas bloquer les deux bouts. Voilà toutes les règles.
lesson-both-wrong = { -blue } peut parer ça. Comble le vide entre tes deux jetons.

# Raisons d’un coup, sans point
reason-takes-bonus = Se pose sur l’étoile et lâche un bloqueur
