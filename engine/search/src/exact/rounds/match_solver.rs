//! The match solver: the result of a match of Pallankuzhi or Pallam Khuzi with best play, and the moves that
//! hold it.

use kuzhi_engine::{
    AnyPlaying, Match, Move, MoveList, Pallankuzhi, RepetitionKey, RoundLimit, Rules as _, Side,
};

use super::aim::Aim;
use super::match_table::{MatchLayout, MatchTable};
use super::outlook::Outlook;
use super::share::State;
use super::solver::RoundSolver;
use super::starts::Starts;

/// The result of a match with best play by both.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum MatchValue {
    /// This side wins.
    Won(Side),
    /// Nobody wins, and the match ends.
    Draw,
    /// Neither side can force a win: a match that is played to the end can go on for ever, another one
    /// depends on how often a position is repeated.
    Neither,
}

impl MatchValue {
    /// Returns the result of a match by the sign of the mover's outlook.
    pub(super) fn from_sign(sign: i16, mover: Side, aim: &Aim<'_>) -> MatchValue {
        match sign {
            1 => MatchValue::Won(mover),
            -1 => MatchValue::Won(mover.other()),
            _ if aim.is_endless() => MatchValue::Neither,
            _ => MatchValue::Draw,
        }
    }
}

/// What is known of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchSolution {
    /// The result, or `None` if it depends on how often a position is repeated.
    pub result: Option<MatchValue>,
    /// South's lead at the end, in the last round, if it does not depend on repetitions.
    pub lead: Option<i32>,
    /// All moves that hold the result; in the last round, those that hold the lead.
    pub best: Vec<Move>,
    /// The number of nodes searched.
    pub nodes: u64,
}

/// Solves matches of games whose rounds can be solved: from the last round to the first, or, in a match to
/// the end, by who can force a win in one round, in two, and so on.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Game, Side};
/// use kuzhi_search::{MatchValue, MatchSolver};
///
/// let playing = "pallam-khuzi rounds=3".parse::<Game>()?.start();
/// let solver = MatchSolver::for_match(&playing).expect("its rounds are solved");
/// let solution = solver.solve(&playing).expect("no limit");
/// assert_eq!(solution.result, Some(MatchValue::Won(Side::South)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct MatchSolver {
    pub(super) rules: Pallankuzhi,
    pub(super) table: MatchTable,
    nodes: u64,
}

/// Returns the rules and the state of a match whose rounds can be solved.
pub(super) fn solvable(playing: &Match) -> Option<(Pallankuzhi, &State)> {
    match playing.playing() {
        AnyPlaying::Pallankuzhi(playing) => Some((*playing.rules(), playing.state())),
        AnyPlaying::PallamKhuzi(playing) => Some((playing.rules().rules(), playing.state())),
        _ => None,
    }
}

/// Returns whether this is a match of a number of rounds that can be solved.
pub(crate) fn has_known_rounds(playing: &Match) -> bool {
    solvable(playing).is_some_and(|(rules, _)| rules.rounds != RoundLimit::default())
}

impl MatchSolver {
    /// Solves all starts of rounds of a game. `None` if its rounds cannot be solved.
    pub fn for_match(playing: &Match) -> Option<MatchSolver> {
        let (rules, _) = solvable(playing)?;
        let (table, nodes) = solve_starts(rules)?;
        Some(MatchSolver { rules, table, nodes })
    }

    /// Returns the solved starts as text, with the options that they are for.
    pub fn starts(&self) -> String {
        self.table.text(Pallankuzhi { rounds: RoundLimit::default(), ..self.rules })
    }

    /// Solves a match of this game, with its options, from its current position. `None` if a line is too long
    /// to follow.
    ///
    /// The history is ignored: it holds where no position has occurred twice since the last capture.
    pub fn solve(&self, playing: &Match) -> Option<MatchSolution> {
        let (rules, state) = solvable(playing)?;
        let aim = Aim::new(rules, state, &self.table);
        let mover = state.as_ref().turn();
        if let Some(outcome) = playing.outcome() {
            let [south, north] = outcome.score.map(i32::from);
            let result = outcome.winner.map_or(MatchValue::Draw, MatchValue::Won);
            return Some(MatchSolution {
                result: Some(result),
                lead: Some(south - north),
                best: Vec::new(),
                nodes: self.nodes,
            });
        }
        let mut solver = RoundSolver::new(rules);
        let here = solver.outlook(state, mover, &aim)?;
        let grade = |outlook: Outlook| if aim.is_last() { outlook.exact() } else { outlook.sign() };
        let mut best = Vec::new();
        for (mv, outlook) in solver.outlooks(state, &aim)? {
            if grade(outlook) == grade(here) && grade(here).is_some() {
                best.push(mv);
            }
        }
        let for_south = |lead: i16| i32::from(if mover == Side::South { lead } else { -lead });
        Some(MatchSolution {
            result: here.sign().map(|sign| MatchValue::from_sign(sign, mover, &aim)),
            lead: here.exact().filter(|_| aim.is_last()).map(for_south),
            best,
            nodes: self.nodes + solver.nodes(),
        })
    }
}

/// Solves all starts of rounds of a game.
pub(super) fn solve_starts(rules: Pallankuzhi) -> Option<(MatchTable, u64)> {
    let layout = MatchLayout { pits: MatchLayout::PITS, seeds: rules.seeds.get() };
    Starts::new(RoundSolver::new(rules), layout).solve()
}

impl RoundSolver<'_> {
    /// Returns a player's outlook. `None` if a limit was reached.
    pub(super) fn outlook(&mut self, state: &State, side: Side, aim: &Aim<'_>) -> Option<Outlook> {
        let least = self.least(state, &[], side, aim)?;
        let most = self.most(state, side, aim)?;
        Some(Outlook { least, most })
    }

    /// Returns the best grade that a player can force.
    pub(super) fn least(
        &mut self,
        state: &State,
        past: &[RepetitionKey],
        side: Side,
        aim: &Aim<'_>,
    ) -> Option<i16> {
        let grades = aim.grades(state, side, |outlook| outlook.least);
        let (mut forced, mut above) = (0, grades.len());
        while above - forced > 1 {
            let middle = usize::midpoint(forced, above);
            let wanted = aim.wanted_numbers(state, side, |outlook| outlook.least >= grades[middle]);
            if self.can_force(state, past, side, wanted)? {
                forced = middle;
            } else {
                above = middle;
            }
        }
        Some(grades[forced])
    }

    /// Returns the grade to which a player can be held.
    pub(super) fn most(&mut self, state: &State, side: Side, aim: &Aim<'_>) -> Option<i16> {
        Some(-self.least(state, &[], side.other(), aim)?)
    }

    /// Returns the mover's outlook after each of their moves.
    fn outlooks(&mut self, state: &State, aim: &Aim<'_>) -> Option<Vec<(Move, Outlook)>> {
        let side = state.as_ref().turn();
        self.after_each_move(state)
            .into_iter()
            .map(|(mv, next)| {
                let outlook = if next.as_ref().is_over() {
                    aim.after(side, next.as_ref().board().store(side))
                } else {
                    self.outlook(&next, side, aim)?
                };
                Some((mv, outlook))
            })
            .collect()
    }

    /// Returns the state after each move, in the order of the rules.
    pub(super) fn after_each_move(&self, state: &State) -> Vec<(Move, State)> {
        let moves = MoveList::from_state(&self.rules, state);
        let after = |mv| {
            let mut next = *state;
            self.rules.advance(&mut next, mv);
            (mv, next)
        };
        (0..moves.len()).filter_map(|index| moves.get(index)).map(after).collect()
    }
}
