//! `/conditional`: private conditional moves, played automatically while the player waits.

use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::Action;
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommand};

use super::{match_option, options};
use crate::discord::interaction::Sent;

const NAME: &str = "conditional";
const MOVES: &str = "moves";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let moves = options::option(words, CommandOptionType::String, NAME, MOVES);
    command.add_option(moves).add_option(match_option::option(words))
}

pub(super) fn read(sent: &Sent) -> Result<Action, Refusal> {
    let moves = options::text(sent, MOVES).map(str::to_owned);
    Ok(Action::Conditional { named: match_option::named(sent)?, moves })
}
