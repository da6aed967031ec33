//! What servers get by themselves: its records, and when something is due.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::feeds::{DailyResult, ServerFeed};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::study::Day;
use kuzhi_domain::{GuildId, Timestamp};
use kuzhi_store::{Store, StoreError};
use tokio::sync::OwnedSemaphorePermit;

use super::agenda::Agenda;
use super::locks::Locks;
use super::records::Records;
use crate::clock::Clock;

/// How often a change is retried because another process was faster.
const TRIES: usize = 16;

/// How far a shared store is asked ahead.
const AHEAD: Duration = Duration::from_mins(1);

/// How long changes are gathered before a message shows them.
const GATHERS: Duration = Duration::from_secs(10);

/// What servers get by themselves.
pub(crate) struct Feeds {
    records: Arc<Records>,
    clock: Clock,
    agenda: Agenda<GuildId>,
    writers: Locks<GuildId>,
    /// Held while one posts.
    turns: Locks<GuildId>,
}

/// What a server gets, after a change.
pub(crate) struct ChangedFeed {
    pub(crate) feed: ServerFeed,
    /// Whether there was something to change.
    pub(crate) is_new: bool,
}

impl Feeds {
    pub(crate) fn new(records: Arc<Records>, clock: Clock) -> Feeds {
        let agenda = Agenda::new(clock.clone());
        Feeds { records, clock, agenda, writers: Locks::default(), turns: Locks::default() }
    }

    /// Starts to look at what is due.
    pub(crate) async fn resume(&self) -> Result<(), StoreError> {
        let is_shared = self.records.are_shared();
        self.agenda.begin(self.due(is_shared).await?, is_shared);
        Ok(())
    }

    /// Waits until something is due.
    pub(crate) async fn next(&self) {
        self.agenda.next().await;
    }

    /// Takes out the servers for which something is due.
    pub(crate) async fn take(&self) -> Vec<GuildId> {
        if self.agenda.polls_now() {
            match self.due(true).await {
                Ok(due) => due.into_iter().for_each(|(guild, at)| self.agenda.look_at_latest(guild, at)),
                Err(error) => self.records.report(&error, "cannot read what servers get by themselves"),
            }
        }
        self.agenda.take()
    }

    /// Lets one at a time post in a server.
    pub(crate) async fn take_turn(&self, guild: GuildId) -> OwnedSemaphorePermit {
        self.turns.hold(guild).await
    }

    /// Looks at a server again at this time.
    pub(crate) fn look_at(&self, guild: GuildId, at: Timestamp) {
        self.agenda.look_at(guild, Some(at));
    }

    /// Looks soon whether what welcomes people to a server is still true.
    pub(crate) async fn look_soon(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.find(guild).await?.welcome.is_some() {
            self.agenda.look_at_latest(guild, self.clock.now() + GATHERS);
        }
        Ok(())
    }

    /// Returns what a server gets.
    pub(crate) async fn find(&self, guild: GuildId) -> Result<ServerFeed, StoreError> {
        self.records.run(move |store| store.server_feed(guild)).await
    }

    /// Changes what a server gets and stores it. Two changes at once, even in different processes, cannot
    /// overwrite each other.
    pub(crate) async fn change(
        &self,
        guild: GuildId,
        change: impl Fn(&mut ServerFeed) -> bool + Clone + Send + 'static,
    ) -> Result<ChangedFeed, StoreError> {
        let _alone = self.writers.hold(guild).await;
        let changed = self.records.run(move |store| change_stored(store, guild, &change)).await?;
        self.agenda.look_at(guild, changed.feed.due());
        Ok(changed)
    }

    /// Notes how somebody has solved the puzzle that is on a server now.
    pub(crate) async fn note_result(
        &self,
        guild: GuildId,
        day: Day,
        result: DailyResult,
    ) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.change(guild, move |feed| feed.note_result(day, result, now)).await.map(drop)
    }

    /// Follows the time zone of a server.
    pub(crate) async fn follow_zone(&self, guild: GuildId, zone: TimeZone) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.change(guild, move |feed| feed.follow_zone(&zone, now)).await.map(drop)
    }

    async fn due(&self, is_shared: bool) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        let ever = Timestamp::from_millis(u64::MAX >> 1);
        let before = if is_shared { self.clock.now() + AHEAD } else { ever };
        self.records.run(move |store| store.feeds_due(before)).await
    }
}

fn change_stored(
    store: &dyn Store,
    guild: GuildId,
    change: &dyn Fn(&mut ServerFeed) -> bool,
) -> Result<ChangedFeed, StoreError> {
    for _ in 0..TRIES {
        let before = store.server_feed(guild)?;
        let mut feed = ServerFeed { version: before.version + 1, ..before.clone() };
        if !change(&mut feed) {
            return Ok(ChangedFeed { feed: before, is_new: false });
        }
        if store.save_server_feed(guild, &feed)? {
            return Ok(ChangedFeed { feed, is_new: true });
        }
    }
    Err(StoreError::Contended("what a server gets by itself"))
}
