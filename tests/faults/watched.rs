//! The program with its monitoring: its log, and its answers about its health.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use kuzhi_tests::waiting::TIMEOUT;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::program::{Program, Table, command};

/// A monitored program.
pub(crate) struct Watched {
    pub(crate) program: Program,
    log: PathBuf,
    pub(crate) address: SocketAddr,
    /// The log file, which is not on the disk that a test may make fail.
    _folder: TempDir,
}

impl Watched {
    /// Starts the program with a table's store, and waits until it is connected.
    pub(crate) async fn start(table: &Table, settings: &[(&str, &str)]) -> Watched {
        let watched = Watched::begin(table, |run| _ = run.envs(settings.iter().copied())).await;
        table.discord.ready().await;
        watched
    }

    /// Starts it with any command, and waits until monitoring answers.
    pub(crate) async fn begin(table: &Table, with: impl FnOnce(&mut Command)) -> Watched {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let mut run = command(&table.discord, table.folder.path(), &["run"]);
        run.env("KUZHI_LOG__FILTER", "info").env("KUZHI_METRICS__ADDRESS", "127.0.0.1:0");
        run.stderr(Stdio::from(File::create(&log).unwrap()));
        with(&mut run);
        let program = Program::spawn(&mut run);
        let said = log_with(&log, "/healthz address=").await;
        let (_, rest) = said.split_once("/healthz address=").unwrap();
        let address = rest.split_whitespace().next().unwrap().parse().unwrap();
        Watched { program, log, address, _folder: folder }
    }

    /// Returns its log.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap()
    }

    /// Waits until it has logged a text.
    pub(crate) async fn logged(&self, text: &str) -> String {
        log_with(&self.log, text).await
    }

    /// Returns the status and body at a path. `None` without an answer.
    pub(crate) async fn ask(&self, path: &str) -> Option<(u16, String)> {
        ask(self.address, path).await
    }

    /// Returns its metrics.
    pub(crate) async fn measured(&self) -> Measured {
        let (status, text) = self.ask("/metrics").await.expect("it can be asked");
        assert_eq!(status, 200, "{text}");
        Measured(text)
    }

    /// Waits until its metrics meet a condition.
    pub(crate) async fn until(&self, is_so: impl Fn(&Measured) -> bool, what: &str) -> Measured {
        let waiting = async {
            loop {
                let measured = self.measured().await;
                if is_so(&measured) {
                    return measured;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let measured = tokio::time::timeout(TIMEOUT, waiting).await;
        if let Ok(measured) = measured {
            return measured;
        }
        panic!("{what} was not measured:\n{}", self.measured().await.0)
    }

    /// Waits until it reports that it is ready, or why it is not.
    pub(crate) async fn until_ready(&self, status: u16, line: &str) {
        let waiting = async {
            while self.ask("/readyz").await != Some((status, format!("{line}\n"))) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let waited = tokio::time::timeout(TIMEOUT, waiting).await;
        assert!(waited.is_ok(), "/readyz never said {status} {line}");
    }

    /// Waits until it ends by itself. Returns all that it has logged.
    pub(crate) async fn ended(self) -> (ExitStatus, String) {
        let Watched { mut program, log, _folder, .. } = self;
        let status = tokio::time::timeout(TIMEOUT, program.ended_by_itself()).await.expect("it does not end");
        (status, fs::read_to_string(log).unwrap())
    }
}

/// Metrics, as Prometheus reads them.
pub(crate) struct Measured(pub(crate) String);

impl Measured {
    /// Returns the value of a series, such as `kuzhi_ready` or `kuzhi_dropped_total{reason="unread"}`.
    pub(crate) fn value(&self, series: &str) -> Option<f64> {
        self.samples().find(|(name, _)| *name == series).map(|(_, number)| number)
    }

    /// Returns all series with their values.
    pub(crate) fn samples(&self) -> impl Iterator<Item = (&str, f64)> {
        let lines = self.0.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| {
            let (series, number) = line.rsplit_once(' ').unwrap();
            (series, number.parse().unwrap())
        })
    }
}

/// Opens so many connections to an address, each of which sends the beginning of something and stops.
pub(crate) async fn crowd(address: SocketAddr, number: usize, beginning: &str) -> Vec<TcpStream> {
    let mut crowd = Vec::new();
    for _ in 0..number {
        let mut stream = TcpStream::connect(address).await.unwrap();
        // It may have had to make way already.
        let _ = stream.write_all(beginning.as_bytes()).await;
        crowd.push(stream);
    }
    crowd
}

/// Sends a request to an address.
pub(crate) async fn ask(address: SocketAddr, path: &str) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    stream.write_all(format!("GET {path} HTTP/1.0\r\n\r\n").as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split_whitespace().nth(1)?.parse().ok()?;
    Some((status, body.to_owned()))
}

async fn log_with(log: &PathBuf, text: &str) -> String {
    let waiting = async {
        loop {
            let said = fs::read_to_string(log).unwrap();
            // A line is complete when it has its end.
            if said.split_inclusive('\n').any(|line| line.ends_with('\n') && line.contains(text)) {
                return said;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    if let Ok(said) = tokio::time::timeout(TIMEOUT, waiting).await {
        return said;
    }
    panic!("it never logged {text:?}:\n{}", fs::read_to_string(log).unwrap())
}
