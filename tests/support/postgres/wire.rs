//! A line to a server that counts how often somebody waits for an answer, and can be held up.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How long an answer takes.
const FAR: Duration = Duration::from_millis(10);

/// The line. It listens as long as the program runs.
#[derive(Debug)]
pub struct Wire {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    trips: AtomicU64,
    learned: AtomicU64,
    held: Mutex<bool>,
    let_go: Condvar,
}

impl Wire {
    /// One to a port of this machine.
    ///
    /// # Panics
    ///
    /// When the machine has no port for it.
    pub fn to(server: u16) -> Wire {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let port = listener.local_addr().expect("a port that is bound").port();
        let shared = Arc::new(Shared::default());
        let of_connections = Arc::clone(&shared);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                // While the server is down, whoever connects is turned away.
                if let Ok(server) = TcpStream::connect(("127.0.0.1", server)) {
                    let _ = carry(client, server, &of_connections);
                }
            }
        });
        Wire { port, shared }
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// How often something was sent after an answer, so far.
    pub fn trips(&self) -> u64 {
        self.shared.trips.load(Ordering::SeqCst)
    }

    /// How many of those were for the server to learn a statement, which each connection has it do once.
    pub fn learned(&self) -> u64 {
        self.shared.learned.load(Ordering::SeqCst)
    }

    /// Keeps back what the server says, or lets it through.
    pub fn hold(&self, held: bool) {
        *self.shared.held.lock().unwrap_or_else(PoisonError::into_inner) = held;
        self.shared.let_go.notify_all();
    }
}

impl Shared {
    fn wait_until_let_go(&self) {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.let_go.wait_while(held, |held| *held).unwrap_or_else(PoisonError::into_inner));
    }
}

/// Carries bytes both ways until one side is gone; then the other is cut off, too.
fn carry(client: TcpStream, server: TcpStream, shared: &Arc<Shared>) -> io::Result<()> {
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let answered = Arc::new(AtomicBool::new(true));
    let (mut from, mut to) = (client.try_clone()?, server.try_clone()?);
    let (counted, was_answered) = (Arc::clone(shared), Arc::clone(&answered));
    thread::spawn(move || {
        pass(&mut from, &mut to, |sent| {
            if was_answered.swap(false, Ordering::SeqCst) {
                counted.trips.fetch_add(1, Ordering::SeqCst);
                if names_a_statement(sent) {
                    counted.learned.fetch_add(1, Ordering::SeqCst);
                }
            }
        });
    });
    let (mut from, mut to, shared) = (server, client, Arc::clone(shared));
    thread::spawn(move || {
        pass(&mut from, &mut to, |_| {
            // Far enough for all that is sent together to be on its way before the first answer is there.
            thread::sleep(FAR);
            answered.store(true, Ordering::SeqCst);
            shared.wait_until_let_go();
        });
    });
    Ok(())
}

/// Whether these bytes begin with a statement under a name: the message `Parse`, its length, and a name that is not empty.
fn names_a_statement(sent: &[u8]) -> bool {
    matches!(sent, [b'P', _, _, _, _, name, ..] if *name != 0)
}

fn pass(from: &mut TcpStream, to: &mut TcpStream, mut before: impl FnMut(&[u8])) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length) = from.read(&mut buffer) {
        before(&buffer[..length]);
        if length == 0 || to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    // Whoever is gone already need not be cut off.
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
