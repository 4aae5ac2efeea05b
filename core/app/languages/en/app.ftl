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
turn-count = Turn { $at } of { $turns }
suggestion = Suggestion: { $turn }
hint-because = { $hint }. { $reason }
hint-because-wins = It wins.
hint-because-wins-in = { $turns ->
    [one] It wins in { $turns } turn.
   *[other] It wins in { $turns } turns.
}
thinking = Thinking
unsaved = This game could not be saved.
search-failed = The computer could not finish thinking. The game goes on.
refuse-review = You are looking back. Choose “Play from here” to try another turn.
refuse-beside = There is nothing to play on here.

# The coach, and what is not rated
coach = Coach
coach-hint = Says when a turn gives the game away. Such games are not rated.
coach-win-draw = That turn gave the win away: now it is a draw.
coach-win-loss = That turn gave the win away: now it loses.
coach-draw-loss = That turn gave the draw away: now it loses.
coach-blunder = That turn cost you most of your chances.
unrated-helped = Played with help: not rated
unrated-changed = The players changed: not rated
unrated-copied = Begun in mid-game: not rated

# The end, and how strong somebody is
deciding-you = You lost the game with turn { $turn }
deciding-color = { $color } lost the game with turn { $turn }
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
    [one] { $number } second a turn
   *[other] { $number } seconds a turn
}
simulations = { $count ->
    [one] { $number } simulation a turn
   *[other] { $number } simulations a turn
}
person = A person
you-first = { $color }, first
you-second = { $color }, second
by-chance = By chance

# Analysis
analysis-drawn = Drawn
analysis-wins = { $color } wins
analysis-wins-in = { $turns ->
    [one] { $color } wins in { $turns } turn
   *[other] { $color } wins in { $turns } turns
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
value-wins-in = { $turns ->
    [one] wins in { $turns } turn
   *[other] wins in { $turns } turns
}
value-draws = draws
value-loses = loses
value-loses-in = { $turns ->
    [one] loses in { $turns } turn
   *[other] loses in { $turns } turns
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
card-look = Look again

# Something of a thing: what a button does with a game, what kind of strength is chosen
said-of = { $name }: { $words }
card-turn = Turn { $turn }
card-computers = The computer’s turn
kept-people = Two people
kept-named = { $one } and { $two }
kept-computers = Two computers
kept-level = Against the computer, level { $level }
kept-limits = Against the computer
kept-going = { $who }, turn { $turn }
kept-ended = { $who }: { $result }
replaced = The game of { $game } was put aside for a new one.
deleted = The game of { $game } was deleted.
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
link-parted = This went another way from turn { $turn } on. Your own game is kept beside it.
nothing-to-paste = There is no text to paste.
no-such-match = This game is not kept any more.
no-such-game = There is no such game here.
fault = Something went wrong here. Everything that was kept is still there.

# Statistics
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
review-empty = There is no turn to look at
review-begins = Looking at the game
review-kept-you = You kept the result in { $kept } of { $decisions } decisions
review-kept = { $color }: { $kept } of { $decisions }
review-no-decisions = You had nothing to decide
review-last-safe = { $color } could hold the game until turn { $turn }
review-never-safe = { $color } never could hold the game
review-begin = The beginning. The turns are marked as they are judged.
review-waits = This turn is being judged.
review-unknown = Not judged yet
review-first = First turn
review-previous = Previous turn
review-next = Next turn
review-last = Last turn
review-next-slip = Next slip
review-retry = Find something better
review-refute = Show why
review-play = Play from here
refute-begin = This was played. Next shows the answer to it.
graph-turn = Turn { $turn } of { $turns }:
graph-slips = Slips: turns { $turns }.
graph-no-slips = No slips.
mark-only = the only turn
mark-gave-win = gave the win away
mark-gave-draw = gave the draw away
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-forced = no choice
mark-best = nothing was better
slip-win-draw = Turn { $number } gave the win away: now it is a draw. Better: { $best }.
slip-win-loss = Turn { $number } turned a win into a loss. Better: { $best }.
slip-draw-loss = Turn { $number } gave the draw away: now it is lost. Better: { $best }.
slip-estimated = Turn { $number } let the chances fall from { $was } to { $is } %. Better: { $best }.
turn-only = Every other turn would have given the result away.
turn-forced = There was no other turn.
turn-unsure = Perhaps there was something better: { $best }. It is too close to say.
turn-lost = The game was lost whatever the turn; this one held out longest.
turn-lost-longer = The game was lost whatever the turn. Longer: { $best }.
turn-equal = Every turn had the same result.
turn-slower = { $turns ->
    [one] It wins, but { $turns } turn later than: { $best }.
   *[other] It wins, but { $turns } turns later than: { $best }.
}
turn-best = Nothing was better.
turn-kept = It kept the result.
retry-ask = Find something better than what was played.
retry-waits = Looking at your turn.
retry-right = Right: { $turn }.
retry-right-said = Right.
retry-even = As good as can be told: { $turn }.
retry-wrong = { $turn }: that is answered.
retry-again = Try again
retry-answer = Show the answer
retry-refute = Go on
retry-back = Back to the game
refuse-retry = Choose “Try again” first.

# Puzzles
puzzle-title = Puzzle { $number }
puzzle-rated = Rated { $rating }
puzzle-win-in = { $turns ->
    [one] { $color } wins in one turn
   *[other] { $color } wins in { $turns }
}
puzzle-only-win = Only one turn wins
puzzle-save = Hold the draw
puzzle-prevent = Stop { $other }
puzzle-solved = Solved
puzzle-task-win-in = Find the turn that wins, whatever { $other } does.
puzzle-task-only-win = { $color } can win. Every turn but one lets it slip.
puzzle-task-save = { $other } wins after every turn but one. Find it.
puzzle-task-prevent = { $other } is about to win. One turn stops that.
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
confirm-moves = Confirm turns
confirm-moves-hint = A complete turn waits until you confirm it.
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
show-visits-hint = Shows the value of every turn, and how much the computer has tried.
sounds = Sounds
speed-fast = Fast
speed-normal = Normal
speed-off = Off
speed-slow = Slow
theme = Theme
theme-dark = Dark
theme-light = Light
theme-system = System
