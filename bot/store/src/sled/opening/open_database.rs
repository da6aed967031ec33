//! Opens the database: checks that it can be opened, is Kuzhi's, and is not from a newer version. What is
//! damaged is built anew from the journal, so it is no reason to refuse.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use ::sled::{Db, Tree};

use kuzhi_journal::sync_folder;

use crate::StoreError;
use crate::record::SCHEMA;
use crate::sled::failure::{cause, io_cause, is_damage, is_locked};
use crate::sled::trees::SCHEMA_KEPT;

/// How often and after what pause a locked database is tried again: the previous process may still be ending.
const LOCK_RETRIES: (u32, Duration) = (10, Duration::from_millis(50));

/// How often sled syncs on its own, in milliseconds, even if nothing was written. The journal is on disk
/// before that (`database`).
const SELDOM: u64 = 15_000;

/// The size of the database's segments in bytes.
///
/// A page larger than a quarter of a segment gets a file of its own, which sled never syncs, so a power
/// failure could lose sixteen matches. With this size they would have to be 8 KB each.
const SEGMENT: usize = 512 << 10;

/// The reasons why a database cannot be opened.
pub(crate) enum Unopened {
    /// A reason that somebody has to fix.
    Refused(StoreError),
    /// It is damaged, with what showed that.
    Damaged(String),
}

impl From<StoreError> for Unopened {
    fn from(refused: StoreError) -> Unopened {
        Unopened::Refused(refused)
    }
}

/// Opens the database in a directory, which is created if needed.
pub(crate) fn open(path: &Path, cache_mb: u32) -> Result<Db, Unopened> {
    let damaged = |why: &str| Unopened::Damaged(why.to_owned());
    let db = with_retry(path, || {
        remove_unfinished_snapshots(path).map_err(|error| unopened(path, io_cause(&error)))?;
        let open = || {
            let config = ::sled::Config::new().path(path).cache_capacity(u64::from(cache_mb) << 20);
            config.flush_every_ms(Some(SELDOM)).segment_size(SEGMENT).open()
        };
        // Sled asserts much about the files that it reads, and damaged ones break its assertions.
        match catch_unwind(open).map_err(|_| damaged("its files make no sense"))? {
            Ok(db) => Ok(db),
            Err(error) if is_damage(&error) => Err(damaged(&error.to_string())),
            Err(error) => Err(not_opened(path, &error).into()),
        }
    })?;
    let checked = catch_unwind(AssertUnwindSafe(|| check_schema(&db, path)));
    match checked.unwrap_or(Err(Schema::Damaged)) {
        Ok(()) => {}
        Err(Schema::Refused(refused)) => return Err(refused.into()),
        Err(Schema::Foreign) => return Err(damaged("what says that it is Kuzhi's is gone")),
        Err(Schema::Damaged) => return Err(damaged("its schema cannot be read")),
    }
    if !db.was_recovered() {
        sync_directory(path)?;
    }
    Ok(db)
}

/// Deletes unfinished snapshots of an ended process, because sled would take the newest for complete. Their
/// content is still in the journal. While another process has the store, the snapshots are its own.
fn remove_unfinished_snapshots(path: &Path) -> io::Result<()> {
    let Ok(log) = File::open(path.join("db")) else { return Ok(()) };
    if log.try_lock().is_err() {
        return Ok(());
    }
    for file in fs::read_dir(path)? {
        let file = file?.path();
        let name = file.file_name().and_then(OsStr::to_str).unwrap_or_default();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            tracing::info!(file = %file.display(), "removing an unfinished snapshot");
            fs::remove_file(&file)?;
        }
    }
    Ok(())
}

/// Tries again while the holder of a lock may be about to end.
pub(crate) fn retried<T>(take: impl Fn() -> io::Result<Option<T>>) -> io::Result<Option<T>> {
    let (times, pause) = LOCK_RETRIES;
    for _ in 0..times {
        if let Some(taken) = take()? {
            return Ok(Some(taken));
        }
        sleep(pause);
    }
    take()
}

fn with_retry(path: &Path, open: impl Fn() -> Result<Db, Unopened>) -> Result<Db, Unopened> {
    let (times, pause) = LOCK_RETRIES;
    for _ in 0..times {
        match open() {
            Err(Unopened::Refused(StoreError::Locked { .. })) => {
                tracing::debug!(path = %path.display(), "the store is still locked");
                sleep(pause);
            }
            opened => return opened,
        }
    }
    open()
}

/// Returns the error message if sled cannot open the database.
pub(crate) fn not_opened(path: &Path, error: &::sled::Error) -> StoreError {
    if is_locked(error) {
        return locked(path);
    }
    unopened(path, cause(error))
}

pub(crate) fn locked(path: &Path) -> StoreError {
    StoreError::Locked { path: path.display().to_string() }
}

pub(crate) fn newer(path: &Path, found: u32) -> StoreError {
    StoreError::Newer { path: path.display().to_string(), found, known: SCHEMA }
}

fn unopened(path: &Path, cause: String) -> StoreError {
    StoreError::Unopened { path: path.display().to_string(), cause }
}

/// Checks the schema.
enum Schema {
    Refused(StoreError),
    Foreign,
    Damaged,
}

/// The number is the first thing written to a database, so one without it is not Kuzhi's.
fn check_schema(db: &Db, path: &Path) -> Result<(), Schema> {
    const META: &[u8] = b"meta";
    let failed = |error: ::sled::Error| {
        if is_damage(&error) { Schema::Damaged } else { Schema::Refused(not_opened(path, &error)) }
    };
    let (names, default) = (db.tree_names(), db.name());
    let has_meta = names.iter().any(|name| *name == META);
    let has_others = names.iter().any(|name| *name != META && *name != default);
    if !has_meta && (has_others || !db.is_empty()) {
        return Err(Schema::Foreign);
    }
    let meta = db.open_tree(META).map_err(failed)?;
    match meta.get(SCHEMA_KEPT).map_err(failed)? {
        None if has_others => Err(Schema::Foreign),
        None => write_schema(db, &meta).map_err(failed),
        Some(bytes) => match <[u8; 4]>::try_from(&*bytes).map(u32::from_be_bytes) {
            Ok(SCHEMA) => Ok(()),
            Ok(found) => Err(Schema::Refused(newer(path, found))),
            Err(_) => Err(Schema::Damaged),
        },
    }
}

fn write_schema(db: &Db, meta: &Tree) -> ::sled::Result<()> {
    meta.insert(SCHEMA_KEPT, &SCHEMA.to_be_bytes())?;
    db.flush()?;
    Ok(())
}

/// Makes the names of new files durable, which syncing the files themselves does not.
fn sync_directory(path: &Path) -> Result<(), StoreError> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    for folder in [Some(path), parent].into_iter().flatten() {
        sync_folder(folder).map_err(|error| unopened(path, io_cause(&error)))?;
    }
    Ok(())
}
