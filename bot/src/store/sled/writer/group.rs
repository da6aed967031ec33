//! What the thread does: it takes the waiting jobs as a group, plans them, syncs them to the disk, and answers them.

use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::{Job, SOON, Shared};
use crate::metrics::{ALONE, Timer};
use crate::store::pending::Answer;
use crate::store::sled::changes::Changes;
use crate::store::sled::database::Database;
use crate::store::sled::draft::{Draft, Refused};
use crate::store::sled::notes::UpTo;
use crate::store::{CommitError, StoreError};

/// The most jobs in one group.
const GROUP: usize = 64;

/// What the thread does next.
enum Next {
    /// Write these, and the notes.
    Write(Vec<Job>),
    End,
}

impl Shared {
    pub(super) fn run(&self, mut database: Database) {
        let _dying = FailOnPanic(self);
        while let Next::Write(jobs) = self.next() {
            self.write(&mut database, jobs);
        }
        if self.is_well()
            && let Err(error) = database.close()
        {
            let path = self.path.display();
            tracing::warn!(%error, "the store at {path} was not closed; the next start takes longer, and nothing is lost");
        }
    }

    fn next(&self) -> Next {
        let mut state = self.lock();
        // Notes of where a group was shown follow it. Waking up for them unprompted saves their callers a wake-up.
        let mut after_group = Some(Instant::now() + SOON);
        loop {
            let left = state.soon.map(|soon| soon.saturating_duration_since(Instant::now()));
            let is_due = left == Some(Duration::ZERO) || (state.closed && left.is_some());
            if is_due || !state.queue.is_empty() {
                // Their sync covers all notes so far.
                state.soon = None;
                let number = state.queue.len().min(GROUP);
                return Next::Write(state.queue.drain(..number).collect());
            }
            if state.closed {
                return Next::End;
            }
            state.looks = [state.soon, after_group.take()].into_iter().flatten().min();
            let left = state.looks.map(|looks| looks.saturating_duration_since(Instant::now()));
            let waited = self.wanted.wait_timeout(state, left.unwrap_or(Duration::MAX));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Writes a group and answers its jobs.
    fn write(&self, database: &mut Database, jobs: Vec<Job>) {
        let mut changes = Changes::default();
        let noted = self.lock().notes.put_into(&mut changes);
        let (mut answers, mut broken) = (Vec::with_capacity(jobs.len()), None);
        for Job { plan, answer } in jobs {
            let mut draft = Draft::new(&database.trees, &self.cache.matches, &changes);
            let planned = plan(&mut draft);
            let own = draft.into_changes();
            let planned = match planned {
                Ok(()) => {
                    changes.extend(own);
                    Ok(())
                }
                Err(Refused::Conflict) => Err(CommitError::Conflict),
                Err(Refused::Repeated(id)) => Err(CommitError::Repeated(id)),
                Err(Refused::Unwritable(cause)) => {
                    Err(StoreError::Failed(format!("what follows from it cannot be written: {cause}")).into())
                }
                Err(Refused::Broken(error)) => {
                    broken = Some(error);
                    Ok(())
                }
            };
            answers.push((answer, planned));
        }
        // A refusal may rest on a change of the same group, so it is told after the sync, too.
        let are_all_refused = !answers.is_empty() && answers.iter().all(|(_, planned)| planned.is_err());
        let synced = match broken {
            Some(error) => Err(error),
            None if are_all_refused && changes.are_none() => Ok(()),
            None => self.sync(database, changes, noted, &mut answers),
        };
        let ruined = synced.err().map(|error| self.ruin(&error));
        for (answer, planned) in answers {
            answer.send(match &ruined {
                Some(why) => Err(StoreError::Ruined(why.clone()).into()),
                None => planned,
            });
        }
    }

    /// Syncs changes to the disk, answers their jobs, and makes them readable.
    fn sync(
        &self,
        database: &mut Database,
        changes: Changes,
        noted: UpTo,
        answers: &mut Vec<(Answer, Result<(), CommitError>)>,
    ) -> ::sled::Result<()> {
        let changes = Arc::new(changes);
        self.lock().under_way = Some(Arc::clone(&changes));
        self.cache.invalidate(&changes);
        let begun = Instant::now();
        let record = if changes.are_none() { None } else { Some(database.keep(&changes)?) };
        if record.is_some() {
            Timer::Flush.took(ALONE, begun.elapsed());
        }
        self.cache.insert_committed(&changes);
        answers.drain(..).for_each(|(answer, planned)| answer.send(planned));
        if let Some(record) = record {
            database.apply(&changes, record)?;
        }
        let mut state = self.lock();
        state.notes.were_written(noted);
        // Under the lock: nobody may cache a note that has just been written as the latest.
        self.cache.invalidate_read(&changes);
        state.under_way = None;
        state.ended += 1;
        self.group_done.notify_all();
        Ok(())
    }
}

/// Fails all jobs if the thread panics.
struct FailOnPanic<'a>(&'a Shared);

impl Drop for FailOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.suspect();
            self.0.not_written("a change broke off in the middle");
        }
    }
}
