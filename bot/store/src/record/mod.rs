//! The record of a match: JSON that a person can read, checked when it is read.
//!
//! A match is stored as its moves. The position that they lead to is written beside them only as a check.

pub(crate) mod careers;
pub(crate) mod delivered;
pub(crate) mod erasure;
pub(crate) mod personal;
pub(crate) mod private_notes;
pub(crate) mod ratings;
pub(crate) mod reviews;
pub(crate) mod settings;
mod shape;
pub(crate) mod solvers;
mod tournament_of_person;
pub(crate) mod tournaments;
pub(crate) mod usage;
mod versioned;

use kuzhi_engine::{GameError, IllegalAt, ParseMoveError};

use kuzhi_domain::{
    Erasure, History, ImpossibleTournament, Inconsistent, Match, MatchId, ParseTimeControlError, Playing,
    TournamentId,
};

use self::shape::Record;
pub(super) use self::versioned::SCHEMA;
use self::versioned::Versioned;

/// The reasons why a record is not a valid match.
#[derive(Debug, thiserror::Error)]
pub(super) enum RecordError {
    #[error("it is damaged, or not the record of a match: {0}")]
    Shape(#[from] serde_json::Error),
    #[error("it does not say which schema it has")]
    NoSchema,
    #[error("it has schema {found}, and this Kuzhi knows {known}")]
    Newer { found: u64, known: u32 },
    #[error("it says '{0}', which this version of Kuzhi does not know")]
    NoSuchValue(String),
    #[error("it belongs to match {0}")]
    Misfiled(MatchId),
    #[error("it belongs to tournament {0}")]
    MisfiledTournament(TournamentId),
    #[error("there can be no such tournament: {0}")]
    ImpossibleTournament(#[from] ImpossibleTournament),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    Clock(#[from] ParseTimeControlError),
    #[error(transparent)]
    Notation(#[from] ParseMoveError),
    #[error(transparent)]
    Illegal(#[from] IllegalAt),
    #[error("its moves lead to '{replayed}', but it says '{recorded}'")]
    OtherPosition { recorded: String, replayed: String },
    #[error(transparent)]
    Inconsistent(#[from] Inconsistent),
    #[error("it would not be read back as the same match")]
    Unfaithful,
}

/// Returns the record of a match.
///
/// A record that could not be read back is not written: the error then occurs while the match is still
/// unchanged.
pub(super) fn write(one: &Match) -> Result<Vec<u8>, RecordError> {
    let bytes = Versioned::write(Record::of(one))?;
    // The moves are known to be legal, and checking them would take longest.
    let known = one.played().map(Playing::history);
    if read_knowing(one.id(), &bytes, known)? == *one { Ok(bytes) } else { Err(RecordError::Unfaithful) }
}

/// Returns the match of a record.
pub(super) fn read(id: MatchId, bytes: &[u8]) -> Result<Match, RecordError> {
    read_knowing(id, bytes, None)
}

/// A match record after a person has left.
pub(super) struct Anonymised {
    /// The record of the next version.
    pub(super) bytes: Vec<u8>,
    /// That version.
    pub(super) version: u64,
    /// Whether the match is still running.
    pub(super) is_live: bool,
}

/// Returns the record of the next version of a match with the stand-in in the leaving person's place. `None`
/// if they are not in it. No move is replayed.
pub(super) fn anonymised(bytes: &[u8], leaving: Erasure) -> Result<Option<Anonymised>, RecordError> {
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
