//! What a server gets by itself besides puzzles.

mod week;
mod welcome;

use kuzhi_domain::tournaments::Tournament;

use crate::request::{Action, PlainStep, TournamentPress, TournamentStep};
use crate::screens::{Button, ButtonStyle};
use crate::words::{Words, say};

pub use self::week::{ToldWeek, week};
pub use self::welcome::welcome;

fn button(words: &Words, name: &str, style: ButtonStyle, action: Action) -> Button {
    Button { label: say!(words, name), style, enabled: true, action }
}

/// The button that shows a tournament.
fn show(words: &Words, one: &Tournament) -> Button {
    let press = TournamentPress { id: one.id, step: TournamentStep::Plain(PlainStep::Show) };
    button(words, "button-welcome-tournament", ButtonStyle::Secondary, Action::Tournament(press))
}
