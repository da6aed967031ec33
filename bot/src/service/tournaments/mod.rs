//! Tournaments: their locks, their records, and what their messages show.

mod agenda;
pub(super) mod announcing;
mod facts;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::refusal::TournamentRefusal;
use kuzhi_domain::tournaments::{Tournament, TournamentActor, TournamentFacts, TournamentIntent};
use kuzhi_domain::{GuildId, Timestamp, TournamentId};
use kuzhi_store::{Store, StoreError};
use kuzhi_view::screens::Screen;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::sleep;

use self::agenda::TournamentAgenda;
use crate::clock::Clock;
use crate::limits::Limits;
use crate::service::ActionError;
use crate::service::locks::Locks;
use crate::service::records::Records;

/// How often a change is retried because another process was faster.
const TRIES: u32 = 16;

/// The first and the longest pause before a retry, on average: about a second and a half in all.
const PAUSES: [Duration; 2] = [Duration::from_millis(2), Duration::from_millis(128)];

/// How many tournaments of a server are looked through for one of the same name.
const REMEMBERED: usize = 250;

/// The right to change a tournament. Nobody holds it while they wait for Discord.
pub(crate) struct TournamentLock {
    id: TournamentId,
    _permit: OwnedSemaphorePermit,
}

/// The tournaments that go on.
pub(crate) struct Tournaments {
    records: Arc<Records>,
    clock: Clock,
    limits: Arc<Limits>,
    writers: Locks<TournamentId>,
    /// Held while one does what is due in a tournament, and tells people.
    turns: Locks<TournamentId>,
    /// Held while a live game is begun, so that nobody begins two at the same moment.
    pub(crate) begins_live: tokio::sync::Mutex<()>,
    /// Those for which somebody waits to do that.
    awaited: Mutex<BTreeSet<TournamentId>>,
    pub(crate) agenda: TournamentAgenda,
    /// What the messages of tournaments show on each server, as far as this process has shown them.
    cards: Mutex<BTreeMap<(TournamentId, GuildId), Shown>>,
}

/// What a change needs to know of elsewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Needs {
    Nothing,
    /// The results of its games.
    Results,
    /// All that time may bring.
    Facts,
}

/// A tournament after a change.
struct Written {
    current: Tournament,
    /// Whether there was something to change.
    is_new: bool,
}

/// What the message of a tournament shows.
struct Shown {
    screen: Screen,
    /// The latest version for which this is so. Later ones of other processes may have been shown since.
    version: u64,
}

impl Tournaments {
    pub(crate) fn new(records: Arc<Records>, clock: Clock, limits: Arc<Limits>) -> Tournaments {
        Tournaments {
            agenda: TournamentAgenda::new(Arc::clone(&records), clock.clone()),
            limits,
            records,
            clock,
            writers: Locks::default(),
            turns: Locks::default(),
            begins_live: tokio::sync::Mutex::default(),
            awaited: Mutex::default(),
            cards: Mutex::default(),
        }
    }

    /// Lets one at a time do what is due in a tournament. `None` if somebody else is about to.
    pub(crate) async fn take_turn(&self, id: TournamentId) -> Option<OwnedSemaphorePermit> {
        if !self.awaited().insert(id) {
            return None;
        }
        let turn = self.turns.hold(id).await;
        self.awaited().remove(&id);
        Some(turn)
    }

    /// Locks a tournament, after everyone who has asked before.
    pub(crate) async fn lock(&self, id: TournamentId) -> TournamentLock {
        TournamentLock { id, _permit: self.writers.hold(id).await }
    }

    /// Returns a tournament.
    pub(crate) async fn find(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        self.records.run(move |store| store.tournament(id)).await
    }

    /// Returns the latest tournaments of a server, among which one may have the same name.
    pub(crate) async fn latest_of(&self, guild: GuildId) -> Result<Vec<Tournament>, StoreError> {
        self.records.run(move |store| store.tournaments_of(guild, REMEMBERED)).await
    }

    /// Stores a new tournament. Returns false if its id is taken.
    pub(crate) async fn create(&self, made: &Tournament) -> Result<bool, StoreError> {
        let lock = self.lock(made.id).await;
        self.save(&lock, made).await
    }

    /// Removes a draft, unless it was announced.
    pub(crate) async fn drop_draft(&self, id: TournamentId) -> Result<(), StoreError> {
        let lock = self.lock(id).await;
        self.records.run(move |store| store.drop_draft(id)).await?;
        self.agenda.look_at(lock.id, None);
        Ok(())
    }

    /// Does what somebody wants of a tournament that was read while it was locked.
    pub(crate) async fn decide(
        &self,
        lock: &TournamentLock,
        read: Tournament,
        actor: TournamentActor,
        intent: impl Fn(&Tournament) -> TournamentIntent,
    ) -> Result<Tournament, ActionError> {
        let decide = |current: &Tournament, facts: Option<&TournamentFacts>, now| {
            let intent = intent(current);
            let current = facts.map_or_else(|| current.clone(), |facts| current.with_results(facts, now));
            Ok::<_, ActionError>(Some(current.decide(actor, intent, now)?))
        };
        let needs = |current: &Tournament| {
            if intent(current).needs_results() { Needs::Results } else { Needs::Nothing }
        };
        let written = Box::pin(self.write(lock, Some(read), needs, decide)).await?;
        Ok(written.ok_or(TournamentRefusal::Unknown)?.current)
    }

    /// Changes a tournament and stores it. The results that people have seen are noted before.
    pub(crate) async fn change(
        &self,
        lock: &TournamentLock,
        change: impl Fn(&Tournament) -> Result<Option<Tournament>, TournamentRefusal>,
    ) -> Result<Tournament, ActionError> {
        let change = |current: &Tournament, facts: Option<&TournamentFacts>, now| {
            let current = facts.map_or_else(|| current.clone(), |facts| current.with_results(facts, now));
            Ok::<_, ActionError>(change(&current)?)
        };
        let written = Box::pin(self.write(lock, None, |_| Needs::Results, change)).await?;
        Ok(written.ok_or(TournamentRefusal::Unknown)?.current)
    }

    /// Changes what is noted of a tournament beside what people decide. Returns whether there was something
    /// to change.
    pub(crate) async fn update(
        &self,
        id: TournamentId,
        change: impl Fn(&mut Tournament) -> bool,
    ) -> Result<bool, StoreError> {
        let lock = self.lock(id).await;
        self.update_locked(&lock, change).await
    }

    /// The same for one as it was read, which becomes the newest. It is read again only if somebody else was
    /// faster.
    pub(crate) async fn update_current(
        &self,
        current: &mut Tournament,
        change: impl Fn(&mut Tournament) -> bool,
    ) -> Result<bool, StoreError> {
        let lock = self.lock(current.id).await;
        let written =
            Box::pin(self.write(&lock, Some(current.clone()), |_| Needs::Nothing, noted(change))).await?;
        let Some(written) = written else { return Ok(false) };
        *current = written.current;
        Ok(written.is_new)
    }

    /// The same for one that is locked.
    pub(crate) async fn update_locked(
        &self,
        lock: &TournamentLock,
        change: impl Fn(&mut Tournament) -> bool,
    ) -> Result<bool, StoreError> {
        let written = Box::pin(self.write(lock, None, |_| Needs::Nothing, noted(change))).await?;
        Ok(written.is_some_and(|written| written.is_new))
    }

    /// Makes a tournament what time and its games have made it.
    pub(crate) async fn advance(&self, current: &mut Tournament) -> Result<(), StoreError> {
        loop {
            let lock = self.lock(current.id).await;
            let advance = |current: &Tournament, facts: Option<&TournamentFacts>, now| {
                Ok::<_, StoreError>(facts.and_then(|facts| current.advance(facts, now)))
            };
            let written =
                Box::pin(self.write(&lock, Some(current.clone()), |_| Needs::Facts, advance)).await?;
            let Some(written) = written else { return Ok(()) };
            *current = written.current;
            if !written.is_new {
                return Ok(());
            }
        }
    }

    /// Reads, decides and stores, again and again while others are faster. What was read before is not read
    /// again at first. `None` if there is no such tournament.
    async fn write<E: From<StoreError>>(
        &self,
        lock: &TournamentLock,
        mut read: Option<Tournament>,
        needs: impl Fn(&Tournament) -> Needs,
        change: impl Fn(&Tournament, Option<&TournamentFacts>, Timestamp) -> Result<Option<Tournament>, E>,
    ) -> Result<Option<Written>, E> {
        let [mut pause, longest] = PAUSES;
        let seen_from = read.as_ref().map(|read| read.guild);
        for _ in 0..TRIES {
            let current = match read.take() {
                Some(read) => Some(read),
                None => self.find(lock.id).await?.map(|one| match seen_from {
                    Some(guild) => one.seen_from(guild),
                    None => one,
                }),
            };
            let Some(current) = current else { return Ok(None) };
            let now = self.clock.now();
            let facts = match needs(&current) {
                Needs::Nothing => None,
                Needs::Results => Some(self.records.results_of(&current).await?),
                Needs::Facts => Some(self.facts_for(&current, now).await?),
            };
            match change(&current, facts.as_ref(), now)? {
                None => return Ok(Some(Written { current, is_new: false })),
                Some(next) if self.save(lock, &next).await? => {
                    return Ok(Some(Written { current: next, is_new: true }));
                }
                Some(_) => sleep(pause.mul_f64(rand::random_range(0.5..1.5))).await,
            }
            pause = (2 * pause).min(longest);
        }
        Err(StoreError::Contended("a tournament").into())
    }

    /// Reads what a tournament needs to know of elsewhere. Whom the operator has blocked may not play either.
    async fn facts_for(&self, current: &Tournament, now: Timestamp) -> Result<TournamentFacts, StoreError> {
        let mut facts = self.records.facts_for(current, now).await?;
        let blocked = current.everyone().into_iter().filter(|one| self.limits.admit(*one, None).is_err());
        facts.kept_out.extend(blocked.filter(|_| current.is_live()));
        Ok(facts)
    }

    /// Stores a tournament, unless another process was faster.
    async fn save(&self, lock: &TournamentLock, next: &Tournament) -> Result<bool, StoreError> {
        debug_assert_eq!(lock.id, next.id, "whoever changes a tournament has locked it");
        let kept = next.clone().seen_from_home();
        let is_saved = self.records.run(move |store| store.save_tournament(&kept)).await?;
        if is_saved {
            let mut cards = self.cards();
            for guild in next.guilds() {
                if let Some(shown) = cards.get_mut(&(next.id, guild))
                    && shown.version + 1 == next.version
                {
                    shown.version = next.version;
                }
            }
        }
        self.agenda.watch(next);
        Ok(is_saved)
    }

    /// Corrects the times of all tournaments that go on, or that have something to tell.
    pub(crate) async fn correct_times(
        &self,
        correct: impl Fn(&Tournament) -> Option<Tournament>,
    ) -> Result<(), StoreError> {
        for one in self.records.run(<dyn Store>::live_tournaments).await? {
            let lock = self.lock(one.id).await;
            let correct =
                |current: &Tournament, _: Option<&TournamentFacts>, _| Ok::<_, StoreError>(correct(current));
            if let Some(Written { current, .. }) =
                Box::pin(self.write(&lock, None, |_| Needs::Nothing, correct)).await?
            {
                // The time of the next look may have been wrong as well.
                self.agenda.watch_changed(&current, self.clock.now());
            }
        }
        self.agenda.correct_poll();
        Ok(())
    }

    /// Whether the message of a tournament does not show this yet. It is about to.
    pub(crate) fn is_news(&self, one: &Tournament, screen: &Screen) -> bool {
        let shown = Shown { screen: screen.clone(), version: one.version };
        let before = self.cards().insert((one.id, one.guild), shown);
        before.is_none_or(|before| before.version != one.version || before.screen != *screen)
    }

    /// Forgets what the message of a tournament shows.
    pub(crate) fn forget_card(&self, one: &Tournament) {
        self.cards().remove(&(one.id, one.guild));
    }

    fn awaited(&self) -> MutexGuard<'_, BTreeSet<TournamentId>> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.awaited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cards(&self) -> MutexGuard<'_, BTreeMap<(TournamentId, GuildId), Shown>> {
        // The data is consistent after every statement, so poisoning can be ignored.
        self.cards.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A change of what is noted, which is the next version if it changes anything.
fn noted(
    change: impl Fn(&mut Tournament) -> bool,
) -> impl Fn(&Tournament, Option<&TournamentFacts>, Timestamp) -> Result<Option<Tournament>, StoreError> {
    move |current, _, _| {
        let mut next = Tournament { version: current.version + 1, ..current.clone() };
        Ok(change(&mut next).then_some(next))
    }
}
