//! From questions with two answers to a number.

use super::guess::Guess;
use super::packed::Packed;
use super::searcher::Stopped;

/// How far the next question is from the last answer: one stone, but farther and farther where answers go
/// the same way again and again.
#[derive(Default)]
struct Stride {
    up: bool,
    same: u8,
}

impl Stride {
    const fn next(&mut self, up: bool) -> u8 {
        self.same = if up == self.up && self.same > 0 { self.same + 1 } else { 1 };
        self.up = up;
        // The first two answers of a direction are most often the two that are needed.
        if self.same < 3 { 1 } else { self.same - 1 }
    }
}

/// The mover's share of a position, by asking for bounds on it, as `Searcher::bound` gives them.
pub fn narrowed(position: Packed, mut ask: impl FnMut(u8) -> Result<u8, Stopped>) -> Result<u8, Stopped> {
    let stones = position.stones();
    let (mut low, mut high) = (0, stones);
    let mut target = Guess::learned().share(position, stones).clamp(1, stones.max(1));
    let mut stride = Stride::default();
    while low < high {
        let bound = ask(target)?;
        if bound >= target {
            low = bound;
            target = high.min(low + stride.next(true));
        } else {
            high = bound;
            target = (low + 1).max((high + 1).saturating_sub(stride.next(false)));
        }
    }
    Ok(low)
}
