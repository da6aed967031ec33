//! The message that welcomes people to a server's games.

use kuzhi_domain::tournaments::Tournament;
use kuzhi_engine::Game;

use super::{button, show};
use crate::request::{Action, ChallengeDraft, PuzzleSource, PuzzleWish};
use crate::screens::tournaments::tournament_line;
use crate::screens::{ButtonStyle, Screen};
use crate::words::{Words, say};

/// The message that welcomes people: what they can do, and the next tournament.
pub fn welcome(words: &Words, game: Game, next: Option<&Tournament>) -> Screen {
    let mut lines =
        vec![say!(words, "welcome-title"), say!(words, "welcome-text", games = Game::all().count())];
    lines.extend(next.map(|one| say!(words, "welcome-tournament", tournament = tournament_line(words, one))));
    let play = Action::DraftApart(ChallengeDraft::proposed(game, None));
    let of_day = Action::Puzzles(PuzzleWish { source: PuzzleSource::Daily, game: None });
    let mut row = vec![
        button(words, "button-welcome-play", ButtonStyle::Primary, play),
        button(words, "button-welcome-learn", ButtonStyle::Secondary, Action::Learn(game)),
        button(words, "button-welcome-puzzle", ButtonStyle::Secondary, of_day),
    ];
    row.extend(next.map(|one| show(words, one)));
    Screen { rows: vec![row], ..Screen::text(lines.join("\n")) }
}
