//! What rounds are called: by their number, or by the stage of a knock-out, which may begin with groups.

use super::field::Entrant;
use super::pairing::{Bracket, Reached};
use super::tournament::Tournament;
use crate::MatchId;

/// A stage of a knock-out, by how many players it has room for: 2 in the final.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// How many players it has room for.
    pub players: u16,
    /// Whether it is the round in which its drawn games are played once more.
    pub is_rematch: bool,
}

/// What a round is called.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RoundName {
    /// By its number, from 1.
    Number(u16),
    /// By the stage of a knock-out.
    Stage(Stage),
    /// By its number, from 1, among those in groups before a knock-out.
    Groups {
        /// The number.
        round: u16,
        /// How many there are.
        rounds: u16,
    },
}

impl Tournament {
    /// Its bracket, if it has one. After groups, once it is drawn.
    pub fn bracket(&self) -> Option<Bracket> {
        let has_bracket = self.rules.kind.abilities().has_bracket && !self.is_in_groups();
        has_bracket.then(|| Bracket::from_rounds(self.seeds(), self.rounds_of_bracket()))
    }

    /// What a round, counted from 0, is called. `None` if there is none.
    pub fn round_name(&self, round: usize) -> Option<RoundName> {
        let abilities = self.rules.kind.abilities();
        if !abilities.has_rounds || round >= self.rounds.len() {
            return None;
        }
        let number = u16::try_from(round + 1).ok()?;
        let in_groups = self.rounds_in_groups();
        if round < in_groups {
            return Some(RoundName::Groups { round: number, rounds: u16::try_from(in_groups).ok()? });
        }
        if abilities.has_bracket {
            let stages = self.bracket()?.stages_of(self.rounds_of_bracket());
            return stages.get(round - in_groups).copied().map(RoundName::Stage);
        }
        Some(RoundName::Number(number))
    }

    /// Whether a game of a knock-out is for third place.
    pub fn is_for_third_place(&self, id: MatchId) -> bool {
        let third = self.bracket().and_then(|bracket| bracket.third);
        third.is_some_and(|third| third.games.iter().any(|game| game.id == id))
    }

    /// Who can still win a knock-out that is played, by pairing number.
    pub fn still_in(&self) -> Option<Vec<Entrant>> {
        let bracket = self.bracket().filter(|bracket| self.is_running() && !bracket.stages.is_empty())?;
        let is_in = |&one: &Entrant| bracket.reached(one, true).is_some_and(Reached::is_in);
        Some((0..self.field_size()).map(Entrant).filter(is_in).collect())
    }
}
