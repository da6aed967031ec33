//! A round: its games, and who has none.

use serde::{Deserialize, Serialize};

use super::field::{Absence, Entrant};
use super::game::{GameState, TournamentGame};
use crate::Timestamp;

/// A round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRound {
    /// When it began.
    pub begun: Timestamp,
    /// Its games, in the order of boards.
    pub games: Vec<TournamentGame>,
    /// Who has no game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<(Entrant, Absence)>,
    /// Who of these had asked for it off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub off: Vec<Entrant>,
    /// Whose game is lost because they have left before it had begun.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Entrant>,
    /// Whether those who have not begun were reminded, or the organiser was told that it drags on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reminded: bool,
    /// Whether its end was told.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

impl TournamentRound {
    /// A round without games.
    pub(super) const fn begin(begun: Timestamp) -> TournamentRound {
        TournamentRound {
            begun,
            games: Vec::new(),
            absent: Vec::new(),
            off: Vec::new(),
            left: Vec::new(),
            reminded: false,
            closed: false,
        }
    }

    /// Whether somebody has a game in it, or is named as absent.
    pub(super) fn names(&self, entrant: Entrant) -> bool {
        self.games.iter().any(|game| game.side_of(entrant).is_some())
            || self.absent.iter().any(|&(one, _)| one == entrant)
    }

    /// Whether somebody still has to come to one of its games.
    pub(super) fn is_awaited(&self) -> bool {
        self.games.iter().any(|game| matches!(game.state, GameState::Waiting(_)))
    }

    /// Whether all games have a result.
    pub fn is_over(&self) -> bool {
        self.games.iter().all(|game| !game.is_open())
    }
}
