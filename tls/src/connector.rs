//! The options for connections, and how connections begin.

use std::io::{Read, Write};

use crate::client::Config;
use crate::error::Kind;
use crate::{Certificate, Error, HandshakeError, Identity, MidHandshakeTlsStream, TlsStream};

/// A version of TLS. The oldest one supported here is 1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Protocol {
    /// SSL 3.0.
    Sslv3,
    /// TLS 1.0.
    Tlsv10,
    /// TLS 1.1.
    Tlsv11,
    /// TLS 1.2.
    Tlsv12,
    /// TLS 1.3.
    Tlsv13,
}

/// The options for connections.
#[derive(Clone)]
pub struct TlsConnectorBuilder {
    pub(crate) oldest: Option<Protocol>,
    pub(crate) newest: Option<Protocol>,
    pub(crate) roots: Vec<Certificate>,
    pub(crate) without_system_roots: bool,
    pub(crate) names_server: bool,
    pub(crate) protocols: Vec<Vec<u8>>,
    is_careless: bool,
}

/// Makes connections.
#[derive(Clone)]
pub struct TlsConnector(Config);

impl TlsConnectorBuilder {
    /// Cannot be called, because there is no identity.
    pub fn identity(&mut self, identity: Identity) -> &mut Self {
        match identity {}
    }

    /// Sets the oldest version to accept.
    pub fn min_protocol_version(&mut self, protocol: Option<Protocol>) -> &mut Self {
        self.oldest = protocol;
        self
    }

    /// Sets the newest version to accept.
    pub fn max_protocol_version(&mut self, protocol: Option<Protocol>) -> &mut Self {
        self.newest = protocol;
        self
    }

    /// Also trusts this certificate, and those that it has signed.
    pub fn add_root_certificate(&mut self, certificate: Certificate) -> &mut Self {
        self.roots.push(certificate);
        self
    }

    /// Whether to ignore the certificates that the system trusts.
    pub fn disable_built_in_roots(&mut self, disable: bool) -> &mut Self {
        self.without_system_roots = disable;
        self
    }

    /// Sets the protocols to offer over the connection (ALPN), best first.
    pub fn request_alpns(&mut self, protocols: &[&str]) -> &mut Self {
        self.protocols = protocols.iter().map(|protocol| protocol.as_bytes().to_vec()).collect();
        self
    }

    /// Whether to tell the server the name it is called by (SNI).
    pub fn use_sni(&mut self, use_sni: bool) -> &mut Self {
        self.names_server = use_sni;
        self
    }

    /// If set, [`Self::build`] fails, because certificates are always checked.
    pub fn danger_accept_invalid_certs(&mut self, accept: bool) -> &mut Self {
        self.is_careless |= accept;
        self
    }

    /// If set, [`Self::build`] fails, because names are always checked.
    pub fn danger_accept_invalid_hostnames(&mut self, accept: bool) -> &mut Self {
        self.is_careless |= accept;
        self
    }

    /// Returns a connector with these options.
    pub fn build(&self) -> Result<TlsConnector, Error> {
        if self.is_careless {
            return Err(Kind::NotOffered("a connection whose certificates nobody checks").into());
        }
        Ok(TlsConnector(Config::new(self)))
    }
}

impl TlsConnector {
    /// Returns a connector that trusts what the system trusts.
    pub fn new() -> Result<Self, Error> {
        Self::builder().build()
    }

    /// Returns the default options.
    pub fn builder() -> TlsConnectorBuilder {
        TlsConnectorBuilder {
            oldest: None,
            newest: None,
            roots: Vec::new(),
            without_system_roots: false,
            names_server: true,
            protocols: Vec::new(),
            is_careless: false,
        }
    }

    /// Connects to the server with this name. The server has to prove that the name is its own.
    pub fn connect<S>(&self, domain: &str, stream: S) -> Result<TlsStream<S>, HandshakeError<S>>
    where
        S: Read + Write,
    {
        let connection = self.0.start(domain).map_err(HandshakeError::Failure)?;
        MidHandshakeTlsStream::new(TlsStream { connection, stream }).handshake()
    }
}
