//! `/rules`: how a game is played.

use std::sync::Arc;

use kuzhi_engine::Game;
use serenity::all::{CommandInteraction, CreateCommand};

use super::{options, which};
use crate::app::Match;
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::Words;

const NAME: &str = "rules";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(options::game(words, NAME))
}

/// Explains the game that is named, or that the person plays here.
pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let mine = which::mine(doorkeeper, command).await.unwrap_or_default();
    let named = options::text(command, "game").and_then(Game::by_id);
    let yours = mine.first().map(|one: &Match| one.game);
    let game = match named.or(yours) {
        Some(game) => game,
        None => options::usual_game(doorkeeper, command).await,
    };
    doorkeeper.show_rules(visitor.as_ref(), game, 0).await;
}
