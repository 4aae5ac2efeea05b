# What the app says by itself. What a game says stands with the game.

# Whose turn it is
turn-yours = Your turn
turn-of = { $colour }’s turn
turn-computer = { $colour } is thinking
turn-paused = Paused
won-you = You won
won-colour = { $colour } won
drawn = Draw

# The line below
turn-count = Turn { $at } of { $turns }
suggestion = Suggestion: { $turn }
thinking = Thinking
unsaved = This game could not be saved.
search-failed = The computer could not finish thinking. The game goes on.
refuse-review = You are looking back. Choose “Play from here” to try another turn.
refuse-beside = There is nothing to play on here.

# Players
you = You
computer = Computer
level = Level { $level }
level-named = Level { $level } · { $name }
own-limits = Own limits
seconds = { $count ->
    [one] { $number } second a turn
   *[other] { $number } seconds a turn
}
simulations = { $count ->
    [one] { $number } simulation a turn
   *[other] { $number } simulations a turn
}
person = A person
you-first = { $colour }, first
you-second = { $colour }, second
by-chance = By chance

# Analysis
analysis-drawn = Drawn
analysis-wins = { $colour } wins
analysis-wins-in = { $turns ->
    [one] { $colour } wins in { $turns } turn
   *[other] { $colour } wins in { $turns } turns
}
analysis-share = { $colour }: { $percent } %
analysis-failed = The analysis has failed.
visits = { $count ->
    [one] { $number } visit
   *[other] { $number } visits
}
visits-rate = { $visits }, { $rate } a second
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
card-turn = Turn { $turn }
card-computers = The computer’s turn
kept-people = Two people
kept-computers = Two computers
kept-level = Against the computer, level { $level }
kept-limits = Against the computer
kept-going = { $who }, turn { $turn }
kept-ended = { $who }: { $result }
replaced = The game of { $game } was put aside for a new one.
set-aside-match = A saved game could not be read and was set aside: { $reason }
set-aside-settings = The settings could not be read and were set aside.
set-aside-statistics = The statistics could not be read and were set aside.
set-aside-choices = The choices for new games could not be read and were set aside.
not-a-game = This text is no saved game: { $reason }
nothing-to-paste = There is no text to paste.
no-such-match = This game is not kept any more.
no-such-game = There is no such game here.
fault = Something went wrong here. Everything that was kept is still there.

# Statistics
streak = { $streak } (best { $best })

# New game
opponent-computer = Computer
opponent-person = Two people
opponent-watch = Two computers
kind-level = Level
kind-time = Time per turn
kind-visits = Simulations
drawn-by-lot = Drawn by lot
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
