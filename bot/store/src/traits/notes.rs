//! Private notes on matches.

use std::collections::BTreeMap;

use kuzhi_domain::{MatchId, Note, PlayerId};

use crate::StoreError;

/// Stores notes. Only the writer of a note ever sees it.
pub trait NoteStore: Send + Sync + 'static {
    /// Returns a person's note on a match, empty if there is none.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError>;

    /// Returns all notes of a person.
    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError>;

    /// Replaces a note; an empty one removes it. When this returns, it survives a crash.
    fn keep_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError>;
}
