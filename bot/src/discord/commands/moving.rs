//! `/move`: makes a move by typing instead of clicking.

use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::typed::plain;
use kuzhi_view::request::{MatchCommand, Typing};
use kuzhi_view::words::Words;
use serenity::all::{CommandOptionType, CreateCommand};

use super::{match_option, options};
use crate::discord::interaction::Sent;

const NAME: &str = "move";
const PIT: &str = "pit";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let pit = options::option(words, CommandOptionType::String, NAME, PIT).required(true);
    command.add_option(pit.set_autocomplete(true)).add_option(match_option::option(words))
}

pub(super) fn read(sent: &Sent) -> Result<MatchCommand, Refusal> {
    let text = options::text(sent, PIT).unwrap_or_default();
    plain(text).parse().map(MatchCommand::Move).map_err(|_| Refusal::NoMove(text.to_owned()))
}

pub(super) fn read_typing(unsent: &Sent) -> Typing {
    match (unsent.unfinished(), match_option::named(unsent)) {
        (Some((PIT, typed)), Ok(named)) => Typing::Move { named, typed: plain(typed) },
        (Some((PIT, _)), Err(_)) => Typing::Unknown,
        _ => match_option::read_typing(unsent),
    }
}
