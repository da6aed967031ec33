//! A connection over a stream of bytes.

use std::fmt::{self, Debug, Formatter};
use std::io::{self, Read, Write};

use crate::client::Connection;
use crate::{Certificate, Result};

/// What is written is sent over the stream in secret, and what comes from there is read in plain.
pub struct TlsStream<S> {
    pub(crate) connection: Connection,
    pub(crate) stream: S,
}

impl<S> TlsStream<S> {
    /// The stream beneath.
    pub fn get_ref(&self) -> &S {
        &self.stream
    }

    /// The stream beneath.
    pub fn get_mut(&mut self) -> &mut S {
        &mut self.stream
    }

    /// The certificate that the server has shown.
    pub fn peer_certificate(&self) -> Result<Option<Certificate>> {
        Ok(self.connection.peer_certificate().cloned().map(Certificate))
    }

    /// What ties a password to this connection: nothing, as names are checked always.
    pub const fn tls_server_end_point(&self) -> Result<Option<Vec<u8>>> {
        Ok(None)
    }

    /// What is spoken over the connection, if that was agreed upon.
    pub fn negotiated_alpn(&self) -> Result<Option<Vec<u8>>> {
        Ok(self.connection.protocol().map(<[u8]>::to_vec))
    }
}

impl<S: Read + Write> TlsStream<S> {
    /// Tells the other side that nothing more will be written.
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
