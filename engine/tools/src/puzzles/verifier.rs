//! The puzzle verifier: a second opinion on exact puzzles, by a search without evaluation or tables that
//! shares no code with the engine's search.
//!
//! It answers one kind of question: can a player secure a lead of this many seeds at the end of the game? A
//! line that repeats a position proves nothing for the asker. So proofs never rely on repetitions: a player
//! who follows one never meets a position twice, and no repetition rule can interfere.

use std::collections::HashMap;

use kuzhi_engine::{
    AnyPlaying, Game, Match, Move, MoveList, Playing, RepetitionKey, Rules, Side, for_each_game, is_final,
};
use kuzhi_search::{Goal, Puzzle};

/// A line of this length is abandoned.
const LONGEST: usize = 300;
/// No lead is greater than this: all seeds of the game with most of them.
const MOST: i32 = 162;

/// Why a puzzle was not confirmed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Doubt {
    /// The solution does not reach its goal, or other moves reach it too.
    #[error("move {ply}, {mv}, is not proved to be the only one")]
    Unproved { ply: usize, mv: Move },
    /// The search was abandoned.
    #[error("move {ply} took more than {nodes} positions")]
    TooLong { ply: usize, nodes: u64 },
    /// The puzzle is not exact.
    #[error("nothing about the puzzle is exact")]
    Inexact,
}

/// Confirms that each move of an exact puzzle's solution is the only one that reaches the goal, within this
/// many positions per move. Returns the number of positions visited.
pub(crate) fn confirm(puzzle: &Puzzle, nodes: u64) -> Result<u64, Doubt> {
    if !puzzle.goal().is_exact() {
        return Err(Doubt::Inexact);
    }
    let (mut at, mut looked_at) = (puzzle.start(), 0);
    for (ply, &mv) in (1..).zip(puzzle.line()) {
        if at.turn() == Some(puzzle.solver()) {
            let Answer { is_alone, nodes: spent } = ask(&at, mv, puzzle.goal(), nodes);
            looked_at += spent;
            match is_alone {
                Some(true) => {}
                Some(false) => return Err(Doubt::Unproved { ply, mv }),
                None => return Err(Doubt::TooLong { ply, nodes }),
            }
        }
        at.play(mv, &mut |_| ()).expect("a puzzle's moves are legal");
    }
    Ok(looked_at)
}

/// Mangala and Kalah with more stones than this are beyond the verifier. Their values come from the solver,
/// whose proofs `solved/mangala.md` describes.
const MOST_STONES: u32 = 21;

/// Returns whether the verifier can be expected to reach the end of a puzzle's game or round.
pub(crate) fn is_within_reach(puzzle: &Puzzle) -> bool {
    let board = puzzle.position().board;
    let left = board.total() - board.stores().map(u32::from).iter().sum::<u32>();
    // A match of several rounds is too long for a plain search; `kuzhi-engine solve --check` proves them.
    !puzzle.is_of_match()
        && (!matches!(puzzle.game(), Game::Mangala(_) | Game::Kalah(_)) || left <= MOST_STONES)
}

struct Answer {
    /// Returns whether only this move reaches the goal. `None` if that took too long.
    is_alone: Option<bool>,
    nodes: u64,
}

/// Defines [`ask`].
macro_rules! ask {
    ($($game:ident),+) => {
        fn ask(at: &Match, mv: Move, goal: Goal, nodes: u64) -> Answer {
            match at.playing() {
                $(AnyPlaying::$game(playing) => Verifier::new(playing, nodes).ask(playing, mv, goal),)+
            }
        }
    };
}
for_each_game!(ask);

/// A search of one position.
struct Verifier<'a, R: Rules> {
    rules: &'a R,
    solver: Side,
    /// For each side, the best lead proved, and the smallest one disproved.
    known: [HashMap<R::State, (i32, i32)>; 2],
    path: Vec<RepetitionKey>,
    nodes: u64,
    most: u64,
}

/// The search was abandoned.
struct TooLong;

impl<'a, R: Rules> Verifier<'a, R> {
    fn new(playing: &'a Playing<R>, most: u64) -> Self {
        let (rules, solver) = (playing.rules(), playing.state().as_ref().turn());
        Verifier {
            rules,
            solver,
            known: [HashMap::new(), HashMap::new()],
            path: playing.past().to_vec(),
            nodes: 0,
            most,
        }
    }

    fn ask(mut self, playing: &Playing<R>, mv: Move, goal: Goal) -> Answer {
        let is_alone = self.is_alone(playing.state(), mv, goal).ok();
        Answer { is_alone, nodes: self.nodes }
    }

    fn is_alone(&mut self, state: &R::State, mv: Move, goal: Goal) -> Result<bool, TooLong> {
        let (solver, other) = (self.solver, self.solver.other());
        let (reached, denied) = match goal {
            Goal::Win => (1, 0),
            // It is at most a draw.
            Goal::Draw if !self.proves_after(state, mv, other, 0)? => return Ok(false),
            Goal::Draw => (0, 1),
            Goal::Seeds { margin, .. } => {
                let best = self.most_of(state, mv)?;
                // Every other move leaves the solver this many seeds fewer.
                (best, i32::from(margin) - best)
            }
        };
        if !self.proves_after(state, mv, solver, reached)? {
            return Ok(false);
        }
        let moves = MoveList::from_state(self.rules, state);
        for each in (0..moves.len()).filter_map(|index| moves.get(index)).filter(|&each| each != mv) {
            if !self.proves_after(state, each, other, denied)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns the best lead that a move is proved to secure for the solver.
    fn most_of(&mut self, state: &R::State, mv: Move) -> Result<i32, TooLong> {
        let (mut proved, mut unproved) = (-MOST - 1, MOST + 1);
        while unproved - proved > 1 {
            let least = proved + (unproved - proved) / 2;
            if self.proves_after(state, mv, self.solver, least)? {
                proved = least;
            } else {
                unproved = least;
            }
        }
        Ok(proved)
    }

    /// Returns whether a side secures a lead of this many seeds after a move.
    fn proves_after(&mut self, state: &R::State, mv: Move, side: Side, least: i32) -> Result<bool, TooLong> {
        let since = 0;
        self.follow(state, mv, side, least, since).map(|(proved, _)| proved)
    }

    /// Makes a move and asks the same there. Also returns the ply of the earliest repeated position: the
    /// answer may be different if that was reached by another path.
    fn follow(
        &mut self,
        before: &R::State,
        mv: Move,
        side: Side,
        least: i32,
        since: usize,
    ) -> Result<(bool, usize), TooLong> {
        let mut next = *before;
        self.rules.advance(&mut next, mv);
        let core = next.as_ref();
        if core.is_over() {
            let [own, other] = [side, side.other()].map(|side| i32::from(core.board().store(side)));
            return Ok((own - other >= least, usize::MAX));
        }
        let since = if is_final(self.rules, before, &next) { self.path.len() } else { since };
        let key = RepetitionKey::from_state(self.rules, &next);
        if let Some(place) = self.path[since..].iter().position(|stood| *stood == key) {
            return Ok((false, since + place));
        }
        if self.path.len() >= LONGEST {
            return Err(TooLong);
        }
        self.path.push(key);
        let proved = self.proves(&next, side, least, since);
        self.path.pop();
        proved
    }

    fn proves(
        &mut self,
        state: &R::State,
        side: Side,
        least: i32,
        since: usize,
    ) -> Result<(bool, usize), TooLong> {
        if let Some(&(sure, unproved)) = self.known[side.index()].get(state) {
            if least <= sure {
                return Ok((true, usize::MAX));
            }
            if least >= unproved {
                return Ok((false, usize::MAX));
            }
        }
        self.nodes += 1;
        if self.nodes > self.most {
            return Err(TooLong);
        }
        let own_turn = state.as_ref().turn() == side;
        let (here, mut earliest) = (self.path.len() - 1, usize::MAX);
        let moves = MoveList::from_state(self.rules, state);
        let mut proved = !own_turn;
        for mv in (0..moves.len()).filter_map(|index| moves.get(index)) {
            let (after, came_back) = self.follow(state, mv, side, least, since)?;
            earliest = earliest.min(came_back);
            if after == own_turn {
                proved = own_turn;
                break;
            }
        }
        let (sure, unproved) = self.known[side.index()].get(state).copied().unwrap_or((-MOST - 1, MOST + 1));
        if proved {
            self.known[side.index()].insert(*state, (sure.max(least), unproved));
            return Ok((true, usize::MAX));
        }
        // What failed because of an earlier position may succeed by another path.
        if earliest >= here {
            self.known[side.index()].insert(*state, (sure, unproved.min(least)));
            return Ok((false, usize::MAX));
        }
        Ok((false, earliest))
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;
    use std::sync::Arc;

    use kuzhi_search::{Knowledge, Limits, Rng, Think as _, Worth};

    use super::*;

    fn puzzle(line: &str) -> Puzzle {
        line.parse().unwrap()
    }

    #[test]
    fn only_true_puzzles_are_confirmed() {
        let position = "mangala | 1.1.1.2.2.1/0.0.0.0.3.7 20:10 south";
        let of = |rest: &str| puzzle(&format!("{position} | {rest} | grade 1"));
        assert!(confirm(&of("6 3 | win"), 1_000_000).is_ok());
        for wrong in ["1 | win", "6 3 | draw", "6 | seeds 40 exactly"] {
            let doubt = confirm(&of(wrong), 1_000_000);
            assert!(matches!(doubt, Err(Doubt::Unproved { ply: 1, .. })), "{wrong}: {doubt:?}");
        }
        assert_eq!(confirm(&of("6 3 | seeds 4"), 1_000_000), Err(Doubt::Inexact));
        assert!(matches!(confirm(&of("6 3 | win"), 1), Err(Doubt::TooLong { .. })));
    }

    /// Compares every move of positions with few stones with values solved by other means.
    #[test]
    fn mangala_endgames_are_confirmed_as_the_solution_says() {
        let mut rng = Rng::new(5);
        let knowledge = Arc::new(Knowledge::of_solutions());
        let limits = Limits { knowledge, ..Limits::nodes(1_000_000) };
        let (mut confirmed, mut refused) = (0, 0);
        while confirmed < 12 {
            let mut playing = Game::default().start();
            let in_pits = |at: &Match| {
                at.position().board.total() - at.position().board.stores().map(u32::from).iter().sum::<u32>()
            };
            while playing.turn().is_some() && in_pits(&playing) > 11 {
                let legal = playing.legal();
                playing.play(legal[rng.below(legal.len())], &mut |_| ()).unwrap();
            }
            let Some(judgement) = playing.judge(&limits) else { continue };
            let reaches = |mv| judgement.worth_of(mv).and_then(Worth::result).unwrap();
            for mv in playing.legal() {
                let others = || playing.legal().into_iter().filter(move |&other| other != mv);
                for (goal, result) in [(Goal::Win, Ordering::Greater), (Goal::Draw, Ordering::Equal)] {
                    let line =
                        format!("{} | {} | {mv} | {goal} | grade 1", playing.game(), playing.position());
                    let alone = reaches(mv) == result && others().all(|other| reaches(other) < result);
                    assert_eq!(confirm(&puzzle(&line), 1_000_000).is_ok(), alone, "{line}");
                    confirmed += usize::from(alone);
                    refused += usize::from(!alone);
                }
            }
        }
        assert!(refused > confirmed);
    }
}
