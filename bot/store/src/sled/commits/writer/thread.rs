//! What the store's thread does: it takes the waiting jobs as a group, plans them, brings them to the disk,
//! and answers them.

use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::group::{self, Group};
use super::{Job, SOON, Shared};
use crate::flush_watcher;
use crate::sled::database::Database;
use crate::sled::write_batch::WriteBatch;

/// The thread's state.
pub(crate) struct Thread<'a> {
    shared: &'a Shared,
    database: Database,
}

impl<'a> Thread<'a> {
    pub(crate) const fn new(shared: &'a Shared, database: Database) -> Thread<'a> {
        Thread { shared, database }
    }

    /// Writes until the store is closed.
    pub(crate) fn run(mut self) {
        let _dying = FailOnPanic(self.shared);
        while let Some(jobs) = self.next() {
            self.write(jobs);
        }
        if self.shared.cache.is_healthy()
            && let Err(error) = self.database.close()
        {
            let path = self.shared.path.display();
            tracing::warn!(
                %error,
                "the store at {path} was not closed; the next start takes longer, and nothing is lost"
            );
        }
    }

    /// Waits for jobs, or until notes are due. `None` if the store is to be closed.
    fn next(&self) -> Option<Vec<Job>> {
        let mut state = self.shared.lock();
        // Notes of where a group was shown follow it. Waking up for them unprompted saves their callers a
        // wake-up.
        let mut after_group = Some(Instant::now() + SOON);
        loop {
            let now = Instant::now();
            let are_notes_due = state.soon.is_some_and(|soon| soon <= now || state.closed);
            if are_notes_due || !state.queue.is_empty() {
                // Their sync covers all notes so far.
                state.soon = None;
                let number = state.queue.len().min(group::MOST);
                return Some(state.queue.drain(..number).collect());
            }
            if state.closed {
                return None;
            }
            state.looks = [state.soon, after_group.take()].into_iter().flatten().min();
            let left = state.looks.map(|looks| looks.saturating_duration_since(now));
            let waited = self.shared.wanted.wait_timeout(state, left.unwrap_or(Duration::MAX));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Writes a group, and answers its jobs.
    fn write(&mut self, jobs: Vec<Job>) {
        let mut changes = WriteBatch::default();
        let noted = self.shared.lock().notes.put_into(&mut changes);
        let over = (&self.database.trees, &self.shared.cache.matches);
        let (mut group, planned) = Group::plan((changes, noted), jobs, over);
        self.shared.lock().under_way = Some(Arc::clone(&group.changes));
        if let Err(error) = planned.and_then(|()| self.bring_to_disk(&mut group)) {
            group.refuse(&self.shared.poison(&error));
            return;
        }
        let mut state = self.shared.lock();
        state.notes.were_written(group.noted);
        // Under the lock: nobody may cache a note that has just been written as the latest.
        self.shared.cache.invalidate_read(&group.changes);
        state.under_way = None;
        state.ended += 1;
        self.shared.group_done.notify_all();
    }

    fn bring_to_disk(&mut self, group: &mut Group) -> ::sled::Result<()> {
        self.shared.cache.invalidate(&group.changes);
        if group.changes.are_none() {
            group.answer();
            return Ok(());
        }
        let begun = Instant::now();
        let record = self.database.append(&group.changes)?;
        flush_watcher::flushed(begun.elapsed());
        self.shared.cache.insert_committed(&group.changes);
        group.answer();
        self.database.apply(&group.changes, record)
    }
}

/// Fails all jobs if the thread panics.
struct FailOnPanic<'a>(&'a Shared);

impl Drop for FailOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.not_written("a change broke off in the middle");
        }
    }
}
