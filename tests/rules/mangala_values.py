#!/usr/bin/env python3
"""Values of small boards of Mangala. Shares nothing with the solver.

    tests/rules/mangala_values.py                         # the boards that take some minutes
    tests/rules/mangala_values.py --search                # more of them, looking at what matters alone
    tests/rules/mangala_values.py --pits 4 --stones 5     # one board; --search is possible here, too

A line has South's lead at best play, the best first pits, and the number of positions looked at.
"""
import argparse
import sys

ENDS = ("row-empty", "no-move")
# By the pits of a row, the most stones a pit: of which every position is looked at, and of which what matters is.
WHOLE = {2: 6, 3: 6, 4: 3, 5: 1, 6: 1}
SEARCHED = {2: 6, 3: 6, 4: 5, 5: 2, 6: 1}


def play(own, other, at):
    """Rules 1 to 4 of Mangala in RULES.md. Returns both rows, what the mover stored, and whether they move again."""
    pits = len(own)
    holes = [*own, 0, *other]
    hand, holes[at] = holes[at], 0
    if hand > 1:
        holes[at], hand = 1, hand - 1
    last = at
    while hand:
        last = (last + 1) % len(holes)
        holes[last] += 1
        hand -= 1
    gained, holes[pits] = holes[pits], 0
    if last > pits and holes[last] % 2 == 0:
        gained += holes[last]
        holes[last] = 0
    elif last < pits and holes[last] == 1 and holes[2 * pits - last]:
        gained += 1 + holes[2 * pits - last]
        holes[last] = holes[2 * pits - last] = 0
    return tuple(holes[:pits]), tuple(holes[pits + 1:]), gained, last == pits


def step(own, other, at, end):
    """Plays a move and ends the game if it is over (rules 5 and 6).

    Returns the rows of who moves next, the mover's lead so far, whether they move again, and whether it is over."""
    own, other, gained, again = play(own, other, at)
    over = not any(own) or not any(other) if end == "row-empty" else not any(own if again else other)
    if over:
        gained += sum(other) - sum(own)
    return (own, other) if again else (other, own), gained, again, over


class Every:
    """The mover's lead over the rest of the game, from every position that can come up."""

    def __init__(self, end):
        self.end, self.known = end, {}

    def after(self, own, other, at):
        rows, gained, again, over = step(own, other, at, self.end)
        if over:
            return gained
        return gained + (self.lead(*rows) if again else -self.lead(*rows))

    def lead(self, *rows):
        lead = self.known.get(rows)
        if lead is None:
            lead = max(self.after(*rows, at) for at, held in enumerate(rows[0]) if held)
            self.known[rows] = lead
        return lead

    def leads(self, *rows):
        return [self.after(*rows, at) for at in range(len(rows[0]))]


class Needed:
    """The same, from those positions alone that decide whether a lead is reached."""

    def __init__(self, end):
        self.end, self.known = end, {}

    def reaches(self, rows, wanted):
        """Whether the mover gets a lead of this many stones or more over the rest of the game."""
        least, most = self.known.get(rows, (-99, 99))
        if least >= wanted or most < wanted:
            return least >= wanted
        steps = [step(*rows, at, self.end) for at, held in enumerate(rows[0]) if held]
        steps.sort(key=lambda step: 4 * step[1] + 3 * step[2], reverse=True)
        reached = any(self.brings(one, wanted) for one in steps)
        least, most = self.known.get(rows, (-99, 99))
        self.known[rows] = (max(least, wanted), most) if reached else (least, min(most, wanted - 1))
        return reached

    def brings(self, step, wanted):
        rows, gained, again, over = step
        if over:
            return gained >= wanted
        return self.reaches(rows, wanted - gained) if again else not self.reaches(rows, gained - wanted + 1)

    def leads(self, *rows):
        """Raises the lead that is asked for as long as some move brings it. Of those that miss it at the end no lead is told."""
        steps = [step(*rows, at, self.end) for at in range(len(rows[0]))]
        wanted = -2 * sum(rows[0])
        while any(self.brings(step, wanted + 1) for step in steps):
            wanted += 1
        return [wanted if self.brings(step, wanted) else -99 for step in steps]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pits", type=int, metavar="N")
    parser.add_argument("--stones", type=int, metavar="N")
    parser.add_argument("--search", action="store_true")
    asked = parser.parse_args()
    sys.setrecursionlimit(100_000)
    sizes = SEARCHED if asked.search else WHOLE
    boards = [(pits, stones) for pits, most in sizes.items() for stones in range(1, most + 1)]
    if asked.pits and asked.stones:
        boards = [(asked.pits, asked.stones)]
    for pits, stones in boards:
        for end in ENDS:
            values = Needed(end) if asked.search else Every(end)
            leads = values.leads((stones,) * pits, (stones,) * pits)
            best = [at + 1 for at, lead in enumerate(leads) if lead == max(leads)]
            looked = f"{len(values.known)} positions"
            print(f"pits={pits} stones={stones} end={end}:", max(leads), "best", *best, "of", looked, flush=True)


main()
