//! `/leaderboard`: who plays best, here or everywhere.

use std::sync::Arc;

use kuzhi_engine::Game;
use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::options;
use crate::app::{GuildId, Scope};
use crate::discord::responder::Responder;
use crate::room::Doorkeeper;
use crate::view::{Words, say};

const NAME: &str = "leaderboard";

pub(super) fn look(command: CreateCommand, words: &Words) -> CreateCommand {
    let scope = options::option(words, CommandOptionType::String, NAME, "scope")
        .add_string_choice(say!(words, "choice-guild"), "here")
        .add_string_choice(say!(words, "choice-everywhere"), "all");
    command.add_option(options::game(words, NAME)).add_option(scope)
}

pub(super) async fn run(doorkeeper: &Doorkeeper, visitor: Arc<Responder>, command: &CommandInteraction) {
    let game = match options::text(command, "game").and_then(Game::by_id) {
        Some(game) => game,
        None => options::usual_game(doorkeeper, command).await,
    };
    let guild = command.guild_id.map(|guild| GuildId(guild.get()));
    let scope = match (options::text(command, "scope"), guild) {
        (Some("all"), _) | (_, None) => Scope::Everywhere,
        (_, Some(guild)) => Scope::Guild(guild),
    };
    doorkeeper.leaderboard(visitor.as_ref(), game, scope, guild.is_some()).await;
}
