name = Bridg-It
tagline = Build bridges from shore to shore before they cut you off

option-size = Size
option-rows = Rows
option-columns = Columns
option-starter = Begins
option-starter-vertical = { -orange } (top to bottom)
option-starter-horizontal = { -blue } (left to right)
option-walls = Walls
option-vertical = { -orange } bridges at the start
option-horizontal = { -blue } bridges at the start

prompt-build = { $side ->
    [first] { -orange }: build a bridge, from top to bottom.
   *[second] { -blue }: build a bridge, from left to right.
}
move-build = { $side ->
    [first] { -orange } builds on { $cell }
   *[second] { -blue } builds on { $cell }
}

label-free = { $cell }, free
label-upright = { $owner ->
    [first] { $cell }, { -orange-adjective } bridge, up and down
   *[second] { $cell }, { -blue-adjective } bridge, up and down
}
label-flat = { $owner ->
    [first] { $cell }, { -orange-adjective } bridge, left and right
   *[second] { $cell }, { -blue-adjective } bridge, left and right
}
label-wall = { $cell }, wall
label-pier = { $owner ->
    [first] { $cell }, { -orange-adjective } pier
   *[second] { $cell }, { -blue-adjective } pier
}
label-frame = { $cell }, frame

refuse-taken = { $owner ->
    [first] There is { -an-orange } bridge on { $cell } already.
   *[second] There is { -a-blue } bridge on { $cell } already.
}
refuse-wall = There is a wall on { $cell }.
refuse-pier = { $owner ->
    [first] { $cell } is { -an-orange } pier. Bridges are built between piers.
   *[second] { $cell } is { -a-blue } pier. Bridges are built between piers.
}
refuse-frame = { $cell } is on the frame, which nobody can use.
refuse-outside = { $cell } is not on this board: its columns are a to { $column }, its rows 1 to { $row }.

end-joined = { $side ->
    [first] { -orange } joined top and bottom.
   *[second] { -blue } joined left and right.
}
end-full = The board is full, and nobody has a chain.

page-1-title = Goal
page-1-body =
    Two grids of piers stand in the same water. { -orange } wants a chain of bridges from the top shore to the bottom shore, { -blue } one from the left to the right. Only one of them can get it, for two bridges never cross.

    Whoever first joins both shores wins. The chain may wind as it likes.
page-1-diagram-1 = { -orange } has joined the top and the bottom.

page-2-title = Building
page-2-body =
    The sides take turns; { -orange } begins unless you choose otherwise. A move is one bridge on a free cell. It joins the two piers of your own color beside that cell: on some cells your bridge stands upright, on the others it lies flat, and your opponent’s would run the other way.

    Bridges stay where they are. Nothing is moved, taken or passed.

    Cells are named by their column, from the left, and their row, from the bottom.
page-2-diagram-1 = { -orange } built upright on d4 and flat on e5, { -blue } upright on c3.

page-3-title = The end
page-3-body =
    Every pier on your own shore touches the shore. The shore itself joins nothing: two chains that both begin at the top are not yet joined to each other.

    A full board always has exactly one winner. If { -orange } has no chain from top to bottom, then { -a-blue } chain is in its way, and the other way round. So there is no draw, unless there are walls.

    The piers and the frame around the board cannot be built on, nor can a cell that carries a bridge or a wall.
page-3-diagram-1 = { -blue } has joined left and right.

page-4-title = Boards, handicaps and puzzles
page-4-body =
    Square boards have from 5 by 5 to 19 by 19 points, piers and cells together; 13 is the usual size. The side that begins has a won game on all of them, if it knows how.

    If rows and columns are different, the side with the shorter way has the advantage, and wins against best play even if it does not begin. That makes a good handicap for the stronger player.

    Walls are cells that nobody can use, and bridges can be there from the start: with both you can set puzzles. With walls, a full board can be a draw. A start that is decided already is a finished game.
page-4-diagram-1 = 13 rows and 11 columns: { -orange } needs six bridges at least, { -blue } only five.
page-4-diagram-2 = A draw: walls stand in the way of both, and the board is full.

page-5-title = Winning by pairs
page-5-body =
    Oliver Gross found a way to win for whoever begins, and anybody can remember it. You are { -orange } on a square board. Begin in the corner at the top left. From then on, every { -blue-adjective } pier that is not on a shore looks after two of the cells around it, so that each free cell is looked after by exactly one pier. Whenever { -blue } takes one of two cells, you take the other.

    Which two? Start at the second { -blue-adjective } pier of the second { -blue-adjective } row and go down and right from pier to pier: the piers on this diagonal look left and right. All piers to the right of it look right and down. All piers to the left of it look left and up.

    Why does it work? Think of { -a-blue } chain, walked from left to right. Its first bridge is looked after by the pier it leads to, its last one by the pier it comes from. So somewhere in between it comes to a pier by one of that pier’s two cells and leaves by the other. But { -blue } never gets both.
page-5-diagram-1 = { -orange } began on b6, answered f6 with e5, b4 with d4 and d2 with f2. Of d6 and c5 it will get one, of f4 and e3 too: that is enough.

page-6-title = How the computer thinks
page-6-body =
    Bridg-It is solved on every board. Take the { -orange-adjective } piers as points and the free cells as possible roads between them. { -orange } is safe exactly when two trees of roads, without a road in common, reach the same points and both shores: whatever road { -blue } destroys, one tree falls apart, and a road of the other one mends it. Alfred Lehman proved it. The computer counts pebbles on the points to see whether there are such trees, and knows in a few millionths of a second who wins and which moves do it. Analysis draws the two trees for you.

    At the highest level it never gives a won game away. Among moves that win it takes the one that leads home soonest, and in a lost position the one to which you have the fewest right answers.

    At the other levels it plays from experience: it fills the board at random many thousands of times and prefers cells whose owner won most often. Now and then it asks the solver, the higher the level the more often.

# The lesson
lesson-bridge = Your bridges join { -orange-adjective } piers, { -blue }’s join { -blue-adjective } ones.
lesson-bridge-task = Touch any point between piers.
lesson-bridge-done = It joins two of your piers, and nobody can cross it now.
lesson-shores = Join the top shore with the bottom shore, and you have won.
lesson-shores-task = One bridge is missing. Build it.
lesson-shores-done = From shore to shore. { -blue } tries the same from left to right.
lesson-shores-wrong = That joins something else. Go on from the bridges you have.
lesson-wind = Your chain may wind as it likes.
lesson-wind-task = Straight down is taken. Join your two parts sideways.
lesson-wind-done = A flat bridge counts like an upright one.
lesson-wind-wrong = Your two parts are still apart. They meet in the lower middle.
lesson-cut = Where you build, the other side cannot.
lesson-cut-task = { -blue } needs one more bridge to the right. Take that place.
lesson-cut-done = Cut. Two bridges never cross.
lesson-cut-wrong = { -blue } builds the last bridge and has both shores.
lesson-two = Two ways at once cannot both be cut.
lesson-two-task = Go on down so that two different bridges would win next.
lesson-two-done = { -blue } can take only one of them, and did.
lesson-two-wrong = { -blue } has time to cut that. Go on down from your top bridge.
lesson-mend = So for every cut have a repair.
lesson-mend-task = { -blue } cut on the left. Use the other way.
lesson-mend-done = That is the whole art: always keep two ways.
lesson-mend-wrong = The second way leads to the right, to your bridge at the bottom.
lesson-race = There is no draw: in the end one place decides for both.
lesson-race-task = You need one bridge, and so does { -blue }: in the same place. Take it.
lesson-race-done = Joined and cut off with one bridge. Now you are ready for { -blue }.
lesson-race-wrong = Now { -blue } takes the place that you both need, and wins.

# Why a hint is good
# What the puzzles are about
puzzle-idea-win-in = The shortest way is the one that can be mended on either side.
puzzle-idea-only-win = Two ways that share no bridge cannot both be cut: whatever is cut in one, the other mends.
puzzle-idea-save = With the walls, two ways hold the other side off: whatever is cut in one, the other mends.
puzzle-idea-prevent = Build where both ways of the other side meet.
chapter-first-bridges = Eight crossings

# Reasons
reason-allows = { $other ->
    [first] { -orange } can then win with { $cell }
   *[second] { -blue } can then win with { $cell }
}
reason-stops = { $other ->
    [first] Stops { -orange } from winning with { $cell }
   *[second] Stops { -blue } from winning with { $cell }
}
reason-threatens = Threatens to win with { $cell }
reason-two-trees = { $other ->
    [first] Keeps two separate ways: { -orange } can’t cut both
   *[second] Keeps two separate ways: { -blue } can’t cut both
}
reason-joins-groups = Joins two groups of bridges
reason-joins-shore = { $edge ->
    [top] Joins the top edge
    [bottom] Joins the bottom edge
    [left] Joins the left edge
   *[right] Joins the right edge
}
reason-lengthens = { $side ->
    [first] Makes the chain { $count } of { $all } rows long
   *[second] Makes the chain { $count } of { $all } columns long
}
reason-cuts = { $other ->
    [first] Makes { -orange } need { $to } bridges instead of { $from }
   *[second] Makes { -blue } need { $to } bridges instead of { $from }
}
reason-shortens = { $left ->
    [one] { $left } more bridge to build
   *[other] { $left } more bridges to build
}
