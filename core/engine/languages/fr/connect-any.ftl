name = Quatre tout-terrain
tagline = Quatre jetons alignés, avec trous et surprises

option-rows = Rangées
option-columns = Colonnes
option-mode = Cases spéciales
option-mode-plain = Aucune
option-mode-ban = Case barrée
option-mode-bonus = Case bonus
option-mode-ban-bonus = Cases barrée et bonus
option-ban = Case barrée
option-bonus = Case bonus
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
label-bonus = { $cell }, case bonus, vide
label-landing-bonus = Colonne { $column }, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}, arrivée sur la case bonus { $cell }
label-ban = { $cell }, case barrée
label-blocker = { $cell }, bloqueur
refuse-blocker-due = Lâche d’abord le bloqueur.
refuse-blocker-missing = Ce jeton arrive sur la case bonus : dis aussi où va le bloqueur, comme dans 5:2.

page-1-title = But du jeu
page-1-body = Le plateau est debout et compte de 4 à 12 colonnes et de 4 à 12 rangées. Le premier qui aligne quatre jetons de sa couleur, à la verticale, à l’horizontale ou en diagonale, gagne.
page-1-diagram-1 = Cinq colonnes et quatre rangées : { -blue } a gagné sur la diagonale descendante.
page-2-title = Jouer
page-2-body = { -orange } commence, puis les camps jouent à tour de rôle. Un coup, c’est un jeton lâché dans une colonne qui n’est pas pleine. Il tombe jusqu’à la case libre la plus basse et y reste. Pour jouer dans une colonne, touche-la où tu veux.

    On ne passe pas : tant qu’il y a de la place, il faut jouer.
page-3-title = La case barrée
page-3-body = La case barrée, un carreau fermé marqué d’une croix, est un trou que personne ne remplit jamais. Elle rompt les lignes des deux camps.

    Un jeton la traverse tant qu’une case est libre en dessous. Une fois prise la case du dessous, ou s’il n’y en a pas, le jeton suivant s’arrête juste au-dessus d’elle. Si la case barrée est tout en haut, sa colonne est pleine dès que la case du dessous est prise.
page-3-diagram-1 = La case barrée est c2. Le premier jeton l’a traversée jusqu’en c1, le second s’est arrêté au-dessus.
page-3-diagram-2 = La case barrée c1 sépare a1 b1 de d1 e1 : il n’y a pas quatre jetons alignés.
page-4-title = La case bonus
page-4-body = La case bonus porte une étoile. Quand ton jeton s’y arrête, tu lâches aussitôt un bloqueur, dans n’importe quelle colonne qui n’est pas pleine. Le bloqueur tombe comme un jeton, à travers la case barrée aussi. Il n’est à personne et ne compte dans aucune ligne. Puis c’est à l’autre camp de jouer.

    Si le jeton sur la case bonus en aligne quatre, la partie est terminée et il n’y a pas de bloqueur. Si aucune colonne n’a de place, il n’y en a pas non plus.
page-4-diagram-1 = { -blue } s’est arrêté sur la case bonus g1 et a lâché le bloqueur en d1, entre les jetons { -de-orange }.
page-5-title = La fin
page-5-body = Quatre jetons alignés terminent aussitôt la partie, et plus de quatre comptent tout autant. Si toutes les cases sauf la barrée sont prises et que personne n’en a aligné quatre, la partie est nulle.
page-6-title = Préparation
page-6-body = Tu choisis la taille et les cases spéciales. La case barrée et la case bonus sont tirées au sort ; « Nouveau tirage » en donne d’autres. Tu peux aussi choisir les cases toi-même. « Surprends-moi » tire aussi la taille au sort.

    Un coup se note par le numéro de sa colonne, 5, et avec un bloqueur 5:2 : le jeton dans la colonne 5, le bloqueur dans la colonne 2.
page-7-title = Comment l’ordinateur réfléchit
page-7-body = Il joue des milliers de parties dans sa tête, et davantage dans les suites qui tournent bien. Il prend la victoire quand il la voit, empêche la tienne, et ne joue pas sous une case qui te ferait gagner.

    Ce qu’il peut prouver, il le prouve : moins il reste de cases libres, plus il voit loin, jusqu’à ne plus se tromper du tout aux niveaux les plus hauts.

# La leçon
lesson-size = Il y a des plateaux de toutes tailles. Quatre alignés gagnent toujours.
lesson-size-task = Tu en as trois. Lâche le quatrième à l’un des bouts.
lesson-size-done = Quatre colonnes ou douze, c’est le même jeu.
lesson-size-wrong = Toujours trois. Les deux bouts de ta rangée sont libres.
lesson-ban = Une case marquée d’une croix est barrée : les jetons la traversent.
lesson-ban-task = Lâche un jeton dans sa colonne.
lesson-ban-done = À travers, et jusqu’en bas.
lesson-ban-wrong = C’est une autre colonne. La case barrée est dans le cadre.
lesson-above = Quand plus rien n’est libre en dessous, le jeton suivant s’arrête au-dessus.
lesson-above-task = Lâches-en encore un dans sa colonne.
lesson-above-done = Personne ne remplit jamais une case barrée.
lesson-above-wrong = Joue encore une fois dans la colonne du cadre.
lesson-broken = Une case barrée rompt les lignes. Ta rangée du bas s’arrête là.
lesson-broken-task = Mais la rangée { -de-blue } au-dessus continue. Arrête-la.
lesson-broken-done = Ton jeton est au-dessus de la case barrée, là où { -blue } voulait aller.
lesson-broken-wrong = Il y a de la place au-dessus de la case barrée, et { -blue } en a quatre.
lesson-star = Atterris sur l’étoile, et tu lâches aussi un bloqueur.
lesson-star-task = Joue sur l’étoile. Puis lâche le bloqueur dans la colonne de ton choix.
lesson-star-done = Le bloqueur n’est à personne et gêne tout le monde.
lesson-star-wrong = Tu as manqué l’étoile. Elle est dans le cadre.
lesson-blocker = Un bloqueur peut arrêter une rangée pendant que ton jeton fait autre chose.
lesson-blocker-task = Prends l’étoile, et lâche le bloqueur dans la rangée { -de-blue }.
lesson-blocker-done = C’est paré, et ton jeton est bien placé en plus.
lesson-blocker-wrong = { -blue } va en aligner quatre, et tu as manqué l’étoile.
lesson-blocker-plain = Ça arrête { -blue } aussi. Mais l’étoile le fait et te donne un jeton de plus.
lesson-blocker-elsewhere = L’étoile est à toi. Mais là, le bloqueur n’arrête pas la rangée { -de-blue }.
lesson-both = Malgré trous et étoiles, deux menaces à la fois gagnent toujours.
lesson-both-task = Alignes-en trois avec les deux bouts libres.
lesson-both-done = Rien ne sauve plus { -blue }, ni trou ni étoile. Maintenant tu sais tout.
lesson-both-wrong = Ça peut se parer. Comble le trou entre tes deux jetons.

# Raisons d’un coup, sans point
reason-takes-bonus = Se pose sur l’étoile et lâche un bloqueur
