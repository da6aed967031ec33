//! What is measured of the process itself, under the names that Prometheus has for it.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use super::{ALONE, Gauge, number};

/// Notes when the process began, and which version it is.
pub(super) fn note_start() {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Gauge::Started.set(ALONE, since_1970.as_secs_f64());
    Gauge::Build.set(env!("CARGO_PKG_VERSION"), 1.0);
}

/// Measures how much memory the process has, where the system says so.
pub(super) fn measure() {
    if let Some(bytes) = fs::read_to_string("/proc/self/status").ok().as_deref().and_then(resident) {
        Gauge::Memory.set(ALONE, number(bytes));
    }
}

/// The resident memory that Linux tells of a process, in bytes.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim_end().parse().ok()?;
    Some(kibibytes * 1_024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_of_a_process_is_read() {
        assert_eq!(resident("VmPeak:\t  20000 kB\nVmRSS:\t   4321 kB\nThreads:\t3\n"), Some(4_321 * 1_024));
        assert_eq!(resident("Threads:\t3\n"), None);
    }
}
