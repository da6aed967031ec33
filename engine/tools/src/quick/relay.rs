//! Turns of many laps (RULES G2), as `crate::relay` sows them.

use kuzhi_engine::LAPS_BEFORE_CYCLE_CHECK;

use super::rows::Rows;

/// A packed game in which the end of a lap may lift a further pit; pits are told by their numbers on the
/// mover's ring.
pub(super) trait QuickRelay: Copy {
    /// Sows one lap from a pit and gives the pit that is lifted next, if the turn goes on.
    fn lap(&mut self, from: u32) -> Option<u32>;

    /// All that the end of a turn depends on besides the pit that is lifted.
    fn standing(&self) -> Rows;

    /// Sows a whole turn from a pit: until it ends by itself, or comes back to what stood at the start of an
    /// earlier lap.
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
