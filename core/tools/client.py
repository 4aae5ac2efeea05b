#!/usr/bin/env python3
"""Plays a game of two levels through the engine protocol; see README.md. Needs Python 3.9 and nothing else.

    cargo build --release --package fivefold-tools
    python3 core/tools/client.py target/release/fivefold connect-four 3 6
"""
import json
import subprocess
import sys


class Engine:
    """A running engine. Every request is a line, and so is its response."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1
        )

    def ask(self, command, **fields):
        """Sends a request and returns the fields of the response. After an error nothing has changed."""
        self.process.stdin.write(json.dumps({"cmd": command, **fields}) + "\n")
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the engine has ended")
        answer = json.loads(line)
        if not answer.pop("ok"):
            raise ValueError(answer["error"])
        return answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.communicate()


def play(engine, game, levels):
    """Plays a game and returns its moves and the last status."""
    status, moves = engine.ask("new", game=game), []
    while status["result"] is None:
        level = levels[status["to_move"] == "second"]
        found = engine.ask("go", level=level, seed=len(moves))
        status = engine.ask("play", turn=found["turn"])
        moves.append(found["turn"])
    return moves, status


def main(program, game="connect-four", first="3", second="6"):
    with Engine(program) as engine:
        hello = engine.ask("hello")
        print(f"{hello['name']} {hello['version']}: {', '.join(each['id'] for each in hello['games'])}")
        moves, status = play(engine, game, [int(first), int(second)])
        print(" ".join(moves))
        print(engine.ask("show")["board"], end="")
        print(f"{status['result']}: {status['reason']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
