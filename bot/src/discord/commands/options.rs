//! Definitions of command options, and look-ups of their values by name.

use kuzhi_engine::Game;
use serenity::all::{CommandInteraction, CommandOptionType, CreateCommandOption, ResolvedValue, User};

use crate::words::{Words, say};

/// Returns the text of an option.
pub(super) fn text<'a>(command: &'a CommandInteraction, name: &str) -> Option<&'a str> {
    match value(command, name)? {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}

/// Returns the number of an option.
pub(super) fn number(command: &CommandInteraction, name: &str) -> Option<i64> {
    match value(command, name)? {
        ResolvedValue::Integer(number) => Some(number),
        _ => None,
    }
}

/// Returns the boolean of an option.
pub(super) fn yes(command: &CommandInteraction, name: &str) -> Option<bool> {
    match value(command, name)? {
        ResolvedValue::Boolean(yes) => Some(yes),
        _ => None,
    }
}

/// Returns the person of an option.
pub(super) fn person<'a>(command: &'a CommandInteraction, name: &str) -> Option<&'a User> {
    match value(command, name)? {
        ResolvedValue::User(user, _) => Some(user),
        _ => None,
    }
}

fn value<'a>(command: &'a CommandInteraction, name: &str) -> Option<ResolvedValue<'a>> {
    command.data.options().into_iter().find(|option| option.name == name).map(|option| option.value)
}

/// Defines an option, described by the sentence `describe-COMMAND-NAME`.
pub(super) fn option(
    words: &Words,
    kind: CommandOptionType,
    command: &str,
    name: &str,
) -> CreateCommandOption {
    described(words, kind, name, &format!("describe-{command}-{name}"))
}

/// Defines an option, described by the given sentence.
pub(super) fn described(
    words: &Words,
    kind: CommandOptionType,
    name: &str,
    sentence: &str,
) -> CreateCommandOption {
    let name = words.name_in(sentence).unwrap_or_else(|| name.to_owned());
    CreateCommandOption::new(kind, name, say!(words, sentence))
}

/// Returns the game of the option `game`.
pub(super) fn named_game(sent: &CommandInteraction) -> Option<Game> {
    text(sent, "game").and_then(Game::by_id)
}

/// Defines the option `game`, with every game as a choice.
pub(super) fn game(words: &Words, command: &str) -> CreateCommandOption {
    let option = option(words, CommandOptionType::String, command, "game");
    Game::all().fold(option, |option, game| {
        option.add_string_choice(crate::words::game_name(words, game), game.id())
    })
}
