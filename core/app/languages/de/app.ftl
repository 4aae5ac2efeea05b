# Was die App von sich aus sagt. Was ein Spiel sagt, steht beim Spiel.

# Wer am Zug ist
turn-yours = Du bist am Zug
turn-of = { $color } ist am Zug
turn-computer = { $color } denkt nach
turn-paused = Angehalten
won-you = Du hast gewonnen
won-color = { $color } hat gewonnen
drawn = Unentschieden

# Die Zeile darunter
move-count = Zug { $at } von { $moves }
move-row = { $number }. { $move }
suggestion = Vorschlag: { $move }
hint-because = { $hint }. { $reason }.
thinking = Denkt nach
unsaved = Dieses Spiel ließ sich nicht speichern.
search-failed = Der Computer konnte nicht zu Ende denken. Das Spiel geht weiter.
refuse-review = Du siehst einen früheren Zug. „Ab hier spielen“ probiert einen anderen.
refuse-beside = Hier liegt nichts, worauf man spielen könnte.

# Der Begleiter, und was nicht gewertet wird
coach = Begleiter
coach-hint = Sagt es, wenn ein Zug das Spiel verschenkt. Solche Spiele werden nicht gewertet.
coach-win-draw = Dieser Zug hat den Sieg verschenkt: Jetzt ist es remis.
coach-win-loss = Dieser Zug hat den Sieg verschenkt: Jetzt verliert er.
coach-draw-loss = Dieser Zug hat das Remis verschenkt: Jetzt verliert er.
coach-blunder = Dieser Zug hat dich die meisten Aussichten gekostet.
unrated-helped = Mit Hilfe gespielt: nicht gewertet
unrated-changed = Die Spieler haben gewechselt: nicht gewertet
unrated-copied = Mitten im Spiel begonnen: nicht gewertet

# Das Ende, und wie stark jemand ist
deciding-you = Mit Zug { $move } hast du das Spiel verloren
deciding-color = { $color } hat das Spiel mit Zug { $move } verloren
deciding-look = Ansehen
next-level = Stufe { $level } versuchen
rating-change = Deine Wertung: { $rating } ({ $change })
rating-about = Deine Wertung: etwa { $rating }
rating-sure = Deine Wertung: { $rating }
rating-games = { $count ->
    [one] { $count } gewertetes Spiel, bestenfalls { $best }
   *[other] { $count } gewertete Spiele, bestenfalls { $best }
}
rating-graph = Die letzten { $count } Spiele: von { $first } bis { $last }
as-me = So stark wie ich

# Zwei Menschen
clock-none = Ohne Uhr
clock-minutes = { $minutes } Minuten für jeden
clock-left = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
name-of = Name von { $color }

# Spieler
you = Du
computer = Computer
level = Stufe { $level }
level-named = Stufe { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · nicht gemessen
own-limits = Eigene Einstellung
seconds = { $count ->
    [one] { $number } Sekunde je Zug
   *[other] { $number } Sekunden je Zug
}
simulations = { $count ->
    [one] { $number } Simulation je Zug
   *[other] { $number } Simulationen je Zug
}
person = Ein Mensch
you-first = { $color }, zuerst
you-second = { $color }, danach
by-chance = Zufall

# Analyse
analysis-drawn = Remis
analysis-wins = { $color } gewinnt
analysis-wins-in = { $moves ->
    [one] { $color } gewinnt in { $moves } Zug
   *[other] { $color } gewinnt in { $moves } Zügen
}
analysis-share = { $color }: { $percent } %
analysis-failed = Die Analyse ist fehlgeschlagen.
visits = { $count ->
    [one] { $number } Simulation
   *[other] { $number } Simulationen
}
visits-rate = { $visits }, { $rate } je Sekunde
left-simulations = noch { $number }
left-seconds = noch { $number } s
value-wins = gewinnt
value-wins-in = { $moves ->
    [one] gewinnt in { $moves } Zug
   *[other] gewinnt in { $moves } Zügen
}
value-draws = remis
value-loses = verliert
value-loses-in = { $moves ->
    [one] verliert in { $moves } Zug
   *[other] verliert in { $moves } Zügen
}
percent = { $percent } %
value-chance = { $percent } % Gewinnchance
value-best = { $value }, am besten
letter-win = S
letter-draw = =
letter-loss = N
take-back = Zurücknehmen

# Startseite
card-play = Spielen
card-learn = In zwei Minuten lernen
card-learn-on = Weiter lernen
card-continue = Weiter
card-view = Ansehen
labeled = { $name }: { $words }
score-of = { $name } { $won }
option-value = { $option } { $value }
card-computers = Der Computer ist am Zug
kept-people = Zwei Menschen
kept-named = { $one } und { $two }
kept-computers = Zwei Computer
kept-level = Gegen den Computer, Stufe { $level }
kept-limits = Gegen den Computer
kept-going = { $who }, Zug { $move }
kept-ended = { $who }: { $result }
replaced = Das Spiel { $game } wurde für ein neues beiseitegelegt.
deleted = Das Spiel { $game } wurde gelöscht.
in-bin = Gelöscht, wird 30 Tage aufbewahrt
restore = Wiederherstellen
set-aside-match = Ein gespeichertes Spiel war nicht lesbar und wurde beiseitegelegt: { $reason }
set-aside-matches = Nicht lesbare gespeicherte Spiele, die beiseitegelegt wurden: { $count }
open-elsewhere = Fivefold ist schon an anderer Stelle geöffnet. Hier wird nichts gespeichert, bis du es dort schließt und neu startest.
set-aside-settings = Die Einstellungen waren nicht lesbar und wurden beiseitegelegt.
set-aside-statistics = Die Statistik war nicht lesbar und wurde beiseitegelegt.
set-aside-choices = Die Vorgaben für neue Spiele waren nicht lesbar und wurden beiseitegelegt.
not-a-game = Dieser Text ist kein gespeichertes Spiel: { $reason }
not-a-link = Dieser Link ist kein Spiel: { $reason }
link-turn = Du bist dran in { $game }: { $link }
link-over = Eine Partie { $game }: { $link }
link-scan = Diesen Code scannen, um das Spiel zu öffnen
link-ahead = Du hast seit dieser Nachricht weitergespielt: Schick deinen Stand.
link-parted = Ab Zug { $move } ging es hier anders weiter. Dein eigenes Spiel bleibt daneben erhalten.
nothing-to-paste = Es gibt keinen Text zum Einfügen.
no-such-match = Dieses Spiel gibt es nicht mehr.
match-in-bin = Dieses Spiel wurde gelöscht. In der Liste der Spiele lässt es sich wiederherstellen.
no-such-game = Dieses Spiel gibt es hier nicht.
fault = Hier ist etwas schiefgegangen. Alles, was gesichert war, ist noch da.

# Statistik
no-statistics = Noch kein Spiel gegen den Computer ist zu Ende gespielt.
wins = Siege
draws = Remis
losses = Niederlagen
streak-label = Serie
streak = { $streak } (beste { $best })

# Neues Spiel
drawn-by-lot = Zufällig
no-cells = Keine

# Lektionen
lesson-title = { $game } lernen
lesson-detail = { $at } von { $steps }
lesson-back = Zurück
lesson-skip = Überspringen
lesson-show = Zeigen
lesson-next = Weiter
lesson-again = Noch einmal
lesson-first = Von vorn
lesson-play = Ein Spiel beginnen
lesson-well-done = Gut gemacht
lesson-not-yet = Noch nicht
lesson-is-done = Dieser Schritt ist geschafft. Mit „Weiter“ geht es weiter.
set-aside-lessons = Der Stand der Lektionen konnte nicht gelesen werden und wurde beiseitegelegt.
# Zurückschauen
review = Rückschau
review-empty = Es gibt keinen Zug anzusehen
review-begins = Die Partie wird angesehen
review-kept-you = Du hast in { $kept } von { $decisions } Entscheidungen das Ergebnis gehalten
review-kept = { $color }: { $kept } von { $decisions }
review-no-decisions = Du hattest nichts zu entscheiden
review-last-safe = { $color } konnte die Partie bis Zug { $move } halten
review-never-safe = { $color } konnte die Partie nie halten
review-begin = Der Anfang. Die Züge bekommen ihre Zeichen, sobald sie beurteilt sind.
review-waits = Dieser Zug wird gerade beurteilt.
review-unknown = Noch nicht beurteilt
review-first = Erster Zug
review-previous = Voriger Zug
review-next = Nächster Zug
review-last = Letzter Zug
review-next-slip = Nächster Fehler
review-retry = Etwas Besseres finden
review-refute = Warum?
review-play = Von hier spielen
refute-begin = Das wurde gespielt. „Nächster Zug“ zeigt die Antwort darauf.
graph-slips = Fehler: Züge { $moves }.
graph-no-slips = Keine Fehler.
mark-only = der einzige Zug
mark-gave-win = hat den Sieg verschenkt
mark-gave-draw = hat das Unentschieden verschenkt
mark-inaccuracy = ungenau
mark-mistake = Fehler
mark-blunder = grober Fehler
mark-forced = keine Wahl
mark-best = nichts war besser
slip-win-draw = Zug { $number } hat den Sieg verschenkt: Jetzt ist es unentschieden. Besser: { $best }.
slip-win-loss = Zug { $number } hat aus einem Sieg eine Niederlage gemacht. Besser: { $best }.
slip-draw-loss = Zug { $number } hat das Unentschieden verschenkt: Jetzt ist es verloren. Besser: { $best }.
slip-estimated = Zug { $number } hat die Aussichten von { $was } auf { $is } % gesenkt. Besser: { $best }.
move-only = Jeder andere Zug hätte das Ergebnis verschenkt.
move-forced = Es gab keinen anderen Zug.
move-unsure = Vielleicht gab es etwas Besseres: { $best }. Es ist zu knapp, um es zu sagen.
move-lost = Die Partie war mit jedem Zug verloren; dieser hielt am längsten durch.
move-lost-longer = Die Partie war mit jedem Zug verloren. Länger: { $best }.
move-equal = Jeder Zug hatte dasselbe Ergebnis.
move-slower = { $moves ->
    [one] Das gewinnt, aber { $moves } Zug später als: { $best }.
   *[other] Das gewinnt, aber { $moves } Züge später als: { $best }.
}
move-best = Nichts war besser.
move-kept = Das hat das Ergebnis gehalten.
retry-ask = Finde etwas Besseres als das, was gespielt wurde.
retry-waits = Dein Zug wird angesehen.
retry-right = Richtig: { $move }.
retry-right-said = Richtig.
retry-even = So gut, wie man es sagen kann: { $move }.
retry-wrong = { $move }: Darauf gibt es eine Antwort.
retry-again = Noch einmal
retry-answer = Lösung zeigen
retry-refute = Weiter
retry-back = Zurück zur Partie
refuse-retry = Wähle zuerst „Noch einmal“.

# Aufgaben
puzzle-title = Aufgabe { $number }
puzzle-rated = Wertung { $rating }
puzzle-win-in = { $moves ->
    [one] { $color } gewinnt in einem Zug
   *[other] { $color } gewinnt in { $moves }
}
puzzle-only-win = Nur ein Zug gewinnt
puzzle-save = Rette das Remis
puzzle-prevent = Halte { $other } auf
puzzle-solved = Gelöst
puzzle-task-win-in = Finde den Zug, der gewinnt, was { $other } auch tut.
puzzle-task-only-win = { $color } kann gewinnen. Alle Züge außer einem verschenken es.
puzzle-task-save = Nur ein Zug verliert nicht. Finde ihn.
puzzle-task-prevent = { $other } steht kurz vor dem Gewinn. Ein Zug hält das auf.
puzzle-right = Das ist richtig. { $other } hat geantwortet: weiter.
puzzle-longer = Das gewinnt auch, dauert aber länger. Weiter.
puzzle-wrong-loses = Danach gewinnt { $other }.
puzzle-wrong-win-in = Zu langsam: Es geht schneller.
puzzle-wrong-only-win = Das verschenkt den Gewinn.
puzzle-mark-wrong = war nicht richtig
puzzle-is-solved = Gelöst. Geh weiter zur nächsten oder spiele von hier weiter.
puzzle-hint = Tipp
puzzle-hint-label-where = Wohin sehen
puzzle-hint-label-what = Worauf achten
puzzle-hint-label-answer = Die Lösung
puzzle-hint-where = Sieh auf den eingerahmten Teil des Bretts.
puzzle-answer = Zeigen
puzzle-skip = Andere
puzzle-retry = Noch einmal
puzzle-again = Von vorn
puzzle-play = Von hier spielen
puzzle-next = Nächste Aufgabe
puzzle-solve = Lösen
puzzle-look = Ansehen
puzzles-solved = { $count ->
    [one] { $number } gelöst
   *[other] { $number } gelöst
}
puzzles-rated = Wertung { $rating }
learn-lesson = { $done } von { $all } Schritten
learn-lesson-begin = Beginnen
learn-lesson-go-on = Weiter
learn-lesson-again = Noch einmal
puzzles-damaged = Die Aufgaben sind nicht lesbar. Alles andere geht.
no-such-puzzle = Diese Aufgabe gibt es hier nicht.
set-aside-puzzles = Die Aufzeichnung deiner Aufgaben war nicht lesbar und wurde beiseitegelegt.
chapter-detail = { $done } von { $all }
chapter-level = Stufe { $level }
chapter-level-solved = Stufe { $level }, gelöst

# Die Aufgabe des Tages
daily-title = Aufgabe des Tages
daily-solved = Gelöst
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-no-streak = Noch keine Serie
daily-longest = Längste Folge: { $days }
calendar-month = { $month } { $year }
calendar-day = { $weekday }, { $day }.
calendar-day-solved = { $weekday }, { $day }., gelöst
calendar-today = { $weekday }, { $day }., heute
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
day-today = Heute
day-yesterday = Gestern
day-date = { $day }. { $month }
day-date-year = { $day }. { $month } { $year }
month-short-1 = Jan.
month-short-2 = Feb.
month-short-3 = März
month-short-4 = Apr.
month-short-5 = Mai
month-short-6 = Juni
month-short-7 = Juli
month-short-8 = Aug.
month-short-9 = Sept.
month-short-10 = Okt.
month-short-11 = Nov.
month-short-12 = Dez.
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
weekday-short-1 = M
weekday-short-2 = D
weekday-short-3 = M
weekday-short-4 = D
weekday-short-5 = F
weekday-short-6 = S
weekday-short-7 = S

# The settings
animation-speed = Tempo der Bewegungen
appearance = Aussehen
confirm-moves = Züge bestätigen
confirm-moves-hint = Ein fertiger Zug wartet auf deine Bestätigung.
coordinates = Koordinaten
flip-board = Brett für das Gegenüber drehen
flip-board-hint = Wenn zwei Menschen an einem Gerät spielen.
haptics = Vibration
language = Sprache
language-system = Wie das Gerät
palette = Farben des Bretts
palette-grays = Grautöne
palette-high-contrast = Hoher Kontrast
palette-night = Nacht
palette-standard = Standard
palette-wood = Holz
show-visits = Experte
show-visits-hint = Zeigt den Wert jedes Zugs und wie viel der Computer probiert hat.
sounds = Töne
speed-fast = Schnell
speed-normal = Normal
speed-off = Aus
speed-slow = Langsam
theme = Hell oder dunkel
theme-dark = Dunkel
theme-light = Hell
theme-system = System

# About
about-version = Version { $version }
about-text = Fünf Brettspiele für zwei, ohne Netz, mit einem Gegner, der zeigt, was er weiß. Kein Netz, keine Berechtigung, keine Werbung, kein Konto.
about-source = Freie Software unter der Lizenz, die dem Quelltext beiliegt.
about-licenses = Lizenzen der Teile
