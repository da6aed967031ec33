//! Discord behind TLS, as in reality: whom the program trusts, and that it talks to nobody else.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use kuzhi_tests::conversation::Discord;
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::program::{Program, Table, command, output};

/// The certificate authority of the stand-in.
type Authority = CertifiedIssuer<'static, KeyPair>;

fn authority() -> Authority {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// Puts the stand-in behind TLS, HTTP and gateway alike. Returns the URL that replaces `https://discord.com`.
async fn behind_tls(discord: &Discord, authority: &Authority) -> String {
    let key = KeyPair::generate().unwrap();
    let certificate =
        CertificateParams::new(["localhost".to_owned()]).unwrap().signed_by(&key, authority).unwrap();
    let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let address = discord.server().address();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // A client that does not trust us closes the connection.
                let Ok(mut near) = acceptor.accept(stream).await else { return };
                let mut far = TcpStream::connect(address).await.unwrap();
                // Either side may close it.
                let _ = copy_bidirectional(&mut near, &mut far).await;
            });
        }
    });
    discord.server().change(|world| world.gateway.url = format!("wss://localhost:{port}/"));
    format!("https://localhost:{port}")
}

/// The command that runs the program with this Discord and these trusted certificates.
fn secure(
    discord: &Discord,
    store: &Path,
    verb: &str,
    api_base: &str,
    trusted: &Authority,
    file: &Path,
) -> Command {
    std::fs::write(file, trusted.pem()).unwrap();
    let mut command = command(discord, store, &[verb]);
    command.env("KUZHI_DISCORD__API_BASE", api_base).env("SSL_CERT_FILE", file).env_remove("SSL_CERT_DIR");
    command
}

#[tokio::test]
async fn a_game_is_played_over_tls() {
    let table = Table::set().await;
    let authority = authority();
    let api_base = behind_tls(&table.discord, &authority).await;
    let certificates = tempfile::tempdir().unwrap();
    let file = certificates.path().join("trusted.pem");
    let mut run = secure(&table.discord, table.folder.path(), "run", &api_base, &authority, &file);
    let program = Program::spawn(&mut run);
    table.discord.ready().await;

    let challenge = table.challenge().await;
    let board = table.bob.at(&table.hall).click(&challenge, "Accept").await.message();
    let board = table.ada.at(&table.hall).click(&board, "3").await.message();

    assert!(board.text().contains(": pit 3"), "{}", board.text());
    assert!(program.stop().await.success());
}

#[tokio::test]
async fn whom_nobody_vouches_for_is_not_talked_to() {
    let table = Table::set().await;
    let api_base = behind_tls(&table.discord, &authority()).await;
    let certificates = tempfile::tempdir().unwrap();
    let file = certificates.path().join("trusted.pem");
    let check = secure(&table.discord, table.folder.path(), "check", &api_base, &authority(), &file);

    let output = output(check).await;

    let text = String::from_utf8_lossy(&output.stdout);
    let why = "WRONG connection: Discord could not be reached: invalid peer certificate: ";
    assert!(text.contains(why), "{text}");
    assert_eq!(output.status.code(), Some(1));
    assert!(table.discord.requests().is_empty(), "nobody hears the token");
}

#[tokio::test]
async fn missing_certificates_are_named() {
    let table = Table::set().await;
    let authority = authority();
    let api_base = behind_tls(&table.discord, &authority).await;
    let certificates = tempfile::tempdir().unwrap();
    let file = certificates.path().join("trusted.pem");
    let check = secure(&table.discord, table.folder.path(), "check", &api_base, &authority, &file);
    std::fs::write(&file, "").unwrap();

    let output = output(check).await;

    let text = String::from_utf8_lossy(&output.stdout);
    let why = "WRONG connection: Discord could not be reached: this machine has no certificates to trust; \
               install them (the package `ca-certificates`), or name a file of them in SSL_CERT_FILE";
    assert!(text.contains(why), "{text}");
    assert_eq!(output.status.code(), Some(1));
}
