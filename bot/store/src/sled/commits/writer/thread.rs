//! What the store's thread does: it takes the waiting jobs as a group, plans them, brings them to the disk,
//! and answers them.

use std::collections::VecDeque;
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use kuzhi_journal::OVERLAPPING;

use super::flushers::{Flushed, Flushers};
use super::group::{self, Group};
use super::pace::Pace;
use super::{Job, SOON, Shared};
use crate::flush_watcher;
use crate::sled::commits::write_behind::UpTo;
use crate::sled::database::Database;
use crate::sled::write_batch::WriteBatch;

/// The thread's state.
pub(crate) struct Thread<'a> {
    shared: &'a Arc<Shared>,
    // Dropped before the store can be opened again.
    flushers: Flushers<'a>,
    database: Database,
    /// The groups on their way to the disk, oldest first.
    groups: VecDeque<Group>,
    /// Which of them are there, and which failed.
    flushed: Vec<Flushed>,
    pace: Pace,
}

/// What it does next.
enum Next {
    /// Write these, and the notes.
    Begin(Vec<Job>),
    /// Take note of what was flushed.
    End(Flushed),
    Close,
}

/// When a group may begin.
enum Begins {
    Now,
    At(Instant),
    /// Once another one is on the disk.
    Later,
}

impl<'a> Thread<'a> {
    pub(crate) fn new(shared: &'a Arc<Shared>, database: Database) -> Thread<'a> {
        let (groups, flushed, pace) = (VecDeque::new(), Vec::new(), Pace::default());
        Thread { shared, flushers: Flushers::new(shared), database, groups, flushed, pace }
    }

    /// Writes until the store is closed.
    pub(crate) fn run(mut self) {
        let _dying = FailOnPanic(self.shared);
        loop {
            let done = match self.next() {
                Next::Begin(jobs) => self.begin(jobs),
                Next::End(flushed) => self.end(flushed),
                Next::Close => break,
            };
            if let Err(error) = done {
                let why = self.shared.poison(&error);
                self.groups.drain(..).for_each(|group| group.refuse(&why));
            }
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

    fn next(&self) -> Next {
        let mut state = self.shared.lock();
        // Notes of where a group was shown follow it. Waking up for them unprompted saves their callers a
        // wake-up.
        let mut after_group = Some(Instant::now() + SOON);
        loop {
            if let Some(flushed) = state.flushed.pop_front() {
                return Next::End(flushed);
            }
            let now = Instant::now();
            let are_notes_due = state.soon.is_some_and(|soon| soon <= now || state.closed);
            let has_work = are_notes_due || !state.queue.is_empty();
            let begins = if has_work { self.begins(now) } else { Begins::Later };
            if let Begins::Now = begins {
                // Their sync covers all notes so far.
                state.soon = None;
                let number = state.queue.len().min(group::MOST);
                return Next::Begin(state.queue.drain(..number).collect());
            }
            if state.closed && !has_work && self.groups.is_empty() {
                return Next::Close;
            }
            let begins_at = if let Begins::At(time) = begins { Some(time) } else { None };
            let notes_at = state.soon.filter(|_| !are_notes_due);
            state.looks = [notes_at, begins_at, after_group.take()].into_iter().flatten().min();
            let left = state.looks.map(|looks| looks.saturating_duration_since(now));
            let waited = self.shared.wanted.wait_timeout(state, left.unwrap_or(Duration::MAX));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn begins(&self, now: Instant) -> Begins {
        let is_full = self.groups.iter().filter(|group| group.appended.is_some()).count() >= OVERLAPPING;
        if self.groups.is_empty() {
            Begins::Now
        } else if is_full || !self.pace.overlaps() || !self.database.can_overlap() {
            Begins::Later
        } else {
            self.pace.next().filter(|time| *time > now).map_or(Begins::Now, Begins::At)
        }
    }

    /// Begins a group, and ends it if it changes nothing or if flushes do not overlap.
    fn begin(&mut self, jobs: Vec<Job>) -> ::sled::Result<()> {
        let mut changes = WriteBatch::default();
        let after = self.groups.back().map_or(UpTo::default(), |group| group.noted);
        let noted = self.shared.lock().notes.put_into(&mut changes, after);
        let under_way: Vec<_> = self.groups.iter().map(|group| Arc::clone(&group.changes)).collect();
        let over = (&self.database.trees, &self.shared.cache.matches);
        let (group, planned) = Group::plan((changes, noted), jobs, over, &under_way);
        let changes = Arc::clone(&group.changes);
        self.groups.push_back(group);
        planned?;
        self.shared.lock().under_way.push_back(Arc::clone(&changes));
        self.shared.cache.invalidate(&changes);
        if changes.are_none() {
            return self.end_flushed();
        }
        self.pace.begins(Instant::now());
        let appended = Arc::new(self.database.append(&changes, &under_way)?);
        let is_alone = self.groups.len() == 1;
        for group in &mut self.groups {
            group.is_alone &= is_alone;
        }
        if let Some(group) = self.groups.back_mut() {
            group.appended = Some(Arc::clone(&appended));
        }
        if self.pace.overlaps() && self.flushers.flush(&appended) {
            return Ok(());
        }
        self.end(Flushed::now(&appended))
    }

    /// Ends the groups that are on the disk now, with all before them.
    fn end(&mut self, flushed: Flushed) -> ::sled::Result<()> {
        flush_watcher::flushed(flushed.took);
        let is_it = |group: &&Group| group.record() == Some(flushed.record);
        let Some(group) = self.groups.iter().find(is_it) else {
            // It was refused, because an earlier one failed.
            return Ok(());
        };
        self.pace.took(flushed.took, group.is_alone);
        self.flushed.push(flushed);
        self.end_flushed()
    }

    fn end_flushed(&mut self) -> ::sled::Result<()> {
        while let Some(group) = self.groups.front() {
            let record = match &group.appended {
                Some(appended) => {
                    let is_it = |flushed: &Flushed| flushed.record == appended.number();
                    let Some(index) = self.flushed.iter().position(is_it) else { break };
                    let flushed = self.flushed.swap_remove(index);
                    Some(self.database.confirm(appended, flushed.synced)?)
                }
                None => None,
            };
            self.shared.cache.insert_committed(&group.changes);
            for later in self.groups.iter().skip(1) {
                // What they touch is outdated once they are there, whether or not they insert it.
                self.shared.cache.invalidate(&later.changes);
            }
            let Some(group) = self.groups.front_mut() else { break };
            group.answer();
            if let Some(record) = record {
                self.database.apply(&group.changes, record)?;
            }
            let mut state = self.shared.lock();
            state.notes.were_written(group.noted);
            // Under the lock: nobody may cache a note that has just been written as the latest.
            self.shared.cache.invalidate_read(&group.changes);
            state.under_way.pop_front();
            state.ended += 1;
            self.shared.group_done.notify_all();
            drop(state);
            self.groups.pop_front();
        }
        Ok(())
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
