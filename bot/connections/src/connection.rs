//! An open connection and the permits that it holds.

use std::sync::{Arc, Mutex, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::connection_limit::{ConnectionLimit, Permit};

/// A connection with its permits. It ends when one of them is evicted.
#[derive(Debug)]
pub struct Connection {
    leave: CancellationToken,
    /// `None` while a request is handled.
    permit: Mutex<Option<Permit>>,
}

/// Protects a connection from eviction. When this is dropped, the connection waits for its next request, and
/// counts towards a limit again.
#[derive(Debug)]
pub struct InRequest<'a> {
    connection: &'a Connection,
    then: &'a Arc<ConnectionLimit>,
}

impl Connection {
    /// Waits for a permit for a new connection.
    pub async fn admit(limit: &Arc<ConnectionLimit>) -> Connection {
        let leave = CancellationToken::new();
        let permit = Mutex::new(Some(limit.acquire(1, &leave).await));
        Connection { leave, permit }
    }

    /// Waits for so much of another limit, beside the permit that it has.
    pub async fn acquire(&self, much: usize, limit: &Arc<ConnectionLimit>) -> Permit {
        limit.acquire(much, &self.leave).await
    }

    /// Completes when it is evicted.
    pub async fn evicted(&self) {
        self.leave.cancelled().await;
    }

    /// Protects the connection from eviction, and then counts it towards `then` like a new one.
    pub fn begin_request<'a>(&'a self, then: &'a Arc<ConnectionLimit>) -> InRequest<'a> {
        self.set(None);
        InRequest { connection: self, then }
    }

    fn set(&self, permit: Option<Permit>) {
        *self.permit.lock().unwrap_or_else(PoisonError::into_inner) = permit;
    }
}

impl Drop for InRequest<'_> {
    fn drop(&mut self) {
        self.connection.set(Some(self.then.acquire_now(1, &self.connection.leave)));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const GRACE: Duration = Duration::from_millis(100);

    #[tokio::test]
    async fn a_connection_that_is_kept_makes_way_for_nobody() {
        let (unverified, known) = (ConnectionLimit::new(1, GRACE), ConnectionLimit::new(1, GRACE));
        let first = Connection::admit(&unverified).await;
        let in_request = first.begin_request(&known);
        let (second, third) = (Connection::admit(&unverified).await, Connection::admit(&unverified).await);
        assert!(!first.leave.is_cancelled() && second.leave.is_cancelled());
        // From here on it counts among those that are known.
        drop(in_request);
        let fourth = Connection::admit(&unverified).await;
        assert!(!first.leave.is_cancelled() && third.leave.is_cancelled());
        drop(fourth.begin_request(&known));
        assert!(first.leave.is_cancelled() && !fourth.leave.is_cancelled());
    }

    #[tokio::test]
    async fn a_connection_ends_with_any_of_its_places() {
        let (unverified, bodies) = (ConnectionLimit::new(2, GRACE), ConnectionLimit::new(100, GRACE));
        let (slow, quick) = (Connection::admit(&unverified).await, Connection::admit(&unverified).await);
        let _slow = slow.acquire(60, &bodies).await;
        let _quick = quick.acquire(60, &bodies).await;
        assert!(slow.leave.is_cancelled() && !quick.leave.is_cancelled());
    }
}
