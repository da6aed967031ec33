//! Options of a command, read and looked up by name.

use kuzhi_engine::Game;
use serenity::all::{CommandInteraction, CommandOptionType, CreateCommandOption, ResolvedValue, User};

use crate::words::{Words, say};

/// The text given for an option.
pub(super) fn text<'a>(command: &'a CommandInteraction, name: &str) -> Option<&'a str> {
    match value(command, name)? {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}

/// The number given for an option.
pub(super) fn number(command: &CommandInteraction, name: &str) -> Option<i64> {
    match value(command, name)? {
        ResolvedValue::Integer(number) => Some(number),
        _ => None,
    }
}

/// The yes or no given for an option.
pub(super) fn yes(command: &CommandInteraction, name: &str) -> Option<bool> {
    match value(command, name)? {
        ResolvedValue::Boolean(yes) => Some(yes),
        _ => None,
    }
}

/// The person given for an option.
pub(super) fn person<'a>(command: &'a CommandInteraction, name: &str) -> Option<&'a User> {
    match value(command, name)? {
        ResolvedValue::User(user, _) => Some(user),
        _ => None,
    }
}

fn value<'a>(command: &'a CommandInteraction, name: &str) -> Option<ResolvedValue<'a>> {
    command.data.options().into_iter().find(|option| option.name == name).map(|option| option.value)
}

/// An option, described by the sentence `describe-COMMAND-NAME`.
pub(super) fn option(
    words: &Words,
    kind: CommandOptionType,
    command: &str,
    name: &str,
) -> CreateCommandOption {
    described(words, kind, name, &format!("describe-{command}-{name}"))
}

/// An option, described by a sentence.
pub(super) fn described(
    words: &Words,
    kind: CommandOptionType,
    name: &str,
    sentence: &str,
) -> CreateCommandOption {
    let name = words.name_in(sentence).unwrap_or_else(|| name.to_owned());
    CreateCommandOption::new(kind, name, say!(words, sentence))
}

/// The game given for the option `game`.
pub(super) fn named_game(sent: &CommandInteraction) -> Option<Game> {
    text(sent, "game").and_then(Game::by_id)
}

/// The option `game`: every game there is.
pub(super) fn game(words: &Words, command: &str) -> CreateCommandOption {
    let option = option(words, CommandOptionType::String, command, "game");
    Game::all().fold(option, |option, game| {
        option.add_string_choice(crate::words::game_name(words, game), game.id())
    })
}
