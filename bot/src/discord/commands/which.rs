//! The option `match`, of every command that is about one: which of several is meant.

use serenity::all::{AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommandOption};

use super::options;
use crate::domain::{MatchId, Refusal};
use crate::request::{Action, Asked, Typing};
use crate::words::Words;

/// The option's name, in every command that has it.
pub(super) const OPTION: &str = "match";

pub(super) fn option(words: &Words) -> CreateCommandOption {
    options::described(words, CommandOptionType::String, OPTION, "describe-match").set_autocomplete(true)
}

/// The match that is named, if one is.
pub(super) fn named(sent: &CommandInteraction) -> Result<Option<MatchId>, Refusal> {
    options::text(sent, OPTION).map(|name| name.trim().parse().map_err(|_| Refusal::NoSuchMatch)).transpose()
}

/// What is asked for in a match.
pub(super) fn read(sent: &CommandInteraction, asked: Asked) -> Result<Action, Refusal> {
    Ok(Action::InMatch { named: named(sent)?, asked })
}

pub(super) fn read_typing(unsent: &CommandInteraction) -> Typing {
    match unsent.data.autocomplete() {
        Some(AutocompleteOption { name: OPTION, .. }) => Typing::Match,
        _ => Typing::Unknown,
    }
}
