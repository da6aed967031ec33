//! Certificates of servers and authorities. The client has none of its own.

use rustls_pki_types::CertificateDer;
use rustls_pki_types::pem::PemObject;

use crate::error::Kind;
use crate::{Error, Result};

/// A certificate of a server or of a certificate authority.
#[derive(Clone)]
pub struct Certificate(pub(crate) CertificateDer<'static>);

impl Certificate {
    /// Reads a certificate in DER format.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Ok(Self(der.to_vec().into()))
    }

    /// Reads the first certificate of a PEM file.
    pub fn from_pem(pem: &[u8]) -> Result<Self> {
        Ok(Self(CertificateDer::from_pem_slice(pem)?))
    }

    /// Reads all certificates of a PEM file.
    pub fn stack_from_pem(pem: &[u8]) -> Result<Vec<Self>> {
        CertificateDer::pem_slice_iter(pem).map(|certificate| Ok(Self(certificate?))).collect()
    }

    /// Returns the certificate in DER format.
    pub fn to_der(&self) -> Result<Vec<u8>> {
        Ok(self.0.to_vec())
    }
}

/// A client certificate. It has no values, because client certificates are not supported.
#[derive(Clone, Copy)]
pub enum Identity {}

impl Identity {
    /// Always fails.
    pub fn from_pkcs12(_der: &[u8], _password: &str) -> Result<Self> {
        Err(not_offered())
    }

    /// Always fails.
    pub fn from_pkcs8(_pem: &[u8], _key: &[u8]) -> Result<Self> {
        Err(not_offered())
    }
}

fn not_offered() -> Error {
    Kind::NotOffered("a certificate of a client").into()
}
