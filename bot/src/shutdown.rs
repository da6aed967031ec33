//! The signals that stop the bot.

use std::io;

/// Returns a future that resolves at the first SIGTERM or Ctrl-C. On Windows, which has no SIGTERM, it also
/// resolves when the window is closed or the machine shuts down.
///
/// # Errors
///
/// When the system does not allow signal handlers.
pub fn shutdown() -> io::Result<impl Future<Output = ()> + Send> {
    let signal = signals::listen()?;
    Ok(async move {
        let name = signal.await;
        tracing::info!(signal = name, "stopping: finishing requests under way");
    })
}

#[cfg(unix)]
mod signals {
    use std::io;

    use tokio::signal::unix::{SignalKind, signal};

    pub(super) fn listen() -> io::Result<impl Future<Output = &'static str> + Send> {
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => "SIGTERM",
                _ = interrupt.recv() => "Ctrl-C",
            }
        })
    }
}

#[cfg(windows)]
mod signals {
    use std::io;

    use tokio::signal::windows::{ctrl_c, ctrl_close, ctrl_shutdown};

    pub(super) fn listen() -> io::Result<impl Future<Output = &'static str> + Send> {
        let (mut interrupt, mut close, mut shutdown) = (ctrl_c()?, ctrl_close()?, ctrl_shutdown()?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => "Ctrl-C",
                _ = close.recv() => "close",
                _ = shutdown.recv() => "shutdown",
            }
        })
    }
}
