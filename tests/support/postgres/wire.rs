//! A proxy to a server that counts round trips, and can be paused.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a response takes.
const FAR: Duration = Duration::from_millis(10);

/// The proxy. It listens as long as the program runs.
#[derive(Debug)]
pub struct Wire {
    port: u16,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    trips: AtomicU64,
    held: Mutex<bool>,
    let_go: Condvar,
}

impl Wire {
    /// Creates one for a port of this machine.
    ///
    /// # Panics
    ///
    /// If no port is free.
    pub fn to(server: u16) -> Wire {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let port = listener.local_addr().expect("a port that is bound").port();
        let shared = Arc::new(Shared::default());
        let of_connections = Arc::clone(&shared);
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                // While the server is down, connections are closed.
                if let Ok(server) = TcpStream::connect(("127.0.0.1", server)) {
                    let _ = carry(client, server, &of_connections);
                }
            }
        });
        Wire { port, shared }
    }

    /// Returns its address.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the number of round trips so far.
    ///
    /// Those that prepared a statement are left out: each connection prepares each statement once, whichever
    /// click it first serves.
    pub fn trips(&self) -> u64 {
        self.shared.trips.load(Ordering::SeqCst)
    }

    /// Holds back what the server sends, or lets it through.
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

/// Copies bytes both ways until one side closes, then closes the other.
fn carry(client: TcpStream, server: TcpStream, shared: &Arc<Shared>) -> io::Result<()> {
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let answered = Arc::new(AtomicBool::new(true));
    let (mut from, mut to) = (client.try_clone()?, server.try_clone()?);
    let (counted, was_answered) = (Arc::clone(shared), Arc::clone(&answered));
    thread::spawn(move || {
        pass(&mut from, &mut to, |sent| {
            if was_answered.swap(false, Ordering::SeqCst) && !names_a_statement(sent) {
                counted.trips.fetch_add(1, Ordering::SeqCst);
            }
        });
    });
    let (mut from, mut to, shared) = (server, client, Arc::clone(shared));
    thread::spawn(move || {
        pass(&mut from, &mut to, |_| {
            // Long enough for everything sent together to be on its way before the first response.
            thread::sleep(FAR);
            answered.store(true, Ordering::SeqCst);
            shared.wait_until_let_go();
        });
    });
    Ok(())
}

/// Returns whether these bytes start with the message `Parse` of a named statement: its type, its length, and
/// a name that is not empty.
fn names_a_statement(sent: &[u8]) -> bool {
    matches!(sent, [b'P', _, _, _, _, name, ..] if *name != 0)
}

fn pass(from: &mut TcpStream, to: &mut TcpStream, mut before: impl FnMut(&[u8])) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(length) = from.read(&mut buffer) {
        if length == 0 {
            break;
        }
        before(&buffer[..length]);
        if to.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    // A side that is gone need not be closed.
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
