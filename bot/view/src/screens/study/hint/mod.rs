//! A hint: the move under its button's name, its consequences, and a button that plays it.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Revision;
use kuzhi_domain::study::Hint;
use kuzhi_engine as engine;
use kuzhi_engine::{Move, Side};

use crate::request::Action;
use crate::screens::matches::move_buttons;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, coaching, evaluation, say};

/// The hint for the player to move. `row` says whether their pits are in the upper row (North's, seen from
/// South) or the lower one. The button plays the move only on the board that the hint is for.
pub fn hint_screen(
    words: &Words,
    (id, at): (MatchId, Revision),
    board: &engine::Match,
    row: Side,
    hint: &Hint,
) -> Screen {
    let Hint { mv, evaluation: worth } = *hint;
    let name = move_buttons::label(words, row, mv);
    let label = say!(words, "button-play-hint", move = name.as_str());
    let play =
        Button { label, style: ButtonStyle::Primary, enabled: true, action: Action::PlayHint { id, at, mv } };
    let advice = match mv {
        Move::Lift(_) => say!(words, "hint-sow", move = name),
        Move::LiftTowards(..) => say!(words, "hint-sow-way", move = name),
        Move::Arrange(_) => say!(words, "hint-lay-out", move = name),
    };
    let advice = [advice].into_iter().chain(coaching::does(words, board, mv)).collect::<Vec<_>>().join(" ");
    let prospects = board.turn().map(|you| evaluation(words, worth, you));
    let leaves = coaching::leaves(words, board, mv, |answer| move_buttons::label(words, row.other(), answer));
    let prospects = prospects.into_iter().chain(leaves).collect::<Vec<_>>().join(" ");
    let text = [advice, prospects].join("\n");
    Screen { rows: vec![vec![play]], ..Screen::text(text) }
}

#[cfg(test)]
mod tests;
