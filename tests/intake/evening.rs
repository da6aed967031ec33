//! An evening: two people play, while others send anything they can think of.

use std::fmt::Write;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_bot::WatchTimes;
use kuzhi_bot::clock::Clock;
use kuzhi_domain::matches::Match;
use kuzhi_domain::{GuildId, MatchId, PlayerId};
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{LookupStore, MatchStore, PeopleStore};
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_tests::discord::Snowflake;

use crate::bot::{Bot, moves};
use crate::ears;
use crate::judging::Kindness;
use crate::mutation::Pool;
use crate::recorded::{Recorded, Recorder, missing};
use crate::run::{Run, Tally};

/// After so many events the two players make another move.
const BETWEEN_MOVES: u64 = 1_000;

/// The first event ID. No other IDs are as high. They are far enough apart that a mutated one is not another
/// event's.
const FIRST_ID: u64 = 4_000_000_000_000_000_000;
const APART: u64 = 16;

/// Returns the ID of an event, by its number.
pub(crate) const fn id_of_event(number: u64) -> u64 {
    FIRST_ID + number * APART
}

/// Returns the number of an event, by its ID, if it has one.
pub(crate) fn number_of_event(id: u64) -> Option<u64> {
    id.checked_sub(FIRST_ID).filter(|beyond| beyond % APART == 0).map(|beyond| beyond / APART)
}

/// Timeouts that do not mistake a slow connection for a dead one: a busy machine takes its time, and events
/// on their way would be lost. There are no heartbeats either, which serenity wants acknowledged before the
/// next.
const PATIENT: Duration = Duration::from_mins(5);

/// A stand-in with the bot, two people who play in a channel, and others who send events.
pub(crate) struct Evening {
    pub(crate) run: Run,
    pub(crate) discord: Discord,
    pub(crate) hall: Channel,
    pub(crate) ada: Person,
    pub(crate) bob: Person,
    board: Message,
    matches: Vec<MatchId>,
    pub(crate) recorded: Vec<Recorded>,
    pub(crate) pool: Pool,
    store: Arc<MemoryStore>,
    bot: Bot,
    kindness: Kindness,
}

fn id_on(board: &Message) -> MatchId {
    let press = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    press.split(':').nth(2).unwrap().parse().unwrap()
}

impl Evening {
    pub(crate) async fn begin(run: Run) -> Evening {
        let discord = Discord::start().await;
        discord.mischief().heartbeat_every(Duration::from_hours(1));
        let hall = discord.guild("Friends").channel("games");
        let [ada, bob] = ["Ada", "Bob"].map(|name| discord.person(name));
        let store: Arc<MemoryStore> = Arc::default();
        let settings = [("KUZHI_LIMITS__HINTS_AT_ONCE", "1"), ("KUZHI_LIMITS__PICTURES_AT_ONCE", "3")];
        // However often the line breaks, it stands again at once.
        let settled = Duration::ZERO;
        let times =
            WatchTimes { quiet: PATIENT, answer: PATIENT, stuck: PATIENT, settled, ..WatchTimes::default() };
        let now = Clock::of_system().now();
        let bot =
            Bot::start_by(run.transport, &discord, Arc::clone(&store) as _, &settings, now, times).await;
        // One match that is over, one challenge, and one match in progress; a note, and a server rule.
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
        let notes = ada.at(&hall).click(&more, "📝 Notes …").await.private_answer().await;
        let form = ada.at(&hall).click(&notes, "Write …").await.form();
        ada.at(&hall).submit(&form, &[("What you want to remember", "mine")]).await;
        let (recorded, pool, kindness) = (Vec::new(), Pool::default(), Kindness::default());
        let mut evening =
            Evening { run, discord, hall, ada, bob, board, matches, recorded, pool, store, bot, kindness };
        evening.record().await;
        evening
    }

    /// Lets others do everything possible, everywhere.
    async fn record(&mut self) {
        let strangers = self.discord.guild("Strangers").channel("games");
        let itself = self.discord.bot();
        let mut recorder = Recorder {
            server: self.discord.server(),
            all: Vec::new(),
            pending: Vec::new(),
            friend: &self.bob,
            bot: &itself,
            channel: &strangers,
            id: self.matches[2].to_string(),
        };
        for (number, place) in [Some(&self.hall), Some(&strangers), None].into_iter().enumerate() {
            let person = self.discord.person(&format!("Mallory {number}"));
            let own = person.dm();
            recorder.everything_by(&person.at(place.unwrap_or(&own))).await;
        }
        self.recorded = recorder.all;
        let (guild, people) = (self.discord.guild("Friends").id(), [&self.ada, &self.bob]);
        let mut ids: Vec<String> = self.matches.iter().map(ToString::to_string).collect();
        ids.extend(people.map(|person| person.id().to_string()));
        ids.extend([guild, self.hall.id(), self.board.id(), strangers.id()].map(|id| id.to_string()));
        self.pool = Pool::from_events(self.recorded.iter().map(|one| &one.json), ids);
    }

    /// Values that the bot knows and that did not appear in those events.
    pub(crate) async fn missing(self) -> Vec<String> {
        let commands = self.discord.server().read(|world| world.commands.clone());
        let missing = missing(&self.recorded, &commands, &ears::actions());
        self.bot.stop().await;
        self.discord.take_violations();
        missing
    }

    /// What belongs to the two players, and to their server.
    fn theirs(&self) -> String {
        let mut kept = String::new();
        for id in &self.matches {
            let delivered = self.store.delivered(*id).unwrap();
            let one = self.store.load(*id).unwrap();
            let _ = writeln!(kept, "{one:?} {:?}", delivered.offered);
        }
        for person in [&self.ada, &self.bob] {
            let who = PlayerId(person.id().get());
            let _ = writeln!(kept, "{:?}", self.store.preferences(who).unwrap());
            for id in &self.matches {
                let _ = writeln!(kept, "{:?}", self.store.private_note(who, *id).unwrap());
            }
        }
        for guild in ["Friends", "Strangers"] {
            let guild = GuildId(self.discord.guild(guild).id().get());
            let _ = writeln!(kept, "{:?}", self.store.house_rules(guild).unwrap());
        }
        kept
    }

    /// Sends these events of a run, and checks the outcome.
    pub(crate) async fn take_all(mut self, events: Range<u64>) -> Tally {
        let (mut tally, mut begun) = (Tally::default(), events.start);
        let live = self.live();
        while begun < events.end {
            let before = self.theirs();
            let end = (begun + BETWEEN_MOVES).min(events.end);
            tally += self.take(begun..end).await;
            let so_far = format!("before {}", self.run.event(end));
            assert_eq!(self.theirs(), before, "{so_far}: something of others was changed");
            let failures = ears::failures();
            assert!(failures.is_empty(), "{so_far}: {failures:#?}");
            tally.unread += self.judge_requests();
            self.forget(begun);
            if begun == events.start {
                self.lose_the_session().await;
            }
            self.make_a_proper_move().await;
            tally.proper += 1;
            begun = end;
        }
        tally.changed += u64::from(self.live() != live);
        self.assert_that_sessions_were_kept();
        let Evening { run, discord, bot, mut kindness, .. } = self;
        bot.stop().await;
        kindness.judge(&discord.server().change(|world| world.journal.take()), &run);
        Kindness::judge_violations(&discord.take_violations(), &run);
        assert_eq!(ears::failures(), [""; 0]);
        tally
    }

    /// Returns the matches in progress.
    fn live(&self) -> Vec<MatchId> {
        self.store.live().unwrap().iter().map(Match::id).collect()
    }

    /// Checks everything said since the last call. Returns how many people were told that their event could
    /// not be read.
    fn judge_requests(&mut self) -> u64 {
        let requests = self.discord.server().change(|world| world.journal.take());
        self.kindness.judge(&requests, &self.run)
    }

    /// Removes old events from the stand-in, and the bot's requests.
    fn forget(&self, before: u64) {
        let is_kept = |id: &Snowflake| id.get() < FIRST_ID || id.get() >= id_of_event(before);
        self.discord.server().change(|world| world.interactions.retain(|id, _| is_kept(id)));
    }

    /// Lets the player to move make a move, which must be answered as usual.
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
}
