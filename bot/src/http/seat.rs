//! A connection's claim to be kept.

use std::sync::{Arc, Mutex, PoisonError};

use tokio_util::sync::CancellationToken;

use super::room::{Place, Room};

/// A connection, with the places that it has in rooms. It ends when one of them is needed by others.
#[derive(Debug)]
pub(super) struct Seat {
    leave: CancellationToken,
    /// `None` while it is kept.
    place: Mutex<Option<Place>>,
}

/// Keeps a connection. When this is dropped, the connection waits for its next request, in a room.
#[derive(Debug)]
pub(super) struct Kept<'a> {
    seat: &'a Seat,
    then: &'a Arc<Room>,
}

impl Seat {
    /// Waits for a place for a new connection.
    pub(super) async fn among(room: &Arc<Room>) -> Seat {
        let leave = CancellationToken::new();
        let place = Mutex::new(Some(room.enter(1, &leave).await));
        Seat { leave, place }
    }

    /// Waits for so much of another room, beside the place that it has.
    pub(super) async fn takes(&self, much: usize, room: &Arc<Room>) -> Place {
        room.enter(much, &self.leave).await
    }

    /// Completes when others need its place.
    pub(super) async fn is_needed(&self) {
        self.leave.cancelled().await;
    }

    /// Keeps the connection, whoever comes, and then gives it a place as if it had just come.
    pub(super) fn keep<'a>(&'a self, then: &'a Arc<Room>) -> Kept<'a> {
        self.set(None);
        Kept { seat: self, then }
    }

    fn set(&self, place: Option<Place>) {
        *self.place.lock().unwrap_or_else(PoisonError::into_inner) = place;
    }
}

impl Drop for Kept<'_> {
    fn drop(&mut self) {
        self.seat.set(Some(self.then.enter_now(1, &self.seat.leave)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connection_that_is_kept_makes_way_for_nobody() {
        let (strangers, known) = (Room::of(1), Room::of(1));
        let first = Seat::among(&strangers).await;
        let kept = first.keep(&known);
        let (second, third) = (Seat::among(&strangers).await, Seat::among(&strangers).await);
        assert!(!first.leave.is_cancelled() && second.leave.is_cancelled());
        // From here on it has a place among those that are known.
        drop(kept);
        let fourth = Seat::among(&strangers).await;
        assert!(!first.leave.is_cancelled() && third.leave.is_cancelled());
        drop(fourth.keep(&known));
        assert!(first.leave.is_cancelled() && !fourth.leave.is_cancelled());
    }

    #[tokio::test]
    async fn a_connection_ends_with_any_of_its_places() {
        let (strangers, bodies) = (Room::of(2), Room::of(100));
        let (slow, quick) = (Seat::among(&strangers).await, Seat::among(&strangers).await);
        let _slow = slow.takes(60, &bodies).await;
        let _quick = quick.takes(60, &bodies).await;
        assert!(slow.leave.is_cancelled() && !quick.leave.is_cancelled());
    }
}
