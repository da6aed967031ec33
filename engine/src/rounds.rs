//! Games of several rounds: which one is played, who began it, and after how many it ends.

use crate::options::{OptionValue, Values};
use crate::{Core, Event, ImpossiblePosition, PitSet, Side};

/// The round that is played, and who began it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Round {
    pub(crate) number: u16,
    pub(crate) opener: Side,
}

impl Round {
    /// The first round: South begins.
    pub(crate) const FIRST: Round = Round { number: 1, opener: Side::South };

    /// The round after this one.
    pub(crate) const fn next(self, opener: Side) -> Round {
        Round { number: self.number.saturating_add(1), opener }
    }

    /// Tells that this round is over.
    pub(crate) fn tell_end(self, core: &Core, tell: &mut impl FnMut(Event)) {
        tell(Event::RoundEnded { round: self.number, score: core.board.stores() });
    }
}

impl OptionValue for RoundLimit {
    const DEFAULT: &'static str = "0";
    const VALUES: Values = Values::Number(0, RoundLimit::MAX);

    fn read(text: &str) -> Option<RoundLimit> {
        let rounds: Option<u16> = text.parse().ok();
        // Only one text is one number: neither `03` nor `+3`.
        rounds.filter(|rounds| rounds.to_string() == text).and_then(RoundLimit::new)
    }

    fn text(self) -> String {
        self.0.to_string()
    }
}

/// After how many rounds the game ends: the option `rounds`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct RoundLimit(u16);

impl RoundLimit {
    /// The most rounds that can be asked for.
    pub const MAX: u16 = 999;

    /// A limit of this many rounds; 0 for none.
    pub const fn new(rounds: u16) -> Option<RoundLimit> {
        if rounds <= Self::MAX { Some(RoundLimit(rounds)) } else { None }
    }

    /// The number of rounds; 0 when the game is played to its end.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Whether the game ends with the round that has this number.
    #[inline]
    pub const fn is_last(self, round: u16) -> bool {
        self.0 > 0 && round >= self.0
    }

    /// Refuses a round that a game with this limit does not come to, or one that cannot begin so.
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
