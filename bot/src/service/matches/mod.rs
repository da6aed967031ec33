//! Lock, decide, commit: a match has one writer at a time, and a new version is durable before anyone sees
//! it.

mod experience;

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_domain::matches::{
    Actor, BeginContext, Chance, Experience, Intent, Invitation, Match, MatchLimits, Opponent,
};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::{Challengers, HouseRules, Preferences};
use kuzhi_domain::{InteractionId, MatchId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{Commit, CommitError, ProcessedInteraction, StoreError};
use tracing::{Instrument as _, Span, field};

use crate::clock::Clock;
use crate::delivery::Audience;
use crate::limits::{ChallengeOrigin, Limits};
use crate::service::ActionError;
use crate::service::deadlines::Deadlines;
use crate::service::followers::Followers;
use crate::service::loading::{self, Loaded};
use crate::service::locks::{Locks, MatchLock};
use crate::service::records::Records;

/// How often to decide again when another process has changed the match in between.
pub(super) const TRIES: u32 = 5;

/// A match as stored after a request.
pub(crate) struct Committed {
    /// The match.
    pub(crate) current: Match,
    /// The next set, if this one has ended and another begins.
    pub(crate) begun: Option<Match>,
    /// Whether this is a repeated delivery of the request, which changed nothing.
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

/// Writes matches. Nothing else does, and every write needs the lock of its match.
pub(crate) struct Matches {
    records: Arc<Records>,
    deadlines: Arc<Deadlines>,
    followers: Followers,
    clock: Clock,
    limits: Arc<Limits>,
    /// How much a person may have going on.
    pub(crate) match_limits: MatchLimits,
    locks: Locks,
    /// Held while a person begins a match, from the count of those under way to the commit.
    beginning: Locks<PlayerId>,
}

impl Matches {
    pub(crate) fn new(
        records: Arc<Records>,
        deadlines: Arc<Deadlines>,
        followers: Followers,
        clock: Clock,
        limits: Arc<Limits>,
        match_limits: MatchLimits,
    ) -> Matches {
        Matches {
            records,
            deadlines,
            followers,
            clock,
            limits,
            match_limits,
            locks: Locks::default(),
            beginning: Locks::default(),
        }
    }

    /// Locks a match, after every earlier request for it.
    pub(crate) async fn lock(&self, id: MatchId) -> MatchLock {
        // From here on the log names the match.
        Span::current().record("match", field::display(id));
        self.locks.lock(id).await
    }

    /// Returns the matches that are locked now.
    pub(crate) fn locked(&self) -> Vec<MatchId> {
        self.locks.all()
    }

    /// Whether anyone waits for the lock of a match.
    #[cfg(test)]
    pub(crate) fn has_a_queue(&self, id: MatchId) -> bool {
        self.locks.has_a_queue(id)
    }

    /// Draws the id of a new match, and locks it.
    pub(crate) async fn lock_new_match(&self) -> Result<MatchLock, StoreError> {
        loop {
            let id = MatchId::from_random(rand::random());
            let lock = self.lock(id).await;
            if self.records.load(id).await?.is_none() {
                return Ok(lock);
            }
        }
    }

    /// Decides on the new match and makes it durable. It may have been read since it was locked.
    pub(crate) async fn apply(
        &self,
        lock: &MatchLock,
        actor: Actor,
        intent: Intent,
        interaction: Option<InteractionId>,
        mut loaded: Option<Box<Loaded>>,
    ) -> Result<Committed, ActionError> {
        let accepts = intent == Intent::Accept;
        for tries in 0..TRIES {
            let loaded = match loaded.take() {
                Some(loaded) => loaded,
                None => {
                    // After the first try, another process has changed the match, and shows it.
                    let wait = tries > 0;
                    loading::load(&self.records, lock.id(), actor, interaction, accepts, wait).await?
                }
            };
            let Loaded { repeated, current, audience, live, finished } = *loaded;
            if let Some(current) = repeated {
                return Ok(Committed::before(current, audience));
            }
            let current = current.ok_or(Refusal::NoSuchMatch)?;
            // They may have changed it just now.
            let current = current.following(|who| audience.calendar(who));
            let now = self.clock.now();
            let mut next = kuzhi_domain::matches::decide(&current, actor, intent.clone(), now)?;
            if let (Intent::Accept, Actor::Person(who)) = (&intent, actor) {
                kuzhi_domain::matches::may_accept(&current, who, &audience.house, &live, &self.match_limits)?;
                // They may have learnt the game since they were challenged.
                next = with_newcomers(next, &finished, &audience);
            }
            let next = next.following(|who| audience.calendar(who));
            // The match was over before, so its next set has begun already.
            let begun = current.over().is_none().then(|| MatchId::from_random(rand::random()));
            let begun = begun.and_then(|id| next.next_set(id, now));
            let begun = begun.map(|begun| begun.following(|who| audience.calendar(who)));
            let committed = match intent {
                // The first need not be shown to anyone, and the second cannot be.
                Intent::Remind | Intent::GetHelp | Intent::BreakOff { leaving: None } => {
                    self.commit_quietly(lock, next).await
                }
                _ => self.commit(lock, next, begun.clone(), interaction).await,
            };
            match committed {
                Err(CommitError::Conflict) => {}
                committed => {
                    if let Ok(next) = &committed {
                        self.limits.record_answer(&current, next).await;
                    }
                    let is_new = committed.is_ok();
                    let mut committed = self.committed(committed, audience).await?;
                    if is_new && committed.current.result().is_some() {
                        // The result counted with the commit; show what it changed.
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

    /// Begins a match under a locked id and makes it durable.
    pub(crate) async fn begin(
        &self,
        lock: &MatchLock,
        invitation: &Invitation,
        origin: ChallengeOrigin,
        interaction: InteractionId,
    ) -> Result<Committed, ActionError> {
        if let Some(current) = self.records.repeated(interaction).await? {
            let audience = loading::audience(&self.records, &current).await;
            return Ok(Committed::before(current, audience));
        }
        // Of matches that they begin at the same moment, each one takes the earlier ones into account.
        let _alone = self.beginning.hold(invitation.challenger).await;
        let context = self.context(invitation).await?;
        let chance = Chance { id: lock.id(), coin: rand::random() };
        let next = kuzhi_domain::matches::begin(invitation, &context, &self.match_limits, chance)?;
        self.limits.learn(invitation).await?;
        // Last of all, so a challenge refused for another reason uses nothing up.
        self.limits.challenge(invitation, origin)?;
        let audience = loading::audience(&self.records, &next).await;
        let next = next.following(|who| audience.calendar(who));
        self.committed(self.commit(lock, next, None, Some(interaction)).await, audience).await
    }

    /// Checks whether a match may begin like this.
    ///
    /// # Errors
    ///
    /// A refusal with the reason, or a failure.
    pub(crate) async fn may_begin(&self, invitation: &Invitation) -> Result<(), ActionError> {
        let context = self.context(invitation).await?;
        kuzhi_domain::matches::may_challenge(invitation, &context, &self.match_limits)?;
        self.limits.learn(invitation).await?;
        Ok(self.limits.may_challenge(invitation, ChallengeOrigin::Fresh)?)
    }

    /// Reads what matters for a new match: what is going on already, and what the others involved want.
    async fn context(&self, invitation: &Invitation) -> Result<BeginContext, StoreError> {
        let Invitation { challenger, opponent, place, .. } = *invitation;
        let now = self.clock.now();
        self.records
            .run(move |store| {
                let (mut challengers, mut have_played) = (Challengers::Everybody, true);
                let mut experience_of_invited = None;
                if let Opponent::Person { id, .. } = opponent {
                    let Preferences { challengers: admitted, learnt, .. } = store.preferences(id)?;
                    (challengers, have_played) = (admitted, store.have_played(challenger, id)?);
                    experience_of_invited = Some(Experience { finished: store.finished_games(id)?, learnt });
                }
                let house = place
                    .guild
                    .map_or_else(|| Ok(HouseRules::default()), |guild| store.house_rules(guild))?;
                let going_on = store.live_of(challenger)?;
                let in_channel = store.live_in(place.channel)?;
                let experience = experience::experience(store, challenger)?;
                Ok(BeginContext {
                    going_on,
                    in_channel,
                    house,
                    challengers,
                    have_played,
                    experience,
                    experience_of_invited,
                    now,
                })
            })
            .await
    }

    /// Makes a match durable, with the one that begins with it.
    pub(crate) async fn commit(
        &self,
        lock: &MatchLock,
        next: Match,
        begun: Option<Match>,
        interaction: Option<InteractionId>,
    ) -> Result<Match, CommitError> {
        let interaction =
            interaction.map(|interaction| ProcessedInteraction { interaction, at: self.clock.now() });
        self.write(lock, Commit { next, begun, interaction, quiet: false }).await
    }

    /// Makes a change durable that need not be shown to anyone.
    pub(crate) async fn commit_quietly(&self, lock: &MatchLock, next: Match) -> Result<Match, CommitError> {
        self.write(lock, Commit { next, begun: None, interaction: None, quiet: true }).await
    }

    /// The only way into the store. Whatever asked for a match, it begins as it counts.
    async fn write(&self, lock: &MatchLock, commit: Commit) -> Result<Match, CommitError> {
        assert_eq!(lock.id(), commit.next.id(), "whoever changes a match has locked it");
        let next = self.limits.as_it_counts(commit.next).await?;
        let begun = match commit.begun {
            Some(begun) => Some(self.limits.as_it_counts(begun).await?),
            None => None,
        };
        let commit = Commit { next: next.clone(), begun: begun.clone(), ..commit };
        self.records.commit(commit).instrument(tracing::debug_span!("commit")).await?;
        tracing::debug!(version = next.version(), "committed");
        self.deadlines.watch([&next].into_iter().chain(&begun));
        self.followers.changed(next.id());
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
                let current = self.records.require(id).await?;
                let audience = loading::audience(&self.records, &current).await;
                Ok(Committed::before(current, audience))
            }
            Err(CommitError::Store(error)) => Err(error.into()),
            Err(CommitError::Conflict) => Err(crowded()),
        }
    }
}

/// Returns an accepted match with who is new to its game.
fn with_newcomers(one: Match, finished: &BTreeMap<PlayerId, Vec<Game>>, audience: &Audience) -> Match {
    let game = one.game();
    one.with_newcomers(|player| {
        let person = audience.people.iter().find(|person| person.id == player)?;
        let finished = finished.get(&player).cloned().unwrap_or_default();
        Experience { finished, learnt: person.preferences.learnt.clone() }.new_to(game)
    })
}

fn crowded() -> ActionError {
    ActionError::Failed(StoreError::Contended("the match"))
}
