//! Accepts connections, and can break each of them.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use super::state::State;

/// Accepts connections, unless a fault says to refuse them.
pub(crate) struct FaultyListener {
    listener: TcpListener,
    state: Arc<State>,
}

/// Breaks the connection that it belongs to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scissors(Arc<AtomicBool>);

/// A connection that can be broken.
pub(crate) struct Wire {
    stream: TcpStream,
    scissors: Scissors,
}

impl FaultyListener {
    pub(crate) fn new(listener: TcpListener, state: Arc<State>) -> Self {
        Self { listener, state }
    }
}

impl Listener for FaultyListener {
    type Io = Wire;
    type Addr = Scissors;

    async fn accept(&mut self) -> (Wire, Scissors) {
        loop {
            let Ok((stream, _)) = self.listener.accept().await else {
                // Probably out of file descriptors. Some may be free soon.
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            if !self.state.read(|world| world.faults.refuses_connections) {
                // Responses are small and someone is waiting. If this fails, they only come a little later.
                let _ = stream.set_nodelay(true);
                let scissors = Scissors::default();
                self.state.change(|world| world.faults.wires.push(scissors.clone()));
                return (Wire { stream, scissors: scissors.clone() }, scissors);
            }
            self.state.change(|world| world.faults.refused_connections += 1);
        }
    }

    fn local_addr(&self) -> io::Result<Scissors> {
        Ok(Scissors::default())
    }
}

impl Connected<IncomingStream<'_, FaultyListener>> for Scissors {
    fn connect_info(stream: IncomingStream<'_, FaultyListener>) -> Self {
        stream.remote_addr().clone()
    }
}

impl Scissors {
    /// Lets nothing more through.
    pub(crate) fn cut(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn check(&self) -> io::Result<()> {
        if self.0.load(Ordering::Acquire) { Err(io::ErrorKind::ConnectionReset.into()) } else { Ok(()) }
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context,
        buffer: &mut ReadBuf,
    ) -> Poll<io::Result<()>> {
        self.scissors.check()?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.scissors.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        self.scissors.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
