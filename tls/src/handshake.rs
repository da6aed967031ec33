//! Connections whose handshake is not complete.

use std::error::Error as StdError;
use std::fmt::{self, Display, Formatter};
use std::io::{ErrorKind, Read, Write};

use crate::{Error, TlsStream};

/// A connection that waits for the other side to continue the handshake.
#[derive(Debug)]
pub struct MidHandshakeTlsStream<S>(TlsStream<S>);

/// The reason why a handshake is not complete.
#[derive(Debug)]
pub enum HandshakeError<S> {
    /// The handshake has failed.
    Failure(Error),
    /// The stream has nothing to read, or accepts no data, for now.
    WouldBlock(MidHandshakeTlsStream<S>),
}

impl<S> MidHandshakeTlsStream<S> {
    pub(crate) fn new(stream: TlsStream<S>) -> Self {
        Self(stream)
    }

    /// Returns the underlying stream.
    pub fn get_ref(&self) -> &S {
        self.0.get_ref()
    }

    /// Returns the underlying stream.
    pub fn get_mut(&mut self) -> &mut S {
        self.0.get_mut()
    }
}

impl<S: Read + Write> MidHandshakeTlsStream<S> {
    /// Continues the handshake.
    pub fn handshake(mut self) -> Result<TlsStream<S>, HandshakeError<S>> {
        let TlsStream { connection, stream } = &mut self.0;
        match connection.handshake(stream) {
            Ok(()) => Ok(self.0),
            Err(error) if error.kind() == ErrorKind::WouldBlock => Err(HandshakeError::WouldBlock(self)),
            Err(error) => Err(HandshakeError::Failure(error.into())),
        }
    }
}

impl<S> Display for HandshakeError<S> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failure(error) => Display::fmt(error, formatter),
            Self::WouldBlock(_) => formatter.write_str("the handshake is not over"),
        }
    }
}

impl<S: fmt::Debug> StdError for HandshakeError<S> {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Failure(error) => Some(error),
            Self::WouldBlock(_) => None,
        }
    }
}
