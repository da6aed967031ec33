//! Discord's time, from which the ages of messages count: their IDs carry it, and so do those of requests.
//! This machine's clock may be wrong by hours.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use kuzhi_domain::{InteractionId, Timestamp};

use crate::clock::Clock;

/// Tells Discord's time: this machine's, less what the clock was ahead when the last request was made.
#[derive(Debug)]
pub(crate) struct DiscordTime {
    clock: Clock,
    /// In milliseconds.
    ahead: AtomicI64,
}

impl DiscordTime {
    /// Until there is a request, this machine's clock is taken to be right.
    pub(crate) fn new(clock: Clock) -> DiscordTime {
        DiscordTime { clock, ahead: AtomicI64::new(0) }
    }

    /// Learns the time from a request that was just made.
    pub(crate) fn learn(&self, request: InteractionId) {
        let millis = |time: Timestamp| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        let ahead = millis(self.clock.now()).saturating_sub(millis(request.made()));
        self.ahead.store(ahead, Ordering::Relaxed);
    }

    /// Returns the time.
    pub(crate) fn now(&self) -> Timestamp {
        let (now, ahead) = (self.clock.now(), self.ahead.load(Ordering::Relaxed));
        let off = Duration::from_millis(ahead.unsigned_abs());
        if ahead > 0 { now - off } else { now + off }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_clock_is_corrected_by_each_request() {
        let made = InteractionId(175_928_847_299_117_063);
        let (hours, second) = (Duration::from_hours(2), Duration::from_secs(1));
        for now in [made.made() + hours, made.made() - hours, made.made()] {
            let (clock, setter) = Clock::set_by_hand(now);
            let time = DiscordTime::new(clock);
            assert_eq!(time.now(), now, "nothing else is known");
            time.learn(made);
            assert_eq!(time.now(), made.made());
            setter.advance(second);
            assert_eq!(time.now(), made.made() + second);
        }
    }
}
