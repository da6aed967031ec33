//! What a request to a match needs, read in one go.

use crate::delivery::{Audience, Person};
use crate::domain::{InteractionId, Match, MatchId, PlayerId, Ratings, Scope, Stage, Standing};
use crate::store::{Store, StoreError};

/// How a match stands when somebody wants to do something in it.
pub(crate) struct Loaded {
    /// The match in which the request has led to something already.
    pub(crate) repeated: Option<Match>,
    /// The match.
    pub(crate) current: Option<Match>,
    /// What delivery needs to know of either.
    pub(crate) audience: Audience,
}

/// How a match stands, for whoever acts in it and need not be among its people yet.
pub(crate) fn load(
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

pub(super) fn repeated(
    store: &dyn Store,
    interaction: Option<InteractionId>,
) -> Result<Option<Match>, StoreError> {
    match interaction.map(|interaction| store.marked(interaction)).transpose()?.flatten() {
        Some(id) => store.load(id),
        None => Ok(None),
    }
}

pub(super) fn audience(
    store: &dyn Store,
    one: &Match,
    further: Option<PlayerId>,
) -> Result<Audience, StoreError> {
    let mut people = one.people();
    people.extend(further.filter(|who| !people.contains(who)));
    let person = |id: PlayerId| {
        let (preferences, language) = (store.preferences(id)?, store.language_of(id)?);
        Ok(Person { id, preferences, language })
    };
    let people = people.into_iter().map(person).collect::<Result<Vec<_>, StoreError>>()?;
    Ok(Audience {
        delivered: store.delivered(one.id())?,
        house: one.place().guild.map(|guild| store.house_rules(guild)).transpose()?.unwrap_or_default(),
        ratings: ratings(store, one, &people)?,
        people,
    })
}

/// The ratings that a match between people shows: those of its server. In private it is those over all servers, where
/// they show nobody who does not want to be listed there.
fn ratings(store: &dyn Store, one: &Match, people: &[Person]) -> Result<Ratings, StoreError> {
    let scope = one.place().guild.map_or(Scope::Everywhere, Scope::Guild);
    if scope == Scope::Everywhere && people.iter().any(|person| !person.preferences.listed) {
        return Ok(Ratings::default());
    }
    match one.stage() {
        Stage::Playing(_) if one.opponents().is_none() => Ok(Ratings::default()),
        Stage::Open(_) | Stage::Playing(_) => {
            let standing = |person: &Person| {
                let known = store.standing_of(scope, one.game().id(), person.id)?;
                Ok(known.unwrap_or_else(|| Standing::new(person.id)))
            };
            Ok(Ratings::of_people(people.iter().map(standing).collect::<Result<_, StoreError>>()?))
        }
        Stage::Over(over) if one.result().is_some() => {
            Ok(Ratings::after_result(store.change_by(scope, one.game().id(), one.id(), over.ended())?))
        }
        Stage::Over(_) | Stage::Withdrawn(_) => Ok(Ratings::default()),
    }
}

#[cfg(test)]
mod tests;
