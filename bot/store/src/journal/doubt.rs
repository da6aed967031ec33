//! A file beside the journal that records that the database may not agree with it.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::files;

/// The name of the file.
pub(super) const NAME: &str = "doubt";

/// The suffix of the record number if the two are known to differ.
const DIFFERS: &str = " differs";

/// A doubt: anything computed from other entries after this record may be wrong, although each entry is what
/// was written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Doubt {
    /// The last record that is certain.
    pub(crate) since: u64,
    /// Whether the two are known to differ, rather than just not compared yet.
    pub(crate) differs: bool,
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

/// Records a doubt durably. It replaces an earlier one.
///
/// # Errors
///
/// I/O errors.
pub(crate) fn doubt(folder: &Path, doubt: Doubt) -> io::Result<()> {
    let path = path(folder);
    let mut file = File::create(files::unfinished(&path))?;
    file.write_all(doubt.write().as_bytes())?;
    file.sync_all()?;
    files::put_in_place(&files::unfinished(&path), &path)
}

/// Returns the recorded doubt, if there is one. If it cannot be read, this returns the worst one.
pub(crate) fn doubted(folder: &Path) -> Option<Doubt> {
    match fs::read_to_string(path(folder)) {
        Ok(text) => Some(Doubt::read(&text).unwrap_or(Doubt { since: 0, differs: true })),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(_) => Some(Doubt { since: 0, differs: true }),
    }
}

/// Removes the doubt: everything agrees.
///
/// # Errors
///
/// I/O errors.
pub(crate) fn trust(folder: &Path) -> io::Result<()> {
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
