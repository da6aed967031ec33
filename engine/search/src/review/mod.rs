//! A review of a match: what every move was worth, what would have been better, and why.

mod accuracy;
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

/// A move of a match, judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedMove {
    /// Its place in the match, from 1.
    pub ply: usize,
    /// Who made it.
    pub by: Side,
    /// The move.
    pub played: Move,
    /// A move than which none is better: the one that was played, if that is true of it.
    pub best: Move,
    /// What the position was worth to the mover before the move: what the best one brings.
    pub before: Worth,
    /// What it was worth to the mover after it.
    pub after: Worth,
    /// How many seeds worse than the best move it was.
    pub loss: u16,
    /// Whether something hung on the choice: there were moves of different worth.
    pub mattered: bool,
    /// What the better move would have done, where there was one.
    pub why: Option<Why>,
}

impl ReviewedMove {
    /// Whether the loss is exact: both moves are worth what is said.
    pub fn is_exact(&self) -> bool {
        self.before.is_exact() && self.after.is_exact()
    }

    /// Whether the move certainly gave away a win or a draw.
    pub fn gave_away(&self) -> bool {
        self.after.result().zip(self.before.result()).is_some_and(|(after, before)| after < before)
    }

    /// What the position before the move was worth to a side: what is plotted over the game.
    pub fn before_to(&self, side: Side) -> Worth {
        if self.by == side { self.before } else { self.before.to_other() }
    }
}

/// A review in progress: an iterator over the judged moves of a match, from the first one on.
///
/// Each step judges one move, within the nodes of the limits (twice as many where a position of Mangala is tried to be
/// solved first), and depends on nothing but the match up to there and the limits: a review can be left at any move
/// and taken up again with [`Review::from_ply`], and is the same every time. Setting [`Limits::stop`] ends it: the
/// move that was being judged is not given, so that what was given stays true.
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
/// let review = Review::of(&game, Limits::nodes(2_000));
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
    /// The nodes a move with which forty moves of any game are reviewed in some seconds: `REVIEW.md` has figures.
    pub const NODES: u64 = 200_000;

    /// Which judgement this is: of two reviews of the same moves by the same judgement, neither need be made anew.
    ///
    /// Whoever changes what is found of a move (the search, its weights, what is solved, [`Review::NODES`]) makes it one
    /// more; a test says when. What follows from what is found, such as [`accuracy`], is no part of it.
    pub const JUDGEMENT: u32 = 1;

    /// A review of a match that was played, or is under way.
    ///
    /// Of the limits count nodes, depth, knowledge, scratch memory and stop.
    pub fn of(played: &Match, limits: Limits) -> Review {
        let game = played.game();
        let start = played.custom_start().map(|position| Match::from_position(game, position));
        let playing = start.map_or_else(|| game.start(), |start| start.expect("the match began with it"));
        Review { playing, moves: played.moves().to_vec(), limits }
    }

    /// A review of a match that was written down.
    ///
    /// # Errors
    ///
    /// When the record describes no match.
    pub fn of_record(record: &MatchRecord, limits: Limits) -> Result<Review, UnplayableRecord> {
        Ok(Review::of(&record.replay()?, limits))
    }

    /// The same review without the moves before a ply, counted from 1: what is left of one that was broken off.
    #[must_use]
    pub fn from_ply(mut self, ply: usize) -> Review {
        while self.playing.moves().len() + 1 < ply {
            let Some(&mv) = self.moves.get(self.playing.moves().len()) else { break };
            self.play(mv);
        }
        self
    }

    /// How many moves the match has.
    pub fn plies(&self) -> usize {
        self.moves.len()
    }

    /// How many of them are judged or passed over.
    pub fn done(&self) -> usize {
        self.playing.moves().len()
    }

    /// A review of a match from what was found of its moves before; nothing is searched. `None` if that was found of
    /// other moves.
    ///
    /// # Examples
    ///
    /// ```
    /// use kuzhi_engine::Game;
    /// use kuzhi_search::{Limits, Review, ReviewedMove, Verdict};
    ///
    /// let mut game = Game::default().start();
    /// game.play("3".parse()?, &mut |_| ())?;
    /// let reviewed: Vec<ReviewedMove> = Review::of(&game, Limits::nodes(2_000)).collect();
    /// let found: Vec<Verdict> = reviewed.iter().map(Verdict::from).collect();
    /// assert_eq!(Review::recall(&game, &found), Some(reviewed));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn recall(played: &Match, found: &[Verdict]) -> Option<Vec<ReviewedMove>> {
        let mut review = Review::of(played, Limits::nodes(0));
        if found.len() != review.plies() {
            return None;
        }
        found.iter().map(|verdict| review.tell(*verdict)).collect()
    }

    /// The next move with what follows from what was found of it; `None` if that was found of another one.
    fn tell(&mut self, verdict: Verdict) -> Option<ReviewedMove> {
        let Verdict { played, best, before, after, loss, mattered } = verdict;
        if self.moves.get(self.done()) != Some(&played) {
            return None;
        }
        let by = self.playing.turn()?;
        let why = if best == played { None } else { Some(Why::of(&self.playing, played, best)?) };
        let ply = self.done() + 1;
        self.play(played);
        Some(ReviewedMove { ply, by, played, best, before, after, loss, mattered, why })
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
        let after = judgement.of(played)?;
        let loss = judgement.loss(played)?;
        // Of moves that bring the same, the one that was played is as good as any.
        let as_good = loss == 0 && after.result() >= judgement.best().worth.result();
        let best = if as_good { played } else { judgement.best().mv };
        let (before, mattered) = (judgement.worth(), judgement.matters());
        self.tell(Verdict { played, best, before, after, loss, mattered })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // It may be stopped before.
        (0, Some(self.moves.len() - self.done()))
    }
}

/// The moves that lost most, the worst first, at most so many; of equals the earlier one. Those that lost nothing are
/// not among them.
pub fn costliest(moves: &[ReviewedMove], most: usize) -> Vec<&ReviewedMove> {
    let mut costly: Vec<&ReviewedMove> = moves.iter().filter(|reviewed| reviewed.loss > 0).collect();
    costly.sort_by_key(|reviewed| Reverse((reviewed.gave_away(), reviewed.loss)));
    costly.truncate(most);
    costly
}
