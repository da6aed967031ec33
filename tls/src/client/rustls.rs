//! TLS connections with rustls over non-blocking streams.

use std::io::{self, ErrorKind, Read, Write};
use std::sync::{Arc, OnceLock};

use rustls::crypto::ring;
use rustls::version::{TLS12, TLS13};
use rustls::{ClientConfig, ClientConnection, RootCertStore, SupportedProtocolVersion};
use rustls_pki_types::{CertificateDer, ServerName};

use crate::error::Kind;
use crate::{Protocol, Result, TlsConnectorBuilder};

/// The configuration of connections. It is built for the first connection, so programs that never connect
/// need no certificates.
#[derive(Clone)]
pub(crate) struct Config {
    asked: TlsConnectorBuilder,
    made: Arc<OnceLock<Arc<ClientConfig>>>,
}

/// A TLS connection without the stream under it.
pub(crate) struct Connection(Box<ClientConnection>);

impl Config {
    pub(crate) fn new(asked: &TlsConnectorBuilder) -> Self {
        Self { asked: asked.clone(), made: Arc::default() }
    }

    pub(crate) fn start(&self, domain: &str) -> Result<Connection> {
        let server = ServerName::try_from(domain.to_owned()).map_err(|_| Kind::Name(domain.to_owned()))?;
        Ok(Connection(Box::new(ClientConnection::new(self.made()?, server)?)))
    }

    fn made(&self) -> Result<Arc<ClientConfig>> {
        if let Some(made) = self.made.get() {
            return Ok(made.clone());
        }
        let made = Arc::new(make(&self.asked)?);
        Ok(self.made.get_or_init(|| made).clone())
    }
}

fn make(asked: &TlsConnectorBuilder) -> Result<ClientConfig> {
    let mut config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(&versions(asked))?
        .with_root_certificates(roots(asked)?)
        .with_no_client_auth();
    config.alpn_protocols.clone_from(&asked.protocols);
    config.enable_sni = asked.names_server;
    Ok(config)
}

fn versions(asked: &TlsConnectorBuilder) -> Vec<&'static SupportedProtocolVersion> {
    let will_do = |protocol| {
        asked.oldest.is_none_or(|oldest| oldest <= protocol)
            && asked.newest.is_none_or(|newest| protocol <= newest)
    };
    [(Protocol::Tlsv13, &TLS13), (Protocol::Tlsv12, &TLS12)]
        .into_iter()
        .filter_map(|(protocol, version)| will_do(protocol).then_some(version))
        .collect()
}

/// Returns the certificates to trust. A system certificate that cannot be read does not stop the others from
/// being trusted.
fn roots(asked: &TlsConnectorBuilder) -> Result<RootCertStore> {
    let mut roots = RootCertStore::empty();
    if !asked.without_system_roots {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    for root in &asked.roots {
        roots.add(root.0.clone())?;
    }
    if roots.is_empty() {
        return Err(Kind::NoRoots.into());
    }
    Ok(roots)
}

impl Connection {
    pub(crate) fn handshake(&mut self, stream: &mut (impl Read + Write)) -> io::Result<()> {
        while self.0.is_handshaking() {
            self.send(stream)?;
            if self.0.is_handshaking() && self.receive(stream)? == 0 {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
        // The server may be waiting for our last message.
        self.flush(stream)
    }

    pub(crate) fn read(&mut self, stream: &mut (impl Read + Write), buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.reader().read(buffer) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                read => return read,
            }
            self.receive(stream)?;
        }
    }

    pub(crate) fn write(&mut self, stream: &mut (impl Read + Write), bytes: &[u8]) -> io::Result<usize> {
        // Send what was taken before first, so that at most one piece is buffered.
        self.send(stream)?;
        let taken = self.0.writer().write(bytes)?;
        match self.send(stream) {
            Err(error) if error.kind() != ErrorKind::WouldBlock => Err(error),
            _ => Ok(taken),
        }
    }

    pub(crate) fn flush(&mut self, stream: &mut (impl Read + Write)) -> io::Result<()> {
        self.send(stream)?;
        stream.flush()
    }

    pub(crate) fn close(&mut self, stream: &mut (impl Read + Write)) -> io::Result<()> {
        self.0.send_close_notify();
        self.flush(stream)
    }

    pub(crate) fn peer_certificate(&self) -> Option<&CertificateDer<'static>> {
        self.0.peer_certificates()?.first()
    }

    pub(crate) fn protocol(&self) -> Option<&[u8]> {
        self.0.alpn_protocol()
    }

    /// Reads what the stream has. Returns the number of bytes, which is 0 at the end of the stream.
    fn receive(&mut self, stream: &mut (impl Read + Write)) -> io::Result<usize> {
        let received = self.0.read_tls(stream)?;
        let understood = self.0.process_new_packets();
        // This sends a reply, or the alert if the packets were invalid. If it fails, the received data is
        // still there, and the next write reports the error.
        let _ = self.send(stream);
        understood.map_err(|error| io::Error::new(ErrorKind::InvalidData, error))?;
        Ok(received)
    }

    /// Sends everything that is waiting to be sent.
    fn send(&mut self, stream: &mut (impl Read + Write)) -> io::Result<()> {
        while self.0.wants_write() {
            if self.0.write_tls(stream)? == 0 {
                return Err(ErrorKind::WriteZero.into());
            }
        }
        Ok(())
    }
}
