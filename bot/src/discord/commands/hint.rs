//! `/hint`: what the bot would play in one's place, for oneself alone.

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
    let me = which::player(command);
    match which::find(
        doorkeeper,
        command,
        &[&which::is_played, &|one| one.person_to_move() == Some(me), &|one| !one.rated],
    )
    .await
    {
        Ok(one) => doorkeeper.hint(visitor.as_ref(), one.id).await,
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}
