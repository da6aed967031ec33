//! The solution of a round, for programs.

use std::sync::atomic::AtomicBool;

use kuzhi_engine::{AnyPlaying, Match, Move, Side};

use super::ends::Ends;
use super::graph::Graph;
use super::solver::{GraphSolver, Reach, Unknown};

static NEVER: AtomicBool = AtomicBool::new(false);

/// What a round of Kotu Baendum is worth from a position on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KotuSolution {
    /// South's lead at the end of the round, in all seeds that the players then have.
    pub lead: i32,
    /// All moves with which the player to move gets that.
    pub best: Vec<Move>,
    /// The number of positions that were met.
    pub positions: usize,
}

/// Why a position of Kotu Baendum is not solved.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KotuUnsolved {
    /// It is a match of another game, or it is over.
    #[error("this is no round of kotu-baendum that goes on")]
    NoRound,
    /// The player to move has a row to arrange.
    #[error("a row is to be arranged: solve the position after that")]
    Arranging,
    /// There is not enough memory.
    #[error("this takes more than {0} positions: allow more memory, or solve a later position")]
    TooMany(usize),
    /// The value depends on how often a position is repeated.
    #[error("what this is worth depends on how often a position is repeated")]
    Repetition,
}

impl KotuSolution {
    /// Solves the current round of a match, with this many bytes of memory.
    ///
    /// The history is ignored: it holds where no position has occurred twice since the last capture.
    ///
    /// # Examples
    ///
    /// ```
    /// use kuzhi_engine::Match;
    /// use kuzhi_search::KotuSolution;
    ///
    /// let position = "17south.0.0.0.0.1.8south/5north.3.3.1.0.1.1 8:8 south direction=-".parse()?;
    /// let playing = Match::from_position("kotu-baendum".parse()?, &position)?;
    /// assert_eq!(KotuSolution::find(&playing, 1 << 20)?.lead, 18);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Says why the position cannot be solved.
    pub fn find(playing: &Match, bytes: usize) -> Result<KotuSolution, KotuUnsolved> {
        let AnyPlaying::KotuBaendum(round) = playing.playing() else { return Err(KotuUnsolved::NoRound) };
        let (state, core) = (round.state(), round.state().as_ref());
        if core.is_over() {
            return Err(KotuUnsolved::NoRound);
        }
        if state.is_arranging() {
            return Err(KotuUnsolved::Arranging);
        }
        let positions = bytes / Graph::BYTES;
        let reach = Reach { positions, nodes: u64::MAX, stop: &NEVER };
        let mut solver = GraphSolver::new(Graph::default(), *round.rules(), state, &[], Ends::Lead, reach);
        let unsolved = |unknown| match unknown {
            Unknown::TooMuch => KotuUnsolved::TooMany(positions),
            Unknown::Repetition => KotuUnsolved::Repetition,
        };
        let lead = solver.lead().map_err(unsolved)?;
        let best = solver.best(lead).map_err(unsolved)?;
        let lead = core.lead() + i32::from(lead);
        let lead = if core.turn() == Side::South { lead } else { -lead };
        Ok(KotuSolution { lead, best, positions: solver.positions() })
    }
}
