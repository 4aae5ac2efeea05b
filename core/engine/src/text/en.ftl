# Words that all games share. A game may use the same key to say it in its own words.

color-first = { -orange }
color-second = { -blue }

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
end-agreed = Both sides agreed on a draw.
end-repetition = The same position came up for the third time.
end-full = The board is full.

# Prompts
prompt-computer = The computer is thinking.
prompt-confirm = Confirm your move or take it back.
prompt-earlier = The computer would play here.
prompt-over = The game is over.
prompt-paused = Paused.

# Refusals
refuse-over = The game is over.
refuse-computer = It is the computer’s turn.
refuse-held = Confirm your move first, or take it back.
refuse-nothing-held = There is no move to confirm.
refuse-no-such-move = There is no move { $move } in this game.
refuse-earlier = Go to the last move first.
refuse-level = There is no level { $level }.
refuse-too-long = This game has as many moves as a game can have.
refuse-other-beginning = The move under way began differently.
refuse-place = Place { $place } is not on this board.
refuse-action = Code { $action } is no action of this game.
refuse-operation = That cannot be done here.
refuse-human-draw = Only two people can agree on a draw.
refuse-human-turn = It is not the computer’s turn.
refuse-stale = The search was for another position.
refuse-no-move = The search found no move.
refuse-unreadable = “{ $text }” is not a move of this game.

# Levels
level-beginner = Beginner
level-beginner-hint = Still learning; misses threats now and then.
level-casual = Casual
level-casual-hint = Blocks what is about to happen, plans little.
level-easy = Easy
level-easy-hint = Plays along and punishes big slips.
level-medium = Medium
level-medium-hint = A fair game for most people.
level-skilled = Skilled
level-skilled-hint = Looks ahead and seldom gives anything away.
level-strong = Strong
level-strong-hint = You need a plan.
level-expert = Expert
level-expert-hint = Beats nearly everybody.
level-master = Master
level-master-hint = Plays as no person does.
level-perfect = Perfect
level-perfect-hint = Never gives a result away: this game is solved.

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
