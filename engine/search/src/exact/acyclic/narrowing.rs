//! Finding an exact value with searches that only return bounds.

use super::guess::Guess;
use super::packed::Packed;
use super::share_search::Stopped;

/// The distance between the last bound and the next target. It starts at one stone and grows while the
/// answers keep going the same way.
#[derive(Default)]
struct Stride {
    up: bool,
    same: u8,
}

impl Stride {
    const fn next(&mut self, up: bool) -> u8 {
        self.same = if up == self.up && self.same > 0 { self.same + 1 } else { 1 };
        self.up = up;
        // The first two answers in a direction are usually the only ones needed.
        if self.same < 3 { 1 } else { self.same - 1 }
    }
}

/// Returns the mover's exact share of a position. `ask` returns bounds on it, as `ShareSearch::bound` does,
/// and `guess` says where to begin.
pub fn narrowed(
    position: Packed,
    guess: &Guess,
    mut ask: impl FnMut(u8) -> Result<u8, Stopped>,
) -> Result<u8, Stopped> {
    let stones = position.stones();
    let (mut low, mut high) = (0, stones);
    let mut target = guess.share(position, stones).clamp(1, stones.max(1));
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
