//! In which languages a request is answered.

use crate::app::{GuildId, PlayerId};
use crate::request::{Languages, Request};
use crate::room::Doorkeeper;
use crate::view::Words;

/// The languages that the person and the server have chosen, or those of the request. The person's is noted.
pub(super) async fn learnt(doorkeeper: &Doorkeeper, request: &Request) -> Languages {
    let Request { who, place, languages, .. } = *request;
    let chosen = chosen(doorkeeper, languages, who, place.guild).await;
    // Where nobody is there to ask, they are written to in this language.
    doorkeeper.note_language(who, languages.own).await;
    chosen
}

/// The words in which a person reads proposals while they type.
pub(super) async fn words_for(doorkeeper: &Doorkeeper, request: &Request) -> &'static Words {
    Words::of(chosen(doorkeeper, request.languages, request.who, None).await.own)
}

async fn chosen(
    doorkeeper: &Doorkeeper,
    said: Languages,
    who: PlayerId,
    guild: Option<GuildId>,
) -> Languages {
    let own = doorkeeper.preferences(who).await.language.unwrap_or(said.own);
    let Some(guild) = guild else { return Languages { own, here: own } };
    let rules = doorkeeper.house_rules(Some(guild)).await;
    Languages { own, here: rules.language.unwrap_or(said.here) }
}

/// The languages of a refusal: of the person's settings alone, as a refusal costs as little as can be.
pub(super) async fn of_refusal(doorkeeper: &Doorkeeper, request: &Request) -> Languages {
    let chosen = chosen(doorkeeper, request.languages, request.who, None).await;
    doorkeeper.note_language(request.who, request.languages.own).await;
    chosen
}
