//! An archive: all entries of a journal after a certain record, in one file.
//!
//! # Design
//!
//! An archive is a snapshot that stands alone, so that a journal can start from it. It holds only the last
//! value of each key, so removed data is not in it. It can be made while somebody else writes the journal.
//! Records are only appended, so everything up to the last complete one is a state that the store had. If the
//! compactor deletes a file meanwhile, or if the end is just being written, the caller tries again.

use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::change;
use super::contents::{Contents, Scan, scan};
use super::files::{self, About, Role};
use super::snapshot::{SnapshotReader, SnapshotWriter};
use super::{Damage, Options};

/// The file number of an archive: that of the first snapshot.
const FIRST: u64 = 1;

/// How often a journal in use is read again, and after how long.
const TRIES: (u32, Duration) = (20, Duration::from_millis(100));

/// The longest pause after a block, so that others get the disk.
const AT_MOST: Duration = Duration::from_millis(20);

/// The contents of an archive.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Archived {
    /// How many entries it has.
    pub entries: u64,
    /// Its size in bytes.
    pub bytes: u64,
    /// The last record that it includes.
    pub record: u64,
}

/// The reasons why an archive cannot be made or used.
#[derive(Debug)]
pub enum NotArchived {
    /// Found is no journal, or the file is not an archive.
    Nothing,
    /// It is from a newer program, with this schema.
    Newer(u32),
    /// The journal or the archive is damaged.
    Damaged(Damage),
    /// The journal cannot be read.
    Unreadable(io::Error),
    /// The archive cannot be read or written.
    File(io::Error),
}

/// Writes the entries of the journal in a folder to a file, which appears complete or not at all. Others may
/// use the journal meanwhile.
///
/// # Errors
///
/// [`NotArchived`].
pub fn archive(folder: &Path, options: Options, file: &Path) -> Result<Archived, NotArchived> {
    let (tries, pause) = TRIES;
    for _ in 1..tries {
        match archive_once(folder, options, file) {
            Err(NotArchived::Damaged(_)) => {}
            Err(NotArchived::Unreadable(error)) if error.kind() == io::ErrorKind::NotFound => {}
            done => return done,
        }
        thread::sleep(pause);
    }
    archive_once(folder, options, file)
}

fn archive_once(folder: &Path, options: Options, file: &Path) -> Result<Archived, NotArchived> {
    let schema = options.schema;
    let contents = match scan(folder, schema).map_err(NotArchived::Unreadable)? {
        Scan::Found(contents) => contents,
        Scan::Nothing => return Err(NotArchived::Nothing),
        Scan::Newer(schema) => return Err(NotArchived::Newer(schema)),
    };
    if let Some(damage) = contents.damage() {
        return Err(NotArchived::Damaged(damage.clone()));
    }
    let (Some(store), Some(sum)) = (contents.store(), contents.sum()) else {
        return Err(NotArchived::Nothing);
    };
    let about = About {
        role: Role::Snapshot,
        file: FIRST,
        store,
        schema,
        record: contents.last(),
        next_segment: FIRST,
    };
    let mut snapshot = SnapshotWriter::begin_at(file.to_owned(), about).map_err(NotArchived::File)?;
    let unfinished = files::unfinished(file);
    let written = write(&mut snapshot, &contents, options).and_then(|()| {
        snapshot.end(sum).map_err(NotArchived::File)?;
        // A disk can report success and still lose data.
        examine(&unfinished, schema).map(drop)
    });
    let placed = written.and_then(|()| files::put_in_place(&unfinished, file).map_err(NotArchived::File));
    if let Err(error) = placed {
        // The next one overwrites what is left of it.
        let _ = fs::remove_file(&unfinished);
        return Err(error);
    }
    Ok(Archived { entries: snapshot.put_so_far(), bytes: snapshot.bytes(), record: about.record })
}

fn write(snapshot: &mut SnapshotWriter, contents: &Contents, options: Options) -> Result<(), NotArchived> {
    let mut entries = contents.entries().map_err(NotArchived::Unreadable)?;
    let mut begun = Instant::now();
    while let Some(entry) = entries.next().map_err(NotArchived::Unreadable)? {
        let Some(value) = entry.value.filter(|_| (options.is_kept)(entry.tree)) else { continue };
        if snapshot.put(entry.tree, &entry.key, &value).map_err(NotArchived::File)? {
            thread::sleep(begun.elapsed().min(AT_MOST));
            begun = Instant::now();
        }
    }
    if entries.are_damaged() {
        return Err(NotArchived::Damaged(Damage::new("a block of its snapshot is not what was written")));
    }
    Ok(())
}

/// Reads an archive and verifies every checksum.
///
/// # Errors
///
/// [`NotArchived`].
pub fn examine(file: &Path, schema: u32) -> Result<Archived, NotArchived> {
    read_archive(file, schema, &mut |_, _, _| ())
}

/// Takes an entry: its tree, key and value.
pub type Take<'a> = &'a mut dyn FnMut(u8, &[u8], &[u8]);

/// Reads an archive, hands out every entry with its tree, and verifies every checksum. What was handed out
/// counts only if this succeeds.
///
/// # Errors
///
/// [`NotArchived`].
pub fn read_archive(file: &Path, schema: u32, take: Take<'_>) -> Result<Archived, NotArchived> {
    let about = SnapshotReader::about(file).map_err(NotArchived::File)?;
    let about = about.filter(|about| about.role == Role::Snapshot && about.file == FIRST);
    let about = about.ok_or(NotArchived::Nothing)?;
    if about.schema > schema {
        return Err(NotArchived::Newer(about.schema));
    }
    let mut snapshot = SnapshotReader::open_at(file, &about).map_err(NotArchived::File)?;
    while let Some(block) = snapshot.next_block().map_err(NotArchived::File)? {
        change::read_all(block, |change, _| {
            if let Some(value) = change.value {
                take(change.tree, change.key, value);
            }
        })
        .map_err(NotArchived::Damaged)?;
    }
    match snapshot.damage() {
        Some(damage) => Err(NotArchived::Damaged(damage.clone())),
        None => Ok(Archived { entries: snapshot.seen(), bytes: snapshot.length(), record: about.record }),
    }
}
