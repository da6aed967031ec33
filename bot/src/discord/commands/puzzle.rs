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
    let named = PuzzleSource::ALL.into_iter().filter(|source| *source != PuzzleSource::default());
    let from = named.fold(from, |option, source| {
        option.add_string_choice(say!(words, &format!("choice-puzzle-{}", source.id())), source.id())
    });
    command.add_option(from).add_option(options::game(words, NAME))
}

pub(super) fn read(sent: &Sent) -> Action {
    let game = options::named_game(sent);
    let source = options::text(sent, FROM).and_then(PuzzleSource::by_id);
    // The puzzle of the day is of one game alone.
    let unnamed = if game.is_some() { PuzzleSource::New } else { PuzzleSource::default() };
    Action::Puzzles(PuzzleWish { source: source.unwrap_or(unnamed), game })
}
