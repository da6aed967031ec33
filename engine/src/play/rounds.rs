//! Rounds: the current round, who began it, and the round limit.

use crate::options::{OptionValue, Values};
use crate::{Core, Event, ImpossiblePosition, PitSet, Side};

/// The current round and the player who began it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Round {
    pub(crate) number: u16,
    pub(crate) opener: Side,
}

impl Round {
    /// The first round: South begins.
    pub(crate) const FIRST: Round = Round { number: 1, opener: Side::South };

    pub(crate) const fn next(self, opener: Side) -> Round {
        Round { number: self.number.saturating_add(1), opener }
    }

    /// Reports the end of this round.
    pub(crate) fn emit_end(self, core: &Core, emit: &mut impl FnMut(Event)) {
        emit(Event::RoundEnded { round: self.number, score: core.board.stores() });
    }
}

impl OptionValue for RoundLimit {
    const DEFAULT: &'static str = "0";
    const VALUES: Values = Values::Number(0, RoundLimit::MAX);

    fn read(text: &str) -> Option<RoundLimit> {
        let rounds: Option<u16> = text.parse().ok();
        // Each number has one text only: `03` and `+3` are not accepted.
        rounds.filter(|rounds| rounds.to_string() == text).and_then(RoundLimit::new)
    }

    fn text(self) -> String {
        self.0.to_string()
    }
}

/// The number of rounds after which the game ends: the option `rounds`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct RoundLimit(u16);

impl RoundLimit {
    /// The largest limit.
    pub const MAX: u16 = 999;

    /// Creates a limit of this many rounds, or no limit for 0. Returns `None` above [`RoundLimit::MAX`].
    pub const fn new(rounds: u16) -> Option<RoundLimit> {
        if rounds <= Self::MAX { Some(RoundLimit(rounds)) } else { None }
    }

    /// Returns the number of rounds, or 0 if there is no limit.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Returns whether the game ends with this round.
    #[inline]
    pub const fn is_last(self, round: u16) -> bool {
        self.0 > 0 && round >= self.0
    }

    /// Checks that a game with this limit can reach the round, and that the round can begin like this.
    pub(crate) fn check(self, round: Round, excluded: PitSet) -> Result<(), ImpossiblePosition> {
        if self.0 > 0 && round.number > self.0 {
            return Err(ImpossiblePosition::Inconsistent("the game has fewer rounds"));
        }
        if round.number == 1 && (round.opener != Side::South || !excluded.is_empty()) {
            return Err(ImpossiblePosition::Inconsistent(
                "South begins the first round, with all pits in play",
            ));
        }
        Ok(())
    }
}
