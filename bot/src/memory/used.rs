//! Reads how much memory the process has and may have, on Linux from `/proc` and control groups.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the resident memory of this process, in bytes.
pub(crate) fn resident() -> Option<u64> {
    size_in(&fs::read_to_string("/proc/self/status").ok()?, "VmRSS:")
}

/// Returns the memory limit of this process, in bytes: the lowest of its control groups, or the machine's
/// memory.
pub(crate) fn limit() -> Option<u64> {
    let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    let limits = files(&groups).filter_map(|file| limit_in(&fs::read_to_string(file).ok()?));
    let machine = fs::read_to_string("/proc/meminfo").ok();
    limits.chain(machine.and_then(|text| size_in(&text, "MemTotal:"))).min()
}

/// Returns the named size, in bytes.
fn size_in(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim_end().parse().ok()?;
    Some(kibibytes * 1_024)
}

/// Returns the files with the limits of these control groups and all their parents, for versions 1 and 2.
fn files(groups: &str) -> impl Iterator<Item = PathBuf> {
    groups.lines().flat_map(|line| {
        let parts = line.split_once(':').and_then(|(_, parts)| parts.split_once(':'));
        let Some((controllers, group)) = parts else { return Vec::new() };
        let (root, name) = match controllers {
            "" => ("/sys/fs/cgroup", "memory.max"),
            _ if controllers.split(',').any(|controller| controller == "memory") => {
                ("/sys/fs/cgroup/memory", "memory.limit_in_bytes")
            }
            _ => return Vec::new(),
        };
        let group = Path::new(group.trim_start_matches('/'));
        group.ancestors().map(|above| Path::new(root).join(above).join(name)).collect()
    })
}

/// Parses a limit. Version 1 writes the largest number, rounded down to a page, if there is none.
fn limit_in(text: &str) -> Option<u64> {
    let bytes: u64 = text.trim().parse().ok()?;
    (bytes < 1 << 62).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        let status = "VmPeak:\t  20000 kB\nVmRSS:\t   4321 kB\nThreads:\t3\n";
        assert_eq!(size_in(status, "VmRSS:"), Some(4_321 * 1_024));
        assert_eq!(size_in("Threads:\t3\n", "VmRSS:"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn on_linux_both_are_known() {
        let (resident, limit) = (resident().unwrap(), limit().unwrap());
        assert!(resident > 1 << 20 && limit > resident, "{resident} of {limit}");
    }

    #[test]
    fn memory_limits_of_all_parent_cgroups_count() {
        let found = |groups| files(groups).map(|file| file.display().to_string()).collect::<Vec<_>>();
        assert_eq!(
            found("0::/system.slice/kuzhi.service\n"),
            [
                "/sys/fs/cgroup/system.slice/kuzhi.service/memory.max",
                "/sys/fs/cgroup/system.slice/memory.max",
                "/sys/fs/cgroup/memory.max",
            ]
        );
        // As in a container, which sees its own group as the root.
        assert_eq!(found("0::/\n"), ["/sys/fs/cgroup/memory.max"]);
        assert_eq!(
            found("5:cpu,memory:/kuzhi\n4:cpuset:/\n"),
            [
                "/sys/fs/cgroup/memory/kuzhi/memory.limit_in_bytes",
                "/sys/fs/cgroup/memory/memory.limit_in_bytes"
            ]
        );
        assert_eq!(found("nothing of the kind\n"), [""; 0]);
    }

    #[test]
    fn a_limit_is_a_number_and_not_the_greatest_there_is() {
        assert_eq!(limit_in("402653184\n"), Some(402_653_184));
        assert_eq!(limit_in("max\n"), None);
        assert_eq!(limit_in("9223372036854771712\n"), None);
    }
}
