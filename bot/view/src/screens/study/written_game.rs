//! Errors in the text of a game or a position: where they are, and what to write instead.

use kuzhi_domain::refusal::WrittenGameError;
use kuzhi_domain::study::LONGEST_GAME;
use kuzhi_engine::{Game, ImpossiblePosition};

use crate::screens::matches::illegal::illegal_text;
use crate::words::{Words, game_name, quoted_input, say};

/// An example of how the text of a game begins.
pub(crate) const EXAMPLE: &str = "[Game \"mangala\"]\n[Result \"*\"]\n\n4 1 3";

/// An example of a bare list of moves.
const MOVES: &str = "4 1 3";

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
                example = header("Game"),
                moves = format!("`{MOVES}`")
            )
        }
        WrittenGameError::OddHeader { line, name } => {
            let names = ["Game", "South", "North", "Date", "Position", "Ballot", "Result"];
            let names = names.map(|name| format!("`{name}`")).join(", ");
            say!(words, "written-game-odd-header", line = *line, name = quoted_input(name), names = names)
        }
        WrittenGameError::Missing(name) => say!(words, "written-game-missing", example = header(name)),
        WrittenGameError::BadValue { line, name, text } => {
            say!(
                words,
                "written-game-bad-value",
                line = *line,
                text = quoted_input(text),
                example = header(name)
            )
        }
        WrittenGameError::NoMove { line, ply, text } => {
            say!(words, "written-game-no-move", line = *line, number = *ply, text = quoted_input(text))
        }
        WrittenGameError::Illegal { line, ply, text, why, taken_for } => {
            let (text, why) = (quoted_input(text), illegal_text(words, *why));
            let error =
                say!(words, "written-game-illegal", line = *line, number = *ply, text = text, why = why);
            match taken_for {
                Some(game) => format!("{error} {}", taken_for_text(words, *game)),
                None => error,
            }
        }
        WrittenGameError::Differs { line, ply, text, expected, game } => say!(
            words,
            "written-game-differs",
            line = *line,
            number = *ply,
            text = quoted_input(text),
            game = game_name(words, *game),
            expected = format!("`{expected}`")
        ),
        WrittenGameError::OtherResult { line, said, played } => say!(
            words,
            "written-game-other-result",
            line = *line,
            said = quoted_input(said),
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
        WrittenGameError::Impossible { game, text, why } => {
            impossible(words, &game_name(words, *game), &quoted_input(text), why)
        }
    }
}

fn impossible(words: &Words, game: &str, text: &str, why: &ImpossiblePosition) -> String {
    match why {
        ImpossiblePosition::Ring { expected, .. } => {
            say!(words, "written-game-rows", text = text, game = game, pits = *expected)
        }
        ImpossiblePosition::Total { seeds, expected } => {
            say!(words, "written-game-seeds", text = text, game = game, seeds = *seeds, expected = *expected)
        }
        _ => say!(words, "written-game-impossible", text = text, game = game),
    }
}

/// Says which game a bare list of moves was taken for, and how to name another one.
fn taken_for_text(words: &Words, game: Game) -> String {
    let other = Game::all().find(|other| other.id() != game.id()).unwrap_or(game);
    let example = format!("`[Game \"{}\"]`", other.id());
    say!(words, "written-game-taken-for", game = game_name(words, game), example = example)
}

/// An example of a correct header.
fn header(name: &str) -> String {
    let value = match name {
        "Game" => "mangala",
        "Date" => "2026-01-31",
        "Position" => POSITION,
        "Ballot" => "3",
        "Result" => "*",
        _ => "Anbu",
    };
    format!("`[{name} \"{value}\"]`")
}
