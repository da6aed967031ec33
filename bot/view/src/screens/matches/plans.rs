//! Conditional moves, as the player who planned them sees them.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Match, Playing, Revision, written_line};
use kuzhi_engine::{Move, Side};

use crate::request::{Action, Modal};
use crate::screens::{Button, ButtonStyle, Field, Form, Screen};
use crate::words::{Words, game_name, player, say};

/// The number of buttons in a row.
pub(super) const IN_A_ROW: usize = 5;

/// Words that people may write between the moves of a line.
pub fn plan_words(words: &Words) -> String {
    say!(words, "plan-words")
}

/// The planned lines of a side, each with a button to delete it, and a button to add one.
pub fn plans(words: &Words, shown: &Match, playing: &Playing, side: Side) -> Screen {
    let lines = &playing.plans()[side.index()];
    let opponent = player(words, playing.seats().at(side.other()));
    let mut text =
        vec![say!(words, "plans-title", game = game_name(words, shown.game()), opponent = opponent)];
    text.extend(lines.iter().map(|line| format!("• {}", format_line(playing, side, line))));
    if lines.is_empty() {
        text.push(say!(words, "plans-none"));
    }
    let (id, at) = (shown.id(), playing.revision());
    let add = Button {
        label: say!(words, "button-plan"),
        style: ButtonStyle::Primary,
        enabled: true,
        action: Action::AskPlan { id, at },
    };
    let delete = |line: &Vec<Move>| Button {
        label: say!(words, "button-unplan", line = written_line(line)),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::Unplan { id, line: line.clone() },
    };
    let deletes: Vec<Button> = lines.iter().map(delete).collect();
    let rows = [vec![add]].into_iter().chain(deletes.chunks(IN_A_ROW).map(<[Button]>::to_vec)).collect();
    Screen { rows, ..Screen::text(text.join("\n")) }
}

/// A line with the player's own moves in bold.
fn format_line(playing: &Playing, side: Side, line: &[Move]) -> String {
    let mut board = playing.board().clone();
    let moves = line.iter().map(|&mv| {
        let is_own = board.turn() == Some(side);
        // Only playable lines are saved, so this does not fail.
        let _ = board.play(mv, &mut |_| ());
        if is_own { format!("**{mv}**") } else { mv.to_string() }
    });
    format!("\u{2066}{}\u{2069}", moves.collect::<Vec<_>>().join(" "))
}

/// The form in which a player writes a line.
pub fn plan_form(words: &Words, id: MatchId, at: Revision) -> Form {
    Form {
        title: say!(words, "form-plan"),
        label: say!(words, "form-plan-label"),
        example: "3 5".to_owned(),
        field: Field::Line,
        sends: Modal::Plan { id, at },
    }
}
