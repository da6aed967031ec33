//! What need not be on the disk at once is brought there soon, and an idle store writes nothing.

use std::fs::File;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ::sled::Db;

/// How long what was written may wait.
const SOON: Duration = Duration::from_millis(500);

/// A thread that syncs the store soon after something was written, once for all that was.
pub(super) struct WritingBack {
    work: Arc<Work>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Work {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Copy, Clone, PartialEq, Eq, Default)]
enum State {
    /// All is on the disk.
    #[default]
    Idle,
    /// Something is to be brought there.
    Written,
    /// The store is being closed, which syncs it.
    Closed,
}

impl WritingBack {
    /// Begins with a store to which nothing was written yet.
    pub(super) fn begin(db: Db, log: File) -> io::Result<WritingBack> {
        let work = Arc::<Work>::default();
        let at_work = Arc::clone(&work);
        let thread = thread::Builder::new().name("store".to_owned()).spawn(move || at_work.run(&db, &log))?;
        Ok(WritingBack { work, thread: Some(thread) })
    }

    /// Something was written.
    pub(super) fn written(&self) {
        self.work.change(State::Idle, State::Written);
    }

    /// All that was written is on the disk by now.
    pub(super) fn synced(&self) {
        self.work.change(State::Written, State::Idle);
    }
}

impl Drop for WritingBack {
    fn drop(&mut self) {
        *self.work.lock() = State::Closed;
        self.work.changed.notify_one();
        // It ends at once; whatever became of it, the store is closed after it.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl Work {
    fn run(&self, db: &Db, log: &File) {
        loop {
            let written = self.wait(Duration::MAX, State::Idle);
            if written == State::Closed || self.wait(SOON, State::Written) == State::Closed {
                return;
            }
            self.change(State::Written, State::Idle);
            let synced = db.flush().and_then(|_| log.sync_data().map_err(::sled::Error::Io));
            if let Err(error) = synced {
                // Whoever writes next finds out what it means.
                tracing::error!(%error, "what was noted beside the matches may be lost in a crash");
            }
        }
    }

    /// Waits so long for another state than this one, and gives the one that there is then.
    fn wait(&self, at_most: Duration, state: State) -> State {
        let unchanged = |found: &mut State| *found == state;
        let (found, _) = self
            .changed
            .wait_timeout_while(self.lock(), at_most, unchanged)
            .unwrap_or_else(PoisonError::into_inner);
        *found
    }

    fn change(&self, from: State, to: State) {
        let mut state = self.lock();
        if *state == from {
            *state = to;
            self.changed.notify_one();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole after every statement, so a panic elsewhere cannot have broken it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
