"""The rules of the five games, written from their description and not from the engine.

A position has the side to move as `turn` (0 or 1), the winner or DRAW as `result` (None while the game goes on), and a
`key` that identifies it. Moves are their notation.
"""

import re

DRAW = 2


class Wrong(Exception):
    """The proof does not show what it claims."""


def cell(text):
    """Returns the column and the row, both from 0, of a name such as `b3`."""
    match = re.fullmatch(r"([a-z])(\d{1,2})", text)
    if not match:
        raise Wrong(f"{text} is no cell")
    return ord(match[1]) - ord("a"), int(match[2]) - 1


def name(column, row):
    return f"{chr(ord('a') + column)}{row + 1}"


class Position:
    # Whether a repetition, which the key does not tell, can end the game.
    repeats = False

    def legal(self):
        """Returns the sorted legal moves; none after the end."""
        return sorted(self.moves()) if self.result is None else []

    def wins_now(self):
        """Returns whether the side to move has a winning move."""
        return any(self.play(move).result == self.turn for move in self.legal())


class Connect(Position):
    """Four in a row on any board, with a hole or a bonus cell. A cell is a bit, with one bit between columns."""

    @classmethod
    def start(cls, options):
        rows, columns, mode = options.get("rows", 6), options.get("columns", 7), options.get("mode", "plain")
        ban = cell(options["ban"]) if "ban" in mode else None
        bonus = cell(options["bonus"]) if "bonus" in mode else None
        board = cls()
        board.cells = [[1 << c * (rows + 1) + r for r in range(rows) if (c, r) != ban] for c in range(columns)]
        board.bonus = 1 << bonus[0] * (rows + 1) + bonus[1] if bonus else 0
        board.steps = (1, rows, rows + 1, rows + 2)
        return board.with_stones((0, 0), 0, (0,) * columns, 0, None)

    def with_stones(self, stones, blockers, heights, turn, result):
        position = Connect()
        position.cells, position.bonus, position.steps = self.cells, self.bonus, self.steps
        position.stones, position.blockers, position.heights = stones, blockers, heights
        position.turn, position.result, position.key = turn, result, (stones, blockers, turn)
        return position

    def open_columns(self, heights):
        return [c for c, cells in enumerate(self.cells) if heights[c] < len(cells)]

    def dropped(self, column, heights):
        """Returns the cell on which a piece comes to rest, and the heights after it."""
        return self.cells[column][heights[column]], heights[:column] + (heights[column] + 1,) + heights[column + 1 :]

    def moves(self):
        for column in self.open_columns(self.heights):
            bit, heights = self.dropped(column, self.heights)
            has_blocker = bit == self.bonus and not self.has_four(self.stones[self.turn] | bit)
            others = self.open_columns(heights) if has_blocker else []
            yield from [f"{column + 1}:{other + 1}" for other in others] or [str(column + 1)]

    def has_four(self, stones):
        pairs = ((stones & stones >> step, step) for step in self.steps)
        return any(pair & pair >> 2 * step for pair, step in pairs)

    def play(self, move):
        column, _, blocker = move.partition(":")
        bit, heights = self.dropped(int(column) - 1, self.heights)
        own, blockers = self.stones[self.turn] | bit, self.blockers
        if blocker:
            bit, heights = self.dropped(int(blocker) - 1, heights)
            blockers |= bit
        result = self.turn if self.has_four(own) else None if self.open_columns(heights) else DRAW
        stones = (own, self.stones[1]) if self.turn == 0 else (self.stones[0], own)
        return self.with_stones(stones, blockers, heights, 1 - self.turn, result)


class Lines(Position):
    """Lines of Action, leaping or classic. A square is a bit, with an empty column on either side of the board."""

    def __init__(self, rules, pieces, turn, before=(), result=None):
        self.rules, self.pieces, self.turn, self.key = rules, pieces, turn, (pieces, turn)
        # The positions since the last capture; None if repetition is ignored.
        self.before = None if before is None else before + (self.key,)
        self.repeats = before is not None
        self.result = DRAW if result is None and self.repeats and self.before.count(self.key) == 3 else result
        if self.result is None and not self.of(turn) and not self.of(1 - turn):
            self.result = DRAW

    @classmethod
    def start(cls, options):
        size = options.get("size", 8)
        steps = (1, size + 2, size + 3, size + 1)
        board = {(r + 1) * (size + 2) + c + 1: name(c, r) for r in range(size) for c in range(size)}
        squares = {text: square for square, text in board.items()}
        lines = {}
        for square in board:
            for step in steps:
                first = square
                while first - step in board:
                    first -= step
                lines[square, step] = set()
                while first in board:
                    lines[square, step].add(first)
                    first += step
        bits = {key: sum(1 << square for square in line) for key, line in lines.items()}
        rules = (board, squares, steps, lines, bits, options.get("movement"), options.get("both-connected"))
        inside, ends = range(1, size - 1), (0, size - 1)
        first = sum(1 << squares[name(c, r)] for c in inside for r in ends)
        second = sum(1 << squares[name(c, r)] for c in ends for r in inside)
        return cls(rules, (first, second), 0)

    def of(self, side):
        """Returns the moves of a side."""
        board, _, steps, lines, bits, movement, _ = self.rules
        own, other = self.pieces[side], self.pieces[1 - side]
        hurdles = other if movement == "classic" else own
        found = []
        for square in board:
            if not own >> square & 1:
                continue
            for step in steps:
                distance = ((own | other) & bits[square, step]).bit_count()
                for way in (step, -step):
                    target = square + distance * way
                    if target not in lines[square, step] or own >> target & 1:
                        continue
                    if not any(hurdles >> over & 1 for over in range(square + way, target, way)):
                        found.append(board[square] + "-x"[other >> target & 1] + board[target])
        return found

    def moves(self):
        return self.of(self.turn) or ["pass"]

    def is_connected(self, pieces):
        group, grown = 0, pieces & -pieces
        while grown != group:
            group = grown
            for step in self.rules[2]:
                grown |= group << step | group >> step
            grown &= pieces
        return group == pieces

    def play(self, move):
        if move == "pass":
            return Lines(self.rules, self.pieces, 1 - self.turn, self.before)
        square, target = (1 << self.rules[1][text] for text in re.split("[-x]", move))
        own, other = self.pieces[self.turn] ^ square | target, self.pieces[1 - self.turn] & ~target
        is_capture = "x" in move
        result = None
        if self.is_connected(own):
            result = DRAW if self.rules[6] == "draw" and self.is_connected(other) else self.turn
        elif is_capture and self.is_connected(other):
            result = 1 - self.turn
        pieces = (own, other) if self.turn == 0 else (other, own)
        before = () if is_capture and self.repeats else self.before
        return Lines(self.rules, pieces, 1 - self.turn, before, result)

    def without_repetition(self):
        return Lines(self.rules, self.pieces, self.turn, None)


QUADRANTS = {"ne": (3, 3), "nw": (0, 3), "se": (3, 0), "sw": (0, 0)}


def twist_tables():
    """Returns the bit of each cell, the operations as their shift and table, and the lines of five of Pentago Twist."""
    nine = [(c, r) for r in range(3) for c in range(3)]
    bits, operations = {}, {}
    for index, (quadrant, (left, bottom)) in enumerate(QUADRANTS.items()):
        bits |= {name(left + c, bottom + r): 1 << 9 * index + 3 * r + c for c, r in nine}
        # Clockwise, a column from the bottom up becomes a row from left to right.
        for sign, place in (("+", lambda c, r: (r, 2 - c)), ("|", lambda c, r: (2 - c, r))):
            targets = [3 * place(c, r)[1] + place(c, r)[0] for c, r in nine]
            table = [sum(1 << targets[i] for i in range(9) if stones >> i & 1) for stones in range(512)]
            operations[quadrant + sign] = (9 * index, table)
    starts = [(c, r, dc, dr) for c in range(6) for r in range(6) for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1))]
    rows = [[name(c + i * dc, r + i * dr) for i in range(5)] for c, r, dc, dr in starts if r + 4 * dr >= 0]
    return bits, operations, [sum(bits[text] for text in row) for row in rows if set(row) <= set(bits)]


class Twist(Position):
    """Pentago Twist. A cell is a bit: nine for each quadrant."""

    BITS, OPERATIONS, FIVES = twist_tables()
    ALL = (1 << 36) - 1

    def __init__(self, stones=(0, 0), turn=0, result=None):
        self.stones, self.turn, self.result, self.key = stones, turn, result, (stones, turn)

    @classmethod
    def start(cls, _):
        return cls()

    def moves(self):
        free = [text for text, bit in self.BITS.items() if not bit & (self.stones[0] | self.stones[1])]
        return [f"{text}:{operation}" for text in free for operation in self.OPERATIONS]

    @staticmethod
    def twisted(stones, operation):
        shift, table = operation
        return stones & ~(511 << shift) | table[stones >> shift & 511] << shift

    def has_five(self, stones):
        return any(five & stones == five for five in self.FIVES)

    def play(self, move):
        place, _, operation = move.partition(":")
        own, other = self.stones[self.turn] | self.BITS[place], self.stones[1 - self.turn]
        own, other = (self.twisted(stones, self.OPERATIONS[operation]) for stones in (own, other))
        wins = [side for side, stones in ((self.turn, own), (1 - self.turn, other)) if self.has_five(stones)]
        result = wins[0] if len(wins) == 1 else DRAW if wins or own | other == self.ALL else None
        return Twist((own, other) if self.turn == 0 else (other, own), 1 - self.turn, result)

    def wins_now(self):
        # A stone placed before the twist lies, after it, on a cell that is then free.
        for operation in self.OPERATIONS.values():
            own, other = (self.twisted(self.stones[side], operation) for side in (self.turn, 1 - self.turn))
            if not self.has_five(other):
                for five in self.FIVES:
                    missing = five & ~own
                    if missing & (missing - 1) == 0 and not missing & other:
                        return True
        return False


class Bridges(Position):
    """Bridg-It. Side 0 starts. Rows and columns are odd, so parities from the bottom are those from the top."""

    def __init__(self, board, taken, turn, mover):
        self.board, self.taken, self.turn, self.key = board, taken, turn, (taken, turn)
        winners = [side for side in (mover, 1 - mover) if self.is_joined(side)]
        self.result = winners[0] if winners else None if self.moves() else DRAW

    @classmethod
    def start(cls, options):
        rows, columns = (options.get(key, options.get("size", 13)) for key in ("rows", "columns"))
        ways = ["vertical", "horizontal"]
        if options.get("starter") == "horizontal":
            ways.reverse()
        cells = {name(c, r) for c in range(1, columns - 1) for r in range(1, rows - 1) if c % 2 == r % 2}
        taken = tuple(frozenset(options.get(way, [])) for way in ways)
        return cls((rows, columns, ways, cells, frozenset(options.get("walls", []))), taken, 0, 0)

    def moves(self):
        return self.board[3] - self.taken[0] - self.taken[1] - self.board[4]

    def play(self, move):
        taken = tuple(cells | {move} if side == self.turn else cells for side, cells in enumerate(self.taken))
        return Bridges(self.board, taken, 1 - self.turn, self.turn)

    def piers(self, side, place):
        """Returns the two piers that a bridge of a side joins; those of a shore are one."""
        column, row = cell(place)
        is_vertical = self.board[2][side] == "vertical"
        is_upright = (column % 2 == 1) == is_vertical
        ends = ((column, row - 1), (column, row + 1)) if is_upright else ((column - 1, row), (column + 1, row))
        along, last = (1, self.board[0] - 1) if is_vertical else (0, self.board[1] - 1)
        return ["low" if pier[along] == 0 else "high" if pier[along] == last else pier for pier in ends]

    def joined(self, side, places, roots=None):
        """Returns the representatives of joined piers, and whether no bridge closed a circle."""
        roots, is_forest = dict(roots or {}), True
        for place in places:
            one, other = (self.root(roots, pier) for pier in self.piers(side, place))
            if one == other:
                is_forest = False
            else:
                roots[one] = other
        return roots, is_forest

    @staticmethod
    def root(roots, pier):
        while roots.get(pier, pier) != pier:
            pier = roots[pier]
        return pier

    def is_joined(self, side):
        roots, _ = self.joined(side, self.taken[side])
        return self.root(roots, "low") == self.root(roots, "high")

    def check_trees(self, word, side, wins):
        """Checks two trees of a side whose opponent is to move. Walls join the piers of a side that need not win: they
        part those of its opponent."""
        own = self.taken[side] if wins else self.taken[side] | self.board[4]
        roots, _ = self.joined(side, own)
        if self.root(roots, "low") == self.root(roots, "high"):
            return
        trees = [tree.split(",") for tree in word.split("/")]
        places = [place for tree in trees for place in tree]
        if len(trees) != 2 or len(set(places)) != len(places) or not set(places) <= self.moves():
            raise Wrong("the trees are not two, or share a cell, or one is not free")
        spans = []
        for tree in trees:
            spans.append({self.root(roots, pier) for place in tree for pier in self.piers(side, place)})
            shores = {self.root(roots, shore) for shore in ("low", "high")}
            _, is_forest = self.joined(side, tree, roots)
            if not is_forest or len(spans[-1]) != len(tree) + 1 or not shores <= spans[-1]:
                raise Wrong("no tree from shore to shore")
        if spans[0] != spans[1]:
            raise Wrong("the trees do not span the same piers")


GAMES = {"bridgit": Bridges, "lines-of-action": Lines, "pentago-twist": Twist}
GAMES |= {"connect-four": Connect, "connect-any": Connect}
