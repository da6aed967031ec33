//! The connection to Discord: a dead one is noticed, reported and replaced.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_bot::WatchTimes;
use kuzhi_bot::health::Unhealthy;
use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Channel, Discord, Person};
use kuzhi_tests::discord::World;
use kuzhi_tests::waiting::until;
use serde_json::{Value, json};

use crate::bot::{Bot, Transport};

/// Far less than serenity itself takes to notice: it sends no heartbeat for 41 s.
const QUICK: WatchTimes = WatchTimes {
    look: Duration::from_millis(100),
    quiet: Duration::from_secs(1),
    answer: Duration::from_secs(5),
    stuck: Duration::from_secs(20),
    pause: Duration::from_secs(1),
    longest_pause: Duration::from_secs(5),
    ask: Duration::from_secs(10),
    settled: Duration::from_secs(30),
    rest: Duration::from_millis(100),
};

struct Evening {
    discord: Discord,
    hall: Channel,
    ada: Person,
    bob: Person,
    bot: Bot,
}

impl Evening {
    async fn begin() -> Evening {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
        let (store, now) = (Arc::new(MemoryStore::default()), crate::bot::now());
        let bot = Bot::start_by(Transport::Gateway, &discord, store, &[], now, QUICK).await;
        let evening = Evening { discord, hall, ada, bob, bot };
        evening.health(Result::is_ok, "the bot to be healthy").await;
        evening
    }

    /// Waits until `kuzhi-bot health` prints something, while time passes.
    async fn health(&self, says: impl Fn(&Result<(), Unhealthy>) -> bool, what: &str) {
        until(what, || says(&self.bot.health())).await;
    }

    async fn is_cut_off(&self) {
        self.health(|health| matches!(health, Err(Unhealthy::CutOff)), "the bot to be cut off").await;
    }

    async fn is_healthy(&self) {
        self.health(Result::is_ok, "the bot to be healthy again").await;
    }

    /// Nothing gets through any more, and the bot has sent a heartbeat since. It cannot reconnect yet.
    async fn half_open(&self) {
        self.discord.mischief().refuse_connections(true);
        self.discord.mischief().half_open();
        self.discord.until(|world| world.gateway.unheard_heartbeats > 0, "a question").await;
    }

    /// The bot is cut off until it is let in again.
    async fn is_cut_off_until_it_is_let_in(&self) {
        self.is_cut_off().await;
        self.discord.mischief().refuse_connections(false);
        self.is_healthy().await;
    }

    fn sessions(&self) -> usize {
        self.discord.server().read(sessions)
    }

    /// Returns how often the bot resumed its sessions.
    fn resumed(&self) -> usize {
        let resumed = |world: &World| world.gateway.sessions().iter().map(|session| session.resumed).sum();
        self.discord.server().read(resumed)
    }
}

fn sessions(world: &World) -> usize {
    world.gateway.sessions().len()
}

#[tokio::test]
async fn a_half_open_connection_is_replaced() {
    let evening = Evening::begin().await;
    // A quiet connection is not a dead one.
    evening.discord.until(|world| world.gateway.heartbeats >= 5, "questions that are answered").await;
    assert!(evening.bot.health().is_ok() && evening.sessions() == 1);
    evening.half_open().await;
    evening.is_cut_off_until_it_is_let_in().await;
    let board = evening.ada.at(&evening.hall).slash("play").string("side", "first").send().await;
    assert!(board.text().contains("**@Ada** to move"), "{}", board.text());
    assert_eq!(evening.sessions(), 2);
}

#[tokio::test]
async fn a_silent_discord_is_not_flooded_with_sessions() {
    let evening = Evening::begin().await;
    evening.discord.mischief().acknowledge_heartbeats(false);
    evening.discord.until(|world| sessions(world) >= 3, "a third session").await;
    evening.discord.mischief().acknowledge_heartbeats(true);
    let heartbeats = evening.discord.server().read(|world| world.gateway.heartbeats);
    // The connection is alive as soon as it shows so, whether or not it was replaced again.
    evening.discord.until(|world| world.gateway.heartbeats > heartbeats, "the next question").await;
    let looks_again = |health: &Result<(), Unhealthy>| {
        evening.bot.pass(Duration::from_secs(5));
        health.is_ok()
    };
    evening.health(looks_again, "the bot to be healthy again").await;
}

#[tokio::test]
async fn time_in_which_the_line_was_dead_does_not_count() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.string("side", "first").string("clock", "30+20").send().await.message();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    let runs_out = || -> u64 {
        let text = board.face().content;
        let (_, rest) = text.rsplit_once("<t:").unwrap();
        rest.split(':').next().unwrap().parse().unwrap()
    };
    let before = runs_out();
    evening.half_open().await;
    // The bot does not know yet that nobody hears it.
    evening.bot.pass(Duration::from_mins(20));
    evening.is_cut_off_until_it_is_let_in().await;
    evening.hall.until(|_| runs_out() == before + 20 * 60, "the board to say the new time").await;
    evening.bot.pass(Duration::from_mins(29));
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("\nClock: South 1:20 · North 30:20\n"), "{}", board.text());
}

#[tokio::test]
async fn an_outage_of_all_of_discord_is_said_at_once() {
    let evening = Evening::begin().await;
    evening.discord.mischief().keep_away().await;
    evening.is_cut_off().await;
    evening.discord.mischief().refuse_connections(false);
    evening.is_healthy().await;
    let help = evening.ada.at(&evening.hall).slash("help").send().await;
    assert!(help.is_private());
}

#[tokio::test]
async fn events_replayed_after_a_reconnect_are_answered() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.string("side", "first").send().await.message();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.discord.mischief().cut_gateway();
    let (click, typed) = {
        let ada = evening.ada.at(&evening.hall);
        (ada.click(&board, "1").begin(), ada.slash("help").send().begin())
    };
    click.answer().await;
    typed.answer().await;
    assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
    assert_eq!((evening.sessions(), evening.resumed()), (1, 1));
}

/// Serenity panics on an invalid image hash.
#[tokio::test]
async fn an_event_that_breaks_the_library_harms_no_other() {
    let evening = Evening::begin().await;
    let help = || evening.ada.at(&evening.hall).slash("help").send();
    let known = help().begin();
    known.answer().await;
    let mut broken: Value =
        serde_json::from_str(&evening.discord.server().posted(known.interaction())).unwrap();
    broken["id"] = json!("1400000000000000000");
    broken["member"]["user"]["avatar"] = json!(format!("{}ab", "€".repeat(10)));
    let mischief = evening.discord.mischief();
    // The next event is on the same connection.
    for _ in 0..3 {
        mischief.tell("INTERACTION_CREATE", &broken.to_string());
        help().await;
    }
    assert!(evening.bot.health().is_ok());
    assert_eq!((evening.sessions(), evening.resumed()), (1, 0));
    // If the connection is lost before the next event, Discord sends this one again.
    mischief.tell("INTERACTION_CREATE", &broken.to_string());
    mischief.cut_gateway();
    help().await;
    assert_eq!((evening.sessions(), evening.resumed()), (1, 1));
    evening.is_healthy().await;
    evening.bot.stop().await;
}
