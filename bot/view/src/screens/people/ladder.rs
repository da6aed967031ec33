//! The ladder of the bot's levels: who has beaten which at most on a server.

use kuzhi_domain::rating::By;
use kuzhi_search::Level;

use super::leaderboard::{games, in_orders};
use super::next_step::next_level;
use crate::request::ChartView;
use crate::screens::Screen;
use crate::words::{Words, game_name, say};

/// The most people on a ladder.
pub const LADDER_LENGTH: usize = 40;

/// The ladder of a game on a server.
#[derive(Clone, PartialEq, Debug)]
pub struct LevelLadder {
    /// The requested view.
    pub view: ChartView,
    /// Names with the highest level beaten, the highest first: at most [`LADDER_LENGTH`].
    pub climbers: Vec<(String, Level)>,
    /// Whether others stand further down.
    pub has_further: bool,
    /// The viewer's name and the highest level that they have beaten.
    pub own: (String, Option<Level>),
}

/// Who has beaten which level at most, and the next level for the viewer.
pub fn level_ladder(words: &Words, ladder: &LevelLadder) -> Screen {
    let LevelLadder { view, climbers, has_further, own: (name, own) } = ladder;
    let mut text = vec![say!(words, "ladder-title", game = game_name(words, view.game))];
    let highest = climbers.first().map(|(_, level)| *level);
    let open = highest.map_or(Some(Level::LOWEST), Level::above);
    text.extend(open.map(|level| say!(words, "ladder-open", level = level.get())));
    for rung in climbers.chunk_by(|(_, one), (_, other)| one == other) {
        let players: Vec<&str> = rung.iter().map(|(name, _)| name.as_str()).collect();
        let level = rung.first().map_or(0, |(_, level)| level.get());
        text.push(say!(words, "ladder-rung", level = level, players = players.join(" · ")));
    }
    if *has_further {
        text.push(say!(words, "ladder-further"));
    }
    text.push(match own {
        Some(level) => say!(words, "ladder-own", player = name, level = level.get()),
        None => say!(words, "ladder-own-none", player = name),
    });
    let next = own.map_or(Some(Level::LOWEST), Level::above);
    let next = next.map(|level| next_level(words, view.game, level));
    let orders = in_orders(words, *view, By::ALL.into_iter()).collect();
    let rows: Vec<_> = [next.into_iter().collect(), orders].into();
    let rows = rows.into_iter().filter(|row: &Vec<_>| !row.is_empty()).collect();
    Screen { menus: vec![games(words, *view)], rows, ..Screen::text(text.join("\n")) }
}

/// Says where the ladder is, to someone who asks for it where there is none.
pub fn no_ladder(words: &Words) -> Screen {
    Screen::text(say!(words, "ladder-elsewhere"))
}
