//! Limits on pings, pictures, hints and repeated challenges, and the block lists.
//!
//! The counters are in memory, so refusing a request costs no access to the store. A task saves changes at
//! once, but nobody waits for it.

mod notifying;
mod rules;
mod used;

pub use self::notifying::Notified;
pub use self::rules::LimitRules;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kuzhi_domain::erasure::has_left_lately;
use kuzhi_domain::limits::{Bucket, BucketOwner, Cost};
use kuzhi_domain::matches::{Invitation, Match, Opponent, Pair, Stage};
use kuzhi_domain::refusal::{Refusal, Withdrawal};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_store::{Store, StoreError, Usage, UsageKey};
use tokio::sync::{Notify, Semaphore, SemaphorePermit};
use tokio_util::sync::CancellationToken;

use self::used::Used;
use crate::clock::Clock;
use crate::store_failures;

/// How often expired entries are removed.
const FORGETS_EACH: Duration = Duration::from_mins(1);

/// How a challenge came about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ChallengeOrigin {
    /// Out of the blue.
    Fresh,
    /// After a match that both have just played. A rematch needs no pause, but it counts against the limits.
    Rematch,
}

/// Keeps the limits.
pub struct Limits {
    rules: LimitRules,
    clock: Clock,
    store: Arc<dyn Store>,
    used: Mutex<Used>,
    changed: Notify,
    stopping: CancellationToken,
    /// Held while looking up the language of a refusal.
    refusing: Semaphore,
}

/// How many refusals may look up their language at once. However many there are, the store's threads stay
/// free for others.
const REFUSING_AT_ONCE: usize = 4;

/// Marks a player as waiting for a hint until it is dropped.
pub struct HintUnderWay {
    limits: Arc<Limits>,
    who: PlayerId,
}

impl Drop for HintUnderWay {
    fn drop(&mut self) {
        self.limits.used().hinted.remove(&self.who);
    }
}

impl Limits {
    /// Limits of which nothing has been used yet.
    pub fn new(store: Arc<dyn Store>, clock: Clock, rules: LimitRules) -> Limits {
        let (used, changed, stopping) = (Mutex::default(), Notify::new(), CancellationToken::new());
        let refusing = Semaphore::new(REFUSING_AT_ONCE);
        Limits { rules, clock, store, used, changed, stopping, refusing }
    }

    /// Loads what was used before the bot was started.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn load(&self) -> Result<(), StoreError> {
        let kept = self.blocking(<dyn Store>::usage).await?;
        let mut used = self.used();
        for usage in kept {
            match usage {
                Usage::Bucket(spender, cost, bucket) => _ = used.buckets.insert((spender, cost), bucket),
                Usage::Challenges(pair, history) => _ = used.challenges.insert(pair, history),
                Usage::Left(who, at) => _ = used.left.insert(who, at),
            }
        }
        used.tidy(self.clock.now());
        drop(used);
        self.changed.notify_one();
        Ok(())
    }

    /// Waits for a turn to look up the language of a refusal.
    pub async fn turn_to_refuse(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphore is never closed.
        self.refusing.acquire().await.ok()
    }

    /// Checks that neither the user nor the server is blocked.
    ///
    /// # Errors
    ///
    /// A refusal that says which of them is blocked.
    pub fn admit(&self, who: PlayerId, guild: Option<GuildId>) -> Result<(), Refusal> {
        if self.rules.blocked_people.contains(&who) {
            return Err(Refusal::PersonBlocked);
        }
        match guild {
            Some(guild) if self.rules.blocked_servers.contains(&guild) => Err(Refusal::ServerBlocked),
            _ => Ok(()),
        }
    }

    /// Takes one use from the limits of a user and of the server, if both have some left.
    ///
    /// # Errors
    ///
    /// A refusal that says when there is more. Nothing is used up then.
    pub fn spend(&self, cost: Cost, who: PlayerId, guild: Option<GuildId>) -> Result<(), Refusal> {
        let mut used = self.used();
        let taken = self.taken(&used, (cost, 1), who, guild)?;
        for (spender, bucket) in taken {
            used.set_bucket((spender, cost), bucket);
        }
        drop(used);
        self.changed.notify_one();
        Ok(())
    }

    /// Checks whether a challenge is allowed now.
    ///
    /// # Errors
    ///
    /// A refusal that says why not, and until when.
    pub fn may_challenge(&self, invitation: &Invitation, origin: ChallengeOrigin) -> Result<(), Refusal> {
        self.challenge_taken(&self.used(), invitation, origin).map(drop)
    }

    /// Reads what other processes on the same store have saved about the challenger. Does nothing if no other
    /// process uses the store.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn learn(&self, invitation: &Invitation) -> Result<(), StoreError> {
        if matches!(invitation.opponent, Opponent::Bot(_)) {
            return Ok(());
        }
        self.learn_of(keys(invitation.challenger, invitation.place.guild, pair(invitation))).await
    }

    /// Returns a match as it counts: while nobody has moved, it is casual if one of its people has left and
    /// come back within a day.
    ///
    /// # Errors
    ///
    /// When the store cannot say who has left while other processes use it.
    pub async fn as_it_counts(&self, one: Match) -> Result<Match, StoreError> {
        if !one.rated() || !one.awaits_first_move() {
            return Ok(one);
        }
        self.learn_of(one.people().into_iter().map(UsageKey::Left).collect()).await?;
        let (used, now) = (self.used(), self.clock.now());
        let has_left = |who| used.left.get(who).is_some_and(|at| has_left_lately(*at, now));
        Ok(if one.people().iter().any(has_left) { one.casual() } else { one })
    }

    /// Reads what other processes on the same store have saved, if there are any.
    async fn learn_of(&self, keys: Vec<UsageKey>) -> Result<(), StoreError> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let asked = keys.clone();
        let kept = self.blocking(move |store| store.usage_of(&asked)).await?;
        let mut used = self.used();
        for key in keys {
            used.learn(key, kept.iter().find(|usage| usage.key() == key).copied());
        }
        Ok(())
    }

    /// Records a challenge, if it is allowed. Of challenges at the same moment, each one takes the earlier
    /// ones into account.
    ///
    /// # Errors
    ///
    /// A refusal that says why not, and until when. Nothing is used up then.
    pub fn challenge(&self, invitation: &Invitation, origin: ChallengeOrigin) -> Result<(), Refusal> {
        let mut used = self.used();
        let taken = self.challenge_taken(&used, invitation, origin)?;
        for (spender, bucket) in taken {
            used.set_bucket((spender, cost_of(invitation)), bucket);
        }
        if let Some(pair) = pair(invitation) {
            let now = self.clock.now();
            used.change(pair, |history| history.challenged(now));
        }
        drop(used);
        self.changed.notify_one();
        Ok(())
    }

    /// Records the outcome of a challenge, even if another process made it.
    pub async fn record_answer(&self, before: &Match, after: &Match) {
        let Stage::Open(challenge) = before.stage() else { return };
        match (after.stage(), challenge.invited) {
            (Stage::Playing(_), _) => {
                let Some([one, other]) = after.opponents() else { return };
                let (mut used, shared) = (self.used(), self.store.is_shared());
                used.forget(Pair { challenger: one, invited: other }, shared);
                used.forget(Pair { challenger: other, invited: one }, shared);
            }
            (Stage::Withdrawn(withdrawn), Some(invited)) if withdrawn.why == Withdrawal::Declined => {
                let pair = Pair { challenger: challenge.challenger, invited };
                if let Err(error) = self.learn_of(vec![UsageKey::Challenges(pair)]).await {
                    store_failures::report(
                        &error,
                        "cannot read the challenges that other processes have counted",
                    );
                }
                self.used().change(pair, |history| history.declined(withdrawn.at));
            }
            _ => return,
        }
        self.changed.notify_one();
    }

    /// Records that a person leaves. What they have used, and the challenges to and from them, protect others
    /// and stay until they lapse: leaving does not lift a limit.
    pub fn record_leaving(&self, who: PlayerId) {
        let mut used = self.used();
        used.left.insert(who, self.clock.now());
        used.unsaved.insert(UsageKey::Left(who));
        drop(used);
        self.changed.notify_one();
    }

    /// Marks a player as waiting for a hint, unless they are waiting for one already.
    ///
    /// # Errors
    ///
    /// [`Refusal::HintUnderWay`].
    pub fn begin_hint(self: &Arc<Self>, who: PlayerId) -> Result<HintUnderWay, Refusal> {
        if self.used().hinted.insert(who) {
            Ok(HintUnderWay { limits: Arc::clone(self), who })
        } else {
            Err(Refusal::HintUnderWay)
        }
    }

    /// Saves changes to the store until [`Limits::stop`] is called, then saves the rest.
    pub async fn keep_saving(self: Arc<Self>) {
        loop {
            let is_over = tokio::select! {
                () = self.changed.notified() => false,
                () = self.stopping.cancelled() => true,
            };
            self.save().await;
            if is_over {
                return;
            }
        }
    }

    /// Ends [`Limits::keep_saving`].
    pub fn stop(&self) {
        self.stopping.cancel();
    }

    async fn save(&self) {
        let (kept, gone) = self.take_unsaved();
        if kept.is_empty() && gone.is_empty() {
            return;
        }
        let keys: Vec<UsageKey> = kept.iter().map(Usage::key).chain(gone.iter().copied()).collect();
        if let Err(error) = self.blocking(move |store| store.save_usage(&kept, &gone)).await {
            store_failures::report(&error, "the usage of limits is not saved yet");
            self.used().unsaved.extend(keys);
        }
    }

    fn take_unsaved(&self) -> (Vec<Usage>, Vec<UsageKey>) {
        let (mut used, now) = (self.used(), self.clock.now());
        if now.since(used.tidied) >= FORGETS_EACH {
            used.tidy(now);
        }
        let (mut kept, mut gone) = (Vec::new(), Vec::new());
        for key in std::mem::take(&mut used.unsaved) {
            match used.usage(key) {
                Some(usage) => kept.push(usage),
                None => gone.push(key),
            }
        }
        (kept, gone)
    }

    fn challenge_taken(
        &self,
        used: &Used,
        invitation: &Invitation,
        origin: ChallengeOrigin,
    ) -> Result<Vec<(BucketOwner, Bucket)>, Refusal> {
        if matches!(invitation.opponent, Opponent::Bot(_)) {
            // A game that rings nobody is no burden on the others of the server.
            return self.taken(used, (cost_of(invitation), 1), invitation.challenger, None);
        }
        if let Some(pair) = pair(invitation) {
            if self.rules.blocked_people.contains(&pair.invited) {
                return Err(Refusal::OtherKeptOut { other: pair.invited });
            }
            if origin == ChallengeOrigin::Fresh
                && let Some(history) = used.challenges.get(&pair)
            {
                history.may_challenge(pair.invited, self.clock.now())?;
            }
        }
        self.taken(used, (cost_of(invitation), 1), invitation.challenger, invitation.place.guild)
    }

    /// The buckets of a person and a server, with so much taken from each.
    fn taken(
        &self,
        used: &Used,
        (cost, number): (Cost, usize),
        who: PlayerId,
        guild: Option<GuildId>,
    ) -> Result<Vec<(BucketOwner, Bucket)>, Refusal> {
        let now = self.clock.now();
        let take = |spender| {
            let bucket = used.buckets.get(&(spender, cost)).copied().unwrap_or_default();
            bucket.take_some(number, self.rules.rate(spender, cost), now).map(|bucket| (spender, bucket))
        };
        let own = take(BucketOwner::Person(who)).map_err(|until| Refusal::TooMuch { cost, until })?;
        let shared = guild.map(|guild| take(BucketOwner::Guild(guild))).transpose();
        let shared = shared.map_err(|until| Refusal::TooMuchHere { until })?;
        Ok([own].into_iter().chain(shared).collect())
    }

    async fn blocking<T: Send + 'static>(
        &self,
        job: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let store = Arc::clone(&self.store);
        tokio::task::spawn_blocking(move || job(store.as_ref())).await.map_err(StoreError::Panicked)?
    }

    fn used(&self) -> MutexGuard<'_, Used> {
        // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is stored about somebody who notifies others.
pub(super) fn keys(
    who: PlayerId,
    guild: Option<GuildId>,
    pairs: impl IntoIterator<Item = Pair>,
) -> Vec<UsageKey> {
    let spenders = [BucketOwner::Person(who)].into_iter().chain(guild.map(BucketOwner::Guild));
    spenders
        .map(|spender| UsageKey::Bucket(spender, Cost::Notification))
        .chain(pairs.into_iter().map(UsageKey::Challenges))
        .collect()
}

/// What an invitation costs.
const fn cost_of(invitation: &Invitation) -> Cost {
    match invitation.opponent {
        Opponent::Bot(_) => Cost::Game,
        Opponent::Person { .. } | Opponent::Anybody => Cost::Notification,
    }
}

/// The challenger and the invited person, if the challenge is to a person.
fn pair(invitation: &Invitation) -> Option<Pair> {
    let invited = invitation.opponent.person()?;
    Some(Pair { challenger: invitation.challenger, invited })
}

#[cfg(test)]
mod tests;
