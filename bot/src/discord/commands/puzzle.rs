//! `/puzzle`: positions with one best move.

use kuzhi_view::request::{Action, PuzzleSource, PuzzleWish};
use kuzhi_view::words::{Words, say};
use serenity::all::{CommandOptionType, CreateCommand};

use super::options;
use crate::discord::interaction::Sent;

const NAME: &str = "puzzle";
const FROM: &str = "from";

pub(super) fn define(command: CreateCommand, words: &Words) -> CreateCommand {
    let from = options::option(words, CommandOptionType::String, NAME, FROM);
    let from = PuzzleSource::ALL.into_iter().fold(from, |option, source| {
        option.add_string_choice(say!(words, &format!("choice-puzzle-{}", source.id())), source.id())
    });
    command.add_option(from).add_option(options::game(words, NAME))
}

pub(super) fn read(sent: &Sent) -> Action {
    let source = options::text(sent, FROM).and_then(PuzzleSource::by_id).unwrap_or_default();
    Action::Puzzles(PuzzleWish { source, game: options::named_game(sent) })
}
