//! `/profile`: a person's results.

use kuzhi_view::request::Action;
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "profile";
const PLAYER: &str = "player";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(options::option(words, CommandOptionType::User, NAME, PLAYER))
}

pub(super) fn read(sent: &Sent) -> Action {
    match options::person(sent, PLAYER) {
        Some(user) if sent.is_to(user) => Action::ProfileOfBot,
        user => Action::Profile(user.map(|user| user.id)),
    }
}
