//! Compares this machine's clock with Discord's: the ID of every interaction and of every message carries the
//! time at which it was made.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kuzhi_domain::{InteractionId, MessageId, Timestamp};

use crate::clock::Clock;
use crate::metrics::{ALONE, Gauge};

/// The tolerated difference. Events replayed after a reconnection are also a little old.
const WRONG: Duration = Duration::from_mins(1);

/// Whether the last interaction exceeded it.
static IS_WRONG: AtomicBool = AtomicBool::new(false);

/// How far this machine's clock is ahead of a time and behind it.
fn offset(clock: &Clock, made: Timestamp) -> (Duration, Duration) {
    let now = clock.of_machine();
    (now.since(made), made.since(now))
}

/// Compares the clocks when a message has arrived. Only agreement is noted: Discord may have made the message
/// earlier, at an attempt whose answer was lost.
pub(super) fn compare_message(clock: &Clock, message: MessageId) {
    let (ahead, behind) = offset(clock, InteractionId(message.0).made());
    if ahead.max(behind) <= WRONG {
        clock.note_comparison(true);
    }
}

/// Compares the clocks. Logs once when they begin to differ, and once when they agree again.
pub(super) fn compare(clock: &Clock, interaction: InteractionId) {
    let (ahead, behind) = offset(clock, interaction.made());
    Gauge::ClockOffset.set(ALONE, ahead.as_secs_f64() - behind.as_secs_f64());
    let is_wrong = ahead.max(behind) > WRONG;
    clock.note_comparison(!is_wrong);
    if IS_WRONG.swap(is_wrong, Ordering::Relaxed) == is_wrong {
        return;
    }
    let seconds = ahead.max(behind).as_secs();
    if !is_wrong {
        tracing::info!("this machine's clock agrees with Discord's again");
    } else if ahead > behind {
        tracing::warn!(
            seconds,
            "this machine's clock is ahead of Discord's: is it right? Games' clocks go by it"
        );
    } else {
        tracing::warn!(
            seconds,
            "this machine's clock is behind Discord's: is it right? Games' clocks go by it"
        );
    }
}
