//! A match as a row: its record, and the columns that it is found by.

use kuzhi_domain::matches::{Match, Scope};
use kuzhi_store::record::{self, RecordError};
use kuzhi_store::{began, timed_out};
use tokio_postgres::Row as Found;

use super::named::Given;
use super::numbers::{board, match_of, of_match, of_time, signed, unsigned};
use super::read::due::next_of;

/// The parameters of a match's columns: of one match, or lists (`[]`) of many.
macro_rules! match_columns {
    ($many:literal) => {
        concat!(
            ":id::bigint",
            $many,
            ", :version::bigint",
            $many,
            ", :token::bigint",
            $many,
            ", :record::text",
            $many,
            ", :board::text",
            $many,
            ", :guild::bigint",
            $many,
            ", :channel::bigint",
            $many,
            ", :one::bigint",
            $many,
            ", :other::bigint",
            $many,
            ", :began::bigint",
            $many,
            ", :live::boolean",
            $many,
            ", :counted::boolean",
            $many,
            ", :timed_out::bigint",
            $many,
            ", :ended::bigint",
            $many,
            ", :played::boolean",
            $many
        )
    };
}

/// Puts matches, from wherever their columns come, in place of what was stored of them.
macro_rules! put_matches {
    ($($rows:tt)*) => {
        concat!(
            "
INSERT INTO matches
    (id, version, token, record, board, guild, channel, one, other, began, live, counted, timed_out,
    ended, played)
",
            $($rows)*,
            "
ON CONFLICT (id) DO UPDATE SET
    version = excluded.version, token = excluded.token, record = excluded.record, board = excluded.board,
    guild = excluded.guild, channel = excluded.channel, one = excluded.one, other = excluded.other,
    began = excluded.began, live = excluded.live, counted = excluded.counted, timed_out = excluded.timed_out,
    ended = excluded.ended, played = excluded.played"
        )
    };
}
pub(super) use {match_columns, put_matches};

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
    pub(super) ended: Option<i64>,
    pub(super) played: bool,
    /// When something happens in it by itself.
    pub(super) next: i64,
    /// When a player's time runs out, if that comes next.
    pub(super) up: Option<i64>,
}

impl Row {
    pub(super) fn from_match(one: &Match) -> Result<Row, RecordError> {
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
            ended: ended(one),
            played: one.played().is_some(),
            next,
            up,
        })
    }
}

impl Row {
    /// Returns its columns by name, and when it is due.
    pub(super) fn given(&self) -> [Given<'_>; 17] {
        [
            ("id", &self.id),
            ("version", &self.version),
            ("token", &self.token),
            ("record", &self.record),
            ("board", &self.board),
            ("guild", &self.guild),
            ("channel", &self.channel),
            ("one", &self.one),
            ("other", &self.other),
            ("began", &self.began),
            ("live", &self.live),
            ("counted", &self.counted),
            ("timed_out", &self.timed_out),
            ("ended", &self.ended),
            ("played", &self.played),
            ("next", &self.next),
            ("up", &self.up),
        ]
    }
}

/// When a match has ended, if it has.
pub(super) fn ended(one: &Match) -> Option<i64> {
    one.over().map(|over| of_time(over.ended()))
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
        let (id, record): (i64, &str) = (row.get("id"), row.get("record"));
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
