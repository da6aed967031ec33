//! Relay sowing with many laps (RULES G2), equivalent to `crate::relay`.

use kuzhi_engine::LAPS_BEFORE_CYCLE_CHECK;

use super::rows::Rows;

/// A packed game in which the last seed of a lap may lift another pit. Pits are numbered along the mover's
/// ring.
pub(super) trait QuickRelay: Copy {
    /// Sows one lap from a pit. Returns the pit that is lifted next, if the turn continues.
    fn lap(&mut self, from: u32) -> Option<u32>;

    /// Everything besides the lifted pit on which the end of a turn depends.
    fn standing(&self) -> Rows;

    /// Sows a whole turn from a pit: until it ends by itself, or repeats the state at the start of an earlier
    /// lap.
    #[inline]
    fn sow(&mut self, from: u32) {
        let before = *self;
        let mut lifted = from;
        let mut seen = Vec::new();
        let mut laps = 0;
        loop {
            if laps >= LAPS_BEFORE_CYCLE_CHECK {
                if laps == LAPS_BEFORE_CYCLE_CHECK {
                    (*self, lifted) = (before, from);
                }
                let now = (self.standing(), lifted);
                if seen.contains(&now) {
                    return;
                }
                seen.push(now);
            }
            laps += 1;
            match self.lap(lifted) {
                Some(next) => lifted = next,
                None => return,
            }
        }
    }
}
