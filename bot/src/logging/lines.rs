//! Writes log lines to standard error on a thread of its own, so a stopped terminal or an unread pipe delays
//! nobody's answer.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How many bytes may wait to be written: thousands of lines. What does not fit is dropped and counted.
const ROOM: usize = 512 * 1024;

/// What a waiting line takes beside its bytes.
const OVERHEAD: usize = 64;

/// The lines that wait. Clones share them.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Vec<u8>>,
    /// What the waiting lines take.
    size: usize,
    is_writing: bool,
    /// How many lines were dropped since that was last said.
    dropped: u64,
}

impl Lines {
    /// Starts the thread that writes lines to `out`. It calls `say` with the number of dropped lines once
    /// there is room for saying it.
    ///
    /// # Errors
    ///
    /// If the system cannot start a thread.
    pub(super) fn to(
        mut out: impl Write + Send + 'static,
        say: impl Fn(u64) + Send + 'static,
    ) -> io::Result<Lines> {
        let lines = Lines::default();
        let own = lines.clone();
        thread::Builder::new().name("log".to_owned()).spawn(move || {
            loop {
                let line = own.next();
                // If this fails, there is nowhere to say so.
                let _ = out.write_all(&line);
                let dropped = own.dropped();
                if dropped > 0 {
                    say(dropped);
                }
                own.rest();
            }
        })?;
        Ok(lines)
    }

    /// Adds a line, or counts it as dropped if too many are waiting. Never waits for the writer.
    pub(super) fn add(&self, line: &[u8]) {
        let mut queue = self.queue();
        if queue.size + line.len() + OVERHEAD > ROOM {
            queue.dropped += 1;
        } else {
            queue.push(line);
            self.0.changed.notify_all();
        }
    }

    /// Adds a line that is worth waiting for until there is room, for so long at most.
    pub(super) fn add_patiently(&self, line: &[u8], longest: Duration) {
        let is_full = |queue: &mut Queue| queue.size + line.len() + OVERHEAD > ROOM;
        let (mut queue, _) = self
            .0
            .changed
            .wait_timeout_while(self.queue(), longest, is_full)
            .unwrap_or_else(PoisonError::into_inner);
        queue.push(line);
        self.0.changed.notify_all();
    }

    /// Waits until everything is written, for so long at most.
    pub(super) fn finish(&self, longest: Duration) {
        let is_busy = |queue: &mut Queue| queue.is_writing || !queue.waiting.is_empty();
        drop(self.0.changed.wait_timeout_while(self.queue(), longest, is_busy));
    }

    /// Waits for the next line.
    fn next(&self) -> Vec<u8> {
        let mut queue = self.queue();
        loop {
            if let Some(line) = queue.waiting.pop_front() {
                queue.size -= line.len() + OVERHEAD;
                queue.is_writing = true;
                return line;
            }
            queue = self.0.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Returns how many lines were dropped, if that is to be said now: not before half of the room is free,
    /// or others could take the room that saying it needs.
    fn dropped(&self) -> u64 {
        let mut queue = self.queue();
        if queue.size <= ROOM / 2 { std::mem::take(&mut queue.dropped) } else { 0 }
    }

    /// Marks the line that was taken as written.
    fn rest(&self) {
        self.queue().is_writing = false;
        self.0.changed.notify_all();
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Every statement leaves it consistent, so a panic elsewhere cannot have corrupted it.
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    fn push(&mut self, line: &[u8]) {
        self.size += line.len() + OVERHEAD;
        self.waiting.push_back(line.to_vec());
    }
}

/// A line that an event is written into, at once as a whole.
pub(super) struct Line<'a>(pub(super) &'a Lines);

impl Write for Line<'_> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.add(line);
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// A terminal that takes a line whenever somebody lets it, and everything once nobody stops it.
    struct Terminal {
        lets: Receiver<()>,
        shown: Sender<String>,
    }

    impl Write for Terminal {
        fn write(&mut self, line: &[u8]) -> io::Result<usize> {
            // When the other end is gone, nothing stops the terminal.
            let _ = self.lets.recv();
            self.shown.send(String::from_utf8(line.to_vec()).unwrap()).unwrap();
            Ok(line.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// Lines to a stopped terminal, what lets it go on, and what it shows.
    fn stopped() -> (Lines, Sender<()>, Receiver<String>) {
        let ((lets, let_go), (shown, screen)) = (channel(), channel());
        let (tell, told) = channel::<Lines>();
        let lines = Lines::to(Terminal { lets: let_go, shown }, move |dropped| {
            told.recv().unwrap().add(format!("{dropped} lost").as_bytes());
        })
        .unwrap();
        tell.send(lines.clone()).unwrap();
        (lines, lets, screen)
    }

    const LONG: Duration = Duration::from_mins(1);

    #[test]
    fn nobody_waits_for_a_stopped_terminal() {
        let (lines, lets, screen) = stopped();
        let line = "x".repeat(1_000);
        for _ in 0..2_000 {
            lines.add(line.as_bytes());
        }
        let (kept, dropped) = {
            let queue = lines.queue();
            assert!(queue.size <= ROOM);
            (queue.waiting.len(), queue.dropped)
        };
        // The thread may have taken one already.
        assert!((400..600).contains(&kept) && dropped > 1_300, "{kept} wait, {dropped} were dropped");
        lines.finish(Duration::from_millis(10));
        lines.add_patiently(b"the last word", Duration::from_millis(10));
        drop(lets);
        lines.finish(LONG);
        let shown: Vec<String> = screen.try_iter().collect();
        let lost: Vec<&String> = shown.iter().filter(|line| line.ends_with(" lost")).collect();
        assert_eq!(lost, [&format!("{dropped} lost")], "said once");
        assert_eq!(
            shown.iter().filter(|shown| **shown == line).count(),
            2_000 - usize::try_from(dropped).unwrap()
        );
        assert!(shown.contains(&"the last word".to_owned()));
    }

    #[test]
    fn lines_keep_their_order() {
        let (lines, lets, screen) = stopped();
        for number in 0..100 {
            lines.add(number.to_string().as_bytes());
        }
        drop(lets);
        lines.finish(LONG);
        let shown: Vec<String> = screen.try_iter().collect();
        assert_eq!(shown, (0..100).map(|number| number.to_string()).collect::<Vec<_>>());
    }
}
