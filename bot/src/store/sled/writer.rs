//! The thread that changes the store: jobs that wait together are written together, and share a sync of the journal.

mod group;

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::mem;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::changes::Changes;
use super::comparison::{Comparison, Condemn};
use super::database::Database;
use super::draft::{Draft, Refused};
use super::known::Known;
use super::notes::{Noted, Notes};
use super::open::is_damage;
use super::trees::Kind;
use super::trouble;
use crate::domain::MatchId;
use crate::store::journal::Shortening;
use crate::store::pending::Answer;
use crate::store::{CommitError, Delivered, Pending, StoreError};

/// How long what was noted beside the matches may wait for the disk.
pub(super) const SOON: Duration = Duration::from_millis(500);

/// The same for what nobody would miss: an idle store writes no oftener.
pub(super) const SELDOM: Duration = Duration::from_secs(15);

/// What a job is about to change.
type Plan = Box<dyn FnOnce(&mut Draft<'_>) -> Result<(), Refused> + Send>;

/// The one who writes.
///
/// # Design
///
/// Jobs queue. The thread takes all that wait, plans one after the other ([`Draft`]: each sees what those before it
/// change, and is refused for itself), writes the whole group into the journal, syncs that once, answers all, and writes
/// the group into the database, which syncs nothing then. Whatever comes meanwhile is the next group. So there is one sync
/// under way at a time, and everybody waits for two at most, however many they are.
///
/// Sled gets nothing that is not on the disk already: nobody is shown what a crash could take back. *What lies under a
/// key that the group under way changes is told when the group has ended; everything else is told at once*, as are the
/// matches and marks of the group once it was answered ([`Known`]). A reader first asks [`Writer::settled`], and reads
/// then. What is noted beside matches (messages, names, languages, usage, presence) promises nothing, and waits for
/// nothing: it stays in memory ([`Notes`]) and goes with the next group, which is begun for it alone after a while.
///
/// After a change failed on its way to the disk, only reading the files again tells what stands: until then, that is,
/// until the bot is restarted, everything is refused.
pub(super) struct Writer {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

struct Shared {
    path: PathBuf,
    state: Mutex<State>,
    /// There is something to do for the thread.
    wanted: Condvar,
    /// A group is on the disk, or never will be.
    settled: Condvar,
    /// Whether a change has failed.
    ruined: AtomicBool,
    known: Arc<Known>,
    /// Where what was opened is compared with its journal, if it was not before.
    comparison: Option<Arc<Comparison>>,
    shortening: Shortening,
}

/// Takes notes of messages, and waits for nobody.
pub(super) struct Notebook(Arc<Shared>);

struct State {
    queue: VecDeque<Job>,
    notes: Notes,
    /// When what was noted beside the matches is to be on the disk.
    soon: Option<Instant>,
    /// When the thread looks by itself whether there is something to do; never, if it is not said.
    looks: Option<Instant>,
    /// What is on its way to the disk.
    under_way: Option<Arc<Changes>>,
    /// How many groups have ended.
    ended: u64,
    health: Health,
    closed: bool,
}

struct Job {
    plan: Plan,
    answer: Answer,
}

/// Well, or what has happened.
type Health = Result<(), String>;

impl Writer {
    /// Begins with what was opened in a folder.
    pub(super) fn begin(path: PathBuf, mut database: Database, known: Arc<Known>) -> io::Result<Writer> {
        let state = State {
            queue: VecDeque::new(),
            notes: Notes::default(),
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
            settled: Condvar::new(),
            ruined: AtomicBool::new(false),
            known,
            comparison: database.comparison(),
            shortening: database.shortening(),
        });
        let (at_work, begin) = (Arc::clone(&shared), database.begin_comparing());
        let thread = thread::Builder::new().name("store".to_owned()).spawn(move || at_work.run(database))?;
        if let Some(begin) = begin {
            let shared = Arc::clone(&shared);
            let condemn: Condemn = Box::new(move |why| shared.condemn(why));
            // Whoever compares waits for it.
            let _ = begin.send(condemn);
        }
        Ok(Writer { shared, thread: Some(thread) })
    }

    /// Waits until what was opened was compared with its journal, and refuses if the two do not agree.
    pub(super) fn compared(&self) -> Result<(), StoreError> {
        if let Some(comparison) = &self.shared.comparison {
            comparison.wait().map_err(StoreError::Ruined)?;
        }
        self.well()
    }

    /// Hands a job in. It is answered when it is on the disk, with all that was written before it.
    pub(super) fn submit(
        &self,
        plan: impl FnOnce(&mut Draft<'_>) -> Result<(), Refused> + Send + 'static,
    ) -> Pending {
        let (answer, pending) = Pending::unanswered();
        let mut state = self.shared.lock();
        match &state.health {
            Ok(()) => {
                state.queue.push_back(Job { plan: Box::new(plan), answer });
                // The thread need not wait for the lock that it needs first of all.
                drop(state);
                self.shared.wanted.notify_one();
            }
            Err(why) => answer.send(Err(StoreError::Ruined(why.clone()).into())),
        }
        pending
    }

    /// Refuses, if a change has failed.
    pub(super) fn well(&self) -> Result<(), StoreError> {
        if self.shared.is_well() { Ok(()) } else { self.shared.lock().well() }
    }

    /// Where notes are taken without waiting.
    pub(super) fn notebook(&self) -> Notebook {
        Notebook(Arc::clone(&self.shared))
    }

    /// Waits until what is on its way to the disk is there and can be read, if somebody is about to read some of it.
    pub(super) fn settled(&self, touches: impl FnOnce(&Changes) -> bool) -> Result<(), StoreError> {
        let state = self.shared.lock();
        state.well()?;
        let (under_way, ended) = (state.under_way.clone(), state.ended);
        drop(state);
        if !under_way.is_some_and(|changes| touches(&changes)) {
            return Ok(());
        }
        let waits = |state: &mut State| state.ended == ended && state.health.is_ok();
        let state = self.shared.settled.wait_while(self.shared.lock(), waits);
        state.unwrap_or_else(PoisonError::into_inner).well()
    }

    /// Waits until all that was handed in or noted is on the disk and can be read.
    pub(super) fn rest(&self) -> Result<(), CommitError> {
        self.submit(|_| Ok(())).wait()?;
        Ok(self.settled(|_| true)?)
    }

    /// Waits until the journal is as short as it is to be.
    pub(super) fn shorten(&self) {
        self.shared.shortening.wait();
    }

    /// Notes the messages of a match, which are to be on the disk soon.
    pub(super) fn note(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError> {
        self.shared.note(id, messages)
    }

    /// Notes what becomes of a key, which is to be on the disk after a while.
    pub(super) fn note_key(
        &self,
        kind: Kind,
        key: impl Into<Vec<u8>>,
        value: Noted,
        within: Duration,
    ) -> Result<(), StoreError> {
        let mut state = self.shared.lock();
        state.well()?;
        state.notes.note_key(kind, key.into(), value);
        self.shared.soon(&mut state, within);
        Ok(())
    }

    /// What was noted under a key and is not written yet.
    pub(super) fn noted_key(&self, kind: Kind, key: &[u8]) -> Result<Option<Noted>, StoreError> {
        let state = self.shared.lock();
        state.well()?;
        Ok(state.notes.get_key(kind, key))
    }

    /// All that was noted under the keys of a tree and is not written yet.
    pub(super) fn noted_keys(&self, kind: Kind) -> Result<Vec<(Vec<u8>, Noted)>, StoreError> {
        let state = self.shared.lock();
        state.well()?;
        Ok(state.notes.get_keys(kind))
    }

    /// What was noted of a match and is not written yet.
    pub(super) fn noted(&self, id: MatchId) -> Result<Option<Delivered>, StoreError> {
        let state = self.shared.lock();
        state.well()?;
        Ok(state.notes.get(id))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.wanted.notify_one();
        // It ends when all that was handed in is answered; whatever became of it, the store is closed after it.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl State {
    fn well(&self) -> Result<(), StoreError> {
        self.health.clone().map_err(StoreError::Ruined)
    }
}

impl Notebook {
    pub(super) fn note(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError> {
        self.0.note(id, messages)
    }

    pub(super) fn is_well(&self) -> bool {
        self.0.is_well()
    }
}

impl Shared {
    fn is_well(&self) -> bool {
        !self.ruined.load(Ordering::Acquire)
    }

    fn note(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError> {
        let mut state = self.lock();
        state.well()?;
        state.notes.note(id, messages);
        // While nobody else can note anything: of two notes the last one is known, too.
        self.known.delivered.put(id, messages);
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

    /// A change broke off on its way to the disk: from now on everything is refused. Gives what is said then.
    fn ruin(&self, error: &::sled::Error) -> String {
        let cause = trouble::cause(error);
        tracing::error!(path = %self.path.display(), %error, "the store is of no more use: {cause}");
        if is_damage(error) {
            self.suspect();
        }
        self.not_written(&cause)
    }

    /// What was not compared yet may be the cause.
    fn suspect(&self) {
        if let Some(comparison) = &self.comparison {
            comparison.suspect();
        }
    }

    fn not_written(&self, cause: impl fmt::Display) -> String {
        let path = self.path.display();
        self.refuse_all(format!(
            "it could not write to {path} ({cause}), and refuses everything until the bot is restarted"
        ))
    }

    /// What was opened does not agree with its journal: from now on everything is refused.
    fn condemn(&self, why: &str) {
        let path = self.path.display();
        tracing::error!(%path, "the store is of no more use: {why}");
        self.refuse_all(format!("at {path} {why}; it refuses everything until the bot is restarted"));
    }

    fn refuse_all(&self, why: String) -> String {
        let mut state = self.lock();
        state.health = Err(why.clone());
        self.ruined.store(true, Ordering::Release);
        let queue = mem::take(&mut state.queue);
        self.settled.notify_all();
        drop(state);
        for Job { answer, .. } in queue {
            answer.send(Err(StoreError::Ruined(why.clone()).into()));
        }
        why
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole after every statement, so a panic elsewhere cannot have broken it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
