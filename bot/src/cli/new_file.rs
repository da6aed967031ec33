//! A file that a command makes.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;

use anyhow::Context;

/// Writes a file that must not exist yet. On an error nothing is left of it: a part would be of no use, and
/// in the way of the next try.
pub(super) fn write_new<T>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let shown = path.display();
    let file = File::create_new(path).with_context(|| format!("cannot make {shown}"))?;
    let mut writer = BufWriter::new(&file);
    let written = write(&mut writer).and_then(|written| {
        writer.flush().and_then(|()| file.sync_all()).with_context(|| format!("cannot write {shown}"))?;
        Ok(written)
    });
    if written.is_err() {
        fs::remove_file(path).with_context(|| format!("cannot remove {shown}"))?;
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_leaves_nothing_in_the_way() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.jsonl");
        let fail = |writer: &mut BufWriter<&File>| -> anyhow::Result<()> {
            writer.write_all(b"a part")?;
            anyhow::bail!("the store failed")
        };
        assert_eq!(write_new(&path, fail).unwrap_err().to_string(), "the store failed");
        assert_eq!(write_new(&path, |writer| Ok(writer.write_all(b"all")?)).unwrap(), ());
        assert_eq!(fs::read(&path).unwrap(), b"all");
        assert!(write_new(&path, |_| Ok(())).is_err(), "it is there already");
        assert_eq!(fs::read(&path).unwrap(), b"all");
    }
}
