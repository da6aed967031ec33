//! Warns in the log when memory runs short, before the kernel kills the process.

use std::time::Duration;

use super::MIB;
use super::used::{limit, resident};

/// The interval between checks.
const EACH: Duration = Duration::from_secs(15);

/// Memory is short from this percentage of the limit on. The system needs the rest for the program's code and
/// for files. With less, it reads both from the disk over and over.
const SHORT: u64 = 85;

/// Memory suffices again below this percentage.
const ENOUGH: u64 = 75;

/// Checks the memory for as long as the bot runs.
pub(crate) async fn watch() {
    let mut is_short = false;
    loop {
        if let (Some(resident), Some(limit)) = (resident(), limit()) {
            let before = is_short;
            is_short = is_short_now(before, resident, limit);
            if is_short && !before {
                let (resident, limit) = (resident / MIB, limit / MIB);
                tracing::warn!(
                    "memory is short: {resident} MiB are in use, and {limit} are allowed. Allow more (in \
                     compose.yaml: mem_limit). With less memory left, everything becomes slow, and then the \
                     system kills the bot"
                );
            }
        }
        tokio::time::sleep(EACH).await;
    }
}

fn is_short_now(before: bool, resident: u64, limit: u64) -> bool {
    let part = if before { ENOUGH } else { SHORT };
    resident.saturating_mul(100) >= limit.saturating_mul(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_is_said_once_until_there_is_clearly_enough() {
        let mut is_short = false;
        let mut said = Vec::new();
        for resident in [50, 84, 85, 90, 80, 86, 74, 80, 95] {
            let before = is_short;
            is_short = is_short_now(before, resident * MIB, 100 * MIB);
            said.push(is_short && !before);
        }
        assert_eq!(said, [false, false, true, false, false, false, false, false, true]);
    }
}
