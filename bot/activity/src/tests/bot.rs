//! A bot that is made up.

use std::collections::BTreeMap;
use std::future::{pending, ready};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::SeqCst};
use std::time::Duration;

use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use serde_json::json;
use tokio::sync::Semaphore;

use crate::{
    Backend, Board, BoxFuture, GameEntry, Games, Greeting, Input, Measured, NotAuthorised, Notice, Opening,
    Person, Refusal, Reply, Seen, Welcome,
};

/// The match that nobody may see.
pub(super) const HIDDEN: MatchId = MatchId::from_random(404);

/// The match that opens itself.
pub(super) const FIRST: MatchId = MatchId::from_random(1);

/// A bot that does what the id of a button says.
#[derive(Debug)]
pub(super) struct Bot {
    /// In milliseconds.
    pub(super) time: AtomicU64,
    /// The version of each match.
    pub(super) version: AtomicU64,
    /// Whether people cannot be greeted.
    pub(super) greets_nobody: AtomicBool,
    /// How large boards are.
    pub(super) padding: AtomicUsize,
    /// How many were drawn.
    pub(super) drawn: AtomicUsize,
    /// What people have done.
    pub(super) done: Mutex<Vec<String>>,
    /// What was measured, but for times.
    pub(super) measured: Mutex<Vec<Measured>>,
    /// Permits for what waits.
    pub(super) permits: Semaphore,
}

impl Bot {
    pub(super) fn new() -> Bot {
        Bot {
            time: AtomicU64::new(1_800_000_000_000),
            version: AtomicU64::new(1),
            greets_nobody: AtomicBool::new(false),
            padding: AtomicUsize::new(0),
            drawn: AtomicUsize::new(0),
            done: Mutex::default(),
            measured: Mutex::default(),
            permits: Semaphore::new(0),
        }
    }

    pub(super) fn pass(&self, time: Duration) {
        self.time.fetch_add(time.as_millis().try_into().unwrap(), SeqCst);
    }
}

pub(super) fn person(id: u64, name: &str) -> Person {
    Person {
        id: PlayerId(id),
        name: name.to_owned(),
        locale: "tr".to_owned(),
        place: Place { guild: Some(GuildId(7)), channel: ChannelId(8) },
        instance: "i-1".to_owned(),
    }
}

impl Backend for Bot {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.time.load(SeqCst))
    }

    fn authorise<'a>(
        &'a self,
        code: &'a str,
        instance: &'a str,
    ) -> BoxFuture<'a, Result<Person, NotAuthorised>> {
        Box::pin(async move {
            match (code, instance) {
                ("never", _) => pending().await,
                ("later", _) => Err(NotAuthorised::Failed),
                ("ada", "i-1") => Ok(person(1, "Ada")),
                _ => Err(NotAuthorised::Refused(Refusal::new("Nobody knows you here.".to_owned()))),
            }
        })
    }

    fn greet<'a>(&'a self, _: &'a Person) -> BoxFuture<'a, Result<Greeting, Refusal>> {
        if self.greets_nobody.load(SeqCst) {
            return Box::pin(ready(Err(Refusal::new("Not now.".to_owned()))));
        }
        let words = BTreeMap::from([("close", "Close".to_owned())]);
        let welcome = Welcome { language: "en", direction: "ltr", words };
        Box::pin(ready(Ok(Greeting { welcome, open: Opening::Match(FIRST) })))
    }

    fn games<'a>(&'a self, person: &'a Person) -> BoxFuture<'a, Result<Games, Refusal>> {
        let title = format!("{} – Bob", person.name);
        let entry =
            GameEntry { id: FIRST, title, line: "Your move".to_owned(), names: BTreeMap::new(), yours: true };
        Box::pin(ready(Ok(Games { games: vec![entry], begin: Vec::new() })))
    }

    fn board<'a>(
        &'a self,
        person: &'a Person,
        id: MatchId,
        seen: Option<Seen>,
    ) -> BoxFuture<'a, Result<Board, Refusal>> {
        self.drawn.fetch_add(1, SeqCst);
        if id == HIDDEN {
            return Box::pin(ready(Err(Refusal::new("You may not see this.".to_owned()))));
        }
        let (version, padding) = (self.version.load(SeqCst), "x".repeat(self.padding.load(SeqCst)));
        let look = version << 32 | padding.len() as u64;
        let seen = seen.map(|seen| (seen.version, seen.ply));
        let id = id.to_string();
        let board =
            json!({"id": id, "version": version, "for": person.name, "seen": seen, "padding": padding});
        Box::pin(ready(Ok(Board::new(version, 2, look, &board).unwrap())))
    }

    fn act(&self, input: Input, reply: Reply) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let Input { id, kind, at } = input;
            let line = format!("{} {kind:?} {id} {at:?}", reply.person().name);
            match id.as_str() {
                "show" => reply.show("s1", &BTreeMap::new(), &json!({"text": "Hello"})),
                "ask" => reply.ask(&json!({"title": "Note"})),
                "open" => reply.open(Opening::Match(MatchId::from_random(2))),
                "redraw" => reply.redraw(),
                "wait" => self.permits.acquire().await.unwrap().forget(),
                "flood" => (0..100).for_each(|_| reply.ask(&json!({"title": "x".repeat(10_000)}))),
                "panic" => panic!("somebody pressed this"),
                _ => reply.refuse(&Refusal::new("No.".to_owned())),
            }
            self.done.lock().unwrap().push(line);
        })
    }

    fn sentence(&self, notice: Notice, locale: &str) -> String {
        format!("{notice:?} in {locale:?}")
    }

    fn measure(&self, what: Measured) {
        let what = if let Measured::Shown(_) = what { Measured::Shown(Duration::ZERO) } else { what };
        self.measured.lock().unwrap().push(what);
    }
}
