//! What a request to a match needs, as it was looked up.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::delivery::{Audience, Person};
use crate::domain::{InteractionId, Match, PlayerId, RatingChange, Ratings, Scope, ShownRatings, Standing};
use crate::store::{Found, Store, StoreError};

/// How a match stands when somebody wants to do something in it.
pub(crate) struct Loaded {
    /// The match in which the request has led to something already.
    pub(crate) repeated: Option<Match>,
    /// The match.
    pub(crate) current: Option<Match>,
    /// What delivery needs to know of either.
    pub(crate) audience: Audience,
    /// Whether another process is telling people at this moment how it stands.
    pub(crate) is_under_way: bool,
    /// The live matches of people, as far as they were asked for.
    pub(crate) live: BTreeMap<PlayerId, Vec<Match>>,
}

/// How long whoever changes a match waits, again and again, while another process tells people how it stands: two
/// who show a board at once leave the older one there. Who takes longer has died, or is not waited for.
pub(crate) const PAUSES: [Duration; 6] = [
    Duration::from_millis(20),
    Duration::from_millis(40),
    Duration::from_millis(80),
    Duration::from_millis(160),
    Duration::from_millis(300),
    Duration::from_millis(400),
];

impl Loaded {
    /// How a match stands, for whoever acts in it and need not be among its people yet.
    pub(crate) fn of(mut found: Found, further: Option<PlayerId>) -> Loaded {
        let (repeated, current) = (found.repeated.take(), found.current.take());
        let (live, is_under_way) = (std::mem::take(&mut found.live), found.is_under_way);
        let audience = match repeated.as_ref().or(current.as_ref()) {
            Some(one) => audience(found, one, further),
            None => Audience::default(),
        };
        Loaded { repeated, current, audience, is_under_way, live }
    }
}

/// The match in which an interaction has led to something already.
pub(super) fn repeated(store: &dyn Store, interaction: InteractionId) -> Result<Option<Match>, StoreError> {
    Ok(store.marked(interaction)?.map(|id| store.load(id)).transpose()?.flatten())
}

/// What delivery needs to know of a match, out of what was found.
pub(super) fn audience(mut found: Found, one: &Match, further: Option<PlayerId>) -> Audience {
    let mut people = one.people();
    people.extend(further.filter(|who| !people.contains(who)));
    let person = |id: PlayerId| {
        let kept = found.people.remove(&id).unwrap_or_default();
        Person { id, preferences: kept.preferences, language: kept.language }
    };
    let people: Vec<Person> = people.into_iter().map(person).collect();
    let house = one.place().guild.and_then(|guild| found.house_rules.remove(&guild)).unwrap_or_default();
    let ratings = ratings(one, &people, &found.standings, found.change.as_ref());
    Audience { delivered: found.delivered, house, people, ratings }
}

/// The ratings that a match between people shows: those of its server. In private it is those over all servers, where
/// they show nobody who does not want to be listed there.
pub(super) fn ratings(
    one: &Match,
    people: &[Person],
    standings: &BTreeMap<PlayerId, Standing>,
    change: Option<&RatingChange>,
) -> Ratings {
    let scope = one.place().guild.map_or(Scope::Everywhere, Scope::Guild);
    if scope == Scope::Everywhere && people.iter().any(|person| !person.preferences.listed) {
        return Ratings::default();
    }
    match one.shown_ratings() {
        ShownRatings::None => Ratings::default(),
        ShownRatings::Standings => {
            let standing = |person: &Person| {
                standings.get(&person.id).copied().unwrap_or_else(|| Standing::new(person.id))
            };
            Ratings::of_people(people.iter().map(standing).collect())
        }
        ShownRatings::Change(_) => Ratings::after_result(change.copied()),
    }
}

#[cfg(test)]
mod tests;
