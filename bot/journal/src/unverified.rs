//! A file beside the journal that records that the database may not agree with it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::files;

/// The name of the file.
pub(super) const NAME: &str = "unverified";

/// The suffix of the record number if the two are known to differ.
const DIFFERS: &str = " differs";

/// A database that is not verified: anything computed from other entries after this record may be wrong,
/// although each entry is what was written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Unverified {
    /// The last record that is certain.
    pub since: u64,
    /// Whether the two are known to differ, rather than just not compared yet.
    pub differs: bool,
}

impl Unverified {
    fn read(text: &str) -> Option<Unverified> {
        let (since, differs) = match text.strip_suffix(DIFFERS) {
            Some(since) => (since, true),
            None => (text, false),
        };
        Some(Unverified { since: since.parse().ok()?, differs })
    }

    fn write(self) -> String {
        format!("{}{}", self.since, if self.differs { DIFFERS } else { "" })
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join(NAME)
}

/// Records durably that the database is not verified. It replaces an earlier one.
///
/// # Errors
///
/// I/O errors.
pub fn mark_unverified(folder: &Path, unverified: Unverified) -> io::Result<()> {
    let path = path(folder);
    let mut file = File::create(files::unfinished(&path))?;
    file.write_all(unverified.write().as_bytes())?;
    file.sync_all()?;
    files::put_in_place(&files::unfinished(&path), &path)
}

/// Returns what is recorded, if anything is. If it cannot be read, this returns the worst case.
pub fn read_unverified(folder: &Path) -> Option<Unverified> {
    match fs::read_to_string(path(folder)) {
        Ok(text) => Some(Unverified::read(&text).unwrap_or(Unverified { since: 0, differs: true })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(_) => Some(Unverified { since: 0, differs: true }),
    }
}

/// Records that everything agrees.
///
/// # Errors
///
/// I/O errors.
pub fn mark_verified(folder: &Path) -> io::Result<()> {
    match fs::remove_file(path(folder)) {
        Ok(()) => files::sync_folder(folder),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    #[test]
    fn a_doubt_is_noted_until_there_is_none() {
        let folder = tempdir().unwrap();
        assert_eq!(read_unverified(folder.path()), None);
        for differs in [false, true, false] {
            let noted = Unverified { since: 1_234, differs };
            mark_unverified(folder.path(), noted).unwrap();
            assert_eq!(read_unverified(folder.path()), Some(noted));
        }
        for _ in 0..2 {
            mark_verified(folder.path()).unwrap();
            assert_eq!(read_unverified(folder.path()), None);
        }
        let worst = Some(Unverified { since: 0, differs: true });
        for text in [&b""[..], b"x", b"7 differ", b" differs", b"\xff\xff"] {
            fs::write(path(folder.path()), text).unwrap();
            assert_eq!(read_unverified(folder.path()), worst, "{text:?}");
        }
    }
}
