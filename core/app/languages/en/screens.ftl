### Fixed texts of screens: titles, buttons, switches. Buttons hold about 24 characters at most. “Menu” is the menu
### of a game beside its board; “card” is a game on the start screen.

# Menu entry on the start screen, and title of that screen.
about = About
# Segment on the new-game sheet, under “opponent”, at most 16 characters.
against-computer = Computer
# Menu entry and button of the question “agree-draw-sure”.
agree-draw = Agree to a draw
# Question before a draw between two people.
agree-draw-sure = Do both players agree to a draw?
# Menu entry and title of a sheet: a list of moves for screen readers and keyboards.
all-moves = All legal moves
# Menu entry and switch below the board, at most 16 characters.
analysis = Analysis
# Spoken only. $value: the evaluation (Orange: 55%).
analysis-bar = Chances: { $value }
# With engine details. $value: expected moves in notation (d4 c3 e5).
analysis-line = Best line: { $value }
# The name of the app: don’t translate.
app-name = Fivefold
# Arrow at the top of a screen, spoken only.
back = Back
# Button of a question or a sheet, at most 16 characters.
cancel = Cancel
# Button on the new-game sheet: choose cells on the board. At most 16 characters.
choose = Choose
# Instruction on the new-game sheet. $value: label of an option (Walls).
choose-cells = Tap the board: { $value }
# Label on the new-game sheet.
clock = Clock
# Button below the board: makes the move. At most 16 characters.
confirm = Confirm
# Menu entry of a stored game.
delete = Delete
# Button on the new-game sheet: new random cells. At most 16 characters.
draw-again = Shuffle
# Menu entry: two people play on from this position with the analysis on.
explore = Explore from here
# Button below the board: ends a pause. At most 16 characters.
go-on = Continue
# Button below the board, at most 16 characters.
hint = Hint
# Menu entry of a card: the list of stored games.
kept-games = All games
# Menu entry, and title of a screen with lessons; at most 16 characters.
learn = Learn
# Minus button, spoken only. $value: label of a number (Rows).
less = Decrease { $value }
# Place of the bar and title of the screen with lessons; at most 14 characters.
lessons = Lessons
# Button below the board: the computer makes the player’s move.
let-computer-play = Let the computer play
# Button with three dots, spoken only.
menu = More
# Plus button, spoken only. $value: label of a number (Rows).
more = Increase { $value }
# Button below the board: the computer stops thinking and moves. At most 16 characters.
move-now = Move now
# Menu entry, at most 24 characters.
new-game = New game
# Short message. The same as in app.ftl.
nothing-to-paste = Nothing to paste.
# Menu entry: opens a saved game.
open-file = Open a file
# Label on the new-game sheet.
opponent = Opponent
# Label of the folded options on the new-game sheet.
options = Board and rules
# Menu entry: opens a game from the clipboard.
paste-game = Paste a game
# Button below the board, at most 16 characters.
pause = Pause
# Button below the board: a new game starts at this earlier position.
play-from-here = Play from here
# Row of the menu and title of a sheet: who plays, and how strong the computer is. At most 24 characters.
players = Players and strength
# Heading of a section of the settings, and a menu on iPads with keyboards.
playing = Gameplay
# Button, and title of a screen; at most 16 characters.
puzzles = Puzzles
# Place of the bar: the player’s ratings and results; at most 14 characters.
ratings = Ratings
# Button with a symbol beside the title of the menu, spoken only: makes an undone move again.
redo = Redo
# Button after a game, at most 16 characters.
rematch = Rematch
# Button: deletes the statistics, or restores an option’s default; at most 16 characters.
reset = Reset
# Question before “reset” on the statistics screen.
reset-sure = Reset the ratings and results of all games? Puzzles and lessons stay.
# Menu entry and button of the question “resign-sure”.
resign = Resign
# Question.
resign-sure = Resign this game?
# Menu entry: the same game from its start.
restart = Start over
# Menu entry and button after a game: goes through the moves with comments. At most 16 characters.
review = Review
# Menu entry, at most 24 characters.
rules = Rules
# Menu entry, button of the new-game sheet and title of the screen.
set-up = Set up a position
# Menu entry and title of the screen.
settings = Settings
# Row of the menu, which opens the five ways below: link, picture, QR code, text, file. At most 16 characters.
share = Share…
# Below a round button: sends the saved game as a file. At most 12 characters.
share-file = File
# Below a round button: sends a link to the game by another app. At most 12 characters.
share-link = Link
# Below a round button: sends a picture of the board. At most 12 characters.
share-picture = Picture
# Below a round button: sends the moves as a text to read. At most 12 characters.
share-text = Text
# Below a round button, and title of a sheet: the opponent scans the code. At most 12 characters.
show-code = QR code
# Menu entry and title of an article, at most 24 characters.
signs = What the symbols mean
# Value of “strength”: the computer has a limit of simulations.
simulations = Simulations
# Button on the new-game sheet, at most 16 characters.
start = Start
# First entry in the list of moves, and a button with a symbol.
start-of-game = Start of the game
# Menu entry and title of the screen.
statistics = Statistics
# Label of a choice among the next two and “simulations”.
strength = Set strength by
# Value of “strength”.
strength-level = Level
# Value of “strength”: the computer has a limit of seconds for a move.
strength-time = Time per move
# Button on the new-game sheet: random options.
surprise = Surprise me
# Button on the new-game sheet: draws a board on which neither side can force a win. At most 20 characters.
fair-board = Fair board
# Button with a symbol, spoken only.
move-earlier = Earlier move
# Button with a symbol, spoken only.
move-later = Later move
# Button with a symbol, spoken only.
move-latest = Latest move
# Menu entry and title of a sheet: the moves of the game.
moves = Moves
# Segment on the new-game sheet, under “opponent”, at most 24 characters.
two-computers = Computer vs. computer
# Segment on the new-game sheet, under “opponent”, at most 16 characters.
two-people = Two people
# Button below the board and in messages, at most 16 characters.
undo = Undo
# Short message after opening a file from another app.
unreadable = Couldn’t read that file.
# Label on the new-game sheet.
who-starts = Who goes first
# Button with a symbol on enlarged boards, spoken only: shows the whole board again.
whole-board = Whole board
# Button beside the name of the app, and title of the screen with the player’s ratings; at most 12 characters.
you = You
