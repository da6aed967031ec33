//! A person's puzzle results: their rating, their streak of daily puzzles, and puzzles made of their own
//! mistakes.

mod streak;

use std::collections::HashMap;

use kuzhi_engine::{Game, Move};
use kuzhi_search::{Grade, Puzzle, PuzzleId, mix};
use skillratings::Outcomes;

use crate::rating::Rating;
use crate::study::{Day, Solving};
use crate::{ChannelId, MatchId, PlayerId};

pub use self::streak::Streak;

/// The source of a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PuzzleKind {
    /// A puzzle that comes with the program.
    Kept,
    /// The puzzle of this day.
    Daily(Day),
    /// A mistake made by the person who solves it.
    Own,
}

/// What a person has done with a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PuzzleTry {
    /// They have played a wrong move.
    Wrong {
        /// The number of moves of the line before it.
        ply: usize,
        /// Legal, but not the solution.
        mv: Move,
    },
    /// They have found all moves.
    Solved,
    /// They have looked at the answer.
    Shown,
}

/// A person's puzzle results.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Solver {
    /// The number of changes.
    pub version: u64,
    /// Their strength at puzzles.
    pub rating: Rating,
    /// How many puzzles they have solved at the first try.
    pub solved: u32,
    /// How many they have failed at the first try.
    pub missed: u32,
    /// The puzzles that have counted for the rating, the latest last. None counts twice.
    pub had: Vec<PuzzleId>,
    /// The last daily puzzle that they have tried.
    pub daily: Option<Daily>,
    /// The daily puzzles that they have solved in a row.
    pub streak: Streak,
    /// Puzzles made of their own mistakes.
    pub own: Vec<OwnPuzzle>,
    /// The matches that were searched for mistakes, the latest last.
    pub looked_through: Vec<MatchId>,
}

/// A person's tries at a daily puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily {
    /// The day of the puzzle.
    pub day: Day,
    /// The first wrong moves, each with the number of moves before it.
    pub wrong: Vec<(usize, Move)>,
    /// How it ended. `None` if it has not.
    pub end: Option<DailyEnd>,
    /// The channels in which they have shared their result.
    pub shared: Vec<ChannelId>,
}

/// How a daily puzzle ended for a person.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DailyEnd {
    /// They have solved it.
    Solved,
    /// They have looked at the answer.
    Shown,
}

/// A mistake made into a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnPuzzle {
    /// The match in which they made it.
    pub id: MatchId,
    /// The number of moves in the match before it.
    pub ply: usize,
    /// The mistake.
    pub played: Move,
    /// What they should have found.
    pub puzzle: Puzzle,
    /// Whether they have solved it or looked at the answer.
    pub done: bool,
}

impl Daily {
    /// How many tries count for the streak. Further wrong moves are not remembered.
    pub const TRIES: usize = 2;

    fn new(day: Day) -> Daily {
        Daily { day, wrong: Vec::new(), end: None, shared: Vec::new() }
    }

    /// The number of the try that solves it.
    pub fn tries(&self) -> usize {
        self.wrong.len() + 1
    }

    /// Whether there is nothing left to gain: it has ended, or its tries are used up.
    pub fn is_over(&self) -> bool {
        self.end.is_some() || self.tries() > Self::TRIES
    }

    /// Whether it was solved within the tries that count.
    pub fn keeps_streak(&self) -> bool {
        self.end == Some(DailyEnd::Solved) && self.tries() <= Self::TRIES
    }

    /// Every try at the moves to find of its puzzle, in order: whether it was right.
    pub fn tries_at(&self, puzzle: &Puzzle) -> Vec<bool> {
        let to_find = (0..puzzle.line().len()).filter(|ply| Solving::at(puzzle, *ply).is_some());
        let at = |ply: usize| {
            let wrong = self.wrong.iter().filter(move |(at, _)| *at == ply).map(|_| false);
            wrong.chain([true])
        };
        to_find.flat_map(at).collect()
    }
}

impl Solver {
    /// How many rated puzzles are remembered. People who have solved more may get the first ones again.
    pub const MOST_HAD: usize = 1_000;

    /// How many puzzles it takes to find someone's level. Their rating is shown after them.
    pub const TO_FIND_LEVEL: u32 = 5;

    /// In how many channels a person can share the result of a daily puzzle.
    const MOST_SHARED: usize = 10;

    /// How many puzzles of a person's own mistakes are kept.
    pub const MOST_OWN: usize = 20;
    /// How many searched matches are kept.
    pub const MOST_LOOKED_THROUGH: usize = 100;

    /// Whether a puzzle of this kind would count for the rating.
    pub fn counts(&self, puzzle: &Puzzle, kind: PuzzleKind) -> bool {
        kind != PuzzleKind::Own && !self.had.contains(&puzzle.id())
    }

    /// How many puzzles have counted for their rating.
    pub const fn tried(&self) -> u32 {
        self.solved + self.missed
    }

    /// Whether their level is still being found, so that their rating says little.
    pub const fn is_finding_level(&self) -> bool {
        self.tried() <= Self::TO_FIND_LEVEL
    }

    /// Their tries at the puzzle of a day, if there are any.
    pub fn daily(&self, day: Day) -> Option<&Daily> {
        self.daily.as_ref().filter(|daily| daily.day == day)
    }

    /// Returns the puzzle of their own mistakes with this id.
    pub fn own_puzzle(&self, id: PuzzleId) -> Option<&OwnPuzzle> {
        self.own.iter().find(|own| own.puzzle.id() == id)
    }

    /// Returns the next unsolved puzzle of their own mistakes.
    pub fn next_own(&self, game: Option<Game>) -> Option<&OwnPuzzle> {
        let is_wanted = |own: &&OwnPuzzle| game.is_none_or(|game| game.id() == own.puzzle.game().id());
        self.own.iter().filter(|own| !own.done).find(is_wanted)
    }

    /// Returns the next puzzle: one that they have not had, with the grade closest to their rating. It stays
    /// the same until they try it.
    pub fn next(&self, who: PlayerId, game: &Game) -> Option<&'static Puzzle> {
        let all = Puzzle::built_in(game);
        let had: HashMap<PuzzleId, usize> = (0..).zip(&self.had).map(|(at, id)| (*id, at)).collect();
        let fresh = || all.iter().filter(|puzzle| !had.contains_key(&puzzle.id()));
        let distance = |grade: Grade| (strength(grade).value() - self.rating.value()).abs();
        let Some(grade) =
            fresh().map(Puzzle::grade).min_by(|one, other| distance(*one).total_cmp(&distance(*other)))
        else {
            // They have had all of them, so the earliest one comes again.
            return all.iter().min_by_key(|puzzle| had.get(&puzzle.id()));
        };
        let fit: Vec<&Puzzle> = fresh().filter(|puzzle| puzzle.grade() == grade).collect();
        let chance = mix(who.0 ^ u64::from(self.tried()).rotate_left(40));
        let place = chance.checked_rem(fit.len() as u64)?;
        fit.get(usize::try_from(place).ok()?).copied()
    }

    /// Returns the results after a try. They are unchanged if the try does not count for anything.
    ///
    /// Only the first try at a puzzle counts. Repeated tries and double clicks change nothing.
    #[must_use]
    pub fn after(&self, puzzle: &Puzzle, kind: PuzzleKind, tried: PuzzleTry, today: Day) -> Solver {
        let mut next = self.clone();
        if self.counts(puzzle, kind) {
            next.rate(puzzle.grade(), tried == PuzzleTry::Solved);
            next.had.push(puzzle.id());
            save_last(&mut next.had, Self::MOST_HAD);
        }
        match kind {
            PuzzleKind::Kept => {}
            PuzzleKind::Daily(day) => {
                let is_todays = day.puzzle().is_some_and(|of_day| of_day.id() == puzzle.id());
                if day == today && is_todays {
                    next.try_daily(day, tried);
                }
            }
            PuzzleKind::Own => {
                let own = next.own.iter_mut().find(|own| own.puzzle.id() == puzzle.id());
                if let (Some(own), PuzzleTry::Solved | PuzzleTry::Shown) = (own, tried) {
                    own.done = true;
                }
            }
        }
        self.followed_by(next)
    }

    /// Adds the mistakes found in a match that was searched.
    #[must_use]
    pub fn having_looked_through(&self, id: MatchId, found: &[OwnPuzzle]) -> Solver {
        let mut next = self.clone();
        if !next.looked_through.contains(&id) {
            next.looked_through.push(id);
            save_last(&mut next.looked_through, Self::MOST_LOOKED_THROUGH);
        }
        for own in found {
            if next.own_puzzle(own.puzzle.id()).is_none() {
                next.own.push(own.clone());
            }
        }
        save_last(&mut next.own, Self::MOST_OWN);
        self.followed_by(next)
    }

    /// Records that they have shared their result of a daily puzzle in a channel. Changes nothing if they
    /// have not solved it or have already shared it there.
    #[must_use]
    pub fn having_shared(&self, day: Day, channel: ChannelId) -> Solver {
        let mut next = self.clone();
        if let Some(daily) = next.daily.as_mut().filter(|daily| daily.day == day)
            && daily.end == Some(DailyEnd::Solved)
            && !daily.shared.contains(&channel)
            && daily.shared.len() < Self::MOST_SHARED
        {
            daily.shared.push(channel);
        }
        self.followed_by(next)
    }

    fn followed_by(&self, next: Solver) -> Solver {
        let version = if next == *self { self.version } else { self.version + 1 };
        Solver { version, ..next }
    }

    fn rate(&mut self, grade: Grade, is_solved: bool) {
        let outcome = if is_solved { Outcomes::WIN } else { Outcomes::LOSS };
        let [rated, _] = self.rating.after(strength(grade), outcome);
        // A value must read back as it was written.
        self.rating = rated.rounded();
        self.solved += u32::from(is_solved);
        self.missed += u32::from(!is_solved);
    }

    fn try_daily(&mut self, day: Day, tried: PuzzleTry) {
        if self.daily.as_ref().is_some_and(|last| last.day > day) {
            // What they have tried of a later one would be forgotten.
            return;
        }
        if self.daily(day).is_none() {
            self.daily = Some(Daily::new(day));
        }
        let Some(daily) = self.daily.as_mut().filter(|daily| daily.end.is_none()) else { return };
        match tried {
            PuzzleTry::Wrong { ply, mv } => {
                if !daily.wrong.contains(&(ply, mv)) && daily.wrong.len() < Daily::TRIES {
                    daily.wrong.push((ply, mv));
                }
                if daily.is_over() {
                    self.streak = self.streak.broken();
                }
            }
            PuzzleTry::Shown => {
                daily.end = Some(DailyEnd::Shown);
                self.streak = self.streak.broken();
            }
            PuzzleTry::Solved => {
                daily.end = Some(DailyEnd::Solved);
                if daily.keeps_streak() {
                    self.streak = self.streak.solved(day);
                }
            }
        }
    }
}

/// Returns the strength of a person who solves half of the puzzles of this grade.
fn strength(grade: Grade) -> Rating {
    Rating::established(900.0 + 200.0 * f64::from(grade.get()))
}

/// Drops items from the front until at most this many are left.
fn save_last<T>(all: &mut Vec<T>, most: usize) {
    all.drain(..all.len().saturating_sub(most));
}

#[cfg(test)]
mod tests;
