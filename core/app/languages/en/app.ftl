# What the app says by itself. What a game says stands with the game.

# Whose turn it is
turn-yours = Your turn
turn-of = { $color }’s turn
turn-computer = { $color } is thinking
turn-paused = Paused
won-you = You won!
won-color = { $color } won
drawn = Draw

# The line below
move-count = Move { $at } of { $moves }
move-row = { $number }. { $move }
suggestion = Suggestion: { $move }
hint-because = { $hint }. { $reason }.
thinking = Thinking…
unsaved = This game couldn’t be saved.
search-failed = The computer had a problem. You can keep playing.
refuse-review = This is an earlier position. Tap “Play from here” to try another move.
refuse-beside = You can’t play there.

# The coach, and what is not rated
coach = Coach
coach-hint = Warns you when a move throws away a win or a draw. These games aren’t rated.
coach-win-draw = That move lets the win slip: now it’s a draw.
coach-win-loss = That move throws away the win: now you’re losing.
coach-draw-loss = That move throws away the draw: now you’re losing.
coach-blunder = That move cost you most of your winning chances.
unrated-helped = You had help: not rated
unrated-changed = The players changed: not rated
unrated-copied = Started mid-game: not rated

# The end, and how strong somebody is
deciding-you = Your losing move was move { $move }
deciding-color = { $color }’s losing move was move { $move }
deciding-look = Take a look
next-level = Try level { $level }
rating-change = Your rating: { $rating } ({ $change })
rating-about = Your rating: about { $rating }
rating-sure = Your rating: { $rating }
rating-games = { $count ->
    [one] { $count } rated game, best { $best }
   *[other] { $count } rated games, best { $best }
}
rating-graph = Rating over the last { $count } games: from { $first } to { $last }
as-me = Match my strength

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
name-of = { $color }’s name

# Players
you = You
computer = Computer
level = Level { $level }
level-named = Level { $level } · { $name }
level-rated = { $name } · { $rating }
level-unmeasured = { $name } · not measured
own-limits = Custom
seconds = { $count ->
    [one] { $number } second per move
   *[other] { $number } seconds per move
}
simulations = { $count ->
    [one] { $number } simulation per move
   *[other] { $number } simulations per move
}
person = Person
you-first = You go first ({ $color })
you-second = You go second ({ $color })
by-chance = Random

# Analysis
analysis-drawn = Draw
analysis-wins = { $color } wins
analysis-wins-in = { $moves ->
    [one] { $color } wins in { $moves } move
   *[other] { $color } wins in { $moves } moves
}
analysis-share = { $color }: { $percent }%
analysis-failed = Analysis failed.
visits = { $count ->
    [one] { $number } simulation
   *[other] { $number } simulations
}
visits-rate = { $visits }, { $rate } per second
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
percent = { $percent }%
value-chance = { $percent }% chance to win
value-best = { $value }, best move
letter-win = W
letter-draw = =
letter-loss = L
take-back = Take back

# Home
card-play = Play
card-learn = Learn in two minutes
card-learn-on = Continue the lesson
card-continue = Continue
card-view = View

# Something of a thing: what a button does with a game, what kind of strength is chosen
labeled = { $name }: { $words }
score-of = { $name } { $won }
option-value = { $option } { $value }
option-on = on
option-off = off
card-computers = Computer’s turn
kept-people = Two people
kept-named = { $one } vs. { $two }
kept-computers = Computer vs. computer
kept-level = Against the computer, level { $level }
kept-limits = Against the computer
kept-going = { $who }, move { $move }
kept-ended = { $who }: { $result }
replaced = { $game }: your previous game is saved.
deleted = { $game } game deleted.
in-bin = Deleted; kept for 30 days
restore = Restore
set-aside-match = A saved game couldn’t be opened, so it’s no longer in your list.
set-aside-newer = A saved game comes from a newer version of Fivefold and can’t be opened here.
set-aside-matches = Saved games that couldn’t be opened and are no longer in your lists: { $count }
open-elsewhere = Fivefold is already open. Nothing you do here is saved until you close it there and start it again.
set-aside-settings = Your settings couldn’t be read and were reset.
set-aside-statistics = Your statistics couldn’t be read and were reset.
set-aside-choices = Your choices for new games couldn’t be read and were reset.
not-a-game = This isn’t a saved game: { $reason }
not-a-link = This link doesn’t contain a game: { $reason }
save-too-long = the text is too long
save-newer = it comes from a newer version of Fivefold
save-other-game = Fivefold doesn’t have that game
save-impossible-board = its board isn’t possible
save-illegal-move = a move in it isn’t legal
save-damaged = the text is damaged
link-turn = Your turn in { $game }: { $link }
link-over = Our game of { $game }: { $link }
link-scan = Scan to open the game
link-ahead = You’ve already played on. Send your latest move instead.
link-parted = This game differs from yours from move { $move } on. Both are saved.
nothing-to-paste = Nothing to paste.
no-such-match = This game is no longer saved.
match-in-bin = This game was deleted. Restore it from the list of games.
no-such-game = This app doesn’t have that game.
fault = Something went wrong. Your saved games are safe.

# Statistics
no-statistics = Finish a game against the computer to see statistics.
wins = Wins
draws = Draws
losses = Losses
streak-label = Streak
streak = { $streak } (best { $best })

# New game
drawn-by-lot = Random
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
lesson-well-done = Well done!
lesson-not-yet = Not quite
lesson-is-done = Step done. Tap “Next”.
set-aside-lessons = Your lesson progress couldn’t be read and was reset.
# Looking back at a game
review = Review
review-empty = There’s no move to review
review-begins = Reviewing the game…
review-kept-you = You found a good move in { $kept } of { $decisions } key positions
review-kept = { $color }: { $kept } of { $decisions }
review-no-decisions = You had no real choices
review-last-safe = { $color } could still be saved until move { $move }
review-never-safe = { $color } was lost from the start
review-begin = Start of the game. Marks appear as moves are checked.
review-waits = Checking this move…
review-unknown = Not checked yet
review-first = First move
review-previous = Previous move
review-next = Next move
review-last = Last move
review-next-slip = Next mistake
review-retry = Find a better move
review-refute = Show why
review-play = Play from here
refute-begin = This was your move. Tap “Next move” for the reply.
graph-slips = Moves with mistakes: { $moves }.
graph-no-slips = No mistakes.
mark-only = only good move
mark-gave-win = threw away the win
mark-gave-draw = threw away the draw
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-forced = forced
mark-best = best move
slip-win-draw = Move { $number } let the win slip: now it’s a draw. Better: { $best }.
slip-win-loss = Move { $number } threw away the win: now it’s a loss. Better: { $best }.
slip-draw-loss = Move { $number } threw away the draw: now it’s a loss. Better: { $best }.
slip-estimated = Move { $number } dropped the chances from { $was }% to { $is }%. Better: { $best }.
move-only = Only move: anything else was worse.
move-forced = There was no other legal move.
move-unsure = Possibly better: { $best }. Too close to call.
move-lost = Every move loses. This one holds out longest.
move-lost-longer = Every move loses. This one holds out longer: { $best }.
move-equal = Every move leads to the same result.
move-slower = { $moves ->
    [one] Still wins, but { $moves } move slower than this: { $best }.
   *[other] Still wins, but { $moves } moves slower than this: { $best }.
}
move-best = That was the best move.
move-kept = A good move, too.
retry-ask = Find a better move than the one played.
retry-waits = Checking your move…
retry-right = Right! { $move }.
retry-right-said = Right!
retry-even = Just as good, as far as we can tell: { $move }.
retry-wrong = { $move }: your opponent has an answer.
retry-again = Try again
retry-answer = Show answer
retry-refute = Continue
retry-back = Back to the game
refuse-retry = Tap “Try again” first.

# Puzzles
puzzle-title = Puzzle { $number }
puzzle-rated = Difficulty { $rating }
puzzle-win-in = { $moves ->
    [one] { $color } wins in one move
   *[other] { $color } wins in { $moves } moves
}
puzzle-only-win = Only one move wins
puzzle-save = Save the draw
puzzle-prevent = Stop { $other }
puzzle-solved = Solved
puzzle-task-win-in = Find the move that wins, whatever { $other } does.
puzzle-task-only-win = { $color } is winning, but only one move keeps the win.
puzzle-task-save = Only one move doesn’t lose. Find it.
puzzle-task-prevent = { $other } is about to win. Only one move stops it.
puzzle-right = Right! { $other } has replied. Keep going.
puzzle-longer = That wins too, but it takes longer. Keep going.
puzzle-wrong-loses = After that, { $other } wins.
puzzle-wrong-win-in = Too slow: there’s a quicker win.
puzzle-wrong-only-win = That lets the win slip.
puzzle-mark-wrong = wrong move
puzzle-is-solved = Solved! Try the next one or play on from here.
puzzle-hint = Hint
puzzle-hint-label-where = Where to look
puzzle-hint-label-what = What to look for
puzzle-hint-label-answer = The answer
puzzle-hint-where = Look at the framed part of the board.
puzzle-answer = Show answer
puzzle-skip = Skip
puzzle-retry = Try again
puzzle-again = Start over
puzzle-play = Play from here
puzzle-next = Next puzzle
puzzle-solve = Solve
puzzle-look = View again
puzzles-solved = { $count ->
    [one] { $number } solved
   *[other] { $number } solved
}
puzzles-rated = your rating { $rating }
learn-lesson = { $done } of { $all } steps
learn-lesson-begin = Start
learn-lesson-go-on = Continue
learn-lesson-again = Start over
puzzles-damaged = The puzzles can’t be loaded. Everything else works.
no-such-puzzle = This app doesn’t have that puzzle.
set-aside-puzzles = Your puzzle progress couldn’t be read and was reset.
chapter-detail = { $done } of { $all }
chapter-level = Level { $level }
chapter-level-solved = Level { $level }, solved

# The puzzle of the day
daily-title = Daily puzzle
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
day-date = { $month } { $day }
day-date-year = { $month } { $day }, { $year }
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
confirm-moves-hint = Your move isn’t played until you confirm it.
coordinates = Coordinates
flip-board = Flip the board every turn
flip-board-hint = For two people sharing a device.
haptics = Vibration
language = Language
language-system = Device language
palette = Board colors
palette-grays = Grays
palette-high-contrast = High contrast
palette-night = Night
palette-standard = Standard
palette-wood = Wood
show-visits = Engine details
show-visits-hint = Shows the value of every move and how deep the computer has looked.
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
about-text = Five board games for two, with a computer opponent that shows its thinking. Works offline. No ads, no account, no permissions.
about-source = Free software. The license comes with the source code.
about-licenses = Open-source licenses
