//! Definitions of command options, and look-ups of their values by name.

use kuzhi_engine::Game;
use kuzhi_view::words::{Words, game_line, game_name, say};
use serenity::all::{CommandOptionType, CreateCommandOption};

use crate::discord::interaction::{OptionValue, Sent, User};

/// Returns the text of an option.
pub(super) fn text<'a>(command: &'a Sent, name: &str) -> Option<&'a str> {
    match command.value(name)? {
        OptionValue::Text(text) => Some(text),
        _ => None,
    }
}

/// Returns the number of an option.
pub(super) fn number(command: &Sent, name: &str) -> Option<i64> {
    match command.value(name)? {
        OptionValue::Number(number) => Some(*number),
        _ => None,
    }
}

/// Returns the boolean of an option.
pub(super) fn boolean(command: &Sent, name: &str) -> Option<bool> {
    match command.value(name)? {
        OptionValue::Yes(yes) => Some(*yes),
        _ => None,
    }
}

/// Returns the person of an option.
pub(super) fn person<'a>(command: &'a Sent, name: &str) -> Option<&'a User> {
    match command.value(name)? {
        OptionValue::User(id) => command.user(*id),
        _ => None,
    }
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
pub(super) fn named_game(sent: &Sent) -> Option<Game> {
    text(sent, "game").and_then(Game::by_id)
}

/// Defines the option `game`, with every game as a choice.
pub(super) fn game(words: &Words, command: &str) -> CreateCommandOption {
    with_games(words, command, |game| game_name(words, game))
}

/// Defines the option `game`, in which each game says what it is. Discord proposes the games whose name or
/// line has what people type, such as "mancala".
pub(super) fn introduced_game(words: &Words, command: &str) -> CreateCommandOption {
    with_games(words, command, |game| {
        let (name, line) = (game_name(words, game), game_line(words, game));
        say!(words, "choice-game", game = name, line = line)
    })
}

fn with_games(words: &Words, command: &str, name: impl Fn(Game) -> String) -> CreateCommandOption {
    let option = option(words, CommandOptionType::String, command, "game");
    Game::all().fold(option, |option, game| option.add_string_choice(name(game), game.id()))
}
