//! `/conditional`: what one answers by itself while one waits, for oneself alone.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::{options, which};
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::Words;

const NAME: &str = "conditional";
const MOVES: &str = "moves";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let moves = options::option(words, CommandOptionType::String, NAME, MOVES);
    command.add_option(moves).add_option(which::option(words))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let me = which::player(command);
    let waits = |one: &crate::app::Match| one.person_to_move().is_some_and(|player| player != me);
    match (
        which::find(doorkeeper, command, &[&which::is_played, &waits]).await,
        options::text(command, MOVES),
    ) {
        (Ok(one), Some(moves)) => doorkeeper.plan(visitor.as_ref(), one.id, None, moves).await,
        (Ok(one), None) => doorkeeper.show_plans(visitor.as_ref(), one.id).await,
        (Err(trouble), _) => doorkeeper.explain(trouble, visitor.as_ref()).await,
    }
}
