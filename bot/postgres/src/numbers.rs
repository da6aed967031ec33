//! Converts unsigned numbers to the database's signed 64-bit integers.

use kuzhi_domain::matches::Scope;
use kuzhi_domain::{MatchId, PlayerId, Timestamp, TournamentId};

/// Converts a number for the database. Discord's ids, match ids and times are far below the sign bit.
pub(super) const fn signed(number: u64) -> i64 {
    number.cast_signed()
}

/// Converts a number from the database.
pub(super) const fn unsigned(number: i64) -> u64 {
    number.cast_unsigned()
}

pub(super) const fn of_match(id: MatchId) -> i64 {
    signed(id.get())
}

pub(super) const fn match_of(number: i64) -> MatchId {
    MatchId::from_random(unsigned(number))
}

pub(super) const fn of_tournament(id: TournamentId) -> i64 {
    signed(id.get())
}

pub(super) const fn tournament_of(number: i64) -> TournamentId {
    TournamentId::from_random(unsigned(number))
}

pub(super) const fn of_person(id: PlayerId) -> i64 {
    signed(id.0)
}

pub(super) const fn of_time(at: Timestamp) -> i64 {
    signed(at.as_millis())
}

pub(super) const fn time_of(number: i64) -> Timestamp {
    Timestamp::from_millis(unsigned(number))
}

/// Returns the name of a leaderboard: its game and its server.
pub(super) fn board(scope: Scope, game: &str) -> String {
    match scope {
        Scope::Guild(guild) => format!("{game}@{}", guild.0),
        Scope::Everywhere => format!("{game}@*"),
    }
}
