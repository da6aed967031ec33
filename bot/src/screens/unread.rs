//! Errors in the text of a game or a position: where they are, and what to write instead.

use kuzhi_engine::ImpossiblePosition;

use super::refusal::{illegal_text, quoted};
use crate::domain::{LONGEST_GAME, Unread};
use crate::words::{Words, game_name, say};

/// An example of how the text of a game begins.
pub(super) const EXAMPLE: &str = "[Game \"mangala\"]\n[Result \"*\"]\n\n4 1 3";

/// An example of a position.
const POSITION: &str = "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south";

pub(super) fn of_unread(words: &Words, why: &Unread) -> String {
    match why {
        Unread::Nothing => say!(words, "unread-nothing", export = say!(words, "button-export")),
        Unread::TooLong => say!(words, "unread-too-long", most = LONGEST_GAME),
        Unread::NoHeader { line, text } => {
            say!(words, "unread-no-header", line = *line, text = quoted(text), example = header("Game"))
        }
        Unread::OddHeader { line, name } => {
            let names = ["Game", "South", "North", "Date", "Position", "Result"];
            let names = names.map(|name| format!("`{name}`")).join(", ");
            say!(words, "unread-odd-header", line = *line, name = quoted(name), names = names)
        }
        Unread::Missing(name) => say!(words, "unread-missing", example = header(name)),
        Unread::BadValue { line, name } => {
            say!(words, "unread-bad-value", line = *line, example = header(name))
        }
        Unread::NoMove { line, ply, text } => {
            say!(words, "unread-no-move", line = *line, number = *ply, text = quoted(text))
        }
        Unread::Illegal { line, ply, mv, why } => {
            let why = illegal_text(words, *why);
            say!(words, "unread-illegal", line = *line, number = *ply, move = mv.to_string(), why = why)
        }
        Unread::OtherResult { line, said, played } => say!(
            words,
            "unread-other-result",
            line = *line,
            said = format!("`{}`", quoted(said)),
            example = format!("`[Result \"{played}\"]`")
        ),
        Unread::NoPosition(text) => {
            say!(words, "unread-no-position", text = quoted(text), example = format!("`{POSITION}`"))
        }
        Unread::Impossible { game, why } => impossible(words, &game_name(words, *game), why),
    }
}

fn impossible(words: &Words, game: &str, why: &ImpossiblePosition) -> String {
    match why {
        ImpossiblePosition::Ring { expected, .. } => {
            say!(words, "unread-rows", game = game, pits = *expected)
        }
        ImpossiblePosition::Total { seeds, expected } => {
            say!(words, "unread-seeds", game = game, seeds = *seeds, expected = *expected)
        }
        _ => say!(words, "unread-impossible", game = game),
    }
}

/// An example of a correct header.
fn header(name: &str) -> String {
    let value = match name {
        "Game" => "mangala",
        "Date" => "2026-01-31",
        "Position" => POSITION,
        "Result" => "*",
        _ => "Anbu",
    };
    format!("`[{name} \"{value}\"]`")
}
