//! An archive: all entries of a journal after a certain record, in one file.
//!
//! # Design
//!
//! An archive is a snapshot that stands alone, so that a journal can start from it. It holds only the last
//! value of each key, so removed data is not in it. It can be made while somebody else writes the journal.
//! Records are only appended, so everything up to the last complete one is a state that the store had. If the
//! compactor deletes a file meanwhile, or if the end is just being written, the caller tries again.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::Damage;
use super::contents::{Contents, Depth, Scan, scan};
use super::files::{self, About, Role};
use super::snapshot::{BaseReader, BaseWriter};
use super::unverified::read_unverified;

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

/// Writes all entries of the journal in a folder to a file, which appears complete or not at all. Others may
/// use the journal meanwhile. The entry `if_in_doubt`, given by its tree and key, is omitted if the journal
/// is unverified.
pub fn archive(
    folder: &Path,
    schema: u32,
    file: &Path,
    if_in_doubt: (u8, &[u8]),
) -> Result<Archived, NotArchived> {
    let (tries, pause) = TRIES;
    for _ in 1..tries {
        match archive_once(folder, schema, file, if_in_doubt) {
            Err(NotArchived::Damaged(_)) => {}
            Err(NotArchived::Unreadable(error)) if error.kind() == io::ErrorKind::NotFound => {}
            done => return done,
        }
        thread::sleep(pause);
    }
    archive_once(folder, schema, file, if_in_doubt)
}

fn archive_once(
    folder: &Path,
    schema: u32,
    file: &Path,
    if_in_doubt: (u8, &[u8]),
) -> Result<Archived, NotArchived> {
    let was_unverified = read_unverified(folder);
    let contents = match scan(folder, schema, Depth::Whole).map_err(NotArchived::Unreadable)? {
        Scan::Found(contents) => contents,
        Scan::Nothing => return Err(NotArchived::Nothing),
        Scan::Newer(schema) => return Err(NotArchived::Newer(schema)),
    };
    if let Some(damage) = contents.damage() {
        return Err(NotArchived::Damaged(damage.clone()));
    }
    let about = About {
        role: Role::Snapshot,
        file: FIRST,
        store: contents.store(),
        schema,
        record: contents.last(),
        next_segment: FIRST,
    };
    // It may have become doubtful since, or have been repaired.
    let unverified = was_unverified
        .or_else(|| read_unverified(folder))
        .filter(|unverified| unverified.since < about.record);
    let left_out = unverified.map(|_| if_in_doubt);
    let mut snapshot = BaseWriter::begin_at(file.to_owned(), about).map_err(NotArchived::File)?;
    let unfinished = files::unfinished(file);
    let written = write(&mut snapshot, &contents, left_out).and_then(|()| {
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

fn write(
    snapshot: &mut BaseWriter,
    contents: &Contents,
    left_out: Option<(u8, &[u8])>,
) -> Result<(), NotArchived> {
    let mut entries = contents.entries().map_err(NotArchived::Unreadable)?;
    let mut begun = Instant::now();
    while let Some(entry) = entries.next().map_err(NotArchived::Unreadable)? {
        let is_left_out = left_out == Some((entry.tree, &entry.key[..]));
        let Some(value) = entry.value.filter(|_| !is_left_out) else { continue };
        if snapshot.put(entry.tree, &entry.key, &value).map_err(NotArchived::File)? {
            thread::sleep(begun.elapsed().min(AT_MOST));
            begun = Instant::now();
        }
    }
    if entries.are_damaged() {
        return Err(NotArchived::Damaged(Damage::new("a block of its snapshot is not what was written")));
    }
    snapshot.end().map_err(NotArchived::File)
}

/// Reads an archive and verifies every checksum.
pub fn examine(file: &Path, schema: u32) -> Result<Archived, NotArchived> {
    let about = BaseReader::about(file).map_err(NotArchived::File)?;
    let about = about.filter(|about| about.role == Role::Snapshot && about.file == FIRST);
    let about = about.ok_or(NotArchived::Nothing)?;
    if about.schema > schema {
        return Err(NotArchived::Newer(about.schema));
    }
    let mut snapshot = BaseReader::open_at(file, &about).map_err(NotArchived::File)?;
    while snapshot.next_block().map_err(NotArchived::File)?.is_some() {}
    match snapshot.damage() {
        Some(damage) => Err(NotArchived::Damaged(damage.clone())),
        None => Ok(Archived { entries: snapshot.seen(), bytes: snapshot.length(), record: about.record }),
    }
}

/// Copies an archive into an empty folder as the start of a new journal.
pub fn put_archive(file: &Path, folder: &Path) -> io::Result<()> {
    let path = files::path(folder, Role::Snapshot, FIRST);
    fs::copy(file, &path)?;
    File::open(&path)?.sync_all()
}
