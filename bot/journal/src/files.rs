//! The journal's files: their names, their headers, and how they are created durably.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::frame::{self, Frame, FrameRead, Sort, Stamp};

/// The magic bytes at the start of a file.
const MAGIC: &[u8; 8] = b"kuzhi-j1";

/// The role of a file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Role {
    /// All entries after a certain record.
    Snapshot,
    /// The changes since.
    Segment,
}

/// The header of a file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct About {
    pub(super) role: Role,
    /// Its number among the files of its role.
    pub(super) file: u64,
    /// The store that it belongs to.
    pub(super) store: u64,
    /// The schema of the program that created it.
    pub(super) schema: u32,
    /// The last record in it (for a snapshot) or before it (for a segment).
    pub(super) record: u64,
    /// For a snapshot, the first segment that it does not include.
    pub(super) next_segment: u64,
}

impl About {
    pub(super) fn stamp(&self) -> Stamp {
        let file = self.file * 2 + u64::from(self.role == Role::Snapshot);
        Stamp::for_file(self.store, file)
    }

    pub(super) fn write(&self, into: &mut Vec<u8>) {
        frame::write(into, Stamp::FIRST, Sort::File, self.file, |into| {
            into.extend_from_slice(MAGIC);
            into.extend_from_slice(&self.schema.to_le_bytes());
            into.extend_from_slice(&u32::from(self.role == Role::Snapshot).to_le_bytes());
            for number in [self.store, self.record, self.next_segment] {
                into.extend_from_slice(&number.to_le_bytes());
            }
        });
    }

    /// Reads the header in the first frame of a file.
    pub(super) fn read(bytes: &[u8]) -> Option<(About, Frame<'_>)> {
        let FrameRead::Frame(frame) = frame::read(bytes, 0, Stamp::FIRST) else { return None };
        let rest = frame.content.strip_prefix(MAGIC).filter(|_| frame.sort == Sort::File)?;
        let small = |at: usize| Some(u32::from_le_bytes(*rest.get(at..)?.first_chunk()?));
        let number = |at: usize| Some(u64::from_le_bytes(*rest.get(at..)?.first_chunk()?));
        let about = About {
            role: if small(4)? == 0 { Role::Segment } else { Role::Snapshot },
            file: frame.number,
            store: number(8)?,
            schema: small(0)?,
            record: number(16)?,
            next_segment: number(24)?,
        };
        Some((about, frame))
    }
}

/// Returns the length of the first frame.
pub(super) const ABOUT: usize = 96;

pub(super) fn path(folder: &Path, role: Role, file: u64) -> PathBuf {
    let role = match role {
        Role::Snapshot => "snapshot",
        Role::Segment => "segment",
    };
    folder.join(format!("{role}-{file:010}"))
}

/// Returns the path of a file while it is being written.
pub(super) fn unfinished(path: &Path) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(".new");
    path.into()
}

/// Returns the files of a folder, ordered by number.
pub(super) fn list(folder: &Path) -> io::Result<Vec<(Role, u64)>> {
    let mut files = Vec::new();
    for file in read_folder(folder)? {
        let name = file.file_name().and_then(OsStr::to_str).unwrap_or_default();
        let Some((role, number)) = name.split_once('-') else { continue };
        let role = match role {
            "snapshot" => Role::Snapshot,
            "segment" => Role::Segment,
            _ => continue,
        };
        files.extend(number.parse().ok().map(|number| (role, number)));
    }
    files.sort_unstable();
    Ok(files)
}

/// Returns the unfinished files that an interrupted program has left.
pub(super) fn list_unfinished(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = read_folder(folder)?;
    files.retain(|file| file.extension() == Some(OsStr::new("new")));
    Ok(files)
}

fn read_folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    match fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| Ok(entry?.path())).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// Makes the names of new files durable, which syncing the files themselves does not.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    // If folders cannot be opened as files, they need no syncing.
    File::open(folder).map_or(Ok(()), |folder| folder.sync_all())
}

/// Moves a finished file to its final path, durably.
pub(super) fn put_in_place(unfinished: &Path, path: &Path) -> io::Result<()> {
    fs::rename(unfinished, path)?;
    path.parent().map_or(Ok(()), sync_folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_it_is() {
        let about = About {
            role: Role::Snapshot,
            file: 7,
            store: u64::MAX,
            schema: 8,
            record: 900,
            next_segment: 12,
        };
        let mut bytes = Vec::new();
        about.write(&mut bytes);
        assert_eq!(bytes.len(), ABOUT);
        let (read, frame) = About::read(&bytes).unwrap();
        assert_eq!((read, frame.next), (about, ABOUT));
        assert_ne!(about.stamp(), About { role: Role::Segment, ..about }.stamp());
        for at in 0..frame.content.len() {
            let mut flipped = bytes.clone();
            flipped[at] ^= 1;
            assert_eq!(About::read(&flipped), None, "{at}");
        }
    }
}
