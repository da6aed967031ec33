//! `/history`: the user's match history, privately.

use kuzhi_domain::people::Against;
use kuzhi_view::request::{Action, HistoryPage};
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "history";
const OPPONENT: &str = "opponent";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let opponent = options::option(words, CommandOptionType::User, NAME, OPPONENT);
    command.add_option(options::game(words, NAME)).add_option(opponent)
}

pub(super) fn read(sent: &Sent) -> Action {
    let against = match options::person(sent, OPPONENT) {
        Some(user) if sent.is_to(user) => Against::Bot,
        Some(user) => Against::Person(user.id),
        None => Against::Anybody,
    };
    Action::History(HistoryPage { page: 0, game: options::named_game(sent), against })
}
