//! What a test can have go wrong with a store in memory.

use std::sync::{Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::store::{Pending, StoreError};

/// What is wrong with the disk that a store in memory does not have.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// It is full: nothing more can be kept.
    Full,
    /// It is full, and the store is of no more use.
    Ruined,
}

/// A commit that is held back: it is made, and nobody was told so.
#[derive(Debug)]
pub struct Held {
    made: oneshot::Receiver<()>,
    release: oneshot::Sender<()>,
}

impl Held {
    /// Waits until it is made.
    pub async fn made(&mut self) {
        (&mut self.made).await.expect("the store was dropped");
    }

    /// Lets it be told.
    pub fn release(self) {
        self.release.send(()).expect("nobody waits for it");
    }
}

#[derive(Debug)]
struct Hold {
    made: oneshot::Sender<()>,
    released: oneshot::Receiver<()>,
}

/// What goes wrong.
#[derive(Debug, Default)]
pub(super) struct Faults {
    fault: Mutex<Fault>,
    hold: Mutex<Option<Hold>>,
}

impl Faults {
    pub(super) fn set(&self, fault: Fault) {
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    /// Says no where nothing can be kept.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let why = || "no space left on device".to_owned();
        match *self.fault.lock().unwrap_or_else(PoisonError::into_inner) {
            Fault::None => Ok(()),
            Fault::Full => Err(StoreError::Failed(why())),
            Fault::Ruined => Err(StoreError::Ruined(why())),
        }
    }

    /// Holds the next commit back.
    pub(super) fn hold(&self) -> Held {
        let ((made, is_made), (release, released)) = (oneshot::channel(), oneshot::channel());
        *self.hold.lock().unwrap_or_else(PoisonError::into_inner) = Some(Hold { made, released });
        Held { made: is_made, release }
    }

    /// A commit that was made, held back where that is wanted.
    pub(super) fn held(&self, committed: Pending) -> Pending {
        let hold = self.hold.lock().unwrap_or_else(PoisonError::into_inner).take();
        match hold {
            Some(Hold { made, released }) => {
                // A test that has ended holds nothing back.
                let _ = made.send(());
                Pending::answered_after(released, committed)
            }
            None => committed,
        }
    }
}
