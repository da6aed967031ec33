//! Who meets whom: what the [kinds](super::TournamentKind) pair by, apart from how they play.

mod apart;
mod arena;
mod berger;
mod bracket;
mod draw;
mod groups;
mod ladder;
mod swiss;

pub use self::arena::{Arena, ArenaPlayer, arena_points};
pub use self::berger::berger;
pub(super) use self::bracket::size_for;
pub use self::bracket::{Bracket, Reached, Tie, TieOutcome};
pub use self::draw::Draw;
pub(super) use self::draw::GroupResult;
pub use self::groups::Groups;
pub(super) use self::groups::{check_size, chosen_size, number_for};
pub use self::ladder::{Ladder, REACH};
pub use self::swiss::{CannotPair, proposed_rounds, swiss};
pub(super) use self::swiss::{left_out, may_have_bye};
