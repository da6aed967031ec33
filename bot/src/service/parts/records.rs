//! What is kept, asked for off the threads that serve people.

use std::any::type_name_of_val;
use std::sync::Arc;

use kuzhi_engine::{Game, Side};
use tokio::sync::{Mutex, watch};
use tokio::time::Instant;

#[cfg(test)]
use super::gates::Gates;
#[cfg(test)]
use super::steps::Steps;
use crate::domain::{
    ChannelId, GuildId, HouseRules, InteractionId, Match, MatchId, PlayerId, Preferences, Refusal, Seat,
};
use crate::metrics::{ALONE, Counter, Timer};
use crate::service::ActionError;
use crate::store::{self, Commit, CommitError, Delivered, Found, Store, StoreError, Wanted};
use crate::words::{self, Words};

/// The store, and what is known of its health.
pub(crate) struct Records {
    store: Arc<dyn Store>,
    /// Set when the store is of no more use, with what it said.
    ruined: watch::Sender<Option<String>>,
    /// Held by whoever changes settings: of two changes at once neither takes the other back.
    changing: Mutex<()>,
    /// Where a test breaks off what is being done.
    #[cfg(test)]
    pub(crate) steps: Steps,
    /// The same where a test decides what comes next.
    #[cfg(test)]
    pub(crate) gates: Gates,
}

impl Records {
    pub(crate) fn new(store: Arc<dyn Store>) -> Records {
        Records {
            store,
            ruined: watch::Sender::new(None),
            changing: Mutex::default(),
            #[cfg(test)]
            steps: Steps::default(),
            #[cfg(test)]
            gates: Gates::default(),
        }
    }

    /// Whether several processes share what falls due.
    pub(super) fn share_due(&self) -> bool {
        self.store.shared_due().is_some()
    }

    /// Whether other processes may use the store at the same time.
    pub(crate) fn are_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// Asks the store something: what it knows here, and everything else off the threads that serve people.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Clone + Send + 'static,
    ) -> Result<T, StoreError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip(type_name_of_val(&job));
        store::read(&self.store, job).await
    }

    #[cfg(test)]
    async fn come_to_a_step(&self) {
        self.steps.step();
        self.gates.pass().await;
    }

    /// Looks up what a request has to know.
    pub(crate) async fn look_up(&self, wanted: Wanted) -> Result<Found, StoreError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip("look up");
        store::look_up(&self.store, wanted).await
    }

    /// Keeps what was delivered of a match; `for_good` if a crash must not take it back.
    pub(crate) async fn keep_delivered(
        &self,
        id: MatchId,
        delivered: Delivered,
        for_good: bool,
    ) -> Result<(), StoreError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip("keep what was delivered");
        store::keep_delivered(&self.store, id, delivered, for_good).await
    }

    /// [Asks](Records::read) for changes that must not cross each other.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        job: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Clone + Send + 'static,
    ) -> Result<T, StoreError> {
        let _alone = self.changing.lock().await;
        self.read(job).await
    }

    /// Makes a commit durable, together with those of others; no thread waits for the disk meanwhile.
    pub(super) async fn commit(&self, commit: Commit) -> Result<(), CommitError> {
        #[cfg(test)]
        self.come_to_a_step().await;
        trace_trip("commit");
        let began = Instant::now();
        let committed = self.store.submit(commit).await;
        Timer::Commit.took(ALONE, began.elapsed());
        committed
    }

    /// Logs what the store could not do; if it is of no more use, the bot is to end.
    pub(crate) fn report(&self, error: &StoreError, what: &str) {
        Counter::StoreFailures.add(ALONE);
        tracing::error!(%error, "{what}");
        if let StoreError::Ruined(why) = error {
            self.ruined.send_replace(Some(why.clone()));
        }
    }

    /// Waits until the store is of no more use, and gives what it said.
    pub(crate) async fn ruined(&self) -> String {
        let mut ruined = self.ruined.subscribe();
        match ruined.wait_for(Option::is_some).await.ok().and_then(|why| why.clone()) {
            Some(why) => why,
            // The sender is ours: it cannot be gone.
            None => std::future::pending().await,
        }
    }

    /// What a question gives; the usual where the store cannot say, which is logged.
    pub(crate) async fn read_or_default<T: Default + Send + 'static>(
        &self,
        what: &str,
        job: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Clone + Send + 'static,
    ) -> T {
        self.read(job).await.unwrap_or_else(|error| {
            self.report(&error, what);
            T::default()
        })
    }

    /// The match of this name.
    pub(crate) async fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.read(move |store| store.load(id)).await
    }

    /// The match of this name, or the refusal that there is none.
    pub(crate) async fn found(&self, id: MatchId) -> Result<Match, ActionError> {
        Ok(self.load(id).await?.ok_or(Refusal::NoSuchMatch)?)
    }

    /// The match in which an interaction has led to something already.
    pub(crate) async fn repeated(&self, interaction: InteractionId) -> Result<Option<Match>, StoreError> {
        self.read(move |store| Ok(store.marked(interaction)?.map(|id| store.load(id)).transpose()?.flatten()))
            .await
    }

    /// The live matches of a person in a channel, oldest first.
    pub(crate) async fn live_of(
        &self,
        player: PlayerId,
        channel: ChannelId,
    ) -> Result<Vec<Match>, StoreError> {
        let mut live = self.read(move |store| store.live_of(player)).await?;
        live.retain(|one| one.place().channel == channel);
        Ok(live)
    }

    /// What was delivered of a match.
    pub(crate) async fn delivered(&self, id: MatchId) -> Delivered {
        self.read_or_default("cannot read where a board is", move |store| store.delivered(id)).await
    }

    /// What a person prefers; the usual where that cannot be told.
    pub(crate) async fn preferences(&self, who: PlayerId) -> Preferences {
        self.read_or_default("cannot read a person's preferences", move |store| store.preferences(who)).await
    }

    /// The rules of a server; the usual elsewhere, and where they cannot be told.
    pub(crate) async fn house_rules(&self, guild: Option<GuildId>) -> HouseRules {
        let Some(guild) = guild else { return HouseRules::default() };
        self.read_or_default("cannot read a server's rules", move |store| store.house_rules(guild)).await
    }

    /// The game that is meant when nobody names one.
    pub(crate) async fn usual_game(&self, guild: Option<GuildId>) -> Game {
        self.house_rules(guild).await.game.unwrap_or_default()
    }

    /// The name under which a person was last seen.
    pub(crate) async fn name_of(&self, player: PlayerId) -> Option<String> {
        self.read(move |store| store.name_of(player)).await.ok().flatten()
    }

    /// The names of South and North.
    pub(crate) async fn players_of(&self, words: &Words, one: &Match) -> [Option<String>; 2] {
        let mut names = [None, None];
        let Some(playing) = one.played() else { return names };
        for side in Side::ALL {
            names[side.index()] = match playing.seats().at(side) {
                Seat::Person(player) => {
                    Some(words::named(words, player, self.name_of(player).await.as_deref()))
                }
                Seat::Bot(level) => Some(format!("Kuzhi, level {level}")),
            };
        }
        names
    }
}

/// Notes that the store is asked something: `tests/benches/load` counts these.
fn trace_trip(job: &str) {
    tracing::trace!(target: "kuzhi_bot::store", job, "a trip to the store");
}
