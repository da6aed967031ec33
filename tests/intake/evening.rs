//! An evening on which two people play, and others send whatever they can think of.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::ops::AddAssign;
use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kuzhi_bot::WatchTimes;
use kuzhi_bot::clock::Clock;
use kuzhi_bot::domain::{GuildId, MatchId, PlayerId};
use kuzhi_bot::language::Language;
use kuzhi_bot::screens;
use kuzhi_bot::store::{DeliveryStore, MatchStore, MemoryStore, NoteStore, SettingsStore};
use kuzhi_bot::words::Words;
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_tests::discord::{Age, Deed, Interaction, Posted, Poster, Snowflake, World};
use serde_json::{Value, json};

use crate::bot::{Bot, Door, moves};
use crate::chance::Chance;
use crate::ears;
use crate::mutation::{Identity, mutated};
use crate::recorded::{Recorded, Recorder};

/// So many events are under way at once; over HTTP the bot takes no more than 256.
const AT_ONCE: u64 = 500;
const AT_ONCE_OVER_HTTP: u64 = 200;

/// After so many the two people make another move.
const BETWEEN_MOVES: u64 = 1_000;

/// How long an answer may take that is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// The ids of events begin here: no other ones are as high.
const FIRST_ID: u64 = 1_400_000_000_000_000_000;

/// What became of events.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// Those that were answered.
    pub(crate) answered: u64,
    /// Those of them of which was said that they could not be read.
    pub(crate) unread: u64,
    /// Those for which nobody waits, or that nothing can be said to.
    pub(crate) unanswered: u64,
    /// Moves of the two people who play meanwhile.
    pub(crate) proper: u64,
    /// Things that the others have changed that are theirs.
    pub(crate) changed: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.answered += other.answered;
        self.unread += other.unread;
        self.unanswered += other.unanswered;
        self.proper += other.proper;
        self.changed += other.changed;
    }
}

/// A stand-in with the bot, two people who play in a hall, and others who send things.
pub(crate) struct Evening {
    door: Door,
    discord: Discord,
    hall: Channel,
    ada: Person,
    bob: Person,
    board: Message,
    matches: Vec<MatchId>,
    recorded: Vec<Recorded>,
    ids: Vec<String>,
    store: Arc<MemoryStore>,
    bot: Bot,
    poster: Option<Poster>,
    /// What was sent once more, because it may have been lost.
    resent: Mutex<BTreeSet<u64>>,
}

fn id_on(board: &Message) -> MatchId {
    let press = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    press.split(':').nth(2).unwrap().parse().unwrap()
}

impl Evening {
    pub(crate) async fn begin(door: Door) -> Evening {
        let discord = Discord::start().await;
        // What is sent as a raw frame is not sent again to a bot that comes back: a busy machine must not lose the line.
        discord.mischief().heartbeat_every(Duration::from_hours(1));
        let hall = discord.guild("Friends").channel("games");
        let [ada, bob] = ["Ada", "Bob"].map(|name| discord.person(name));
        let store: Arc<MemoryStore> = Arc::default();
        let settings = [("KUZHI_LIMITS__HINTS_AT_ONCE", "1"), ("KUZHI_LIMITS__PICTURES_AT_ONCE", "3")];
        let (now, times) = (Clock::of_system().now(), WatchTimes::default());
        let bot = Bot::start_by(door, &discord, Arc::clone(&store) as _, &settings, now, times).await;
        // A match that is over, a challenge that waits, and one that goes on; a note, and a settled rule.
        let mut boards = Vec::new();
        for number in 0..3 {
            let play = ada.at(&hall).slash("play").user("opponent", &bob).string("game", "al-manqala");
            let board = play.string("side", "first").send().await.message();
            bot.pass(Duration::from_mins(1));
            if number != 1 {
                bob.at(&hall).click(&board, "Accept").await;
                hall.until(|_| !moves(&board).is_empty(), "a board").await;
            }
            boards.push((id_on(&board), board));
            if number == 0 {
                let question = bob.at(&hall).slash("resign").send().await.message();
                bob.at(&hall).click(&question, "Yes, I resign").await;
            }
        }
        let matches = boards.iter().map(|(id, _)| *id).collect::<Vec<_>>();
        let board = boards.remove(2).1;
        let more = ada.at(&hall).click(&board, "More …").await.message();
        let notes = ada.at(&hall).click(&more, "📝 Notes …").await.told().await;
        let form = ada.at(&hall).click(&notes, "Write …").await.form();
        ada.at(&hall).submit(&form, &[("What you want to remember", "mine")]).await;
        let mut evening = Evening {
            door,
            poster: None,
            resent: Mutex::default(),
            recorded: Vec::new(),
            ids: Vec::new(),
            discord,
            hall,
            ada,
            bob,
            board,
            matches,
            store,
            bot,
        };
        evening.record().await;
        evening
    }

    /// Others do all that they can, from everywhere.
    async fn record(&mut self) {
        let strangers = self.discord.guild("Strangers").channel("games");
        let mut recorder = Recorder { server: self.discord.server(), all: Vec::new() };
        let id = self.matches[2].to_string();
        for (number, place) in [Some(&self.hall), Some(&strangers), None].into_iter().enumerate() {
            let person = self.discord.person(&format!("Mallory {number}"));
            let own = person.dm();
            let at = person.at(place.unwrap_or(&own));
            recorder.everything_by(&at, &id).await;
        }
        self.recorded = recorder.all;
        let (guild, people) = (self.discord.guild("Friends").id(), [&self.ada, &self.bob]);
        self.ids = self.matches.iter().map(ToString::to_string).collect();
        self.ids.extend(people.map(|person| person.id().to_string()));
        self.ids.extend([guild.to_string(), self.hall.id().to_string(), self.board.id().to_string()]);
        self.ids.push(strangers.id().to_string());
        let url = self.discord.server().read(|world| world.endpoint.as_ref().map(Poster::url));
        self.poster = url.map(|url| Poster::new(&url).unwrap());
    }

    /// What belongs to the two who play, and to their server.
    fn theirs(&self) -> String {
        let mut kept = String::new();
        for id in &self.matches {
            let delivered = self.store.delivered(*id).unwrap();
            let one = self.store.load(*id).unwrap();
            let _ = writeln!(kept, "{one:?} {:?} {:?}", delivered.offered, delivered.style);
        }
        for person in [&self.ada, &self.bob] {
            let who = PlayerId(person.id().get());
            let _ = writeln!(kept, "{:?}", self.store.preferences(who).unwrap());
            for id in &self.matches {
                let _ = writeln!(kept, "{:?}", self.store.note(who, *id).unwrap());
            }
        }
        for guild in ["Friends", "Strangers"] {
            let guild = GuildId(self.discord.guild(guild).id().get());
            let _ = writeln!(kept, "{:?}", self.store.house_rules(guild).unwrap());
        }
        kept
    }

    /// Takes these events of a run, and sees what becomes of them.
    pub(crate) async fn take_all(self, seed: u64, events: Range<u64>) -> Tally {
        let (mut tally, mut begun) = (Tally::default(), events.start);
        let live = self.store.live().unwrap().len();
        let at_once = if self.poster.is_some() { AT_ONCE_OVER_HTTP } else { AT_ONCE };
        while begun < events.end {
            let before = self.theirs();
            for start in
                (begun..(begun + BETWEEN_MOVES).min(events.end)).step_by(usize::try_from(at_once).unwrap())
            {
                let end = (start + at_once).min(begun + BETWEEN_MOVES).min(events.end);
                tally += self.take(seed, start..end).await;
            }
            begun = (begun + BETWEEN_MOVES).min(events.end);
            let so_far = format!("KUZHI_SEED={seed}, before event {begun}");
            assert_eq!(self.theirs(), before, "{so_far}: something of others was changed");
            let heard = ears::heard();
            assert!(heard.is_empty(), "{so_far}: {heard:#?}");
            self.make_a_proper_move().await;
            tally.proper += 1;
        }
        tally.changed += u64::from(self.store.live().unwrap().len() != live);
        self.assert_kind();
        self.discord.take_violations();
        self.bot.stop().await;
        assert_eq!(ears::heard(), [""; 0]);
        tally
    }

    /// Sends some of them at once, and waits for what is said to them.
    async fn take(&self, seed: u64, events: Range<u64>) -> Tally {
        let (mut tally, mut awaited, mut posting) = (Tally::default(), BTreeMap::new(), Vec::new());
        for number in events {
            let mut chance = Chance::of(seed, number);
            let one = &self.recorded[chance.below(self.recorded.len())];
            let bytes = self.one(one, number, &mut chance);
            let told: Value = serde_json::from_slice(&bytes).unwrap_or_default();
            let id = told["id"].as_str().and_then(|id| id.parse::<u64>().ok()).filter(|id| *id > 0);
            let waits = told["token"].is_string() && told["type"] != 1;
            self.admit(one, &told, id);
            match &self.poster {
                Some(poster) => {
                    let (poster, bytes) = (poster.clone(), bytes.clone());
                    posting.push(tokio::spawn(async move { (number, poster.post(bytes).await) }));
                }
                None => {
                    // What is no text never gets as far as this on a gateway.
                    let Ok(text) = std::str::from_utf8(&bytes) else { continue };
                    let frame = format!(
                        r#"{{"op":0,"t":"INTERACTION_CREATE","s":{},"d":{text}}}"#,
                        number % 1_000_000 + 10
                    );
                    self.discord.mischief().send_text(&frame);
                    match id.filter(|_| waits) {
                        Some(id) => _ = awaited.insert(id, (number, frame)),
                        None => tally.unanswered += 1,
                    }
                }
            }
        }
        for one in posting {
            let (number, posted) = one.await.unwrap();
            tally += self.judge(
                seed,
                number,
                posted.unwrap_or_else(|why| panic!("KUZHI_SEED={seed}, {number}: {why}")),
            );
        }
        for (id, (number, frame)) in &awaited {
            let is_tried = |world: &World| {
                let one = world.interactions.get(&Snowflake::new(*id));
                one.is_none_or(|one| !one.attempts.is_empty()).then_some(())
            };
            let mut tries = 0;
            while self.discord.server().until(PATIENCE, is_tried).await.is_none() {
                tries += 1;
                let what = || format!("KUZHI_SEED={seed}, event {number}: {}", self.told(seed, *number));
                assert!(tries < 6, "it is not answered: {}", what());
                // A starved machine has lost the line, and with it what was on its way: Discord would send that again.
                self.resent.lock().unwrap().insert(*id);
                self.discord.mischief().send_text(frame);
            }
            tally.answered += 1;
        }
        tally.unread += self.unread_since(&awaited);
        tally
    }

    /// An event as it is sent.
    fn one(&self, one: &Recorded, number: u64, chance: &mut Chance) -> Vec<u8> {
        let mut base = one.json.clone();
        let id = FIRST_ID + number;
        base["id"] = json!(id.to_string());
        base["token"] = json!(format!("interaction-token-{id}"));
        let victims = [self.ada.id().get(), self.bob.id().get()];
        let who = Identity { victims: &victims, attacker: one.person.get() };
        mutated(&base, &self.ids, &who, chance, self.door == Door::Http)
    }

    /// The same event of a run once more, for the message of a test that fails.
    fn told(&self, seed: u64, number: u64) -> String {
        let mut chance = Chance::of(seed, number);
        let one = &self.recorded[chance.below(self.recorded.len())];
        String::from_utf8_lossy(&self.one(one, number, &mut chance)).into_owned()
    }

    /// Discord knows of what it tells, and takes one answer to it.
    fn admit(&self, one: &Recorded, told: &Value, id: Option<u64>) {
        let Some(id) = id.map(Snowflake::new) else { return };
        let deed = match (&one.deed, told["type"].as_u64()) {
            (Deed::Command { command, path, options }, Some(4)) => Deed::Typing {
                command: *command,
                path: path.clone(),
                options: options.clone(),
                focused: String::new(),
            },
            (Deed::Typing { command, path, options, .. }, Some(2)) => {
                Deed::Command { command: *command, path: path.clone(), options: options.clone() }
            }
            (deed, _) => deed.clone(),
        };
        let interaction = Interaction {
            id,
            token: told["token"].as_str().unwrap_or_default().to_owned(),
            person: one.person,
            channel: one.channel,
            deed,
            response: None,
            original: None,
            follow_ups: Vec::new(),
            edits: 0,
            attempts: Vec::new(),
            age: Age::Fresh,
            begun: Instant::now(),
            responded: None,
            said: None,
        };
        self.discord.server().change(|world| {
            world.interactions.entry(id).or_insert(interaction);
        });
    }

    /// What was answered to something that was posted.
    #[allow(clippy::needless_pass_by_value)] // nothing else is done with it
    fn judge(&self, seed: u64, number: u64, posted: Posted) -> Tally {
        let what = || format!("KUZHI_SEED={seed}, event {number}: {}", self.told(seed, number));
        match posted.status {
            200 => {
                let answer = posted.json();
                let is_form = posted.content_type.starts_with("multipart/form-data");
                let kind = answer["type"].as_u64().unwrap_or_default();
                assert!(is_form || (1..=9).contains(&kind), "{}\nis answered with {answer}", what());
                let is_unread = says(&answer, &dropped());
                Tally { answered: 1, unread: u64::from(is_unread), ..Tally::default() }
            }
            // Nothing that could be answered, or more than any interaction.
            400 | 413 => Tally { unanswered: 1, ..Tally::default() },
            status => panic!("{}\nis answered with {status}", what()),
        }
    }

    /// How many of these were said to be lost because they could not be read.
    fn unread_since(&self, awaited: &BTreeMap<u64, (u64, String)>) -> u64 {
        let dropped = dropped();
        self.discord.server().read(|world| {
            let of_these = |id: &str| id.parse().is_ok_and(|id: u64| awaited.contains_key(&id));
            let requests = world.journal.requests().iter().rev().take(awaited.len() * 8);
            let unread = requests.filter(|request| {
                let id = request.path.strip_prefix("/interactions/").and_then(|path| path.split('/').next());
                id.is_some_and(of_these) && request.body.as_ref().is_some_and(|body| says(body, &dropped))
            });
            unread.count() as u64
        })
    }

    /// Whoever is to move moves, and it is answered as ever.
    async fn make_a_proper_move(&self) {
        let id = self.matches[2];
        let before = self.store.load(id).unwrap().unwrap();
        let Some(mover) = before.person_to_move() else { return };
        let mover = if mover.0 == self.ada.id().get() { &self.ada } else { &self.bob };
        let pit = before.board().unwrap().legal()[0].to_string();
        let slash = mover.at(&self.hall).slash("move").string("pit", &pit).string("match", &id.to_string());
        let answer = slash.send().await;
        let after = self.store.load(id).unwrap().unwrap();
        assert!(after.played().unwrap().ply() > before.played().unwrap().ply(), "{}", answer.text());
    }

    /// Nobody was told that something failed, each first response was made once, and nothing that somebody wrote calls or
    /// links.
    fn assert_kind(&self) {
        let failed: Vec<String> = Language::ALL
            .iter()
            .flat_map(|language| {
                [false, true].map(|is_lasting| screens::of_failure(Words::of(*language), is_lasting).text)
            })
            .collect();
        let resent = self.resent.lock().unwrap().clone();
        self.discord.server().read(|world| {
            let mut first: HashMap<&str, usize> = HashMap::new();
            for request in world.journal.requests() {
                let body = request.body.as_ref().unwrap_or(&Value::Null);
                assert!(
                    !says(body, &failed),
                    "{} {} says that something failed: {body}",
                    request.method,
                    request.path
                );
                let id = request.path.split('/').nth(2).and_then(|id| id.parse().ok());
                if request.path.ends_with("/callback")
                    && id.is_some_and(|id: u64| id >= FIRST_ID && !resent.contains(&id))
                {
                    *first.entry(&request.path).or_default() += 1;
                    let said = body["data"]["content"].as_str().unwrap_or_default();
                    let bad = ["@everyone", "@here", "<@&", "\u{202e}", "](https://evil"]
                        .into_iter()
                        .find(|bad| said.contains(bad));
                    assert!(bad.is_none(), "{bad:?} is said: {said}");
                }
            }
            let twice: Vec<_> = first.iter().filter(|(_, count)| **count > 1).take(3).collect();
            assert!(twice.is_empty(), "answered more than once: {twice:?}");
        });
    }
}

/// Whether a message is one of these.
fn says(body: &Value, texts: &[String]) -> bool {
    [&body["data"]["content"], &body["content"]]
        .into_iter()
        .filter_map(Value::as_str)
        .any(|said| texts.iter().any(|text| text == said))
}

/// What is said of what could not be read.
fn dropped() -> Vec<String> {
    Language::ALL.iter().map(|language| screens::of_dropped(Words::of(*language)).text).collect()
}
