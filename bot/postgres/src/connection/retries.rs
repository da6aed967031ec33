//! How often, and after what pause, a job is repeated.

use std::time::{Duration, Instant};

use super::failure::FailureKind;

/// How long callers wait for a server that is down. It takes less time to restart.
const TIMEOUT: Duration = Duration::from_secs(6);

/// The timeout of an answer. A server that takes longer counts as gone.
const ANSWERING: Duration = Duration::from_secs(15);

/// The timeout of jobs that scan everything.
const LONG: Duration = Duration::from_hours(6);

/// How often a job is repeated after conflicts with other transactions.
const MOST_CONFLICTS: u32 = 20;

/// The longest pause after a conflict, and after a lost connection.
const LONGEST: [Duration; 2] = [Duration::from_millis(100), Duration::from_millis(500)];

/// The attempts of one job.
#[derive(Debug)]
pub(crate) struct Retries {
    since: Instant,
    patience: Duration,
    answering: Duration,
    conflicts: u32,
    losses: u32,
}

impl Default for Retries {
    fn default() -> Retries {
        Retries::since(Instant::now())
    }
}

impl Retries {
    /// The attempts of a job that has been waiting since this time.
    pub(crate) const fn since(since: Instant) -> Retries {
        Retries { since, patience: TIMEOUT, answering: ANSWERING, conflicts: 0, losses: 0 }
    }

    /// The attempts of a job that may take long.
    pub(crate) fn of_long_job() -> Retries {
        Retries { answering: LONG, ..Retries::default() }
    }

    /// Returns the timeout of an answer.
    pub(crate) const fn answering(&self) -> Duration {
        self.answering
    }

    /// Returns the pause before the next attempt. `None` if there is none. Pauses grow and are random, so
    /// that transactions that have conflicted do not conflict again.
    pub(crate) fn pause(&mut self, kind: FailureKind) -> Option<Duration> {
        let (count, longest) = match kind {
            FailureKind::Conflict => (&mut self.conflicts, LONGEST[0]),
            FailureKind::Lost => (&mut self.losses, LONGEST[1]),
            FailureKind::Lasting | FailureKind::Unwritable => return None,
        };
        *count += 1;
        let count = *count;
        // What a long job waits for is another long job, and that does not count as its own time.
        let is_out_of_time = self.since.elapsed() > self.patience
            && !(self.answering == LONG && kind == FailureKind::Conflict);
        if self.conflicts > MOST_CONFLICTS || is_out_of_time {
            return None;
        }
        let most = Duration::from_millis(2_u64.saturating_pow(count.min(20))).min(longest);
        Some(most.mul_f64(rand::random_range(0.1..=1.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_job_survives_a_wait_but_no_lost_server() {
        let since = Instant::now().checked_sub(2 * TIMEOUT).expect("the clock began before");
        let waited = || Retries { since, ..Retries::of_long_job() };
        assert!(waited().pause(FailureKind::Conflict).is_some());
        assert!(waited().pause(FailureKind::Lost).is_none());
    }

    #[test]
    fn conflicts_are_retried_with_growing_pauses() {
        let mut retries = Retries::default();
        let pauses: Vec<_> = std::iter::from_fn(|| retries.pause(FailureKind::Conflict)).collect();
        assert_eq!(pauses.len(), 20);
        assert!(pauses[0] <= Duration::from_millis(2) && pauses.iter().all(|pause| *pause <= LONGEST[0]));
        assert!(pauses[10..].iter().any(|pause| *pause > Duration::from_millis(10)));
    }

    #[test]
    fn retries_end_with_the_patience_and_skip_lasting_errors() {
        let mut tired = Retries { patience: Duration::ZERO, ..Retries::default() };
        assert_eq!(tired.pause(FailureKind::Lost), None);
        assert!(Retries::default().pause(FailureKind::Lost).is_some());
        assert_eq!(Retries::default().pause(FailureKind::Lasting), None);
    }
}
