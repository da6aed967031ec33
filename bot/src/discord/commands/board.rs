//! `/board`: posts the user's board again at the end of the channel, or shows one privately, also someone
//! else's or in another look.

use kuzhi_domain::settings::Look;
use kuzhi_view::request::MatchCommand;
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand};

use super::{match_option, options};
use crate::discord::interaction::Sent;

const NAME: &str = "board";
const LOOK: &str = "look";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let look = Look::ALL
        .into_iter()
        .map(Look::id)
        .fold(options::option(words, CommandOptionType::String, NAME, LOOK), |option, look| {
            option.add_string_choice(say!(words, &format!("look-{look}")), look)
        });
    command.add_option(look).add_option(match_option::option(words))
}

pub(super) fn read(sent: &Sent) -> MatchCommand {
    MatchCommand::Board { look: options::text(sent, LOOK).and_then(Look::by_id) }
}
