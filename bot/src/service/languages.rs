//! In which languages a request is answered.

use crate::app::{GuildId, PlayerId};
use crate::request::{Languages, Request};
use crate::room::Doorkeeper;
use crate::view::Words;

/// The languages that the person and the server have chosen, or those of the request. The person's is noted: where
/// nobody is there to ask, they are written to in it.
pub(super) async fn learnt(doorkeeper: &Doorkeeper, request: &Request) -> Languages {
    learnt_in(doorkeeper, request, request.place.guild).await
}

/// The same of a refusal, which all but the person never see: it reads as little as can be.
pub(super) async fn learnt_to_refuse(doorkeeper: &Doorkeeper, request: &Request) -> Languages {
    learnt_in(doorkeeper, request, None).await
}

async fn learnt_in(doorkeeper: &Doorkeeper, request: &Request, guild: Option<GuildId>) -> Languages {
    let chosen = chosen(doorkeeper, request.languages, request.who, guild).await;
    doorkeeper.note_language(request.who, request.languages.own).await;
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
