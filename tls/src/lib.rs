//! What Kuzhi's libraries ask of the crate `native-tls`, answered by rustls.
//!
//! Serenity 0.12 speaks TLS either through a rustls of 2024 or through `native-tls`, which on Linux is OpenSSL. This
//! crate has the name and the calls of the latter, so that one current rustls serves HTTP and the gateway alike and no
//! OpenSSL has to be built or found. It is a client only: it trusts the certificates that the system trusts (or those
//! that `SSL_CERT_FILE` or `SSL_CERT_DIR` names), checks names always, and shows no certificate of its own.
//!
//! Without the feature `rustls` it has the same calls, and every connection is refused.

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
