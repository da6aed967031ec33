//! Several processes with one PostgreSQL, behind one URL to which Discord posts.

use std::fs::{self, File};
use std::process::Stdio;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, Response, StatusCode};
use axum::routing::post;
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_tests::discord::{Poster, public_key};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::program::{Program, command};

/// A stand-in with two people in a channel, a database, and a load balancer.
pub(crate) struct House {
    pub(crate) discord: Discord,
    pub(crate) hall: Channel,
    pub(crate) ada: Person,
    pub(crate) bob: Person,
    store: String,
    settings: Vec<(String, String)>,
    balancer: Balancer,
    url: String,
}

/// A process, and the address to which the load balancer forwards.
pub(crate) struct Process {
    program: Program,
    pub(crate) url: String,
    folder: TempDir,
}

/// Forwards requests to the running processes in turn.
#[derive(Clone, Default)]
struct Balancer {
    posters: Arc<Mutex<Vec<Poster>>>,
    turn: Arc<AtomicUsize>,
}

impl House {
    /// Uses the database with this URL, with these settings for each process.
    pub(crate) async fn build(store: &str, settings: &[(&str, &str)]) -> House {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
        let balancer = Balancer::default();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let url = format!("http://{}/interactions", listener.local_addr().unwrap());
        let passing = Router::new().route("/interactions", post(pass_on)).with_state(balancer.clone());
        tokio::spawn(async move { axum::serve(listener, passing).await.unwrap() });
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let settings = settings.iter().map(own).collect();
        House { discord, hall, ada, bob, store: store.to_owned(), settings, balancer, url }
    }

    /// Starts a process, and waits until it accepts requests.
    pub(crate) async fn start(&self) -> Process {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let mut run = command(&self.discord, folder.path(), &["run"]);
        run.env("KUZHI_DISCORD__GATEWAY", "false")
            .env("KUZHI_HTTP__ADDRESS", "127.0.0.1:0")
            .env("KUZHI_HTTP__PUBLIC_KEY", public_key())
            .env("KUZHI_STORE__URL", &self.store)
            .env("KUZHI_STORE__CONNECTIONS", "6")
            .env("KUZHI_LIMITS__MEMORY_MB", "88")
            .env("KUZHI_LOG__FILTER", "info")
            .envs(self.settings.iter().map(|(name, value)| (name, value)))
            .stderr(Stdio::from(File::create(&log).unwrap()));
        let program = Program::spawn(&mut run);
        let url = async {
            loop {
                let said = fs::read_to_string(&log).unwrap();
                if let Some((_, rest)) = said.split_once("at /interactions address=") {
                    return format!("http://{}/interactions", rest.split_whitespace().next().unwrap());
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let url = tokio::time::timeout(Duration::from_mins(1), url).await;
        let url = url.unwrap_or_else(|_| panic!("it does not start: {}", fs::read_to_string(&log).unwrap()));
        Process { program, url, folder }
    }

    /// Starts two of them, which receive requests in turn.
    pub(crate) async fn start_two(&self) -> [Process; 2] {
        let both = [self.start().await, self.start().await];
        self.post_to(&[&both[0], &both[1]]).await;
        both
    }

    /// Forwards requests to these from now on.
    pub(crate) async fn post_to(&self, processes: &[&Process]) {
        self.pass_on_to(processes.iter().map(|process| process.url.as_str()));
        self.discord.server().set_endpoint(&self.url).await.unwrap();
        self.discord.ready().await;
    }

    /// Does the same at a moment when none of them may answer.
    pub(crate) fn pass_on_to<'a>(&self, urls: impl Iterator<Item = &'a str>) {
        let posters = urls.map(|url| Poster::new(url).unwrap()).collect();
        *self.balancer.posters.lock().unwrap_or_else(PoisonError::into_inner) = posters;
    }

    /// Ada plays the bot at a level, and moves first.
    pub(crate) async fn board_against_bot(&self, level: i64) -> Message {
        let play = self.ada.at(&self.hall).slash("play").string("side", "first").integer("level", level);
        play.send().await.message()
    }

    /// Starts a match between Ada, who moves first, and Bob, with half an hour each.
    pub(crate) async fn board_with_clocks(&self) -> Message {
        let play = self.ada.at(&self.hall).slash("play").user("opponent", &self.bob);
        let board = play.string("side", "first").string("clock", "30+20").send().await.message();
        self.bob.at(&self.hall).click(&board, "Accept").await;
        board
    }
}

impl Process {
    /// Kills it without warning.
    pub(crate) async fn kill(self) {
        self.program.kill().await;
    }

    /// Tells it to stop, and waits until it has ended.
    pub(crate) async fn stop(self) {
        assert!(self.program.stop().await.success());
    }

    /// Waits until it has recorded its presence.
    pub(crate) async fn is_there(&self) {
        let healthy = async {
            while kuzhi_bot::health::check(self.folder.path()).is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), healthy).await.unwrap();
    }

    /// Returns its log.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap()
    }
}

/// Sends no request twice, like a load balancer for requests that are not idempotent.
async fn pass_on(State(balancer): State<Balancer>, headers: HeaderMap, body: Bytes) -> Response<Body> {
    let turn = balancer.turn.fetch_add(1, Ordering::Relaxed);
    let poster = {
        let posters = balancer.posters.lock().unwrap_or_else(PoisonError::into_inner);
        posters.get(turn % posters.len().max(1)).cloned()
    };
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let (signature, timestamp) = (header("x-signature-ed25519"), header("x-signature-timestamp"));
    let answer = match &poster {
        Some(poster) => poster.post_with(signature, timestamp, body).await,
        None => Err("nobody is there".to_owned()),
    };
    let response = match answer {
        Ok(answer) => Response::builder()
            .status(answer.status)
            .header("content-type", answer.content_type)
            .body(Body::from(answer.body)),
        Err(_) => Response::builder().status(StatusCode::BAD_GATEWAY).body(Body::empty()),
    };
    response.unwrap()
}
