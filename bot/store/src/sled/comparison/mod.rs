//! Compares the database with its journal while the store is already used. With a million matches nobody can
//! wait for it.
//!
//! # Design
//!
//! The journal's compactor does this before anything else, so that snapshot and logs stay as they are. It
//! goes through all keys in order, with pauses. Keys that have changed meanwhile can no longer be compared,
//! so a change of a key that was not compared yet compares it first ([`Comparison::about_to_change`]).
//! Nothing is ever based on data that the database has lost or changed. If the two differ, that is recorded
//! durably and the store refuses everything, which ends the bot. The next start compares everything before it
//! opens the store (`recovery/open_with_journal.rs`), and repairs it.
//!
//! Nothing compares a key that is only read. So from the first such opening on, a durable note says since
//! which record the data is unverified, until everything was compared, across any kills. If the two
//! differ, ratings are recomputed, because only they are based on data that was read. Requests for all of a
//! person's data wait until everything was compared (`personal.rs`).

pub(crate) mod damaged;
pub(crate) mod reconcile;

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use kuzhi_journal::{Contents, Unverified};

use self::damaged::guarded;
use self::reconcile::{Incomparable, Watch, go_through};
use crate::sled::failure::io_cause;
use crate::sled::trees::{Kind, Trees, is_own};
use crate::sled::write_batch::WriteBatch;

/// The time that it works before it rests a quarter as long.
const WORKS: Duration = Duration::from_millis(10);

/// The number of keys after which it checks the time, and whether it should stop.
const AT_ONCE: u32 = 64;

/// The promise: anything missing or changed is noticed within this time.
const PROMISED: Duration = Duration::from_mins(1);

/// Makes the store refuse everything, with this message.
pub(crate) type FailStore = Box<dyn FnOnce(&Disagreement) + Send>;

/// A comparison that is running or over.
pub(crate) struct Comparison {
    /// The journal's folder.
    folder: PathBuf,
    trees: Trees,
    /// The last record that is verified.
    since: u64,
    hasher: RandomState,
    state: Mutex<State>,
    ended: Condvar,
}

struct State {
    /// The journal's contents at the start. `None` when it is over.
    contents: Option<Arc<Contents>>,
    /// The key up to which the two agree.
    up_to: Option<(Kind, Vec<u8>)>,
    /// The hashes of keys that have changed since, and agreed before.
    changed: HashSet<u64>,
    /// That the two agree, or how they differ.
    outcome: Option<Result<(), Disagreement>>,
    /// Whether everyone who has to know the outcome knows it.
    is_over: bool,
}

impl Comparison {
    /// Prepares a comparison with the journal's contents at opening.
    pub(crate) fn new(folder: &Path, trees: Trees, contents: Arc<Contents>) -> Comparison {
        let since =
            kuzhi_journal::read_unverified(folder).map_or(contents.last(), |unverified| unverified.since);
        let (contents, changed) = (Some(contents), HashSet::new());
        let state = State { contents, up_to: None, changed, outcome: None, is_over: false };
        let (hasher, state, ended) = (RandomState::new(), Mutex::new(state), Condvar::new());
        Comparison { folder: folder.to_owned(), trees, since, hasher, state, ended }
    }

    /// Compares keys that are about to change and were not compared yet.
    ///
    /// # Errors
    ///
    /// How the two differ. Nothing may be based on these keys.
    pub(crate) fn about_to_change(&self, changes: &WriteBatch) -> Result<(), Disagreement> {
        let contents = match &*self.lock() {
            State { outcome: Some(outcome), .. } => return outcome.clone(),
            State { contents, .. } => contents.clone(),
        };
        let Some(contents) = contents else { return Ok(()) };
        for (kind, key, _) in changes.keys().filter(|(kind, key, _)| !is_own(*kind, key)) {
            let hash = self.hash(kind, key);
            if self.lock().knows(kind, key, hash) {
                continue;
            }
            let agree = guarded(|| {
                let due = contents.find(kind.code(), key).map_err(Incomparable::Journal)?;
                Ok(self.trees.tree(kind).get(key)?.as_deref() == due.as_deref())
            });
            match agree {
                Ok(true) => _ = self.lock().changed.insert(hash),
                Ok(false) => return Err(Disagreement(describe_tree(kind))),
                Err(error) => return Err(Disagreement(describe(&error))),
            }
        }
        Ok(())
    }

    /// Compares everything, until that is done or the store is closed.
    pub(crate) fn run(&self, is_over: &dyn Fn() -> bool, poison: FailStore) {
        let began = Instant::now();
        let Some(contents) = self.lock().contents.clone() else { return };
        let mut beside =
            Beside { comparison: self, is_over, seen: 0, since: began, differs: None, stops: false };
        let compared = guarded(|| go_through(&self.trees, &contents, &mut beside));
        let outcome = match (compared, beside.differs) {
            (Err(error), _) => Err(Disagreement(describe(&error))),
            (Ok(_), Some(kind)) => Err(Disagreement(describe_tree(kind))),
            (Ok(_), None) if beside.stops => return,
            (Ok(_), None) => Ok(()),
        };
        let took = began.elapsed();
        match &outcome {
            Ok(()) if took <= PROMISED => {
                tracing::info!(seconds = took.as_secs(), "the database agrees with all of its journal");
            }
            Ok(()) => tracing::warn!(
                seconds = took.as_secs(),
                "the database agrees with all of its journal, but comparing them took longer than a minute: \
                 this machine is busy, or slow for so many matches"
            ),
            Err(_) => self.record_difference(),
        }
        if outcome.is_ok()
            && let Err(error) = kuzhi_journal::mark_verified(&self.folder)
        {
            tracing::warn!(%error, "cannot record that database and journal agree; the next start compares \
                them again");
        }
        let why = outcome.clone().err();
        // From here on no change compares its keys itself.
        let mut state = self.lock();
        (state.contents, state.changed) = (None, HashSet::new());
        state.outcome = Some(outcome);
        drop(state);
        if let Some(why) = why {
            poison(&why);
        }
        self.lock().is_over = true;
        self.ended.notify_all();
    }

    /// Records durably that something is wrong, unless everything was compared. The next start then compares
    /// everything before it opens the store.
    pub(crate) fn suspect(&self) {
        if self.lock().contents.is_some() {
            self.record_difference();
        }
    }

    fn record_difference(&self) {
        if let Err(error) =
            kuzhi_journal::mark_unverified(&self.folder, Unverified { since: self.since, differs: true })
        {
            tracing::error!(%error, "cannot record that the next start must compare the database with its \
                journal first");
        }
    }

    /// Waits until it is over, and returns the outcome.
    pub(crate) fn wait(&self) -> Result<(), Disagreement> {
        let state = self.ended.wait_while(self.lock(), |state| !state.is_over);
        state.unwrap_or_else(PoisonError::into_inner).outcome.clone().unwrap_or(Ok(()))
    }

    fn hash(&self, kind: Kind, key: &[u8]) -> u64 {
        self.hasher.hash_one((kind.code(), key))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole after every statement, so a panic elsewhere cannot have broken it.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Returns whether a key was compared.
    fn knows(&self, kind: Kind, key: &[u8], hash: u64) -> bool {
        let was_passed =
            || self.up_to.as_ref().is_some_and(|(last, up_to)| (kind, key) <= (*last, up_to.as_slice()));
        self.contents.is_none() || was_passed() || self.changed.contains(&hash)
    }
}

/// How the two differ.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the database and its journal do not agree ({0}): the next start compares all of both before it opens \
     them, and puts right what can be"
)]
pub(crate) struct Disagreement(String);

fn describe_tree(kind: Kind) -> String {
    format!("of {}", kind.name())
}

fn describe(error: &Incomparable) -> String {
    match error {
        Incomparable::Database(error) => format!("the database cannot be read: {error}"),
        Incomparable::Journal(error) => format!("the journal cannot be read: {}", io_cause(error)),
    }
}

/// Observes a comparison that runs while the store is used.
struct Beside<'a> {
    comparison: &'a Comparison,
    is_over: &'a dyn Fn() -> bool,
    /// The number of keys seen since the last check of the time.
    seen: u32,
    /// When it last rested.
    since: Instant,
    /// How the two differ.
    differs: Option<Kind>,
    stops: bool,
}

impl Watch for Beside<'_> {
    fn has_changed(&self, kind: Kind, key: &[u8]) -> bool {
        let hash = self.comparison.hash(kind, key);
        self.comparison.lock().changed.contains(&hash)
    }

    fn differs(&mut self, kind: Kind, _: &[u8], _: Option<&[u8]>, _: bool) -> Result<(), Incomparable> {
        self.differs.get_or_insert(kind);
        Ok(())
    }

    fn goes_on(&mut self, kind: Kind, key: &[u8]) -> bool {
        if self.differs.is_some() {
            return false;
        }
        self.seen += 1;
        if self.seen < AT_ONCE {
            return true;
        }
        self.seen = 0;
        self.stops = (self.is_over)();
        let worked = self.since.elapsed();
        if worked >= WORKS && !self.stops {
            self.comparison.lock().up_to = Some((kind, key.to_vec()));
            sleep(worked.min(4 * WORKS) / 4);
            self.since = Instant::now();
        }
        !self.stops
    }
}

#[cfg(test)]
mod tests;
