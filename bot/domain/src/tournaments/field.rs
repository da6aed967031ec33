//! The field of a tournament: who takes part, and what happened to each in every round.

use kuzhi_engine::Side;
use serde::{Deserialize, Serialize};

/// A player of a tournament, by their pairing number less one: the field is ordered by strength at the start.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub u16);

impl Entrant {
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Points in halves: a win is two, a draw one.
pub type Points = u16;

/// Two players who meet. South begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// Who begins.
    pub south: Entrant,
    /// Who answers.
    pub north: Entrant,
}

impl Pairing {
    /// Who sits there.
    pub const fn at(self, side: Side) -> Entrant {
        match side {
            Side::South => self.south,
            Side::North => self.north,
        }
    }
}

/// How a pairing ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundResult {
    /// A game was played. `None` is a draw.
    Played(Option<Side>),
    /// One side or both did not come. `None` is a double forfeit: neither gets a point.
    Forfeit(Option<Side>),
    /// It counts for neither player, as if the two had not met.
    Removed,
}

/// Why a player has no opponent in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// Nobody was left to meet. It counts as a win, and comes once.
    FullBye,
    /// They asked for a round off, or entered late. It counts as a draw.
    HalfBye,
    /// In a league with an odd number of players it was their turn to rest. It counts nothing.
    Rest,
    /// They had withdrawn, or were removed.
    Away,
}

/// A round that was paired.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// Who meets whom, and how it ended. `None` while it goes on.
    pub games: Vec<(Pairing, Option<RoundResult>)>,
    /// Who has no opponent. Anyone in neither list is away.
    pub absent: Vec<(Entrant, Absence)>,
}

/// Everything that has happened in a tournament of rounds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Field {
    entrants: u16,
    rounds: Vec<Round>,
}

/// A round does not fit its field.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FieldError {
    /// Somebody is not of this field.
    #[error("nobody has the number {}", .0.0 + 1)]
    Unknown(Entrant),
    /// Somebody is there twice.
    #[error("number {} is in the round twice", .0.0 + 1)]
    Twice(Entrant),
}

/// A round as one player met it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RoundLine {
    /// An opponent was there, or should have been.
    Met(Met),
    /// There was none.
    Absent(Absence),
}

/// An opponent in a round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// The opponent.
    pub opponent: Entrant,
    /// One's own side.
    pub side: Side,
    /// The result. `None` while the game goes on.
    pub result: Option<RoundResult>,
}

impl Met {
    /// The points of this round.
    pub fn points(self) -> Points {
        match self.result {
            Some(RoundResult::Played(None)) => 1,
            Some(RoundResult::Played(winner) | RoundResult::Forfeit(winner)) if winner == Some(self.side) => {
                2
            }
            _ => 0,
        }
    }

    /// Whether their game counts for neither of them.
    pub const fn is_removed(self) -> bool {
        matches!(self.result, Some(RoundResult::Removed))
    }

    /// Whether a game was played, or is going on.
    pub const fn is_played(self) -> bool {
        !matches!(self.result, Some(RoundResult::Forfeit(_) | RoundResult::Removed))
    }
}

impl RoundLine {
    /// The points of this round.
    pub fn points(self) -> Points {
        match self {
            RoundLine::Met(met) => met.points(),
            RoundLine::Absent(Absence::FullBye) => 2,
            RoundLine::Absent(Absence::HalfBye) => 1,
            RoundLine::Absent(Absence::Rest | Absence::Away) => 0,
        }
    }

    /// The opponent and the side of a game that was played, or is going on.
    pub fn played(self) -> Option<Met> {
        match self {
            RoundLine::Met(met) if met.is_played() => Some(met),
            _ => None,
        }
    }
}

impl Field {
    /// A field of so many players, before the first round.
    pub const fn new(entrants: u16) -> Field {
        Field { entrants, rounds: Vec::new() }
    }

    /// Adds a player who comes late. They get the last pairing number, and half a point for what they missed:
    /// one round in all.
    pub fn enter_late(&mut self) -> Entrant {
        let late = Entrant(self.entrants);
        self.entrants += 1;
        if let Some(last) = self.rounds.last_mut() {
            last.absent.push((late, Absence::HalfBye));
        }
        late
    }

    /// Adds a round.
    ///
    /// # Errors
    ///
    /// If it names somebody twice, or somebody who is not of this field.
    pub fn add_round(&mut self, round: Round) -> Result<(), FieldError> {
        let paired = round.games.iter().flat_map(|(pairing, _)| [pairing.south, pairing.north]);
        let mut seen = vec![false; self.entrants.into()];
        for entrant in paired.chain(round.absent.iter().map(|&(entrant, _)| entrant)) {
            let seen = seen.get_mut(entrant.index()).ok_or(FieldError::Unknown(entrant))?;
            if std::mem::replace(seen, true) {
                return Err(FieldError::Twice(entrant));
            }
        }
        self.rounds.push(round);
        Ok(())
    }

    /// Sets how a pairing of a round, counted from 0, ended; `None` makes it open again. Returns whether
    /// there is such a pairing.
    pub fn set_result(&mut self, round: usize, pairing: Pairing, result: Option<RoundResult>) -> bool {
        let games = self.rounds.get_mut(round).map(|round| &mut round.games);
        let game = games.and_then(|games| games.iter_mut().find(|(one, _)| *one == pairing));
        game.map(|(_, was)| *was = result).is_some()
    }

    /// All players, by pairing number.
    pub fn entrants(&self) -> impl ExactSizeIterator<Item = Entrant> + use<> {
        (0..self.entrants).map(Entrant)
    }

    /// The rounds so far.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The field of these players alone, who meet nobody else: numbered anew in this order, up to the last
    /// round that names one of them.
    #[must_use]
    pub fn of_group(&self, players: &[Entrant]) -> Field {
        let number = |one: Entrant| {
            let at = players.iter().position(|&player| player == one)?;
            u16::try_from(at).ok().map(Entrant)
        };
        let part = |round: &Round| Round {
            games: round
                .games
                .iter()
                .filter_map(|&(Pairing { south, north }, result)| {
                    Some((Pairing { south: number(south)?, north: number(north)? }, result))
                })
                .collect(),
            absent: round.absent.iter().filter_map(|&(one, why)| Some((number(one)?, why))).collect(),
        };
        let mut rounds: Vec<Round> = self.rounds.iter().map(part).collect();
        while rounds.pop_if(|last| last.games.is_empty() && last.absent.is_empty()).is_some() {}
        Field { entrants: u16::try_from(players.len()).unwrap_or(u16::MAX), rounds }
    }

    /// A player's rounds, in order.
    pub fn lines(&self, entrant: Entrant) -> impl DoubleEndedIterator<Item = RoundLine> + '_ {
        self.rounds.iter().map(move |round| line(round, entrant))
    }

    /// A player's points.
    pub fn points(&self, entrant: Entrant) -> Points {
        self.lines(entrant).map(RoundLine::points).sum()
    }

    /// How many games of somebody count, whoever came to them.
    pub fn games_of(&self, entrant: Entrant) -> u32 {
        let counts = |line: &RoundLine| match line {
            RoundLine::Met(met) => met.result != Some(RoundResult::Removed),
            RoundLine::Absent(_) => false,
        };
        self.lines(entrant).filter(counts).count().try_into().unwrap_or(u32::MAX)
    }

    /// Whether two players have met, and played.
    pub fn have_played(&self, one: Entrant, other: Entrant) -> bool {
        self.lines(one).filter_map(RoundLine::played).any(|met| met.opponent == other)
    }
}

fn line(round: &Round, entrant: Entrant) -> RoundLine {
    let met = round.games.iter().find_map(|&(pairing, result)| {
        let side = Side::ALL.into_iter().find(|&side| pairing.at(side) == entrant)?;
        Some(Met { opponent: pairing.at(side.other()), side, result })
    });
    let absent = || round.absent.iter().find(|(one, _)| *one == entrant).map(|&(_, why)| why);
    met.map_or_else(|| RoundLine::Absent(absent().unwrap_or(Absence::Away)), RoundLine::Met)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(south: u16, north: u16) -> Pairing {
        Pairing { south: Entrant(south), north: Entrant(north) }
    }

    #[test]
    fn points_are_counted_in_halves() {
        let mut field = Field::new(5);
        let games = vec![
            (pairing(0, 1), Some(RoundResult::Played(Some(Side::North)))),
            (pairing(2, 3), Some(RoundResult::Forfeit(None))),
        ];
        field.add_round(Round { games, absent: vec![(Entrant(4), Absence::FullBye)] }).unwrap();
        let points = |field: &Field| field.entrants().map(|one| field.points(one)).collect::<Vec<_>>();
        assert_eq!(points(&field), [0, 2, 0, 0, 2]);
        assert!(field.set_result(0, pairing(0, 1), Some(RoundResult::Played(None))));
        assert!(!field.set_result(0, pairing(1, 0), None) && !field.set_result(1, pairing(0, 1), None));
        assert_eq!(points(&field), [1, 1, 0, 0, 2]);
        let late = field.enter_late();
        assert_eq!((late, field.points(late)), (Entrant(5), 1));
        assert!(field.have_played(Entrant(0), Entrant(1)) && !field.have_played(Entrant(2), Entrant(3)));
    }

    #[test]
    fn a_round_names_each_player_once() {
        let mut field = Field::new(3);
        let of = |games: &[Pairing], absent| Round {
            games: games.iter().map(|&one| (one, None)).collect(),
            absent,
        };
        let twice = of(&[pairing(0, 1)], vec![(Entrant(1), Absence::HalfBye)]);
        assert_eq!(field.add_round(twice), Err(FieldError::Twice(Entrant(1))));
        assert_eq!(field.add_round(of(&[pairing(0, 3)], vec![])), Err(FieldError::Unknown(Entrant(3))));
        assert_eq!(field.add_round(of(&[pairing(2, 2)], vec![])), Err(FieldError::Twice(Entrant(2))));
        assert!(field.rounds().is_empty());
    }
}
