//! A hint: the move as the board's buttons name it, and what the position is worth.

use kuzhi_engine as engine;
use kuzhi_engine::{Move, Side};

use super::{Screen, Words, evaluation, move_buttons, say};
use crate::app::Hint;

/// What somebody who asked for a hint is told on a board on which this side is to move.
pub fn of_hint(words: &Words, board: &engine::Match, side: Side, hint: &Hint) -> Screen {
    let advice = advice(words, &board.legal(), side, hint.mv);
    Screen::text(format!("{advice}\n{}", evaluation(words, hint.evaluation)))
}

fn advice(words: &Words, legal: &[Move], side: Side, mv: Move) -> String {
    let name = move_buttons::label(words, side, mv);
    match mv {
        Move::Lift(_) => say!(words, "hint-pit", move = name),
        Move::LiftTowards(..) => say!(words, "hint-way", move = name),
        Move::Arrange(_) if move_buttons::is_written(legal, mv) => {
            say!(words, "hint-layout-written", move = name, button = say!(words, "button-arrange"))
        }
        Move::Arrange(_) => say!(words, "hint-layout", move = name),
    }
}

#[cfg(test)]
mod tests;
