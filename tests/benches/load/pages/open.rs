//! Pages that are open and idle: they read what they are sent, and answer pings.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};

use anyhow::{Context, bail, ensure};
use kuzhi_activity::{Person, TokenKey};
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp, matches};
use kuzhi_tests::discord::CLIENT_SECRET;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::runtime;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::discord::Place;

/// How many come at once.
const AT_ONCE: usize = 64;

/// How long the next one may take to have its board.
const PATIENCE: Duration = Duration::from_secs(30);

/// What they show, and where.
pub(crate) struct Shown {
    pub(crate) at: SocketAddr,
    pub(crate) place: Place,
    pub(crate) id: String,
}

/// Open pages, on a thread of their own. Dropping this closes them.
pub(crate) struct Pages {
    count: Arc<AtomicUsize>,
    _open: DropGuard,
}

impl Pages {
    /// Opens a page for each of these people, and waits until all have their boards.
    pub(crate) async fn open(shown: Arc<Shown>, people: Vec<u64>) -> anyhow::Result<Pages> {
        allow_files()?;
        let (closing, count) = (CancellationToken::new(), Arc::new(AtomicUsize::new(0)));
        let (told, mut coming) = mpsc::unbounded_channel();
        let (closed, wanted) = (closing.clone(), people.len());
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let of_pages = Arc::clone(&count);
        thread::spawn(move || {
            runtime.block_on(closed.run_until_cancelled(hold_all(shown, people, of_pages, told)));
        });
        let pages = Pages { count, _open: closing.drop_guard() };
        for _ in 0..wanted {
            let came = tokio::time::timeout(PATIENCE, coming.recv()).await;
            came.with_context(|| format!("no further page after {}", pages.count()))?.context("none")??;
        }
        Ok(pages)
    }

    /// Returns how many are open.
    pub(crate) fn count(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }
}

/// Asks the system for as many open files as it gives.
fn allow_files() -> anyhow::Result<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?)
}

type Arrivals = mpsc::UnboundedSender<anyhow::Result<()>>;

async fn hold_all(shown: Arc<Shown>, people: Vec<u64>, count: Arc<AtomicUsize>, told: Arrivals) {
    let coming = Arc::new(Semaphore::new(AT_ONCE));
    let mut open = JoinSet::new();
    for person in people {
        // It is never closed.
        let Ok(permit) = Arc::clone(&coming).acquire_owned().await else { return };
        let (shown, count, told) = (Arc::clone(&shown), Arc::clone(&count), told.clone());
        open.spawn(async move {
            let opened = open_for(&shown, person).await;
            drop(permit);
            let (stream, sent) = match opened {
                Ok(stream) => (Some(stream), Ok(())),
                Err(error) => (None, Err(error)),
            };
            count.fetch_add(usize::from(sent.is_ok()), Ordering::Relaxed);
            // Whoever waited may have given up.
            let _ = told.send(sent);
            if let Some(mut stream) = stream {
                while read(&mut stream).await.is_ok() {}
                count.fetch_sub(1, Ordering::Relaxed);
            }
        });
    }
    while open.join_next().await.is_some() {}
}

fn now() -> Timestamp {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    Timestamp::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

fn somebody(id: u64, place: Place) -> Person {
    Person {
        id: PlayerId(id),
        name: format!("Somebody {id}"),
        locale: "en-GB".to_owned(),
        place: matches::Place { guild: Some(GuildId(place.guild)), channel: ChannelId(place.channel) },
        instance: format!("i-1234567890123456789-gc-{}-{}", place.guild, place.channel),
    }
}

/// Opens a page of this person, and waits for its board.
pub(super) async fn open_for(shown: &Shown, person: u64) -> anyhow::Result<BufReader<TcpStream>> {
    let token = TokenKey::new(CLIENT_SECRET).seal(&somebody(person, shown.place), now());
    open_one(shown, &token).await
}

/// Opens a page, and waits for its board.
async fn open_one(shown: &Shown, token: &str) -> anyhow::Result<BufReader<TcpStream>> {
    let mut stream = BufReader::with_capacity(512, TcpStream::connect(shown.at).await?);
    stream
        .write_all(
            b"GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
              Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        )
        .await?;
    let mut head = String::new();
    while stream.read_line(&mut head).await? > 2 {}
    ensure!(head.starts_with("HTTP/1.1 101"), "no WebSocket, but {head}");
    let hello = format!(r#"{{"hello":{{"token":"{token}","open":"{}"}}}}"#, shown.id);
    let [high, low] = u16::try_from(hello.len())?.to_be_bytes();
    // A text with its length in two bytes, masked with nothing.
    stream.write_all(&[&[0x81, 0xfe, high, low, 0, 0, 0, 0], hello.as_bytes()].concat()).await?;
    loop {
        let text = read(&mut stream).await?;
        if text.starts_with(br#"{"board"#) {
            return Ok(stream);
        }
        let other = [&br#"{"welcome"#[..], br#"{"watching"#].iter().any(|begin| text.starts_with(begin));
        ensure!(other || text.is_empty(), "no board, but {}", String::from_utf8_lossy(&text));
    }
}

/// Reads a text, or answers a ping and returns nothing.
pub(super) async fn read(stream: &mut BufReader<TcpStream>) -> anyhow::Result<Vec<u8>> {
    let mut text = Vec::new();
    loop {
        let (head, short) = (stream.read_u8().await?, stream.read_u8().await?);
        let length = match short {
            126 => usize::from(stream.read_u16().await?),
            127 => bail!("frames are short"),
            short => usize::from(short),
        };
        let known = text.len();
        text.resize(known + length, 0);
        stream.read_exact(&mut text[known..]).await?;
        match head & 0x0f {
            // It carries nothing.
            9 => stream.write_all(&[0x8a, 0x80, 0, 0, 0, 0]).await?,
            8 => bail!("it was closed"),
            _ => {}
        }
        if head & 0x80 != 0 {
            return Ok(text);
        }
    }
}
