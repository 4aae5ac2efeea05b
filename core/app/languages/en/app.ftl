### What the app says depending on its state, in both front ends. What a game says is in the file of the game.
### “Spoken only” texts are read by screen readers. Buttons and labels hold about 24 characters at most.
### $color is the name of a side (Orange) or of a player (Ida), except where a comment says otherwise.

# Headline above the board and status of a card on the start screen, at most 24 characters.
turn-yours = Your turn
# The same about one of two players. $color: side (Orange) or player (Ida).
turn-of = { $color }’s turn
# Headline while the computer searches. $color: the computer’s side (Blue).
turn-computer = { $color } is thinking
# Headline of a paused game between two computers, at most 24 characters.
turn-paused = Paused
# Headline after the only person has won, also in lists of games; at most 24 characters.
won-you = You won!
# The same after the computer has won against the only person; at most 24 characters.
lost-you = You lost
# Headline after another win. $color: winning side (Orange) or player (Ida).
won-color = { $color } won
# Headline after a draw, at most 24 characters.
drawn = Draw

## The line of text below the board

# While looking back. $at: moves made so far (12), $moves: moves in the game (30).
move-count = Move { $at } of { $moves }
# A row in the list of moves, spoken only. $number: 3, $move: a sentence (Orange drops in column 4).
move-row = { $number }. { $move }
# A hint. $move: advice without a period (Drop in column 4).
suggestion = Suggestion: { LOWER($move) }
# A hint with its reason. $hint: the text “suggestion”, $reason: one of reason-… (Threatens four at c3).
hint-because = { $hint }. { $reason }.
# Alone, or below “turn-computer”, while the computer searches: doesn’t say who thinks; at most 24 characters.
thinking = One moment…
# After the device refused to store the game.
unsaved = This game couldn’t be saved.
# After an internal error of the computer’s search.
search-failed = The computer had a problem. You can keep playing.
# After a tap on the board at an earlier position. The quoted button is “play-from-here”.
refuse-review = This is an earlier position. Tap “Play from here” to try another move.
# On an attempt to move at an earlier position of a running game. $first, $last: numbers of the moves that would go (4, 9).
refuse-replacing = Playing here replaces moves { $first } to { $last }. Do it again to continue.
# After a tap beside the squares or cells of the board.
refuse-beside = You can’t play there.

## The coach warns the player after a bad move

# Switch on the new-game sheet, at most 24 characters. The same word as “coach” in screens.ftl.
coach = Coach
# Explanation below the switch “coach”.
coach-hint = Warns you about threats you could have seen. If you take the move back, the game isn’t rated.
# Before the coach’s reason, which follows as a sentence.
coach-careful = Careful!
# The coach’s remark after a mistake. $moves: number of the player’s own moves (2).
coach-missed-win = { $moves ->
    [one] You could have won in { $moves } move.
   *[other] You could have won in { $moves } moves.
}
# Below the result and in lists of games: why the game didn’t change the rating.
unrated-helped = You had help: not rated
# The same, after somebody chose other players during the game.
unrated-changed = The players changed: not rated
# The same, for a game that continued from the middle of another one.
unrated-copied = Started mid-game: not rated
# Below the result: one of the players had a head start.
unrated-handicapped = Played with a handicap: not rated

## The end of a game, and the player’s rating

# Below the result, a sentence. $move: number of the move (17).
deciding-you = Your losing move was move { $move }.
# Below the result, a sentence. $color: losing side or its player’s name (Blue), $move: number of the move (17).
deciding-color = { $color }’s losing move was move { $move }.
# Below the result of two people with names. $name: the one who lost.
resigned-name = { $name } resigned.
# The same. $name: the one who lost.
timed-out-name = { $name } ran out of time.
# Button: opens the review at the losing move.
deciding-look = See the losing move
# Button after a win. $level: number of the next level (4).
next-level = Try level { $level }
# Below the result. $rating: the new rating (1240), $change: with its sign (+12).
rating-change = Your rating: { $rating } ({ $change })
# In place of “rating-change” after the first win. $rating: the new rating (1240), $change: with its sign (+12).
rating-first = First rated win! Your rating: { $rating } ({ $change })
# The same after the highest rating so far. $rating: 1240, $change: +12.
rating-best = Your best rating yet: { $rating } ({ $change })
# On the statistics and learning screens, after few games. $rating: a rounded number (1240).
rating-about = Your rating: about { $rating }
# The same after many games. $rating: 1240.
rating-sure = Your rating: { $rating }
# On the statistics screen. $count: number of games (17), $best: highest rating so far (1302).
rating-games = { $count ->
    [one] { $count } rated game, best { $best }
   *[other] { $count } rated games, best { $best }
}
# On the screen of ratings, below the rating: its uncertainty. $doubt: a rounded number (60).
rating-band = give or take { $doubt }
# On the screen of ratings. $change: change of the rating with its sign (+86), $count: over so many games (50).
rating-span = { $count ->
    [one] { $change } in { $count } game
   *[other] { $change } in { $count } games
}
# Spoken only, for the curve. $count: number of games, $first and $last: ratings (1180, 1240).
rating-graph = Rating over the last { $count } games: from { $first } to { $last }
# Switch on the new-game sheet: the computer’s level follows the player’s rating.
as-me = Match my strength

## Two people at one device

# In place of the time on a person’s clock on the new-game sheet, at most 16 characters.
clock-none = No clock
# The clock of a player, spoken only. $minutes: 3, $seconds: 20.
clock-left = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
# Switch on the new-game sheet for two people.
no-help = No hints
# Description of the switch “no-help”.
no-help-hint = And no analysis, for either of you.
# Switch on the new-game sheet for two people who share a device.
hand-over = Pass the device
# Description of the switch “hand-over”.
hand-over-hint = After each move, the board and the clock wait until the next player is ready.
# Headline after a move, to the person who made it. $name: player (Ben) or side (Blue); at most 32 characters.
hand-over-to = Pass to { $name }
# Button below “hand-over-to”, for the person who takes the device over. $name: player (Ben) or side (Blue).
hand-over-ready = I’m { $name }
# The name of one of two people without a name, and the placeholder where it is entered. $number: 1 or 2.
player-number = Player { $number }
# Third of the segments under “Who goes first”: both people by turns; the others are their names. At most 16 characters.
first-move-alternate = Alternate
# Beside “Who goes first”, with “Alternate”. $name, $other: players (Ada, Ben).
first-move-turns = { $name } now, { $other } next time
# The same with a fixed player. $name: player (Ada).
first-move-always = { $name } in every game
# Label on the new-game sheet, and beside a player’s name (Handicap: 1): help for the weaker one of two people.
handicap = Handicap
# Value of “handicap”, at most 16 characters.
handicap-none = None
# Value of “handicap”: how much and for whom. $count: 1 or 2, $name: player (Ben).
handicap-for = { $count } for { $name }
# Below “handicap” without a value; with one, the game says what it means.
handicap-hint = A head start for one of you.
# Summary of the options when a handicap changes them. $options: Rows: 13, Columns: 11.
options-with-handicap = { $options } with the handicap
# Label on the new-game sheet: who may take moves back.
taking-back = Taking back
# Third of the segments under “taking-back”; the others are the names of two people. At most 16 characters.
taking-back-both = Both
# Beside “taking-back”, for both people.
taking-back-always = Any time
# The same for one of them. $name: player (Ben).
taking-back-once = { $name }, once a game
# Why an earlier move can’t be replaced. $name: player (Ben).
refuse-taking-back = Only { $name } may take a move back, once a game.
# The same, after that player has taken a move back. $name: player (Ben).
refuse-taken-back = { $name } has already taken a move back in this game.

## Players and the computer’s strength

# Name beside the board, at most 16 characters.
you = You
# Name beside the board, at most 16 characters.
computer = Computer
# Below the name “computer”. $level: number (3).
level = Level { $level }
# Choice on the new-game sheet. $level: number (3), $name: name and rating (Medium · 1420).
level-named = Level { $level } · { $name }
# Part of “level-named”. $name: name of a level (Medium), $rating: 1420.
level-rated = { $name } · { $rating }
# Part of “level-named” in a game whose levels have no ratings. $name: name of a level (Medium).
level-unmeasured = { $name } · not measured
# The computer’s limit. $count chooses the plural form, $number: the digits (10).
seconds = { $count ->
    [one] { $number } second per move
   *[other] { $number } seconds per move
}
# The computer’s limit. $count chooses the plural form, $number: the digits (5,000).
simulations = { $count ->
    [one] { $number } simulation per move
   *[other] { $number } simulations per move
}
# Choice for a side on the sheet “Change players”, at most 24 characters.
person = Person
# Card on the new-game sheet, under “Who goes first”. $color: always a side (Orange).
you-first = You go first ({ $color })
# Card on the new-game sheet, under “Who goes first”. $color: always a side (Blue).
you-second = You go second ({ $color })
# Card on the new-game sheet, under “Who goes first”, at most 24 characters.
by-chance = Random

## The analysis panel: $color is always a side (Orange)

# The proven result of the position, at most 24 characters.
analysis-drawn = Draw
# The proven result. $color: winning side.
analysis-wins = { $color } wins
# The proven result. $color: winning side, $moves: number of the winner’s own moves (3).
analysis-wins-in = { $moves ->
    [one] { $color } wins in { $moves } move
   *[other] { $color } wins in { $moves } moves
}
# The proven result where the board shows why: Bridg-It. $color: winning side.
analysis-unstoppable = { $color } can no longer be stopped
# Legend of the two paths on the board, which are drawn as bars and as dots.
analysis-two-ways = Bars: one path. Dots: another. One move can’t cut both.
# Estimate. $color: the side to move, $percent: its chances (55).
analysis-share = { $color }: { $percent }%
# In place of the analysis after an internal error.
analysis-failed = Analysis failed.
# With engine details. $count chooses the plural form, $number: the digits (12,345).
visits = { $count ->
    [one] { $number } simulation
   *[other] { $number } simulations
}
# With engine details. $visits: the text “visits” (12,345 simulations), $rate: digits (8,000).
visits-rate = { $visits }, { $rate } per second
# After “visits-rate”. $number: digits of the simulations still to do (3,000).
left-simulations = { $number } left
# After “visits-rate”. $number: digits of the seconds left (4); s: the symbol of the second.
left-seconds = { $number } s left
# The value of a move, in the analysis and spoken on the board.
value-wins = wins
# The same. $moves: number of the player’s moves until the win (3).
value-wins-in = { $moves ->
    [one] wins in { $moves } move
   *[other] wins in { $moves } moves
}
# The same for a draw.
value-draws = draws
# The same for a loss.
value-loses = loses
# The same. $moves: number of the opponent’s moves until the loss (3).
value-loses-in = { $moves ->
    [one] loses in { $moves } move
   *[other] loses in { $moves } moves
}
# The estimated value of a move in the analysis. $percent: 55.
percent = { $percent }%
# The same, spoken and in engine details. $percent: 55.
value-chance = { $percent }% chance to win
# Spoken only, on the board. $value: one of value-… (wins in 3 moves).
value-best = { $value }, best move
# On the board before a number (W13): one character for a win.
letter-win = W
# On the board: one character for a draw.
letter-draw = =
# On the board before a number (L4): one character for a loss.
letter-loss = L
# Button in lessons, puzzles and reviews, also spoken.
take-back = Take back

## The start screen: a card for each game

# Button, at most 16 characters.
card-play = Play
# Status of a game that was never played.
card-learn = Learn in two minutes
# Status of a game whose lesson was started.
card-learn-on = Continue the lesson
# Button for a game that isn’t over, at most 16 characters.
card-continue = Continue
# Button for a game that is over, at most 16 characters.
card-view = View

## Texts about something, and the list of stored games

# Spoken only. $name: a game, a side or a label (Connect Four), $words: about it (Continue).
labeled = { $name }: { $words }
# Spoken only. Wins of two people. $name: side (Orange) or player (Ida), $won: number of wins (3).
score-of = { $name } { $won }
# Spoken only. Label before the wins of two people over several games (Score: Ada 2, Ben 1).
score = Score
# In the summary of the options. $option: label of an option (Rows), $value: number or cell (6, d4).
option-value = { $option }: { $value }
# Value of an option that is a switch (Swap rule: on), at most 16 characters.
option-on = on
# The same when it is off.
option-off = off
# Status of a card: the computer is to move.
card-computers = Computer’s turn
# In the list of games: who played. Two people without names.
kept-people = Two people
# Who played. $one and $two: names of the players (Ida, Ben).
kept-named = { $one } vs. { $two }
# Who played: a computer against itself.
kept-computers = Computer vs. computer
# In place of the players, for a copy made to explore a position.
kept-explored = Explored position
# Who played: the person against the computer. $level: number (3).
kept-level = Against the computer, level { $level }
# Who played: the person against a computer without a level.
kept-limits = Against the computer
# A row of the list. $who: one of the texts above, $move: number of the next move (12).
kept-going = { $who }, move { $move }
# A row of the list. $who: one of the texts above, $result: the headline (You won!).
kept-ended = { $who }: { $result }
# Message with the button “Undo”. $game: name of a game (Connect Four).
replaced = { $game }: your previous game is saved.
# Message with the button “Undo”. $game: name of a game (Connect Four).
deleted = { $game } game deleted.
# Below a deleted game in the list.
in-bin = Deleted; kept for 30 days
# Button: takes a game out of the bin; at most 24 characters.
restore = Restore

## Messages about files, pasted texts and links

# On the start screen after a saved game was found damaged.
set-aside-match = A saved game couldn’t be opened, so it’s no longer in your list.
# On the start screen after an older version of the app was installed.
set-aside-newer = A saved game comes from a newer version of Fivefold and can’t be opened here.
# On the start screen. $count: number of damaged games (3).
set-aside-matches = Saved games that couldn’t be opened and are no longer in your lists: { $count }
# On the start screen while another copy of the app uses the same saved games.
open-elsewhere = Fivefold is already open elsewhere. Nothing you do here is saved until you close it there and restart it here.
# On the settings screen after the file was found damaged.
set-aside-settings = Your settings couldn’t be read and were reset.
# On the statistics screen after the file was found damaged.
set-aside-statistics = Your statistics couldn’t be read and were reset.
# On the start screen after the file was found damaged.
set-aside-choices = Your choices for new games couldn’t be read and were reset.
# After pasting or opening a text that has nothing to do with Fivefold.
no-game = This isn’t a game from Fivefold.
# After pasting or opening a text. $reason: one of save-… below (the text is damaged).
not-a-game = This can’t be opened as a game: { $reason }.
# After opening a link. $reason: one of save-… below (the text is damaged).
not-a-link = This link can’t be opened: { $reason }.
# After the colon of “not-a-game” or “not-a-link”.
save-too-long = the text is too long
# After the colon of “not-a-game” or “not-a-link”.
save-newer = it comes from a newer version of Fivefold
# After the colon of “not-a-game” or “not-a-link”.
save-other-game = Fivefold doesn’t have that game
# After the colon of “not-a-game” or “not-a-link”: size, walls or other options.
save-impossible-board = its board isn’t valid
# After the colon of “not-a-game” or “not-a-link”.
save-illegal-move = a move in it isn’t legal
# After the colon of “not-a-game” or “not-a-link”.
save-damaged = the text is damaged
# A message to the opponent, sent by another app. $game: Connect Four, $link: a web address.
link-turn = Your turn in { $game }: { $link }
# The same after the end. $game: name of the game (Connect Four), $link: a web address.
link-over = Our game of { $game }: { $link }
# The same about a game against the computer. $game: name of the game (Connect Four), $link: a web address.
link-own = My game of { $game }: { $link }
# Title above a QR code. $name: the other player (Ben), or a color (Blue).
link-scan = Let { $name } scan this with the camera
# The same for a game against the computer.
link-scan-own = Scan this with another phone’s camera
# Button below the board after a move, when the opponent has another phone: shows a QR code. At most 24 characters.
link-show = Show the code
# Beside “explore” in the menu. $move: number of the next move (15).
explore-from = a copy, from move { $move }
# Beside “resign” in the menu: a question comes first. At most 16 characters.
asks-first = asks first
# Question to two people. $name: the one who resigns, or the color.
resign-sure-of = Resign as { $name }?
# After opening a link of the opponent to a position that the game has already left behind.
link-ahead = You’ve already played on. Send your latest move instead.
# After opening a link of the opponent. $move: number of the first different move (9).
link-parted = This game differs from yours starting at move { $move }. Both are saved.
# After “Paste a game” with an empty clipboard. The same as in screens.ftl.
nothing-to-paste = Nothing to paste.
# After opening a game that is gone.
no-such-match = This game isn’t saved anymore.
# After opening a deleted game.
match-in-bin = This game was deleted. Restore it from the list of games.
# After opening something about a game that this version doesn’t have.
no-such-game = This app doesn’t have that game.
# After an internal error, on any screen.
fault = Something went wrong. Your saved games are safe.

## “What the symbols mean”: an article, opened from the menu of a game. signs-NAME-title is a heading of at most 30
## characters, signs-NAME-body its paragraphs. Last comes “computer-title” of the game

# On the board and in lists.
signs-results-title = Wins, losses, and draws
# $win, $draw, $loss: the signs (W, =, L).
signs-results-body =
    { $win }13 means this move wins, and it takes 13 of your moves, counting this one. { $loss }4 means this move loses after 4 of your opponent’s moves. Only the winner’s moves count. The sign { $draw } means a draw.

    These results are proven: they hold if both sides play perfectly. Without a number, the result is just as certain, but it isn’t known how many moves it takes.
# Of the analysis.
signs-chances-title = Percentages
signs-chances-body =
    A percentage is an estimate of how well the player to move will do. 50% is an even game, and a draw counts as half a win. The longer the computer thinks, the better the estimate gets.

    On the board, the percent sign is left out. Estimates are pale and proven results are solid. The best move has an outline.
# The panel and its signs on the board. “Engine details” is “show-visits”.
signs-analysis-title = Analysis
signs-analysis-body =
    Analysis lists the three best moves. The best one is drawn on the board, and the other two appear as numbers. Tap a move in the list to see that one drawn instead.

    If you switch on “Engine details” in the settings, the board shows the value of each move instead of the numbers.
# Warnings during a game.
signs-coach-title = The coach
signs-coach-body = The coach speaks up after a mistake you could have seen: it gives your opponent a threat, or misses a win within three moves. Then you can take the move back. If the coach is silent, there may still have been a better move.
# The screen “Review”.
signs-review-title = Marks in a review
# $only, $inaccuracy, $mistake, $blunder: the marks (!, ?!, ?, ??).
signs-review-body =
    { $only } is the only good move, { $inaccuracy } an inaccuracy, { $mistake } a mistake, and { $blunder } a blunder or a move that throws away a win or a draw. An inaccuracy lowers your percentage by at least 7, a mistake by 15, a blunder by 30. If the game is all but decided, the mark is one step milder. A choice is a position in which some moves are clearly worse than others.

    The curve is above the middle when { -orange } is ahead and below it when { -blue } is. Where the result is proven, there’s a solid band. Tap the curve to go to a move.
# Numbers beside names of levels and players (Medium · 1420).
signs-rating-title = Ratings and levels
signs-rating-body =
    Every game has its own scale. A player who sees a win or a loss in one move but otherwise plays at random has a rating of 800. The levels’ ratings were measured by having them play each other. Their names, such as Easy or Expert, stand for a range of ratings.

    Your own rating goes up when you beat a level and down when you lose to it, and it moves more if the result is a surprise. “About” means you haven’t played enough games yet to be sure. Games with help aren’t rated.
# “Difficulty 1420” beside a puzzle.
signs-puzzles-title = Puzzle difficulty
signs-puzzles-body = A puzzle’s difficulty is a rating, too. It was measured by how many of the computer’s levels find the first move. You have a separate rating for puzzles in each game. Solving a hard puzzle raises it more than solving an easy one, and a puzzle solved with a hint counts less.

## Statistics

# On the screen of ratings, in place of a rating.
no-rating = Finish a game against one of the levels, without help, and you’ll have a rating.
# Heading above a list of levels with “wins”, “draws” and “losses”; at most 24 characters.
against-levels = Rated games by level
# Label beside a number, at most 16 characters.
wins = Wins
# Label beside a number, at most 16 characters.
draws = Draws
# Label beside a number, at most 16 characters.
losses = Losses
# Label: games won in a row; at most 16 characters.
streak-label = Streak
# Value beside “streak-label”. $streak: wins in a row now (3), $best: most ever (7).
streak = { $streak } (best { $best })
# Row of the statistics, from reviewed games; mistake-… with their numbers follow. At most 32 characters.
mistakes-this-month = Your mistakes this month

## Options of a new game

# Value of an option whose cell is chosen at random, at most 16 characters.
drawn-by-lot = Random
# Value of an option without chosen cells, at most 16 characters.
no-cells = None
# Label of the result of the game on this board, and of a proven position in the analysis. At most 20 characters.
best-play = With best play
# After “best-play” and a colon: a draw on this board.
best-play-drawn = a draw, so it’s fair

## Lessons

# Title of the screen. $game: name of a game (Connect Four).
lesson-title = Learn { $game }
# Below the title. $at: number of the step (2), $steps: number of steps (8).
lesson-detail = { $at } of { $steps }
# Button: previous step; at most 16 characters.
lesson-back = Back
# Button: next step without solving this one; at most 16 characters.
lesson-skip = Skip
# Button: plays the right move; at most 16 characters.
lesson-show = Show me
# Button: next step; at most 16 characters.
lesson-next = Next
# Button after a wrong move, at most 16 characters.
lesson-again = Try again
# Button: first step; at most 16 characters.
lesson-first = Start over
# Button after the last step, at most 24 characters.
lesson-play = Play a game
# Headline after the last step of a finished lesson, in place of what the step teaches; two lines (76 characters).
lesson-complete = Lesson complete! Now try it in a game.
# Heading after a right move, at most 24 characters.
lesson-well-done = Well done!
# Heading after a wrong move, at most 24 characters.
lesson-not-yet = Not quite
# After a tap on the board in a finished step. The quoted button is “lesson-next”.
lesson-is-done = Step done. Tap “Next”.
# On the start screen after the file was found damaged.
set-aside-lessons = Your lesson progress couldn’t be read and was reset.

## Looking back at a game: the review screen. $color is always a side (Orange)

# Title of the screen, at most 24 characters.
review = Review
# Headline of a game without moves, a sentence.
review-empty = There are no moves to review.
# Headline before the first move is checked.
review-begins = Reviewing the game…
# Headline, a sentence. $kept: good decisions (5), $decisions: positions in which the moves differed (8).
review-kept-you = You got { $kept } of { $decisions } choices right.
# The same about a side, also after another one or “review-no-decisions”. $kept: 5, $decisions: 8, $color: side or its player’s name (Orange).
review-kept = { $color } got { $kept } of { $decisions } choices right.
# Headline, a sentence: every position left the player only one move, or equal ones; after a win it is “no-slips”.
review-no-decisions = You had no real choices.
# The same about both sides of a game of two people.
review-nobody-decided = Neither side had a real choice.
# Below the headline. $color: losing side or its player’s name, $move: last move at which a draw or win was possible (12).
review-last-safe = { $color } could have saved the game until move { $move }
# The same: the last move at which a win was possible. The result may have changed hands before it. $color: losing side or its player’s name, $move: 12.
review-last-winning = { $color } last had a win at move { $move }
# Below the headline. $color: losing side or its player’s name.
review-never-safe = { $color } was losing from the start
# Below the headline, after the resignation of a won game. $color: losing side or its player’s name.
review-gave-up-win = { $color } was winning when the game ended
# Below the headline, after the resignation of a game that wasn’t lost. $color: losing side or its player’s name.
review-gave-up-draw = { $color } could still have drawn when the game ended
# Below the headline, if only the loss after the move is proven. $color: losing side or its player’s name, $move: 12.
review-losing = { $color }’s losing move was move { $move }
# The same, where nothing is proven. $color: losing side or its player’s name, $move: number of its move that lowered the chances most (12).
review-costliest = { $color }’s costliest mistake was move { $move }
# Sentence at the start position.
review-begin = Start of the game. Marks appear as moves are checked.
# The same when all moves are checked.
review-start = Start of the game.
# Sentence about a move that isn’t checked yet.
review-waits = Checking this move…
# The same when checking has stopped.
review-unknown = Not checked yet
# Button with a symbol, spoken only.
review-first = First move
# Button with a symbol, spoken only.
review-previous = Previous move
# Button with a symbol, spoken only.
review-next = Next move
# Button with a symbol, spoken only.
review-last = Last move
# Button, at most 24 characters.
review-next-slip = Next mistake
# Button: the player may try another move; at most 24 characters.
review-retry = Try again from here
# Button: shows how the opponent punishes the move; at most 24 characters.
review-refute = Show why
# Button: starts a game at this position; at most 24 characters.
review-play = Play from here
# Sentence after “review-refute”. The quoted button is “review-next”.
refute-begin = This was the mistake. Tap “Next move” for the reply.
# The curve, spoken only. $moves: numbers of moves (3, 12, 17).
graph-slips = Moves with mistakes: { $moves }.
# The curve, spoken; also the headline of a won game in which the player had no key moves.
no-slips = No mistakes.
# Mark beside a move in the list: only one move kept the result.
mark-only = only good move
# Mark beside a move in the list.
mark-gave-win = threw away the win
# Mark beside a move in the list.
mark-gave-draw = threw away the draw
# Mark beside a move in the list: the smallest of three kinds of mistakes.
mark-inaccuracy = inaccuracy
# Mark beside a move in the list: the middle one of three kinds.
mark-mistake = mistake
# Mark beside a move in the list: the worst of three kinds.
mark-blunder = blunder
# Mark beside a move in the list: there was no other move.
mark-forced = forced
# Mark beside a move in the list.
mark-best = best move

## Sentences about a move. $best: a better move as advice without a period (Drop in column 4)

# $number: number of the move (9).
slip-win-draw = Move { $number } let the win slip away: now it’s a draw.
# $number: number of the move (9).
slip-win-loss = Move { $number } threw away the win: now it’s a loss.
# $number: number of the move (9).
slip-draw-loss = Move { $number } threw away the draw: now it’s a loss.
# $number: 9, $was and $is: percents before and after it (60, 35).
slip-estimated = Move { $number } dropped the chances from { $was }% to { $is }%.
# About a move in a lost position: the opponent wins with the next move, another move would have held out longer. $number: number of the move (9).
slip-lost-sooner = Move { $number } loses at once.
# After the sentences about a mistake. $best: a better move; its reason follows as a sentence.
slip-better = Better: { LOWER($best) }.
# After a mistake. $move: the opponent’s reply as a sentence without a period, $reason: one of reason-… in its favor.
reply-because = Possible reply: { $move }. { $reason }.
# All other moves would have given the result away.
move-only = Only move: anything else was worse.
# The rules allowed only this move.
move-forced = There was no other legal move.
# $best: perhaps a better move.
move-unsure = Possibly better: { LOWER($best) }. Too close to call.
# About a move in a lost position.
move-lost = Every move loses. This one holds out longest.
# About a move in a lost position. $best: a move with a later loss.
move-lost-longer = Every move loses. Another one holds out longer: { LOWER($best) }.
# About a move in a position in which no move is better than another.
move-equal = Every move leads to the same result.
# $moves: how many moves later the win comes (2), $best: the quicker move.
move-slower = { $moves ->
    [one] Still wins, but { $moves } move slower than this: { LOWER($best) }.
   *[other] Still wins, but { $moves } moves slower than this: { LOWER($best) }.
}
# About the best move.
move-best = That was the best move.
# About a move that is as good as the best one.
move-kept = Also a good move.

## Themes of mistakes in the review: each is followed by a colon and a number; at most 32 characters

# Another move would have won at once.
mistake-missed-win = Missed immediate wins
# The opponent threatened to win, and the move didn’t stop it.
mistake-overlooked-threat = Overlooked threats
# The opponent could win with the next move.
mistake-allowed-win = Immediate wins allowed
# Another move would have made two threats at once.
mistake-missed-threats = Missed double threats
# The opponent could make two threats at once.
mistake-allowed-threats = Double threats allowed
# The move made an own threat useless.
mistake-spent-threat = Wasted threats
# The opponent’s reply broke a chain, a group or a line.
mistake-broken-chain = Own lines blocked or cut
# The game was won, in more than one move.
mistake-missed-forced-win = Missed forced wins
# The game was a draw.
mistake-missed-draw = Missed draws
# Another move would have joined own pieces or bridges, or brought them closer.
mistake-missed-connection = Missed chances to join up
# Mistakes of no other kind.
mistake-other = Other mistakes

## Trying a better move in the review. $move: the player’s move as a sentence without a period

# The task.
retry-ask = Find a better move than the one played.
# While the computer checks the move.
retry-waits = Checking your move…
# $move: Orange drops in column 4.
retry-right = Right! { $move }.
# Spoken only.
retry-right-said = Right!
# $move: Orange drops in column 4. It is too close to call.
retry-even = Just as good, as far as we can tell: { $move }.
# $move: Orange drops in column 4. The opponent’s answer follows as a sentence.
retry-wrong = { $move }: your opponent has an answer.
# Button, at most 24 characters.
retry-again = Try again
# Button, at most 24 characters.
retry-answer = Show answer
# Button: plays on after the wrong move; at most 24 characters.
retry-refute = Continue
# Button: returns from a retried move to the review, and from an earlier position to the last one; at most 24 characters.
back-to-game = Back to the game
# After a tap on the board after a wrong move. The quoted button is “retry-again”.
refuse-retry = Tap “Try again” first.

## Puzzles. $color: the side that solves (Orange), $other: its opponent (Blue)

# Title of the screen. $number: number of the puzzle (12).
puzzle-title = Puzzle { $number }
# Below the title. $rating: 1420.
puzzle-rated = Difficulty { $rating }
# Above the headline. $number: the move to find (1), $all: all moves to find (3); at most 16 characters.
puzzle-move = Move { $number } of { $all }
# Headline. $color: Orange, $moves: number of its own moves (3).
puzzle-win-in = { $moves ->
    [one] { $color } wins in one move
   *[other] { $color } wins in { $moves } moves
}
# Headline.
puzzle-only-win = Only one move wins
# Headline: the draw can still be saved.
puzzle-save = Save the draw
# Headline. $other: the side that threatens to win (Blue).
puzzle-prevent = Stop { $other }
# Headline of a solved puzzle, at most 24 characters.
puzzle-solved = Solved
# Sentence below the headline. $other: Blue.
puzzle-task-win-in = Find the move that wins, whatever { $other } does.
# Sentence below the headline. $color: Orange.
puzzle-task-only-win = { $color } is winning, but only one move keeps the win.
# Sentence below the headline.
puzzle-task-save = Only one move doesn’t lose. Find it.
# Sentence below the headline. $other: Blue.
puzzle-task-prevent = { $other } is about to win. Only one move stops it.
# After a right move that isn’t the last one. $other: Blue.
puzzle-right = Right! { $other } replied. Keep going.
# After a move that wins later than promised.
puzzle-longer = That wins too, but it takes longer. Keep going.
# After a wrong move. $other: Blue.
puzzle-wrong-loses = After that, { $other } wins.
# After a wrong move: it wins later or not at all.
puzzle-wrong-win-in = That doesn’t win in so few moves.
# After a wrong move.
puzzle-wrong-only-win = That lets the win slip away.
# Mark beside a move in the list.
puzzle-mark-wrong = wrong move
# After a tap on the board of a solved puzzle.
puzzle-is-solved = Solved! Try the next one or play on from here.
# Sentence below “puzzle-solved”, after the answer was shown: the puzzle doesn’t count as solved.
puzzle-solved-answer = Solved with the answer shown: it doesn’t count.
# Button, at most 16 characters.
puzzle-hint = Hint
# Label of the first of three hints, at most 24 characters.
puzzle-hint-label-where = Where to look
# Label of the second of three hints, at most 24 characters.
puzzle-hint-label-what = What to look for
# Label of the third of three hints, at most 24 characters.
puzzle-hint-label-answer = The answer
# The first hint.
puzzle-hint-where = Look inside the frame.
# Button, at most 16 characters.
puzzle-answer = Show answer
# Button: another puzzle; at most 16 characters.
puzzle-skip = Skip
# Button, at most 16 characters.
puzzle-retry = Try again
# Button, at most 16 characters.
puzzle-again = Start over
# Button: starts a game at this position; at most 24 characters.
puzzle-play = Play from here
# Button, at most 24 characters.
puzzle-next = Next puzzle
# Button of a puzzle on the puzzle and start screens, at most 16 characters.
puzzle-solve = Solve
# The same button of a solved puzzle, at most 16 characters.
puzzle-look = View again
# Beside the title of the puzzle screen. $done: solved puzzles (102), $all: all of them (1340).
puzzles-total = { $done } of { $all } solved
# On the puzzle screen. $rating: the player’s rating in puzzles (1240); at most 20 characters.
puzzles-rating = Rating { $rating }
# In place of “puzzles-rating”, at most 20 characters.
puzzles-unrated = Not rated yet
# Chip on the puzzle screen. $theme: a theme of puzzles (Double threat), $done: solved ones (12), $all: all of them (30).
puzzles-theme = { $theme } { $done }/{ $all }
# Button of a solved puzzle of a group. $level: its number (3).
chapter-level-done = { $level } ✓
# The graph of the rating in puzzles, spoken only. $count: number of puzzles (50), $first, $last: ratings (1240).
puzzles-graph = Rating over the last { $count } puzzles: from { $first } to { $last }
# Theme of puzzles on the puzzle screen, at most 20 characters.
puzzle-theme-double-threat = Double threat
# Theme of puzzles on the puzzle screen, at most 20 characters.
puzzle-theme-cut = Break the line
# Theme of puzzles on the puzzle screen, at most 20 characters.
puzzle-theme-connection = Connect
# Theme of puzzles on the puzzle screen, at most 20 characters.
puzzle-theme-forced-win = Forced win
# Theme of puzzles on the puzzle screen, at most 20 characters.
puzzle-theme-only-move = Only move
# Theme of puzzles on the puzzle screen, at most 20 characters.
puzzle-theme-draw = Save the draw
# Theme of puzzles on the puzzle screen, at most 20 characters.
puzzle-theme-defense = Stop a threat
# On the learning screen. $done: finished steps (3), $all: all steps (8).
learn-lesson = { $done } of { $all } steps
# Button of a lesson, at most 16 characters.
learn-lesson-begin = Start
# Button of a lesson, at most 16 characters.
learn-lesson-go-on = Continue
# Button of a finished lesson, at most 16 characters.
learn-lesson-again = Start over
# After an error in the app’s own files.
puzzles-damaged = The puzzles can’t be loaded. Everything else works.
# After opening a puzzle that this version doesn’t have.
no-such-puzzle = This app doesn’t have that puzzle.
# On the start screen after the file was found damaged.
set-aside-puzzles = Your puzzle progress couldn’t be read and was reset.
# On the puzzle screen: the puzzles made of the player’s own mistakes. $number: how many (4); at most 24 characters.
own-count = Your mistakes: { $number }
# Title of a puzzle made of the player’s own mistake.
own-title = Your mistake
# Below “own-title”. $move: number of the move in the player’s game (12).
own-move = Your game, move { $move }
# Button below the review of a game: leads to the puzzles made of its mistakes. $count chooses the plural form, $number: the digits (2); at most 20 characters.
review-puzzles = { $count ->
    [one] { $number } new puzzle
   *[other] { $number } new puzzles
}
# On the start screen after the file of the player’s own puzzles was found damaged.
set-aside-own = The puzzles from your mistakes couldn’t be read and were reset.
# Beside the title of a group of puzzles, and on the puzzle screen. $done: solved ones (3), $all: all of them (8).
chapter-detail = { $done } of { $all }
# Spoken only, for a puzzle of the group. $level: its number (3).
chapter-level = Level { $level }
# Spoken only. $level: number of the solved puzzle (3).
chapter-level-solved = Level { $level }, solved

## The daily puzzle and its calendar

# Title of a card and of the screen, at most 24 characters.
daily-title = Daily puzzle
# Status of the card, at most 24 characters.
daily-solved = Solved
# $days: days in a row on which the puzzle was solved (3).
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
# In place of “daily-streak”.
daily-no-streak = No streak yet
# $days: most days in a row so far (12).
daily-longest = Longest: { $days }
# Above the calendar. $month: one of month-1 to month-12 (March), $year: 2026.
calendar-month = { $month } { $year }
# A day of the calendar with a solved puzzle, spoken only. $weekday: Friday, $day: 6.
calendar-day-solved = { $weekday } { $day }, solved

## Months in “calendar-month”

# In the form that stands before a year.
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

## Days in the list of games

# When a game ended.
day-today = Today
# When a game ended.
day-yesterday = Yesterday
# When a game ended. $month: one of month-short-… (Mar), $day: 6.
day-date = { $month } { $day }
# When a game ended, in another year. $month: Mar, $day: 6, $year: 2025.
day-date-year = { $month } { $day }, { $year }

## Short months in “day-date” and “day-date-year”

# At most 5 characters each.
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

## Weekdays, spoken in the calendar

# In the form that stands before the number of a day.
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday

## Weekdays above the columns of the calendar

# One or two characters each; two days may have the same letter.
weekday-short-1 = M
weekday-short-2 = T
weekday-short-3 = W
weekday-short-4 = T
weekday-short-5 = F
weekday-short-6 = S
weekday-short-7 = S

## The settings screen. Labels and values hold 24 characters

# Label of a choice among the four speed-… below.
animation-speed = Animation speed
# Heading of a section.
appearance = Appearance
# Switch.
confirm-moves = Confirm moves
# Explanation below the switch.
confirm-moves-hint = Your move isn’t played until you confirm it.
# Switch: letters and numbers beside the board.
coordinates = Coordinates
# Switch: the board is turned around after every move.
flip-board = Flip the board every turn
# Explanation below the switch.
flip-board-hint = For two people sharing a device.
# Switch.
haptics = Vibration
# Label of a choice; the languages have their own names.
language = Language
# First value of that choice.
language-system = Device language
# Label of a choice among the five palette-… below.
palette = Board colors
# Value: the sides are White and Black.
palette-grays = Grayscale
# Value of “palette”.
palette-high-contrast = High contrast
# Value of “palette”: dark boards.
palette-night = Night
# Value of “palette”.
palette-standard = Standard
# Value of “palette”.
palette-wood = Wood
# Switch: numbers of the search for experts.
show-visits = Engine details
# Explanation below the switch.
show-visits-hint = Shows the value of every move and how deep the computer has looked.
# Switch.
sounds = Sounds
# Value of “animation-speed”.
speed-fast = Fast
# Value of “animation-speed”.
speed-normal = Normal
# Value of “animation-speed”: no animation.
speed-off = Off
# Value of “animation-speed”.
speed-slow = Slow
# Label of a choice: light or dark screens.
theme = Theme
# Value of “theme”.
theme-dark = Dark
# Value of “theme”.
theme-light = Light
# Value of “theme”: as the device is set.
theme-system = System

## The screen “About”

# $version: 1.0.0.
about-version = Version { $version }
# A paragraph.
about-text = Five board games for two, with a computer opponent that shows its thinking. Works offline. No ads, no account, no permissions.
# A paragraph.
about-source = Free software. The license comes with the source code.
# Heading above the licenses of the libraries.
about-licenses = Open-source licenses

## Setting up a position

# Below the board of a position that is set up; two lines.
set-up-ready = Ready to play. Tap the board to change the position.
# The same, if there are too many pieces of a side for a played game; followed by “set-up-flip” or “set-up-remove”.
# $color: side (Orange), $number: how many more.
set-up-surplus = { $color } has more pieces than play can reach (+{ $number }). That’s allowed, but the position is marked as composed.
# The same for blockers or walls, followed by “set-up-remove-neutral”. $number: how many more.
set-up-surplus-neutral = There are more neutral pieces than play can reach (+{ $number }). That’s allowed, but the position is marked as composed.
# After “set-up-surplus”. $color: the side that should be to move (Blue).
set-up-flip = Make it { $color }’s turn to clear the mark.
# After “set-up-surplus”. $color: side (Orange).
set-up-remove = Erase pieces of { $color } to clear the mark.
# After “set-up-surplus-neutral”.
set-up-remove-neutral = Erase neutral pieces to clear the mark.
# After the result of a game that is over in the position, such as “Four in a row.”
set-up-over = Nothing is left to play: change the position.
# After a tap on a full column, or with the eraser on an empty cell.
set-up-no-room = There’s no room here, or nothing to erase.
# Below the eraser among the pieces to choose from, at most 10 characters.
set-up-erase = Erase
# Button that takes all pieces away, at most 16 characters.
set-up-empty = Empty board
# Button that opens the analysis of the position, at most 16 characters.
set-up-analyze = Analyze
# Before the prompt at the start of a game from a position that play can’t reach, without a period.
composed = Composed position
# Before the prompt at the start of a rematch in which the players have changed sides.
colors-swapped = You’ve swapped colors.
