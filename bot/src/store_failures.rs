//! Reports failures of the store. A store that fails does so at every request, which must not flood the log.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_store::StoreError;

use crate::metrics::{ALONE, Counter};

/// The shortest time between two lines.
const EACH: Duration = Duration::from_secs(1);

static PACE: Mutex<Pace> = Mutex::new(Pace { last: None, left_out: 0 });

/// When the last line was written, and how many failures have had none since.
#[derive(Debug)]
struct Pace {
    last: Option<Instant>,
    left_out: u64,
}

impl Pace {
    /// Returns how many failures had no line before this one, if this one has a line.
    fn line(&mut self, now: Instant) -> Option<u64> {
        if self.last.is_some_and(|last| now.saturating_duration_since(last) < EACH) {
            self.left_out += 1;
            return None;
        }
        self.last = Some(now);
        Some(std::mem::take(&mut self.left_out))
    }
}

/// Counts a failure of the store and logs it, one a second at most. The line says how many before it had
/// none.
pub(crate) fn report(error: &StoreError, what: &str) {
    Counter::StoreFailures.add(ALONE);
    // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
    let line = PACE.lock().unwrap_or_else(PoisonError::into_inner).line(Instant::now());
    match line {
        None => {}
        Some(0) => tracing::error!(%error, "{what}"),
        Some(left_out) => tracing::error!(%error, left_out, "{what}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_store_that_fails_writes_a_line_a_second() {
        let (mut pace, begin) = (Pace { last: None, left_out: 0 }, Instant::now());
        let lines = (0..3_000).map(|at| pace.line(begin + Duration::from_millis(at))).collect::<Vec<_>>();
        assert_eq!(lines.iter().flatten().collect::<Vec<_>>(), [&0, &999, &999]);
        assert_eq!(pace.line(begin + Duration::from_mins(1)), Some(999), "the rest is not lost");
        assert_eq!(pace.line(begin + Duration::from_secs(99)), Some(0));
    }
}
