greeting = Fivefold: five board games. “help” lists the commands.
help =
    new GAME [NAME=VALUE …]  begin a game; “surprise” draws its options
    games                    the games and their options
    MOVE …                   play one move or several
    legal                    the moves that are legal
    undo, redo, go N         undo a move, redo it, show the position after N moves
    hint                     the move that the computer would play
    first 4, second human    who plays a side: a level of the computer or a human
    resign, draw             resign, agree on a draw
    show, rules              the board, the rules
    save FILE, load FILE     save the game, load a saved one
    quit                     end
choose = Begin a game with “new” and its name or number.
game-line = { $number }. { $id }: { $name }. { $tagline }
option-line = { $option } ({ $range }), otherwise { $default }: { $text }
no-game = There is no game yet. Begin one with “new”.
unknown-game = There is no game “{ $game }”.
nothing-to-undo = There is no move to undo.
nothing-to-redo = There is no move to redo.
hint = { $text }: { $sentence }
legal = { $moves }
saved = Saved in { $file }.
file-fault = { $file }: { $fault }
move-line = { $number }. { $text } – { $sentence }
demonstration = { $name }: computer against computer.
fault = { $fault }
illegal = { $text }: { $reason }
unreadable = “{ $text }” is neither a move of this game nor a command.
