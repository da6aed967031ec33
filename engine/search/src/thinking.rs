//! Choosing a move: the public interface of the search.
//!
//! What is known exactly is asked first: `Exact::solve` of the game (`exact/`) answers with the best move,
//! or with nothing where it knows too little or it would take too long. Then `deepening.rs` searches, one
//! move deeper each time. The search looks positions up in the same knowledge (`Exact::look_up`), and at the
//! root it keeps to the moves that hold what is known of the start (`Exact::hold`). The limits say how much
//! of this a level may use: `level_limits.rs`, to which the bot adds its tables.

use kuzhi_engine::{AnyPlaying, Match, Playing, RepetitionKey, for_each_game};

use crate::choice::Choice;
use crate::deepening::deepen;
use crate::exact::Exact as _;
use crate::judging::{self, Judgement};
use crate::limits::Limits;
use crate::parallel;
use crate::searchable::Searchable;
use crate::transpositions::{Memory, Transpositions};
use crate::weights::Weights;

/// The search functions of a match.
pub trait Think {
    /// Chooses a move. Returns `None` when the game is over.
    fn think(&self, limits: &Limits) -> Option<Choice>;

    /// Chooses a move with other weights than the built-in ones.
    fn think_with(&self, limits: &Limits, weights: &Weights) -> Option<Choice>;

    /// Returns the worth of every legal move, or `None` when the game is over.
    ///
    /// It uses the node limit, depth, knowledge, scratch memory and stop flag of the limits. It makes no
    /// deliberate errors and runs on one thread. The same limits give the same judgement. If it is stopped,
    /// it returns the results so far.
    ///
    /// # Examples
    ///
    /// ```
    /// use kuzhi_engine::{Game, Match};
    /// use kuzhi_search::{Limits, Think as _};
    ///
    /// let position = "0.0.0.0.1.1/0.0.0.0.0.4 20:22 south".parse()?;
    /// let playing = Match::from_position(Game::default(), &position)?;
    /// let judgement = playing.judge(&Limits::nodes(1_000)).expect("the game goes on");
    /// assert_eq!(judgement.moves().len(), 2);
    /// assert!(judgement.worth().is_exact());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn judge(&self, limits: &Limits) -> Option<Judgement>;

    /// Calls `count` with the index of each weight that applies to the position and its multiplicity.
    /// Returns the part of the evaluation that needs no weights, for the player to move.
    fn weighed(&self, count: &mut dyn FnMut(usize, i32)) -> i32;
}

impl Think for Match {
    fn think(&self, limits: &Limits) -> Option<Choice> {
        thinker(self.playing()).think(limits, None)
    }

    fn think_with(&self, limits: &Limits, weights: &Weights) -> Option<Choice> {
        thinker(self.playing()).think(limits, Some(weights))
    }

    fn judge(&self, limits: &Limits) -> Option<Judgement> {
        thinker(self.playing()).judge(limits, None)
    }

    fn weighed(&self, count: &mut dyn FnMut(usize, i32)) -> i32 {
        thinker(self.playing()).weighed(count)
    }
}

/// Judges every move like [`Think::judge`], but the evaluation knows nothing except what is certain, such as
/// the seeds in store. So it errs elsewhere than the usual one.
pub(crate) fn judge_by_stores(playing: &Match, limits: &Limits) -> Option<Judgement> {
    thinker(playing.playing()).judge(limits, Some(&Weights::NONE))
}

/// Returns the exact worth of every move at the end of the current round, if it can be proved within the
/// node limit. It ignores the history of the match.
pub(crate) fn prove(playing: &Match, limits: &Limits) -> Option<Judgement> {
    thinker(playing.playing()).prove(limits)
}

/// Returns whether the game ends with the current round.
pub(crate) fn is_last_round(playing: &Match) -> bool {
    thinker(playing.playing()).is_last_round()
}

/// The same functions for a game in progress, compiled for its rules.
trait Thinker {
    fn think(&self, limits: &Limits, weights: Option<&Weights>) -> Option<Choice>;
    fn judge(&self, limits: &Limits, weights: Option<&Weights>) -> Option<Judgement>;
    fn prove(&self, limits: &Limits) -> Option<Judgement>;
    fn is_last_round(&self) -> bool;
    fn weighed(&self, count: &mut dyn FnMut(usize, i32)) -> i32;
}

/// Generates the function `thinker`. Every game must implement [`Searchable`].
macro_rules! thinker {
    ($($game:ident),+) => {
        fn thinker(playing: &AnyPlaying) -> &dyn Thinker {
            match playing { $(AnyPlaying::$game(playing) => playing,)+ }
        }
    };
}
for_each_game!(thinker);

impl<R: Searchable> Thinker for Playing<R> {
    fn think(&self, limits: &Limits, weights: Option<&Weights>) -> Option<Choice> {
        let weights = weights.unwrap_or_else(|| built_in(self.rules()));
        think(self.rules(), self.state(), self.past(), limits, weights)
    }

    fn judge(&self, limits: &Limits, weights: Option<&Weights>) -> Option<Judgement> {
        let weights = weights.unwrap_or_else(|| built_in(self.rules()));
        judging::judge(self.rules(), self.state(), self.past(), limits, weights)
    }

    fn prove(&self, limits: &Limits) -> Option<Judgement> {
        judging::prove(self.rules(), self.state(), limits)
    }

    fn is_last_round(&self) -> bool {
        self.rules().is_last_round(self.state())
    }

    fn weighed(&self, mut count: &mut dyn FnMut(usize, i32)) -> i32 {
        self.rules().weigh(self.state(), &mut count);
        self.rules().certain(self.state())
    }
}

fn built_in<R: Searchable>(rules: &R) -> &'static Weights {
    crate::games::weights(&(*rules).into())
}

/// Chooses a move by iterative deepening. Returns `None` when the game is over.
///
/// `past` holds the positions of the game that can still recur. The last one is the current position.
pub(crate) fn think<R: Searchable>(
    rules: &R,
    state: &R::State,
    past: &[RepetitionKey],
    limits: &Limits,
    weights: &Weights,
) -> Option<Choice> {
    if state.as_ref().is_over() {
        return None;
    }
    let solved = R::Exact::new(rules, &limits.knowledge).solve(state, past, limits);
    if let Some(choice) = solved.filter(|_| !limits.needs_exact_values()) {
        return Some(choice);
    }
    if limits.threads > 1 && !limits.needs_exact_values() {
        return parallel::think(rules, state, past, limits, weights);
    }
    let mut table: Transpositions<R::State> = limits.scratch.take().unwrap_or_default();
    table.reset(limits.nodes);
    let choice = deepen(rules, state, past, limits, weights, Memory::Own(&mut table), 1);
    limits.scratch.put(table);
    choice
}
