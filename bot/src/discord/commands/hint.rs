//! `/hint`: what the bot would play in one's place, for oneself alone.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CreateCommand};

use super::which;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::{Asked, Words};

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(which::option(words))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let me = which::player(command);
    let found = which::find(
        doorkeeper,
        command,
        &[&which::is_played, &|one| one.person_to_move() == Some(me), &|one| !one.rated],
    )
    .await;
    which::serve(doorkeeper, visitor, found, Ok(Asked::Hint)).await;
}
