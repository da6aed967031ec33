//! Loads a match in one trip to the store, with what delivery needs to know about it and its people.

pub(super) mod live_matches;

use std::collections::BTreeMap;

use kuzhi_domain::matches::{Actor, Match, Scope};
use kuzhi_domain::rating::{RatingChange, Ratings, ShownRatings, Standing};
use kuzhi_domain::settings::Look;
use kuzhi_domain::{GuildId, InteractionId, MatchId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{Lookup, LookupRequest, StoreError};
use kuzhi_view::request::{Languages, Request};

use crate::delivery::{Audience, Person};
use crate::service::records::Records;

/// What was loaded for acting in a match.
pub(crate) struct Loaded {
    /// The match in which an earlier delivery of the request was handled.
    pub(crate) repeated: Option<Match>,
    /// The match.
    pub(crate) current: Option<Match>,
    /// What delivery needs to know about either.
    pub(crate) audience: Audience,
    /// The live matches of its people, if they were asked for.
    pub(crate) live: BTreeMap<PlayerId, Vec<Match>>,
    /// The games that its people have finished, if their live matches were asked for.
    pub(crate) finished: BTreeMap<PlayerId, Vec<Game>>,
}

impl Loaded {
    /// Sorts what was found for someone who acts in a match and need not be one of its people yet.
    pub(in crate::service) fn from_lookup(
        mut found: Lookup,
        further: Option<PlayerId>,
        usual_look: Look,
    ) -> Box<Loaded> {
        let (repeated, current) = (found.repeated.take(), found.current.take());
        let (live, finished) = (std::mem::take(&mut found.live), std::mem::take(&mut found.finished));
        let audience = match repeated.as_ref().or(current.as_ref()) {
            Some(one) => audience_of(found, one, further, usual_look),
            None => Audience::default(),
        };
        // Boxed, because it is handed on through many futures.
        Box::new(Loaded { repeated, current, audience, live, finished })
    }
}

/// Loads what an action in a locked match needs, with the live matches of its people if asked. If asked to
/// `wait`, it waits until no other process is showing the match, though not for long.
pub(in crate::service) async fn load(
    records: &Records,
    id: MatchId,
    actor: Actor,
    interaction: Option<InteractionId>,
    live: bool,
    wait: bool,
) -> Result<Box<Loaded>, StoreError> {
    // Someone who accepts an open challenge is not one of its people yet.
    let further = match actor {
        Actor::Person(who) => Some(who),
        _ => None,
    };
    let people = further.into_iter().collect();
    let wanted = LookupRequest { id: Some(id), interaction, people, live, ..LookupRequest::default() };
    let found = if wait { records.look_up_when_free(wanted).await? } else { records.look_up(wanted).await? };
    Ok(Loaded::from_lookup(found, further, records.usual_look()))
}

/// Loads what delivery needs to know about a match, or the defaults if it cannot be read.
pub(crate) async fn audience(records: &Records, one: &Match) -> Audience {
    let wanted = LookupRequest { known: Some(one.clone()), ..LookupRequest::default() };
    let found = records.look_up(wanted).await.unwrap_or_else(|error| {
        records.report(&error, "cannot read where a board is and what people prefer");
        Lookup::default()
    });
    audience_of(found, one, None, records.usual_look())
}

/// Loads what is needed to call people on a server.
pub(super) async fn load_recipients(records: &Records, guild: GuildId, people: &[PlayerId]) -> Audience {
    let people = people.to_vec();
    let wanted = LookupRequest { people: people.clone(), guild: Some(guild), ..LookupRequest::default() };
    let mut found = records.look_up(wanted).await.unwrap_or_else(|error| {
        records.report(&error, "cannot read how people want to be called");
        Lookup::default()
    });
    let person = |id: PlayerId| {
        let kept = found.people.remove(&id).unwrap_or_default();
        Person { id, preferences: kept.preferences, language: kept.language }
    };
    let people = people.into_iter().map(person).collect();
    let house = found.house_rules.remove(&guild).unwrap_or_default();
    Audience { people, house, usual_look: records.usual_look(), ..Audience::default() }
}

/// Loads the ratings that a match shows with its result, which has just been counted.
pub(super) async fn ratings_after(records: &Records, one: &Match, audience: &Audience) -> Ratings {
    let ShownRatings::Change(ended) = one.shown_ratings() else { return Ratings::default() };
    let scope = one.place().guild.map_or(Scope::Everywhere, Scope::Guild);
    let (game, id) = (one.game().id(), one.id());
    let what = "cannot tell what a result has changed";
    let change = records.find_or_default(what, move |store| store.change_by(scope, game, id, ended)).await;
    ratings_of(one, &audience.people, &BTreeMap::new(), change.as_ref())
}

/// Loads the languages of a refusal, which only the person sees. It reads as little as possible.
pub(in crate::service) async fn languages_alone(records: &Records, request: &Request) -> Languages {
    let own = records.preferences(request.who).await.language.unwrap_or(request.languages.user);
    Languages { user: own, place: own }
}

/// Picks what delivery needs to know about a match out of what was found.
fn audience_of(mut found: Lookup, one: &Match, further: Option<PlayerId>, usual_look: Look) -> Audience {
    let mut people = one.people();
    people.extend(further.filter(|who| !people.contains(who)));
    let person = |id: PlayerId| {
        let kept = found.people.remove(&id).unwrap_or_default();
        Person { id, preferences: kept.preferences, language: kept.language }
    };
    let people: Vec<Person> = people.into_iter().map(person).collect();
    let house = one.place().guild.and_then(|guild| found.house_rules.remove(&guild)).unwrap_or_default();
    let ratings = ratings_of(one, &people, &found.standings, found.change.as_ref());
    let delivered = found.delivered;
    let (names, is_told, film_for) = (Vec::new(), false, None);
    Audience { delivered, house, usual_look, people, names, ratings, is_told, film_for }
}

/// The ratings that a match between people shows: those of its server. In direct messages those across all
/// servers, unless one of the two does not want to be listed there.
fn ratings_of(
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
