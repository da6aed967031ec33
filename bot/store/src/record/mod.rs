//! The record of a match: JSON that a person can read, checked when it is read.
//!
//! A match is stored as its moves. The position that they lead to is written beside them only as a check.

pub mod careers;
pub mod delivered;
pub mod erasure;
pub mod feeds;
pub(crate) mod personal;
pub mod private_notes;
pub mod ratings;
pub mod reviews;
pub mod settings;
mod shape;
pub mod solvers;
mod tournament_of_person;
pub mod tournaments;
pub mod usage;
mod versioned;

use kuzhi_engine::{GameError, IllegalAt, ParseMoveError};

use kuzhi_domain::clock::ParseTimeControlError;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::matches::{History, Inconsistent, Match, Playing};
use kuzhi_domain::tournaments::ImpossibleTournament;
use kuzhi_domain::{MatchId, TournamentId};

use self::shape::Record;
pub(crate) use self::versioned::SCHEMA;
use self::versioned::Versioned;

/// The reasons why a record is not a valid match.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// It is no such JSON.
    #[error("it is damaged, or not the record of a match: {0}")]
    Shape(#[from] serde_json::Error),
    /// It has no schema.
    #[error("it does not say which schema it has")]
    NoSchema,
    /// A newer program wrote it.
    #[error("it has schema {found}, and this Kuzhi knows {known}")]
    Newer {
        /// Its schema.
        found: u64,
        /// The newest one that this program knows.
        known: u32,
    },
    /// It has a value that this version does not know.
    #[error("it says '{0}', which this version of Kuzhi does not know")]
    NoSuchValue(String),
    /// It is stored under the id of another match.
    #[error("it belongs to match {0}")]
    Misfiled(MatchId),
    /// It is stored under the id of another tournament.
    #[error("it belongs to tournament {0}")]
    MisfiledTournament(TournamentId),
    /// No tournament can have come to be so.
    #[error("there can be no such tournament: {0}")]
    ImpossibleTournament(#[from] ImpossibleTournament),
    /// It names no game.
    #[error(transparent)]
    Game(#[from] GameError),
    /// It has no time control.
    #[error(transparent)]
    Clock(#[from] ParseTimeControlError),
    /// A move cannot be read.
    #[error(transparent)]
    Notation(#[from] ParseMoveError),
    /// A move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalAt),
    /// Its moves lead to another position than the stored one.
    #[error("its moves lead to '{replayed}', but it says '{recorded}'")]
    OtherPosition {
        /// The stored one.
        recorded: String,
        /// The one after its moves.
        replayed: String,
    },
    /// No match can have come to be so.
    #[error(transparent)]
    Inconsistent(#[from] Inconsistent),
    /// What was written would be read as something else.
    #[error("it would not be read back as the same match")]
    Unfaithful,
}

/// Returns the record of a match.
///
/// A record that could not be read back is not written: the error then occurs while the match is still
/// unchanged.
pub fn write(one: &Match) -> Result<Vec<u8>, RecordError> {
    let bytes = Versioned::write(Record::from_match(one))?;
    // The moves are known to be legal, and checking them would take longest.
    let known = one.played().map(Playing::history);
    if read_knowing(one.id(), &bytes, known)? == *one { Ok(bytes) } else { Err(RecordError::Unfaithful) }
}

/// Returns the match of a record.
pub fn read(id: MatchId, bytes: &[u8]) -> Result<Match, RecordError> {
    read_knowing(id, bytes, None)
}

/// A match record after a person has left.
pub struct Anonymised {
    /// The record of the next version.
    pub bytes: Vec<u8>,
    /// That version.
    pub version: u64,
    /// Whether the match is still running and they play in it.
    pub is_live: bool,
}

/// Returns the record of the next version of a match with the stand-in in the leaving person's place. `None`
/// if they are not in it. No move is replayed.
pub fn anonymised(bytes: &[u8], leaving: Erasure) -> Result<Option<Anonymised>, RecordError> {
    let Some(next) = Versioned::<Record>::read(bytes)?.anonymised(leaving) else { return Ok(None) };
    let (version, is_live) = (next.version(), next.is_live());
    Ok(Some(Anonymised { bytes: Versioned::write(next)?, version, is_live }))
}

fn read_knowing(id: MatchId, bytes: &[u8], known: Option<&History>) -> Result<Match, RecordError> {
    let one = Versioned::<Record>::read(bytes)?.into_match(known)?;
    if one.id() == id { Ok(one) } else { Err(RecordError::Misfiled(one.id())) }
}

#[cfg(test)]
mod tests;
