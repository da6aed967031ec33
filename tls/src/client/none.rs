//! A stand-in without TLS, for programs that only connect to their own machine.

use std::io;

use rustls_pki_types::CertificateDer;

use crate::error::Kind;
use crate::{Result, TlsConnectorBuilder};

/// A configuration that refuses every connection.
#[derive(Clone)]
pub(crate) struct Config;

/// A connection. It has no values, because no connection can be made.
pub(crate) enum Connection {}

impl Config {
    pub(crate) fn new(_: &TlsConnectorBuilder) -> Self {
        Self
    }

    #[expect(clippy::unused_self, reason = "the other client has something in it")]
    pub(crate) fn start(&self, _domain: &str) -> Result<Connection> {
        Err(Kind::NoTls.into())
    }
}

impl Connection {
    pub(crate) fn handshake<S>(&mut self, _: &mut S) -> io::Result<()> {
        match *self {}
    }

    pub(crate) fn read<S>(&mut self, _: &mut S, _: &mut [u8]) -> io::Result<usize> {
        match *self {}
    }

    pub(crate) fn write<S>(&mut self, _: &mut S, _: &[u8]) -> io::Result<usize> {
        match *self {}
    }

    pub(crate) fn flush<S>(&mut self, _: &mut S) -> io::Result<()> {
        match *self {}
    }

    pub(crate) fn close<S>(&mut self, _: &mut S) -> io::Result<()> {
        match *self {}
    }

    pub(crate) fn peer_certificate(&self) -> Option<&CertificateDer<'static>> {
        match *self {}
    }

    pub(crate) fn protocol(&self) -> Option<&[u8]> {
        match *self {}
    }
}
