//! The thread that changes the store. Jobs that wait together are written together and share one sync of the
//! journal.

mod group;
mod thread;

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::mem;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use kuzhi_domain::MatchId;
use kuzhi_journal::CompactionWait;

use self::thread::Thread;
use super::transaction::{Refused, Transaction};
use super::write_behind::{BufferedValue, WriteBehind};
use crate::pending::Answer;
use crate::sled::cache::Cache;
use crate::sled::database::Database;
use crate::sled::failure;
use crate::sled::trees::Kind;
use crate::sled::write_batch::WriteBatch;
use crate::{CommitError, Delivered, Pending, StoreError};

/// How long notes (messages, names, languages, usage) may wait for the disk.
pub(crate) const SOON: Duration = Duration::from_millis(500);

/// The same for notes that nobody would miss, so an idle store writes no more often.
pub(crate) const SELDOM: Duration = Duration::from_secs(15);

/// Puts the changes of a job into its transaction.
type Plan = Box<dyn FnOnce(&mut Transaction<'_>) -> Result<(), Refused> + Send>;

/// Writes to the store, by a thread of its own.
///
/// # Design
///
/// Jobs queue. The thread takes all waiting jobs and plans one after another ([`Transaction`]: each sees the
/// changes of those before it and can be refused alone). It appends the group to the journal, syncs once,
/// answers all jobs, and applies the group to the database without a sync. Jobs that come meanwhile form the
/// next group. So a job waits for at most two syncs, however many jobs there are.
///
/// Sled gets only what is on the disk already, so nobody sees what a crash could take back. *A key that
/// the group under way changes can be read once it has ended, every other key at once.* Matches and marks
/// of a group can be read from the [`Cache`] once it was answered. A reader calls
/// [`Writer::wait_for_pending`] first. Notes (messages, names, languages, usage, presence) promise nothing
/// and wait for nothing: they stay in memory ([`WriteBehind`]) and go with the next group, which starts for
/// them alone after a while.
///
/// After a change has failed on its way to the disk, only reading the files again tells what stands. Until
/// the bot is restarted, everything is refused.
pub(crate) struct Writer {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    path: PathBuf,
    state: Mutex<State>,
    /// Wakes the thread.
    wanted: Condvar,
    /// Signals that a group has ended, written or not.
    group_done: Condvar,
    cache: Arc<Cache>,
    compaction_wait: CompactionWait,
}

struct State {
    queue: VecDeque<Job>,
    notes: WriteBehind,
    /// When the notes are due on the disk.
    soon: Option<Instant>,
    /// When the thread wakes up unprompted, if ever.
    looks: Option<Instant>,
    /// The group on its way to the disk.
    under_way: Option<Arc<WriteBatch>>,
    /// How many groups have ended.
    ended: u64,
    health: Health,
    closed: bool,
}

struct Job {
    plan: Plan,
    answer: Answer,
}

/// Well, or what went wrong.
type Health = Result<(), Poison>;

/// Why everything is refused until the store is opened again.
#[derive(Clone, Debug)]
pub(crate) struct Poison(String);

impl Poison {
    fn error(&self) -> StoreError {
        StoreError::Poisoned(self.0.clone())
    }
}

impl Writer {
    /// Starts the thread over an opened database.
    pub(crate) fn begin(path: PathBuf, database: Database, cache: Arc<Cache>) -> io::Result<Writer> {
        let state = State {
            queue: VecDeque::new(),
            notes: WriteBehind::default(),
            soon: None,
            looks: None,
            under_way: None,
            ended: 0,
            health: Ok(()),
            closed: false,
        };
        let shared = Arc::new(Shared {
            path,
            state: Mutex::new(state),
            wanted: Condvar::new(),
            group_done: Condvar::new(),
            cache,
            compaction_wait: database.compaction_wait(),
        });
        let at_work = Arc::clone(&shared);
        let thread =
            Builder::new().name("store".to_owned()).spawn(move || Thread::new(&at_work, database).run())?;
        Ok(Writer { shared, thread: Some(thread) })
    }

    /// Queues a job. Its answer comes when it is on the disk, with everything written before it.
    pub(crate) fn submit(
        &self,
        plan: impl FnOnce(&mut Transaction<'_>) -> Result<(), Refused> + Send + 'static,
    ) -> Pending {
        let (answer, pending) = Pending::unanswered();
        let mut state = self.shared.lock();
        match &state.health {
            Ok(()) => {
                state.queue.push_back(Job { plan: Box::new(plan), answer });
                // So the thread gets the lock at once.
                drop(state);
                self.shared.wanted.notify_one();
            }
            Err(why) => answer.send(Err(why.error().into())),
        }
        pending
    }

    /// Fails if a change has failed.
    pub(crate) fn check_healthy(&self) -> Result<(), StoreError> {
        if self.shared.cache.is_healthy() { Ok(()) } else { self.shared.lock().check_healthy() }
    }

    /// Waits for the group on its way to the disk, if it touches what the caller is about to read.
    pub(crate) fn wait_for_pending(&self, touches: impl Fn(&WriteBatch) -> bool) -> Result<(), StoreError> {
        let state = self.shared.lock();
        state.check_healthy()?;
        let (under_way, ended) = (state.under_way.clone(), state.ended);
        drop(state);
        if !under_way.is_some_and(|changes| touches(&changes)) {
            return Ok(());
        }
        let waits = |state: &mut State| state.ended == ended && state.health.is_ok();
        let state = self.shared.group_done.wait_while(self.shared.lock(), waits);
        state.unwrap_or_else(PoisonError::into_inner).check_healthy()
    }

    /// Waits until every job and note so far is on the disk and can be read.
    pub(crate) fn rest(&self) -> Result<(), CommitError> {
        self.submit(|_| Ok(())).wait()?;
        Ok(self.wait_for_pending(|_| true)?)
    }

    /// Waits for the compaction that is running.
    pub(crate) fn wait_until_merged(&self) {
        self.shared.compaction_wait.wait();
    }

    /// Notes the messages of a match, to be on the disk soon.
    pub(crate) fn record_delivered(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError> {
        self.shared.record_delivered(id, messages)
    }

    /// Notes a new value for a key, to be on the disk within some time.
    pub(crate) fn buffer_key(
        &self,
        kind: Kind,
        key: impl Into<Vec<u8>>,
        value: BufferedValue,
        within: Duration,
    ) -> Result<(), StoreError> {
        let mut state = self.shared.lock();
        state.check_healthy()?;
        state.notes.buffer_key(kind, key.into(), value);
        self.shared.soon(&mut state, within);
        Ok(())
    }

    /// Returns the pending note under a key.
    pub(crate) fn noted_key(&self, kind: Kind, key: &[u8]) -> Result<Option<BufferedValue>, StoreError> {
        let state = self.shared.lock();
        state.check_healthy()?;
        Ok(state.notes.get_key(kind, key))
    }

    /// Returns all pending notes of a tree.
    pub(crate) fn noted_keys(&self, kind: Kind) -> Result<Vec<(Vec<u8>, BufferedValue)>, StoreError> {
        let state = self.shared.lock();
        state.check_healthy()?;
        Ok(state.notes.get_keys(kind))
    }

    /// Returns the pending note of a match.
    pub(crate) fn noted(&self, id: MatchId) -> Result<Option<Delivered>, StoreError> {
        let state = self.shared.lock();
        state.check_healthy()?;
        Ok(state.notes.get(id))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.wanted.notify_one();
        // It ends when all jobs are answered. However it ended, the store is closed then.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl State {
    fn check_healthy(&self) -> Result<(), StoreError> {
        self.health.as_ref().copied().map_err(Poison::error)
    }
}

impl Shared {
    fn record_delivered(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError> {
        let mut state = self.lock();
        state.check_healthy()?;
        state.notes.record_delivered(id, messages);
        // Under the lock, so of two notes the cache keeps the last one, too.
        self.cache.delivered.put(id, messages);
        self.soon(&mut state, SOON);
        Ok(())
    }

    fn soon(&self, state: &mut State, within: Duration) {
        let due = Instant::now() + within;
        if state.soon.is_none_or(|soon| soon > due) {
            state.soon = Some(due);
            if state.looks.is_none_or(|looks| looks > due) {
                self.wanted.notify_one();
            }
        }
    }

    /// Refuses everything from now on, because a change failed on its way to the disk. Returns the reason.
    fn poison(&self, error: &::sled::Error) -> Poison {
        let cause = failure::cause(error);
        tracing::error!(path = %self.path.display(), %error, "the store cannot be used any more: {cause}");
        self.not_written(&cause)
    }

    fn not_written(&self, cause: impl fmt::Display) -> Poison {
        let path = self.path.display();
        self.refuse_all(format!(
            "it could not write to {path} ({cause}), and refuses everything until the bot is restarted"
        ))
    }

    fn refuse_all(&self, why: String) -> Poison {
        let why = Poison(why);
        let mut state = self.lock();
        state.health = Err(why.clone());
        self.cache.poison();
        // What is noted is not written either: nothing may follow a failed write.
        state.soon = None;
        let queue = mem::take(&mut state.queue);
        self.group_done.notify_all();
        drop(state);
        for Job { answer, .. } in queue {
            answer.send(Err(why.error().into()));
        }
        why
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is consistent after every statement, so poisoning can be ignored.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
