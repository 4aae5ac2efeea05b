# Ce que l’app dit d’elle-même. Ce que dit un jeu se trouve avec le jeu.

# À qui de jouer
turn-yours = À toi de jouer
turn-of = À { $color } de jouer
turn-computer = { $color } réfléchit
turn-paused = En pause
won-you = Tu as gagné
won-color = { $color } a gagné
drawn = Nulle

# La ligne du dessous
move-count = Coup { $at } sur { $moves }
move-row = { $number }. { $move }
suggestion = Suggestion : { $move }
hint-because = { $hint }. { $reason }.
thinking = Réflexion
unsaved = Cette partie n’a pas pu être enregistrée.
search-failed = L’ordinateur n’a pas pu finir de réfléchir. La partie continue.
refuse-review = Tu revois un coup passé. Choisis « Jouer depuis ici » pour en essayer un autre.
refuse-beside = On ne peut rien jouer à cet endroit.

# Le coach, et ce qui n’est pas classé
coach = Coach
coach-hint = Te prévient quand un coup gâche la partie. Avec lui, les parties ne sont pas classées.
coach-win-draw = Ce coup laisse filer la victoire : la partie est maintenant nulle.
coach-win-loss = Ce coup laisse filer la victoire : la partie est maintenant perdue.
coach-draw-loss = Ce coup laisse filer la nulle : la partie est maintenant perdue.
coach-blunder = Ce coup te coûte presque toutes tes chances.
unrated-helped = Jouée avec de l’aide : non classée
unrated-changed = Les joueurs ont changé : non classée
unrated-copied = Commencée en cours de partie : non classée

# La fin, et la force de chacun
deciding-you = Tu as perdu la partie au coup { $move }
deciding-color = { $color } a perdu la partie au coup { $move }
deciding-look = Voir ce coup
next-level = Essayer le niveau { $level }
rating-change = Ton classement : { $rating } ({ $change })
rating-about = Ton classement : environ { $rating }
rating-sure = Ton classement : { $rating }
rating-games = { $count ->
    [one] { $count } partie classée, record { $best }
   *[other] { $count } parties classées, record { $best }
}
rating-graph = Les { $count } dernières parties : de { $first } à { $last }
as-me = Aussi fort que moi

# À deux
clock-none = Sans pendule
clock-minutes = { $minutes } minutes chacun
clock-left = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
name-of = Nom pour { $color }

# Joueurs
you = Toi
computer = Ordinateur
level = Niveau { $level }
level-named = Niveau { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · non mesuré
own-limits = Sur mesure
seconds = { $count ->
    [one] { $number } seconde par coup
   *[other] { $number } secondes par coup
}
simulations = { $count ->
    [one] { $number } simulation par coup
   *[other] { $number } simulations par coup
}
person = Une personne
you-first = { $color }, en premier
you-second = { $color }, en second
by-chance = Au hasard

# Analyse
analysis-drawn = Nulle
analysis-wins = { $color } gagne
analysis-wins-in = { $moves ->
    [one] { $color } gagne en { $moves } coup
   *[other] { $color } gagne en { $moves } coups
}
analysis-share = { $color } : { $percent } %
analysis-failed = L’analyse a échoué.
visits = { $count ->
    [one] { $number } simulation
   *[other] { $number } simulations
}
visits-rate = { $visits }, { $rate } par seconde
left-simulations = encore { $number }
left-seconds = encore { $number } s
value-wins = gagne
value-wins-in = { $moves ->
    [one] gagne en { $moves } coup
   *[other] gagne en { $moves } coups
}
value-draws = nulle
value-loses = perd
value-loses-in = { $moves ->
    [one] perd en { $moves } coup
   *[other] perd en { $moves } coups
}
percent = { $percent } %
value-chance = { $percent } % de chances de gain
value-best = { $value }, le meilleur coup
letter-win = G
letter-draw = =
letter-loss = P
take-back = Reprendre

# Accueil
card-play = Jouer
card-learn = Apprendre en deux minutes
card-learn-on = Poursuivre la leçon
card-continue = Continuer
card-view = Revoir
labeled = { $name } : { $words }
score-of = { $name } { $won }
option-value = { $option } { $value }
card-computers = À l’ordinateur de jouer
kept-people = À deux
kept-named = { $one } et { $two }
kept-computers = Deux ordinateurs
kept-level = Contre l’ordinateur, niveau { $level }
kept-limits = Contre l’ordinateur
kept-going = { $who }, coup { $move }
kept-ended = { $who } : { $result }
replaced = { $game } : l’ancienne partie a été mise de côté pour une nouvelle.
deleted = { $game } : la partie a été supprimée.
in-bin = Supprimée, conservée 30 jours
restore = Restaurer
set-aside-match = Une partie enregistrée était illisible et a été mise de côté : { $reason }
set-aside-matches = Parties enregistrées illisibles et mises de côté : { $count }
open-elsewhere = Fivefold est déjà ouvert ailleurs. Rien n’est enregistré ici tant que tu ne l’as pas fermé là-bas et relancé.
set-aside-settings = Les réglages étaient illisibles et ont été mis de côté.
set-aside-statistics = Les statistiques étaient illisibles et ont été mises de côté.
set-aside-choices = Les choix pour les nouvelles parties étaient illisibles et ont été mis de côté.
not-a-game = Ce texte n’est pas une partie enregistrée : { $reason }
not-a-link = Ce lien n’est pas une partie : { $reason }
link-turn = À toi de jouer à { $game } : { $link }
link-over = Une partie à revoir ({ $game }) : { $link }
link-scan = Scanne ce code pour ouvrir la partie
link-ahead = Tu as continué à jouer depuis ce message : envoie ta version en retour.
link-parted = Cette partie prend un autre chemin à partir du coup { $move }. La tienne est conservée à côté.
nothing-to-paste = Il n’y a pas de texte à coller.
no-such-match = Cette partie n’est plus enregistrée.
match-in-bin = Cette partie a été supprimée. On peut la restaurer dans la liste des parties.
no-such-game = Ce jeu n’existe pas ici.
fault = Quelque chose s’est mal passé. Tout ce qui était enregistré est encore là.

# Statistiques
no-statistics = Tu n’as encore terminé aucune partie contre l’ordinateur.
wins = Victoires
draws = Nulles
losses = Défaites
streak-label = Série
streak = { $streak } (record { $best })

# Nouvelle partie
drawn-by-lot = Au hasard
no-cells = Aucun

# Leçons
lesson-title = Apprendre { $game }
lesson-detail = { $at } sur { $steps }
lesson-back = Retour
lesson-skip = Passer
lesson-show = Montre-moi
lesson-next = Suivant
lesson-again = Réessayer
lesson-first = Recommencer
lesson-play = Jouer une partie
lesson-well-done = Bravo
lesson-not-yet = Pas encore
lesson-is-done = Cette étape est finie. Continue avec « Suivant ».
set-aside-lessons = La progression des leçons était illisible et a été mise de côté.
# Le bilan d’une partie
review = Bilan
review-empty = Il n’y a aucun coup à revoir
review-begins = Examen de la partie
review-kept-you = Tu as fait le bon choix { $kept } fois sur { $decisions }
review-kept = { $color } : { $kept } sur { $decisions }
review-no-decisions = Tu n’avais rien à décider
review-last-safe = { $color } pouvait tenir jusqu’au coup { $move }
review-never-safe = { $color } n’a jamais pu tenir la partie
review-begin = Le début. Les coups sont marqués à mesure qu’ils sont jugés.
review-waits = Ce coup est en cours d’examen.
review-unknown = Pas encore jugé
review-first = Premier coup
review-previous = Coup précédent
review-next = Coup suivant
review-last = Dernier coup
review-next-slip = Faute suivante
review-retry = Trouver mieux
review-refute = Pourquoi ?
review-play = Jouer depuis ici
refute-begin = Voilà ce qui a été joué. Le coup suivant y répond.
graph-slips = Fautes : coups { $moves }.
graph-no-slips = Sans faute.
mark-only = le seul bon coup
mark-gave-win = a laissé filer le gain
mark-gave-draw = a laissé filer la nulle
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
mark-forced = coup forcé
mark-best = rien de mieux
slip-win-draw = Le coup { $number } a laissé filer la victoire : c’est maintenant nul. Mieux : { $best }.
slip-win-loss = Le coup { $number } a changé une victoire en défaite. Mieux : { $best }.
slip-draw-loss = Le coup { $number } a laissé filer la nulle : c’est maintenant perdu. Mieux : { $best }.
slip-estimated = Le coup { $number } a fait tomber les chances de { $was } à { $is } %. Mieux : { $best }.
move-only = Tout autre coup aurait gâché le résultat.
move-forced = Il n’y avait pas d’autre coup.
move-unsure = Il y avait peut-être mieux : { $best }. C’est trop serré pour trancher.
move-lost = La partie était perdue quoi qu’il arrive ; ce coup tenait le plus longtemps.
move-lost-longer = La partie était perdue quoi qu’il arrive. Plus tenace : { $best }.
move-equal = Tous les coups menaient au même résultat.
move-slower = { $moves ->
    [one] C’est gagné, mais { $moves } coup plus tard qu’avec : { $best }.
   *[other] C’est gagné, mais { $moves } coups plus tard qu’avec : { $best }.
}
move-best = Il n’y avait rien de mieux.
move-kept = Ce coup garde le résultat.
retry-ask = Trouve mieux que le coup joué.
retry-waits = Examen de ton coup.
retry-right = Bien vu : { $move }.
retry-right-said = Bien vu.
retry-even = Aussi bon, pour autant qu’on puisse en juger : { $move }.
retry-wrong = { $move } : il y a une parade.
retry-again = Réessayer
retry-answer = Voir la réponse
retry-refute = Continuer
retry-back = Retour à la partie
refuse-retry = Choisis d’abord « Réessayer ».

# Problèmes
puzzle-title = Problème { $number }
puzzle-rated = Classement { $rating }
puzzle-win-in = { $moves ->
    [one] { $color } gagne en un coup
   *[other] { $color } gagne en { $moves } coups
}
puzzle-only-win = Un seul coup gagne
puzzle-save = Sauve la nulle
puzzle-prevent = Arrête { $other }
puzzle-solved = Résolu
puzzle-task-win-in = Trouve le coup qui gagne, quoi que fasse { $other }.
puzzle-task-only-win = { $color } peut gagner. Tous les coups sauf un laissent filer le gain.
puzzle-task-save = Un seul coup ne perd pas. Trouve-le.
puzzle-task-prevent = { $other } est sur le point de gagner. Un seul coup l’en empêche.
puzzle-right = Bien vu. { $other } a répondu : continue.
puzzle-longer = Ça gagne aussi, mais plus lentement. Continue.
puzzle-wrong-loses = Après ça, { $other } gagne.
puzzle-wrong-win-in = Trop lent : il y a un gain plus rapide.
puzzle-wrong-only-win = Ça laisse filer le gain.
puzzle-mark-wrong = pas le bon coup
puzzle-is-solved = C’est résolu. Passe au suivant, ou joue depuis ici.
puzzle-hint = Indice
puzzle-hint-label-where = Où regarder
puzzle-hint-label-what = Que chercher
puzzle-hint-label-answer = La réponse
puzzle-hint-where = Regarde la partie encadrée du plateau.
puzzle-answer = Montrer
puzzle-skip = Un autre
puzzle-retry = Réessayer
puzzle-again = Recommencer
puzzle-play = Jouer depuis ici
puzzle-next = Problème suivant
puzzle-solve = Résoudre
puzzle-look = Revoir
puzzles-solved = { $count ->
    [one] { $number } résolu
   *[other] { $number } résolus
}
puzzles-rated = classement { $rating }
learn-lesson = { $done } sur { $all } étapes
learn-lesson-begin = Commencer
learn-lesson-go-on = Continuer
learn-lesson-again = Refaire
puzzles-damaged = Les problèmes sont illisibles. Tout le reste fonctionne.
no-such-puzzle = Ce problème n’existe pas ici.
set-aside-puzzles = Le suivi de tes problèmes était illisible et a été mis de côté.
chapter-detail = { $done } sur { $all }
chapter-level = Niveau { $level }
chapter-level-solved = Niveau { $level }, résolu

# Le problème du jour
daily-title = Problème du jour
daily-solved = Résolu
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-no-streak = Pas encore de série
daily-longest = Record : { $days }
calendar-month = { $month } { $year }
calendar-day = { $weekday } { $day }
calendar-day-solved = { $weekday } { $day }, résolu
calendar-today = { $weekday } { $day }, aujourd’hui
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
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
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
confirm-moves-hint = Un coup complet attend que tu le confirmes.
coordinates = Coordonnées
flip-board = Tourner le plateau vers la personne d’en face
flip-board-hint = À deux sur un même appareil.
haptics = Vibrations
language = Langue
language-system = Celle de l’appareil
palette = Couleurs du plateau
palette-grays = Gris
palette-high-contrast = Contraste élevé
palette-night = Nuit
palette-standard = Standard
palette-wood = Bois
show-visits = Expert
show-visits-hint = Montre la valeur de chaque coup, et combien l’ordinateur a exploré.
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
about-version = Version { $version }
about-text = Cinq jeux de plateau pour deux, hors ligne, avec un adversaire qui montre ce qu’il sait. Pas de réseau, pas d’autorisation, pas de publicité, pas de compte.
about-source = Logiciel libre, sous la licence fournie avec son code source.
about-licenses = Licences des éléments inclus
