//! Lock, decide, commit: one writer at a time to a match, and what becomes of it is durable before anybody hears of it.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tracing::{Instrument as _, Span, field};

use super::deadlines::Deadlines;
use super::loading::{self, Loaded};
use super::records::Records;
use crate::clock::Clock;
use crate::delivery::Audience;
use crate::domain::{
    self, Actor, BeginContext, Challengers, Chance, HouseRules, Intent, InteractionId, Invitation, Match,
    MatchId, MatchLimits, Opponent, PlayerId, Refusal, Stage,
};
use crate::limits::{Approach, Limits};
use crate::service::ActionError;
use crate::store::{Commit, CommitError, Mark, StoreError};

/// How often a decision is made anew when another process has changed the match in the meantime.
pub(super) const TRIES: u32 = 5;

/// A match as the store has it after a request.
pub(crate) struct Committed {
    /// The match.
    pub(crate) current: Match,
    /// The set that has begun with the end of this one.
    pub(crate) begun: Option<Match>,
    /// Whether the request was delivered before and has changed nothing now.
    pub(crate) is_repeated: bool,
    /// What delivery needs to know.
    pub(crate) audience: Audience,
}

impl Committed {
    fn before(current: Match, audience: Audience) -> Committed {
        Committed { current, begun: None, is_repeated: true, audience }
    }

    pub(crate) fn now(current: Match, audience: Audience) -> Committed {
        Committed { current, begun: None, is_repeated: false, audience }
    }
}

/// The right to change a match, and what was delivered of it; whoever drops it lets the next one in.
#[derive(Debug)]
pub(crate) struct MatchLock {
    id: MatchId,
    _permit: OwnedSemaphorePermit,
}

impl MatchLock {
    /// The match that may be changed.
    pub(crate) const fn id(&self) -> MatchId {
        self.id
    }
}

/// The only one who writes matches, and whoever has one written has its lock.
pub(crate) struct Matches {
    records: Arc<Records>,
    deadlines: Arc<Deadlines>,
    clock: Clock,
    limits: Arc<Limits>,
    /// How much one person may have going on.
    pub(crate) match_limits: MatchLimits,
    locks: Locks,
}

impl Matches {
    pub(crate) fn new(
        records: Arc<Records>,
        deadlines: Arc<Deadlines>,
        clock: Clock,
        limits: Arc<Limits>,
        match_limits: MatchLimits,
    ) -> Matches {
        Matches { records, deadlines, clock, limits, match_limits, locks: Locks::default() }
    }

    /// Waits until everybody who came earlier is done with a match.
    pub(crate) async fn lock(&self, id: MatchId) -> MatchLock {
        // Whatever is logged from here on is about it.
        Span::current().record("match", field::display(id));
        let permit = self.locks.of(id).acquire_owned().await.expect("locks are never closed");
        MatchLock { id, _permit: permit }
    }

    /// The matches that are locked now.
    pub(crate) fn locked(&self) -> Vec<MatchId> {
        self.locks.all()
    }

    /// Whether somebody waits for a match that somebody else has locked.
    #[cfg(test)]
    pub(crate) fn has_a_queue(&self, id: MatchId) -> bool {
        self.locks.has_a_queue(id)
    }

    /// The name of a match that is still to begin, and the right to begin it.
    pub(crate) async fn free_name(&self) -> Result<MatchLock, StoreError> {
        loop {
            let id = MatchId::from_random(rand::random());
            let lock = self.lock(id).await;
            if self.records.load(id).await?.is_none() {
                return Ok(lock);
            }
        }
    }

    /// Decides what becomes of a match, which may have been read since it was locked, and makes it durable.
    pub(crate) async fn apply(
        &self,
        lock: &MatchLock,
        actor: Actor,
        intent: Intent,
        interaction: Option<InteractionId>,
        mut loaded: Option<Loaded>,
    ) -> Result<Committed, ActionError> {
        let accepts = intent == Intent::Accept;
        for tries in 0..TRIES {
            let loaded = match loaded.take() {
                Some(loaded) => loaded,
                None if tries == 0 => {
                    loading::load(&self.records, lock.id(), actor, interaction, accepts).await?
                }
                // Another process has changed the match, and tells people.
                None => loading::load_settled(&self.records, lock.id(), actor, interaction, accepts).await?,
            };
            let Loaded { repeated, current, audience, live, .. } = loaded;
            if let Some(current) = repeated {
                return Ok(Committed::before(current, audience));
            }
            let current = current.ok_or(Refusal::NoSuchMatch)?;
            let now = self.clock.now();
            let next = domain::decide(&current, actor, intent.clone(), now)?;
            if intent == Intent::Accept {
                self.may_accept(&current, actor, &audience.house, &live)?;
            }
            // Of a match that was over before, the next set has begun.
            let begun = current.over().is_none().then(|| MatchId::from_random(rand::random()));
            let begun = begun.and_then(|id| next.next_set(id, now));
            let committed = match intent {
                // Of the one nobody has to be told, and of the other nobody can be.
                Intent::Remind | Intent::BreakOff { leaving: None } => self.commit_quietly(lock, next).await,
                _ => self.commit(lock, next, begun.clone(), interaction).await,
            };
            match committed {
                Err(CommitError::Conflict) => {}
                committed => {
                    if let Ok(next) = &committed {
                        self.limits.note(&current, next).await;
                    }
                    let is_new = committed.is_ok();
                    let mut committed = self.committed(committed, audience).await?;
                    if is_new && committed.current.result().is_some() {
                        // The result has counted with the commit, and what it has changed is told.
                        let Committed { current, audience, .. } = &committed;
                        committed.audience.ratings =
                            loading::ratings_after(&self.records, current, audience).await;
                    }
                    return Ok(Committed { begun: begun.filter(|_| is_new), ..committed });
                }
            }
        }
        Err(crowded())
    }

    /// Begins a match under a locked name and makes it durable. A challenge that is `heard_alone` nobody else sees.
    pub(crate) async fn begin(
        &self,
        lock: &MatchLock,
        invitation: &Invitation,
        approach: Approach,
        interaction: InteractionId,
        heard_alone: bool,
    ) -> Result<Committed, ActionError> {
        if let Some(current) = self.records.repeated(interaction).await? {
            let audience = loading::audience(&self.records, &current).await;
            return Ok(Committed::before(current, audience));
        }
        can_be_answered(heard_alone, invitation)?;
        let context = self.context(invitation).await?;
        let chance = Chance { id: lock.id(), coin: rand::random() };
        let next = domain::begin(invitation, &context, &self.match_limits, chance)?;
        self.limits.learn(invitation).await?;
        // Last of all: what cannot be for another reason uses nothing up.
        self.limits.challenge(invitation, approach)?;
        let audience = loading::audience(&self.records, &next).await;
        self.committed(self.commit(lock, next, None, Some(interaction)).await, audience).await
    }

    /// Whether a match may be begun like this.
    ///
    /// # Errors
    ///
    /// The refusal that says why not, or what failed.
    pub(crate) async fn may_begin(
        &self,
        invitation: &Invitation,
        heard_alone: bool,
    ) -> Result<(), ActionError> {
        can_be_answered(heard_alone, invitation)?;
        let context = self.context(invitation).await?;
        domain::may_challenge(invitation, &context, &self.match_limits)?;
        self.limits.learn(invitation).await?;
        Ok(self.limits.may_challenge(invitation, Approach::Afresh)?)
    }

    /// What is there already, and what others want, when somebody wants to begin a match.
    async fn context(&self, invitation: &Invitation) -> Result<BeginContext, StoreError> {
        let Invitation { challenger, opponent, place, .. } = *invitation;
        let now = self.clock.now();
        self.records
            .read(move |store| {
                let (challengers, have_played) = match opponent {
                    Opponent::Person { id, .. } => {
                        (store.preferences(id)?.challengers, store.have_played(challenger, id)?)
                    }
                    Opponent::Anybody | Opponent::Bot(_) => (Challengers::Everybody, true),
                };
                let house = place
                    .guild
                    .map_or_else(|| Ok(HouseRules::default()), |guild| store.house_rules(guild))?;
                let going_on = store.live_of(challenger)?;
                let in_channel = store.live_in(place.channel)?;
                Ok(BeginContext { going_on, in_channel, house, challengers, have_played, now })
            })
            .await
    }

    /// Whoever accepts a challenge may have only so many matches at once, and so may whoever made it; both must
    /// be let play on the server.
    fn may_accept(
        &self,
        current: &Match,
        actor: Actor,
        house: &HouseRules,
        live: &BTreeMap<PlayerId, Vec<Match>>,
    ) -> Result<(), Refusal> {
        let (Actor::Person(who), Stage::Open(challenge)) = (actor, current.stage()) else { return Ok(()) };
        let challenger = challenge.challenger;
        let of = |player| live.get(&player).map(Vec::as_slice).unwrap_or_default();
        house.let_play(who, Some(challenger))?;
        domain::may_play_more(of(who), &self.match_limits)?;
        let is_free = domain::may_play_more(of(challenger), &self.match_limits);
        is_free.map_err(|_| Refusal::ChallengerIsBusy { challenger })
    }

    /// Makes a match durable, and the one that begins with it.
    pub(crate) async fn commit(
        &self,
        lock: &MatchLock,
        next: Match,
        begun: Option<Match>,
        interaction: Option<InteractionId>,
    ) -> Result<Match, CommitError> {
        let mark = interaction.map(|interaction| Mark { interaction, at: self.clock.now() });
        self.keep(lock, Commit { next, begun, mark, quiet: false }).await
    }

    /// Makes durable what nobody need be told of.
    pub(crate) async fn commit_quietly(&self, lock: &MatchLock, next: Match) -> Result<Match, CommitError> {
        self.keep(lock, Commit { next, begun: None, mark: None, quiet: true }).await
    }

    async fn keep(&self, lock: &MatchLock, commit: Commit) -> Result<Match, CommitError> {
        debug_assert_eq!(lock.id(), commit.next.id(), "whoever changes a match has locked it");
        let (next, begun) = (commit.next.clone(), commit.begun.clone());
        self.records.commit(commit).instrument(tracing::debug_span!("commit")).await?;
        tracing::debug!(version = next.version(), "committed");
        self.deadlines.watch([&next].into_iter().chain(&begun));
        Ok(next)
    }

    async fn committed(
        &self,
        committed: Result<Match, CommitError>,
        audience: Audience,
    ) -> Result<Committed, ActionError> {
        match committed {
            Ok(current) => Ok(Committed::now(current, audience)),
            Err(CommitError::Repeated(id)) => {
                let current = self.records.found(id).await?;
                let audience = loading::audience(&self.records, &current).await;
                Ok(Committed::before(current, audience))
            }
            Err(CommitError::Store(error)) => Err(error.into()),
            Err(CommitError::Conflict) => Err(crowded()),
        }
    }
}

/// A challenge that nobody else sees is not made.
fn can_be_answered(heard_alone: bool, invitation: &Invitation) -> Result<(), Refusal> {
    let is_alone = heard_alone && !matches!(invitation.opponent, Opponent::Bot(_));
    if is_alone { Err(Refusal::HeardAlone) } else { Ok(()) }
}

fn crowded() -> ActionError {
    ActionError::Failed(StoreError::Failed("others kept changing the match".to_owned()))
}

/// The locks of all matches that somebody changes or waits to change.
#[derive(Debug, Default)]
struct Locks {
    locks: Mutex<HashMap<MatchId, Weak<Semaphore>>>,
}

impl Locks {
    #[cfg(test)]
    fn has_a_queue(&self, id: MatchId) -> bool {
        let locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.get(&id).is_some_and(|lock| lock.strong_count() > 1)
    }

    fn all(&self) -> Vec<MatchId> {
        let locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        locks.iter().filter(|(_, lock)| lock.strong_count() > 0).map(|(id, _)| *id).collect()
    }

    fn of(&self, id: MatchId) -> Arc<Semaphore> {
        // The map is whole after every statement below, so a panic elsewhere cannot have broken it.
        let mut locks = self.locks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&id).and_then(Weak::upgrade) {
            return lock;
        }
        locks.retain(|_, lock| lock.strong_count() > 0);
        let lock = Arc::new(Semaphore::new(1));
        locks.insert(id, Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_at_a_time_and_matches_side_by_side() {
        let locks = Locks::default();
        let (one, other) = (MatchId::from_random(1), MatchId::from_random(2));
        let lock = locks.of(one).try_acquire_owned().unwrap();
        let _beside = locks.of(other).try_acquire_owned().unwrap();
        assert!(locks.of(one).try_acquire().is_err());
        drop(lock);
        assert!(locks.of(one).try_acquire().is_ok());
    }
}
