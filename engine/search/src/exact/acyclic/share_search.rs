//! One thread's search: does the mover get at least a given number of stones?

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kuzhi_engine::Mangala;

use super::guess::{Guess, STONE};
use super::packed::{Packed, Step, share_of_mover};
use super::share_table::ShareTable;
use super::share_transpositions::{ShareBounds, ShareTranspositions};
use super::sowing::Sowing;

/// A position is announced to the other threads only if it has more stones than the tables by more than
/// this.
const WORTH_ANNOUNCING: u8 = 5;
const ANNOUNCED: usize = 1 << 12;

/// Receives results that took a long search.
pub trait SearchLog: Sync {
    /// Notes the bounds on a position and the number of nodes that they took.
    fn record(&self, position: Packed, known: ShareBounds, nodes: u64);
}

/// The state shared by the threads of a solver.
pub struct SharedSearch<'a, S = Mangala> {
    /// The values of positions with few stones.
    pub tables: &'a ShareTable<S>,
    /// The transposition table for all other positions.
    pub known: &'a ShareTranspositions,
    /// Set when another thread has answered the question.
    pub stop: &'a AtomicBool,
    /// Positions that a thread is searching now. Other threads try other moves first.
    pub busy: &'a [AtomicU64],
    /// Receives results that took a long search.
    pub notes: Option<&'a dyn SearchLog>,
}

/// Creates the slots for positions that a thread is searching.
pub fn nobody_busy() -> Vec<AtomicU64> {
    (0..ANNOUNCED).map(|_| AtomicU64::new(0)).collect()
}

/// The search was stopped, so the current question has no answer.
pub struct Stopped;

/// A move with the bounds on its share for the mover.
#[derive(Copy, Clone)]
struct Branch {
    after: Packed,
    stones: u8,
    gain: u8,
    again: bool,
    place: u8,
    low: u8,
    high: u8,
    rank: i16,
}

impl Branch {
    /// Converts the share of the next player to move into the share of the mover.
    const fn share_of_mover(&self, share: u8) -> u8 {
        share_of_mover(self.gain, self.again, self.stones, share)
    }
}

const NO_BRANCH: Branch = Branch {
    after: Packed::from_rows(0, 0),
    stones: 0,
    gain: 0,
    again: false,
    place: 0,
    low: 0,
    high: 0,
    rank: 0,
};

/// The moves of a position that tables and known bounds do not decide.
struct Branches {
    list: [Branch; 6],
    len: usize,
    /// The bounds from the decided moves: the best certain share, and the largest possible share.
    low: u8,
    high: u8,
}

/// The search of one thread.
pub struct ShareSearch<'a, S = Mangala> {
    shared: &'a SharedSearch<'a, S>,
    ranking: Ranking,
    /// The number of nodes searched.
    pub nodes: u64,
    /// The node limit.
    most: u64,
}

impl<'a, S: Sowing> ShareSearch<'a, S> {
    /// Creates a search that shares its results with other threads.
    pub fn new(shared: &'a SharedSearch<'a, S>) -> Self {
        ShareSearch {
            shared,
            ranking: Ranking { guess: shared.tables.rules().guess() },
            nodes: 0,
            most: u64::MAX,
        }
    }

    /// Returns the network that orders the moves.
    pub(super) const fn guess(&self) -> &'static Guess {
        self.ranking.guess
    }

    /// Limits the search to this many nodes, or slightly more.
    #[must_use]
    pub const fn limited(self, most: u64) -> Self {
        ShareSearch { most, ..self }
    }

    /// Returns a bound on the mover's share. If it is at least `target`, it is a lower bound, otherwise an
    /// upper bound.
    pub fn bound(&mut self, position: Packed, stones: u8, target: u8) -> Result<u8, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) && self.is_stopped() {
            return Err(Stopped);
        }
        let mut all = self.branches(position, stones, target);
        if all.low >= target {
            return Ok(all.low);
        }
        let before = self.nodes;
        let hint = self.shared.known.get(position).map_or(ShareBounds::NO_PLACE, |known| known.place);
        self.ranking.sort(&mut all.list[..all.len], hint);
        let announces = stones > self.shared.tables.seeds() + WORTH_ANNOUNCING;
        let mut high = all.high;
        let mut put_off = 0_u8;
        for pass in 0..2 {
            for (index, branch) in all.list[..all.len].iter().enumerate() {
                if pass == 0 && announces && index > 0 && self.is_busy(branch.after) {
                    put_off |= 1 << index;
                    continue;
                }
                if pass == 1 && put_off >> index & 1 == 0 {
                    continue;
                }
                let share = self.follow(branch, target, announces)?;
                if share >= target {
                    let found = ShareBounds { low: share, high: stones, place: branch.place };
                    self.keep(position, found, before);
                    return Ok(share);
                }
                high = high.max(share);
            }
            if put_off == 0 {
                break;
            }
        }
        self.keep(position, ShareBounds { low: 0, high, place: ShareBounds::NO_PLACE }, before);
        Ok(high)
    }

    fn is_stopped(&self) -> bool {
        self.nodes >= self.most || self.shared.stop.load(Ordering::Relaxed)
    }

    fn keep(&self, position: Packed, known: ShareBounds, before: u64) {
        let nodes = self.nodes - before;
        self.shared.known.put(position, known, nodes);
        if nodes >= ShareBounds::WORTH_NOTING
            && let Some(notes) = self.shared.notes
        {
            notes.record(position, known, nodes);
        }
    }

    /// Returns the place of a pit that is known to get the mover at least this many stones.
    pub fn reaching(&self, position: Packed, least: u8) -> Option<u8> {
        let known = self.shared.known.get(position).filter(|known| known.low >= least);
        let remembered = known.map(|known| known.place).filter(|&place| place != ShareBounds::NO_PLACE);
        remembered.or_else(|| {
            let stones = position.stones();
            (0..6_u8).filter(|&place| position.may_lift(place.into())).find(|&place| {
                let step = position.play(self.shared.tables.rules(), place.into());
                let left = stones - step.gain;
                let known = self.share_bounds(step.after, left);
                let share = if step.again { known.low } else { known.high };
                share_of_mover(step.gain, step.again, left, share) >= least
            })
        })
    }

    fn follow(&mut self, branch: &Branch, target: u8, announces: bool) -> Result<u8, Stopped> {
        let target =
            if branch.again { target - branch.gain } else { branch.gain + branch.stones + 1 - target };
        if announces {
            self.announce(branch.after, branch.after.bits());
        }
        let share = self.bound(branch.after, branch.stones, target);
        if announces {
            self.announce(branch.after, 0);
        }
        Ok(branch.share_of_mover(share?))
    }

    /// Looks up every move before searching any, so that the memory accesses overlap.
    fn branches(&self, position: Packed, stones: u8, target: u8) -> Branches {
        let mut all = Branches { list: [NO_BRANCH; 6], len: 0, low: 0, high: 0 };
        for place in (0..6_u8).rev() {
            if position.may_lift(place.into()) {
                let step = position.play(self.shared.tables.rules(), place.into());
                let stones = stones - step.gain;
                let Step { after, gain, again } = step;
                all.list[all.len] = Branch { after, stones, gain, again, place, ..NO_BRANCH };
                all.len += 1;
            }
        }
        let mut kept = 0;
        for index in 0..all.len {
            let mut branch = all.list[index];
            let known = self.share_bounds(branch.after, branch.stones);
            let ends = [branch.share_of_mover(known.low), branch.share_of_mover(known.high)];
            branch.low = ends[0].min(ends[1]);
            branch.high = ends[0].max(ends[1]);
            if branch.low > all.low {
                all.low = branch.low;
            }
            if branch.high < target || branch.low >= target {
                all.high = all.high.max(branch.high);
            } else {
                all.list[kept] = branch;
                kept += 1;
            }
        }
        all.len = kept;
        all
    }

    #[inline]
    fn share_bounds(&self, position: Packed, stones: u8) -> ShareBounds {
        let tables = self.shared.tables;
        if stones <= tables.seeds() {
            let share = tables.share(position);
            return ShareBounds { low: share, high: share, place: ShareBounds::NO_PLACE };
        }
        if let Some(share) = tables.rules().settled(position, stones) {
            return ShareBounds { low: share, high: share, place: ShareBounds::NO_PLACE };
        }
        self.shared.known.get(position).unwrap_or(ShareBounds {
            low: 0,
            high: stones,
            place: ShareBounds::NO_PLACE,
        })
    }

    #[allow(clippy::cast_possible_truncation)] // twelve bits
    fn slot(&self, position: Packed) -> &AtomicU64 {
        let spread = position.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52;
        &self.shared.busy[spread as usize % ANNOUNCED]
    }

    fn is_busy(&self, position: Packed) -> bool {
        self.slot(position).load(Ordering::Relaxed) == position.bits()
    }

    fn announce(&self, position: Packed, as_what: u64) {
        self.slot(position).store(as_what, Ordering::Relaxed);
    }
}

/// The move ordering. The move with the highest rank is searched first.
///
/// Usually several moves answer the question, and the best one to try is the one that answers it soonest.
/// Every stone that leaves the pits makes the remaining search several times smaller, and so does every
/// move that the opponent lacks.
struct Ranking {
    guess: &'static Guess,
}

/// The bonus for a stored stone, in addition to its value, and the penalty for each reply of the opponent.
const SOONER: i16 = 3 * STONE;
const REPLY: i16 = STONE / 4;

impl Ranking {
    fn rank(&self, branch: &Branch) -> i16 {
        let rest = self.guess.difference(branch.after);
        let gain = i16::from(branch.gain);
        if branch.again {
            return gain * (STONE + SOONER) + rest;
        }
        let replies = i16::from(branch.after.lift_count());
        gain * (STONE + SOONER) - rest - REPLY * replies
    }

    /// Sorts the moves. The move from the transposition table comes first.
    fn sort(&self, list: &mut [Branch], hint: u8) {
        if list.len() < 2 {
            return;
        }
        for branch in list.iter_mut() {
            branch.rank = if branch.place == hint { i16::MAX } else { self.rank(branch) };
        }
        list.sort_unstable_by_key(|branch| -branch.rank);
    }
}
