# Words that all games share. A game may use the same key to say it in its own words.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Results, for the bar at the end
result-won = { $side ->
    [first] { -orange } wins
   *[second] { -blue } wins
}
result-draw = Draw

end-resigned = { $side ->
    [first] { -blue } resigned.
   *[second] { -orange } resigned.
}
end-timed-out = { $side ->
    [first] { -blue } ran out of time.
   *[second] { -orange } ran out of time.
}
end-agreed = Both players agreed to a draw.
end-repetition = The same position came up three times.
end-full = The board is full.

# Prompts
prompt-computer = The computer is thinking.
prompt-confirm = Confirm your move or take it back.
prompt-earlier = It would be the computer’s move here.
prompt-over = The game is over.
prompt-paused = Paused.

# Refusals
refuse-over = The game is over.
refuse-computer = It’s the computer’s turn.
refuse-held = Confirm your move first, or take it back.
refuse-nothing-held = There’s no move to confirm.
refuse-no-such-move = There’s no move { $move } in this game.
refuse-earlier = Go to the latest move first.
refuse-level = There’s no level { $level }.
refuse-too-long = This game has reached its maximum length.
refuse-other-beginning = You’ve already started a different move.
refuse-place = { $place } isn’t on this board.
refuse-action = That isn’t possible here.
refuse-operation = You can’t do that here.
refuse-human-draw = Only two people can agree to a draw.
refuse-human-turn = It isn’t the computer’s turn.
refuse-stale = The search was for another position.
refuse-no-move = The search didn’t find a move.
refuse-unreadable = “{ $text }” isn’t a move in this game.

# Levels
level-beginner = Beginner
level-beginner-hint = Still learning; misses threats now and then.
level-novice = Novice
level-novice-hint = Sees simple threats but has no plan yet.
level-casual = Casual
level-casual-hint = Plays for fun and punishes big mistakes.
level-easy = Easy
level-easy-hint = Blocks direct threats but rarely plans ahead.
level-medium = Medium
level-medium-hint = A fair game for most people.
level-skilled = Skilled
level-skilled-hint = Looks a few moves ahead.
level-advanced = Advanced
level-advanced-hint = Looks ahead and rarely gives anything away.
level-strong = Strong
level-strong-hint = You’ll need a plan.
level-very-strong = Very strong
level-very-strong-hint = Punishes almost every mistake.
level-expert = Expert
level-expert-hint = Beats nearly everyone.
level-master = Master
level-master-hint = Even very good players rarely win.
level-grandmaster = Grandmaster
level-grandmaster-hint = Hardly ever makes a mistake.
level-superhuman = Superhuman { $number }
level-superhuman-hint = Stronger than any human.
level-perfect = Perfect
level-perfect-hint = Plays perfectly: this game is solved.

# Reasons for a move, without a period: each stands alone in a row, or in a sentence after the move.
reason-wins = Wins the game
reason-loses = { $other ->
    [first] Wins the game for { -orange }
   *[second] Wins the game for { -blue }
}
reason-draws = Ends the game in a draw
reason-allows = { $other ->
    [first] { -orange } can then win with { $move }
   *[second] { -blue } can then win with { $move }
}
reason-stops = { $other ->
    [first] Stops { -orange } from winning with { $move }
   *[second] Stops { -blue } from winning with { $move }
}
reason-only-safe = { $other ->
    [first] After any other move { -orange } wins at once
   *[second] After any other move { -blue } wins at once
}
reason-unstoppable = { $other ->
    [first] Wins next move, whatever { -orange } plays
   *[second] Wins next move, whatever { -blue } plays
}
reason-threatens = Threatens to win with { $move }
reason-only-win = The only move that keeps the win
reason-only-draw = The only move that keeps the draw
reason-wins-in = { $moves ->
    [one] Wins in { $moves } move
   *[other] Wins in { $moves } moves
}
reason-longest = Holds out longest
