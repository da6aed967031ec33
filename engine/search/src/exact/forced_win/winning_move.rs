//! Proving during play that a move wins.

use kuzhi_engine::{Bestemshe, Core, Move, RepetitionKey};

use super::search::{WinSearch, children};
use super::win_moves::{key_of_past, on_board};
use crate::exact::retrograde::LeadTable;
use crate::limits::Limits;

/// The memory of a search in play, in bytes.
const BYTES: usize = 4 << 20;

/// With more seeds on the board than this, a level's nodes prove nothing.
const MOST_SEEDS: u32 = 40;

/// Returns a move that gets more than half of the seeds, whatever the opponent plays, if that can be proved
/// within the node limit.
///
/// No position since the last capture comes back on the way. So whoever plays such a move each time makes
/// progress: what was proved at one move can be proved again at the next one.
pub(crate) fn winning_move(
    table: &LeadTable<Bestemshe>,
    core: &Core,
    past: &[RepetitionKey],
    limits: &Limits,
) -> Option<Move> {
    if on_board(core.board()) > MOST_SEEDS {
        return None;
    }
    let mut search = WinSearch::new(table, core.turn(), BYTES);
    search.avoid(past.iter().map(|past| key_of_past(past, core)));
    search.stop_at(&limits.stop);
    if search.is_won(core, limits.nodes) != Some(true) {
        return None;
    }
    let proved = |(mv, next): (Move, Core)| Some((search.proved_at(&next)?, mv));
    children(core).into_iter().filter_map(proved).min_by_key(|(at, _)| *at).map(|(_, mv)| mv)
}
