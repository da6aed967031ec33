//! What a process costs, as the kernel counts it.

use std::{fs, io};

/// A mebibyte.
pub const MIB: u64 = 1 << 20;

/// The memory and the threads of a process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// Bytes in memory now.
    pub resident: u64,
    /// The most bytes that were in memory so far.
    pub peak: u64,
    /// Its threads now.
    pub threads: u64,
}

impl Memory {
    /// Of the process with this id.
    ///
    /// # Errors
    ///
    /// When there is no such process any more, or this is not Linux.
    pub fn of(process: u32) -> io::Result<Memory> {
        let status = fs::read_to_string(format!("/proc/{process}/status"))?;
        parse(&status).ok_or_else(|| io::Error::other("the process has ended"))
    }
}

/// A process that has ended but was not waited for has no memory any more.
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
    fn the_status_of_a_process_is_read() {
        let status = "Name:\tkuzhi\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\nThreads:\t7\n";
        assert_eq!(parse(status), Some(Memory { resident: MIB, peak: 2 * MIB, threads: 7 }));
        assert_eq!(parse("Name:\tkuzhi\nState:\tZ (zombie)\nThreads:\t1\n"), None);
    }
}
