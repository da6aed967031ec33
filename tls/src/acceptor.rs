//! The server side of TLS, which this crate does not offer.

use crate::{HandshakeError, TlsStream};

/// Accepts connections; there is none, because this is a client only.
#[derive(Clone)]
pub enum TlsAcceptor {}

impl TlsAcceptor {
    /// Cannot be called, because there is no acceptor.
    pub fn accept<S>(&self, _stream: S) -> Result<TlsStream<S>, HandshakeError<S>> {
        match *self {}
    }
}
