//! A TLS connection over a byte stream.

use std::fmt::{self, Debug, Formatter};
use std::io::{self, Read, Write};

use crate::client::Connection;
use crate::{Certificate, Result};

/// A TLS connection. It encrypts what is written to it, and decrypts what it receives from the stream.
pub struct TlsStream<S> {
    pub(crate) connection: Connection,
    pub(crate) stream: S,
}

impl<S> TlsStream<S> {
    /// Returns the underlying stream.
    pub fn get_ref(&self) -> &S {
        &self.stream
    }

    /// Returns the underlying stream.
    pub fn get_mut(&mut self) -> &mut S {
        &mut self.stream
    }

    /// Returns the server's certificate.
    pub fn peer_certificate(&self) -> Result<Option<Certificate>> {
        Ok(self.connection.peer_certificate().cloned().map(Certificate))
    }

    /// The channel binding, which ties a password to this connection. Always `None`, because names are always
    /// checked.
    pub const fn tls_server_end_point(&self) -> Result<Option<Vec<u8>>> {
        Ok(None)
    }

    /// The protocol agreed on with the server (ALPN), if any.
    pub fn negotiated_alpn(&self) -> Result<Option<Vec<u8>>> {
        Ok(self.connection.protocol().map(<[u8]>::to_vec))
    }
}

impl<S: Read + Write> TlsStream<S> {
    /// Tells the other side that no more data follows.
    pub fn shutdown(&mut self) -> io::Result<()> {
        self.connection.close(&mut self.stream)
    }
}

impl<S: Read + Write> Read for TlsStream<S> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.connection.read(&mut self.stream, buffer)
    }
}

impl<S: Read + Write> Write for TlsStream<S> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.connection.write(&mut self.stream, bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.connection.flush(&mut self.stream)
    }
}

impl<S: Debug> Debug for TlsStream<S> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("TlsStream").field(&self.stream).finish()
    }
}
