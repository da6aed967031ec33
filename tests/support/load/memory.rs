//! The resources that a process uses, from the kernel.

use std::time::Duration;
use std::{fs, io};

/// A mebibyte.
pub const MIB: u64 = 1 << 20;

/// The memory and the threads of a process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The resident memory, in bytes.
    pub resident: u64,
    /// The peak of the resident memory, in bytes.
    pub peak: u64,
    /// The number of threads.
    pub threads: u64,
}

impl Memory {
    /// Reads those of the process with this ID.
    ///
    /// # Errors
    ///
    /// If the process has ended, or outside Linux.
    pub fn read(process: u32) -> io::Result<Memory> {
        let status = fs::read_to_string(format!("/proc/{process}/status"))?;
        parse(&status).ok_or_else(|| io::Error::other("the process has ended"))
    }
}

/// Returns the processor time of the process with this ID, in user and kernel mode.
///
/// # Errors
///
/// If the process has ended, or outside Linux.
pub fn processor_time(process: u32) -> io::Result<Duration> {
    time_of(process, 2)
}

/// Returns the processor time of a process and its children, including those that have ended.
///
/// # Errors
///
/// If the process has ended, or outside Linux.
pub fn family_time(parent: u32, children: &[u32]) -> io::Result<Duration> {
    // A child that ends meanwhile is counted with its parent the next time.
    let children = children.iter().filter_map(|child| processor_time(*child).ok());
    Ok(time_of(parent, 4)? + children.sum::<Duration>())
}

/// Sums the first fields of: its own user and system time, and those of children that it has waited for.
fn time_of(process: u32, fields: usize) -> io::Result<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    let ticks = ticks(&stat, fields).ok_or_else(|| io::Error::other("an unknown kind of /proc/*/stat"))?;
    Ok(TICK * ticks)
}

/// Linux reports these times in hundredths of a second, whatever its own clock does.
const TICK: Duration = Duration::from_millis(10);

/// Returns the fields from 14 on. The second one, the program's name in brackets, may contain spaces and
/// brackets.
fn ticks(stat: &str, fields: usize) -> Option<u32> {
    let (_, after_name) = stat.rsplit_once(')')?;
    let mut times = after_name.split_whitespace().skip(11);
    (0..fields).map(|_| times.next()?.parse::<u32>().ok()).sum()
}

/// A process that has ended but was not waited for has no memory.
fn parse(status: &str) -> Option<Memory> {
    let value = |key: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    let bytes = |key| value(key).map(|kibibytes| kibibytes * 1024);
    Some(Memory { resident: bytes("VmRSS")?, peak: bytes("VmHWM")?, threads: value("Threads")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cpu_time_is_parsed_behind_a_name_with_brackets() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194304 100 0 0 0 250 50 15 5 20 0 3 0 12345 1 2";
        assert_eq!((ticks(stat, 2), ticks(stat, 4)), (Some(300), Some(320)));
        assert_eq!(ticks("7 (a", 2), None);
    }

    #[test]
    fn the_status_of_a_process_is_read() {
        let status = "Name:\tkuzhi\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\nThreads:\t7\n";
        assert_eq!(parse(status), Some(Memory { resident: MIB, peak: 2 * MIB, threads: 7 }));
        assert_eq!(parse("Name:\tkuzhi\nState:\tZ (zombie)\nThreads:\t1\n"), None);
    }
}
