//! `/resign`: gives up, after asking once.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CreateCommand};

use super::which;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::Words;

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(which::option(words))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    match which::find(doorkeeper, command, &[&which::is_played]).await {
        Ok(one) => doorkeeper.ask_resign(visitor, one.id).await,
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}
