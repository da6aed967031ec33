//! `/rules`: how a game is played.

use kuzhi_view::request::Action;
use kuzhi_view::words::Words;
use serenity::all::CreateCommand;

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "rules";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(options::game(words, NAME))
}

pub(super) fn read(sent: &Sent) -> Action {
    options::named_game(sent).map_or(Action::UsualRules, |game| Action::Rules { game, page: 0 })
}
