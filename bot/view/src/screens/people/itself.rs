//! The profile of the bot itself.

use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::next_step::next_level;
use crate::request::{Action, ChallengeDraft};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{Words, game_name, say};

/// What the bot is, which levels of it the viewer has beaten, and a game against it.
pub fn itself(words: &Words, beaten: &[(Game, Level)]) -> Screen {
    let mut lines = vec![say!(words, "itself", games = Game::all().len(), levels = Level::MAX)];
    let one = |(game, level): &(Game, Level)| {
        say!(words, "itself-level", game = game_name(words, *game), level = level.get())
    };
    let all: Vec<String> = beaten.iter().map(one).collect();
    if !all.is_empty() {
        lines.push(say!(words, "itself-beaten", levels = all.join(" · ")));
    }
    let next = beaten.first().and_then(|(game, level)| Some(next_level(words, *game, level.above()?)));
    let first = || Button {
        label: say!(words, "button-play-itself"),
        style: ButtonStyle::Primary,
        enabled: true,
        action: Action::Draft(ChallengeDraft::proposed(Game::default(), None)),
    };
    let rows = vec![vec![next.unwrap_or_else(first)]];
    Screen { rows, ..Screen::text(lines.join("\n")) }
}
