//! Those in whose answers people were called, where the bot is only brought along: they alone can take the line away again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Recipient;
use crate::domain::MatchId;

/// In whose answer people were called to which match. After a restart it is forgotten, and the line stays.
#[derive(Clone, Default)]
pub(super) struct Callers(Arc<Mutex<HashMap<MatchId, Recipient>>>);

impl Callers {
    pub(super) fn of(&self, id: MatchId) -> Option<Recipient> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    pub(super) fn leave(&self, id: MatchId) -> Option<Recipient> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&id)
    }

    pub(super) fn note(&self, id: MatchId, caller: Recipient) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, caller);
    }
}
