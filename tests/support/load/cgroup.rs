//! Cgroups that limit memory or processor time, where they can be created.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{fs, io, process, thread};

const ROOT: &str = "/sys/fs/cgroup";

/// A cgroup that limits memory. Dropping it removes it. Its processes must have ended by then.
#[derive(Debug)]
pub struct Cgroup {
    folder: PathBuf,
    files: &'static Files,
}

/// The file names of a version of cgroups.
#[derive(Debug)]
struct Files {
    limit: &'static str,
    /// The file that also has to be written, so that memory is not swapped out.
    swap: &'static str,
    peak: &'static str,
    events: &'static str,
}

static V1: Files = Files {
    limit: "memory.limit_in_bytes",
    swap: "memory.memsw.limit_in_bytes",
    peak: "memory.max_usage_in_bytes",
    events: "memory.oom_control",
};

static V2: Files =
    Files { limit: "memory.max", swap: "memory.swap.max", peak: "memory.peak", events: "memory.events" };

/// A cgroup that limits processor time: its processes are paused for the rest of each period. Dropping it
/// removes it. Its processes must have ended by then.
#[derive(Debug)]
pub struct ProcessorShare {
    folder: PathBuf,
}

/// The period in microseconds.
const PERIOD: u32 = 10_000;

impl ProcessorShare {
    /// Creates a cgroup with this percentage of a processor.
    ///
    /// # Errors
    ///
    /// If that is not allowed or there are no such cgroups here.
    pub fn new(per_cent: u32) -> io::Result<ProcessorShare> {
        let own = fs::read_to_string("/proc/self/cgroup")?;
        let mut refusal = io::Error::other("this process is in no cgroup for processor time");
        for (parent, files) in candidates(&own, "cpu") {
            match ProcessorShare::make(&parent, std::ptr::eq(files, &raw const V1), per_cent) {
                Ok(made) => return Ok(made),
                Err(error) => refusal = error,
            }
        }
        Err(refusal)
    }

    fn make(parent: &Path, is_first: bool, per_cent: u32) -> io::Result<ProcessorShare> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = parent.join(format!("kuzhi-{}-processor-{number}", process::id()));
        fs::create_dir(&folder)?;
        // From here on it is removed if something fails.
        let made = ProcessorShare { folder };
        let quota = PERIOD * per_cent / 100;
        if is_first {
            fs::write(made.folder.join("cpu.cfs_period_us"), PERIOD.to_string())?;
            fs::write(made.folder.join("cpu.cfs_quota_us"), quota.to_string())?;
        } else {
            // Without the controller there is no such file.
            fs::metadata(made.folder.join("cpu.max"))?;
            fs::write(made.folder.join("cpu.max"), format!("{quota} {PERIOD}"))?;
        }
        Ok(made)
    }

    /// Adds a process.
    ///
    /// # Errors
    ///
    /// If it has ended.
    pub fn hold(&self, process: u32) -> io::Result<()> {
        fs::write(self.folder.join("cgroup.procs"), process.to_string())
    }
}

impl Drop for ProcessorShare {
    fn drop(&mut self) {
        remove(&self.folder);
    }
}

impl Cgroup {
    /// Creates a cgroup below this process's own, with a limit in bytes.
    ///
    /// # Errors
    ///
    /// If that is not allowed or there are no memory cgroups here. The message says which.
    pub fn with_limit(bytes: u64) -> io::Result<Cgroup> {
        let own = fs::read_to_string("/proc/self/cgroup")?;
        let mut refusal = io::Error::other("this process is in no memory cgroup");
        for (folder, files) in candidates(&own, "memory") {
            match Cgroup::make(&folder, files, bytes) {
                Ok(made) => return Ok(made),
                Err(error) => refusal = error,
            }
        }
        Err(refusal)
    }

    fn make(parent: &Path, files: &'static Files, bytes: u64) -> io::Result<Cgroup> {
        let folder = parent.join(format!("kuzhi-{}-{bytes}", process::id()));
        fs::create_dir(&folder)?;
        // From here on it is removed if something fails.
        let made = Cgroup { folder, files };
        // Without the controller there is no such file.
        fs::metadata(made.folder.join(files.limit))?;
        fs::write(made.folder.join(files.limit), bytes.to_string())?;
        let most_swapped = if std::ptr::eq(files, &raw const V1) { bytes } else { 0 };
        // Without swap there is no such file.
        let _ = fs::write(made.folder.join(files.swap), most_swapped.to_string());
        Ok(made)
    }

    /// Returns the file to which a process writes its ID to join.
    pub fn members(&self) -> PathBuf {
        self.folder.join("cgroup.procs")
    }

    /// Returns the peak memory of its processes, including the kernel's cache of their files.
    pub fn peak(&self) -> Option<u64> {
        fs::read_to_string(self.folder.join(self.files.peak)).ok()?.trim().parse().ok()
    }

    /// Returns how many of its processes were killed for lack of memory.
    pub fn kills(&self) -> u64 {
        let events = fs::read_to_string(self.folder.join(self.files.events)).unwrap_or_default();
        let kills = events.lines().find_map(|line| line.strip_prefix("oom_kill "));
        kills.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
    }
}

impl Drop for Cgroup {
    fn drop(&mut self) {
        remove(&self.folder);
    }
}

/// A killed process takes a moment to leave.
fn remove(folder: &Path) {
    for _ in 0..50 {
        match fs::remove_dir(folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                thread::sleep(Duration::from_millis(20));
            }
            _ => return,
        }
    }
}

/// Returns where one may be created, by `/proc/self/cgroup`. In version 2, a cgroup with processes cannot
/// have children with controllers, so its ancestors are candidates too.
fn candidates(own: &str, controller: &str) -> Vec<(PathBuf, &'static Files)> {
    let mut found = Vec::new();
    for line in own.lines() {
        let mut parts = line.splitn(3, ':').skip(1);
        let (Some(controllers), Some(path)) = (parts.next(), parts.next()) else { continue };
        let path = path.trim_start_matches('/');
        if controllers.split(',').any(|name| name == controller) {
            found.push((Path::new(ROOT).join(controller).join(path), &V1));
        } else if controllers.is_empty() {
            let above = Path::new(path).ancestors().map(|path| Path::new(ROOT).join(path));
            found.extend(above.map(|folder| (folder, &V2)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folders(own: &str) -> Vec<String> {
        candidates(own, "memory").into_iter().map(|(folder, _)| folder.display().to_string()).collect()
    }

    #[test]
    fn both_versions_are_found() {
        assert_eq!(folders("5:cpu:/\n4:memory:/a/b\n"), ["/sys/fs/cgroup/memory/a/b"]);
        assert_eq!(folders("0::/a/b\n"), ["/sys/fs/cgroup/a/b", "/sys/fs/cgroup/a", "/sys/fs/cgroup/"]);
        assert_eq!(folders("4:cpuset:/\n"), [""; 0]);
    }
}
