//! `/leaderboard`: who plays best, here or everywhere.

use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::options;
use crate::request::{Action, LeaderboardOf};
use crate::words::{Words, say};

const NAME: &str = "leaderboard";
const SCOPE: &str = "scope";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let scope = options::option(words, CommandOptionType::String, NAME, SCOPE)
        .add_string_choice(say!(words, "choice-guild"), LeaderboardOf::Here.id())
        .add_string_choice(say!(words, "choice-everywhere"), LeaderboardOf::Everywhere.id());
    command.add_option(options::game(words, NAME)).add_option(scope)
}

pub(super) fn read(sent: &CommandInteraction) -> Action {
    let of = options::text(sent, SCOPE).and_then(LeaderboardOf::by_id).unwrap_or(LeaderboardOf::Here);
    match options::named_game(sent) {
        Some(game) => Action::Leaderboard { of, game },
        None => Action::UsualLeaderboard(of),
    }
}
