//! The door at an address: who comes in, and who makes way for them.

use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};

use super::counted::Counted;
use super::room::Room;
use super::seat::Seat;

/// The pause when no connection can be accepted.
const PAUSE: Duration = Duration::from_millis(50);

/// Accepts connections at an address.
#[derive(Debug)]
pub(super) struct Door {
    /// The setting that names the address.
    setting: &'static str,
    socket: TcpListener,
    room: Arc<Room>,
    crowded: Counted<&'static str>,
    failing: Counted<io::Error>,
}

impl Door {
    /// Opens a door to a room with so many places.
    pub(super) fn new(setting: &'static str, socket: TcpListener, places: usize) -> Door {
        let crowded = Counted::new(|times, setting: &&str| {
            tracing::warn!(
                times,
                setting,
                "more connections than can be kept: those that have waited longest are closed"
            );
        });
        let failing = Counted::new(|times, error: &io::Error| {
            tracing::warn!(times, %error, "a connection could not be accepted");
        });
        Door { setting, socket, room: Room::of(places), crowded, failing }
    }

    /// Waits for the next connection.
    pub(super) async fn next(&self) -> (TcpStream, Seat) {
        loop {
            match self.socket.accept().await {
                Ok((stream, _)) => {
                    // Responses are small and someone is waiting. If this fails, they come a little later.
                    let _ = stream.set_nodelay(true);
                    return (stream, self.seat().await);
                }
                Err(error) if is_its_own(&error) => {}
                Err(error) => {
                    self.failing.report(error);
                    // Most likely there are no file descriptors left. Other parts of the bot need some, too.
                    self.room.clear_half();
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    async fn seat(&self) -> Seat {
        if self.room.is_full() {
            self.crowded.report(self.setting);
        }
        Seat::among(&self.room).await
    }
}

/// Whether an error is about one connection, which has ended before it was accepted.
fn is_its_own(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset
    )
}
