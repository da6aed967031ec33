//! A hint: the move as the board's buttons name it, and what the position is worth.

use kuzhi_engine as engine;
use kuzhi_engine::{Move, Side};

use super::{Screen, move_buttons};
use crate::domain::Hint;
use crate::words::{Words, evaluation, say};

/// What somebody who asked for a hint is told whose pits are in the upper row (North's, seen from South) or the
/// lower one.
pub fn of_hint(words: &Words, board: &engine::Match, row: Side, hint: &Hint) -> Screen {
    let advice = advice(words, &board.legal(), row, hint.mv);
    Screen::text(format!("{advice}\n{}", evaluation(words, hint.evaluation)))
}

fn advice(words: &Words, legal: &[Move], row: Side, mv: Move) -> String {
    let name = move_buttons::label(words, row, mv);
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
