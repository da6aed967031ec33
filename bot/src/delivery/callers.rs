//! Where a user brought the bot along: the answer that posted each call. Only that answer's token can delete
//! it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Recipient;
use crate::domain::MatchId;

/// The answer in which each match's call was posted. A restart forgets it, and the line stays.
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
