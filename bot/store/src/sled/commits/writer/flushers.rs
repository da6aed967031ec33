//! Threads that flush records of the journal while the store's thread goes on.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::Shared;
use kuzhi_journal::{Appended, OVERLAPPING};

/// A record that was flushed, or could not be.
#[derive(Debug)]
pub(crate) struct Flushed {
    pub(crate) record: u64,
    pub(crate) synced: io::Result<()>,
    pub(crate) took: Duration,
}

impl Flushed {
    /// Flushes a record on this thread.
    pub(crate) fn now(appended: &Appended) -> Flushed {
        let begun = Instant::now();
        let synced = catch_unwind(AssertUnwindSafe(|| appended.sync()))
            .unwrap_or_else(|_| Err(io::Error::other("the flush broke off in the middle")));
        Flushed { record: appended.number(), synced, took: begun.elapsed() }
    }
}

/// One thread for each record that can be on its way to the disk. They begin when they are needed, and end
/// when this is dropped.
pub(crate) struct Flushers<'a> {
    shared: &'a Arc<Shared>,
    threads: [Option<Flusher>; OVERLAPPING],
}

struct Flusher {
    records: Sender<Arc<Appended>>,
    thread: JoinHandle<()>,
}

impl Flushers<'_> {
    pub(crate) fn new(shared: &Arc<Shared>) -> Flushers<'_> {
        Flushers { shared, threads: [const { None }; OVERLAPPING] }
    }

    /// Flushes a record on a thread that has nothing else to do, and [reports](Shared::report) it. Returns
    /// whether there is one.
    pub(crate) fn flush(&mut self, appended: &Arc<Appended>) -> bool {
        // Records that are on their way at once have consecutive numbers.
        let index = usize::try_from(appended.number() % OVERLAPPING as u64).unwrap_or_default();
        let thread = &mut self.threads[index];
        if thread.is_none() {
            *thread = Flusher::begin(self.shared, index).ok();
        }
        thread.as_ref().is_some_and(|thread| thread.records.send(Arc::clone(appended)).is_ok())
    }
}

impl Drop for Flushers<'_> {
    fn drop(&mut self) {
        for Flusher { records, thread } in self.threads.iter_mut().filter_map(Option::take) {
            drop(records);
            // What it flushed is of no more interest, however it ended.
            let _ = thread.join();
        }
    }
}

impl Flusher {
    fn begin(shared: &Arc<Shared>, index: usize) -> io::Result<Flusher> {
        let (records, receiver) = channel::<Arc<Appended>>();
        let shared = Arc::clone(shared);
        let run = move || {
            for appended in receiver {
                shared.report(Flushed::now(&appended));
            }
        };
        let thread = thread::Builder::new().name(format!("flush {}", index + 1)).spawn(run)?;
        Ok(Flusher { records, thread })
    }
}
