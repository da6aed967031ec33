//! Errors in the text of a game or a position: where they are, and what to write instead.

use kuzhi_domain::{LONGEST_GAME, WrittenGameError};
use kuzhi_engine::ImpossiblePosition;

use crate::screens::matches::illegal::illegal_text;
use crate::words::{Words, game_name, quoted_input, say};

/// An example of how the text of a game begins.
pub(crate) const EXAMPLE: &str = "[Game \"mangala\"]\n[Result \"*\"]\n\n4 1 3";

/// An example of a position.
const POSITION: &str = "4.4.4.4.4.4/4.4.4.4.4.4 0:0 south";

pub(crate) fn of_error(words: &Words, why: &WrittenGameError) -> String {
    match why {
        WrittenGameError::Nothing => {
            say!(words, "written-game-nothing", export = say!(words, "button-export"))
        }
        WrittenGameError::TooLong => say!(words, "written-game-too-long", most = LONGEST_GAME),
        WrittenGameError::NoHeader { line, text } => {
            say!(
                words,
                "written-game-no-header",
                line = *line,
                text = quoted_input(text),
                example = header("Game")
            )
        }
        WrittenGameError::OddHeader { line, name } => {
            let names = ["Game", "South", "North", "Date", "Position", "Result"];
            let names = names.map(|name| format!("`{name}`")).join(", ");
            say!(words, "written-game-odd-header", line = *line, name = quoted_input(name), names = names)
        }
        WrittenGameError::Missing(name) => say!(words, "written-game-missing", example = header(name)),
        WrittenGameError::BadValue { line, name } => {
            say!(words, "written-game-bad-value", line = *line, example = header(name))
        }
        WrittenGameError::NoMove { line, ply, text } => {
            say!(words, "written-game-no-move", line = *line, number = *ply, text = quoted_input(text))
        }
        WrittenGameError::Illegal { line, ply, mv, why } => {
            let why = illegal_text(words, *why);
            say!(words, "written-game-illegal", line = *line, number = *ply, move = mv.to_string(), why = why)
        }
        WrittenGameError::OtherResult { line, said, played } => say!(
            words,
            "written-game-other-result",
            line = *line,
            said = format!("`{said}`"),
            example = format!("`[Result \"{played}\"]`")
        ),
        WrittenGameError::NoPosition(text) => {
            say!(
                words,
                "written-game-no-position",
                text = quoted_input(text),
                example = format!("`{POSITION}`")
            )
        }
        WrittenGameError::Impossible { game, why } => impossible(words, &game_name(words, *game), why),
    }
}

fn impossible(words: &Words, game: &str, why: &ImpossiblePosition) -> String {
    match why {
        ImpossiblePosition::Ring { expected, .. } => {
            say!(words, "written-game-rows", game = game, pits = *expected)
        }
        ImpossiblePosition::Total { seeds, expected } => {
            say!(words, "written-game-seeds", game = game, seeds = *seeds, expected = *expected)
        }
        _ => say!(words, "written-game-impossible", game = game),
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
