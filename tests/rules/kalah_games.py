#!/usr/bin/env python3
"""Makes the conformance games of Kalah, each move played by a rules implementation that is not ours.

    pip install open_spiel==2.0.2
    tests/rules/kalah_games.py | gzip -9n > tests/rules/conformance/kalah.jsonl.gz
    tests/rules/kalah_games.py --perft 7    # counts for perft.txt
    tests/rules/kalah_games.py --values     # values of small boards, by brute force

Games of the usual board are played by OpenSpiel's `mancala`, which is Kalah with the usual options, beside the few lines
of `Board`; the script stops if they differ. Other boards, which OpenSpiel lacks, are played by `Board` alone.

OpenSpiel differs in one thing: at the end it leaves the seeds of the other row where they lie and adds them to the
score, which is the same score. Here they are swept into the store.
"""
import argparse
import json
import random
import sys
from functools import lru_cache


class Board:
    """The rules of Kalah, written from RULES.md alone."""

    def __init__(self, pits=6, seeds=4, empty=False):
        self.n, self.empty = pits, empty
        self.pits = [seeds] * (2 * pits)
        self.stores, self.turn, self.over = [0, 0], 0, False

    def copy(self):
        other = object.__new__(Board)
        other.__dict__.update(self.__dict__, pits=self.pits[:], stores=self.stores[:])
        return other

    def row(self, side):
        return self.pits[side * self.n:(side + 1) * self.n]

    def legal(self):
        return [] if self.over else [at + 1 for at, seeds in enumerate(self.row(self.turn)) if seeds]

    def play(self, number):
        # Holes from the mover's first pit: their row, their store, the other row.
        me, n = self.turn, self.n
        holes = self.row(me) + [0] + self.row(1 - me)
        hand, at = holes[number - 1], number - 1
        holes[at] = 0
        while hand:
            at = (at + 1) % (2 * n + 1)
            holes[at] += 1
            hand -= 1
        gained = holes[n]
        if at < n and holes[at] == 1:
            across = 2 * n - at
            if holes[across] or self.empty:
                gained += holes[across] + 1
                holes[across] = holes[at] = 0
        rows = [holes[:n], holes[n + 1:]]
        self.pits = rows[0] + rows[1] if me == 0 else rows[1] + rows[0]
        self.stores[me] += gained
        self.turn = me if at == n else 1 - me
        if not any(self.row(0)) or not any(self.row(1)):
            self.stores = [self.stores[side] + sum(self.row(side)) for side in (0, 1)]
            self.pits, self.over = [0] * (2 * n), True

    def record(self):
        names = ["south", "north"]
        state = {"pits": self.pits[:], "stores": self.stores[:], "turn": None if self.over else names[self.turn],
                 "phase": "over" if self.over else "play", "round": 1,
                 "legal": [str(move) for move in self.legal()], "legal_count": len(self.legal())}
        if self.over:
            south, north = self.stores
            winner = None if south == north else names[south < north]
            state["outcome"] = {"winner": winner, "reason": "row-empty", "score": self.stores[:]}
        return state


class Checked:
    """The usual board, played by OpenSpiel beside ours."""

    def __init__(self):
        import pyspiel
        self.other = pyspiel.load_game("mancala").new_initial_state()
        self.board = Board()
        self.compare()

    def play(self, number):
        self.other.apply_action(number if self.board.turn == 0 else 7 + number)
        self.board.play(number)
        self.compare()

    def compare(self):
        """OpenSpiel's tensor: North's store, South's pits, South's store, North's pits."""
        board, other = self.board, self.other
        assert other.is_terminal() == board.over
        seen = [int(seeds) for seeds in other.observation_tensor(0)[:14]]
        if board.over:
            south, north = seen[7] + sum(seen[1:7]), seen[0] + sum(seen[8:14])
            assert [south, north] == board.stores, (seen, board.stores)
            return
        assert seen == [board.stores[1], *board.row(0), board.stores[0], *board.row(1)], (seen, board.pits)
        assert other.current_player() == board.turn
        first = 0 if board.turn == 0 else 7
        assert [action - first for action in other.legal_actions()] == board.legal()


def game(options, rng, checked):
    board = Board(int(options.get("pits", 6)), int(options.get("seeds", 4)), options.get("capture") == "empty")
    beside = Checked() if checked else None
    moves, states = [], [board.record()]
    while not board.over:
        move = rng.choice(board.legal())
        board.play(move)
        if beside:
            beside.play(move)
        moves.append(str(move))
        states.append(board.record())
    return {"game": "kalah", "options": options, "moves": moves, "states": states}


def games():
    rng = random.Random(48)
    for _ in range(2_000):  # More than are kept: they only have to agree.
        game({}, rng, True)
    for _ in range(16):
        yield game({}, rng, True)
    for pits in "3456":
        for seeds in "136":
            for capture in ("standard", "empty"):
                yield game({"pits": pits, "seeds": seeds, "capture": capture}, rng, False)


def perft(board, depth):
    if depth == 0 or board.over:
        return 1
    counted = 0
    for move in board.legal():
        after = board.copy()
        after.play(move)
        counted += perft(after, depth - 1)
    return counted


def value(pits, seeds, empty):
    """South's lead at the end when both play their best, by looking at every position."""
    @lru_cache(maxsize=None)
    def lead(own, other):
        best = -999
        for at, held in enumerate(own):
            if not held:
                continue
            board = Board(pits, 0, empty)
            board.pits = list(own + other)
            board.play(at + 1)
            gained = board.stores[0] - board.stores[1]
            if not board.over:
                south, north = tuple(board.row(0)), tuple(board.row(1))
                gained += lead(south, north) if board.turn == 0 else -lead(north, south)
            best = max(best, gained)
        return best
    sys.setrecursionlimit(100_000)
    return lead((seeds,) * pits, (seeds,) * pits)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--perft", type=int, metavar="DEPTH")
    parser.add_argument("--values", action="store_true")
    asked = parser.parse_args()
    if asked.perft:
        for pits, seeds, empty in [(6, 4, False), (6, 4, True), (4, 3, False), (3, 6, True)]:
            board = Board(pits, seeds, empty)
            counts = [perft(board, depth) for depth in range(1, asked.perft + 1)]
            print(f"pits={pits} seeds={seeds} empty={empty}:", *counts)
    elif asked.values:
        for pits, most in [(3, 6), (4, 2)]:
            for empty in (False, True):
                print(f"pits={pits} empty={empty}:", *(value(pits, seeds, empty) for seeds in range(1, most + 1)))
    else:
        for one in games():
            print(json.dumps(one, separators=(",", ":")))


main()
