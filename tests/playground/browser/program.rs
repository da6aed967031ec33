//! Programs that a test starts and ends.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

/// A program that is terminated when it is dropped.
#[derive(Debug)]
pub(crate) struct Program(Child);

impl Program {
    /// Starts a program, and reads its output until `find` finds something in a line.
    pub(crate) fn start<T>(command: &mut Command, find: impl Fn(&str) -> Option<T>) -> (Self, T) {
        Self::try_to_start(command, find).expect("a program that says where it is")
    }

    /// Starts one. `None` if it ends before anything is found.
    pub(crate) fn try_to_start<T>(
        command: &mut Command,
        find: impl Fn(&str) -> Option<T>,
    ) -> Option<(Self, T)> {
        let mut child =
            command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn().expect("a program that starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its words")).lines();
        let found = lines.by_ref().map_while(Result::ok).find_map(|line| find(&line));
        let program = Self(child);
        // It may go on writing.
        std::thread::spawn(move || lines.for_each(drop));
        Some((program, found?))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let pid = i32::try_from(self.0.id()).ok().and_then(Pid::from_raw).expect("a process");
        // It may have ended by itself.
        let _ = kill_process(pid, Signal::TERM);
        let _ = self.0.wait();
    }
}
