//! What stands between a program and its disk (`stores/sled/failing_disk.c`), built by the system's C compiler.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use tempfile::{TempDir, tempdir};

/// A library that a program has to preload.
#[derive(Clone, Debug)]
pub struct FailingDisk {
    library: PathBuf,
    _folder: Arc<TempDir>,
}

impl FailingDisk {
    /// Nothing where there is no C compiler, or no Linux.
    ///
    /// # Panics
    ///
    /// When it cannot be built.
    pub fn build() -> Option<FailingDisk> {
        let folder = tempdir().expect("a temporary folder");
        let library = folder.path().join("failing_disk.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/stores/sled/failing_disk.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-O2", "-shared", "-fPIC", "-o"]).arg(&library).args([source, "-ldl"]);
        match compiler.output() {
            Ok(output) if cfg!(target_os = "linux") => {
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
                Some(FailingDisk { library, _folder: Arc::new(folder) })
            }
            _ => {
                eprintln!("left out: a C compiler, cc, makes the disk fail");
                None
            }
        }
    }

    /// What is preloaded.
    pub fn library(&self) -> &Path {
        &self.library
    }
}
