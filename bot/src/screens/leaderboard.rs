//! The leaderboard.

use kuzhi_engine::Game;

use super::{Button, Screen, Tone};
use crate::domain::{MOVES_TO_COUNT, Scope, Standing};
use crate::request::{Action, LeaderboardOf};
use crate::words::{Words, game_name, say};

/// The most players that a leaderboard shows.
pub const LEADERBOARD_LENGTH: usize = 10;

/// The best players of a game with their names, of a server or of all, and what a place takes; from a server one
/// can look at both.
pub fn leaderboard(
    words: &Words,
    game: Game,
    scope: Scope,
    in_guild: bool,
    best: &[(String, Standing)],
) -> Screen {
    let title = match scope {
        Scope::Guild(_) => "leaderboard-guild",
        Scope::Everywhere => "leaderboard-everywhere",
    };
    let mut lines = vec![say!(words, title, game = game_name(words, game))];
    lines.extend(best.iter().zip(1..).map(|((name, standing), place)| line(words, name, standing, place)));
    lines.push(say!(words, if best.is_empty() { "leaderboard-empty" } else { "leaderboard-note" }));
    lines.push(say!(
        words,
        "leaderboard-place",
        opponents = scope.opponents_for_place(),
        moves = MOVES_TO_COUNT
    ));
    let rows = if in_guild { vec![switch(words, game, scope)] } else { Vec::new() };
    Screen { rows, ..Screen::text(lines.join("\n")) }
}

fn line(words: &Words, name: &str, standing: &Standing, place: u32) -> String {
    say!(
        words,
        "leaderboard-line",
        place = place,
        player = name,
        rating = format!("{:.0}", standing.rating),
        doubt = if standing.is_provisional() { "?" } else { "" },
        won = standing.won,
        drawn = standing.drawn,
        lost = standing.lost,
        opponents = standing.opponents
    )
}

fn switch(words: &Words, game: Game, scope: Scope) -> Vec<Button> {
    let shown = match scope {
        Scope::Guild(_) => LeaderboardOf::Here,
        Scope::Everywhere => LeaderboardOf::Everywhere,
    };
    let button = |name, of| Button {
        label: say!(words, name),
        tone: Tone::Plain,
        enabled: of != shown,
        action: Action::Leaderboard { of, game },
    };
    vec![button("button-guild", LeaderboardOf::Here), button("button-everywhere", LeaderboardOf::Everywhere)]
}
