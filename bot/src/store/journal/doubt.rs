//! Whether whoever keeps a journal is sure that the database agrees with it: where they are not, that is noted beside it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::files;

/// What the file is called.
pub(super) const NAME: &str = "doubt";

/// What stands behind the record, if it is known that the two did not agree.
const DIFFERS: &str = " differs";

/// What is not sure: whatever was made of other things after a record may be wrong, though each of them is what was written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(in crate::store) struct Doubt {
    /// The last record that nobody doubts.
    pub(in crate::store) since: u64,
    /// Whether it is known that the two did not agree, and not only that they were not compared yet.
    pub(in crate::store) differs: bool,
}

impl Doubt {
    fn read(text: &str) -> Option<Doubt> {
        let (since, differs) = match text.strip_suffix(DIFFERS) {
            Some(since) => (since, true),
            None => (text, false),
        };
        Some(Doubt { since: since.parse().ok()?, differs })
    }

    fn write(self) -> String {
        format!("{}{}", self.since, if self.differs { DIFFERS } else { "" })
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join(NAME)
}

/// Notes a doubt, for good; the next one takes its place.
///
/// # Errors
///
/// What the file system says.
pub(in crate::store) fn doubt(folder: &Path, doubt: Doubt) -> io::Result<()> {
    let path = path(folder);
    let mut file = File::create(files::unfinished(&path))?;
    file.write_all(doubt.write().as_bytes())?;
    file.sync_all()?;
    files::put_in_place(&files::unfinished(&path), &path)
}

/// The doubt that was noted, if any was: the worst, if it cannot be read.
pub(in crate::store) fn doubted(folder: &Path) -> Option<Doubt> {
    match fs::read_to_string(path(folder)) {
        Ok(text) => Some(Doubt::read(&text).unwrap_or(Doubt { since: 0, differs: true })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(_) => Some(Doubt { since: 0, differs: true }),
    }
}

/// All is as it should be.
///
/// # Errors
///
/// What the file system says.
pub(in crate::store) fn trust(folder: &Path) -> io::Result<()> {
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
        assert_eq!(doubted(folder.path()), None);
        for differs in [false, true, false] {
            let noted = Doubt { since: 1_234, differs };
            doubt(folder.path(), noted).unwrap();
            assert_eq!(doubted(folder.path()), Some(noted));
        }
        for _ in 0..2 {
            trust(folder.path()).unwrap();
            assert_eq!(doubted(folder.path()), None);
        }
        let worst = Some(Doubt { since: 0, differs: true });
        for text in [&b""[..], b"x", b"7 differ", b" differs", b"\xff\xff"] {
            fs::write(path(folder.path()), text).unwrap();
            assert_eq!(doubted(folder.path()), worst, "{text:?}");
        }
    }
}
