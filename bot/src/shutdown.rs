//! The signals that end the bot.

use std::io;

use tokio::signal::unix::{SignalKind, signal};

/// A future that resolves at the first SIGTERM or Ctrl-C.
///
/// # Errors
///
/// When the system does not let us listen.
pub fn shutdown() -> io::Result<impl Future<Output = ()> + Send> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        let name = tokio::select! {
            _ = terminate.recv() => "SIGTERM",
            _ = interrupt.recv() => "Ctrl-C",
        };
        tracing::info!(signal = name, "stopping: finishing what was begun");
    })
}
