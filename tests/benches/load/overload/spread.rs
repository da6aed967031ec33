//! A histogram of very many delays, to the millisecond, in little memory.

use std::time::Duration;

/// Longer delays count as this long.
const LONGEST: usize = 60_000;

/// The count for each millisecond.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spread {
    of: Vec<u32>,
    count: u64,
}

impl Spread {
    pub(crate) fn add(&mut self, delay: Duration) {
        let millis = usize::try_from(delay.as_millis()).map_or(LONGEST, |millis| millis.min(LONGEST));
        if self.of.len() <= millis {
            self.of.resize(millis + 1, 0);
        }
        self.of[millis] += 1;
        self.count += 1;
    }

    /// Returns the given percentile.
    pub(crate) fn percentile(&self, per_cent: u64) -> Duration {
        let rank = (self.count * per_cent).div_ceil(100).max(1);
        let mut so_far = 0;
        let reached = self.of.iter().position(|&number| {
            so_far += u64::from(number);
            so_far >= rank
        });
        Duration::from_millis(reached.and_then(|millis| u64::try_from(millis).ok()).unwrap_or_default())
    }
}
