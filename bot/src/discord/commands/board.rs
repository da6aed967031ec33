//! `/board`: the board, posted anew at the end of the channel.

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
    match which::find(doorkeeper, command, |one| one.person_to_move() == Some(me)).await {
        Ok(one) => doorkeeper.bring_board(visitor, one.id).await,
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}
