//! Doors: one visitor at a time in the room of a match, in the order in which they came.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::MatchId;

/// The right to be in a room; whoever drops it leaves.
pub(super) type Inside = OwnedSemaphorePermit;

/// The doors of all rooms in which somebody is or waits.
#[derive(Debug, Default)]
pub(super) struct Doors {
    doors: Mutex<HashMap<MatchId, Weak<Semaphore>>>,
}

impl Doors {
    /// Waits until everybody who came earlier has left; whoever holds the permit is inside.
    pub(super) async fn enter(&self, id: MatchId) -> Inside {
        let door = self.door(id);
        door.acquire_owned().await.expect("doors are never closed")
    }

    /// Whether somebody waits in front of a room in which somebody is.
    #[cfg(test)]
    pub(super) fn has_a_queue(&self, id: MatchId) -> bool {
        let doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        doors.get(&id).is_some_and(|door| door.strong_count() > 1)
    }

    fn door(&self, id: MatchId) -> Arc<Semaphore> {
        // The map is whole after every statement below, so a panic elsewhere cannot have broken it.
        let mut doors = self.doors.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = doors.get(&id).and_then(Weak::upgrade) {
            return door;
        }
        doors.retain(|_, door| door.strong_count() > 0);
        let door = Arc::new(Semaphore::new(1));
        doors.insert(id, Arc::downgrade(&door));
        door
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_at_a_time_and_rooms_side_by_side() {
        let doors = Doors::default();
        let (one, other) = (MatchId::from_random(1), MatchId::from_random(2));
        let inside = doors.enter(one).await;
        let _beside = doors.enter(other).await;
        assert!(doors.door(one).try_acquire().is_err());
        drop(inside);
        assert!(doors.door(one).try_acquire().is_ok());
    }
}
