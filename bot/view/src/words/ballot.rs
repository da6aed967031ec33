//! Balanced openings: the first moves of a match, drawn by lot.

use kuzhi_domain::matches::Playing;
use kuzhi_engine::Move;

use crate::words::{Words, say};

/// The moves that were drawn, if any.
pub(crate) fn of_board(words: &Words, playing: &Playing) -> Option<String> {
    let moves: Vec<String> = playing.ballot().iter().map(Move::to_string).collect();
    (!moves.is_empty()).then(|| say!(words, "board-ballot", moves = words.left_to_right(&moves.join(" "))))
}

/// What a challenge to a game with a balanced opening says.
pub(crate) fn announced(words: &Words, is_balanced: bool) -> Option<String> {
    is_balanced.then(|| say!(words, "challenge-balanced"))
}
