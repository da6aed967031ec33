//! The limit on invalid requests: Discord bans an address that sends 10,000 of them within 10 minutes.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serenity::Error;
use serenity::all::Http;
use serenity::http::HttpError;
use tokio::time::Instant;

/// How long Discord counts them.
const REMEMBERED: Duration = Duration::from_mins(10);

/// The length of a counting slot.
const SLOT: Duration = Duration::from_secs(30);

/// Who waits for a request.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Waits {
    /// A person who pressed or asked something.
    Somebody,
    /// Nobody: a board is updated by itself, or someone is called.
    Nobody,
}

/// Counts invalid requests, and stops sending when there are too many: first the requests that nobody waits
/// for, and at twice the number all of them.
#[derive(Clone, Debug)]
pub(crate) struct InvalidRequests(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    most: u32,
    counted: Mutex<Counted>,
}

/// The counts by slot, the oldest first, each with the time at which it began.
#[derive(Debug, Default)]
struct Counted {
    slots: VecDeque<(Instant, u32)>,
    holds_back: bool,
}

impl Counted {
    fn count(&mut self, now: Instant) {
        match self.slots.back_mut() {
            Some((since, number)) if now.duration_since(*since) < SLOT => *number += 1,
            _ => self.slots.push_back((now, 1)),
        }
    }

    fn number(&mut self, now: Instant) -> u32 {
        // A slot counts until its last request is too old.
        while self.slots.front().is_some_and(|(since, _)| now.duration_since(*since) > REMEMBERED + SLOT) {
            self.slots.pop_front();
        }
        self.slots.iter().map(|(_, number)| number).sum()
    }
}

impl InvalidRequests {
    pub(crate) fn new(most: u32) -> InvalidRequests {
        InvalidRequests(Arc::new(Inner { most, counted: Mutex::default() }))
    }

    /// The number from which on requests that nobody waits for are held back.
    pub(crate) fn most(&self) -> u32 {
        self.0.most
    }

    /// Counts the requests that serenity repeats by itself, as far as it reports them. It reports global
    /// 429s. A 429 of a single route looks the same as waiting ahead of a limit. These are few, because the
    /// next call to that route waits as long as Discord asked.
    pub(crate) fn hear_of_repeats(&self, http: &mut Http) {
        let own = self.clone();
        if let Some(limiter) = &mut http.ratelimiter {
            limiter.set_ratelimit_callback(Box::new(move |waits| own.record_wait(waits.global)));
        }
    }

    /// Serenity waits before a call, or before repeating one.
    fn record_wait(&self, is_global: bool) {
        if is_global {
            self.counted().count(Instant::now());
        }
    }

    /// Returns whether a request may be sent now.
    pub(crate) fn let_through(&self, waits: Waits) -> bool {
        let (mut counted, now, most) = (self.counted(), Instant::now(), self.0.most);
        let number = counted.number(now);
        let holds_back = number >= most;
        if holds_back != counted.holds_back {
            counted.holds_back = holds_back;
            say(holds_back, number);
        }
        match waits {
            Waits::Nobody => !holds_back,
            Waits::Somebody => number < most.saturating_mul(2),
        }
    }

    /// Counts a failed request if Discord counts it.
    pub(crate) fn count(&self, error: &Error) {
        if let Error::Http(HttpError::UnsuccessfulRequest(response)) = error
            && is_invalid(response.status_code.as_u16())
        {
            self.counted().count(Instant::now());
        }
    }

    fn counted(&self) -> MutexGuard<'_, Counted> {
        // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
        self.0.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

const fn is_invalid(status: u16) -> bool {
    matches!(status, 401 | 403 | 429)
}

fn say(holds_back: bool, number: u32) {
    if holds_back {
        tracing::error!(
            number,
            "Discord refused so many requests in ten minutes (401, 403, 429) that requests that nobody \
             waits for are held back: Discord bans an address after 10,000. Has the bot lost its \
             permissions on a server, or is the token used elsewhere? People \
             are answered as before, and the rest is tried again later"
        );
    } else {
        tracing::info!(number, "requests held back because of refusals are sent again");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_of_ten_minutes_count() {
        let (mut counted, begun) = (Counted::default(), Instant::now());
        let at = |seconds| begun + Duration::from_secs(seconds);
        for second in 0..100 {
            counted.count(at(second));
        }
        assert_eq!(counted.number(at(100)), 100);
        assert_eq!(counted.number(at(600)), 100);
        // The first 30 seconds no longer count, but those after them do.
        assert_eq!(counted.number(at(631)), 70);
        assert_eq!(counted.number(at(721)), 0);
        assert!(counted.slots.is_empty(), "nothing grows");
    }

    #[test]
    fn who_waits_is_served_twice_as_long() {
        let invalid = InvalidRequests::new(3);
        let both = || [Waits::Nobody, Waits::Somebody].map(|waits| invalid.let_through(waits));
        let note = |times| (0..times).for_each(|_| invalid.counted().count(Instant::now()));
        assert_eq!(both(), [true, true]);
        note(3);
        assert_eq!(both(), [false, true]);
        note(3);
        assert_eq!(both(), [false, false]);
    }

    #[test]
    fn only_global_library_waits_count_as_refused() {
        let invalid = InvalidRequests::new(2);
        for is_global in [true, false, false, false] {
            invalid.record_wait(is_global);
        }
        assert!(invalid.let_through(Waits::Nobody), "one was refused, the others may only have waited");
        invalid.record_wait(true);
        assert!(!invalid.let_through(Waits::Nobody));
    }

    #[test]
    fn what_discord_counts_is_counted() {
        assert!([401, 403, 429].into_iter().all(is_invalid));
        assert!(![200, 204, 400, 404, 500, 503].into_iter().any(is_invalid));
    }
}
