//! `/move`: makes a move by typing instead of clicking.

use serenity::all::{AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommand};

use super::{options, which};
use crate::domain::{Refusal, plain};
use crate::request::{Asked, Typing};
use crate::words::Words;

const NAME: &str = "move";
const PIT: &str = "pit";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let pit = options::option(words, CommandOptionType::String, NAME, PIT).required(true);
    command.add_option(pit.set_autocomplete(true)).add_option(which::option(words))
}

pub(super) fn read(sent: &CommandInteraction) -> Result<Asked, Refusal> {
    let text = options::text(sent, PIT).unwrap_or_default();
    plain(text).parse().map(Asked::Move).map_err(|_| Refusal::NoMove(text.to_owned()))
}

pub(super) fn read_typing(unsent: &CommandInteraction) -> Typing {
    match (unsent.data.autocomplete(), which::named(unsent)) {
        (Some(AutocompleteOption { name: PIT, value, .. }), Ok(named)) => {
            Typing::Move { named, typed: plain(value) }
        }
        (Some(AutocompleteOption { name: PIT, .. }), Err(_)) => Typing::Unknown,
        _ => which::read_typing(unsent),
    }
}
