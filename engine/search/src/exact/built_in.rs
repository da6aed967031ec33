//! Moves that are compiled into the program.

use std::sync::{Arc, Mutex, PoisonError};

/// Moves that are read on first use, and kept until [`BuiltIn::forget`] frees them.
pub(super) struct BuiltIn<M> {
    bytes: &'static [u8],
    moves: Mutex<Option<Arc<M>>>,
}

impl<M> BuiltIn<M> {
    pub(super) const fn new(bytes: &'static [u8]) -> BuiltIn<M> {
        BuiltIn { bytes, moves: Mutex::new(None) }
    }

    /// Returns the moves. They are read as told, if they are not there.
    pub(super) fn get(&self, read: impl FnOnce(&'static [u8]) -> Option<M>) -> Arc<M> {
        let mut moves = self.moves.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || Arc::new(read(self.bytes).expect("the moves are tested"));
        Arc::clone(moves.get_or_insert_with(read))
    }

    /// Frees the moves. The next use reads them again.
    pub(super) fn forget(&self) {
        *self.moves.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
