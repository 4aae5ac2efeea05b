"""Checks proofs of puzzles and of positions by the rules alone; shares no code with the engine.

    fivefold prove puzzles --game bridgit | python3 tests/proofs/check.py

A proof is a header and a line for each statement:

    puzzle connect-four/17
    position connect-four {} win 7: 4 4 3 3

The statements of a puzzle follow from its claim in the pool: `w3`, these moves win with the third move and no other
does; `o`, only these moves win; `s`, only these draw; `p2`, all others lose within two moves of the opponent. A
statement says that a side wins, or does not lose, within a number of moves of both sides or without a limit.

All legal moves of the opponent are tried. Where the side of the statement is to move, its line has the next word: the
move, or `=` for a position that was proven before. In Bridg-It the word where the opponent is to move is a pair of
trees, `a2,b3/c4,d5`, disjoint and spanning the same piers, with which the side answers every move (Lehman 1964).

Repetition is ignored from the start of Lines of Action: in the shortest win no position occurs twice, because every move
of the winner brings the end nearer, and a side that cannot win without the rule cannot win with it either.
"""

import json
import re
import sys
import time
from math import inf
from pathlib import Path

from rules import DRAW, GAMES, Bridges, Wrong

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"


class Checker:
    """Checks statements against the lines of a proof."""

    def __init__(self, lines):
        self.lines = iter(lines)
        self.words = iter(())
        self.known = {}
        self.positions = 0

    def state(self, position, side, wins, limit=inf):
        """Checks that the side wins, or does not lose, within `limit` moves of both sides."""
        line = next(self.lines, None)
        if line is None:
            raise Wrong("a statement has no line")
        self.words = iter(line.split())
        self.check(position, side, wins, limit)
        if next(self.words, None):
            raise Wrong("the line has more words than its statement needs")

    def check(self, position, side, wins, limit):
        self.positions += 1
        if position.result is not None:
            if position.result != side and (wins or position.result != DRAW):
                raise Wrong("the game ends otherwise")
        elif limit == 0:
            if wins:
                raise Wrong("the win takes longer")
        elif position.turn == side:
            self.check_move(position, side, wins, limit)
        elif isinstance(position, Bridges) and limit == inf:
            position.check_trees(next(self.words, ""), side, wins)
        elif limit == 1 and not wins:
            if position.wins_now():
                raise Wrong("the opponent wins at once")
        else:
            for move in position.legal():
                self.check(position.play(move), side, wins, limit - 1)

    def check_move(self, position, side, wins, limit):
        key, word = (position.key, side, wins), next(self.words, "")
        if word != "=":
            if word not in position.legal():
                raise Wrong(f"`{word}` is no legal move")
            self.check(position.play(word), side, wins, limit - 1)
            self.known[key] = limit
        elif position.repeats or key not in self.known:
            raise Wrong("the position was not proven before")
        elif self.known[key] > limit if wins else self.known[key] < limit:
            raise Wrong("the position was proven for another number of moves")


def check_puzzle(position, claim, right, checker):
    """Checks that exactly the moves `right` keep the claim."""
    own, other, kind, count = position.turn, 1 - position.turn, claim[0], int(claim[1:] or 0)
    limit = {"w": 2 * count - 2, "p": 2 * count - 1, "o": inf, "s": inf}[kind]
    if not right:
        raise Wrong("no answer")
    for move in position.legal():
        after, is_right = position.play(move), move in right
        checker.state(after, own if is_right else other, is_right == (kind in "wo"), limit)
        if is_right and (kind == "s" or kind == "w" and count > 1):
            # No better result, and no sooner win.
            checker.state(after, other, False, limit - 2)


def check_value(position, result, count, checker):
    """Checks the result for the side to move, after `count` moves of both sides and not before where it is given."""
    if result == "draw":
        checker.state(position, 0, False)
        checker.state(position, 1, False)
        return
    side = position.turn if result == "win" else 1 - position.turn
    checker.state(position, side, True, count)
    if 2 < count < inf:
        checker.state(position, 1 - side, False, count - 2)


def decoded(position, codes):
    """Returns the move of the first code and the other codes: a code is the place among the sorted legal moves."""
    moves = position.legal()
    length = 2 if len(moves) > len(DIGITS) else 1
    place = 0
    for digit in codes[:length]:
        place = len(DIGITS) * place + DIGITS.index(digit)
    return moves[place], codes[length:]


def read_pool(game):
    """Returns the claim, options, earlier moves and answers of each puzzle of a game."""
    pool = f"connect/puzzles/{game}" if game.startswith("connect") else f"{game.replace('-', '_')}/puzzles"
    path = Path(__file__).resolve().parents[2] / "core/engine/src/games" / f"{pool}.txt"
    options, puzzles = [], []
    for line in path.read_text().splitlines():
        if line.startswith("options "):
            options.append(json.loads(line.removeprefix("options ")))
        elif re.match(r"([wp]\d|[os]) ", line):
            claim, _, _, option, history, right, *_ = line.split(" ")
            puzzles.append((claim, options[int(option)], history, right))
    return puzzles


def check_proof(header, lines, pools):
    """Checks a proof and returns the number of positions in it."""
    checker = Checker(lines)
    if match := re.fullmatch(r"puzzle (\S+)/(\d+)", header):
        game = match[1]
        if game not in pools:
            pools[game] = read_pool(game)
        claim, options, history, right = pools[game][int(match[2]) - 1]
        position, answers = GAMES[game].start(options), set()
        while history:
            move, history = decoded(position, history)
            position = position.play(move)
        while right:
            move, right = decoded(position, right)
            answers.add(move)
        check_puzzle(position, claim, answers, checker)
    elif match := re.fullmatch(r"position (\S+) (\{.*\}) (win|loss|draw)(?: (\d+))?:(.*)", header):
        position = GAMES[match[1]].start(json.loads(match[2]))
        for move in match[5].split():
            if move not in position.legal():
                raise Wrong(f"{move} is no legal move")
            position = position.play(move)
        if not match[5].split() and match[4] and position.repeats:
            position = position.without_repetition()
        check_value(position, match[3], int(match[4] or 0) or inf, checker)
    else:
        raise Wrong("no header of a proof")
    if next(checker.lines, None) is not None:
        raise Wrong("the proof has more lines than statements")
    return checker.positions


def main():
    sys.setrecursionlimit(10_000)
    started = time.process_time()
    text = Path(sys.argv[1]).read_text() if sys.argv[1:] else sys.stdin.read()
    proofs = re.split(r"^(?=puzzle |position )", text, flags=re.MULTILINE)[1:]
    pools, wrong, positions = {}, 0, 0
    for header, *lines in map(str.splitlines, proofs):
        try:
            positions += check_proof(header, lines, pools)
        except (Wrong, ValueError, LookupError) as fault:
            wrong += 1
            print(f"{header}: {fault}")
    seconds = time.process_time() - started
    print(f"{len(proofs) - wrong} proofs hold, {wrong} do not; {positions} positions, {seconds:.1f} s")
    return 1 if wrong or not proofs else 0


if __name__ == "__main__":
    sys.exit(main())
