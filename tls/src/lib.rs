//! The parts of the crate `native-tls` that Kuzhi's libraries use, implemented with rustls.
//!
//! Serenity 0.12 uses TLS either through a rustls of 2024 or through `native-tls`, which on Linux is OpenSSL.
//! This crate has the name and the API of the latter. So a single current rustls serves both HTTP and the
//! gateway, and no OpenSSL has to be built or found. It is a client only. It trusts the certificates that the
//! system trusts (or those that `SSL_CERT_FILE` or `SSL_CERT_DIR` names), always checks names, and presents
//! no certificate of its own.
//!
//! Without the feature `rustls` it has the same API, but refuses every connection.

mod acceptor;
mod certificate;
#[cfg(feature = "rustls")]
#[path = "client/rustls.rs"]
mod client;
#[cfg(not(feature = "rustls"))]
#[path = "client/none.rs"]
mod client;
mod connector;
mod error;
mod handshake;
mod stream;

pub use self::acceptor::TlsAcceptor;
pub use self::certificate::{Certificate, Identity};
pub use self::connector::{Protocol, TlsConnector, TlsConnectorBuilder};
pub use self::error::{Error, Result};
pub use self::handshake::{HandshakeError, MidHandshakeTlsStream};
pub use self::stream::TlsStream;
