#!/usr/bin/env python3
"""Makes the conformance games of Oware, each move played by a rules implementation that is not ours.

    pip install open_spiel==2.0.2
    tests/rules/oware_games.py | gzip -9n > tests/rules/conformance/oware.jsonl.gz
    tests/rules/oware_games.py --perft 7             # counts for perft.txt
    tests/rules/oware_games.py --values 10 --table FILE # beside the endgames of `kuzhi-engine tables`

Every game is played by OpenSpiel's `oware` beside the few lines of `Board`; the script stops if they differ. OpenSpiel
leaves what is swept at the end in the score alone, which is the same score.
"""
import argparse
import json
import random
from collections import deque
from itertools import combinations


class Board:
    """The rules of Oware, written from RULES.md alone."""

    def __init__(self):
        self.pits, self.stores, self.turn = [4] * 12, [0, 0], 0
        self.reason = None
        self.seen = {(tuple(self.pits), 0)}

    def row(self, side):
        return self.pits[6 * side:6 * side + 6]

    @staticmethod
    def sown(pits, side, number):
        """The pits and the capture after a sowing."""
        pits, first = pits[:], 6 * side
        at = origin = first + number - 1
        hand, pits[at] = pits[at], 0
        while hand:
            at = (at + 1) % 12
            if at != origin:
                pits[at] += 1
                hand -= 1
        taken, after = 0, pits[:]
        other = 6 - first
        while other <= at < other + 6 and after[at] in (2, 3):
            taken += after[at]
            after[at] = 0
            at -= 1
        return (after, taken) if any(after[other:other + 6]) else (pits, 0)

    def is_slam(self, number):
        """Whether a move captures nothing because it would capture all."""
        after, taken = self.sown(self.pits, self.turn, number)
        hand, at = self.pits[6 * self.turn + number - 1], 6 * self.turn + number - 1
        last = (at + hand + (hand - 1) // 11) % 12
        return not taken and last // 6 != self.turn and after[last] in (2, 3)

    def moves(self):
        """Legal moves by the rules of feeding alone."""
        side = self.turn
        mine = [number for number in range(1, 7) if self.pits[6 * side + number - 1]]
        if any(self.row(1 - side)):
            return mine
        other = 6 - 6 * side
        return [number for number in mine if any(self.sown(self.pits, side, number)[0][other:other + 6])]

    def legal(self):
        return [] if self.reason else self.moves()

    def play(self, number):
        side = self.turn
        self.pits, taken = self.sown(self.pits, side, number)
        self.stores[side] += taken
        self.turn = 1 - side
        if max(self.stores) > 24:
            self.reason = "majority"
            return
        if not self.moves():
            self.stores[self.turn] += sum(self.pits)
            self.pits, self.reason = [0] * 12, "cannot-feed"
            return
        if taken:
            self.seen = set()
        now = (tuple(self.pits), self.turn)
        if now in self.seen:
            self.stores = [self.stores[each] + sum(self.row(each)) for each in (0, 1)]
            self.pits, self.reason = [0] * 12, "repetition"
        self.seen.add(now)

    def record(self):
        names = ["south", "north"]
        state = {"pits": self.pits[:], "stores": self.stores[:], "turn": None if self.reason else names[self.turn],
                 "phase": "over" if self.reason else "play", "round": 1,
                 "legal": [str(move) for move in self.legal()], "legal_count": len(self.legal())}
        if self.reason:
            south, north = self.stores
            winner = None if south == north else names[south < north]
            state["outcome"] = {"winner": winner, "reason": self.reason, "score": self.stores[:]}
        return state


class Beside:
    """OpenSpiel's game."""

    def __init__(self):
        import pyspiel
        self.state = pyspiel.load_game("oware").new_initial_state()

    def play(self, number, board):
        """Plays a move that `board` has played, and compares."""
        self.state.apply_action(number - 1)
        over, seen = self.state.is_terminal(), [round(share * 48) for share in self.state.observation_tensor(0)]
        assert over == bool(board.reason), (board.record(), str(self.state))
        if over:
            south, north = self.state.returns()
            assert (south > north) == (board.stores[0] > board.stores[1]), (board.record(), str(self.state))
            assert (south < north) == (board.stores[0] < board.stores[1]), (board.record(), str(self.state))
            if board.reason != "majority":
                assert seen[12:] == board.stores, (board.record(), str(self.state))
            return
        assert seen == board.pits + board.stores, (board.record(), str(self.state))
        assert self.state.current_player() == board.turn
        assert [action + 1 for action in self.state.legal_actions()] == board.legal(), (board.record(), str(self.state))


def choose(board, rng):
    """Often a move that captures much or nothing at all, so that games reach every ending."""
    if rng.random() < 0.5:
        return rng.choice(board.legal())
    gained = {move: board.sown(board.pits, board.turn, move)[1] for move in board.legal()}
    most = max(gained.values())
    return rng.choice([move for move, gain in gained.items() if gain == most])


def game(rng):
    board, beside = Board(), Beside()
    moves, states, slams = [], [board.record()], 0
    while not board.reason:
        move = choose(board, rng)
        slams += board.is_slam(move)
        board.play(move)
        beside.play(move, board)
        moves.append(str(move))
        states.append(board.record())
    return {"game": "oware", "options": {}, "moves": moves, "states": states}, slams


def games():
    """Ten games of each ending, and ten with a grand slam, none of them long."""
    rng, kept = random.Random(48), {}
    for _ in range(4_000):  # More than are kept: they only have to agree.
        one, slams = game(rng)
        alike = kept.setdefault("slam" if slams else one["states"][-1]["outcome"]["reason"], [])
        if len(alike) < 10 and len(one["moves"]) < 160:
            alike.append(one)
    for reason in sorted(kept):
        yield from kept[reason]


def perft(pits, stores, side, depth):
    """Counts move sequences, without repetition, which so few moves cannot reach."""
    board = object.__new__(Board)
    board.pits, board.stores, board.turn, board.reason = pits, stores, side, None
    if depth == 0 or max(stores) > 24:
        return 1
    moves = board.moves()
    if not moves:
        return 1
    if depth == 1:
        return len(moves)
    counted = 0
    for move in moves:
        after, taken = Board.sown(pits, side, move)
        now = stores[:]
        now[side] += taken
        counted += perft(after, now, 1 - side, depth - 1)
    return counted


def layouts(seeds, pits=12):
    """Every way to lay seeds into the pits, as the tables number them: by the first pits, then the next ones."""
    for bars in combinations(range(seeds + pits - 1), pits - 1):
        ends = (-1, *bars, seeds + pits - 1)
        yield tuple(after - before - 1 for before, after in zip(ends, ends[1:]))


def values(most):
    """The mover's lead in the seeds of each position up to so many, seen by the mover, where it is certain.

    A position has bounds: what the mover can be sure of, and what they cannot be kept from. They begin at what a
    repetition could give, and become narrower as those of the positions after it do.
    """
    known = {}
    for seeds in range(1, most + 1):
        bounds, moves, before = {}, {}, {}
        for pits in layouts(seeds):
            moves[pits] = after_moves(pits)
            bounds[pits] = (-seeds, seeds) if moves[pits] else (0, 0)
            for _, after in moves[pits]:
                if after is not None and sum(after) == seeds:
                    before.setdefault(after, []).append(pits)
        queue = deque(bounds)
        waiting = set(queue)
        while queue:
            pits = queue.popleft()
            waiting.discard(pits)
            if not moves[pits]:
                continue
            least = most_of = -99
            for gain, after in moves[pits]:
                low, high = (0, 0) if after is None else bounds.get(after) or known[after]
                least, most_of = max(least, gain - high), max(most_of, gain - low)
            least, most_of = max(least, -seeds), min(most_of, seeds)
            if (least, most_of) != bounds[pits]:
                bounds[pits] = (least, most_of)
                for earlier in before.get(pits, ()):
                    if earlier not in waiting:
                        waiting.add(earlier)
                        queue.append(earlier)
        known.update(bounds)
    return known


def after_moves(pits):
    """What each move gains, and the position after it as the other player sees it: none if the game is over."""
    board = object.__new__(Board)
    board.pits, board.stores, board.turn = list(pits), [0, 0], 0
    if not any(pits[:6]):
        return []
    found = []
    for move in board.moves():
        after, taken = Board.sown(board.pits, 0, move)
        next_one = object.__new__(Board)
        next_one.pits, next_one.turn = after, 1
        if next_one.moves():
            found.append((taken, tuple(after[6:] + after[:6])))
        else:
            found.append((taken - sum(after), None))
    return found


def compare(most, file):
    """Compares with a table that `kuzhi-engine tables` wrote: 16 bytes of head, a byte a position, 8 of a checksum."""
    bounds = values(most)
    certain = sum(least == high for least, high in bounds.values())
    print(len(bounds), "positions,", certain, "with a certain value")
    if not file:
        return
    with open(file, "rb") as opened:
        table = opened.read()[16:-8]
    assert len(table) == len(bounds) + 1, "a table of other seeds"
    at, same = 1, 0  # The empty board comes first.
    for seeds in range(1, most + 1):
        for pits in sorted(layouts(seeds), key=ranked):
            told = decoded(table[at], seeds)
            at += 1
            if not after_moves(pits):
                continue  # No game in progress has this position.
            assert bounds[pits] == told, (pits, told, bounds[pits])
            same += 1
    print("both bounds of all", same, "positions agree")


def decoded(code, seeds, grain=2):
    """The bounds that a byte of a table tells, which lie a number of steps of `grain` above losing all seeds."""
    high = 0
    while (high + 1) * (high + 2) // 2 <= code:
        high += 1
    return (code - high * (high + 1) // 2) * grain - seeds, high * grain - seeds


def ranked(pits):
    """Positions in the order of the table: by the seeds in the first eleven pits, then in the first ten, and so on."""
    sums, total = [], 0
    for held in pits:
        total += held
        sums.append(total)
    return tuple(reversed(sums[:-1]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--perft", type=int, metavar="DEPTH")
    parser.add_argument("--values", type=int, metavar="SEEDS")
    parser.add_argument("--table", metavar="FILE")
    asked = parser.parse_args()
    if asked.perft:
        print(*(perft([4] * 12, [0, 0], 0, depth) for depth in range(1, asked.perft + 1)))
    elif asked.values:
        compare(asked.values, asked.table)
    else:
        for one in games():
            print(json.dumps(one, separators=(",", ":")))


main()
