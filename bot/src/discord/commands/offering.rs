//! `/draw`, `/takeback`, `/agree`: offers to the other player.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CreateCommand};

use super::which;
use crate::app::Offer;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::Words;

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(which::option(words))
}

pub(super) async fn run(
    doorkeeper: &Doorkeeper,
    visitor: Arc<Responder>,
    command: &CommandInteraction,
    offer: Offer,
) {
    match which::find(doorkeeper, command, &[&which::is_played]).await {
        Ok(one) => doorkeeper.offer(visitor, one.id, offer, None).await,
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}
