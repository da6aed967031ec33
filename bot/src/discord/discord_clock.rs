//! Compares this machine's clock with Discord's: every interaction carries the time at which it was made.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::InteractionId;

use crate::clock::Clock;
use crate::domain;
use crate::metrics::{ALONE, Gauge};

/// The tolerated difference. Events replayed after a reconnection are also a little old.
const WRONG: Duration = Duration::from_mins(1);

/// Whether the last interaction exceeded it.
static IS_WRONG: AtomicBool = AtomicBool::new(false);

/// Compares the clocks. Logs once when they begin to differ, and once when they agree again.
pub(super) fn compare(interaction: InteractionId) {
    let made = domain::InteractionId(interaction.get()).made();
    // No test moves Discord's clock by hand.
    let now = Clock::of_system().now();
    let (ahead, behind) = (now.since(made), made.since(now));
    Gauge::ClockOffset.set(ALONE, ahead.as_secs_f64() - behind.as_secs_f64());
    let is_wrong = ahead.max(behind) > WRONG;
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
