//! `/board`: one's own board, posted anew at the end of the channel; somebody else's to look at.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CreateCommand};

use super::which;
use crate::app::Refusal;
use crate::discord::intake;
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, Trouble};
use crate::view::Words;

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(which::option(words))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let me = which::player(command);
    match which::find(doorkeeper, command, &[&which::is_played, &|one| one.person_to_move() == Some(me)])
        .await
    {
        Ok(one) => doorkeeper.bring_board(visitor, one.id).await,
        Err(Trouble::Refused(Refusal::NoMatchHere)) => {
            let place = intake::place(command.guild_id, command.channel_id);
            doorkeeper.look_on(visitor.as_ref(), place.channel).await;
        }
        Err(trouble) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}
