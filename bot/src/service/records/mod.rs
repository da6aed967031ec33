//! Access to the store, off the threads that serve people.

#[cfg(test)]
pub(crate) mod gates;
#[cfg(test)]
pub(crate) mod steps;

use std::any::type_name_of_val;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use kuzhi_domain::matches::{Match, Seat};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{HouseRules, Look, Preferences};
use kuzhi_domain::{ChannelId, GuildId, InteractionId, MatchId, PlayerId};
use kuzhi_engine::{Game, Side};
use kuzhi_store::{Commit, CommitError, Delivered, Lookup, LookupRequest, LookupStore, Store, StoreError};
use kuzhi_view::words::{self, Words};
use tokio::sync::{Mutex, watch};
use tokio::time::{Instant, sleep};

#[cfg(test)]
use self::gates::Gates;
#[cfg(test)]
use self::steps::Steps;
use crate::metrics::{ALONE, Timer};
use crate::service::ActionError;
use crate::service::locks::MatchLock;
use crate::store_failures;

/// How long a change waits between looks while another process shows the match, because two that show a board
/// at once can leave the older one there. A process that takes longer is not waited for: it may have died.
const PAUSES: [Duration; 6] = [
    Duration::from_millis(20),
    Duration::from_millis(40),
    Duration::from_millis(80),
    Duration::from_millis(160),
    Duration::from_millis(300),
    Duration::from_millis(400),
];

/// The store and its health.
pub(crate) struct Records {
    store: Arc<dyn Store>,
    /// The look of boards where nobody has chosen one.
    usual_look: Look,
    /// Set to the last error once the store is unusable.
    ruined: watch::Sender<Option<String>>,
    /// Whether anything has failed since somebody asked.
    has_failed: AtomicBool,
    /// Held while settings change, because one of two simultaneous changes could undo the other.
    changing: Mutex<()>,
    /// Lets a test interrupt what is being done.
    #[cfg(test)]
    pub(crate) steps: Steps,
    /// Lets a test decide what runs next.
    #[cfg(test)]
    pub(crate) gates: Gates,
}

impl Records {
    pub(crate) fn new(store: Arc<dyn Store>, usual_look: Look) -> Records {
        Records {
            store,
            usual_look,
            ruined: watch::Sender::new(None),
            has_failed: AtomicBool::new(false),
            changing: Mutex::default(),
            #[cfg(test)]
            steps: Steps::default(),
            #[cfg(test)]
            gates: Gates::default(),
        }
    }

    /// Returns the look of boards where nobody has chosen one.
    pub(crate) const fn usual_look(&self) -> Look {
        self.usual_look
    }

    /// Whether other processes may use the store at the same time.
    pub(crate) fn are_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// Runs a job on the store, off the threads that serve people.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip(type_name_of_val(&job));
        let read = kuzhi_store::run(&self.store, job).await;
        self.report_outage(read.as_ref().err());
        read
    }

    /// Looks something up: at once if it is in memory, otherwise off the threads that serve people.
    pub(crate) async fn find<T: Send + 'static>(
        &self,
        job: impl FnOnce(&dyn LookupStore) -> Result<T, StoreError> + Clone + Send + 'static,
    ) -> Result<T, StoreError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip(type_name_of_val(&job));
        let found = kuzhi_store::run_cached(&self.store, job).await;
        self.report_outage(found.as_ref().err());
        found
    }

    #[cfg(test)]
    async fn come_to_a_step(&self) {
        self.steps.step();
        self.gates.pass().await;
    }

    /// [Looks up](Records::look_up) what a request needs, again and again until no other process is showing
    /// the match, or until that takes too long.
    pub(crate) async fn look_up_when_free(&self, wanted: LookupRequest) -> Result<Lookup, StoreError> {
        for pause in PAUSES {
            let found = self.look_up(wanted.clone()).await?;
            if !found.is_under_way {
                return Ok(found);
            }
            sleep(pause).await;
        }
        self.look_up(wanted).await
    }

    /// Looks up what a request needs.
    pub(crate) async fn look_up(&self, wanted: LookupRequest) -> Result<Lookup, StoreError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip("look up");
        let found = kuzhi_store::look_up(&self.store, wanted).await;
        self.report_outage(found.as_ref().err());
        found
    }

    /// Stores what was delivered of a locked match. With `for_good`, a crash cannot lose it.
    pub(crate) async fn save_delivered(
        &self,
        lock: &MatchLock,
        delivered: Delivered,
        for_good: bool,
    ) -> Result<(), StoreError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip("keep what was delivered");
        let kept = kuzhi_store::save_delivered(&self.store, lock.id(), delivered, for_good).await;
        self.report_outage(kept.as_ref().err());
        kept
    }

    /// [Runs](Records::run) a job that changes settings. Only one such job runs at a time.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        job: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _alone = self.changing.lock().await;
        self.run(job).await
    }

    /// Makes a commit durable, together with those of others. No thread waits for the disk meanwhile.
    pub(super) async fn commit(&self, commit: Commit) -> Result<(), CommitError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip("commit");
        let began = Instant::now();
        let committed = self.store.submit(commit).await;
        Timer::Commit.took(ALONE, began.elapsed());
        if let Err(CommitError::Store(error)) = &committed {
            self.report_outage(Some(error));
        }
        committed
    }

    fn report_outage(&self, error: Option<&StoreError>) {
        if error.is_some_and(StoreError::is_outage) {
            self.has_failed.store(true, Ordering::Relaxed);
        }
    }

    /// Whether the store has failed since the last call.
    pub(super) fn has_failed(&self) -> bool {
        self.has_failed.swap(false, Ordering::Relaxed)
    }

    /// Logs a failure of the store, unless it fails too often. If the store is unusable, the bot stops.
    pub(crate) fn report(&self, error: &StoreError, what: &str) {
        store_failures::report(error, what);
        if let StoreError::Poisoned(why) = error {
            self.ruined.send_replace(Some(why.clone()));
        }
    }

    /// Ends removals and exports that are under way: the bot stops.
    pub(crate) fn stop_scans(&self) {
        self.store.stop_scans();
    }

    /// Waits until the store is unusable, and returns its last error.
    pub(crate) async fn ruined(&self) -> String {
        let mut ruined = self.ruined.subscribe();
        match ruined.wait_for(Option::is_some).await.ok().and_then(|why| why.clone()) {
            Some(why) => why,
            // We own the sender, so it cannot be gone.
            None => std::future::pending().await,
        }
    }

    /// Runs a job on the store. If that fails, it logs the error and returns the default.
    pub(crate) async fn run_or_default<T: Default + Send + 'static>(
        &self,
        what: &str,
        job: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.or_default(what, self.run(job).await)
    }

    /// Looks something up. If that fails, it logs the error and returns the default.
    pub(crate) async fn find_or_default<T: Default + Send + 'static>(
        &self,
        what: &str,
        job: impl FnOnce(&dyn LookupStore) -> Result<T, StoreError> + Clone + Send + 'static,
    ) -> T {
        self.or_default(what, self.find(job).await)
    }

    fn or_default<T: Default>(&self, what: &str, read: Result<T, StoreError>) -> T {
        read.unwrap_or_else(|error| {
            self.report(&error, what);
            T::default()
        })
    }

    /// Returns the match with this id.
    pub(crate) async fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.find(move |store| store.load(id)).await
    }

    /// Returns the match with this id. If it cannot be read, this logs `what` and returns none.
    pub(crate) async fn load_or_log(&self, what: &str, id: MatchId) -> Option<Match> {
        self.find_or_default(what, move |store| store.load(id)).await
    }

    /// Returns the match with this id, or the refusal that there is none.
    pub(crate) async fn require(&self, id: MatchId) -> Result<Match, ActionError> {
        Ok(self.load(id).await?.ok_or(Refusal::NoSuchMatch)?)
    }

    /// Returns the match in which an interaction was handled already.
    pub(crate) async fn repeated(&self, interaction: InteractionId) -> Result<Option<Match>, StoreError> {
        self.find(move |store| {
            Ok(store.match_of_interaction(interaction)?.map(|id| store.load(id)).transpose()?.flatten())
        })
        .await
    }

    /// Returns the live matches of a person in a channel, oldest first.
    pub(crate) async fn live_of(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Vec<Match>, StoreError> {
        let mut live = self.run(move |store| store.live_of(player)).await?;
        live.retain(|one| one.is_shown_in(channel));
        Ok(live)
    }

    /// The same, or no matches if they cannot be read.
    pub(crate) async fn live_or_none(&self, player: PlayerId, channel: ChannelId) -> Vec<Match> {
        self.live_of(player, channel).await.unwrap_or_else(|error| {
            self.report(&error, "cannot read a person's matches");
            Vec::new()
        })
    }

    /// Returns what was delivered of a match.
    pub(crate) async fn delivered(&self, id: MatchId) -> Delivered {
        self.find_or_default("cannot read where a board is", move |store| store.delivered(id)).await
    }

    /// Returns a person's preferences, or the defaults if they cannot be read.
    pub(crate) async fn preferences(&self, who: PlayerId) -> Preferences {
        self.find_or_default("cannot read a person's preferences", move |store| store.preferences(who)).await
    }

    /// Returns the rules of a server. Outside servers, or if they cannot be read, the defaults.
    pub(crate) async fn house_rules(&self, guild: Option<GuildId>) -> HouseRules {
        let Some(guild) = guild else { return HouseRules::default() };
        self.find_or_default("cannot read a server's rules", move |store| store.house_rules(guild)).await
    }

    /// Returns the game that is meant when nobody names one.
    pub(crate) async fn usual_game(&self, guild: Option<GuildId>) -> Game {
        self.house_rules(guild).await.game.unwrap_or_default()
    }

    /// Returns the name under which a person was last seen.
    pub(crate) async fn name_of(&self, player: PlayerId) -> Option<String> {
        self.find_or_default("cannot read a person's name", move |store| store.name_of(player)).await
    }

    /// Returns the names of South and North.
    pub(crate) async fn players_of(&self, words: &Words, one: &Match) -> [Option<String>; 2] {
        let mut names = [None, None];
        let Some(playing) = one.played() else { return names };
        for side in Side::ALL {
            names[side.index()] = match playing.seats().at(side) {
                Seat::Person(player) => {
                    Some(words::named(words, player, self.name_of(player).await.as_deref()))
                }
                other @ (Seat::Bot(_) | Seat::Channel(_)) => Some(words::player(words, other)),
            };
        }
        names
    }
}

/// Traces a trip to the store. `tests/benches/load` counts these.
fn trace_trip(job: &str) {
    tracing::trace!(target: "kuzhi_store", job, "a trip to the store");
}
