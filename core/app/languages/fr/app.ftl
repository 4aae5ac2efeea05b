# Ce que l’app dit d’elle-même. Ce que dit un jeu se trouve avec le jeu.

# À qui de jouer
turn-yours = À toi de jouer
turn-of = À { $color } de jouer
turn-computer = { $color } réfléchit
turn-paused = En pause
won-you = Tu as gagné !
lost-you = Tu as perdu
won-color = { $color } a gagné
drawn = Nulle

# La ligne du dessous
move-count = Coup { $at } sur { $moves }
move-row = { $number }. { $move }
suggestion = Suggestion : { LOWER($move) }
hint-because = { $hint }. { $reason }.
thinking = Un instant…
unsaved = Cette partie n’a pas pu être enregistrée.
search-failed = L’ordinateur a eu un problème. Tu peux continuer à jouer.
refuse-review = C’est une position passée. Touche « Jouer à partir d’ici » pour essayer un autre coup.
refuse-replacing = Jouer ici remplace les coups { $first } à { $last }. Rejoue ton coup pour confirmer.
refuse-beside = Tu ne peux pas jouer là.

# Le coach, et ce qui n’est pas classé
coach = Coach
coach-hint = Te signale les menaces que tu aurais pu voir. Si tu retires le coup, la partie n’est pas classée.
coach-careful = Attention !
coach-missed-win = { $moves ->
    [one] Tu pouvais gagner en { $moves } coup.
   *[other] Tu pouvais gagner en { $moves } coups.
}
unrated-helped = Partie jouée avec de l’aide : non classée
unrated-changed = Les joueurs ont changé : non classée
unrated-copied = Commencée en cours de partie : non classée
unrated-handicapped = Partie jouée avec un avantage : non classée

# La fin, et la force de chacun
deciding-you = Le coup { $move } t’a coûté la partie.
deciding-color = Le coup { $move } a coûté la partie à { $color }.
resigned-name = { $name } a abandonné.
timed-out-name = { $name } n’a plus de temps.
deciding-look = Voir le coup perdant
next-level = Essayer le niveau { $level }
rating-change = Classement : { $rating } ({ $change })
rating-first = Première victoire classée ! Ton classement : { $rating } ({ $change })
rating-best = Ton meilleur classement : { $rating } ({ $change })
rating-about = Classement : environ { $rating }
rating-sure = Classement : { $rating }
rating-games = { $count ->
    [one] { $count } partie classée, record { $best }
   *[other] { $count } parties classées, record { $best }
}
rating-band = à { $doubt } près
rating-span = { $count ->
    [one] { $change } en { $count } partie
   *[other] { $change } en { $count } parties
}
rating-graph = Classement sur les { $count } dernières parties : de { $first } à { $last }
as-me = À mon niveau

# À deux
clock-none = Sans pendule
clock-left = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
no-help = Sans indices
no-help-hint = Pas d’analyse non plus, pour aucun de vous deux.
hand-over = Passer l’appareil
hand-over-hint = Après chaque coup, le plateau et la pendule attendent le joueur suivant.
hand-over-to = Passe l’appareil à { $name }
hand-over-ready = C’est moi, { $name }
player-number = Joueur { $number }
first-move-alternate = À tour de rôle
first-move-turns = { $name } d’abord, { $other } ensuite
first-move-always = { $name } à chaque partie
handicap = Avantage
handicap-none = Aucun
handicap-for = { $count } pour { $name }
handicap-hint = Un coup de pouce pour l’un de vous deux.
options-with-handicap = { $options } avec l’avantage
taking-back = Reprendre un coup
taking-back-both = Les deux
taking-back-always = À tout moment
taking-back-once = { $name }, une fois par partie
refuse-taking-back = C’est { $name } qui peut reprendre un coup, une fois par partie.
refuse-taken-back = { $name } a déjà repris un coup dans cette partie.

# Joueurs
you = Toi
computer = Ordinateur
level = Niveau { $level }
level-named = Niveau { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · non mesuré
seconds = { $count ->
    [one] { $number } seconde par coup
   *[other] { $number } secondes par coup
}
simulations = { $count ->
    [one] { $number } simulation par coup
   *[other] { $number } simulations par coup
}
person = Une personne
you-first = Tu commences ({ $color })
you-second = Tu joues en second ({ $color })
by-chance = Au hasard

# Analyse
analysis-drawn = Nulle
analysis-wins = { $color } gagne
analysis-wins-in = { $moves ->
    [one] { $color } gagne en { $moves } coup
   *[other] { $color } gagne en { $moves } coups
}
analysis-unstoppable = Plus rien ne peut arrêter { $color }
analysis-two-ways = Barres : un chemin. Points : un autre. Un seul coup ne peut pas couper les deux.
analysis-share = { $color } : { $percent } %
analysis-failed = L’analyse a échoué.
visits = { $count ->
    [one] { $number } simulation
   *[other] { $number } simulations
}
visits-rate = { $visits }, { $rate } par seconde
left-simulations = encore { $number }
left-seconds = encore { $number } s
value-wins = gagne
value-wins-in = { $moves ->
    [one] gagne en { $moves } coup
   *[other] gagne en { $moves } coups
}
value-draws = nulle
value-loses = perd
value-loses-in = { $moves ->
    [one] perd en { $moves } coup
   *[other] perd en { $moves } coups
}
percent = { $percent } %
value-chance = { $percent } % de chances de gagner
value-best = { $value }, le meilleur coup
letter-win = G
letter-draw = =
letter-loss = P
take-back = Retirer le coup

# Accueil
card-play = Jouer
card-learn = Apprendre en deux minutes
card-learn-on = Poursuivre la leçon
card-continue = Continuer
card-view = Revoir
labeled = { $name } : { $words }
score-of = { $name } { $won }
score = Score
option-value = { $option } : { $value }
option-on = oui
option-off = non
card-computers = À l’ordinateur de jouer
kept-people = À deux
kept-named = { $one } contre { $two }
kept-computers = Ordinateur contre ordinateur
kept-explored = Position explorée
kept-level = Contre l’ordinateur, niveau { $level }
kept-limits = Contre l’ordinateur
kept-going = { $who }, coup { $move }
kept-ended = { $who } : { $result }
replaced = { $game } : ta partie précédente est enregistrée.
deleted = { $game } : partie supprimée.
in-bin = Supprimée, conservée 30 jours
restore = Restaurer
set-aside-match = Une partie enregistrée n’a pas pu être ouverte et n’est plus dans ta liste.
set-aside-newer = Une partie enregistrée vient d’une version plus récente de Fivefold et ne peut pas être ouverte ici.
set-aside-matches = Parties enregistrées qui n’ont pas pu être ouvertes et ne sont plus dans tes listes : { $count }
open-elsewhere = Fivefold est déjà ouvert. Rien de ce que tu fais ici n’est enregistré tant que tu ne l’as pas fermé là-bas, puis relancé ici.
set-aside-settings = Tes réglages étaient illisibles et ont été réinitialisés.
set-aside-statistics = Tes statistiques étaient illisibles et ont été réinitialisées.
set-aside-choices = Tes choix pour les nouvelles parties étaient illisibles et ont été réinitialisés.
no-game = Ce n’est pas une partie de Fivefold.
not-a-game = Impossible d’ouvrir cette partie : { $reason }.
not-a-link = Impossible d’ouvrir ce lien : { $reason }.
save-too-long = le texte est trop long
save-newer = il vient d’une version plus récente de Fivefold
save-other-game = Fivefold ne connaît pas ce jeu
save-impossible-board = ce plateau n’est pas possible
save-illegal-move = un de ses coups n’est pas permis
save-damaged = le texte est endommagé
link-turn = À toi de jouer à { $game } : { $link }
link-over = Notre partie de { $game } : { $link }
link-own = Ma partie de { $game } : { $link }
link-scan = { $name } peut scanner ce code avec l’appareil photo
link-scan-own = Scanne ce code avec un autre téléphone
link-show = Montrer le code
explore-from = une copie, dès le coup { $move }
asks-first = à confirmer
resign-sure-of = { $name } abandonne ?
link-ahead = Tu as déjà continué. Envoie plutôt ton dernier coup.
link-parted = Cette partie diffère de la tienne à partir du coup { $move }. Les deux sont enregistrées.
nothing-to-paste = Rien à coller.
no-such-match = Cette partie n’est plus enregistrée.
match-in-bin = Cette partie a été supprimée. Tu peux la restaurer depuis la liste des parties.
no-such-game = Ce jeu n’existe pas dans l’app.
fault = Une erreur s’est produite. Tes parties enregistrées sont intactes.

# Légende des signes
signs-results-title = Victoires, défaites et nulles
signs-results-body =
    { $win }13 veut dire : ce coup gagne, et il te faut 13 coups, celui-ci compris. { $loss }4 veut dire : ce coup perd après 4 coups de ton adversaire. Seuls comptent les coups de celui qui gagne. Le signe { $draw } veut dire nulle.

    Ces résultats sont prouvés : c’est ce qui arrive si les deux camps jouent du mieux possible. Sans nombre, le résultat est sûr, mais on ne sait pas en combien de coups.
signs-chances-title = Pourcentages
signs-chances-body =
    Un pourcentage estime les chances du camp qui doit jouer. 50 %, c’est une partie équilibrée, et une nulle compte comme une demi-victoire. Plus l’ordinateur réfléchit, meilleure est l’estimation.

    Sur le plateau, il n’y a pas de signe %. Les estimations y sont pâles, les résultats prouvés en couleur pleine. Le meilleur coup est entouré.
signs-analysis-title = Analyse
signs-analysis-body =
    L’analyse donne les trois meilleurs coups. Le meilleur est dessiné sur le plateau, les deux autres y sont signalés par leur numéro. Touche un coup de la liste pour le voir dessiné à sa place.

    Si tu actives « Détails du moteur » dans les réglages, le plateau montre la valeur de chaque coup au lieu des numéros.
signs-coach-title = Le coach
signs-coach-body = Le coach t’avertit après une faute que tu aurais pu voir : ton adversaire obtient une menace, ou tu laisses filer une victoire en trois coups au plus. Tu peux alors retirer ce coup. Si le coach ne dit rien, il y avait peut-être quand même mieux à jouer.
signs-review-title = Marques du bilan
signs-review-body =
    { $only } est le seul bon coup, { $inaccuracy } une imprécision, { $mistake } une erreur et { $blunder } une gaffe, ou un coup qui laisse filer la victoire ou la nulle. Une imprécision coûte au moins 7 points de pourcentage, une erreur 15, une gaffe 30. Si la partie est déjà presque décidée, la marque est d’un cran moins sévère. Un choix compte quand certains coups sont nettement moins bons que d’autres.

    La courbe passe au-dessus du milieu quand { -orange } a l’avantage, et en dessous quand c’est { -blue }. Là où le résultat est prouvé, une large bande s’y ajoute. Touche la courbe pour aller à un coup.
signs-rating-title = Classement et niveaux
signs-rating-body =
    Chaque jeu a sa propre échelle. Quelqu’un qui voit une victoire ou une défaite en un coup, mais joue sinon au hasard, a un classement de 800. Pour mesurer le classement des niveaux, on les a fait jouer les uns contre les autres. Leurs noms, comme « Facile » ou « Expert », correspondent à une tranche de classement.

    Ton propre classement monte quand tu bats un niveau et baisse quand tu perds contre lui, d’autant plus si le résultat surprend. « Environ » veut dire qu’il n’y a pas encore eu assez de parties pour être sûr. Les parties jouées avec de l’aide ne sont pas classées.
signs-puzzles-title = Difficulté des problèmes
signs-puzzles-body = La difficulté d’un problème est un classement, elle aussi. Elle dépend du nombre de niveaux de l’ordinateur qui trouvent le premier coup. Dans chaque jeu, tu as un classement à part pour les problèmes. Un problème difficile le fait monter plus qu’un facile, et un problème résolu avec un indice compte moins.

# Statistiques
no-rating = Termine une partie contre l’un des niveaux, sans aide, et tu auras un classement.
against-levels = Classées, par niveau
wins = Victoires
draws = Nulles
losses = Défaites
streak-label = Série
streak = { $streak } (record { $best })
mistakes-this-month = Tes fautes ce mois-ci

# Nouvelle partie
drawn-by-lot = Au hasard
no-cells = Aucun
best-play = Avec un jeu parfait
best-play-drawn = nulle, donc équitable

# Leçons
lesson-title = Leçon : { $game }
lesson-detail = { $at } sur { $steps }
lesson-back = Retour
lesson-skip = Passer
lesson-show = Montre-moi
lesson-next = Suivant
lesson-again = Réessayer
lesson-first = Recommencer
lesson-play = Jouer une partie
lesson-complete = Leçon terminée ! À toi d’essayer dans une partie.
lesson-well-done = Bravo !
lesson-not-yet = Pas tout à fait
lesson-is-done = Étape terminée. Touche « Suivant ».
set-aside-lessons = Ta progression dans les leçons était illisible et a été réinitialisée.
# Le bilan d’une partie
review = Bilan
review-empty = Il n’y a aucun coup à revoir.
review-begins = Examen de la partie…
review-kept-you = Tu as bien choisi { $kept } fois sur { $decisions }.
review-kept = { $color } a bien choisi { $kept } fois sur { $decisions }.
review-no-decisions = Tu n’avais pas vraiment le choix.
review-nobody-decided = Aucun camp n’avait vraiment le choix.
review-last-safe = { $color } pouvait encore s’en sortir jusqu’au coup { $move }
review-last-winning = Dernière position gagnante pour { $color } : coup { $move }
review-never-safe = La partie était perdue dès le début pour { $color }
review-gave-up-win = { $color } avait une position gagnante quand la partie s’est arrêtée
review-gave-up-draw = { $color } pouvait encore faire nulle quand la partie s’est arrêtée
review-losing = Le coup { $move } a coûté la partie à { $color }
review-costliest = { $color } a commis sa faute la plus coûteuse au coup { $move }
review-begin = Début de la partie. Les marques apparaissent à mesure que les coups sont vérifiés.
review-start = Début de la partie.
review-waits = Vérification de ce coup…
review-unknown = Pas encore vérifié
review-first = Premier coup
review-previous = Coup précédent
review-next = Coup suivant
review-last = Dernier coup
review-next-slip = Faute suivante
review-retry = Réessayer d’ici
review-refute = Voir pourquoi
review-play = Jouer à partir d’ici
refute-begin = C’était l’erreur. Touche « Coup suivant » pour voir la réponse.
graph-slips = Coups avec une faute : { $moves }.
no-slips = Aucune faute.
mark-only = seul bon coup
mark-gave-win = a laissé filer la victoire
mark-gave-draw = a laissé filer la nulle
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
mark-forced = coup forcé
mark-best = meilleur coup
slip-win-draw = Le coup { $number } a laissé filer la victoire : maintenant, la partie est nulle.
slip-win-loss = Le coup { $number } a laissé filer la victoire : maintenant, c’est perdu.
slip-draw-loss = Le coup { $number } a laissé filer la nulle : maintenant, c’est perdu.
slip-estimated = Le coup { $number } a fait tomber les chances de { $was } % à { $is } %.
slip-lost-sooner = Le coup { $number } perd tout de suite.
slip-better = Mieux : { LOWER($best) }.
reply-because = Réponse possible : { $move }. { $reason }.
move-only = Le seul bon coup : tout le reste était moins bon.
move-forced = Il n’y avait pas d’autre coup permis.
move-unsure = Peut-être mieux : { LOWER($best) }. C’est trop serré pour trancher.
move-lost = Tous les coups perdent. Celui-ci tient le plus longtemps.
move-lost-longer = Tous les coups perdent. Un autre tient plus longtemps : { LOWER($best) }.
move-equal = Tous les coups mènent au même résultat.
move-slower = { $moves ->
    [one] Gagne quand même, mais { $moves } coup plus tard que celui-ci : { LOWER($best) }.
   *[other] Gagne quand même, mais { $moves } coups plus tard que celui-ci : { LOWER($best) }.
}
move-best = C’était le meilleur coup.
move-kept = Un bon coup aussi.

mistake-missed-win = Victoires immédiates manquées
mistake-overlooked-threat = Menaces non vues
mistake-allowed-win = Victoires immédiates concédées
mistake-missed-threats = Doubles menaces manquées
mistake-allowed-threats = Doubles menaces concédées
mistake-spent-threat = Menaces gâchées
mistake-broken-chain = Blocages et coupures concédés
mistake-missed-forced-win = Victoires forcées manquées
mistake-missed-draw = Nulles manquées
mistake-missed-connection = Occasions de relier manquées
mistake-other = Autres fautes
retry-ask = Trouve un meilleur coup que celui qui a été joué.
retry-waits = Vérification de ton coup…
retry-right = Bien vu ! { $move }.
retry-right-said = Bien vu !
retry-even = Tout aussi bon, pour autant qu’on sache : { $move }.
retry-wrong = { $move } : ton adversaire a une parade.
retry-again = Réessayer
retry-answer = Voir la solution
retry-refute = Continuer
back-to-game = Retour à la partie
refuse-retry = Touche d’abord « Réessayer ».

# Problèmes
puzzle-title = Problème { $number }
puzzle-rated = Difficulté { $rating }
puzzle-move = Coup { $number } sur { $all }
puzzle-win-in = { $moves ->
    [one] { $color } gagne en un coup
   *[other] { $color } gagne en { $moves } coups
}
puzzle-only-win = Un seul coup gagne
puzzle-save = Sauve la nulle
puzzle-prevent = Empêche { $other } de gagner
puzzle-solved = Résolu
puzzle-task-win-in = Trouve le coup qui gagne, quoi que joue { $other }.
puzzle-task-only-win = { $color } peut gagner, mais un seul coup le permet.
puzzle-task-save = Un seul coup ne perd pas. Trouve-le.
puzzle-task-prevent = { $other } est sur le point de gagner. Un seul coup l’en empêche.
puzzle-right = Bien vu ! { $other } a répondu. Continue.
puzzle-longer = Ça gagne aussi, mais plus lentement. Continue.
puzzle-wrong-loses = Après ça, { $other } gagne.
puzzle-wrong-win-in = Ça ne gagne pas en si peu de coups.
puzzle-wrong-only-win = Ça laisse filer la victoire.
puzzle-mark-wrong = mauvais coup
puzzle-is-solved = Résolu ! Passe au suivant, ou joue à partir d’ici.
puzzle-solved-answer = Résolu après avoir vu la solution : cela ne compte pas.
puzzle-hint = Indice
puzzle-hint-label-where = Où regarder
puzzle-hint-label-what = Que chercher
puzzle-hint-label-answer = La solution
puzzle-hint-where = Regarde dans le cadre.
puzzle-answer = Voir la solution
puzzle-skip = Passer
puzzle-retry = Réessayer
puzzle-again = Recommencer
puzzle-play = Jouer à partir d’ici
puzzle-next = Problème suivant
puzzle-solve = Résoudre
puzzle-look = Revoir
puzzles-total = { $done } sur { $all } résolus
puzzles-rating = Classement : { $rating }
puzzles-unrated = Sans classement
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = Classement sur les { $count } derniers problèmes : de { $first } à { $last }
puzzle-theme-double-threat = Double menace
puzzle-theme-cut = Rompre la ligne
puzzle-theme-connection = Relier
puzzle-theme-forced-win = Victoire forcée
puzzle-theme-only-move = Seul coup
puzzle-theme-draw = Sauver la nulle
puzzle-theme-defense = Parer la menace
learn-lesson = Étapes : { $done } sur { $all }
learn-lesson-begin = Commencer
learn-lesson-go-on = Continuer
learn-lesson-again = Recommencer
puzzles-damaged = Impossible de charger les problèmes. Tout le reste fonctionne.
no-such-puzzle = Ce problème n’existe pas dans l’app.
set-aside-puzzles = Ta progression dans les problèmes était illisible et a été réinitialisée.
own-count = Tes fautes : { $number }
own-title = Ta faute
own-move = Ta partie, coup { $move }
review-puzzles = { $count ->
    [one] À résoudre : { $number }
   *[other] À résoudre : { $number }
}
set-aside-own = Les problèmes tirés de tes fautes étaient illisibles et ont été réinitialisés.
chapter-detail = { $done } sur { $all }
chapter-level = Niveau { $level }
chapter-level-solved = Niveau { $level }, résolu

# Le problème du jour
daily-title = Problème du jour
daily-solved = Résolu
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-no-streak = Pas encore de série
daily-longest = Record : { $days }
calendar-month = { $month } { $year }
calendar-day-solved = { $weekday } { $day }, résolu
month-1 = Janvier
month-2 = Février
month-3 = Mars
month-4 = Avril
month-5 = Mai
month-6 = Juin
month-7 = Juillet
month-8 = Août
month-9 = Septembre
month-10 = Octobre
month-11 = Novembre
month-12 = Décembre
day-today = Aujourd’hui
day-yesterday = Hier
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
month-short-1 = janv.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avr.
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
weekday-1 = Lundi
weekday-2 = Mardi
weekday-3 = Mercredi
weekday-4 = Jeudi
weekday-5 = Vendredi
weekday-6 = Samedi
weekday-7 = Dimanche
weekday-short-1 = L
weekday-short-2 = M
weekday-short-3 = M
weekday-short-4 = J
weekday-short-5 = V
weekday-short-6 = S
weekday-short-7 = D

# The settings
animation-speed = Vitesse d’animation
appearance = Apparence
confirm-moves = Confirmer les coups
confirm-moves-hint = Ton coup n’est joué qu’une fois confirmé.
coordinates = Coordonnées
flip-board = Tourner le plateau après chaque coup
flip-board-hint = Pour deux personnes sur un même appareil.
haptics = Vibrations
language = Langue
language-system = Langue de l’appareil
palette = Couleurs du plateau
palette-grays = Nuances de gris
palette-high-contrast = Contraste élevé
palette-night = Nuit
palette-standard = Standard
palette-wood = Bois
show-visits = Détails du moteur
show-visits-hint = Montre la valeur de chaque coup et jusqu’où l’ordinateur a cherché.
sounds = Sons
speed-fast = Rapide
speed-normal = Normale
speed-off = Aucune
speed-slow = Lente
theme = Thème
theme-dark = Sombre
theme-light = Clair
theme-system = Système

# About
about-version = Version { $version }
about-text = Cinq jeux de plateau pour deux, avec un ordinateur qui montre ce qu’il pense. Fonctionne hors ligne. Sans publicité, sans compte, sans autorisations.
about-source = Logiciel libre. La licence accompagne le code source.
about-licenses = Licences open source

set-up-ready = Prêt à jouer. Touche le plateau pour modifier la position.
set-up-surplus = { $color } a plus de pièces que le jeu n’en permet (+{ $number }). C’est permis, mais la position est marquée comme composée.
set-up-surplus-neutral = Il y a plus de pièces neutres que le jeu n’en permet (+{ $number }). C’est permis, mais la position est marquée comme composée.
set-up-flip = Fais commencer { $color } pour effacer la marque.
set-up-remove = Retire des pièces à { $color } pour effacer la marque.
set-up-remove-neutral = Retire des pièces neutres pour effacer la marque.
set-up-over = Il n’y a plus rien à jouer : change la position.
set-up-no-room = Il n’y a pas de place ici, ou rien à retirer.
set-up-erase = Retirer
set-up-empty = Vider le plateau
set-up-analyze = Analyser
composed = Position composée
colors-swapped = Les couleurs ont été échangées.
