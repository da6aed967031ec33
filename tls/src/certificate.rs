//! Certificates, of which none is our own.

use rustls_pki_types::CertificateDer;
use rustls_pki_types::pem::PemObject;

use crate::error::Kind;
use crate::{Error, Result};

/// A certificate, of a server or of whoever vouches for one.
#[derive(Clone)]
pub struct Certificate(pub(crate) CertificateDer<'static>);

impl Certificate {
    /// Takes it as it travels.
    pub fn from_der(der: &[u8]) -> Result<Self> {
        Ok(Self(der.to_vec().into()))
    }

    /// Reads the first one of a PEM file.
    pub fn from_pem(pem: &[u8]) -> Result<Self> {
        Ok(Self(CertificateDer::from_pem_slice(pem)?))
    }

    /// Reads all of a PEM file.
    pub fn stack_from_pem(pem: &[u8]) -> Result<Vec<Self>> {
        CertificateDer::pem_slice_iter(pem).map(|certificate| Ok(Self(certificate?))).collect()
    }

    /// Gives it as it travels.
    pub fn to_der(&self) -> Result<Vec<u8>> {
        Ok(self.0.to_vec())
    }
}

/// A certificate of our own, of which there is none.
#[derive(Clone, Copy)]
pub enum Identity {}

impl Identity {
    /// Refuses.
    pub fn from_pkcs12(_der: &[u8], _password: &str) -> Result<Self> {
        Err(not_offered())
    }

    /// Refuses.
    pub fn from_pkcs8(_pem: &[u8], _key: &[u8]) -> Result<Self> {
        Err(not_offered())
    }
}

fn not_offered() -> Error {
    Kind::NotOffered("a certificate of a client").into()
}
