//! A match that has a result.

use std::borrow::Cow;

use kuzhi_engine as engine;
use kuzhi_engine::{Outcome, Reason, Side};

use super::{Inconsistent, Playing, Timestamp, consistency};

/// A match that has a result; its moves and its clock allow how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    pub(super) played: Playing,
    pub(super) ending: Ending,
    pub(super) ended: Timestamp,
    pub(super) voided: bool,
}

/// How a match ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Played(Outcome),
    /// This side gave up.
    Resigned(Side),
    /// This side gave up, and with this set the whole series.
    SeriesResigned(Side),
    /// Both players called it a draw.
    Drawn,
    /// The time of this side was up, and the other one claimed the win.
    TimedOut(Side),
    /// It could not go on, because somebody has left or the bot was removed: there is no result.
    BrokenOff,
}

impl Ending {
    /// Who won, unless it is a draw or nothing came of it.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::Played(outcome) => outcome.winner,
            Ending::Resigned(side) | Ending::SeriesResigned(side) | Ending::TimedOut(side) => {
                Some(side.other())
            }
            Ending::Drawn | Ending::BrokenOff => None,
        }
    }
}

impl Over {
    /// A match that ended like this.
    ///
    /// # Errors
    ///
    /// [`Inconsistent`] when what was played cannot end like this.
    pub fn new(played: Playing, ending: Ending, ended: Timestamp) -> Result<Over, Inconsistent> {
        let over = Over { played, ending, ended, voided: false };
        consistency::of_over(&over)?;
        Ok(over)
    }

    /// The same, whose result is void or is not.
    #[must_use]
    pub fn with_void(self, voided: bool) -> Over {
        Over { voided, ..self }
    }

    /// What was played.
    pub const fn played(&self) -> &Playing {
        &self.played
    }

    /// How it ended.
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// When that was.
    pub const fn ended(&self) -> Timestamp {
        self.ended
    }

    /// Whether its result is void: it stands on the board, and counts for nothing.
    pub const fn voided(&self) -> bool {
        self.voided
    }

    /// The board as the match left it.
    pub fn board(&self) -> Cow<'_, engine::Match> {
        if !matches!(self.ending, Ending::Played(outcome) if outcome.reason == Reason::Agreed) {
            return Cow::Borrowed(self.played.board());
        }
        Cow::Owned(self.played.agreed().expect("a match ends by agreement where its game knows one"))
    }
}
