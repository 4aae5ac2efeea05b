### Texts that all games share; a game may say a key in its own words. $side, $other: [first] is Orange, [second] is
### Blue (White and Black in the grayscale palette), always written as { -orange } and { -blue }.

## How the app names the sides and joins texts

# Name of the first side, alone or in place of $color.
color-first = { -orange }
# Name of the second side, alone or in place of $color.
color-second = { -blue }
# Makes a sentence of a text. $text: Orange drops in column 4.
sentence-end = { $text }.
# Joins two sentences. $first, $second: It’s your turn.
sentences-of-two = { $first } { $second }
# Joins items of a list. $first: the items before (Rows 6), $second: the next one (Columns 7).
list-of-two = { $first }, { $second }
# Joins facts about one thing. $first: Level 3, $second: 1420.
facts-of-two = { $first } · { $second }

## Results and how they came about, at the end of a game

# Spoken only. $side: the winner.
result-won = { $side ->
    [first] { -orange } wins
   *[second] { -blue } wins
}
# Spoken only.
result-draw = Draw

# Sentence below the headline. $side: the winner, so the text names the other side.
end-resigned = { $side ->
    [first] { -blue } resigned.
   *[second] { -orange } resigned.
}
# Sentence below the headline. $side: the winner, so the text names the other side.
end-timed-out = { $side ->
    [first] { -blue } ran out of time.
   *[second] { -orange } ran out of time.
}
# Sentence below the headline.
end-agreed = Both players agreed to a draw.
# Sentence below the headline.
end-repetition = The same position came up three times.
# Sentence below the headline.
end-full = The board is full.

## Prompts to the player, below the board and spoken

# While the computer is to move.
prompt-computer = The computer is thinking.
# With the setting “Confirm moves”, after a move.
prompt-confirm = Confirm your move or take it back.
# At an earlier position in which the computer was to move.
prompt-earlier = It would be the computer’s turn here.
# After the end.
prompt-over = The game is over.
# While two computers pause.
prompt-paused = Paused.

## Refusals, shown below the board for some seconds

# After a tap on the board of a finished game.
refuse-over = The game is over.
# After a tap on the board while the computer is to move.
refuse-computer = It’s the computer’s turn.
# After a tap on the board before the last move is confirmed.
refuse-held = Confirm your move first, or take it back.
# After confirming nothing.
refuse-nothing-held = There’s no move to confirm.
# In the terminal only. $move: number of a move (40).
refuse-no-such-move = There’s no move { $move } in this game.
# After an action that is possible only at the end of the moves.
refuse-earlier = Go to the latest move first.
# In the terminal only. $level: number (20).
refuse-level = There’s no level { $level }.
# After a move beyond the limit of some thousands.
refuse-too-long = This game has reached its maximum length.
# After a complete move that contradicts the part already made.
refuse-other-beginning = You’ve already started a different move.
# Internal error. $place: a number (99).
refuse-place = { $place } isn’t on this board.
# Internal error: an action that the game doesn’t have.
refuse-action = That isn’t possible here.
# After an action on the board that the game doesn’t have here.
refuse-operation = You can’t do that here.
# After agreeing to a draw against the computer.
refuse-human-draw = Only two people can agree to a draw.
# After asking the computer for a move when a person is to move.
refuse-human-turn = It isn’t the computer’s turn.
# After a search that finished too late.
refuse-stale = The search was for another position.
# After a search without a result.
refuse-no-move = The search didn’t find a move.
# After opening a text with a wrong move. $text: the text (x9).
refuse-unreadable = “{ $text }” isn’t a move in this game.

## Levels of the computer, from the weakest to the strongest

# Name, at most 20 characters.
level-beginner = Beginner
# Explanation below the name on the new-game sheet.
level-beginner-hint = Still learning; misses threats now and then.
# Name, at most 20 characters.
level-novice = Novice
# Explanation below the name.
level-novice-hint = Sees simple threats but has no plan yet.
# Name, at most 20 characters.
level-easy = Easy
# Explanation below the name.
level-easy-hint = Blocks direct threats but rarely plans ahead.
# Name, at most 20 characters.
level-casual = Casual
# Explanation below the name.
level-casual-hint = Plays for fun and punishes big mistakes.
# Name, at most 20 characters.
level-medium = Medium
# Explanation below the name.
level-medium-hint = A fair game for most people.
# Name, at most 20 characters.
level-skilled = Skilled
# Explanation below the name.
level-skilled-hint = Looks a few moves ahead.
# Name, at most 20 characters.
level-advanced = Advanced
# Explanation below the name.
level-advanced-hint = Looks ahead and rarely gives anything away.
# Name, at most 20 characters.
level-strong = Strong
# Explanation below the name.
level-strong-hint = You’ll need a plan.
# Name, at most 20 characters.
level-very-strong = Very strong
# Explanation below the name.
level-very-strong-hint = Punishes almost every mistake.
# Name, at most 20 characters.
level-expert = Expert
# Explanation below the name.
level-expert-hint = Beats nearly everyone.
# Name, at most 20 characters.
level-master = Master
# Explanation below the name.
level-master-hint = Even very good players rarely win.
# Name, at most 20 characters.
level-grandmaster = Grandmaster
# Explanation below the name.
level-grandmaster-hint = Hardly ever makes a mistake.
# Name. $number: 1 for the weakest of several such levels.
level-superhuman = Superhuman { $number }
# Explanation below the name.
level-superhuman-hint = Stronger than any human.
# Name, at most 20 characters.
level-perfect = Perfect
# Explanation below the name.
level-perfect-hint = Plays perfectly: this game is solved.

## Reasons for a move, without a period: each stands alone in a row of the analysis, or in a hint after the move.
## $other: the opponent of the side that moves, $move: a move in notation (d4)

# The move wins at once.
reason-wins = Wins the game
# The move makes the opponent win at once. $other: that opponent.
reason-loses = { $other ->
    [first] Hands the win to { -orange }
   *[second] Hands the win to { -blue }
}
# The move ends the game.
reason-draws = Ends the game in a draw
# A warning. $other: the opponent, $move: the opponent’s winning reply.
reason-allows = { $other ->
    [first] { -orange } can then win with { $move }
   *[second] { -blue } can then win with { $move }
}
# $other: the opponent, $move: what the opponent threatened.
reason-stops = { $other ->
    [first] Stops { -orange } from winning with { $move }
   *[second] Stops { -blue } from winning with { $move }
}
# $other: the opponent.
reason-only-safe = { $other ->
    [first] After any other move, { -orange } wins right away
   *[second] After any other move, { -blue } wins right away
}
# $other: the opponent.
reason-unstoppable = { $other ->
    [first] Wins next move, whatever { -orange } plays
   *[second] Wins next move, whatever { -blue } plays
}
# $move: the move that would win next.
reason-threatens = Threatens to win with { $move }
# All other moves give the win away.
reason-only-win = The only move that keeps the win
# All other moves lose.
reason-only-draw = The only move that keeps the draw
# $moves: number of the winner’s own moves (3).
reason-wins-in = { $moves ->
    [one] Wins in { $moves } move
   *[other] Wins in { $moves } moves
}
# The move loses as late as possible.
reason-longest = Holds out longest
