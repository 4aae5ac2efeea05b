greeting = Fivefold: fünf Brettspiele. „help“ listet die Befehle auf.
help =
    new SPIEL [NAME=WERT …]  eine Partie beginnen; „surprise“ lost die Optionen aus
    games                    die Spiele und ihre Optionen
    ZUG …                    einen Zug spielen oder mehrere
    legal                    die erlaubten Züge
    undo, redo, go N         rückgängig machen, wiederherstellen, die Stellung nach N Zügen zeigen
    hint                     was der Computer spielen würde
    first 4, second human    wer eine Seite spielt: eine Stufe des Computers oder ein Mensch
    resign, draw             aufgeben, sich auf Unentschieden einigen
    show, rules              das Brett, die Regeln
    save DATEI, load DATEI   die Partie speichern, sie fortsetzen
    quit                     beenden
choose = Beginne eine Partie mit „new“ und dem Namen oder der Nummer eines Spiels.
game-line = { $number }. { $id }: { $name }. { $tagline }
option-line = { $option } ({ $range }), sonst { $default }: { $text }
no-game = Es läuft noch keine Partie. Beginne eine mit „new“.
unknown-game = Das Spiel „{ $game }“ gibt es nicht.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
nothing-to-redo = Es gibt nichts wiederherzustellen.
hint = { $text }: { $sentence }
legal = { $moves }
saved = In { $file } gespeichert.
file-fault = { $file }: { $fault }
move-line = { $number }. { $text } – { $sentence }
demonstration = { $name }: Computer gegen Computer.
fault = { $fault }
illegal = { $text }: { $reason }
unreadable = „{ $text }“ ist weder ein Zug dieses Spiels noch ein Befehl.
