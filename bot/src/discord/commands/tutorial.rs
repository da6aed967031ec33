//! `/tutorial`: a short lesson in a game, played with buttons.

use std::sync::Arc;

use kuzhi_engine::Game;
use serenity::all::{CommandInteraction, CreateCommand};

use super::options;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::{LessonPress, Words};

const NAME: &str = "tutorial";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(options::game(words, NAME))
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let game = match options::text(command, "game").and_then(Game::by_id) {
        Some(game) => game,
        None => options::usual_game(doorkeeper, command).await,
    };
    doorkeeper.teach(visitor.as_ref(), &LessonPress::begin(game)).await;
}
