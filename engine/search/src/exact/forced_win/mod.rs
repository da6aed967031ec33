//! Proving that a player wins Bestemshe, with proof numbers above an endgame table.

mod exact_wins;
mod following;
mod search;
mod win_moves;
mod winning_move;

#[cfg(test)]
mod tests;

use kuzhi_engine::{AnyPlaying, Bestemshe, Core, Match, Side};

use super::GameTable;
use super::retrograde::LeadTable;
use following::Following;
use search::WinSearch;

pub(crate) use exact_wins::ExactWins;
pub use win_moves::WinMoves;

/// A proof that a player gets more than half of the seeds, whatever the other does.
///
/// A position that comes back counts against the winner, and so does what a table leaves open. So the winner
/// never needs a repetition, and the proof holds whatever a repetition brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForcedWin {
    /// The number of positions that were searched for the proof, and against it.
    pub nodes: u64,
    /// The winner's moves. They were followed to the table once more, with all of the opponent's.
    pub moves: WinMoves,
}

/// Why no player is proved to win.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unforced {
    /// It is a match of another game, or its table.
    #[error("this is no game of bestemshe that goes on, or a table of another game")]
    NoGame,
    /// Each player can keep the other from winning by a repetition at least.
    #[error("neither player wins without a repetition")]
    Neither,
    /// There is not enough memory for a proof.
    #[error("the proof was forgotten: allow more memory, or a larger table")]
    Forgotten,
}

/// The number of nodes of the first attempts, for each player.
const FIRST: u64 = 1 << 20;

impl ForcedWin {
    /// Finds out who wins from the current position of a match, with this many bytes of memory besides the
    /// table. The history is ignored.
    ///
    /// # Errors
    ///
    /// Says why nobody is proved to win.
    pub fn find(playing: &Match, table: &GameTable, bytes: usize) -> Result<ForcedWin, Unforced> {
        let (AnyPlaying::Bestemshe(playing), Some(table)) =
            (playing.playing(), table.as_kind::<LeadTable<Bestemshe>>())
        else {
            return Err(Unforced::NoGame);
        };
        let start = playing.state();
        if start.is_over() {
            return Err(Unforced::NoGame);
        }
        let mut searches =
            [start.turn().other(), start.turn()].map(|side| WinSearch::new(table, side, bytes / 2));
        let mut most = FIRST;
        let mut open = [true; 2];
        while open.contains(&true) {
            for (search, open) in searches.iter_mut().zip(&mut open).filter(|(_, open)| **open) {
                match search.is_won(start, most) {
                    Some(true) => {
                        let moves = Following::new(search).moves(start).ok_or(Unforced::Forgotten)?;
                        let nodes = searches.iter().map(WinSearch::nodes).sum();
                        return Ok(ForcedWin { nodes, moves });
                    }
                    Some(false) => *open = false,
                    None => {}
                }
            }
            most = most.saturating_mul(4);
        }
        Err(Unforced::Neither)
    }

    /// Returns whether a player wins a position of Bestemshe that goes on, even if every repetition costs
    /// them all seeds left. `None` if it is not in the table.
    pub fn in_table(table: &GameTable, core: &Core, player: Side) -> Option<bool> {
        wins(table.as_kind()?, core, player)
    }
}

fn wins(table: &LeadTable<Bestemshe>, core: &Core, player: Side) -> Option<bool> {
    let known = table.look_up(core)?;
    let own = core.turn() == player;
    Some(if own { core.lead() + known.least > 0 } else { core.lead() + known.most < 0 })
}

/// Returns whether a player wins, if the rules or the endgame table tell it.
fn is_known(table: &LeadTable<Bestemshe>, core: &Core, player: Side) -> Option<bool> {
    if core.is_over() {
        return Some(if core.turn() == player { core.lead() > 0 } else { core.lead() < 0 });
    }
    // The opponent may have half of the seeds already.
    let has_half = || u32::from(core.board().store(player.other())) * 2 >= core.board().total();
    wins(table, core, player).or_else(|| has_half().then_some(false))
}
