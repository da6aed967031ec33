//! `/conditional`: what one answers by itself while one waits, for oneself alone.

use std::sync::Arc;

use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::{options, which};
use crate::discord::responder::Responder;
use crate::room::{Doorkeeper, line_of};
use crate::view::{Asked, Words};

const NAME: &str = "conditional";
const MOVES: &str = "moves";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let moves = options::option(words, CommandOptionType::String, NAME, MOVES);
    command.add_option(moves).add_option(which::option(words))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let me = which::player(command);
    let waits = |one: &crate::app::Match| one.person_to_move().is_some_and(|player| player != me);
    let found = which::find(doorkeeper, command, &[&which::is_played, &waits]).await;
    let asked = match options::text(command, MOVES) {
        Some(moves) => line_of(visitor.as_ref(), moves).map(Asked::Plan),
        None => Ok(Asked::Plans),
    };
    which::serve(doorkeeper, visitor, found, asked).await;
}
