#!/usr/bin/env python3
"""Compares Swiss pairings and tie-breaks with other programs, for tournaments played by chance.

    pip install caissify-pairings==0.5.0 py4swiss==0.3.1 tiebreak-core==1.2.0
    cargo run --release -p kuzhi-domain --example tournaments -- FOLDER 400 1
    tests/rules/tournaments.py FOLDER

Each round of each report is paired again from the rounds before it: by caissify-pairings, which follows the
rules in force from February 2026, and by py4swiss, which follows those before. Sides are compared with
py4swiss, whose rules for them are the same. The tie-breaks below each report are computed again by
tiebreak-core.
"""
import argparse
import collections
import multiprocessing
import pathlib
import tempfile

from caissify_pairings.engines.dutch import DutchEngine
from caissify_pairings.trf import TRFParser
from py4swiss.engines import DutchEngine as Py4Swiss
from py4swiss.trf import TrfParser
from tiebreak_core import GameRecord, PlayerTiebreakData, calculate_all_strict, rank_standings_strict

HALVES = {"1": 2, "=": 1, "0": 0, "+": 2, "-": 0, "U": 2, "H": 1, "Z": 0}
PLAYED = "1=0"
KINDS = {
    "U": "pairing_bye", "+": "forfeit_win", "-": "forfeit_loss", "H": "requested_bye", "Z": "requested_bye",
}
COLOURS = {"w": "white", "b": "black"}
SCALARS = {"buchholz_cut1": 2, "sonneborn_berger": 4, "won": 1}


class Report:
    """A report: the cells of each player, and the tie-breaks that stand below."""

    def __init__(self, path):
        self.path, self.head, self.cells, self.lines, self.told = path, [], {}, {}, {}
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("### "):
                number, place, values = line[4:].split(" ", 2)
                values = [int(value) for value in values.strip("[]").split(", ")]
                self.told[int(number)] = (int(place), values)
            elif line.startswith("001"):
                number, columns = int(line[4:8]), line[91:]
                cells = [columns[at:at + 8] for at in range(0, len(columns), 10)]
                self.cells[number] = [(int(cell[:4]), cell[5], cell[7]) for cell in cells]
                self.lines[number] = line
                halves = sum(HALVES[cell[2]] for cell in self.cells[number])
                assert halves == round(2 * float(line[80:84])), line
            else:
                self.head.append(line)
        self.rounds = len(self.cells[1])
        self.is_swiss = path.name.startswith("swiss")
        self.initial = "white" if "XXC white1" in self.head else "black"

    def here(self, at):
        """Who is paired in a round."""
        return [number for number, cells in self.cells.items() if cells[at][2] not in "HZ"]

    def pairs(self, at):
        """The pairs of a round, White first; 0 is the bye."""
        cells = {number: cells[at] for number, cells in self.cells.items()}
        games = {(number, other) for number, (other, side, _) in cells.items() if side == "w"}
        return games | {(number, 0) for number, cell in cells.items() if cell[2] == "U"}

    def points(self, number, at):
        return sum(HALVES[cell[2]] for cell in self.cells[number][:at])

    def float(self, number, at):
        """How a player floated in a round, by the rules in force."""
        other, _, result = self.cells[number][at]
        if result not in PLAYED:
            return "down" if HALVES[result] else "none"
        own, theirs = self.points(number, at), self.points(other, at)
        return "down" if own > theirs else "up" if own < theirs else "none"

    def has_absences(self, at):
        return any(cell[2] not in PLAYED + "U" for cells in self.cells.values() for cell in cells[:at + 1])


def pair_by_caissify(report, at):
    """The pairs without sides: it ranks players for sides by their number alone."""
    players, met = [], set()
    for number in report.here(at):
        before = report.cells[number][:at]
        met |= {(number, other) for other, _, result in before if result in PLAYED}
        players.append({
            "id": number, "name": "", "rating": 0, "starting_number": number, "pairing_number": number,
            "score": report.points(number, at) / 2,
            "color_hist": [COLOURS[side] for _, side, result in before if result in PLAYED],
            "float_history": [report.float(number, one) for one in range(at)],
            "bye_count": sum(result == "U" for _, _, result in before),
            "forfeit_win_count": sum(result == "+" for _, _, result in before),
        })
    # It treats the last round in a way of its own, and here no round is the last.
    engine = DutchEngine(players, met, at + 1, at + 3, initial_color=report.initial)
    return {(one["white_id"], one["black_id"] or 0) for one in engine.generate_pairings()}


def pair_by_py4swiss(report, at):
    here = set(report.here(at))
    lines = [f"XXR {at + 3}", f"XXC {report.initial}1"]
    for number, line in report.lines.items():
        points = report.points(number, at)
        line = f"{line[:80]}{points / 2:4.1f}{line[84:91]}{line[91:91 + 10 * at]}".rstrip()
        if number not in here:
            line = f"{line}{' ' * max(0, 91 + 10 * at - len(line))}0000 - Z"
        lines.append(line)
    with tempfile.NamedTemporaryFile("w", suffix=".trf", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        pairings = Py4Swiss.generate_pairings(TrfParser.parse(pathlib.Path(file.name), strict=True))
    return {(one.white, one.black) for one in pairings}


def unordered(pairs):
    return {tuple(sorted(pair)) for pair in pairs}


def failures(report, at, pairs):
    """How far pairs break the rules that can be counted over a whole round, the highest first.

    Rules are kept bracket by bracket, so that this only says by what two pairings differ."""
    points = {number: report.points(number, at) for number in report.here(at)}
    floated = {
        number: [report.float(number, at - back) if at >= back else None for back in (1, 2)]
        for number in points
    }
    played = {
        number: [side for _, side, result in report.cells[number][:at] if result in PLAYED]
        for number in points
    }
    gaps, sides, downs, ups, bye = collections.Counter(), 0, [0, 0], [0, 0], (0, 0)
    for one, other in unordered(pairs):
        if not one:
            unplayed = sum(cell[2] not in PLAYED for cell in report.cells[other][:at])
            bye = (points[other], unplayed)
            gaps[points[other]] += 1
            continue
        high, low = sorted([one, other], key=lambda number: (-points[number], number))
        gaps[points[high] - points[low]] += points[high] > points[low]
        sides += prefers(played[one]) == prefers(played[other]) != None
        if points[high] > points[low]:
            for back in range(2):
                downs[back] += floated[high][back] == "down"
                ups[back] += floated[low][back] == "up"
    return {
        "who has the bye": bye, "score groups and floaters": sorted(gaps.elements(), reverse=True),
        "sides": sides, "repeated floats": (downs, ups),
    }


def prefers(played):
    if not played:
        return None
    balance = played.count("w") - played.count("b")
    if played[-2:] in (["w", "w"], ["b", "b"]) or not balance:
        return "b" if played[-1] == "w" else "w"
    return "b" if balance > 0 else "w"


def differ_by(report, at, ours, theirs):
    one, other = failures(report, at, ours), failures(report, at, theirs)
    return next((rule for rule in one if one[rule] != other[rule]), "order")


def compare_ties(report):
    """Which tie-breaks differ, and of how many players."""
    players = {
        number: PlayerTiebreakData(number, 0, report.points(number, report.rounds) / 2, [
            GameRecord(other or -1, 0, HALVES[result] / 2, "black" if side == "b" else "white", at + 1,
                       kind=KINDS.get(result, "played"))
            for at, (other, side, result) in enumerate(cells)
            # In a league this is somebody's turn to rest, which is no round of theirs.
            if report.is_swiss or result != "Z"
        ])
        for number, cells in report.cells.items()
    }
    differ = collections.Counter()
    scalars = list(SCALARS)[not report.is_swiss:]
    rules = {"ruleset": "fide-2026", "mode": "swiss" if report.is_swiss else "round_robin"}
    for number, player in players.items():
        theirs = calculate_all_strict(player, players, scalars, report.rounds, **rules)
        for name, own in zip(scalars, report.told[number][1][1:], strict=True):
            differ[name] += own != round(SCALARS[name] * theirs[name])
    ranked = rank_standings_strict(players, ["direct_encounter", *scalars], report.rounds, **rules)
    ours = sorted(report.told, key=lambda number: (report.told[number][0], number))
    differ["order"] = [one.player_id for one in ranked.players] != ours
    return "Swiss" if report.is_swiss else "league", differ, len(players)


def read(path):
    """Both programs read the report as it is, and py4swiss checks that its results and points fit."""
    TrfParser.parse(path, strict=True)
    return TRFParser(path.read_text(encoding="utf-8")).parse()


def work(path):
    report, found = Report(path), []
    assert len(read(path)["players"]) == len(report.cells)
    for at in range(report.rounds if report.is_swiss else 0):
        ours = report.pairs(at)
        kind = "with absences" if report.has_absences(at) else "without"
        by = {}
        for name, engine in (("caissify-pairings", pair_by_caissify), ("py4swiss", pair_by_py4swiss)):
            try:
                theirs = engine(report, at)
            except Exception as error:  # It could not pair what we could.
                by[name] = (len(ours), f"cannot pair: {type(error).__name__}", 0, 0)
                continue
            missed = len(unordered(ours) - unordered(theirs))
            rule = differ_by(report, at, ours, theirs) if missed else None
            same = {pair for pair in ours if tuple(sorted(pair)) in unordered(theirs)}
            by[name] = (missed, rule, len(same - theirs), len(ours))
        found.append((path.name, at + 1, kind, by))
    return found, compare_ties(report)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--show", action="store_true", help="name every round that differs")
    asked = parser.parse_args()
    rounds, alike, pairs, missed, sides = (collections.Counter() for _ in range(5))
    rules, ties = (collections.defaultdict(collections.Counter) for _ in range(2))
    with multiprocessing.Pool() as pool:
        for found, (kind, differ, number) in pool.imap_unordered(work, sorted(asked.folder.glob("*.trf"))):
            ties[kind] += differ + collections.Counter(tournaments=1, players=number)
            for name, at, kind, by in found:
                for program, (missing, rule, turned, all_pairs) in by.items():
                    key = (program, kind)
                    rounds[key] += 1
                    alike[key] += not missing
                    pairs[key] += all_pairs
                    missed[key] += missing
                    sides[key] += turned
                    if rule:
                        rules[key][rule] += 1
                        if asked.show:
                            print(program, name, "round", at, missing, rule)
    for key in sorted(rounds):
        share = 100 * alike[key] / rounds[key]
        turned = f"{sides[key]} sides, " if key[0] == "py4swiss" else ""
        print(*key, f"{rounds[key]} rounds, {share:.2f} % alike, {missed[key]} of {pairs[key]} pairs differ,",
              f"{turned}{dict(rules[key])}")
    for kind, differ in ties.items():
        print(f"{kind}: {differ.pop('tournaments')} tournaments, {differ.pop('players')} players,",
              f"tie-breaks that differ: {dict(differ)}")


if __name__ == "__main__":
    main()
