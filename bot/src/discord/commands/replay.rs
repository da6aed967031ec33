//! `/replay`: a match played back, the last one of whoever asks if none is named.

use serenity::all::{
    AutocompleteOption, CommandInteraction, CommandOptionType, CreateCommand, CreateCommandOption,
};

use super::{options, which};
use crate::domain::Refusal;
use crate::request::{Action, Typing};
use crate::words::Words;

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    command.add_option(option(words))
}

pub(super) fn read(sent: &CommandInteraction) -> Result<Action, Refusal> {
    Ok(Action::OpenReplay(which::named(sent)?))
}

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
