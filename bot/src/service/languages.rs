//! In which languages a request is answered for which little is to be read.

use crate::request::{Languages, Request};
use crate::room::Doorkeeper;
use crate::words::Words;

/// The languages of a refusal, which all but the person never see: it reads as little as can be.
pub(super) async fn to_refuse(doorkeeper: &Doorkeeper, request: &Request) -> Languages {
    let own = doorkeeper.preferences(request.who).await.language.unwrap_or(request.languages.own);
    Languages { own, here: own }
}

/// The words in which a person reads proposals while they type.
pub(super) async fn words_for(doorkeeper: &Doorkeeper, request: &Request) -> &'static Words {
    Words::of(to_refuse(doorkeeper, request).await.own)
}
