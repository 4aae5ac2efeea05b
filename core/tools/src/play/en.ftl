greeting = Fivefold: five board games. Type “help” for a list of commands.
help =
    new GAME [NAME=VALUE …]  start a game; “surprise” picks random options
    games                    list the games and their options
    MOVE …                   play one move or several
    legal                    list the legal moves
    undo, redo, go N         undo, redo, show the position after N moves
    hint                     show what the computer would play
    first 4, second human    set who plays a side: a level of the computer or a human
    resign, draw             resign, agree to a draw
    show, rules              show the board, show the rules
    save FILE, load FILE     save the game, continue a saved game
    quit                     quit
choose = Start a game with “new” and its name or number.
game-line = { $number }. { $id }: { $name }. { $tagline }
option-line = { $option } ({ $range }), otherwise { $default }: { $text }
no-game = There’s no game yet. Start one with “new”.
unknown-game = There’s no game called “{ $game }”.
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
hint = { $text }: { $sentence }
legal = { $moves }
saved = Saved in { $file }.
file-fault = { $file }: { $fault }
move-line = { $number }. { $text } – { $sentence }
demonstration = { $name }: computer against computer.
fault = { $fault }
illegal = { $text }: { $reason }
unreadable = “{ $text }” is neither a move in this game nor a command.
