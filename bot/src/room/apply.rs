//! Load, decide, commit: the part of a visit after which a change is durable.

use std::any::type_name_of_val;
use std::sync::Arc;

use super::loading::Loaded;
use super::{Doorkeeper, MatchLock, Visitor};
use crate::delivery::Audience;
use crate::domain::{
    self, Actor, Challengers, Circumstances, HouseRules, Intent, InteractionId, Invitation, Match, MatchId,
    Opponent, Refusal, Stage, Surroundings, Withdrawal,
};
use crate::limits::Approach;
use crate::store::{Commit, CommitError, Mark, Store, StoreError};

/// Why nothing became of what somebody wanted.
#[derive(Debug)]
pub enum ActionError {
    /// It cannot be; the person is told why.
    Refused(Refusal),
    /// Something is wrong with us; nothing was changed.
    Failed(StoreError),
}

impl From<Refusal> for ActionError {
    fn from(refusal: Refusal) -> Self {
        ActionError::Refused(refusal)
    }
}

impl From<StoreError> for ActionError {
    fn from(error: StoreError) -> Self {
        ActionError::Failed(error)
    }
}

impl ActionError {
    /// Whether the person acted on a screen that no longer shows how things stand.
    pub(super) const fn comes_from_an_old_screen(&self) -> bool {
        matches!(
            self,
            ActionError::Refused(
                Refusal::Stale
                    | Refusal::Over
                    | Refusal::AlreadyAccepted
                    | Refusal::ChallengeGone(
                        Withdrawal::Declined | Withdrawal::Cancelled | Withdrawal::Expired
                    )
            )
        )
    }
}

/// A match as the store has it after a request.
pub(super) struct Committed {
    /// The match.
    pub(super) current: Match,
    /// Whether the request was delivered before and has changed nothing now.
    pub(super) is_repeated: bool,
    /// What delivery needs to know.
    pub(super) audience: Audience,
}

/// How often a decision is made anew when another process has changed the match in the meantime.
const TRIES: u32 = 5;

impl Doorkeeper {
    /// Decides what becomes of a match and makes it durable.
    pub(super) async fn apply(
        &self,
        lock: &MatchLock,
        actor: Actor,
        intent: Intent,
        interaction: Option<InteractionId>,
    ) -> Result<Committed, ActionError> {
        self.apply_to(lock, actor, intent, interaction, None).await
    }

    /// The same to a match that was read since it was locked.
    pub(super) async fn apply_to(
        &self,
        lock: &MatchLock,
        actor: Actor,
        intent: Intent,
        interaction: Option<InteractionId>,
        loaded: Option<Loaded>,
    ) -> Result<Committed, ActionError> {
        let has_changed = self.make_up_in(lock).await?;
        let mut loaded = loaded.filter(|_| !has_changed);
        for _ in 0..TRIES {
            let loaded = match loaded.take() {
                Some(loaded) => loaded,
                None => self.load_for(lock, actor, interaction).await?,
            };
            let Loaded { repeated, current, audience } = loaded;
            if let Some(current) = repeated {
                return Ok(Committed { current, is_repeated: true, audience });
            }
            let current = current.ok_or(Refusal::NoSuchMatch)?;
            let now = self.service.clock.now();
            let next = domain::decide(&current, actor, intent.clone(), now)?;
            if intent == Intent::Accept {
                self.may_accept(&current, actor).await?;
            }
            let begun = next.next_set(MatchId::from_random(rand::random()), now);
            let committed = match intent {
                Intent::Remind => self.commit_quietly(lock, next).await,
                _ => self.commit_with(lock, next, begun.clone(), interaction).await,
            };
            match committed {
                Err(CommitError::Conflict) => {}
                committed => {
                    if let Ok(next) = &committed {
                        self.service.limits.note(&current, next);
                    }
                    if let (Ok(_), Some(begun)) = (&committed, begun) {
                        self.show_next_set(begun);
                    }
                    return self.committed(committed, audience).await;
                }
            }
        }
        Err(crowded())
    }

    /// Begins a match under a locked name and makes it durable.
    pub(super) async fn apply_beginning(
        &self,
        lock: &MatchLock,
        visitor: &dyn Visitor,
        invitation: &Invitation,
        approach: Approach,
    ) -> Result<Committed, ActionError> {
        if let Some(current) = self.repeated(visitor.interaction()).await? {
            let audience = self.audience(&current).await;
            return Ok(Committed { current, is_repeated: true, audience });
        }
        can_be_answered(visitor, invitation)?;
        let surroundings = self.surroundings(invitation).await?;
        let id = lock.id();
        let circumstances = Circumstances { id, coin: rand::random(), now: self.service.clock.now() };
        let next = domain::begin(invitation, &surroundings, &self.service.allowance, circumstances)?;
        // Last of all: what cannot be for another reason uses nothing up.
        self.service.limits.challenge(invitation, approach)?;
        let audience = self.audience(&next).await;
        self.committed(self.commit(lock, next, Some(visitor.interaction())).await, audience).await
    }

    /// Whether a match may be begun like this.
    ///
    /// # Errors
    ///
    /// The refusal that says why not, or what failed.
    pub async fn may_begin(&self, visitor: &dyn Visitor, invitation: &Invitation) -> Result<(), ActionError> {
        can_be_answered(visitor, invitation)?;
        let surroundings = self.surroundings(invitation).await?;
        let now = self.service.clock.now();
        domain::may_challenge(invitation, &surroundings, &self.service.allowance, now)?;
        Ok(self.service.limits.may_challenge(invitation, Approach::Afresh)?)
    }

    /// What is there already, and what others want, when somebody wants to begin a match.
    async fn surroundings(&self, invitation: &Invitation) -> Result<Surroundings, StoreError> {
        let Invitation { challenger, opponent, place, .. } = *invitation;
        self.read(move |store| {
            let (challengers, acquainted) = match opponent {
                Opponent::Person { id, .. } => {
                    (store.preferences(id)?.challengers, store.have_played(challenger, id)?)
                }
                Opponent::Anybody | Opponent::Bot(_) => (Challengers::Everybody, true),
            };
            let house =
                place.guild.map_or_else(|| Ok(HouseRules::default()), |guild| store.house_rules(guild))?;
            let going_on = store.live_of(challenger)?;
            let in_channel = store.live_in(place.channel)?;
            Ok(Surroundings { going_on, in_channel, house, challengers, acquainted })
        })
        .await
    }

    /// Whoever accepts a challenge may have only so many matches at once, and so may whoever made it; both must
    /// be let play on the server.
    async fn may_accept(&self, current: &Match, actor: Actor) -> Result<(), ActionError> {
        let (Actor::Person(who), Stage::Open(challenge)) = (actor, &current.stage) else { return Ok(()) };
        let (guild, challenger) = (current.place.guild, challenge.challenger);
        let (own, theirs, house) = self
            .read(move |store| {
                let house = guild.map_or_else(|| Ok(HouseRules::default()), |guild| store.house_rules(guild));
                Ok((store.live_of(who)?, store.live_of(challenger)?, house?))
            })
            .await?;
        house.let_play(who, Some(challenger))?;
        domain::may_play_more(&own, &self.service.allowance)?;
        let is_free = domain::may_play_more(&theirs, &self.service.allowance);
        Ok(is_free.map_err(|_| Refusal::ChallengerIsBusy { challenger })?)
    }

    async fn committed(
        &self,
        committed: Result<Match, CommitError>,
        audience: Audience,
    ) -> Result<Committed, ActionError> {
        match committed {
            Ok(current) => Ok(Committed { current, is_repeated: false, audience }),
            Err(CommitError::Repeated(id)) => {
                let current = self.load(id).await?.ok_or(Refusal::NoSuchMatch)?;
                let audience = self.audience(&current).await;
                Ok(Committed { current, is_repeated: true, audience })
            }
            Err(CommitError::Store(error)) => Err(error.into()),
            Err(CommitError::Conflict) => Err(crowded()),
        }
    }

    /// Makes a match durable.
    pub(super) async fn commit(
        &self,
        lock: &MatchLock,
        next: Match,
        interaction: Option<InteractionId>,
    ) -> Result<Match, CommitError> {
        self.commit_with(lock, next, None, interaction).await
    }

    /// Makes a match durable, and the one that begins with it.
    async fn commit_with(
        &self,
        lock: &MatchLock,
        next: Match,
        begun: Option<Match>,
        interaction: Option<InteractionId>,
    ) -> Result<Match, CommitError> {
        let mark = interaction.map(|interaction| Mark { interaction, at: self.service.clock.now() });
        self.keep_commit(lock, Commit { next, begun, mark, quiet: false }).await
    }

    /// Makes durable what nobody need be told of.
    pub(super) async fn commit_quietly(&self, lock: &MatchLock, next: Match) -> Result<Match, CommitError> {
        self.keep_commit(lock, Commit { next, begun: None, mark: None, quiet: true }).await
    }

    async fn keep_commit(&self, lock: &MatchLock, commit: Commit) -> Result<Match, CommitError> {
        debug_assert_eq!(lock.id(), commit.next.id, "whoever changes a match has locked it");
        #[cfg(test)]
        self.steps.step();
        trace_trip("commit");
        let (next, begun) = (commit.next.clone(), commit.begun.clone());
        // No thread waits for the disk meanwhile.
        self.service.store.submit(commit).await?;
        self.watch_deadlines([&next].into_iter().chain(&begun));
        Ok(next)
    }

    /// Reads from the store, off the threads that serve people.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.blocking(read).await
    }

    pub(super) async fn blocking<T, E>(
        &self,
        job: impl FnOnce(&dyn Store) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        #[cfg(test)]
        self.steps.step();
        trace_trip(type_name_of_val(&job));
        let store = Arc::clone(&self.service.store);
        let done = tokio::task::spawn_blocking(move || job(store.as_ref())).await;
        done.unwrap_or_else(|broken| Err(StoreError::Failed(broken.to_string()).into()))
    }
}

/// Notes that the store is asked something: `tests/benches/load` counts these.
fn trace_trip(job: &str) {
    tracing::trace!(target: "kuzhi_bot::store", job, "a trip to the store");
}

/// A challenge that nobody else sees is not made.
fn can_be_answered(visitor: &dyn Visitor, invitation: &Invitation) -> Result<(), Refusal> {
    let is_alone = visitor.is_heard_alone() && !matches!(invitation.opponent, Opponent::Bot(_));
    if is_alone { Err(Refusal::HeardAlone) } else { Ok(()) }
}

fn crowded() -> ActionError {
    ActionError::Failed(StoreError::Failed("others kept changing the match".to_owned()))
}
