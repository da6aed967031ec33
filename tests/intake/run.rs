//! Which events are sent, how to send one again, and the outcome.

use std::ops::AddAssign;

use crate::bot::Transport;

/// The source of an evening's events.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Run {
    pub(crate) seed: u64,
    pub(crate) transport: Transport,
    /// The number of the evening's first event.
    pub(crate) start: u64,
}

impl Run {
    /// Describes an event, and how to send it again: alone, or after all events before it in its evening.
    pub(crate) fn event(&self, number: u64) -> String {
        let Run { seed, start, .. } = *self;
        let transport = if self.transport == Transport::Http { "http" } else { "gateway" };
        let again = |from: u64| {
            let events = number + 1 - from;
            format!("KUZHI_TRANSPORT={transport} KUZHI_SEED={seed} KUZHI_FROM={from} KUZHI_EVENTS={events}")
        };
        format!(
            "event {number} of seed {seed} (alone: {}; with those before it: {})",
            again(number),
            again(start)
        )
    }
}

/// The outcome of events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// Events that were answered.
    pub(crate) answered: u64,
    /// Those of them that the bot could not read.
    pub(crate) unread: u64,
    /// Events that nobody waits for, or that cannot be answered.
    pub(crate) unanswered: u64,
    /// Events on which serenity panics, so that the bot never sees them.
    pub(crate) broken: u64,
    /// Events whose answers came too late because the machine was busy.
    pub(crate) late: u64,
    /// How often the connection was lost.
    pub(crate) cuts: u64,
    /// Moves of the two players meanwhile.
    pub(crate) proper: u64,
    /// Evenings in which others changed their own data.
    pub(crate) changed: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.answered += other.answered;
        self.unread += other.unread;
        self.unanswered += other.unanswered;
        self.broken += other.broken;
        self.late += other.late;
        self.cuts += other.cuts;
        self.proper += other.proper;
        self.changed += other.changed;
    }
}
