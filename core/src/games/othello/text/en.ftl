name = Othello
tagline = Enclose discs and turn them over

option-size = Board size

prompt-place = { $side ->
    [first] { -orange }: choose a square.
   *[second] { -blue }: choose a square.
}
prompt-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
operation-pass = Pass
turn-place = { $side ->
    [first] { -orange } takes { $square } and turns { $count }
   *[second] { -blue } takes { $square } and turns { $count }
}
turn-pass = { $side ->
    [first] { -orange } passes
   *[second] { -blue } passes
}
label-free = { $square }, free
label-disc = { $side ->
    [first] { $square }, { -orange-adjective } disc
   *[second] { $square }, { -blue-adjective } disc
}
refuse-taken = { $square } is taken.
refuse-no-flip = A disc on { $square } would enclose nothing.
refuse-pass = Only a side without any move may pass.
refuse-must-pass = { $side ->
    [first] { -orange } has no move and must pass.
   *[second] { -blue } has no move and must pass.
}
end-most = { $side ->
    [first] { -orange } has { $most } discs, { -blue } { $least }.
   *[second] { -blue } has { $most } discs, { -orange } { $least }.
}
end-even = Both sides have { $most } discs.

page-1-title = Goal
page-1-body = Whoever has the most discs of their colour on the board in the end wins.
page-1-diagram-1 = The beginning.
page-2-title = Moving
page-2-body = A turn is one disc on a free square. It must enclose enemy discs: in a straight line, up, across or along a diagonal, between the new disc and another one of its colour. All discs that are enclosed turn over to the colour of the side that moved.
page-2-diagram-1 = { -orange } has enclosed one disc and turned it over.
page-3-title = Passing and the end
page-3-body = A side that can enclose nothing must pass; a side that can must not. When neither side can, the game is over.
page-4-title = How the computer thinks
page-4-body = It plays games to their end in its head, more of them in the lines that went well.
