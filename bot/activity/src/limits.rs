//! How much pages may ask for.

use std::time::Duration;

use tokio::net::TcpStream;

/// How many pages there may be, and how much each may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many pages may be open at once.
    pub pages: usize,
    /// How many of them may be one person's. A further one takes the place of the oldest.
    pub pages_a_person: usize,
    /// How many connections are kept on which nobody has said yet who they are.
    pub newcomers: usize,
    /// How long a page may take to say who it is for.
    pub hello: Duration,
    /// How long a page may be silent before it is pinged. After two pings without an answer it is gone.
    pub ping: Duration,
    /// How long a page may take to read one message.
    pub reading: Duration,
    /// How long a page may take to read why it is closed.
    pub farewell: Duration,
    /// How many messages a page may send in a second.
    pub messages_a_second: u32,
    /// How many tokens one address may ask for in a minute. Everyone who is at Discord comes from few.
    pub tokens_an_address: u32,
    /// How many tokens may be asked for in a minute.
    pub tokens: u32,
    /// How many of them are being looked up at once.
    pub lookups: usize,
    /// How long looking up a person may take.
    pub lookup: Duration,
    /// How many boards are drawn at once.
    pub drawings: usize,
}

/// The share of the files that a process may have open which are for pages: one of this many.
const SHARE: u64 = 2;

impl Limits {
    /// Asks the system for as many open files as the pages may take. Where it gives fewer, fewer pages are
    /// let in: the rest of the bot needs some, too.
    pub fn for_system() -> Limits {
        let limits = Limits::default();
        let wanted = (limits.pages + limits.newcomers) as u64 * SHARE;
        limits.within(open_files(wanted))
    }

    fn within(self, files: u64) -> Limits {
        let most = usize::try_from(files / SHARE).unwrap_or(usize::MAX);
        // When everyone comes back at once, there are that many of both.
        let newcomers = self.newcomers.min(most / 4).max(1);
        let pages = self.pages.min(most.saturating_sub(newcomers)).max(1);
        Limits { pages, newcomers, ..self }
    }
}

/// How much the system keeps of what a page has not read yet, in bytes. Of itself it would take megabytes.
#[cfg(unix)]
const UNREAD: usize = 64 * 1024;

/// Has the system keep little of what a page has not read yet. If it will not, it keeps more.
#[cfg(unix)]
pub(crate) fn limit_unread(stream: &TcpStream) {
    let _ = rustix::net::sockopt::set_socket_send_buffer_size(stream, UNREAD);
}

/// Elsewhere it keeps what it likes.
#[cfg(not(unix))]
pub(crate) fn limit_unread(_: &TcpStream) {}

/// Returns how many files the process may have open, after asking for this many.
#[cfg(unix)]
fn open_files(wanted: u64) -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let Some(has) = current else { return u64::MAX };
    let more = maximum.map_or(wanted, |most| wanted.min(most));
    if more > has && setrlimit(Resource::Nofile, Rlimit { current: Some(more), maximum }).is_ok() {
        return more;
    }
    has
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
fn open_files(_: u64) -> u64 {
    u64::MAX
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            pages: 10_000,
            pages_a_person: 8,
            newcomers: 512,
            hello: Duration::from_secs(10),
            ping: Duration::from_secs(30),
            reading: Duration::from_secs(20),
            farewell: Duration::from_secs(2),
            messages_a_second: 10,
            tokens_an_address: 120,
            tokens: 1_200,
            lookups: 64,
            lookup: Duration::from_secs(10),
            drawings: 8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_leave_files_to_the_rest() {
        let within = |files| {
            let Limits { pages, newcomers, .. } = Limits::default().within(files);
            (pages, newcomers)
        };
        assert_eq!(within(u64::MAX), (10_000, 512));
        assert_eq!(within(1_024), (384, 128));
        assert_eq!(within(0), (1, 1));
        assert!(Limits::for_system().pages > 1);
    }
}
