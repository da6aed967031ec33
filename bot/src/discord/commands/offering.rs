//! `/draw`, `/takeback`, `/agree`: offers to the other player.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CreateCommand};

use super::which;
use crate::app::Offer;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::{Asked, Words};

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(which::option(words))
}

pub(super) async fn run(
    doorkeeper: &Doorkeeper,
    visitor: Arc<Responder>,
    command: &CommandInteraction,
    offer: Offer,
) {
    let found = which::find(doorkeeper, command, &[&which::is_played]).await;
    which::serve(doorkeeper, visitor, found, Ok(Asked::Offer(offer))).await;
}
