//! The world behind its lock, with a notification on every change.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::timeout;

use super::world::World;

/// What all parts of the stand-in share.
///
/// A std mutex: it is never held across an await. Access through closures instead of guards makes sure of
/// that.
#[derive(Debug)]
pub(crate) struct State {
    world: Mutex<World>,
    changed: watch::Sender<()>,
    address: SocketAddr,
}

impl State {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self {
            world: Mutex::new(World::new(format!("ws://{address}/"))),
            changed: watch::Sender::new(()),
            address,
        }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.lock())
    }

    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = change(&mut self.lock());
        self.changed.send_replace(());
        result
    }

    /// Subscribes to all further changes.
    pub(crate) fn changes(&self) -> watch::Receiver<()> {
        self.changed.subscribe()
    }

    /// Waits until `look` finds something in the world, for at most `patience`.
    pub(crate) async fn until<T>(&self, patience: Duration, look: impl Fn(&World) -> Option<T>) -> Option<T> {
        let mut changes = self.changes();
        let found = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = self.read(&look) {
                    return Some(found);
                }
                changes.changed().await.ok()?;
            }
        };
        timeout(patience, found).await.ok().flatten()
    }

    /// A panic in one test's closure must not hide the world from the report that follows.
    fn lock(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
