//! The address of the database, and how to connect to it.

use std::error::Error;
use std::fs;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use deadpool_postgres::BuildError;
use kuzhi_config::DatabaseUrl;
use kuzhi_store::StoreError;
use native_tls::{Certificate, TlsConnector};
use postgres_native_tls::MakeTlsConnector;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// The timeout of connecting.
const CONNECTING: Duration = Duration::from_secs(3);

/// The time after which a silent server counts as gone.
const SILENCE: Duration = Duration::from_secs(10);

/// A database, and how messages refer to it.
pub(crate) struct Target {
    config: Config,
    name: String,
}

impl Target {
    /// Parses a URL.
    pub(crate) fn parse(url: &DatabaseUrl) -> Result<Target, StoreError> {
        let mut config: Config = url.expose().parse().map_err(|error: tokio_postgres::Error| {
            let why = error.source().map_or_else(|| error.to_string(), ToString::to_string);
            let cause = format!("this is no URL of a PostgreSQL database ({why})");
            StoreError::Unopened { path: "store.url".to_owned(), cause }
        })?;
        let is_near = config.get_hosts().iter().all(is_near);
        if config.get_ssl_mode() == SslMode::Prefer {
            config.ssl_mode(if is_near { SslMode::Disable } else { SslMode::Require });
        }
        if config.get_application_name().is_none() {
            config.application_name("kuzhi");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        config.keepalives_idle(SILENCE).keepalives_interval(SILENCE / 5).keepalives_retries(3);
        config.tcp_user_timeout(SILENCE);
        let name = name(&config);
        Ok(Target { config, name })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) const fn config(&self) -> &Config {
        &self.config
    }
}

/// Returns whether a host is this machine.
fn is_near(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// Returns the hosts and the name of the database, without anything secret.
fn name(config: &Config) -> String {
    let ports = config.get_ports();
    let host = |(number, host): (usize, &Host)| {
        let host = match host {
            Host::Tcp(name) => name.clone(),
            #[cfg(unix)]
            Host::Unix(path) => path.display().to_string(),
        };
        match ports.get(number).or(ports.first()) {
            Some(port) if *port != 5432 => format!("{host}:{port}"),
            _ => host,
        }
    };
    let hosts: Vec<String> = config.get_hosts().iter().enumerate().map(host).collect();
    format!("postgres://{}/{}", hosts.join(","), config.get_dbname().unwrap_or_default())
}

/// The reasons why no connection can even be tried.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SetupError {
    #[error("store.certificates, {}, cannot be used: {cause}", path.display())]
    Certificates { path: PathBuf, cause: Box<dyn Error + Send + Sync> },
    #[error(transparent)]
    Tls(#[from] native_tls::Error),
    #[error(transparent)]
    Pool(#[from] BuildError),
}

/// The TLS connector. The server must prove its identity.
pub(crate) fn tls(certificates: Option<&Path>) -> Result<MakeTlsConnector, SetupError> {
    let mut builder = TlsConnector::builder();
    if let Some(path) = certificates {
        let unusable = |cause| SetupError::Certificates { path: path.to_owned(), cause };
        let pem = fs::read(path).map_err(|error| unusable(error.into()))?;
        let all = Certificate::stack_from_pem(&pem).map_err(|error| unusable(error.into()))?;
        if all.is_empty() {
            return Err(unusable("there is no certificate in it".into()));
        }
        for certificate in all {
            builder.add_root_certificate(certificate);
        }
    }
    Ok(MakeTlsConnector::new(builder.build()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(url: &str) -> Target {
        Target::parse(&DatabaseUrl::new(url).unwrap()).unwrap()
    }

    #[test]
    fn it_is_called_by_what_may_be_read() {
        for (url, name) in [
            ("postgres://kuzhi:secret@db.example/kuzhi", "postgres://db.example/kuzhi"),
            ("postgresql://kuzhi@a,b:7777/k?sslmode=require", "postgres://a,b:7777/k"),
            ("postgres:///k?host=/run/postgresql&password=secret", "postgres:///run/postgresql/k"),
        ] {
            assert_eq!(target(url).name(), name);
        }
    }

    #[test]
    fn remote_connections_use_tls_by_default() {
        for (url, mode) in [
            ("postgres://localhost/k", SslMode::Disable),
            ("postgres://127.0.0.1/k", SslMode::Disable),
            ("postgres:///k?host=/run/postgresql", SslMode::Disable),
            ("postgres://localhost/k?sslmode=require", SslMode::Require),
            ("postgres://db.example/k", SslMode::Require),
            ("postgres://localhost,db.example/k", SslMode::Require),
            ("postgres://db.example/k?sslmode=disable", SslMode::Disable),
        ] {
            assert_eq!(target(url).config().get_ssl_mode(), mode, "{url}");
        }
    }

    #[test]
    fn a_url_that_cannot_be_read_is_not_repeated() {
        for url in
            ["postgres://kuzhi:secret@localhost:port/k", "postgres://kuzhi:secret@localhost/k?mood=calm"]
        {
            let refused = Target::parse(&DatabaseUrl::new(url).unwrap()).err().unwrap().to_string();
            assert!(refused.starts_with("the store at store.url cannot be opened: "), "{refused}");
            assert!(!refused.contains("secret"), "{refused}");
        }
    }
}
