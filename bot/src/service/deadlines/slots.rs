//! Limits how many due matches are looked at simultaneously. After a long pause many are due at once, and
//! each of them takes memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_domain::{MatchId, Timestamp};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// How many matches are in hand. Most of them wait, for their lock or to be shown.
pub(super) const IN_HAND: usize = 1_024;

/// How many of them are decided on simultaneously, and how many are shown. Discord may be slow, so neither
/// waits for the other.
const AT_ONCE: usize = 32;

/// The due matches that are being looked at.
#[derive(Debug)]
pub(crate) struct Slots {
    in_hand: Arc<Semaphore>,
    deciding: Semaphore,
    showing: Semaphore,
    matches: Arc<Mutex<HashMap<MatchId, InHand>>>,
}

/// How often a match is in hand, and since when.
#[derive(Debug)]
struct InHand {
    times: usize,
    since: Timestamp,
}

/// The place of a match that is being looked at.
#[derive(Debug)]
pub(crate) struct Slot {
    id: MatchId,
    matches: Arc<Mutex<HashMap<MatchId, InHand>>>,
    _permit: OwnedSemaphorePermit,
}

impl Default for Slots {
    fn default() -> Slots {
        Slots {
            in_hand: Arc::new(Semaphore::new(IN_HAND)),
            deciding: Semaphore::new(AT_ONCE),
            showing: Semaphore::new(AT_ONCE),
            matches: Arc::default(),
        }
    }
}

impl Slots {
    /// How many more matches may be taken in hand.
    pub(super) fn free(&self) -> u32 {
        u32::try_from(self.in_hand.available_permits()).unwrap_or(u32::MAX)
    }

    /// Waits until one more match may be taken in hand.
    pub(super) async fn one_is_free(&self) {
        drop(self.in_hand.acquire().await);
    }

    /// Takes a match in hand.
    pub(super) fn take(&self, id: MatchId, now: Timestamp) -> Option<Slot> {
        let permit = Arc::clone(&self.in_hand).try_acquire_owned().ok()?;
        locked(&self.matches).entry(id).or_insert(InHand { times: 0, since: now }).times += 1;
        Some(Slot { id, matches: Arc::clone(&self.matches), _permit: permit })
    }

    /// The matches in hand.
    pub(super) fn matches(&self) -> Vec<MatchId> {
        locked(&self.matches).keys().copied().collect()
    }

    /// Since when the oldest match has been in hand.
    pub(super) fn oldest(&self) -> Option<Timestamp> {
        locked(&self.matches).values().map(|in_hand| in_hand.since).min()
    }

    /// Waits for the turn to decide on a match.
    pub(crate) async fn turn_to_decide(&self) -> Option<SemaphorePermit<'_>> {
        // The semaphores are never closed.
        self.deciding.acquire().await.ok()
    }

    /// Waits for the turn to show a match.
    pub(crate) async fn turn_to_show(&self) -> Option<SemaphorePermit<'_>> {
        self.showing.acquire().await.ok()
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut matches = locked(&self.matches);
        if let Some(in_hand) = matches.get_mut(&self.id) {
            in_hand.times -= 1;
            if in_hand.times == 0 {
                matches.remove(&self.id);
            }
        }
    }
}

fn locked(matches: &Mutex<HashMap<MatchId, InHand>>) -> MutexGuard<'_, HashMap<MatchId, InHand>> {
    // The data is consistent after every statement, so poisoning can be ignored.
    matches.lock().unwrap_or_else(PoisonError::into_inner)
}
