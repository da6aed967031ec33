//! Games of several rounds: which one is played, who began it, and after how many it ends.

use crate::options::{OptionError, OptionSpec, Values};
use crate::rules::{Core, SEED};
use crate::{Event, ImpossiblePosition, PitSet, Ring, Side};

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

/// What the seeds of an unfinished round are worth to the player to move.
///
/// Seeds in store count in full. Who could not fill all his pits began the round with
/// fewer seeds on the board, and most of that lasts until the board is empty: without it the value
/// would jump when a round is laid out anew.
pub(crate) struct Worth {
    pub(crate) ring: Ring,
    /// How many seeds a full pit holds when a round is laid out.
    pub(crate) full: u8,
    /// How much of a seed that he had less the other player keeps, in parts of [`SEED`].
    pub(crate) kept: i32,
}

impl Worth {
    pub(crate) fn of(&self, core: &Core, excluded: PitSet) -> i32 {
        let value = core.lead() * SEED;
        if excluded.is_empty() { value } else { value + self.of_excluded(core, excluded) }
    }

    fn of_excluded(&self, core: &Core, excluded: PitSet) -> i32 {
        let full = i32::from(self.full);
        let missing =
            |side| self.ring.row(side).map(|pit| i32::from(excluded.contains(pit))).sum::<i32>() * full;
        let lead = missing(core.turn.other()) - missing(core.turn);
        let laid_out = 2 * i32::from(self.ring.row_len()) * full - lead.abs();
        let left: i32 = Side::ALL.map(|side| i32::from(core.board.row_total(self.ring, side))).iter().sum();
        self.kept * lead * left / laid_out.max(1)
    }
}

/// After how many rounds the game ends: the option `rounds`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct RoundLimit(u16);

impl RoundLimit {
    /// The most rounds that can be asked for.
    pub const MAX: u16 = 999;

    pub(crate) const OPTION: OptionSpec =
        OptionSpec { name: "rounds", default: "0", values: Values::Number(0, Self::MAX) };

    /// A limit of this many rounds; 0 for none.
    pub const fn new(rounds: u16) -> Option<RoundLimit> {
        if rounds <= Self::MAX { Some(RoundLimit(rounds)) } else { None }
    }

    /// The number of rounds; 0 when the game is played to its end.
    pub const fn get(self) -> u16 {
        self.0
    }

    pub(crate) fn parse(value: &str) -> Result<RoundLimit, OptionError> {
        let rounds: Option<u16> = value.parse().ok();
        // Only one text is one number: neither `03` nor `+3`.
        let rounds = rounds.filter(|rounds| rounds.to_string() == value);
        rounds.and_then(RoundLimit::new).ok_or_else(|| Self::OPTION.refuse(value))
    }

    /// Whether this round is the last one.
    pub(crate) const fn reached(self, round: Round) -> bool {
        self.0 > 0 && round.number >= self.0
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
