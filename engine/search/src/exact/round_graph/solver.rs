//! Solving a round: its graph grows where that matters until what was asked is proved.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{KotuBaendum, Move, RepetitionKey, Rules as _};

use super::State;
use super::ends::Ends;
use super::graph::{After, Graph, LeadBounds};
use super::position::{GraphPosition, RoundLayout, pits_of};

/// Passing this many positions takes as long as growing one.
const PASSED: u32 = 32;

/// Why something is not known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unknown {
    /// It takes more positions or nodes than allowed, or was stopped.
    TooMuch,
    /// It depends on how often a position is repeated.
    Repetition,
}

/// How far a solver may go.
#[derive(Copy, Clone)]
pub(crate) struct Reach<'a> {
    pub(crate) positions: usize,
    pub(crate) nodes: u64,
    pub(crate) stop: &'a AtomicBool,
}

/// The solver of a position, for all its moves.
pub(crate) struct GraphSolver<'a> {
    graph: Graph,
    layout: RoundLayout,
    ends: Ends,
    /// The pits of the positions that have stood in the game: no proof may pass through these.
    past: HashSet<u128>,
    moves: Vec<(Move, After)>,
    reach: Reach<'a>,
    nodes: u64,
}

impl<'a> GraphSolver<'a> {
    /// Prepares to solve a position in which no row is to be arranged.
    pub(crate) fn new(
        mut graph: Graph,
        rules: KotuBaendum,
        state: &State,
        past: &[RepetitionKey],
        ends: Ends,
        reach: Reach<'a>,
    ) -> Self {
        graph.reset(reach.positions);
        let past = past.iter().map(|key| pits_of(key, state.direction())).collect();
        let layout = RoundLayout::for_state(rules, state, ends.has_stores());
        let mut solver = GraphSolver { graph, layout, ends, past, moves: Vec::new(), reach, nodes: 0 };
        let root = solver.graph.push(GraphPosition::NONE, solver.ends.seeds(state), solver.ends.sure(state));
        solver.moves = solver.grow(root, state);
        solver
    }

    /// Returns the number of positions that were grown, and what else took as long.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the number of positions that were met.
    pub(crate) const fn positions(&self) -> usize {
        self.graph.len()
    }

    pub(crate) fn into_graph(self) -> Graph {
        self.graph
    }

    /// Returns how many more of the seeds in the pits the player to move gets than the other one.
    pub(crate) fn lead(&mut self) -> Result<i8, Unknown> {
        self.narrow(Graph::ROOT, self.graph.bounds(Graph::ROOT))?;
        Ok(self.graph.bounds(Graph::ROOT).least)
    }

    /// Returns 1 if the player to move gets more than this, -1 if they get less.
    pub(crate) fn sign(&mut self, even: i8) -> Result<i8, Unknown> {
        self.narrow(Graph::ROOT, LeadBounds { least: even - 1, most: even + 1 })?;
        let LeadBounds { least, most } = self.graph.bounds(Graph::ROOT);
        Ok(if most < even { -1 } else { (least - even).signum() })
    }

    /// Returns a move that is proved to bring at least this, or any if none is: the one to which walks came
    /// most often. A loss that was hard to find may be overlooked.
    pub(crate) fn hardest(&self, least: i8) -> Option<Move> {
        let rank = |&&(_, after): &&(Move, After)| {
            (self.graph.after(Graph::ROOT, after).least >= least, self.graph.visits(after))
        };
        self.moves.iter().rev().max_by_key(rank).map(|&(mv, _)| mv)
    }

    /// Returns the bounds of the lead of the player to move that are proved so far.
    #[cfg(test)]
    pub(super) fn bounds(&self) -> LeadBounds {
        self.graph.bounds(Graph::ROOT)
    }

    /// Returns the moves that are proved to bring at least this lead.
    pub(crate) fn bringing(&self, lead: i8) -> impl Iterator<Item = (Move, After)> {
        let brings = move |after| self.graph.after(Graph::ROOT, after).least >= lead;
        self.moves.iter().copied().filter(move |&(_, after)| brings(after))
    }

    /// Finds out of all moves whether they bring this lead, which none exceeds.
    pub(super) fn best(&mut self, lead: i8) -> Result<Vec<Move>, Unknown> {
        for (_, after) in self.moves.clone() {
            self.narrow_move(after, LeadBounds { least: lead - 1, most: lead })?;
        }
        Ok(self.bringing(lead).map(|(mv, _)| mv).collect())
    }

    /// Narrows the bounds of each move until they are exact, or outside a window, or depend on how often a
    /// position is repeated.
    pub(crate) fn narrow_moves(&mut self, window: LeadBounds) -> Result<(), Unknown> {
        for (_, after) in self.moves.clone() {
            match self.narrow_move(after, window) {
                Ok(()) | Err(Unknown::Repetition) => {}
                Err(Unknown::TooMuch) => return Err(Unknown::TooMuch),
            }
        }
        Ok(())
    }

    /// Returns the bounds after each move that are proved so far, to the player who makes it.
    pub(crate) fn bounds_of_moves(&self) -> impl Iterator<Item = (Move, LeadBounds)> {
        self.moves.iter().map(|&(mv, after)| (mv, self.graph.after(Graph::ROOT, after)))
    }

    /// Returns the lead after each move, to the player who makes it.
    pub(crate) fn leads(&mut self) -> Result<Vec<(Move, i8)>, Unknown> {
        self.lead()?;
        let mut leads = Vec::new();
        for (mv, after) in self.moves.clone() {
            self.narrow_move(after, self.graph.after(Graph::ROOT, after))?;
            leads.push((mv, self.graph.after(Graph::ROOT, after).least));
        }
        Ok(leads)
    }

    /// Returns the seeds that a move brings at once.
    pub(crate) fn gain(&self, after: After) -> i8 {
        self.graph.gain(Graph::ROOT, after)
    }

    /// Narrows the bounds of a move until they are exact, or outside a window.
    fn narrow_move(&mut self, after: After, window: LeadBounds) -> Result<(), Unknown> {
        let After::Position(to) = after else { return Ok(()) };
        let gain = self.gain(after);
        self.narrow(to, LeadBounds { least: gain - window.most, most: gain - window.least })
    }

    /// Narrows the bounds of a position until they are exact, or outside a window.
    fn narrow(&mut self, at: u32, window: LeadBounds) -> Result<(), Unknown> {
        loop {
            let LeadBounds { least, most } = self.graph.bounds(at);
            if least.max(window.least) >= most.min(window.most) {
                return Ok(());
            }
            let (leaves, passed) = self.graph.leaves(at, window);
            if leaves.is_empty() {
                return Err(Unknown::Repetition);
            }
            self.nodes += u64::from(passed / PASSED);
            for leaf in leaves {
                self.check_reach()?;
                match self.layout.unpack(self.graph.packed(leaf)) {
                    Some(state) => drop(self.grow(leaf, &state)),
                    None => self.graph.close(leaf),
                }
            }
        }
    }

    /// Fails if a limit is reached.
    fn check_reach(&self) -> Result<(), Unknown> {
        let is_over =
            self.graph.is_full() || self.nodes >= self.reach.nodes || self.reach.stop.load(Ordering::Relaxed);
        if is_over { Err(Unknown::TooMuch) } else { Ok(()) }
    }

    /// Looks at all moves of a position.
    fn grow(&mut self, at: u32, state: &State) -> Vec<(Move, After)> {
        let mut moves = Vec::new();
        let rules = self.layout.rules;
        rules.each_move(state, &mut |mv| {
            let mut next = *state;
            rules.advance(&mut next, mv);
            moves.push((mv, self.after(state, &next)));
        });
        let afters: Vec<After> = moves.iter().map(|&(_, after)| after).collect();
        self.graph.grow(at, &afters);
        self.nodes += 1;
        moves
    }

    fn after(&mut self, state: &State, next: &State) -> After {
        if next.as_ref().is_over() {
            return After::End(self.ends.ended(state, next));
        }
        let packed = self.layout.pack(next);
        let to = self.graph.add(packed, self.ends.seeds(next), self.ends.sure(next));
        if self.past.contains(&packed.pits()) {
            self.graph.close(to);
        }
        After::Position(to)
    }
}
