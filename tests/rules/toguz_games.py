#!/usr/bin/env python3
"""Makes the conformance games of Toguz Kumalak and Bestemshe, each move played by a program that is not ours.

    pip install --no-deps gym-togyzkumalak==0.0.2
    tests/rules/toguz_games.py toguz-kumalak | gzip -9n > tests/rules/conformance/toguz-kumalak.jsonl.gz
    tests/rules/toguz_games.py bestemshe | gzip -9n > tests/rules/conformance/bestemshe.jsonl.gz
    tests/rules/toguz_games.py bestemshe --perft 7    # counts for perft.txt

Games are played by the few lines of `Board`, written from RULES.md alone. Those of Toguz Kumalak are also played by
gym-togyzkumalak, and the script stops if they differ, except in what that program is known to do otherwise: it makes
a tuzdik of pit 9, and refuses one whose number is that of the pit just lifted instead of the other player's tuzdik. Where a
move meets one of these, the comparison of the game ends there.

PyPI's `toguz` 0.5.6 cannot be built: none of its releases has the header with its rules.
"""
import argparse
import importlib
import importlib.util
import json
import random
import sys
import types


class Board:
    """The rules, written from RULES.md alone."""

    def __init__(self, pits, tuzdiks):
        self.n, self.with_tuzdiks = pits, tuzdiks
        self.pits, self.stores = [pits] * (2 * pits), [0, 0]
        self.tuzdiks, self.turn, self.reason = [None, None], 0, None

    def copy(self):
        other = object.__new__(Board)
        other.__dict__.update(self.__dict__, pits=self.pits[:], stores=self.stores[:], tuzdiks=self.tuzdiks[:])
        return other

    def legal(self):
        first = self.turn * self.n
        return [] if self.reason else [at + 1 for at in range(self.n) if self.pits[first + at]]

    def play(self, number):
        n, me = self.n, self.turn
        at = me * n + number - 1
        hand, self.pits[at] = self.pits[at], 0
        if hand > 1:
            at -= 1  # The first goes back into the pit just lifted.
        for _ in range(hand):
            at = (at + 1) % (2 * n)
            if at in self.tuzdiks:
                self.stores[self.tuzdiks.index(at)] += 1
            else:
                self.pits[at] += 1
        self.capture(at)
        self.turn = 1 - me
        self.end()

    def capture(self, at):
        n, me = self.n, self.turn
        if at // n == me or at in self.tuzdiks:
            return
        becomes_tuzdik = self.with_tuzdiks and self.pits[at] == 3 and self.may_be_tuzdik(at)
        if becomes_tuzdik:
            self.tuzdiks[me] = at
        if becomes_tuzdik or self.pits[at] % 2 == 0:
            self.stores[me] += self.pits[at]
            self.pits[at] = 0

    def may_be_tuzdik(self, at):
        n, others = self.n, self.tuzdiks[1 - self.turn]
        if self.tuzdiks[self.turn] is not None or at % n == n - 1:
            return False
        return others is None or others % n != at % n

    def end(self):
        n = self.n
        if max(self.stores) * 2 > n * n * 2:
            self.reason = "majority"
        elif not any(self.pits[self.turn * n:(self.turn + 1) * n]):
            self.reason = "no-move"
            for side in (0, 1):
                self.stores[side] += sum(self.pits[side * n:(side + 1) * n])
            self.pits = [0] * (2 * n)

    def record(self):
        names = ["south", "north"]
        state = {"pits": self.pits[:], "stores": self.stores[:], "turn": None if self.reason else names[self.turn],
                 "phase": "over" if self.reason else "play", "round": 1,
                 "legal": [str(move) for move in self.legal()], "legal_count": len(self.legal())}
        if self.with_tuzdiks:
            state["castles"] = self.tuzdiks[:]
        if self.reason:
            south, north = self.stores
            winner = None if south == north else names[south < north]
            state["outcome"] = {"winner": winner, "reason": self.reason, "score": self.stores[:]}
        return state


def gym_board():
    """A new board of gym-togyzkumalak. Its package imports gym, which its rules do not need."""
    if "gym_togyzkumalak" not in sys.modules:
        package = types.ModuleType("gym_togyzkumalak")
        package.__path__ = list(importlib.util.find_spec("gym_togyzkumalak").submodule_search_locations)
        sys.modules.update(gym_togyzkumalak=package, texttable=types.ModuleType("texttable"))
        sys.modules.setdefault("numpy", types.SimpleNamespace(array=list))
    return importlib.import_module("gym_togyzkumalak.togyzkumalak.board").Board()


class Gym:
    """The same game in gym-togyzkumalak."""

    def __init__(self):
        self.other, self.agrees, self.moves = gym_board(), True, 0

    def play(self, before, number, after):
        """Plays a move, and compares unless it meets a known difference."""
        last = self.last_pit(before, number)
        if before.pits[before.turn * 9 + number - 1] > 0 and last // 9 != before.turn and last not in before.tuzdiks:
            has_three = before.copy()
            has_three.may_be_tuzdik = lambda at: False
            has_three.play(number)
            three = not has_three.reason and has_three.pits[last] == 3
            if three and before.tuzdiks[before.turn] is None:
                self.agrees &= before.may_be_tuzdik(last) == (last % 9 != number - 1)
        if not self.agrees:
            return
        self.other.move(number - 1)
        self.moves += 1
        players = [self.other.gamers[name] for name in ("white", "black")]
        pits = [player.home[at].kumalaks for player in players for at in range(9)]
        stores = [player.kazan.score for player in players]
        if after.reason == "no-move":  # It leaves the rest where it is.
            stores = [stores[side] + sum(pits[side * 9:side * 9 + 9]) for side in (0, 1)]
            pits = [0] * 18
        assert (pits, stores) == (after.pits, after.stores), (pits, stores, after.pits, after.stores)

    @staticmethod
    def last_pit(before, number):
        at = before.turn * 9 + number - 1
        hand = before.pits[at]
        return (at + (hand - 1 if hand > 1 else 1)) % 18


def start(game):
    return Board(9, True) if game == "toguz-kumalak" else Board(5, False)


def played(game, rng, beside):
    """A game of which half of the moves are random and half take what they can."""
    board, moves = start(game), []
    states = [board.record()]
    while not board.reason:
        move = rng.choice(board.legal())
        if rng.random() < 0.5:
            move = max(board.legal(), key=lambda each: (gain(board, each), rng.random()))
        before = board.copy()
        board.play(move)
        if beside:
            beside.play(before, move, board)
        moves.append(str(move))
        states.append(board.record())
        if len(moves) > 600:
            return None
    return {"game": game, "options": {}, "moves": moves, "states": states}


def gain(board, move):
    after = board.copy()
    after.play(move)
    return after.stores[board.turn] - board.stores[board.turn]


def games(game):
    rng = random.Random(48)
    compared = [0, 0]
    if game == "toguz-kumalak":
        for _ in range(2_000):  # More than are kept: they only have to agree.
            beside = Gym()
            played(game, rng, beside)
            compared[0] += beside.agrees
            compared[1] += beside.moves
        print(f"2000 games beside gym-togyzkumalak: {compared[0]} to the end, {compared[1]} moves", file=sys.stderr)
    kept = 0
    while kept < 32:
        one = played(game, rng, Gym() if game == "toguz-kumalak" else None)
        if one:
            kept += 1
            yield one


def perft(board, depth):
    if depth == 0 or board.reason:
        return 1
    counted = 0
    for move in board.legal():
        after = board.copy()
        after.play(move)
        counted += perft(after, depth - 1)
    return counted


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=["toguz-kumalak", "bestemshe"])
    parser.add_argument("--perft", type=int, metavar="DEPTH")
    asked = parser.parse_args()
    if asked.perft:
        print(asked.game, *(perft(start(asked.game), depth) for depth in range(1, asked.perft + 1)))
    else:
        for one in games(asked.game):
            print(json.dumps(one, separators=(",", ":")))


if __name__ == "__main__":
    main()
