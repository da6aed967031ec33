//! What is read when a request arrives, in one go.

use super::ActionError;
use super::dispatch::change;
use super::parts::loading::Loaded;
use super::parts::records::Records;
use crate::domain::{Intent, Match, PlayerId, Refusal};
use crate::request::{Languages, Request};
use crate::store::{Found, Store, StoreError, Wanted};

/// How things stand when a request arrives.
pub(super) struct Arrival {
    /// In which languages it is answered: those that the person and the server have chosen, or its own.
    pub(super) languages: Languages,
    /// The match in which it does something, if it may do that from where it came.
    pub(super) standing: Result<Option<Loaded>, ActionError>,
}

/// Reads what is needed to answer a request, and how the match stands in which it does something.
///
/// The person's language and the names that came along are noted where they are new: where nobody is there to ask,
/// people are written to in their language, and a mention cannot stand everywhere.
pub(super) async fn read(records: &Records, request: &Request) -> Arrival {
    let (said, id, asked) = (request.languages, request.action.terms().acts_in, request.clone());
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
    let read = records.read(move |store| {
        let found = store.look_up(&wanted)?;
        note(store, &asked, &found)?;
        let languages = languages(&asked, &found);
        Ok((languages, id.map(|_| Loaded::of(found, Some(asked.who)))))
    });
    match read.await {
        Ok((languages, loaded)) => {
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
    let (channel, who) = (request.place.channel, request.who);
    let is_elsewhere = |one: &&Match| one.place().channel != channel;
    match loaded.current.as_ref().filter(is_elsewhere).filter(|_| loaded.repeated.is_none()) {
        None => Ok(()),
        Some(one) if one.may_be_seen_by(who, channel) => Err(Refusal::PressedElsewhere(one.place().channel)),
        Some(_) => Err(Refusal::OutOfSight),
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

/// Notes what is new of people. What cannot be noted costs a name in a proposal, and no answer.
fn note(store: &dyn Store, request: &Request, found: &Found) -> Result<(), StoreError> {
    let language = request.languages.own;
    let note_name = |(player, name): &(PlayerId, String)| match found.names.get(player) {
        Some(known) if known == name => Ok(()),
        _ => store.keep_name(*player, name),
    };
    let noted = request.names.iter().try_for_each(note_name);
    let known = found.people.get(&request.who).and_then(|kept| kept.language);
    let noted = noted.and_then(|()| match known {
        Some(known) if known == language => Ok(()),
        _ => store.keep_language(request.who, language),
    });
    match noted {
        Err(StoreError::WouldWait) => return Err(StoreError::WouldWait),
        Err(error) => tracing::error!(%error, "cannot note names and languages of people"),
        Ok(()) => {}
    }
    Ok(())
}
