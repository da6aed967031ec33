//! Which events are sent, how one of them is sent again, and what became of them.

use std::ops::AddAssign;

use crate::bot::Door;

/// Where the events of an evening come from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Run {
    pub(crate) seed: u64,
    pub(crate) door: Door,
    /// The number of the evening's first event.
    pub(crate) start: u64,
}

impl Run {
    /// Which event it is, and how it is sent again: alone, and after all that came before it in its evening.
    pub(crate) fn event(&self, number: u64) -> String {
        let Run { seed, start, .. } = *self;
        let door = if self.door == Door::Http { "http" } else { "gateway" };
        let again = |from: u64| {
            let events = number + 1 - from;
            format!("KUZHI_DOOR={door} KUZHI_SEED={seed} KUZHI_FROM={from} KUZHI_EVENTS={events}")
        };
        format!(
            "event {number} of seed {seed} (alone: {}; with those before it: {})",
            again(number),
            again(start)
        )
    }
}

/// What became of events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// Those that were answered.
    pub(crate) answered: u64,
    /// Those of them of which was said that they could not be read.
    pub(crate) unread: u64,
    /// Those for which nobody waits, or that nothing can be said to.
    pub(crate) unanswered: u64,
    /// Those at which Discord's library breaks, so that the bot never hears of them.
    pub(crate) broken: u64,
    /// Those whose answer a busy machine did not let through in the time that Discord gives.
    pub(crate) late: u64,
    /// How often the line was lost.
    pub(crate) cuts: u64,
    /// Moves of the two people who play meanwhile.
    pub(crate) proper: u64,
    /// Evenings on which the others have changed things that are theirs.
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
