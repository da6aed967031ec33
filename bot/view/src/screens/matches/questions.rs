//! Questions before an action that affects others, and confirmations after it.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Actor, Match, Playing, Revision, SeriesState, may_be_voided};
use kuzhi_domain::refusal::Refusal;
use kuzhi_engine::{Move, Side};

use super::move_buttons;
use crate::request::Action;
use crate::screens::{Button, ButtonStyle, Screen, refusal_screen};
use crate::words::{Words, game_name, player, say};

/// The question before a manager undoes a result, which may be refused, or voids it.
pub fn undo_question(words: &Words, shown: &Match, undo: Result<(), Refusal>) -> Screen {
    let button =
        |name, action| Button { label: say!(words, name), style: ButtonStyle::Danger, enabled: true, action };
    let (mut lines, mut row) = (Vec::new(), Vec::new());
    match undo {
        Ok(()) => {
            lines.push(say!(words, "undo-sure"));
            row.push(button("button-undo-sure", Action::Undo(shown.id())));
        }
        Err(refused @ (Refusal::NextSetBegun | Refusal::Tournament(_))) => {
            lines.push(refusal_screen(words, &refused).text);
        }
        Err(_) => {}
    }
    if may_be_voided(shown, Actor::Manager).is_ok() {
        lines.push(say!(words, "void-sure"));
        if shown.tournament().is_some() {
            lines.push(say!(words, "void-sure-tournament"));
        }
        row.push(button("button-void-sure", Action::Void(shown.id())));
        let goes_on = shown.series_state() == Some(SeriesState::GoesOn);
        if shown.series().is_some_and(|series| series.set > 1) && !goes_on {
            row.push(button("button-void-series", Action::VoidSeries(shown.id())));
        }
    }
    if lines.is_empty() {
        lines.push(say!(words, "refused-nothing-to-void"));
    }
    let rows = if row.is_empty() { Vec::new() } else { vec![row] };
    Screen { rows, ..Screen::text(lines.join("\n\n")) }
}

/// Tells a manager that results are void.
pub fn voided(words: &Words, results: usize) -> Screen {
    Screen::text(say!(words, "void-done", results = results))
}

/// Tells a manager that a result is undone.
pub fn undone(words: &Words) -> Screen {
    Screen::text(say!(words, "undo-done"))
}

/// The question before a move, for players who confirm them. `row` says in which row their pits are where
/// they pressed. On a private board it takes the place of that.
pub fn confirm_move(
    words: &Words,
    (id, at, mv): (MatchId, Revision, Move),
    row: Side,
    is_private: bool,
) -> Screen {
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let (sow, back) = if is_private {
        (Action::SowAlone { id, at, mv }, Action::Look(id))
    } else {
        (Action::PlayHint { id, at, mv }, Action::PlayOn(id))
    };
    let row_of_buttons = vec![
        button("button-confirm-move", ButtonStyle::Primary, sow),
        button("button-not-yet", ButtonStyle::Secondary, back),
    ];
    let named = say!(words, "confirm-move", move = move_buttons::label(words, row, mv));
    Screen { rows: vec![row_of_buttons], ..Screen::text(named) }
}

/// Asks whether to end a match in which a channel votes.
pub fn end_vote_question(words: &Words, id: MatchId) -> Screen {
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let row = vec![
        button("button-end-vote-sure", ButtonStyle::Danger, Action::EndVote(id)),
        button("button-play-on", ButtonStyle::Secondary, Action::PlayOn(id)),
    ];
    Screen { rows: vec![row], ..Screen::text(say!(words, "end-vote-sure")) }
}

/// The question before a player resigns.
pub fn resign_question(words: &Words, shown: &Match, playing: &Playing, side: Side) -> Screen {
    let (game, opponent) = (game_name(words, shown.game()), player(words, playing.seats().at(side.other())));
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let play_on = button("button-play-on", ButtonStyle::Secondary, Action::PlayOn(shown.id()));
    let (text, mut row) = if shown.goes_on_without(side) {
        let set = button("button-resign-set", ButtonStyle::Danger, Action::Resign(shown.id()));
        let series = button("button-resign-series", ButtonStyle::Danger, Action::ResignSeries(shown.id()));
        (say!(words, "resign-sure-set", game = game, opponent = opponent), vec![set, series])
    } else {
        let resign = button("button-resign", ButtonStyle::Danger, Action::Resign(shown.id()));
        (say!(words, "resign-sure", game = game, opponent = opponent), vec![resign])
    };
    row.push(play_on);
    Screen { rows: vec![row], ..Screen::text(text) }
}
