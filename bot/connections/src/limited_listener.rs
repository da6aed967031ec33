//! A listener that limits how many connections are open, closing the longest waiting ones for new ones.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};

use crate::connection::Connection;
use crate::connection_limit::ConnectionLimit;
use crate::counted::Counted;

/// The pause when no connection can be accepted.
const PAUSE: Duration = Duration::from_millis(50);

/// Accepts connections at an address, within a limit.
#[derive(Debug)]
pub struct LimitedListener {
    /// The setting that names the address.
    setting: &'static str,
    socket: TcpListener,
    limit: Arc<ConnectionLimit>,
    crowded: Counted<&'static str>,
    failing: Counted<io::Error>,
}

impl LimitedListener {
    /// Creates a listener within a limit, whose address is in this setting.
    pub fn new(setting: &'static str, socket: TcpListener, limit: &Arc<ConnectionLimit>) -> LimitedListener {
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
        LimitedListener { setting, socket, limit: Arc::clone(limit), crowded, failing }
    }

    /// Waits for the next connection, and says from where it comes.
    pub async fn next(&self) -> (TcpStream, SocketAddr, Connection) {
        loop {
            match self.socket.accept().await {
                Ok((stream, peer)) => {
                    // Responses are small and someone is waiting. If this fails, they come a little later.
                    let _ = stream.set_nodelay(true);
                    return (stream, peer, self.admit().await);
                }
                Err(error) if is_its_own(&error) => {}
                Err(error) => {
                    self.failing.report(error);
                    // Most likely there are no file descriptors left. Other parts of the bot need some, too.
                    self.limit.evict_half();
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    async fn admit(&self) -> Connection {
        if self.limit.is_full() {
            self.crowded.report(self.setting);
        }
        Connection::admit(&self.limit).await
    }
}

/// Whether an error is about one connection, which has ended before it was accepted.
fn is_its_own(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset
    )
}
