#!/usr/bin/env python3
"""Compares a table of Bestemshe with another program's, which has its own rules and its own way back from the end.

    kuzhi-engine tables --game bestemshe --seeds 10 --out FILE
    tests/rules/bestemshe_values.py 10 FILE
"""
import sys
from collections import deque
from itertools import combinations


def layouts(seeds, pits=10):
    """Every way to lay seeds into the pits, in the order of the table: by the seeds in the first nine, then eight, …"""
    found = []
    for bars in combinations(range(seeds + pits - 1), pits - 1):
        ends = (-1, *bars, seeds + pits - 1)
        found.append(tuple(after - before - 1 for before, after in zip(ends, ends[1:])))
    return sorted(found, key=lambda pits: tuple(sum(pits[:end]) for end in range(len(pits) - 1, 0, -1)))


def moves(pits):
    """What each move gains, and the pits as the other player sees them: none if the game is over."""
    found = []
    for lifted in range(5):
        hand = pits[lifted]
        if not hand:
            continue
        board = list(pits)
        board[lifted] = 0
        at = lifted if hand > 1 else lifted + 1
        while True:
            board[at] += 1
            hand -= 1
            if not hand:
                break
            at = (at + 1) % 10
        gain = 0
        if at > 4 and board[at] % 2 == 0:
            gain, board[at] = board[at], 0
        other = board[5:] + board[:5]
        if any(other[:5]):
            found.append((gain, tuple(other)))
        else:
            found.append((gain + sum(other), None))
    return found


def values(most):
    """What the mover gets more than the other of each position's seeds, if repetitions cost all of them or bring them."""
    known = {}
    for seeds in range(2, most + 1, 2):
        after = {pits: moves(pits) for pits in layouts(seeds)}
        before = {}
        for pits, options in after.items():
            for _, left in options:
                if left in after:
                    before.setdefault(left, []).append(pits)
        # At 0 the smallest lead, which repetitions that cost everything leave; at 1 the largest.
        bound = {(pits, at): (2 * at - 1) * seeds for pits in after for at in (0, 1)}
        queue = deque(bound)
        while queue:
            pits, at = queue.popleft()
            if not after[pits]:
                continue
            best = -seeds
            for gain, left in after[pits]:
                if left is None:
                    told = 0
                elif left in after:
                    told = bound[left, 1 - at]
                else:
                    told = known[left][1 - at]
                best = max(best, gain - told)
            if best != bound[pits, at]:
                bound[pits, at] = best
                queue.extend((earlier, 1 - at) for earlier in before.get(pits, ()))
        known.update({pits: (bound[pits, 0], bound[pits, 1]) for pits in after})
    return known


def decoded(code, seeds):
    """The bounds that a byte of a table tells: steps of four seeds above losing all."""
    high = 0
    while (high + 1) * (high + 2) // 2 <= code:
        high += 1
    return (code - high * (high + 1) // 2) * 4 - seeds, high * 4 - seeds


def main():
    most, file = int(sys.argv[1]), sys.argv[2]
    bounds = values(most)
    with open(file, "rb") as opened:
        table = opened.read()[16:-8]
    assert len(table) == len(bounds) + 1, "a table of other seeds"
    at = 1  # The empty board comes first.
    same = open_ones = 0
    for seeds in range(2, most + 1, 2):
        for pits in layouts(seeds):
            told = decoded(table[at], seeds)
            at += 1
            if any(pits[:5]):  # No game in progress has another position.
                assert told == bounds[pits], (pits, told, bounds[pits])
                same += 1
                open_ones += told[0] != told[1]
    print("both bounds of all", same, "positions agree,", open_ones, "of them open")


main()
