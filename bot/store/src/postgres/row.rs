//! A match as a row: its record, and the columns that it is found by.

use kuzhi_domain::{Match, Scope};
use tokio_postgres::Row as Found;

use super::numbers::{board, match_of, of_match, of_time, signed, unsigned};
use super::read::due::next_of;
use crate::order::{began, timed_out};
use crate::record::{self, RecordError};

/// The row of a match.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) id: i64,
    pub(super) version: i64,
    /// A random token for the commit.
    pub(super) token: i64,
    pub(super) record: String,
    pub(super) board: String,
    pub(super) guild: Option<i64>,
    pub(super) channel: i64,
    pub(super) one: Option<i64>,
    pub(super) other: Option<i64>,
    pub(super) began: i64,
    pub(super) live: bool,
    pub(super) counted: bool,
    pub(super) timed_out: Option<i64>,
    pub(super) played: bool,
    /// When something happens in it by itself.
    pub(super) next: i64,
    /// When a player's time runs out, if that comes next.
    pub(super) up: Option<i64>,
}

impl Row {
    pub(super) fn of(one: &Match) -> Result<Row, RecordError> {
        let mut people = one.people().into_iter().map(|player| signed(player.0));
        let (next, up) = next_of(one);
        Ok(Row {
            id: of_match(one.id()),
            version: signed(one.version()),
            token: rand::random(),
            record: text(record::write(one)?)?,
            board: board(scope(one), one.game().id()),
            guild: one.place().guild.map(|guild| signed(guild.0)),
            channel: signed(one.place().channel.0),
            one: people.next(),
            other: people.next(),
            began: of_time(began(one).0),
            live: one.is_live(),
            counted: one.result().is_some(),
            timed_out: timed_out(one).map(of_time),
            played: one.played().is_some(),
            next,
            up,
        })
    }
}

/// Returns the leaderboards whose ratings a match shows: those of its place.
pub(super) fn scope(one: &Match) -> Scope {
    one.place().guild.map_or(Scope::Everywhere, Scope::Guild)
}

/// Returns a record as text, because it is JSON.
pub(super) fn text(record: Vec<u8>) -> Result<String, RecordError> {
    String::from_utf8(record).map_err(|error| {
        let error: serde_json::Error = serde::ser::Error::custom(error);
        error.into()
    })
}

/// Returns the matches of rows of ids and records. Unreadable ones stay where they are, and are reported.
pub(super) fn readable(rows: &[Found]) -> Vec<Match> {
    let read = |row: &Found| {
        let (id, record): (i64, &str) = (row.get(0), row.get(1));
        let id = match_of(id);
        let read = record::read(id, record.as_bytes());
        read.inspect_err(|cause| tracing::error!(r#match = %id, %cause, "a match cannot be read")).ok()
    };
    rows.iter().filter_map(read).collect()
}

/// Parses a version.
pub(super) const fn version_of(number: i64) -> u64 {
    unsigned(number)
}
