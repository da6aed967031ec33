//! The server's half, which is not offered.

use crate::{HandshakeError, TlsStream};

/// Accepts connections; there is none, because this is a client only.
#[derive(Clone)]
pub enum TlsAcceptor {}

impl TlsAcceptor {
    /// Cannot be called: there is no acceptor.
    pub fn accept<S>(&self, _stream: S) -> Result<TlsStream<S>, HandshakeError<S>> {
        match *self {}
    }
}
