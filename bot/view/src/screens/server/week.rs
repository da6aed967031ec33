//! The week on a server in one message.

use kuzhi_domain::Timestamp;
use kuzhi_domain::feeds::{Highlight, LevelBeaten, WeekReport};
use kuzhi_domain::matches::Match;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_engine::Side;

use super::{button, show};
use crate::request::Action;
use crate::screens::tournaments::tournament_line;
use crate::screens::{ButtonStyle, Screen};
use crate::words::moments::day;
use crate::words::{Words, game_name, mention, player, say};

/// How many levels are named.
const LEVELS: usize = 5;

/// How many tournaments are named that are over, and as many that come next.
const TOURNAMENTS: usize = 3;

/// A week as it is told.
pub struct ToldWeek<'a> {
    /// When it began.
    pub from: Timestamp,
    /// When it ended.
    pub until: Timestamp,
    /// What has happened.
    pub report: &'a WeekReport,
    /// The game of the week, and why it is.
    pub best: Option<(&'a Match, Highlight)>,
    /// The levels that people have beaten for the first time.
    pub beaten: &'a [LevelBeaten],
    /// The tournaments that are over.
    pub over: &'a [Tournament],
    /// Those that come next, the first one first.
    pub next: &'a [Tournament],
}

/// The week on a server. Nobody is notified.
pub fn week(words: &Words, told: &ToldWeek<'_>) -> Screen {
    let report = told.report;
    let mut lines = vec![
        say!(words, "week-title", from = day(told.from), until = day(told.until)),
        say!(words, "week-games", games = report.games, bot = report.against_bot, players = report.players()),
    ];
    lines.extend(told.best.and_then(|(one, highlight)| game_of_week(words, one, highlight)));
    let rises = report.rises();
    if !rises.is_empty() {
        lines.push(say!(words, "week-rises"));
        lines.extend(rises.iter().map(|rise| {
            let gained = format!("+{:.0}", rise.gained);
            let (rating, game) = (format!("{:.0}", rise.rating), game_name(words, rise.game));
            let who = mention(words, rise.who);
            say!(words, "week-rise", player = who, gained = gained, game = game, rating = rating)
        }));
    }
    if !told.beaten.is_empty() {
        lines.push(say!(words, "week-levels"));
        lines.extend(told.beaten.iter().take(LEVELS).map(|one| {
            let (who, game) = (mention(words, one.who), game_name(words, one.game));
            say!(words, "week-level", player = who, level = one.level.get(), game = game)
        }));
    }
    let tournaments: Vec<&Tournament> =
        told.over.iter().take(TOURNAMENTS).chain(told.next.iter().take(TOURNAMENTS)).collect();
    if !tournaments.is_empty() {
        lines.push(say!(words, "week-tournaments"));
        lines.extend(tournaments.iter().map(|one| format!("• {}", tournament_line(words, one))));
    }
    let replay = told.best.map(|(one, _)| {
        let action = Action::Replay { id: one.id(), ply: 0 };
        button(words, "button-replay", ButtonStyle::Primary, action)
    });
    let row: Vec<_> = replay.into_iter().chain(told.next.first().map(|one| show(words, one))).collect();
    let rows = if row.is_empty() { Vec::new() } else { vec![row] };
    Screen { rows, ..Screen::text(lines.join("\n")) }
}

/// Who played the game of the week, and why it is worth seeing.
fn game_of_week(words: &Words, one: &Match, highlight: Highlight) -> Option<String> {
    let seats = one.over()?.played().seats();
    let name = |side: Side| player(words, seats.at(side));
    let (south, north) = (name(Side::South), name(Side::North));
    let game = game_name(words, one.game());
    let players = say!(words, "week-best", south = south, north = north, game = game);
    let why = match highlight {
        Highlight::Comeback { winner, behind, .. } => {
            say!(words, "week-comeback", player = name(winner), seeds = behind)
        }
        Highlight::Relay { by, laps } => say!(words, "week-relay", player = name(by), laps = laps),
        Highlight::End { seeds: 0 } => say!(words, "week-drawn"),
        Highlight::End { seeds } if seeds <= Highlight::CLOSE => say!(words, "week-close", seeds = seeds),
        Highlight::End { .. } => return Some(players),
    };
    Some(format!("{players} {why}"))
}
