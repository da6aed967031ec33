//! Points, tie-breaks and places from the plain definitions of the FIDE Handbook (C.07): everything is looked
//! up in a list of what happened, in twelfths of points instead of halves, and what games that are missing
//! could bring is tried out.

use std::collections::{BTreeMap, BTreeSet};

use kuzhi_domain::tournaments::{Absence, Field, RoundResult, Standings, TieBreak, TieBreaks};
use kuzhi_engine::Side;

/// A number of points as a multiple of a twelfth, so that averages and products stay whole.
type Twelfths = u64;
const POINT: Twelfths = 12;

/// What happened to a player in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Happened {
    Game { opponent: u16, points: Twelfths },
    ForfeitWin { opponent: u16 },
    ForfeitLoss { opponent: u16 },
    PairingBye,
    RequestedBye { points: Twelfths },
    Removed,
}

/// Everything that happened, as a list of rounds by player and number.
pub(crate) struct Plain {
    kind: TieBreaks,
    players: u16,
    rounds: usize,
    happened: BTreeMap<(u16, usize), Happened>,
}

impl Plain {
    pub(crate) fn new(kind: TieBreaks) -> Plain {
        Plain { kind, players: 0, rounds: 0, happened: BTreeMap::new() }
    }

    /// Copies a field. It is read once, in the order in which things were written down.
    pub(crate) fn copy(kind: TieBreaks, field: &Field) -> Plain {
        let mut plain = Plain::new(kind);
        plain.players = u16::try_from(field.entrants().len()).unwrap();
        plain.rounds = field.rounds().len();
        for (at, round) in field.rounds().iter().enumerate() {
            for &(pairing, result) in &round.games {
                let result = result.expect("the tournament is over");
                for side in Side::ALL {
                    let opponent = pairing.at(side.other()).0;
                    let happened = match result {
                        RoundResult::Played(winner) => {
                            let points = winner.map_or(POINT / 2, |winner| POINT * u64::from(winner == side));
                            Happened::Game { opponent, points }
                        }
                        RoundResult::Forfeit(winner) if winner == Some(side) => {
                            Happened::ForfeitWin { opponent }
                        }
                        RoundResult::Forfeit(_) => Happened::ForfeitLoss { opponent },
                        RoundResult::Removed => Happened::Removed,
                    };
                    plain.happened.insert((pairing.at(side).0, at), happened);
                }
            }
            let resting: BTreeSet<u16> =
                round.absent.iter().filter(|one| one.1 == Absence::Rest).map(|one| one.0.0).collect();
            for one in (0..plain.players).filter(|one| !resting.contains(one)) {
                let absence = round.absent.iter().find(|absent| absent.0.0 == one).map(|absent| absent.1);
                let missed = match absence {
                    Some(Absence::FullBye) => Happened::PairingBye,
                    Some(Absence::HalfBye) => Happened::RequestedBye { points: POINT / 2 },
                    _ => Happened::RequestedBye { points: 0 },
                };
                plain.happened.entry((one, at)).or_insert(missed);
            }
        }
        plain
    }

    fn games_of(&self, player: u16) -> impl Iterator<Item = Happened> + '_ {
        (0..self.rounds).filter_map(move |round| self.happened.get(&(player, round)).copied())
    }

    fn points(&self, player: u16) -> Twelfths {
        self.games_of(player).map(points).sum()
    }

    /// In a league forfeits are games (15.2).
    fn opponent(&self, happened: Happened) -> Option<u16> {
        match happened {
            Happened::Game { opponent, .. } => Some(opponent),
            Happened::ForfeitWin { opponent } | Happened::ForfeitLoss { opponent } => {
                (self.kind == TieBreaks::LEAGUE).then_some(opponent)
            }
            _ => None,
        }
    }

    /// 16.3: requested byes that are followed by no round in which they were there are draws.
    fn adjusted(&self, player: u16) -> Twelfths {
        let mut sum = 0;
        for round in 0..self.rounds {
            let later = (round + 1..self.rounds).filter_map(|round| self.happened.get(&(player, round)));
            let comes_back = later.into_iter().any(|one| {
                matches!(one, Happened::Game { .. } | Happened::ForfeitWin { .. } | Happened::PairingBye)
            });
            sum += match self.happened.get(&(player, round)) {
                Some(Happened::RequestedBye { .. }) if !comes_back => POINT / 2,
                Some(&one) => points(one),
                None => 0,
            };
        }
        sum
    }

    /// The points of the opponent of each round, or of the dummy, one's own, and whether it was voluntary.
    fn opponents(&self, player: u16) -> Vec<(Twelfths, Twelfths, bool)> {
        let own = self.points(player);
        let all_draws = POINT / 2 * u64::try_from(self.rounds).unwrap();
        let each = |one: Happened| {
            let opponent = match one {
                Happened::Game { opponent, .. } => self.adjusted(opponent),
                Happened::ForfeitWin { opponent } | Happened::ForfeitLoss { opponent } => {
                    let theirs = self.adjusted(opponent);
                    if self.kind == TieBreaks::LEAGUE { theirs } else { own.min(theirs) }
                }
                Happened::PairingBye | Happened::RequestedBye { .. } | Happened::Removed => {
                    own.min(all_draws)
                }
            };
            let is_voluntary = match one {
                Happened::RequestedBye { .. } => true,
                Happened::ForfeitLoss { .. } => self.kind == TieBreaks::SWISS,
                _ => false,
            };
            (opponent, points(one), is_voluntary)
        };
        self.games_of(player).map(each).collect()
    }

    /// The key by which a player is placed after direct encounters, greater is better.
    fn rest(&self, player: u16) -> Vec<u64> {
        let mut opponents = self.opponents(player);
        let berger: u64 = opponents.iter().map(|one| one.0 * one.1).sum();
        opponents.sort_by_key(|one| (!one.2, one.0));
        let uncut = if opponents.len() > 1 { &opponents[1..] } else { &opponents };
        let buchholz: u64 = uncut.iter().map(|one| one.0).sum();
        let wins = self.games_of(player).filter(|&one| match one {
            Happened::Game { points, .. } => points == POINT,
            Happened::ForfeitWin { .. } => self.kind == TieBreaks::LEAGUE,
            _ => false,
        });
        let wins = u64::try_from(wins.count()).unwrap();
        if self.kind == TieBreaks::LEAGUE { vec![berger, wins] } else { vec![buchholz, berger, wins] }
    }

    /// The games of two players against each other, as the first one's points.
    fn between(&self, one: u16, other: u16) -> Vec<Twelfths> {
        let games = self.games_of(one).filter(|&happened| self.opponent(happened) == Some(other));
        games.map(points).collect()
    }

    /// Article 6: sets of players, the best one first.
    fn direct(&self, equal: &BTreeSet<u16>) -> Vec<BTreeSet<u16>> {
        match self.split(equal) {
            parts if parts.len() < 2 => parts,
            parts => parts.iter().flat_map(|part| self.direct(part)).collect(),
        }
    }

    /// Those among whom a comparison first tells two equal players apart, if one does.
    fn told_apart(&self, equal: &BTreeSet<u16>, two: [u16; 2]) -> Option<BTreeSet<u16>> {
        let parts = self.split(equal);
        match parts.iter().find(|part| two.iter().all(|one| part.contains(one))) {
            None => Some(equal.clone()),
            Some(_) if parts.len() < 2 => None,
            Some(part) => self.told_apart(part, two),
        }
    }

    /// One comparison of equal players: sets of them, the best one first.
    fn split(&self, equal: &BTreeSet<u16>) -> Vec<BTreeSet<u16>> {
        let (mut table, mut missing) = (BTreeMap::new(), Vec::new());
        for &one in equal {
            table.entry(one).or_insert(0);
            for &other in equal.iter().filter(|&&other| other != one) {
                let games = self.between(one, other);
                if games.is_empty() {
                    if one < other {
                        missing.push((one, other));
                    }
                } else {
                    *table.entry(one).or_insert(0) +=
                        games.iter().sum::<u64>() / u64::try_from(games.len()).unwrap();
                }
            }
        }
        if missing.is_empty() {
            let scores: BTreeSet<Twelfths> = table.values().copied().collect();
            if scores.len() < 2 {
                return vec![equal.clone()];
            }
            let with =
                |score: &Twelfths| table.iter().filter(|row| row.1 == score).map(|row| *row.0).collect();
            return scores.iter().rev().map(with).collect();
        }
        let Some(first) = equal.iter().copied().find(|&one| is_alone(one, &table, &missing)) else {
            return vec![equal.clone()];
        };
        let others: BTreeSet<u16> = equal.iter().copied().filter(|&one| one != first).collect();
        vec![BTreeSet::from([first]), others]
    }

    /// Everyone in order: the place, the number, the points in halves.
    fn places(&self) -> Vec<(u16, u16, u16)> {
        let mut keys: Vec<(Vec<u64>, u16)> = Vec::new();
        for one in 0..self.players {
            let equal: BTreeSet<u16> =
                (0..self.players).filter(|&other| self.points(other) == self.points(one)).collect();
            let tiers = self.direct(&equal);
            let below = tiers.iter().rev().position(|tier| tier.contains(&one)).unwrap();
            let mut key = vec![self.points(one), u64::try_from(below).unwrap()];
            key.extend(self.rest(one));
            keys.push((key, one));
        }
        keys.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
        let place = |key: &[u64]| keys.iter().filter(|other| other.0.as_slice() > key).count() + 1;
        let row = |(key, one): &(Vec<u64>, u16)| {
            let halves = u16::try_from(key[0] / (POINT / 2)).unwrap();
            (u16::try_from(place(key)).unwrap(), *one, halves)
        };
        keys.iter().map(row).collect()
    }

    /// Of two with equal points, what decides is the first in which they differ, and the better one has more.
    fn check_reasons(&self, standings: &Standings) {
        for two in standings.rows().windows(2) {
            let [better, other] = [two[0].entrant, two[1].entrant];
            let why = standings.why(better, other);
            let is_told = two[0].points == two[1].points && two[0].place != two[1].place;
            assert_eq!(why.is_some(), is_told, "{two:?}");
            let Some(why) = why else { continue };
            // Without all games, the points of a certain winner are more as well.
            assert!(why.values[0] > why.values[1], "{why:?} {two:?}");
            let points = self.points(better.0);
            let equal = (0..self.players).filter(|&one| self.points(one) == points).collect();
            let among = self.told_apart(&equal, [better.0, other.0]);
            let told: BTreeSet<u16> = why.among.iter().map(|one| one.0).collect();
            assert_eq!((!told.is_empty()).then_some(told), among, "{why:?}");
            let mut rest = vec![TieBreak::SonnebornBerger, TieBreak::Wins];
            if self.kind == TieBreaks::SWISS {
                rest.insert(0, TieBreak::BuchholzCut1);
            }
            let differ = self.rest(better.0).into_iter().zip(self.rest(other.0)).position(|(a, b)| a != b);
            let expected = if among.is_some() { TieBreak::DirectEncounter } else { rest[differ.unwrap()] };
            assert_eq!(why.by, expected, "{two:?}");
        }
    }

    /// Compares places, points and the tie-breaks that are numbers of one player.
    pub(crate) fn check(kind: TieBreaks, field: &Field) {
        let (plain, standings) = (Plain::copy(kind, field), Standings::from_field(field, kind));
        let ours: Vec<(u16, u16, u16)> =
            standings.rows().iter().map(|row| (row.place, row.entrant.0, row.points)).collect();
        assert_eq!(ours, plain.places());
        for one in field.entrants() {
            let values: Vec<u32> =
                standings.row(one).unwrap().values[1..].iter().flatten().copied().collect();
            assert_eq!(scaled(kind, &values), plain.rest(one.0), "{one:?}");
        }
        plain.check_reasons(&standings);
    }
}

/// Whether one is alone at the top of a table however the missing games end. Each is tried out, if there are
/// few; otherwise the worst case is.
fn is_alone(one: u16, table: &BTreeMap<u16, Twelfths>, missing: &[(u16, u16)]) -> bool {
    let Some((&(south, north), others)) = missing.split_first() else {
        return table.iter().all(|(other, points)| *other == one || *points < table[&one]);
    };
    let outcomes = match missing.len() {
        ..=6 => vec![(POINT, 0), (POINT / 2, POINT / 2), (0, POINT)],
        _ if south == one => vec![(0, POINT)],
        _ if north == one => vec![(POINT, 0)],
        // No game between two can be won by both; so that each is the only rival once, both win it.
        _ => vec![(POINT, POINT)],
    };
    outcomes.into_iter().all(|(souths, norths)| {
        let mut table = table.clone();
        *table.entry(south).or_default() += souths;
        *table.entry(north).or_default() += norths;
        is_alone(one, &table, others)
    })
}

fn points(happened: Happened) -> Twelfths {
    match happened {
        Happened::Game { points, .. } | Happened::RequestedBye { points } => points,
        Happened::ForfeitWin { .. } | Happened::PairingBye => POINT,
        Happened::ForfeitLoss { .. } | Happened::Removed => 0,
    }
}

/// Our values in twelfths of a point: Buchholz is in halves, Sonneborn-Berger in quarters of products.
fn scaled(kind: TieBreaks, values: &[u32]) -> Vec<u64> {
    let units: &[u64] =
        if kind == TieBreaks::LEAGUE { &[POINT * POINT / 4, 1] } else { &[POINT / 2, POINT * POINT / 4, 1] };
    values.iter().zip(units).map(|(&value, unit)| u64::from(value) * unit).collect()
}
