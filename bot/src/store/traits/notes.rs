//! What people note on their matches, for themselves alone.

use std::collections::BTreeMap;

use crate::domain::{MatchId, Note, PlayerId};
use crate::store::StoreError;

/// Keeps what people note. Nobody but whoever wrote a note is ever shown it.
pub trait NoteStore: Send + Sync + 'static {
    /// What somebody has noted on a match; an empty note if nothing.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every method below.
    fn note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError>;

    /// All that somebody has noted.
    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError>;

    /// Keeps a note in the place of the one before; an empty one leaves nothing. When this returns, it survives a crash.
    fn keep_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError>;
}
