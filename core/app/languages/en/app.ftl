# What the app says by itself. What a game says stands with the game.

# Whose turn it is
turn-yours = Your turn
turn-of = { $color }’s turn
turn-computer = { $color } is thinking
turn-paused = Paused
won-you = You won
won-color = { $color } won
drawn = Draw

# The line below
move-count = Move { $at } of { $moves }
suggestion = Suggestion: { $move }
hint-because = { $hint }. { $reason }.
thinking = Thinking
unsaved = This game could not be saved.
search-failed = The computer could not finish thinking. The game goes on.
refuse-review = You are looking back. Choose “Play from here” to try another move.
refuse-beside = There is nothing to play on here.

# The coach, and what is not rated
coach = Coach
coach-hint = Says when a move gives the game away. Such games are not rated.
coach-win-draw = That move gave the win away: now it is a draw.
coach-win-loss = That move gave the win away: now it loses.
coach-draw-loss = That move gave the draw away: now it loses.
coach-blunder = That move cost you most of your chances.
unrated-helped = Played with help: not rated
unrated-changed = The players changed: not rated
unrated-copied = Begun in mid-game: not rated

# The end, and how strong somebody is
deciding-you = You lost the game with move { $move }
deciding-color = { $color } lost the game with move { $move }
deciding-look = Look at it
next-level = Try level { $level }
rating-change = Your rating: { $rating } ({ $change })
rating-about = Your rating: about { $rating }
rating-sure = Your rating: { $rating }
rating-games = { $count ->
    [one] { $count } rated game, at best { $best }
   *[other] { $count } rated games, at best { $best }
}
rating-graph = The last { $count } games: from { $first } to { $last }
as-me = As strong as me

# Two people
clock-none = No clock
clock-minutes = { $minutes } minutes each
clock-left = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
name-of = Name of { $color }

# Players
you = You
computer = Computer
level = Level { $level }
level-named = Level { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · not measured
own-limits = Your own setting
seconds = { $count ->
    [one] { $number } second a move
   *[other] { $number } seconds a move
}
simulations = { $count ->
    [one] { $number } simulation a move
   *[other] { $number } simulations a move
}
person = A person
you-first = { $color }, first
you-second = { $color }, second
by-chance = By chance

# Analysis
analysis-drawn = Drawn
analysis-wins = { $color } wins
analysis-wins-in = { $moves ->
    [one] { $color } wins in { $moves } move
   *[other] { $color } wins in { $moves } moves
}
analysis-share = { $color }: { $percent } %
analysis-failed = The analysis has failed.
visits = { $count ->
    [one] { $number } simulation
   *[other] { $number } simulations
}
visits-rate = { $visits }, { $rate } a second
left-simulations = { $number } left
left-seconds = { $number } s left
value-wins = wins
value-wins-in = { $moves ->
    [one] wins in { $moves } move
   *[other] wins in { $moves } moves
}
value-draws = draws
value-loses = loses
value-loses-in = { $moves ->
    [one] loses in { $moves } move
   *[other] loses in { $moves } moves
}
value-chance = { $percent } % to win
value-best = { $value }, the best
letter-win = W
letter-draw = =
letter-loss = L
take-back = Take back

# Home
card-play = Play
card-learn = Learn in two minutes
card-learn-on = Go on learning
card-continue = Continue
card-view = View

# Something of a thing: what a button does with a game, what kind of strength is chosen
said-of = { $name }: { $words }
card-computers = The computer’s turn
kept-people = Two people
kept-named = { $one } and { $two }
kept-computers = Two computers
kept-level = Against the computer, level { $level }
kept-limits = Against the computer
kept-going = { $who }, move { $move }
kept-ended = { $who }: { $result }
replaced = The game of { $game } was put aside for a new one.
deleted = The game of { $game } was deleted.
in-bin = Deleted; kept for 30 days
restore = Restore
set-aside-match = A saved game could not be read and was set aside: { $reason }
set-aside-settings = The settings could not be read and were set aside.
set-aside-statistics = The statistics could not be read and were set aside.
set-aside-choices = The choices for new games could not be read and were set aside.
not-a-game = This text is no saved game: { $reason }
not-a-link = This link is no game: { $reason }
link-turn = Your turn in { $game }: { $link }
link-over = A game of { $game }: { $link }
link-scan = Scan this to open the game
link-ahead = You have played on since that message: send them yours.
link-parted = This went another way from move { $move } on. Your own game is kept beside it.
nothing-to-paste = There is no text to paste.
no-such-match = This game is not kept any more.
match-in-bin = This game was deleted. Restore it from the list of games.
no-such-game = There is no such game here.
fault = Something went wrong here. Everything that was kept is still there.

# Statistics
no-statistics = No game against the computer has been finished yet.
wins = Wins
draws = Draws
losses = Losses
streak-label = Streak
streak = { $streak } (best { $best })

# New game
drawn-by-lot = By chance
no-cells = None

# Lessons
lesson-title = Learn { $game }
lesson-detail = { $at } of { $steps }
lesson-back = Back
lesson-skip = Skip
lesson-show = Show me
lesson-next = Next
lesson-again = Try again
lesson-first = Start over
lesson-play = Play a game
lesson-well-done = Well done
lesson-not-yet = Not yet
lesson-is-done = This step is done. Go on with “Next”.
set-aside-lessons = The progress of the lessons could not be read and was set aside.
# Looking back at a game
review = Review
review-empty = There is no move to look at
review-begins = Looking at the game
review-kept-you = You kept the result in { $kept } of { $decisions } decisions
review-kept = { $color }: { $kept } of { $decisions }
review-no-decisions = You had nothing to decide
review-last-safe = { $color } could hold the game until move { $move }
review-never-safe = { $color } never could hold the game
review-begin = The beginning. The moves are marked as they are judged.
review-waits = This move is being judged.
review-unknown = Not judged yet
review-first = First move
review-previous = Previous move
review-next = Next move
review-last = Last move
review-next-slip = Next slip
review-retry = Find something better
review-refute = Show why
review-play = Play from here
refute-begin = This was played. Next shows the answer to it.
graph-move = Move { $move } of { $moves }:
graph-slips = Slips: moves { $moves }.
graph-no-slips = No slips.
mark-only = the only move
mark-gave-win = gave the win away
mark-gave-draw = gave the draw away
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-forced = no choice
mark-best = nothing was better
slip-win-draw = Move { $number } gave the win away: now it is a draw. Better: { $best }.
slip-win-loss = Move { $number } turned a win into a loss. Better: { $best }.
slip-draw-loss = Move { $number } gave the draw away: now it is lost. Better: { $best }.
slip-estimated = Move { $number } let the chances fall from { $was } to { $is } %. Better: { $best }.
move-only = Every other move would have given the result away.
move-forced = There was no other move.
move-unsure = Perhaps there was something better: { $best }. It is too close to say.
move-lost = The game was lost whatever the move; this one held out longest.
move-lost-longer = The game was lost whatever the move. Longer: { $best }.
move-equal = Every move had the same result.
move-slower = { $moves ->
    [one] It wins, but { $moves } move later than: { $best }.
   *[other] It wins, but { $moves } moves later than: { $best }.
}
move-best = Nothing was better.
move-kept = It kept the result.
retry-ask = Find something better than what was played.
retry-waits = Looking at your move.
retry-right = Right: { $move }.
retry-right-said = Right.
retry-even = As good as can be told: { $move }.
retry-wrong = { $move }: that is answered.
retry-again = Try again
retry-answer = Show the answer
retry-refute = Go on
retry-back = Back to the game
refuse-retry = Choose “Try again” first.

# Puzzles
puzzle-title = Puzzle { $number }
puzzle-rated = Rated { $rating }
puzzle-win-in = { $moves ->
    [one] { $color } wins in one move
   *[other] { $color } wins in { $moves }
}
puzzle-only-win = Only one move wins
puzzle-save = Hold the draw
puzzle-prevent = Stop { $other }
puzzle-solved = Solved
puzzle-task-win-in = Find the move that wins, whatever { $other } does.
puzzle-task-only-win = { $color } can win. Every move but one lets it slip.
puzzle-task-save = { $other } wins after every move but one. Find it.
puzzle-task-prevent = { $other } is about to win. One move stops that.
puzzle-right = That is right. { $other } has answered: go on.
puzzle-longer = That wins too, but takes longer. Go on.
puzzle-wrong-loses = After that { $other } wins.
puzzle-wrong-win-in = That gives { $other } time: there is something quicker.
puzzle-wrong-only-win = That lets the win slip.
puzzle-mark-wrong = was not right
puzzle-is-solved = It is solved. Go on to the next one, or play on from here.
puzzle-hint = Hint
puzzle-hint-label-where = Where to look
puzzle-hint-label-what = What to look for
puzzle-hint-label-answer = The answer
puzzle-hint-where = Look at the framed part of the board.
puzzle-answer = Show it
puzzle-skip = Another
puzzle-retry = Try again
puzzle-again = Start again
puzzle-play = Play from here
puzzle-next = Next puzzle
puzzle-solve = Solve
puzzle-look = Look again
puzzles-solved = { $count ->
    [one] { $number } solved
   *[other] { $number } solved
}
puzzles-rated = rated { $rating }
learn-lesson = { $done } of { $all } steps
learn-lesson-begin = Begin
learn-lesson-go-on = Go on
learn-lesson-again = Again
puzzles-damaged = The puzzles cannot be read. Everything else works.
no-such-puzzle = There is no such puzzle here.
set-aside-puzzles = The record of your puzzles could not be read and was set aside.
chapter-detail = { $done } of { $all }
chapter-level = Level { $level }
chapter-level-solved = Level { $level }, solved

# The puzzle of the day
daily-title = Puzzle of the day
daily-solved = Solved
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-no-streak = No streak yet
daily-longest = Longest: { $days }
calendar-month = { $month } { $year }
calendar-day = { $weekday } { $day }
calendar-day-solved = { $weekday } { $day }, solved
calendar-today = { $weekday } { $day }, today
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
day-today = Today
day-yesterday = Yesterday
day-date = { $day } { $month }
day-date-year = { $day } { $month } { $year }
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
weekday-short-1 = M
weekday-short-2 = T
weekday-short-3 = W
weekday-short-4 = T
weekday-short-5 = F
weekday-short-6 = S
weekday-short-7 = S

# The settings
animation-speed = Animation speed
appearance = Appearance
confirm-moves = Confirm moves
confirm-moves-hint = A complete move waits until you confirm it.
coordinates = Coordinates
flip-board = Flip the board for the player opposite
flip-board-hint = With two people at one device.
haptics = Vibration
language = Language
language-system = As on this device
palette = Board colors
palette-grays = Grays
palette-high-contrast = High contrast
palette-night = Night
palette-standard = Standard
palette-wood = Wood
show-visits = Expert
show-visits-hint = Shows the value of every move, and how much the computer has tried.
sounds = Sounds
speed-fast = Fast
speed-normal = Normal
speed-off = Off
speed-slow = Slow
theme = Theme
theme-dark = Dark
theme-light = Light
theme-system = System

# About
about-version = Version { $version }
about-text = Five board games for two, offline, with an opponent that shows what it knows. No network, no permission, no advertisement, no account.
about-source = Free software under the license that comes with its source.
about-licenses = Third-party licenses
