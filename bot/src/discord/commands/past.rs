//! The option `match` of commands about what was played: the last match of whoever asks is meant if none is named.

use serenity::all::{AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommandOption};

use super::{options, which};
use crate::request::Typing;
use crate::words::Words;

/// The option that names a match, of a command that is about what was played.
pub(super) fn option(words: &Words) -> CreateCommandOption {
    let described =
        options::described(words, CommandOptionType::String, which::OPTION, "describe-past-match");
    described.set_autocomplete(true)
}

pub(super) fn read_typing(unsent: &CommandInteraction) -> Typing {
    match unsent.data.autocomplete() {
        Some(AutocompleteOption { name: which::OPTION, .. }) => Typing::PastMatch,
        _ => Typing::Unknown,
    }
}
