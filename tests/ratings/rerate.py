"""Rates all games of an export of `kuzhi-bot ratings export` again, knowing nothing of Kuzhi but docs/ratings.md."""
import hashlib, json, math, sys

def glicko(me, other, score, tau=0.5):
    mu, phi, sigma = (me[0] - 1500) / 173.7178, me[1] / 173.7178, me[2]
    mu_other, phi_other = (other[0] - 1500) / 173.7178, other[1] / 173.7178
    g = 1 / math.sqrt(1 + 3 * phi_other**2 / math.pi**2)
    e = 1 / (1 + math.exp(-g * (mu - mu_other)))
    v, gain = 1 / (g * g * e * (1 - e)), g * (score - e)
    delta, a = v * gain, math.log(sigma**2)
    f = lambda x: math.exp(x) * (delta**2 - phi**2 - v - math.exp(x)) / (2 * (phi**2 + v + math.exp(x))**2) - (x - a) / tau**2
    low, high = a - 20, a + 20  # Halved until it is as exact as a number can be.
    for _ in range(80):
        low, high = ((low + high) / 2, high) if f((low + high) / 2) > 0 else (low, (low + high) / 2)
    sigma = math.exp(low / 2)
    phi = 1 / math.sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    return [173.7178 * (mu + phi**2 * gain) + 1500, 173.7178 * phi, sigma]

players, pairs, previous, games = {}, {}, "0" * 64, 0
for text in open(sys.argv[1], encoding="utf-8"):
    line = json.loads(text)
    assert line["previous"] == previous, f"a line before {text} was changed"
    previous = hashlib.sha256(text.rstrip("\n").encode()).hexdigest()
    if "end" in line: break
    names = [(line["board"], line["south"]), (line["board"], line["north"])]
    before = [players.get(name, [1500.0, 350.0, 0.06]) for name in names]
    day, number = pairs.get(frozenset(names), (-(10**18), 0))
    day, number = (day, number + 1) if line["ended"] - day < 86_400_000 else (line["ended"], 1)
    pairs[frozenset(names)], share = (day, number), [1, 1, 1, 0.5, 0.25, 0.125, 0][min(number, 7) - 1]
    south = {"south": 1, "north": 0, "nobody": 0.5}[line["winner"]]
    full = [glicko(before[0], before[1], south), glicko(before[1], before[0], 1 - south)]
    for name, old, new, was, said in zip(names, before, full, line["before"], line["after"]):
        players[name] = [o + share * (n - o) for o, n in zip(old, new)]
        close = all(abs(x - y) < 1e-2 for x, y in zip(old + players[name], was + said))
        assert close, f"{line['match']}: {name} is {players[name]}, and not {said}"
    games += 1
assert line.get("end") == games, "the end is missing"
print(f"{games} games re-rated, {previous}")
