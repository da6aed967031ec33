//! Tests over local sockets: which connections succeed, and that they carry what is written.

#![allow(clippy::unwrap_used)] // a test fails by panicking

use std::io::{self, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;

use native_tls::{Certificate, HandshakeError, Protocol, TlsConnector, TlsConnectorBuilder, TlsStream};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, date_time_ymd};
use rustls::crypto::ring;
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use rustls_pki_types::PrivateKeyDer;

const NAME: &str = "discord.test";

/// A certificate authority.
struct Authority(CertifiedIssuer<'static, KeyPair>);

impl Authority {
    fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        Self(CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap())
    }

    /// Starts a server that echoes what it reads until the client closes the connection. Then it sends `bye`.
    fn serve(&self, change: impl FnOnce(&mut CertificateParams)) -> SocketAddr {
        let mut params = CertificateParams::new([NAME.to_owned()]).unwrap();
        change(&mut params);
        let key = KeyPair::generate().unwrap();
        let certificate = params.signed_by(&key, &self.0).unwrap();
        let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.der().clone()], key)
            .unwrap();
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            let (stream, _) = listener.accept().unwrap();
            let connection = ServerConnection::new(Arc::new(config)).unwrap();
            echo(StreamOwned::new(connection, stream))
        });
        address
    }

    fn trusted(&self) -> TlsConnectorBuilder {
        let mut builder = TlsConnector::builder();
        builder.disable_built_in_roots(true);
        builder.add_root_certificate(Certificate::from_pem(self.0.pem().as_bytes()).unwrap());
        builder
    }
}

fn echo(mut stream: StreamOwned<ServerConnection, TcpStream>) -> io::Result<()> {
    let mut buffer = [0; 5000];
    loop {
        let read = stream.read(&mut buffer)?;
        if read == 0 {
            return stream.write_all(b"bye").and_then(|()| stream.flush());
        }
        stream.write_all(&buffer[..read])?;
    }
}

fn connect(
    builder: &TlsConnectorBuilder,
    name: &str,
    address: SocketAddr,
) -> Result<TlsStream<TcpStream>, HandshakeError<TcpStream>> {
    builder.build().unwrap().connect(name, TcpStream::connect(address).unwrap())
}

#[track_caller]
fn assert_refused(refused: Result<TlsStream<TcpStream>, HandshakeError<TcpStream>>, why: &str) {
    let error = refused.expect_err("no connection").to_string();
    assert!(error.contains(why), "{error}");
}

#[test]
fn whoever_is_vouched_for_is_talked_to() {
    let authority = Authority::new();
    let mut builder = authority.trusted();
    let mut stream =
        connect(builder.request_alpns(&["h2", "http/1.1"]), NAME, authority.serve(|_| {})).unwrap();

    stream.write_all(b"hello").unwrap();
    stream.flush().unwrap();
    let mut heard = [0; 5];
    stream.read_exact(&mut heard).unwrap();

    assert_eq!(&heard, b"hello");
    assert_eq!(stream.negotiated_alpn().unwrap().unwrap(), b"http/1.1");
    assert!(stream.peer_certificate().unwrap().is_some());
}

#[test]
fn both_versions_are_spoken() {
    let authority = Authority::new();
    for version in [Protocol::Tlsv12, Protocol::Tlsv13] {
        let mut builder = authority.trusted();
        builder.min_protocol_version(Some(version)).max_protocol_version(Some(version));
        connect(&builder, NAME, authority.serve(|_| {})).unwrap();
    }
}

#[test]
fn a_stranger_is_refused() {
    let refused = connect(&Authority::new().trusted(), NAME, Authority::new().serve(|_| {}));
    assert_refused(refused, "invalid peer certificate");
}

#[test]
fn another_name_is_refused() {
    let authority = Authority::new();
    let refused = connect(&authority.trusted(), "gateway.discord.test", authority.serve(|_| {}));
    assert_refused(refused, "not valid for name");
}

#[test]
fn a_certificate_that_has_run_out_is_refused() {
    let authority = Authority::new();
    let address = authority.serve(|params| params.not_after = date_time_ymd(2020, 1, 1));
    assert_refused(connect(&authority.trusted(), NAME, address), "expired");
}

#[test]
fn who_trusts_nobody_says_what_is_missing() {
    let mut builder = TlsConnector::builder();
    let refused = connect(builder.disable_built_in_roots(true), NAME, Authority::new().serve(|_| {}));
    assert_refused(refused, "SSL_CERT_FILE");
}

#[test]
fn nothing_goes_unchecked() {
    assert!(TlsConnector::builder().danger_accept_invalid_certs(true).build().is_err());
    assert!(TlsConnector::builder().danger_accept_invalid_hostnames(true).build().is_err());
}

#[test]
fn closing_is_told_and_waited_for() {
    let authority = Authority::new();
    let mut stream = connect(&authority.trusted(), NAME, authority.serve(|_| {})).unwrap();

    stream.shutdown().unwrap();
    let mut heard = Vec::new();
    let cut = stream.read_to_end(&mut heard).unwrap_err();

    assert_eq!(heard, b"bye");
    // The server closes the socket without `close_notify`, which cannot be told from a cut connection.
    assert_eq!(cut.kind(), ErrorKind::UnexpectedEof);
}

/// A stream that reads and writes a few bytes at a time, and blocks at every first attempt.
struct Halting {
    stream: TcpStream,
    is_ready: bool,
}

impl Halting {
    fn halt(&mut self) -> io::Result<()> {
        self.is_ready = !self.is_ready;
        if self.is_ready { Err(ErrorKind::WouldBlock.into()) } else { Ok(()) }
    }
}

impl Read for Halting {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.halt()?;
        let few = buffer.len().min(700);
        self.stream.read(&mut buffer[..few])
    }
}

impl Write for Halting {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.halt()?;
        self.stream.write(&bytes[..bytes.len().min(300)])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.halt()?;
        self.stream.flush()
    }
}

/// Retries as long as the stream would block.
fn patiently<T>(mut attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    loop {
        match attempt() {
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            done => return done,
        }
    }
}

#[test]
fn a_stream_that_halts_loses_nothing() {
    let authority = Authority::new();
    let stream = TcpStream::connect(authority.serve(|_| {})).unwrap();
    let connector = authority.trusted().build().unwrap();
    let mut attempt = connector.connect(NAME, Halting { stream, is_ready: false });
    let mut stream = loop {
        match attempt {
            Ok(stream) => break stream,
            Err(HandshakeError::WouldBlock(halted)) => attempt = halted.handshake(),
            Err(HandshakeError::Failure(error)) => panic!("{error}"),
        }
    };

    let told: Vec<u8> = (0..200_000_u32).map(|n| n.to_le_bytes()[(n % 3) as usize]).collect();
    let mut heard = Vec::new();
    for piece in told.chunks(20_000) {
        let mut rest = piece;
        while !rest.is_empty() {
            let written = patiently(|| stream.write(rest)).unwrap();
            rest = &rest[written..];
        }
        patiently(|| stream.flush()).unwrap();
        let mut answer = vec![0; piece.len()];
        let mut filled = 0;
        while filled < answer.len() {
            filled += patiently(|| stream.read(&mut answer[filled..])).unwrap();
        }
        heard.extend(answer);
    }

    assert_eq!(heard, told);
}
