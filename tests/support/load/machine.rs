//! The processor time of the whole machine.

use std::ops::Sub;
use std::time::Duration;
use std::{fs, io};

/// The time that all processors together were busy and idle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    /// Busy.
    pub busy: Duration,
    /// Idle, including waiting for a disk.
    pub idle: Duration,
}

impl Machine {
    /// Reads the times until now.
    ///
    /// # Errors
    ///
    /// Outside Linux.
    pub fn now() -> io::Result<Machine> {
        let stat = fs::read_to_string("/proc/stat")?;
        parse(&stat).ok_or_else(|| io::Error::other("an unknown kind of /proc/stat"))
    }
}

impl Sub for Machine {
    type Output = Machine;

    fn sub(self, earlier: Machine) -> Machine {
        Machine { busy: self.busy.saturating_sub(earlier.busy), idle: self.idle.saturating_sub(earlier.idle) }
    }
}

/// The line for all processors: user, nice, system, idle, iowait, irq, softirq, steal.
fn parse(stat: &str) -> Option<Machine> {
    let times = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace();
    let times: Vec<u64> = times.map(str::parse).collect::<Result<_, _>>().ok()?;
    let [user, nice, system, idle, disk, hard, soft, stolen, ..] = times[..] else { return None };
    // In hundredths of a second.
    let time = |ticks: u64| Duration::from_millis(ticks * 10);
    Some(Machine { busy: time(user + nice + system + hard + soft + stolen), idle: time(idle + disk) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_and_waiting_are_told_apart() {
        let stat = "cpu  10 20 30 400 5 6 7 8 9 9\ncpu0 1 2 3\n";
        let found = parse(stat).unwrap();
        assert_eq!((found.busy.as_millis(), found.idle.as_millis()), (810, 4_050));
        assert_eq!(parse("cpu0 1 2"), None);
    }
}
