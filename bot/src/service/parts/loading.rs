//! Loads what a request needs in one trip to the store: its match, the people who see it, and the languages of the
//! answer.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::sleep;

use super::records::Records;
use crate::delivery::{Audience, Person};
use crate::domain::{
    Actor, Intent, InteractionId, Match, MatchId, PlayerId, RatingChange, Ratings, Refusal, Scope,
    ShownRatings, Standing,
};
use crate::language::Language;
use crate::request::{Action, Languages, Request};
use crate::service::ActionError;
use crate::store::{Found, Store, StoreError, Wanted};

/// What was loaded for a request.
pub(in crate::service) struct Arrival {
    /// The languages of the answer: those that the person and the server have chosen, or the request's own.
    pub(in crate::service) languages: Languages,
    /// Its match, if it may act there from where it came.
    pub(in crate::service) standing: Result<Option<Loaded>, ActionError>,
}

/// What was loaded for acting in a match.
pub(crate) struct Loaded {
    /// The match in which an earlier delivery of the request was handled.
    pub(crate) repeated: Option<Match>,
    /// The match.
    pub(crate) current: Option<Match>,
    /// What delivery needs to know about either.
    pub(crate) audience: Audience,
    /// Whether another process is showing it at this moment.
    pub(crate) is_under_way: bool,
    /// The live matches of its people, if they were asked for.
    pub(crate) live: BTreeMap<PlayerId, Vec<Match>>,
}

/// How long a change waits between looks while another process shows the match, because two that show a board at once can
/// leave the older one there. A process that takes longer is not waited for: it may have died.
const PAUSES: [Duration; 6] = [
    Duration::from_millis(20),
    Duration::from_millis(40),
    Duration::from_millis(80),
    Duration::from_millis(160),
    Duration::from_millis(300),
    Duration::from_millis(400),
];

impl Loaded {
    /// Sorts what was found for someone who acts in a match and need not be one of its people yet.
    fn of(mut found: Found, further: Option<PlayerId>) -> Loaded {
        let (repeated, current) = (found.repeated.take(), found.current.take());
        let (live, is_under_way) = (std::mem::take(&mut found.live), found.is_under_way);
        let audience = match repeated.as_ref().or(current.as_ref()) {
            Some(one) => audience_of(found, one, further),
            None => Audience::default(),
        };
        Loaded { repeated, current, audience, is_under_way, live }
    }
}

/// Loads what a request needs, with its match. If it changes the match, this waits until no other process is showing an
/// earlier change.
pub(in crate::service) async fn arrive(
    records: &Records,
    request: &Request,
    change: Option<&Intent>,
) -> Arrival {
    let is_under_way = |arrival: &Arrival| match &arrival.standing {
        Ok(Some(loaded)) => loaded.is_under_way && change.is_some(),
        _ => false,
    };
    once_settled(|| arrive_at_once(records, request, change), is_under_way).await
}

/// The same without waiting for other processes.
///
/// It notes new names and the person's language, for direct messages to people who are away and for places that cannot
/// have mentions.
async fn arrive_at_once(records: &Records, request: &Request, change: Option<&Intent>) -> Arrival {
    let (said, id) = (request.languages, request.action.terms().acts_in());
    let wanted = Wanted {
        id,
        interaction: id.map(|_| request.id),
        people: vec![request.who],
        names: request.names.iter().map(|(player, _)| *player).collect(),
        guild: request.place.guild,
        // Both the person who accepts and the challenger need room for another match.
        live: change == Some(&Intent::Accept),
        known: None,
    };
    match records.look_up(wanted).await {
        Ok(found) => {
            note(records, News::of(request, &found)).await;
            let languages = languages(request, &found);
            let loaded = id.map(|_| Loaded::of(found, Some(request.who)));
            let standing = match &loaded {
                Some(loaded) => may_act(loaded, request).map_err(ActionError::from),
                None => Ok(()),
            };
            Arrival { languages, standing: standing.map(|()| loaded) }
        }
        Err(error) => Arrival { languages: said, standing: Err(error.into()) },
    }
}

/// Loads what an action in a locked match needs, with the live matches of its people if asked.
pub(super) async fn load(
    records: &Records,
    id: MatchId,
    actor: Actor,
    interaction: Option<InteractionId>,
    live: bool,
) -> Result<Loaded, StoreError> {
    // Someone who accepts an open challenge is not one of its people yet.
    let further = match actor {
        Actor::Person(who) => Some(who),
        _ => None,
    };
    let people = further.into_iter().collect();
    let wanted = Wanted { id: Some(id), interaction, people, live, ..Wanted::default() };
    let found = records.look_up(wanted).await?;
    Ok(Loaded::of(found, further))
}

/// The same, after waiting for another process to show the match, though not for long.
pub(super) async fn load_settled(
    records: &Records,
    id: MatchId,
    actor: Actor,
    interaction: Option<InteractionId>,
    live: bool,
) -> Result<Loaded, StoreError> {
    let is_under_way =
        |loaded: &Result<Loaded, StoreError>| matches!(loaded, Ok(loaded) if loaded.is_under_way);
    once_settled(|| load(records, id, actor, interaction, live), is_under_way).await
}

/// Reads again until no other process is showing the match, or until that takes too long.
async fn once_settled<T, F: Future<Output = T>>(
    read: impl Fn() -> F,
    is_under_way: impl Fn(&T) -> bool,
) -> T {
    for pause in PAUSES {
        let found = read().await;
        if !is_under_way(&found) {
            return found;
        }
        sleep(pause).await;
    }
    read().await
}

/// Loads what delivery needs to know about a match, or the defaults if it cannot be read.
pub(crate) async fn audience(records: &Records, one: &Match) -> Audience {
    let wanted = Wanted { known: Some(one.clone()), ..Wanted::default() };
    let found = records.look_up(wanted).await.unwrap_or_else(|error| {
        records.report(&error, "cannot read where a board is and what people prefer");
        Found::default()
    });
    audience_of(found, one, None)
}

/// Loads the ratings that a match shows with its result, which has just been counted.
pub(super) async fn ratings_after(records: &Records, one: &Match, audience: &Audience) -> Ratings {
    let ShownRatings::Change(ended) = one.shown_ratings() else { return Ratings::default() };
    let scope = one.place().guild.map_or(Scope::Everywhere, Scope::Guild);
    let (game, id) = (one.game().id(), one.id());
    let what = "cannot tell what a result has changed";
    let change = records.read_or_default(what, move |store| store.change_by(scope, game, id, ended)).await;
    ratings_of(one, &audience.people, &BTreeMap::new(), change.as_ref())
}

/// Loads the languages of a refusal, which only the person sees. It reads as little as possible.
pub(in crate::service) async fn languages_alone(records: &Records, request: &Request) -> Languages {
    let own = records.preferences(request.who).await.language.unwrap_or(request.languages.own);
    Languages { own, here: own }
}

/// Whether a request may act in a match from where it came. A match is changed where it is played; a button pressed
/// elsewhere is outdated or forged.
fn may_act(loaded: &Loaded, request: &Request) -> Result<(), Refusal> {
    let current = loaded.current.as_ref().filter(|_| loaded.repeated.is_none());
    match (current, request.action.terms().operation()) {
        (Some(one), Some(operation)) => operation.may_come_from(one, request.who, request.place.channel),
        _ => Ok(()),
    }
}

fn languages(request: &Request, found: &Found) -> Languages {
    let said = request.languages;
    let kept = found.people.get(&request.who);
    let own = kept.and_then(|kept| kept.preferences.language).unwrap_or(said.own);
    let Some(guild) = request.place.guild else { return Languages { own, here: own } };
    let here = found.house_rules.get(&guild).and_then(|rules| rules.language).unwrap_or(said.here);
    Languages { own, here }
}

/// What a request tells about people that is not stored yet.
#[derive(Clone, Default)]
struct News {
    names: Vec<(PlayerId, String)>,
    language: Option<(PlayerId, Language)>,
}

impl News {
    fn of(request: &Request, found: &Found) -> News {
        // Note nothing about people who want nothing kept.
        if request.action == Action::DeleteMyData {
            return News::default();
        }
        let is_new = |(player, name): &&(PlayerId, String)| found.names.get(player) != Some(name);
        let names = request.names.iter().filter(is_new).cloned().collect();
        let known = found.people.get(&request.who).and_then(|kept| kept.language);
        let language = request.languages.own;
        News { names, language: (known != Some(language)).then_some((request.who, language)) }
    }

    fn keep(&self, store: &dyn Store) -> Result<(), StoreError> {
        self.names.iter().try_for_each(|(player, name)| store.keep_name(*player, name))?;
        self.language.map_or(Ok(()), |(player, language)| store.keep_language(player, language))
    }
}

/// Notes what is new about people. A failure costs a name in a proposal, not the answer.
async fn note(records: &Records, news: News) {
    if news.names.is_empty() && news.language.is_none() {
        return;
    }
    if let Err(error) = records.read(move |store| news.keep(store)).await {
        tracing::error!(%error, "cannot save people's names and languages");
    }
}

/// Picks what delivery needs to know about a match out of what was found.
fn audience_of(mut found: Found, one: &Match, further: Option<PlayerId>) -> Audience {
    let mut people = one.people();
    people.extend(further.filter(|who| !people.contains(who)));
    let person = |id: PlayerId| {
        let kept = found.people.remove(&id).unwrap_or_default();
        Person { id, preferences: kept.preferences, language: kept.language }
    };
    let people: Vec<Person> = people.into_iter().map(person).collect();
    let house = one.place().guild.and_then(|guild| found.house_rules.remove(&guild)).unwrap_or_default();
    let ratings = ratings_of(one, &people, &found.standings, found.change.as_ref());
    Audience { delivered: found.delivered, house, people, ratings }
}

/// The ratings that a match between people shows: those of its server. In direct messages those across all servers, unless
/// one of the two does not want to be listed there.
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
