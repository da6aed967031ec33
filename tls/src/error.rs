//! Errors of connections.

use std::result;

use thiserror::Error;

/// The reason why there is no connection.
#[derive(Debug, Error)]
#[error(transparent)]
pub struct Error(Kind);

/// A result with this crate's [`struct@Error`].
pub type Result<T> = result::Result<T, Error>;

#[derive(Debug, Error)]
pub(crate) enum Kind {
    #[error("{0} is not offered here")]
    NotOffered(&'static str),
    #[error("this program was built without TLS; build it with the feature `tls`")]
    #[cfg(not(feature = "rustls"))]
    NoTls,
    #[error(
        "this machine has no certificates to trust; install them (the package `ca-certificates`), or name a \
         file of them in SSL_CERT_FILE"
    )]
    #[cfg(feature = "rustls")]
    NoRoots,
    #[error("not the name of a server: {0}")]
    #[cfg(feature = "rustls")]
    Name(String),
    #[error("not a certificate")]
    Pem(#[from] rustls_pki_types::pem::Error),
    #[error(transparent)]
    #[cfg(feature = "rustls")]
    Tls(#[from] rustls::Error),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl<K: Into<Kind>> From<K> for Error {
    fn from(kind: K) -> Self {
        Self(kind.into())
    }
}
