//! `/history`: the user's match history, privately.

use serenity::all::{CommandInteraction, CommandOptionType, CreateCommand};

use super::options;
use crate::domain::{Against, PlayerId};
use crate::request::{Action, HistoryPage};
use crate::words::Words;

const NAME: &str = "history";
const OPPONENT: &str = "opponent";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let opponent = options::option(words, CommandOptionType::User, NAME, OPPONENT);
    command.add_option(options::game(words, NAME)).add_option(opponent)
}

pub(super) fn read(sent: &CommandInteraction) -> Action {
    let against = match options::person(sent, OPPONENT) {
        Some(user) if user.id.get() == sent.application_id.get() => Against::Bot,
        Some(user) => Against::Person(PlayerId(user.id.get())),
        None => Against::Anybody,
    };
    Action::History(HistoryPage { page: 0, game: options::named_game(sent), against })
}
