//! The thread that changes the database: jobs that wait together are written together, and share a flush.

use std::collections::VecDeque;
use std::fmt;
use std::fs::File;
use std::io;
use std::mem;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use ::sled::Db;

use super::changes::Changes;
use super::draft::{Draft, Refused};
use super::known::Known;
use super::notes::{Notes, UpTo};
use super::trees::Trees;
use super::trouble;
use crate::domain::MatchId;
use crate::store::pending::Answer;
use crate::store::{CommitError, Delivered, Pending, StoreError};

/// How many jobs are written in one transaction at most.
const GROUP: usize = 64;

/// How long what was noted beside the matches may wait for the disk.
const SOON: Duration = Duration::from_millis(500);

/// Brings what was written to a file to the disk.
pub(super) type Sync = Box<dyn FnMut(&File) -> io::Result<()> + Send>;

/// What a job is about to change.
type Plan = Box<dyn FnOnce(&mut Draft<'_>) -> Result<(), Refused> + Send>;

/// The database, as the writing thread has it.
pub(super) struct Database {
    pub(super) db: Db,
    pub(super) trees: Trees,
    pub(super) log: File,
    pub(super) sync: Sync,
}

/// The one who writes.
///
/// # Design
///
/// Jobs queue. The thread takes all that wait, plans one after the other ([`Draft`]: each sees what those before it
/// change, and is refused for itself), writes the whole group in one transaction, flushes once, and then answers all.
/// Whatever comes meanwhile is the next group. So there is one flush under way at a time, and everybody waits for two
/// at most, however many they are.
///
/// Sled shows a change to readers before it is on the disk, and still shows it when it never gets there. Hence the
/// rule for readers: *what lies under a key that the group under way changes is told when the group is on the disk;
/// everything else is told at once.* A reader reads first and then asks [`Writer::settled`] whether it has touched
/// such a key. The group is known here before sled knows it, and until the disk has it: so nobody is shown what a
/// crash could take back, and nobody waits for a flush that is not their own. What is noted beside matches (messages,
/// names, languages, usage, presence) promises nothing, and waits for nothing. Of it messages change with every move:
/// they stay in memory ([`Notes`]) and go with the next group, which is begun for them alone after half a second.
///
/// Sled makes its transactions wait until a flush is through, and its readers while a transaction waits. That never
/// happens here, as transactions and flushes are made by the same thread.
///
/// After a change failed on its way to the disk, sled's memory and its files differ, and only reading the files again
/// tells what stands: until then, that is, until the bot is restarted, everything is refused.
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
}

/// Takes notes of messages, and waits for nobody.
pub(super) struct Notebook(Arc<Shared>);

struct State {
    queue: VecDeque<Job>,
    notes: Notes,
    /// When what was noted beside the matches is to be on the disk.
    soon: Option<Instant>,
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

/// What the thread does next.
enum Next {
    /// Write these, and what was noted.
    Write(Vec<Job>),
    End,
}

impl Writer {
    /// Begins with a database in a folder to which nothing was written yet.
    pub(super) fn begin(path: PathBuf, database: Database, known: Arc<Known>) -> io::Result<Writer> {
        let state = State {
            queue: VecDeque::new(),
            notes: Notes::default(),
            soon: None,
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
        });
        let at_work = Arc::clone(&shared);
        let thread = thread::Builder::new().name("store".to_owned()).spawn(move || at_work.run(database))?;
        Ok(Writer { shared, thread: Some(thread) })
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

    /// Waits until what was read is on the disk, if it touches what is on its way there.
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

    /// Something was written beside the matches, which is to be on the disk soon.
    pub(super) fn written(&self) {
        self.shared.soon(&mut self.shared.lock());
    }

    /// Notes the messages of a match, which are to be on the disk soon.
    pub(super) fn note(&self, id: MatchId, messages: Delivered) -> Result<(), StoreError> {
        self.shared.note(id, messages)
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
        self.soon(&mut state);
        Ok(())
    }

    fn run(&self, mut database: Database) {
        let _dying = Dying(self);
        while let Next::Write(jobs) = self.next() {
            self.write(&mut database, jobs);
        }
    }

    fn soon(&self, state: &mut State) {
        if state.soon.is_none() {
            state.soon = Some(Instant::now() + SOON);
            self.wanted.notify_one();
        }
    }

    fn next(&self) -> Next {
        let mut state = self.lock();
        loop {
            let left = state.soon.map(|soon| soon.saturating_duration_since(Instant::now()));
            let is_due =
                left == Some(Duration::ZERO) || (state.closed && left.is_some() && state.health.is_ok());
            if is_due || !state.queue.is_empty() {
                // Their flush is for what was noted so far, too.
                state.soon = None;
                let number = state.queue.len().min(GROUP);
                return Next::Write(state.queue.drain(..number).collect());
            }
            if state.closed {
                return Next::End;
            }
            let waited = self.wanted.wait_timeout(state, left.unwrap_or(Duration::MAX));
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Writes a group, and answers it.
    fn write(&self, database: &mut Database, jobs: Vec<Job>) {
        let mut changes = Changes::default();
        let noted = self.lock().notes.put_into(&mut changes);
        let (mut answers, mut broken) = (Vec::with_capacity(jobs.len()), None);
        for Job { plan, answer } in jobs {
            let mut draft = Draft::new(&database.trees, &self.known.matches, &changes);
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
        // A refusal may rest on what another one of the group changes: it is told with it.
        let are_all_refused = !answers.is_empty() && answers.iter().all(|(_, planned)| planned.is_err());
        let settled = match broken {
            Some(error) => Err(error),
            None if are_all_refused && changes.are_none() => Ok(()),
            None => self.settle(database, changes, noted),
        };
        let ruined = settled.err().map(|error| self.ruin(&error));
        for (answer, planned) in answers {
            answer.send(match &ruined {
                Some(why) => Err(StoreError::Ruined(why.clone()).into()),
                None => planned,
            });
        }
    }

    /// Brings changes to the disk, with all that was written before them.
    fn settle(&self, database: &mut Database, changes: Changes, noted: UpTo) -> ::sled::Result<()> {
        let changes = Arc::new(changes);
        self.lock().under_way = Some(Arc::clone(&changes));
        self.known.forget(&changes);
        if !changes.are_none() {
            changes.write(&database.trees)?;
        }
        database.flush()?;
        let mut state = self.lock();
        state.notes.were_written(noted);
        // While nobody can read a note that was written, and take it for the last word.
        self.known.learn(&changes);
        state.under_way = None;
        state.ended += 1;
        self.settled.notify_all();
        Ok(())
    }

    /// A change broke off on its way to the disk: from now on everything is refused. Gives what is said then.
    fn ruin(&self, error: &::sled::Error) -> String {
        let cause = trouble::cause(error);
        tracing::error!(path = %self.path.display(), %error, "the store is of no more use: {cause}");
        self.refuse_all(&cause)
    }

    fn refuse_all(&self, cause: impl fmt::Display) -> String {
        let path = self.path.display();
        let why = format!(
            "it could not write to {path} ({cause}), and refuses everything until the bot is restarted"
        );
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

impl Database {
    /// Brings what was written to the disk.
    fn flush(&mut self) -> ::sled::Result<()> {
        // On Linux sled writes with `sync_file_range`, which syncs neither the file's length nor the disk's own cache,
        // so that a power failure may take the change away; `fdatasync` syncs both, on any descriptor of the file.
        self.db.flush()?;
        (self.sync)(&self.log).map_err(::sled::Error::Io)
    }
}

/// Sees to it that nobody waits for a thread that has died.
struct Dying<'a>(&'a Shared);

impl Drop for Dying<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.refuse_all("a change broke off in the middle");
        }
    }
}
