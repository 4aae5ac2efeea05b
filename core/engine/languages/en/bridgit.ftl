### Bridg-It. $side, $owner, $other: [first] is Orange (top to bottom), [second] is Blue (left to right).
### $cell: a cell as its column and row (d4). Reasons have no period: they stand in a row or after a move.

# Name of the game: a trademark, not translated.
name = Bridg-It
# On the card of the game, two lines at most.
tagline = Build bridges from shore to shore before your opponent cuts you off

## Options on the new-game sheet

# Label above a number, at most 20 characters.
option-size = Size
# Label above a number, at most 20 characters.
option-rows = Rows
# Label above a number, at most 20 characters.
option-columns = Columns
# Label above the next two.
option-starter = Goes first
# Chip, at most 30 characters.
option-starter-vertical = { -orange } (top to bottom)
# Chip, at most 30 characters.
option-starter-horizontal = { -blue } (left to right)
# Label above chosen cells, at most 20 characters.
option-walls = Walls
# Below the board at the start of a game and in puzzles, a sentence. The board shows the signs.
special-walls = ✕ is a wall: nobody builds there, so a draw is possible.
# Below a wall among the pieces to choose from for a position, at most 10 characters.
set-up-neutral = Wall
# Label above chosen cells: handicap.
option-vertical = { -orange } bridges at the start
# Label above chosen cells: handicap.
option-horizontal = { -blue } bridges at the start
# Below “Handicap” on the new-game sheet and below the board at the start. $name: the player helped (Ben),
# $other: the opponent (Ada), $count: 1 or 2.
handicap = { $count ->
    [one] { $name }’s way across is one bridge shorter, so { $name } can win even when { $other } goes first.
   *[other] { $name }’s way across is { $count } bridges shorter, so { $name } can win even when { $other } goes first.
}

## Moves

# Below the board before the first move, and spoken. $side: the side to move.
prompt-build = { $side ->
    [first] { -orange }: build a bridge to connect top and bottom.
   *[second] { -blue }: build a bridge to connect left and right.
}
# In the list of moves, in hints and spoken. $side: who moves, $cell: d4.
move-build = { $side ->
    [first] { -orange } builds on { $cell }
   *[second] { -blue } builds on { $cell }
}
# A hint and a row of the analysis, without a period. $cell: d4.
advice-build = Build on { $cell }

## Cells and piers, spoken only

# $cell: d4.
label-free = { $cell }, free
# $cell: d4, $owner: whose bridge.
label-upright = { $owner ->
    [first] { $cell }, vertical { -orange-adjective } bridge
   *[second] { $cell }, vertical { -blue-adjective } bridge
}
# $cell: d4, $owner: whose bridge.
label-flat = { $owner ->
    [first] { $cell }, horizontal { -orange-adjective } bridge
   *[second] { $cell }, horizontal { -blue-adjective } bridge
}
# $cell: d4. Nobody can build there.
label-wall = { $cell }, wall
# $cell: d4, $owner: whose pier.
label-pier = { $owner ->
    [first] { $cell }, { -orange-adjective } pier
   *[second] { $cell }, { -blue-adjective } pier
}
# $cell: a1. The edge of the board.
label-frame = { $cell }, frame

## Refusals, shown below the board

# $cell: d4, $owner: whose bridge.
refuse-taken = { $owner ->
    [first] There’s already { -an-orange } bridge on { $cell }.
   *[second] There’s already { -a-blue } bridge on { $cell }.
}
# $cell: d4.
refuse-wall = There’s a wall on { $cell }.
# $cell: d4, $owner: whose pier.
refuse-pier = { $owner ->
    [first] { $cell } is { -an-orange } pier. Build bridges between piers.
   *[second] { $cell } is { -a-blue } pier. Build bridges between piers.
}
# $cell: a1.
refuse-frame = { $cell } is part of the frame. You can’t build there.
# In the terminal only. $cell: z99, $column: last column (m), $row: number of the last row (13).
refuse-outside = { $cell } isn’t on this board: its columns are a to { $column }, its rows 1 to { $row }.

## The end, a sentence below the headline

# $side: the winner.
end-joined = { $side ->
    [first] { -orange } connected top and bottom.
   *[second] { -blue } connected left and right.
}
# A draw, possible only with walls.
end-full = The board is full, and nobody has a chain.

## Rules: page-N-title is a heading, page-N-body its paragraphs, page-N-diagram-M the caption of a board.
## Cells in a caption are those of the board above it.

# Heading, at most 30 characters.
page-1-title = Goal
page-1-body =
    Two grids of piers stand in the same water. { -orange } wants a chain of bridges from the top shore to the bottom shore. { -blue } wants one from the left shore to the right. Bridges never cross, so only one of you can get there.

    Whoever connects both shores first wins. Your chain can wind any way you like.
page-1-diagram-1 = { -orange } has connected the top and the bottom.

page-2-title = Building
page-2-body =
    You take turns, and { -orange } goes first unless you choose otherwise. On your turn, you build one bridge on a free cell. It connects the two piers of your color beside that cell. On some cells your bridge is vertical, on the others it’s horizontal. Your opponent’s bridge there would run the other way.

    Bridges stay where they are. You never move or capture them, and you can’t pass.

    A cell’s name is its column, counted from the left, and its row, counted from the bottom.
page-2-diagram-1 = { -orange } built vertically on d4 and horizontally on e5, { -blue } vertically on c3.

page-3-title = The end
page-3-body =
    All your piers along your own shore already touch that shore, so your chain can start at any of them.

    A full board always has exactly one winner. If { -orange } has no chain from top to bottom, one of { -blue }’s chains is in the way, and vice versa. So there are no draws, unless there are walls.

    You can’t build on piers, on the frame around the board, or on a cell that already has a bridge or a wall.
page-3-diagram-1 = { -blue } has connected left and right.

page-4-title = Boards, handicaps, and puzzles
page-4-body =
    Square boards range from 5 by 5 to 19 by 19, counting piers and cells together. The usual size is 13. On all of them the first player can force a win.

    If there are more rows than columns, or more columns than rows, the side with the shorter path has the advantage and can win even when going second. That’s a good handicap for the stronger player.

    Walls are cells that nobody can use, and a game can start with bridges already built. Use both to set up puzzles. With walls, a full board can be a draw. If the starting position is already decided, the game is over right away.
page-4-diagram-1 = 13 rows and 11 columns: { -orange } needs at least six bridges, { -blue } only five.
page-4-diagram-2 = A draw: walls block both sides, and the board is full.

page-5-title = The pairing strategy
page-5-body =
    Oliver Gross found a way for the first player to win every time, and it’s easy to remember. You’re { -orange } on a square board. Start in the top left corner. From then on, every { -blue-adjective } pier that isn’t on a shore watches over two of the cells around it, so that each free cell belongs to exactly one pier. Whenever { -blue } takes one cell of a pair, you take the other.

    Which two? Start at the second { -blue-adjective } pier of the second { -blue-adjective } row and go down and right from pier to pier: the piers on this diagonal watch left and right. All piers to the right of it watch right and down. All piers to the left of it watch left and up.

    Why does it work? Imagine { -a-blue } chain and follow it from left to right. Its first bridge is watched by the pier it leads to, its last one by the pier it comes from. So somewhere in between, the chain arrives at a pier by one of that pier’s two cells and leaves by the other. But { -blue } never gets both.
page-5-diagram-1 = { -orange } started on b6, then answered f6 with e5, b4 with d4, and d2 with f2. { -orange } will get one of d6 and c5, and one of f4 and e3: that’s enough.
page-5-diagram-2 = { -orange } has started on b6. The pairs: b4 and d4 (1), d2 and f2 (2), d6 and c5 (3), f6 and e5 (4), f4 and e3 (5), b2 and c3 (6). Piers c4 and e2 are on the diagonal.
page-5-diagram-3 = { -blue }’s chain came through c4, c2, e2, and e4 to e6. Each time, { -orange } took the other cell of the pair: d4, b2, f2, f4, and with f6 { -orange } has won.

page-6-title = What to look for
page-6-body =
    Every bridge does two things: it leads you on, and it takes a cell away from your opponent. Look for cells that do both well.

    Keep two ways open. If two different bridges can close a gap, your opponent can only take one of them, and you take the other.

    To stop a chain, look for a cell that all of its paths need. And count: at least how many more bridges does each side need?
page-6-diagram-1 = { -orange } can win on c3 (1) or on e3 (2). { -blue } can only take one of them.

page-7-title = For experts
page-7-body =
    Bridg-It is a Shannon switching game: in a network of roads, one player makes roads safe, and the other destroys them. In { -orange }’s network, each cell is a road between two { -orange-adjective } piers. Each of { -orange }’s bridges makes a road safe, and each of { -blue }’s destroys one. { -blue } has a network, too.

    You can’t be stopped if your network has two trees that share no free cell, and both reach the same piers and both shores. If your opponent destroys a road of one tree, a road of the other one repairs it. That works even if your opponent moves next.
page-7-diagram-1 = { -orange } has started on b4. With it, d4 and b2 (1) make one tree, c3 and d2 (2) another.

## The last section of “What the symbols mean”, an article of the menu “More”

# Heading, at most 30 characters.
computer-title = How the computer thinks
computer-body =
    Bridg-It is solved on every board. Take the { -orange-adjective } piers as points and the free cells as possible roads between them. { -orange } is safe exactly when two trees of roads, without a road in common, reach the same points and both shores: whatever road { -blue } destroys, one tree falls apart, and a road of the other one repairs it. Alfred Lehman proved it. The computer counts pebbles on the points to see whether there are such trees, and knows in a few millionths of a second who wins and which moves do it. Analysis draws the two trees for you.

    At the highest level it never gives a won game away. Among winning moves it picks the quickest, and in a lost position the one that leaves you the fewest right answers.

    At the other levels it plays from experience: it fills the board at random many thousands of times and prefers cells whose owner won most often. Now and then it asks the solver: the higher the level, the more often.

## The lesson. lesson-NAME is the headline of a step: what it teaches; -task: what to do; -done: after the right move;
## -wrong: after another move, when nothing is framed any more. Two lines at most each (80 characters).

# The first step: an empty board.
lesson-bridge = Connect top and bottom to win: build bridges between { -orange-adjective } piers.
lesson-bridge-task = Tap any cell between piers.
lesson-bridge-done = It connects two of your piers, and { -blue } can’t build across it.
# A chain with one gap.
lesson-shores = A chain from the top shore to the bottom shore wins.
lesson-shores-task = One bridge is missing. Build it.
lesson-shores-done = From shore to shore! { -blue } tries to do the same from left to right.
lesson-shores-wrong = That doesn’t complete your chain. Build on from the bridges you have.
# Two chains that meet sideways.
lesson-wind = Your chain can wind any way you like.
lesson-wind-task = The way straight down is blocked. Connect your two parts sideways.
lesson-wind-done = A horizontal bridge counts just like a vertical one.
lesson-wind-wrong = Your two parts still aren’t connected. They can meet in the lower middle.
# Blue is one bridge short of its shore.
lesson-cut = Where you build, your opponent can’t.
lesson-cut-task = { -blue } needs one more bridge on the right. Take that cell.
lesson-cut-done = Cut off! Bridges never cross.
lesson-cut-wrong = { -blue } builds the last bridge and connects both shores.
# A chain from the top that can fork.
lesson-two = If you have two ways to win, your opponent can’t cut both.
lesson-two-task = Build down so that two different bridges could win next move.
lesson-two-done = { -blue } can only cut one of them, and just did.
lesson-two-wrong = { -blue } has time to cut that. Build down from your top bridge.
# The same position, after Blue took one of the two ways.
lesson-mend = So always keep a second way ready.
lesson-mend-task = { -blue } cut you off on the left. Use the other path.
lesson-mend-done = That’s the whole secret: always keep two ways open.
lesson-mend-wrong = The second path is on the right, down to your bridge at the bottom.
# The pairing strategy of the rules. The two cells beside a pier of Blue’s are framed.
lesson-pair = Cells come in pairs: if { -blue } takes one, you take the other.
lesson-pair-task = { -blue } took one cell of the framed pair. Take its partner.
lesson-pair-done = If you keep answering like that, { -blue } never gets through. The rules show all pairs.
lesson-pair-wrong = That isn’t the partner. It’s to the right of { -blue }’s lowest bridge.
# Both sides need the same cell.
lesson-race = On this board no game is a draw: in the end, one cell decides for both.
lesson-race-task = You and { -blue } each need one more bridge, on the same cell. Take it.
lesson-race-done = You connected and cut off { -blue } with one bridge. You’re ready to play!
lesson-race-wrong = Now { -blue } takes the cell you both need, and wins.

## Puzzles. puzzle-idea-… is the second hint and the explanation after solving

# In puzzles with the headline “Orange wins in 3 moves”.
puzzle-idea-win-in = The shortest path is the one you can repair on either side.
# In puzzles with the headline “Only one move wins”.
puzzle-idea-only-win = Two paths that share no bridge can’t both be cut: if one is cut, use the other.
# In puzzles with the headline “Save the draw”: on boards with walls.
puzzle-idea-save = With these walls, two paths hold your opponent off: if one is cut, use the other.
# In puzzles with the headline “Stop Blue”.
puzzle-idea-prevent = Both of your opponent’s paths meet in one place.
# Title of a group of eight puzzles, at most 30 characters.
chapter-first-bridges = Eight crossings

## Reasons for a move, in the analysis and in hints

# A warning. $other: the opponent, $cell: where it wins (d4).
reason-allows = { $other ->
    [first] { -orange } can then win with { $cell }
   *[second] { -blue } can then win with { $cell }
}
# $other: the opponent, $cell: where it would win (d4).
reason-stops = { $other ->
    [first] Stops { -orange } from winning with { $cell }
   *[second] Stops { -blue } from winning with { $cell }
}
# $cell: where the moving side would win next (d4).
reason-threatens = Threatens to win with { $cell }
# $other: the opponent.
reason-two-trees = { $other ->
    [first] Keeps two separate paths: { -orange } can’t cut both
   *[second] Keeps two separate paths: { -blue } can’t cut both
}
# Two groups that weren’t connected.
reason-joins-groups = Connects two groups of bridges
# $edge: the shore, one of the sides of the board.
reason-joins-shore = { $edge ->
    [top] Connects to the top shore
    [bottom] Connects to the bottom shore
    [left] Connects to the left shore
   *[right] Connects to the right shore
}
# $side: who moves, $count: rows or columns from end to end (4), $all: all there are (6).
reason-lengthens = { $side ->
    [first] Extends the chain to { $count } of { $all } rows
   *[second] Extends the chain to { $count } of { $all } columns
}
# $other: the opponent, $from and $to: its fewest bridges to win before and after (3, 4).
reason-cuts = { $other ->
    [first] { -orange } then needs { $to } bridges instead of { $from }
   *[second] { -blue } then needs { $to } bridges instead of { $from }
}
# $left: the fewest bridges the moving side still needs (2).
reason-shortens = { $left ->
    [one] { $left } more bridge to build
   *[other] { $left } more bridges to build
}
