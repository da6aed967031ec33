//! A fault injector between a program and its disk (`stores/sled/failing_disk.c`), built with the system's C
//! compiler.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use tempfile::{TempDir, tempdir};

/// A library for `LD_PRELOAD`.
#[derive(Clone, Debug)]
pub struct FailingDisk {
    library: PathBuf,
    _folder: Arc<TempDir>,
}

impl FailingDisk {
    /// Builds it. `None` without a C compiler, or outside Linux.
    ///
    /// # Panics
    ///
    /// If it does not compile.
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

    /// Returns the value for `LD_PRELOAD`.
    pub fn library(&self) -> &Path {
        &self.library
    }
}
