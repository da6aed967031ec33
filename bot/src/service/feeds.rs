//! What servers and people get by themselves: the records, and when something is due.

use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::feeds::{DailyResult, PersonFeed, ServerFeed};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{Pings, Preferences};
use kuzhi_domain::study::Day;
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
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
pub(crate) const GATHERS: Duration = Duration::from_secs(10);

/// The record of what somebody gets.
pub(crate) trait Feed: Clone + Send + 'static {
    /// Who gets it.
    type Owner: Copy + Ord + Hash + Send + Sync + 'static;

    /// Returns it from the store.
    fn find(store: &dyn Store, owner: Self::Owner) -> Result<Self, StoreError>;

    /// Stores it, unless another process was faster.
    fn save(&self, store: &dyn Store, owner: Self::Owner) -> Result<bool, StoreError>;

    /// Returns for whom something is due before a time.
    fn all_due(store: &dyn Store, before: Timestamp) -> Result<Vec<(Self::Owner, Timestamp)>, StoreError>;

    /// When something is due in it.
    fn due(&self) -> Option<Timestamp>;

    /// Counts a change.
    fn count_change(&mut self);
}

impl Feed for ServerFeed {
    type Owner = GuildId;

    fn find(store: &dyn Store, guild: GuildId) -> Result<ServerFeed, StoreError> {
        store.server_feed(guild)
    }

    fn save(&self, store: &dyn Store, guild: GuildId) -> Result<bool, StoreError> {
        store.save_server_feed(guild, self)
    }

    fn all_due(store: &dyn Store, before: Timestamp) -> Result<Vec<(GuildId, Timestamp)>, StoreError> {
        store.feeds_due(before)
    }

    fn due(&self) -> Option<Timestamp> {
        ServerFeed::due(self)
    }

    fn count_change(&mut self) {
        self.version += 1;
    }
}

impl Feed for PersonFeed {
    type Owner = PlayerId;

    fn find(store: &dyn Store, who: PlayerId) -> Result<PersonFeed, StoreError> {
        store.person_feed(who)
    }

    fn save(&self, store: &dyn Store, who: PlayerId) -> Result<bool, StoreError> {
        store.save_person_feed(who, self)
    }

    fn all_due(store: &dyn Store, before: Timestamp) -> Result<Vec<(PlayerId, Timestamp)>, StoreError> {
        store.person_feeds_due(before)
    }

    fn due(&self) -> Option<Timestamp> {
        PersonFeed::due(self)
    }

    fn count_change(&mut self) {
        self.version += 1;
    }
}

/// What servers, or people, get by themselves.
pub(crate) struct Feeds<F: Feed> {
    records: Arc<Records>,
    clock: Clock,
    agenda: Agenda<F::Owner>,
    writers: Locks<F::Owner>,
    /// Held while one posts.
    turns: Locks<F::Owner>,
}

/// What somebody gets, after a change.
pub(crate) struct ChangedFeed<F> {
    pub(crate) feed: F,
    /// Whether there was something to change.
    pub(crate) is_new: bool,
}

impl<F: Feed> Feeds<F> {
    pub(crate) fn new(records: Arc<Records>, clock: Clock) -> Feeds<F> {
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

    /// Takes out those for whom something is due.
    pub(crate) async fn take(&self) -> Vec<F::Owner> {
        if self.agenda.polls_now() {
            match self.due(true).await {
                Ok(due) => due.into_iter().for_each(|(owner, at)| self.agenda.look_at_latest(owner, at)),
                Err(error) => self.records.report(&error, "cannot read what is due by itself"),
            }
        }
        self.agenda.take()
    }

    /// Lets one at a time post to somebody.
    pub(crate) async fn take_turn(&self, owner: F::Owner) -> OwnedSemaphorePermit {
        self.turns.hold(owner).await
    }

    /// Looks at somebody again at this time.
    pub(crate) fn look_at(&self, owner: F::Owner, at: Timestamp) {
        self.agenda.look_at(owner, Some(at));
    }

    /// Returns what somebody gets.
    pub(crate) async fn find(&self, owner: F::Owner) -> Result<F, StoreError> {
        self.records.run(move |store| F::find(store, owner)).await
    }

    /// Changes what somebody gets and stores it. Two changes at once, even in different processes, cannot
    /// overwrite each other.
    pub(crate) async fn change(
        &self,
        owner: F::Owner,
        change: impl Fn(&mut F) -> bool + Clone + Send + 'static,
    ) -> Result<ChangedFeed<F>, StoreError> {
        let _alone = self.writers.hold(owner).await;
        let changed = self.records.run(move |store| change_stored(store, owner, &change)).await?;
        let due = changed.feed.due();
        // What is due already was not done, and is looked at again in a while.
        if changed.is_new || due.is_none_or(|due| due > self.clock.now()) {
            self.agenda.look_at(owner, due);
        }
        Ok(changed)
    }

    async fn due(&self, is_shared: bool) -> Result<Vec<(F::Owner, Timestamp)>, StoreError> {
        let ever = Timestamp::from_millis(u64::MAX >> 1);
        let before = if is_shared { self.clock.now() + AHEAD } else { ever };
        self.records.run(move |store| F::all_due(store, before)).await
    }
}

impl Feeds<ServerFeed> {
    /// Looks soon whether what welcomes people to a server is still true.
    pub(crate) async fn look_soon(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.find(guild).await?.welcome.is_some() {
            self.agenda.look_at_latest(guild, self.clock.now() + GATHERS);
        }
        Ok(())
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
}

impl Feeds<PersonFeed> {
    /// Follows what a person has chosen: when games that wait and the puzzle come, and where they live.
    pub(crate) async fn follow(&self, who: PlayerId, own: &Preferences) -> Result<(), StoreError> {
        let now = self.clock.now();
        let (next, is_pinged) = (own.next_digest(now), own.pings != Pings::Off);
        let (puzzle, back) = (own.next_puzzle(now), own.next_return(now));
        let followed = move |feed: &mut PersonFeed| {
            feed.set_puzzle(puzzle, now) | feed.set_digest(next, is_pinged, now) | feed.set_back(back)
        };
        self.change(who, followed).await.map(drop)
    }
}

fn change_stored<F: Feed>(
    store: &dyn Store,
    owner: F::Owner,
    change: &dyn Fn(&mut F) -> bool,
) -> Result<ChangedFeed<F>, StoreError> {
    for _ in 0..TRIES {
        let before = F::find(store, owner)?;
        let mut feed = before.clone();
        feed.count_change();
        if !change(&mut feed) {
            return Ok(ChangedFeed { feed: before, is_new: false });
        }
        if feed.save(store, owner)? {
            return Ok(ChangedFeed { feed, is_new: true });
        }
    }
    Err(StoreError::Contended("what somebody gets by itself"))
}
