//! Game review: the worth of every move in a match, the better move, and why it is better.

mod accuracy;
mod theory;
mod verdict;
mod why;

#[cfg(test)]
mod tests;

pub use accuracy::accuracy;
pub use verdict::Verdict;
pub use why::{Missed, Why};

use std::cmp::Reverse;

use kuzhi_engine::{Match, MatchRecord, Move, Side, UnplayableRecord};

use crate::limits::Limits;
use crate::thinking::Think as _;
use crate::worth::Worth;

/// A move of a match, with its assessment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedMove {
    /// The place of the move in the match, counted from 1.
    pub ply: usize,
    /// The player who made the move.
    pub by: Side,
    /// The move that was played.
    pub played: Move,
    /// A best move. If the played move is as good as any, this is the played move.
    pub best: Move,
    /// The worth of the position to the mover before the move, assuming the best move.
    pub before: Worth,
    /// The worth to the mover after the played move.
    pub after: Worth,
    /// How many seeds the played move loses compared with the best move.
    pub loss: u16,
    /// Whether the choice mattered: the legal moves differed in worth.
    pub mattered: bool,
    /// What the better move would have done, if there was one.
    pub why: Option<Why>,
    /// Whether it is a move of the opening whose loss a strong player would not see.
    pub is_theory: bool,
}

impl ReviewedMove {
    /// Returns whether the loss is exact, because both values are.
    pub fn is_exact(&self) -> bool {
        self.before.is_exact() && self.after.is_exact()
    }

    /// Returns whether the move certainly gave away a win or a draw.
    pub fn gave_away(&self) -> bool {
        self.after.result().zip(self.before.result()).is_some_and(|(after, before)| after < before)
    }

    /// Returns whether the move lost seeds, or gave away a match.
    pub fn lost(&self) -> bool {
        self.loss > 0 || self.gave_away_match()
    }

    /// Returns whether the move certainly gave away what a match of several rounds would have brought. It can
    /// do so without losing a seed in its round.
    pub fn gave_away_match(&self) -> bool {
        self.before.is_of_match() && self.gave_away()
    }

    /// Returns the worth of the position before the move to a side. This is the value for a graph of the
    /// game.
    pub fn before_to(&self, side: Side) -> Worth {
        if self.by == side { self.before } else { self.before.to_other() }
    }
}

/// A review in progress: an iterator over the reviewed moves of a match, starting with the first.
///
/// Each step judges one move within the node limit (up to twice that in Mangala, where it first tries to
/// solve the position). The result depends only on the limits and the match up to that move, so a review is
/// always the same and can be resumed at any move with [`Review::from_ply`]. Setting [`Limits::stop`] ends
/// the review. The move in progress is then discarded, so every returned move is reliable.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::Game;
/// use kuzhi_search::{Limits, Review};
///
/// let mut game = Game::default().start();
/// for mv in ["3", "1", "5"] {
///     game.play(mv.parse()?, &mut |_| ())?;
/// }
/// let review = Review::new(&game, Limits::nodes(2_000));
/// assert_eq!(review.plies(), 3);
/// for reviewed in review {
///     println!("{}: {} lost {}, best was {}", reviewed.ply, reviewed.played, reviewed.loss, reviewed.best);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    playing: Match,
    moves: Vec<Move>,
    limits: Limits,
}

impl Review {
    /// The nodes per move for a review of forty moves in a few seconds, in any game. See `REVIEW.md` for
    /// figures.
    pub const NODES: u64 = 200_000;

    /// The version of the review results. A stored review with this version need not be computed again.
    ///
    /// Increment it when the results change, for example through the search, its weights, the solved
    /// positions or [`Review::NODES`]. A test detects this. Values derived from the results, such as
    /// [`accuracy()`], are not covered.
    pub const JUDGEMENT: u32 = 2;

    /// Creates a review of a finished or running match.
    ///
    /// It uses the node limit, depth, knowledge, scratch memory and stop flag of the limits.
    pub fn new(played: &Match, limits: Limits) -> Review {
        let game = played.game();
        let start = played.custom_start().map(|position| Match::from_position(game, position));
        let playing = start.map_or_else(|| game.start(), |start| start.expect("the match began with it"));
        Review { playing, moves: played.moves().to_vec(), limits }
    }

    /// Creates a review of a match record.
    ///
    /// # Errors
    ///
    /// Fails if the record is not a valid match.
    pub fn of_record(record: &MatchRecord, limits: Limits) -> Result<Review, UnplayableRecord> {
        Ok(Review::new(&record.replay()?, limits))
    }

    /// Skips the moves before a ply, counted from 1, to resume an interrupted review.
    #[must_use]
    pub fn from_ply(mut self, ply: usize) -> Review {
        while self.playing.moves().len() + 1 < ply {
            let Some(&mv) = self.moves.get(self.playing.moves().len()) else { break };
            self.play(mv);
        }
        self
    }

    /// Returns the number of moves in the match.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// Returns the number of moves that have been reviewed or skipped.
    pub fn done(&self) -> usize {
        self.playing.moves().len()
    }

    /// Restores a complete review from stored verdicts, without judging any move again. Returns `None` if the
    /// verdicts do not belong to the moves of this match.
    ///
    /// # Examples
    ///
    /// ```
    /// use kuzhi_engine::Game;
    /// use kuzhi_search::{Limits, Review, ReviewedMove, Verdict};
    ///
    /// let mut game = Game::default().start();
    /// game.play("3".parse()?, &mut |_| ())?;
    /// let reviewed: Vec<ReviewedMove> = Review::new(&game, Limits::nodes(2_000)).collect();
    /// let found: Vec<Verdict> = reviewed.iter().map(Verdict::from).collect();
    /// assert_eq!(Review::recall(&game, &found), Some(reviewed));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn recall(played: &Match, found: &[Verdict]) -> Option<Vec<ReviewedMove>> {
        let mut review = Review::new(played, Limits::nodes(0));
        if found.len() != review.plies() {
            return None;
        }
        found.iter().map(|verdict| review.tell(*verdict)).collect()
    }

    /// Completes a verdict on the next move. Returns `None` if it belongs to another move.
    fn tell(&mut self, verdict: Verdict) -> Option<ReviewedMove> {
        let Verdict { played, best, before, after, loss, mattered } = verdict;
        if self.moves.get(self.done()) != Some(&played) {
            return None;
        }
        let by = self.playing.turn()?;
        let why = if best == played { None } else { Some(Why::compare(&self.playing, played, best)?) };
        let ply = self.done() + 1;
        let is_theory = false;
        let judged = ReviewedMove { ply, by, played, best, before, after, loss, mattered, why, is_theory };
        let is_theory = theory::is_theory(&self.playing, &judged, &self.limits);
        self.play(played);
        Some(ReviewedMove { is_theory, ..judged })
    }

    fn play(&mut self, mv: Move) {
        self.playing.play(mv, &mut |_| ()).expect("the match was played");
    }
}

impl Iterator for Review {
    type Item = ReviewedMove;

    fn next(&mut self) -> Option<ReviewedMove> {
        let &played = self.moves.get(self.done())?;
        let judgement = self.playing.judge(&self.limits)?;
        if self.limits.stopped() {
            return None;
        }
        let after = judgement.worth_of(played)?;
        let loss = judgement.loss(played)?;
        // If the played move is as good as the best one, report it as the best.
        let as_good = loss == 0 && after.result() >= judgement.best().worth.result();
        let best = if as_good { played } else { judgement.best().mv };
        let (before, mattered) = (judgement.worth(), judgement.matters());
        let told = self.tell(Verdict { played, best, before, after, loss, mattered });
        told.filter(|_| !self.limits.stopped())
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // The review may be stopped early.
        (0, Some(self.moves.len() - self.done()))
    }
}

/// Returns the moves with the largest losses, at most `most`. Moves that certainly gave away a result come
/// first, then larger losses, then earlier moves. Moves that lose nothing are excluded.
pub fn costliest(moves: &[ReviewedMove], most: usize) -> Vec<&ReviewedMove> {
    let mut costly: Vec<&ReviewedMove> = moves.iter().filter(|reviewed| reviewed.lost()).collect();
    costly.sort_by_key(|reviewed| Reverse((reviewed.gave_away(), reviewed.loss)));
    costly.truncate(most);
    costly
}
