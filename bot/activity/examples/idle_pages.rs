//! What pages cost that are open and idle: opens thousands, and prints what each adds to the memory of the
//! process, with a board each and after a change.
//!
//! ```sh
//! cargo run --release -p kuzhi-activity --example idle_pages -- 2000
//! ```
//!
//! The other ends of the connections are in the same process: plain sockets, which take no memory of it.

use std::collections::BTreeMap;
use std::future::ready;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs, thread};

use kuzhi_activity::{
    Backend, Board, BoxFuture, GameEntry, Greeting, Input, Limits, Notice, Pages, Person, Refusal, Reply,
    Seen, Server, TokenKey, Welcome,
};
use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, MatchId, PlayerId, Timestamp};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// As large as a board with the moves of a turn.
const BOARD: usize = 12_000;

/// The match that all have open.
const MATCH: MatchId = MatchId::from_random(1);

/// A bot that knows one match.
struct Bot(AtomicU64);

impl Backend for Bot {
    fn now(&self) -> Timestamp {
        let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        Timestamp::from_millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    fn authorise<'a>(&'a self, _: &'a str, _: &'a str) -> BoxFuture<'a, Result<Person, Refusal>> {
        Box::pin(ready(Err(Refusal::new(String::new()))))
    }

    fn greet<'a>(&'a self, _: &'a Person) -> BoxFuture<'a, Result<Greeting, Refusal>> {
        let welcome = Welcome { language: "en", direction: "ltr", words: BTreeMap::new() };
        Box::pin(ready(Ok(Greeting { welcome, open: None })))
    }

    fn games<'a>(&'a self, _: &'a Person) -> BoxFuture<'a, Result<Vec<GameEntry>, Refusal>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    fn board<'a>(
        &'a self,
        _: &'a Person,
        _: MatchId,
        _: Option<Seen>,
    ) -> BoxFuture<'a, Result<Board, Refusal>> {
        let board = Board::new(self.0.load(Relaxed), 0, &"x".repeat(BOARD));
        Box::pin(ready(board.map_err(|error| Refusal::new(error.to_string()))))
    }

    fn act(&self, _: Input, _: Reply) -> BoxFuture<'_, ()> {
        Box::pin(ready(()))
    }

    fn sentence(&self, _: Notice, _: &str) -> String {
        String::new()
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let count: usize = env::args().nth(1).map_or(Ok(2_000), |count| count.parse())?;
    let (listener, key) = (TcpListener::bind("127.0.0.1:0").await?, TokenKey::new("secret"));
    let (bot, pages) = (Arc::new(Bot(AtomicU64::new(1))), Pages::new(Limits::default()));
    let backend = Arc::clone(&bot) as Arc<dyn Backend>;
    let server = Server::new(listener, backend, Arc::clone(&pages), key.clone());
    let (address, stopping) = (server.address()?, CancellationToken::new());
    let serving = tokio::spawn(server.serve(stopping.clone()));

    let person = |number: usize| Person {
        id: PlayerId(number as u64 / 4),
        name: format!("Somebody {number}"),
        locale: "en-GB".to_owned(),
        place: Place { guild: None, channel: ChannelId(number as u64) },
        instance: format!("i-1234567890123456789-gc-1234567890123456789-{number}"),
    };
    let now = bot.now();
    let tokens: Vec<_> = (0..count + 100).map(|number| key.seal(&person(number), now)).collect();
    let measuring = thread::spawn(move || measure(address, &tokens, &bot, &pages));
    let measured = tokio::task::spawn_blocking(move || measuring.join()).await?;
    measured.map_err(|_| "it panicked")??;
    stopping.cancel();
    serving.await?;
    Ok(())
}

fn measure(
    address: SocketAddr,
    tokens: &[String],
    bot: &Bot,
    pages: &Pages,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    // Some first: what the process itself takes comes with them.
    let mut all = Vec::with_capacity(tokens.len());
    for token in &tokens[..100] {
        all.push(open(address, token)?);
    }
    let (before, begin) = (resident()?, Instant::now());
    for token in &tokens[100..] {
        all.push(open(address, token)?);
    }
    let count = tokens.len() - 100;
    let each = |now: usize| now.saturating_sub(before) / count;
    println!("{count} pages opened in {:.1?}", begin.elapsed());
    println!("{} bytes each, with a board", each(resident()?));
    for _ in 0..3 {
        bot.0.fetch_add(1, Relaxed);
        let begin = Instant::now();
        pages.changed(MATCH);
        let told = begin.elapsed();
        for stream in &mut all {
            read_to(stream, b"\"}")?;
        }
        println!("a change: {told:.1?} for the one who makes it, {:.1?} until all have it", begin.elapsed());
    }
    thread::sleep(Duration::from_secs(1));
    println!("{} bytes each, after these", each(resident()?));
    Ok(())
}

/// Opens a page, and waits for its board.
fn open(address: SocketAddr, token: &str) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    stream.write_all(
        b"GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
          Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    )?;
    read_to(&mut stream, b"\r\n\r\n")?;
    let hello = format!(r#"{{"hello":{{"token":"{token}","open":"{MATCH}"}}}}"#);
    let length = u16::try_from(hello.len()).expect("tokens are short").to_be_bytes();
    // A text with its length in two bytes, masked with nothing.
    stream.write_all(&[&[0x81, 0xfe, length[0], length[1], 0, 0, 0, 0], hello.as_bytes()].concat())?;
    read_to(&mut stream, b"\"}")?;
    Ok(stream)
}

/// Reads until this comes.
fn read_to(stream: &mut TcpStream, end: &[u8]) -> std::io::Result<()> {
    let (mut read, mut buffer) = (Vec::new(), [0; 4_096]);
    loop {
        let length = stream.read(&mut buffer)?;
        if length == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        let begin = read.len().saturating_sub(end.len());
        read.extend_from_slice(&buffer[..length]);
        if read[begin..].windows(end.len()).any(|part| part == end) {
            return Ok(());
        }
    }
}

/// Returns how much memory the process has, in bytes. Linux alone tells.
fn resident() -> std::io::Result<usize> {
    let pages = fs::read_to_string("/proc/self/statm")?;
    let pages = pages.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok());
    Ok(pages.unwrap_or_default() * 4_096)
}
