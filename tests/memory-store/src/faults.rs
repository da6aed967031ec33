//! Faults that a test can inject.

use std::sync::{Mutex, PoisonError};

use kuzhi_store::{Pending, StoreError};
use tokio::sync::oneshot;

/// A fault of the simulated disk.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    /// No fault.
    #[default]
    None,
    /// The disk is full: every write fails.
    Full,
    /// The disk is full, and the store stays unusable.
    Poisoned,
    /// No match can be read by its id.
    Unreadable,
    /// The database is away: nothing works.
    Away,
}

/// A commit that is held back: it is made, but its caller has not been told yet.
#[derive(Debug)]
pub struct Held {
    made: oneshot::Receiver<()>,
    release: oneshot::Sender<()>,
}

impl Held {
    /// Waits until the commit is made.
    pub async fn made(&mut self) {
        (&mut self.made).await.expect("the store was dropped");
    }

    /// Lets its caller be told.
    pub fn release(self) {
        self.release.send(()).expect("nobody waits for it");
    }
}

#[derive(Debug)]
struct Hold {
    made: oneshot::Sender<()>,
    released: oneshot::Receiver<()>,
}

fn outage() -> StoreError {
    StoreError::Database { name: "memory".to_owned(), cause: "connection refused".into() }
}

fn disk(cause: &'static str) -> StoreError {
    StoreError::Disk { path: "memory".into(), cause: cause.into() }
}

/// The faults injected at present.
#[derive(Debug, Default)]
pub(super) struct Faults {
    fault: Mutex<Fault>,
    hold: Mutex<Option<Hold>>,
}

impl Faults {
    pub(super) fn set(&self, fault: Fault) {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    /// Fails if nothing can be written.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let why = "no space left on device";
        match *self.fault.lock().unwrap_or_else(PoisonError::into_inner) {
            Fault::None | Fault::Unreadable => Ok(()),
            Fault::Full => Err(disk(why)),
            Fault::Away => Err(outage()),
            Fault::Poisoned => Err(StoreError::Poisoned(why.to_owned())),
        }
    }

    /// Fails if no match can be read.
    pub(super) fn check_read(&self) -> Result<(), StoreError> {
        match *self.fault.lock().unwrap_or_else(PoisonError::into_inner) {
            Fault::Unreadable => Err(disk("input/output error")),
            Fault::Away => Err(outage()),
            _ => Ok(()),
        }
    }

    /// Fails if the database is away.
    pub(super) fn check_there(&self) -> Result<(), StoreError> {
        match *self.fault.lock().unwrap_or_else(PoisonError::into_inner) {
            Fault::Away => Err(outage()),
            _ => Ok(()),
        }
    }

    /// Holds the next commit back.
    pub(super) fn hold(&self) -> Held {
        let ((made, is_made), (release, released)) = (oneshot::channel(), oneshot::channel());
        *self.hold.lock().unwrap_or_else(PoisonError::into_inner) = Some(Hold { made, released });
        Held { made: is_made, release }
    }

    /// Finishes a commit, or holds it back if a test asked for that.
    pub(super) fn held(&self, committed: Pending) -> Pending {
        let hold = self.hold.lock().unwrap_or_else(PoisonError::into_inner).take();
        match hold {
            Some(Hold { made, released }) => {
                // A test that has ended holds nothing back.
                let _ = made.send(());
                let (answer, pending) = Pending::unanswered();
                tokio::spawn(async move {
                    // Dropping the guard releases the answer.
                    let _ = released.await;
                    answer.send(committed.await);
                });
                pending
            }
            None => committed,
        }
    }
}
