//! The round solver.

use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{Match, Move, Pallankuzhi, RepetitionKey, RoundLimit, Rules as _, Side};

use super::match_solver::solvable;
use super::memory::RoundMemory;
use super::notebook::Notebook;
use super::proving::Assumed;
use super::share::{Share, State, left};
use super::wanted::Wanted;

static NEVER: AtomicBool = AtomicBool::new(false);

/// Finds out what a round of Pallankuzhi is worth, and so of Pallam Khuzi, by its
/// [`rules`](kuzhi_engine::PallamKhuzi::rules).
///
/// It remembers what it has proved. Ask it for all positions of a game: later answers are then quicker.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{PallamKhuzi, Rules as _};
/// use kuzhi_search::RoundSolver;
///
/// let rules = PallamKhuzi::default().rules();
/// let share = RoundSolver::new(rules).share(&rules.start()).expect("it has no limit");
/// // The first player gets 30 of the 56 seeds.
/// assert_eq!(share.exact(), Some(30));
/// ```
pub struct RoundSolver<'a> {
    /// The rules, with rounds that all are the last.
    pub(super) rules: Pallankuzhi,
    pub(super) tables: RoundMemory,
    /// What was proved by which move, if that is asked for.
    pub(super) notebook: Option<Notebook>,
    /// The positions from the one that was asked for to the current one.
    pub(super) path: Vec<RepetitionKey>,
    pub(super) assumed: Assumed,
    nodes: u64,
    most: u64,
    stop: &'a AtomicBool,
}

impl RoundSolver<'static> {
    /// Creates a solver without limits.
    pub fn new(rules: Pallankuzhi) -> Self {
        Self::with_memory(rules, RoundMemory::default())
    }

    /// Creates a solver for a match, and returns it with the state to ask for. `None` if rounds of its game
    /// cannot be solved.
    pub fn for_match(playing: &Match) -> Option<(Self, &State)> {
        solvable(playing).map(|(rules, state)| (Self::new(rules), state))
    }

    /// Notes by which moves it proves things.
    pub(super) fn noting(self) -> Self {
        RoundSolver { notebook: Some(Notebook::default()), ..self }
    }

    /// Creates a solver that takes over the memory of a table.
    pub(super) fn with_memory(rules: Pallankuzhi, mut tables: RoundMemory) -> Self {
        tables.clear();
        let rounds = RoundLimit::new(1).expect("one round is a limit");
        let rules = Pallankuzhi { rounds, ..rules };
        let (path, assumed) = Default::default();
        RoundSolver { rules, tables, notebook: None, path, assumed, nodes: 0, most: u64::MAX, stop: &NEVER }
    }

    /// Limits the nodes of all answers together, and lets them be stopped from outside.
    #[must_use]
    pub fn limited(self, most: u64, stop: &AtomicBool) -> RoundSolver<'_> {
        RoundSolver { most, stop, ..self }
    }
}

impl RoundSolver<'_> {
    /// Returns the number of nodes searched so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns how many of the seeds in the pits the player to move gets in this round. `None` if a limit
    /// was reached.
    ///
    /// The history is ignored: it holds where no position has occurred twice since the last capture.
    pub fn share(&mut self, state: &State) -> Option<Share> {
        let (mover, seeds) = (state.as_ref().turn(), left(state));
        if state.as_ref().is_over() || seeds == 0 {
            return Some(Share { least: 0, most: 0 });
        }
        let least = self.most_of(state, mover, 0, seeds)?;
        // Almost always the other player can force all the rest.
        let (other, rest) = (mover.other(), seeds - least);
        let of_other = if self.can_force_at_least(state, other, rest)? {
            rest
        } else {
            self.most_of(state, other, 0, rest - 1)?
        };
        Some(Share { least, most: seeds - of_other })
    }

    /// Returns, for each legal move, how many of the seeds in the pits the player who makes it gets in this
    /// round. `None` if a limit was reached.
    pub fn shares(&mut self, state: &State) -> Option<Vec<(Move, Share)>> {
        let mut moves = Vec::new();
        self.rules.each_move(state, &mut |mv| moves.push(mv));
        let rules = self.rules;
        let share = |mv| {
            let mut after = *state;
            rules.advance(&mut after, mv);
            let turn = state.as_ref().turn();
            let [before, now] = [state, &after].map(|state| state.as_ref().board().store(turn));
            let share = self.share(&after)?;
            let own = if after.as_ref().turn() == turn { share } else { share.of_other(left(&after)) };
            Some((mv, own.and(now - before)))
        };
        moves.into_iter().map(share).collect()
    }

    fn can_force_at_least(&mut self, state: &State, side: Side, need: u8) -> Option<bool> {
        self.can_force(state, &[], side, Wanted::at_least(need, left(state)))
    }

    /// Returns the most seeds, within these numbers, that a player can force. They can force the first.
    fn most_of(&mut self, state: &State, side: Side, least: u8, most: u8) -> Option<u8> {
        let (mut least, mut most) = (least, most);
        while least < most {
            let need = least + (most - least).div_ceil(2);
            if self.can_force_at_least(state, side, need)? {
                least = need;
            } else {
                most = need - 1;
            }
        }
        Some(least)
    }

    /// Returns the memory.
    pub(super) fn into_memory(self) -> RoundMemory {
        self.tables
    }

    /// Allows so many nodes more from now on.
    pub(super) fn allow(&mut self, nodes: u64) {
        self.most = self.nodes + nodes;
    }

    /// Forgets what has been found out.
    pub(super) fn forget(&mut self) {
        self.tables.clear();
    }

    /// Counts a node. `None` if a limit was reached.
    pub(super) fn count_node(&mut self) -> Option<()> {
        self.nodes += 1;
        (self.nodes <= self.most && !self.stop.load(Ordering::Relaxed)).then_some(())
    }
}
