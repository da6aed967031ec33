//! What a request to a match needs, read in one go.

use super::{Doorkeeper, MatchLock};
use crate::delivery::{Audience, Person};
use crate::domain::{Actor, InteractionId, Match, MatchId, PlayerId};
use crate::store::{Messages, Store, StoreError};

/// How a match stands when somebody wants to do something in it.
pub(crate) struct Loaded {
    /// The match in which the request has led to something already.
    pub(super) repeated: Option<Match>,
    /// The match.
    pub(super) current: Option<Match>,
    /// What delivery needs to know of either.
    pub(super) audience: Audience,
}

impl Doorkeeper {
    /// All that is needed of a locked match for what somebody does in it.
    pub(super) async fn load_for(
        &self,
        lock: &MatchLock,
        actor: Actor,
        interaction: Option<InteractionId>,
    ) -> Result<Loaded, StoreError> {
        let id = lock.id();
        // Whoever accepts a challenge to all is not among its people yet.
        let further = match actor {
            Actor::Person(who) => Some(who),
            _ => None,
        };
        self.read(move |store| load(store, id, further, interaction)).await
    }

    /// The match in which an interaction has led to something already.
    pub(super) async fn repeated(&self, interaction: InteractionId) -> Result<Option<Match>, StoreError> {
        self.read(move |store| repeated(store, Some(interaction))).await
    }

    /// What delivery needs to know of a match; the usual where that cannot be read.
    pub(super) async fn audience(&self, one: &Match) -> Audience {
        let shown = one.clone();
        self.read(move |store| audience(store, &shown, None)).await.unwrap_or_else(|error| {
            self.report(&error, "cannot tell where a board is, and what people want");
            Audience::default()
        })
    }

    pub(super) async fn messages(&self, id: MatchId) -> Messages {
        let messages = self.read(move |store| store.messages(id)).await;
        messages.unwrap_or_else(|error| {
            self.report(&error, "cannot tell where a board is");
            Messages::default()
        })
    }
}

/// How a match stands, for whoever acts in it and need not be among its people yet.
pub(super) fn load(
    store: &dyn Store,
    id: MatchId,
    further: Option<PlayerId>,
    interaction: Option<InteractionId>,
) -> Result<Loaded, StoreError> {
    let repeated = repeated(store, interaction)?;
    let current = store.load(id)?;
    let audience = match repeated.as_ref().or(current.as_ref()) {
        Some(one) => audience(store, one, further)?,
        None => Audience::default(),
    };
    Ok(Loaded { repeated, current, audience })
}

fn repeated(store: &dyn Store, interaction: Option<InteractionId>) -> Result<Option<Match>, StoreError> {
    match interaction.map(|interaction| store.marked(interaction)).transpose()?.flatten() {
        Some(id) => store.load(id),
        None => Ok(None),
    }
}

fn audience(store: &dyn Store, one: &Match, further: Option<PlayerId>) -> Result<Audience, StoreError> {
    let mut people = one.people();
    people.extend(further.filter(|who| !people.contains(who)));
    let person = |id: PlayerId| {
        let (preferences, language) = (store.preferences(id)?, store.language_of(id)?);
        Ok(Person { id, preferences, language })
    };
    Ok(Audience {
        delivered: store.messages(one.id)?,
        house: one.place.guild.map(|guild| store.house_rules(guild)).transpose()?.unwrap_or_default(),
        people: people.into_iter().map(person).collect::<Result<_, StoreError>>()?,
    })
}
