# Was die App von sich aus sagt. Was ein Spiel sagt, steht beim Spiel.

# Wer am Zug ist
turn-yours = Du bist am Zug
turn-of = { $color } ist am Zug
turn-computer = { $color } denkt nach
turn-paused = Pausiert
won-you = Du hast gewonnen!
lost-you = Du hast verloren
won-color = { $color } hat gewonnen
drawn = Unentschieden

# Die Zeile darunter
move-count = Zug { $at } von { $moves }
move-row = { $number }. { $move }
suggestion = Vorschlag: { $move }
hint-because = { $hint }. { $reason }.
thinking = Einen Moment …
unsaved = Diese Partie konnte nicht gespeichert werden.
search-failed = Beim Computer ist etwas schiefgegangen. Du kannst weiterspielen.
refuse-review = Das ist eine frühere Stellung. Tippe auf „Ab hier spielen“, um einen anderen Zug zu versuchen.
refuse-replacing = Ein Zug hier ersetzt die Züge { $first } bis { $last }. Wiederhole ihn, um fortzufahren.
refuse-beside = Dort kannst du nicht spielen.

# Der Trainer, und was nicht gewertet wird
coach = Trainer
coach-hint = Warnt dich vor Drohungen, die du hättest sehen können. Nimmst du den Zug zurück, wird die Partie nicht gewertet.
coach-careful = Vorsicht!
coach-missed-win = { $moves ->
    [one] Du hättest in { $moves } Zug gewinnen können.
   *[other] Du hättest in { $moves } Zügen gewinnen können.
}
unrated-helped = Mit Hilfe gespielt: nicht gewertet
unrated-changed = Spieler gewechselt: nicht gewertet
unrated-copied = Mitten in der Partie begonnen: nicht gewertet
unrated-handicapped = Mit Vorgabe gespielt: nicht gewertet

# Das Ende, und wie stark jemand ist
deciding-you = Mit Zug { $move } hast du die Partie verloren.
deciding-color = { $color } hat die Partie mit Zug { $move } verloren.
resigned-name = { $name } hat aufgegeben.
timed-out-name = Die Zeit von { $name } ist abgelaufen.
deciding-look = Zug ansehen
next-level = Stufe { $level } versuchen
rating-change = Deine Wertung: { $rating } ({ $change })
rating-first = Erster gewerteter Sieg! Deine Wertung: { $rating } ({ $change })
rating-best = Deine bisher beste Wertung: { $rating } ({ $change })
rating-about = Deine Wertung: etwa { $rating }
rating-sure = Deine Wertung: { $rating }
rating-games = { $count ->
    [one] { $count } gewertete Partie, Bestwert { $best }
   *[other] { $count } gewertete Partien, Bestwert { $best }
}
rating-band = plus oder minus { $doubt }
rating-span = { $count ->
    [one] { $change } in { $count } Partie
   *[other] { $change } in { $count } Partien
}
rating-graph = Wertung in den letzten { $count } Partien: von { $first } auf { $last }
as-me = So stark wie ich

# Zu zweit
clock-none = Ohne Uhr
clock-left = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
no-help = Keine Tipps
no-help-hint = Und keine Analyse, für keinen von euch.
hand-over = Gerät weitergeben
hand-over-hint = Nach jedem Zug warten Brett und Uhr, bis die nächste Person bereit ist.
hand-over-to = Gib { $name } das Gerät
hand-over-ready = Ich bin { $name }
player-number = Person { $number }
first-move-alternate = Abwechselnd
first-move-turns = Jetzt { $name }, danach { $other }
first-move-always = { $name }, in jeder Partie
handicap = Vorgabe
handicap-none = Keine
handicap-for = { $count } für { $name }
handicap-hint = Ein Vorsprung für einen von euch.
options-with-handicap = { $options } mit der Vorgabe
taking-back = Zurücknehmen
taking-back-both = Beide
taking-back-always = Jederzeit
taking-back-once = Nur { $name }, einmal pro Partie
refuse-taking-back = Nur { $name } darf einen Zug zurücknehmen, einmal pro Partie.
refuse-taken-back = { $name } hat in dieser Partie schon einen Zug zurückgenommen.

# Spieler
you = Du
computer = Computer
level = Stufe { $level }
level-named = Stufe { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · nicht gemessen
seconds = { $count ->
    [one] { $number } Sekunde pro Zug
   *[other] { $number } Sekunden pro Zug
}
simulations = { $count ->
    [one] { $number } Simulation pro Zug
   *[other] { $number } Simulationen pro Zug
}
person = Mensch
you-first = Du beginnst ({ $color })
you-second = Du ziehst nach ({ $color })
by-chance = Zufällig

# Analyse
analysis-drawn = Unentschieden
analysis-wins = { $color } gewinnt
analysis-wins-in = { $moves ->
    [one] { $color } gewinnt in { $moves } Zug
   *[other] { $color } gewinnt in { $moves } Zügen
}
analysis-unstoppable = { $color } ist nicht mehr aufzuhalten
analysis-two-ways = Balken: ein Weg. Punkte: ein anderer. Ein Zug kann nicht beide abschneiden.
analysis-share = { $color }: { $percent } %
analysis-failed = Die Analyse ist fehlgeschlagen.
visits = { $count ->
    [one] { $number } Simulation
   *[other] { $number } Simulationen
}
visits-rate = { $visits }, { $rate } pro Sekunde
left-simulations = noch { $number }
left-seconds = noch { $number } s
value-wins = gewinnt
value-wins-in = { $moves ->
    [one] gewinnt in { $moves } Zug
   *[other] gewinnt in { $moves } Zügen
}
value-draws = unentschieden
value-loses = verliert
value-loses-in = { $moves ->
    [one] verliert in { $moves } Zug
   *[other] verliert in { $moves } Zügen
}
percent = { $percent } %
value-chance = { $percent } % Gewinnchance
value-best = { $value }, bester Zug
letter-win = S
letter-draw = =
letter-loss = N
take-back = Zurücknehmen

# Startseite
card-play = Spielen
card-learn = In zwei Minuten lernen
card-learn-on = Lektion fortsetzen
card-continue = Fortsetzen
card-view = Ansehen
labeled = { $name }: { $words }
score-of = { $name } { $won }
score = Spielstand
option-value = { $option }: { $value }
option-on = an
option-off = aus
card-computers = Der Computer ist am Zug
kept-people = Zu zweit
kept-named = { $one } gegen { $two }
kept-computers = Computer gegen Computer
kept-explored = Erkundete Stellung
kept-level = Gegen den Computer, Stufe { $level }
kept-limits = Gegen den Computer
kept-going = { $who }, Zug { $move }
kept-ended = { $who }: { $result }
replaced = { $game }: Deine vorige Partie ist gespeichert.
deleted = { $game }: Partie gelöscht.
in-bin = Gelöscht, bleibt 30 Tage erhalten
restore = Wiederherstellen
set-aside-match = Eine gespeicherte Partie ließ sich nicht öffnen und steht nicht mehr in deiner Liste.
set-aside-newer = Eine gespeicherte Partie stammt aus einer neueren Version von Fivefold und lässt sich hier nicht öffnen.
set-aside-matches = Gespeicherte Partien, die sich nicht öffnen ließen und nicht mehr in deinen Listen stehen: { $count }
open-elsewhere = Fivefold ist schon geöffnet. Hier wird nichts gespeichert, bis du es dort schließt und hier neu startest.
set-aside-settings = Deine Einstellungen waren nicht lesbar und wurden zurückgesetzt.
set-aside-statistics = Deine Statistik war nicht lesbar und wurde zurückgesetzt.
set-aside-choices = Deine Vorgaben für neue Partien waren nicht lesbar und wurden zurückgesetzt.
no-game = Das ist keine Partie aus Fivefold.
not-a-game = Das lässt sich nicht als Partie öffnen: { $reason }.
not-a-link = Dieser Link lässt sich nicht öffnen: { $reason }.
save-too-long = Der Text ist zu lang
save-newer = Es stammt aus einer neueren Version von Fivefold
save-other-game = Dieses Spiel gibt es in Fivefold nicht
save-impossible-board = Ein solches Brett ist nicht möglich
save-illegal-move = Ein Zug darin ist nicht erlaubt
save-damaged = Der Text ist beschädigt
link-turn = Du bist am Zug bei { $game }: { $link }
link-over = Unsere Partie { $game }: { $link }
link-own = Meine Partie { $game }: { $link }
link-scan = Lass { $name } das mit der Kamera scannen
link-scan-own = Mit der Kamera eines anderen Handys scannen
link-show = Code zeigen
explore-from = als Kopie, ab Zug { $move }
asks-first = fragt nach
resign-sure-of = Gibt { $name } auf?
link-ahead = Du hast schon weitergespielt. Schick stattdessen deinen letzten Zug.
link-parted = Diese Partie weicht ab Zug { $move } von deiner ab. Beide sind gespeichert.
nothing-to-paste = Es gibt nichts einzufügen.
no-such-match = Diese Partie ist nicht mehr gespeichert.
match-in-bin = Diese Partie wurde gelöscht. Du kannst sie in der Liste der Partien wiederherstellen.
no-such-game = Dieses Spiel gibt es in der App nicht.
fault = Etwas ist schiefgegangen. Deine gespeicherten Partien sind sicher.

# Zeichenerklärung
signs-results-title = Sieg und Niederlage
signs-results-body =
    { $win }13 heißt: Dieser Zug gewinnt, und du brauchst dafür 13 Züge, diesen mitgezählt. { $loss }4 heißt: Dieser Zug verliert nach 4 Zügen deines Gegners. Gezählt werden nur die Züge des Gewinners. Das Zeichen { $draw } heißt unentschieden.

    Diese Ergebnisse sind bewiesen. So kommt es, wenn beide so gut wie möglich spielen. Steht keine Zahl dabei, ist das Ergebnis sicher, nur weiß man nicht, wie viele Züge es noch dauert.
signs-chances-title = Prozentzahlen
signs-chances-body =
    Eine Prozentzahl ist eine Schätzung: So gut sind die Aussichten dessen, der am Zug ist. Bei 50 % ist die Partie ausgeglichen, und ein Unentschieden zählt wie ein halber Sieg. Je länger der Computer nachdenkt, desto besser wird die Schätzung.

    Auf dem Brett steht die Zahl ohne Prozentzeichen. Schätzungen sind dort blass, bewiesene Ergebnisse kräftig. Der beste Zug ist umrandet.
signs-analysis-title = Analyse
signs-analysis-body =
    Die Analyse nennt die drei besten Züge. Der beste ist auf dem Brett eingezeichnet, die beiden anderen stehen dort mit ihren Nummern. Tippst du in der Liste auf einen anderen Zug, wird stattdessen dieser eingezeichnet.

    Schaltest du in den Einstellungen „Engine-Details“ ein, zeigt das Brett statt der Nummern den Wert jedes Zugs.
signs-coach-title = Der Trainer
signs-coach-body = Der Trainer meldet sich nach einem Fehler, den du hättest sehen können: Dein Gegner bekommt eine Drohung, oder ein Sieg in höchstens drei Zügen ist dahin. Dann kannst du den Zug zurücknehmen. Schweigt der Trainer, kann es trotzdem einen besseren Zug gegeben haben.
signs-review-title = Zeichen im Rückblick
signs-review-body =
    { $only } ist der einzige gute Zug, { $inaccuracy } eine Ungenauigkeit, { $mistake } ein Fehler und { $blunder } ein grober Fehler oder ein Zug, der den Sieg oder das Unentschieden verschenkt. Eine Ungenauigkeit kostet mindestens 7 Prozentpunkte, ein Fehler 15, ein grober Fehler 30. Ist die Partie so gut wie entschieden, fällt das Zeichen eine Stufe milder aus. Eine Entscheidung ist eine Stellung, in der manche Züge deutlich schlechter sind als andere.

    Die Kurve liegt über der Mitte, wenn { -orange } besser steht, und darunter, wenn { -blue } besser steht. Wo das Ergebnis bewiesen ist, liegt hinter ihr ein kräftiges Band. Tippe auf die Kurve, um zu einem Zug zu springen.
signs-rating-title = Wertung und Stufen
signs-rating-body =
    Jedes Spiel hat seine eigene Skala. Wer einen Sieg oder eine Niederlage in einem Zug sieht, sonst aber zufällig zieht, hat eine Wertung von 800. Um die Wertungen der Stufen zu messen, haben die Stufen gegeneinander gespielt. Namen wie „Leicht“ oder „Experte“ stehen für einen Bereich von Wertungen.

    Deine eigene Wertung steigt, wenn du eine Stufe schlägst, und sinkt, wenn du gegen sie verlierst, und das umso mehr, je überraschender das Ergebnis ist. Steht „etwa“ davor, gab es für eine sichere Zahl noch zu wenige Partien. Partien mit Hilfe werden nicht gewertet.
signs-puzzles-title = Schwierigkeit der Aufgaben
signs-puzzles-body = Auch die Schwierigkeit einer Aufgabe ist eine Wertung. Sie wurde daran gemessen, wie viele Stufen des Computers den ersten Zug finden. Für Aufgaben hast du in jedem Spiel eine eigene Wertung. Eine schwere Aufgabe hebt sie mehr als eine leichte, und mit Tipp gelöst zählt eine Aufgabe weniger.

# Statistik
no-rating = Spiel eine Partie gegen eine Stufe ohne Hilfe zu Ende, dann hast du eine Wertung.
against-levels = Gewertet, nach Stufe
wins = Siege
draws = Unentschieden
losses = Niederlagen
streak-label = Serie
streak = { $streak } (beste { $best })
mistakes-this-month = Deine Fehler in diesem Monat

# Neues Spiel
drawn-by-lot = Zufällig
no-cells = Keine
best-play = Bei bestem Spiel
best-play-drawn = unentschieden, also fair

# Lektionen
lesson-title = { $game } lernen
lesson-detail = { $at } von { $steps }
lesson-back = Zurück
lesson-skip = Überspringen
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-again = Noch einmal
lesson-first = Von vorn
lesson-play = Partie spielen
lesson-complete = Lektion geschafft! Probier es jetzt in einer Partie aus.
lesson-well-done = Gut gemacht!
lesson-not-yet = Noch nicht ganz
lesson-is-done = Schritt geschafft. Tippe auf „Weiter“.
set-aside-lessons = Dein Lernfortschritt war nicht lesbar und wurde zurückgesetzt.
# Zurückschauen
review = Rückblick
review-empty = Es gibt noch keine Züge.
review-begins = Die Partie wird geprüft …
review-kept-you = Du hast { $kept } von { $decisions } Entscheidungen richtig getroffen.
review-kept = { $color } hat { $kept } von { $decisions } Entscheidungen richtig getroffen.
review-no-decisions = Du hattest keine echte Wahl.
review-nobody-decided = Keine Seite hatte eine echte Wahl.
review-last-safe = { $color } war bis Zug { $move } noch zu retten
review-last-winning = { $color } stand zuletzt bei Zug { $move } auf Gewinn
review-never-safe = { $color } stand von Anfang an auf Verlust
review-gave-up-win = { $color } stand auf Gewinn, als die Partie endete
review-gave-up-draw = Für { $color } war noch ein Unentschieden drin, als die Partie endete
review-losing = { $color } hat die Partie mit Zug { $move } verloren
review-costliest = Der teuerste Fehler von { $color } war Zug { $move }
review-begin = Beginn der Partie. Die Züge werden markiert, sobald sie geprüft sind.
review-start = Beginn der Partie.
review-waits = Dieser Zug wird geprüft …
review-unknown = Noch nicht geprüft
review-first = Erster Zug
review-previous = Voriger Zug
review-next = Nächster Zug
review-last = Letzter Zug
review-next-slip = Nächster Fehler
review-retry = Von hier neu versuchen
review-refute = Zeig, warum
review-play = Ab hier spielen
refute-begin = Das war der Fehler. Tippe auf „Nächster Zug“, um die Antwort zu sehen.
graph-slips = Züge mit Fehlern: { $moves }.
no-slips = Keine Fehler.
mark-only = einziger guter Zug
mark-gave-win = hat den Sieg verschenkt
mark-gave-draw = hat das Unentschieden verschenkt
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler
mark-forced = erzwungen
mark-best = bester Zug
slip-win-draw = Zug { $number } hat den Sieg verschenkt: Jetzt ist es unentschieden.
slip-win-loss = Zug { $number } hat den Sieg verschenkt: Jetzt ist die Partie verloren.
slip-draw-loss = Zug { $number } hat das Unentschieden verschenkt: Jetzt ist die Partie verloren.
slip-estimated = Zug { $number } hat die Chancen von { $was } % auf { $is } % gesenkt.
slip-lost-sooner = Zug { $number } verliert sofort.
slip-better = Besser: { $best }.
reply-because = Mögliche Antwort: { $move }. { $reason }.
move-only = Der einzige Zug: Alles andere war schlechter.
move-forced = Es gab keinen anderen erlaubten Zug.
move-unsure = Vielleicht besser: { $best }. Zu knapp, um es sicher zu sagen.
move-lost = Jeder Zug verliert. Dieser hält am längsten durch.
move-lost-longer = Jeder Zug verliert. Ein anderer hält länger durch: { $best }.
move-equal = Jeder Zug führt zum selben Ergebnis.
move-slower = { $moves ->
    [one] Gewinnt auch, aber { $moves } Zug langsamer als dieser: { $best }.
   *[other] Gewinnt auch, aber { $moves } Züge langsamer als dieser: { $best }.
}
move-best = Das war der beste Zug.
move-kept = Auch ein guter Zug.

mistake-missed-win = Verpasste Siege in einem Zug
mistake-overlooked-threat = Übersehene Drohungen
mistake-allowed-win = Siege in einem Zug zugelassen
mistake-missed-threats = Verpasste Doppeldrohungen
mistake-allowed-threats = Doppeldrohungen zugelassen
mistake-spent-threat = Verspielte Drohungen
mistake-broken-chain = Blockaden zugelassen
mistake-missed-forced-win = Verschenkte Siege
mistake-missed-draw = Verschenkte Unentschieden
mistake-missed-connection = Verpasste Verbindungschancen
mistake-other = Andere Fehler
retry-ask = Finde einen besseren Zug als den gespielten.
retry-waits = Dein Zug wird geprüft …
retry-right = Richtig! { $move }.
retry-right-said = Richtig!
retry-even = Genauso gut, soweit es sich sagen lässt: { $move }.
retry-wrong = { $move }: Darauf hat dein Gegner eine Antwort.
retry-again = Noch einmal
retry-answer = Lösung zeigen
retry-refute = Weiter
back-to-game = Zurück zur Partie
refuse-retry = Tippe zuerst auf „Noch einmal“.

# Aufgaben
puzzle-title = Aufgabe { $number }
puzzle-rated = Schwierigkeit { $rating }
puzzle-move = Zug { $number } von { $all }
puzzle-win-in = { $moves ->
    [one] { $color } gewinnt in einem Zug
   *[other] { $color } gewinnt in { $moves } Zügen
}
puzzle-only-win = Nur ein Zug gewinnt
puzzle-save = Rette das Unentschieden
puzzle-prevent = Stoppe { $other }
puzzle-solved = Gelöst
puzzle-task-win-in = Finde den Zug, der gewinnt, egal was { $other } spielt.
puzzle-task-only-win = { $color } kann gewinnen, aber nur mit einem einzigen Zug.
puzzle-task-save = Nur ein Zug verliert nicht. Finde ihn.
puzzle-task-prevent = { $other } steht kurz vor dem Sieg. Nur ein Zug verhindert ihn.
puzzle-right = Richtig! { $other } hat geantwortet. Mach weiter.
puzzle-longer = Das gewinnt auch, dauert aber länger. Mach weiter.
puzzle-wrong-loses = Danach gewinnt { $other }.
puzzle-wrong-win-in = Das gewinnt nicht in so wenigen Zügen.
puzzle-wrong-only-win = Das verschenkt den Sieg.
puzzle-mark-wrong = falscher Zug
puzzle-is-solved = Gelöst! Nimm die nächste Aufgabe oder spiel ab hier weiter.
puzzle-solved-answer = Mit der gezeigten Lösung gelöst: Das zählt nicht.
puzzle-hint = Tipp
puzzle-hint-label-where = Schau hierhin
puzzle-hint-label-what = Achte darauf
puzzle-hint-label-answer = Die Lösung
puzzle-hint-where = Schau auf den eingerahmten Teil des Bretts.
puzzle-answer = Lösung zeigen
puzzle-skip = Überspringen
puzzle-retry = Noch einmal
puzzle-again = Von vorn
puzzle-play = Ab hier spielen
puzzle-next = Nächste Aufgabe
puzzle-solve = Lösen
puzzle-look = Ansehen
puzzles-total = { $done } von { $all } gelöst
puzzles-rating = Wertung { $rating }
puzzles-unrated = Noch keine Wertung
puzzles-theme = { $theme } { $done }/{ $all }
chapter-level-done = { $level } ✓
puzzles-graph = Wertung in den letzten { $count } Aufgaben: von { $first } auf { $last }
puzzle-theme-double-threat = Doppeldrohung
puzzle-theme-cut = Linie unterbrechen
puzzle-theme-connection = Verbinden
puzzle-theme-forced-win = Erzwungener Sieg
puzzle-theme-only-move = Einziger Zug
puzzle-theme-draw = Unentschieden retten
puzzle-theme-defense = Drohung abwehren
learn-lesson = { $done } von { $all } Schritten
learn-lesson-begin = Beginnen
learn-lesson-go-on = Fortsetzen
learn-lesson-again = Von vorn
puzzles-damaged = Die Aufgaben lassen sich nicht laden. Alles andere funktioniert.
no-such-puzzle = Diese Aufgabe gibt es in der App nicht.
set-aside-puzzles = Dein Fortschritt bei den Aufgaben war nicht lesbar und wurde zurückgesetzt.
own-count = Deine Fehler: { $number }
own-title = Dein Fehler
own-move = Deine Partie, Zug { $move }
review-puzzles = { $count ->
    [one] { $number } Aufgabe
   *[other] { $number } Aufgaben
}
set-aside-own = Die Aufgaben aus deinen Fehlern waren nicht lesbar und wurden zurückgesetzt.
chapter-detail = { $done } von { $all }
chapter-level = Stufe { $level }
chapter-level-solved = Stufe { $level }, gelöst

# Die Aufgabe des Tages
daily-title = Aufgabe des Tages
daily-solved = Gelöst
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-no-streak = Noch keine Serie
daily-longest = Längste Serie: { $days }
calendar-month = { $month } { $year }
calendar-day-solved = { $weekday }, { $day }., gelöst
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
day-date = { $day }. { $month }
day-date-year = { $day }. { $month } { $year }
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
animation-speed = Animationstempo
appearance = Darstellung
confirm-moves = Züge bestätigen
confirm-moves-hint = Dein Zug wird erst gespielt, wenn du ihn bestätigst.
coordinates = Koordinaten
flip-board = Brett nach jedem Zug drehen
flip-board-hint = Für zwei Personen an einem Gerät.
haptics = Vibration
language = Sprache
language-system = Gerätesprache
palette = Brettfarben
palette-grays = Grautöne
palette-high-contrast = Hoher Kontrast
palette-night = Nacht
palette-standard = Standard
palette-wood = Holz
show-visits = Engine-Details
show-visits-hint = Zeigt den Wert jedes Zugs und wie tief der Computer gerechnet hat.
sounds = Töne
speed-fast = Schnell
speed-normal = Normal
speed-off = Aus
speed-slow = Langsam
theme = Design
theme-dark = Dunkel
theme-light = Hell
theme-system = System

# About
about-version = Version { $version }
about-text = Fünf Brettspiele für zwei, mit einem Computergegner, der zeigt, was er denkt. Funktioniert offline. Keine Werbung, kein Konto, keine Berechtigungen.
about-source = Freie Software. Die Lizenz liegt dem Quelltext bei.
about-licenses = Open-Source-Lizenzen

set-up-ready = Spielbereit. Tippe auf das Brett, um die Stellung zu ändern.
set-up-surplus = { $color } hat mehr Steine, als in einer Partie möglich sind (+{ $number }). Das ist erlaubt, aber die Stellung wird als konstruiert vermerkt.
set-up-surplus-neutral = Es gibt mehr neutrale Steine, als in einer Partie möglich sind (+{ $number }). Das ist erlaubt, aber die Stellung wird als konstruiert vermerkt.
set-up-flip = Lass { $color } ziehen, dann entfällt der Vermerk.
set-up-remove = Entferne Steine von { $color }, dann entfällt der Vermerk.
set-up-remove-neutral = Entferne neutrale Steine, dann entfällt der Vermerk.
set-up-over = Hier gibt es nichts mehr zu spielen: Ändere die Stellung.
set-up-no-room = Hier ist kein Platz oder nichts zu entfernen.
set-up-erase = Leer
set-up-empty = Brett leeren
set-up-analyze = Analysieren
composed = Konstruierte Stellung
colors-swapped = Die Farben sind getauscht.
