//! Groups: a large field is divided, and each part plays a league of its own.

use super::berger::berger;
use crate::refusal::TournamentRefusal;
use crate::tournaments::field::{Entrant, Pairing, Round};

/// The fewest players of a group.
const FEWEST: u16 = 3;

/// The fewest and the most that the largest group can have.
const SIZES: [u8; 2] = [4, 12];

/// Checks how many the largest group can have.
pub(in crate::tournaments) fn check_size(most: u8) -> Result<(), TournamentRefusal> {
    let [fewest, largest] = SIZES;
    let refused = TournamentRefusal::GroupSize { fewest, most: largest };
    if (fewest..=largest).contains(&most) { Ok(()) } else { Err(refused) }
}

/// How many the largest group can have, as somebody chose that.
pub(in crate::tournaments) fn chosen_size(most: i64) -> Result<u8, TournamentRefusal> {
    let most = u8::try_from(most).unwrap_or_default();
    check_size(most).map(|()| most)
}

/// The groups of a tournament, each with its players by pairing number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Groups(Vec<Vec<Entrant>>);

impl Groups {
    /// Everyone in one.
    pub fn one(players: u16) -> Groups {
        Groups(vec![(0..players).map(Entrant).collect()])
    }

    /// Divisions of at most so many players, the strongest ones in the first. Their sizes differ by one at
    /// most, and the larger ones come first. No group has fewer than three, so of five players none is left
    /// for a second group of at most four.
    pub fn divisions(players: u16, most: u16) -> Groups {
        let number = number_for(players, most);
        let mut everyone = (0..players).map(Entrant);
        let size = |at: u16| players / number + u16::from(at < players % number);
        Groups((0..number).map(|at| everyone.by_ref().take(size(at).into()).collect()).collect())
    }

    /// So many groups of the same strength, or fewer if some would have fewer than three: each gets one of
    /// the next strongest players, in turn forwards and backwards. Their sizes differ by one at most.
    pub fn seeded(players: u16, number: u16) -> Groups {
        let number = number.clamp(1, (players / FEWEST).max(1));
        let mut groups = vec![Vec::new(); number.into()];
        for player in 0..players {
            let (lap, at) = (player / number, player % number);
            let at = if lap.is_multiple_of(2) { at } else { number - 1 - at };
            groups[usize::from(at)].push(Entrant(player));
        }
        Groups(groups)
    }

    /// The same of at most so many players each.
    pub fn seeded_of_at_most(players: u16, most: u16) -> Groups {
        Groups::seeded(players, number_for(players, most))
    }

    /// All of them.
    pub fn all(&self) -> &[Vec<Entrant>] {
        &self.0
    }

    /// How many there are.
    pub fn number(&self) -> usize {
        self.0.len()
    }

    /// Which one somebody is in, from 0.
    pub fn group_of(&self, player: Entrant) -> Option<usize> {
        self.0.iter().position(|group| group.contains(&player))
    }

    /// The rounds of all of them side by side, by the [Berger tables](berger), once or twice with sides
    /// swapped. A group that has played all of its games has none in the later rounds, which do not name its
    /// players.
    pub fn rounds(&self, is_double: bool) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::new();
        for group in &self.0 {
            let number = u16::try_from(group.len()).unwrap_or(u16::MAX);
            let named = |one: Entrant| group[one.index()];
            for (at, round) in berger(number, is_double).into_iter().enumerate() {
                if at == rounds.len() {
                    rounds.push(Round::default());
                }
                let games = round.games.into_iter().map(|(Pairing { south, north }, result)| {
                    (Pairing { south: named(south), north: named(north) }, result)
                });
                rounds[at].games.extend(games);
                rounds[at].absent.extend(round.absent.into_iter().map(|(one, why)| (named(one), why)));
            }
        }
        rounds
    }
}

/// How few groups have room for so many players, if each has three.
pub(in crate::tournaments) fn number_for(players: u16, most: u16) -> u16 {
    players.div_ceil(most.max(FEWEST)).min(players / FEWEST).max(1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn numbers(groups: &Groups) -> Vec<Vec<u16>> {
        groups.all().iter().map(|group| group.iter().map(|one| one.0 + 1).collect()).collect()
    }

    #[test]
    fn divisions_have_the_strongest_first_and_differ_by_one() {
        assert_eq!(numbers(&Groups::divisions(7, 4)), [vec![1, 2, 3, 4], vec![5, 6, 7]]);
        assert_eq!(numbers(&Groups::divisions(4, 4)), [[1, 2, 3, 4]]);
        assert_eq!(numbers(&Groups::divisions(5, 4)), [[1, 2, 3, 4, 5]], "two play no league");
        assert_eq!(numbers(&Groups::divisions(0, 4)), [Vec::<u16>::new()]);
        for (players, most) in (3..=128).flat_map(|players| (4..=12).map(move |most| (players, most))) {
            let groups = Groups::divisions(players, most);
            let sizes: Vec<usize> = groups.all().iter().map(Vec::len).collect();
            let [largest, smallest] = [sizes[0], sizes[sizes.len() - 1]];
            assert!(smallest >= 3 && largest - smallest <= 1 && sizes.is_sorted_by(|one, two| one >= two));
            assert!(largest <= usize::from(most) || (players, most) == (5, 4), "{players} by {most}");
            let everyone: Vec<Entrant> = groups.all().concat();
            assert_eq!(everyone, (0..players).map(Entrant).collect::<Vec<_>>());
        }
    }

    #[test]
    fn seeded_groups_are_of_the_same_strength() {
        assert_eq!(numbers(&Groups::seeded(8, 2)), [[1, 4, 5, 8], [2, 3, 6, 7]]);
        assert_eq!(numbers(&Groups::seeded(7, 2)), [vec![1, 4, 5], vec![2, 3, 6, 7]]);
        assert_eq!(numbers(&Groups::seeded(5, 2)), [[1, 2, 3, 4, 5]], "each has three");
        assert_eq!(numbers(&Groups::seeded_of_at_most(9, 4)), [[1, 6, 7], [2, 5, 8], [3, 4, 9]]);
        assert_eq!(Groups::seeded_of_at_most(5, 4), Groups::one(5), "two play no league");
        assert_eq!(Groups::seeded(128, 32).all().iter().filter(|group| group.len() == 4).count(), 32);
    }

    #[test]
    fn each_group_plays_a_league_of_its_own() {
        for groups in [Groups::divisions(17, 6), Groups::seeded(17, 4), Groups::one(5)] {
            for is_double in [false, true] {
                let rounds = groups.rounds(is_double);
                let mut games = 0;
                for (at, round) in rounds.iter().enumerate() {
                    let pairings = round.games.iter().map(|&(pairing, _)| [pairing.south, pairing.north]);
                    assert!(
                        pairings.clone().all(|[one, other]| groups.group_of(one) == groups.group_of(other))
                    );
                    let there = pairings.flatten().chain(round.absent.iter().map(|&(one, _)| one));
                    let there: Vec<Entrant> = there.collect();
                    assert_eq!(there.iter().collect::<BTreeSet<_>>().len(), there.len());
                    let playing = |group: &&Vec<Entrant>| {
                        let size = u16::try_from(group.len()).unwrap();
                        at < berger(size, is_double).len()
                    };
                    let expected: usize = groups.all().iter().filter(playing).map(Vec::len).sum();
                    assert_eq!(there.len(), expected, "round {at}");
                    games += round.games.len();
                }
                let once: usize = groups.all().iter().map(|group| group.len() * (group.len() - 1) / 2).sum();
                assert_eq!(games, if is_double { 2 * once } else { once });
            }
        }
        assert_eq!(Groups::one(6).rounds(true), berger(6, true));
    }
}
