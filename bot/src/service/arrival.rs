//! What is read when a request arrives, in one go.

use tokio::time::sleep;

use super::ActionError;
use super::dispatch::change;
use super::parts::loading::{Loaded, PAUSES};
use super::parts::records::Records;
use crate::domain::{Intent, PlayerId, Refusal};
use crate::language::Language;
use crate::request::{Action, Languages, Request};
use crate::store::{Found, Store, StoreError, Wanted};

/// How things stand when a request arrives.
pub(super) struct Arrival {
    /// In which languages it is answered: those that the person and the server have chosen, or its own.
    pub(super) languages: Languages,
    /// The match in which it does something, if it may do that from where it came.
    pub(super) standing: Result<Option<Loaded>, ActionError>,
}

/// Reads what is needed to answer a request, and how the match stands in which it does something; if it changes that, once
/// no other process tells people of an earlier change.
pub(super) async fn read(records: &Records, request: &Request) -> Arrival {
    let (mut arrival, mut pauses) = (read_at_once(records, request).await, PAUSES.into_iter());
    let is_under_way = |arrival: &Arrival| match &arrival.standing {
        Ok(Some(loaded)) => loaded.is_under_way && change(&request.action).is_some(),
        _ => false,
    };
    while is_under_way(&arrival)
        && let Some(pause) = pauses.next()
    {
        sleep(pause).await;
        arrival = read_at_once(records, request).await;
    }
    arrival
}

/// Reads what is needed to answer a request, and how the match stands in which it does something.
///
/// The person's language and the names that came along are noted where they are new: where nobody is there to ask,
/// people are written to in their language, and a mention cannot stand everywhere.
async fn read_at_once(records: &Records, request: &Request) -> Arrival {
    let (said, id) = (request.languages, request.action.terms().acts_in);
    let wanted = Wanted {
        id,
        interaction: id.map(|_| request.id),
        people: vec![request.who],
        names: request.names.iter().map(|(player, _)| *player).collect(),
        guild: request.place.guild,
        // Whoever accepts must have room for one more match, and so must whoever asked.
        live: change(&request.action).is_some_and(|(_, intent)| intent == Intent::Accept),
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

/// The languages of a refusal, which all but the person never see: it reads as little as can be.
pub(super) async fn languages_alone(records: &Records, request: &Request) -> Languages {
    let own = records.preferences(request.who).await.language.unwrap_or(request.languages.own);
    Languages { own, here: own }
}

/// Whether a request may do something in a match from where it came: a match is changed where it is played, and what was
/// pressed elsewhere is out of date or forged.
fn may_act(loaded: &Loaded, request: &Request) -> Result<(), Refusal> {
    let current = loaded.current.as_ref().filter(|_| loaded.repeated.is_none());
    match (current, request.action.deed()) {
        (Some(one), Some(deed)) => deed.may_come_from(one, request.who, request.place.channel),
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

/// What a request shows of people that is not known yet.
#[derive(Clone, Default)]
struct News {
    names: Vec<(PlayerId, String)>,
    language: Option<(PlayerId, Language)>,
}

impl News {
    fn of(request: &Request, found: &Found) -> News {
        // Nothing is noted of somebody who wants nothing to be kept of them.
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

/// Notes what is new of people. What cannot be noted costs a name in a proposal, and no answer.
async fn note(records: &Records, news: News) {
    if news.names.is_empty() && news.language.is_none() {
        return;
    }
    if let Err(error) = records.read(move |store| news.keep(store)).await {
        tracing::error!(%error, "cannot note names and languages of people");
    }
}
