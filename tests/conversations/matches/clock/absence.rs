//! Clocks while the bot is down: they stand still.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};

use super::GAMES;
use crate::bot::{Bot, moves};

/// Two people, and a bot that is restarted over and over with the same store.
struct Long {
    discord: Discord,
    hall: Channel,
    ada: Person,
    bob: Person,
    store: Arc<MemoryStore>,
    begun: Timestamp,
}

impl Long {
    async fn begin() -> Long {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
        let (store, begun) = (Arc::default(), crate::bot::now());
        Long { discord, hall, ada, bob, store, begun }
    }

    /// Starts the bot so many hours after the beginning.
    async fn start(&self, hours: u64) -> Bot {
        self.start_after(hours * 3_600).await
    }

    /// The same with seconds.
    async fn start_after(&self, seconds: u64) -> Bot {
        let now = self.begun + Duration::from_secs(seconds);
        Bot::start_at(&self.discord, Arc::clone(&self.store) as _, &[], now).await
    }

    async fn stop(&self, bot: Bot) {
        bot.stop().await;
        self.discord.offline().await;
    }

    /// Starts a match between Ada, who moves first, and Bob, with a day per move.
    async fn board(&self, game: &str) -> Message {
        self.board_with_clock(game, "1d").await
    }

    /// Starts one with a given clock. A live one runs, as both have moved.
    async fn board_with_clock(&self, game: &str, clock: &str) -> Message {
        let play = self.ada.at(&self.hall).slash("play").user("opponent", &self.bob);
        let play = play.string("side", "first").string("clock", clock).string("game", game);
        let board = play.send().await.message();
        self.bob.at(&self.hall).click(&board, "Accept").await;
        if clock.contains('+') {
            self.ada.at(&self.hall).click(&board, "1").await;
            self.bob.at(&self.hall).click(&board, "1").await;
        }
        board
    }

    /// Waits until Ada has been notified so many times.
    async fn pinged(&self, times: usize) {
        let pings = || self.discord.pings_of(&self.ada).len();
        self.hall.until(|_| pings() >= times, "a ping").await;
        assert_eq!(pings(), times);
    }
}

/// Returns when the time of the player to move runs out, as the board shows it.
fn runs_out(board: &Message) -> u64 {
    let text = board.face().content;
    let (_, rest) = text.rsplit_once("<t:").unwrap();
    rest.split(':').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn while_the_bot_is_down_no_time_runs() {
    for game in GAMES {
        let long = Long::begin().await;
        let bot = long.start(0).await;
        let board = long.board(game).await;
        let first = runs_out(&board);
        bot.pass(Duration::from_hours(2));
        long.pinged(1).await;
        long.stop(bot).await;

        // Three days later there are still 22 hours.
        let bot = long.start(2 + 72).await;
        long.hall.until(|_| runs_out(&board) == first + 72 * 3_600, "the board to say the new time").await;
        bot.pass(Duration::from_hours(21));
        long.pinged(2).await;
        assert!(board.text().contains("@Ada’s time runs out"), "{}", board.text());
        bot.pass(Duration::from_hours(1));
        let up =
            || long.hall.messages().into_iter().rev().find(|one| one.text().contains("has run out of time."));
        long.hall.until(|_| up().is_some(), "the time to be up").await;
        let board = up().unwrap();
        long.stop(bot).await;

        // Time that is up stays up, and can be claimed after another start.
        let bot = long.start(2 + 72 + 22 + 50).await;
        long.bob.at(&long.hall).click(&board, "Claim the win").await;
        let over = || long.hall.messages().iter().any(|one| one.text().contains("@Bob wins.**"));
        long.hall.until(|_| over(), "the end").await;
        long.stop(bot).await;
    }
}

#[tokio::test]
async fn an_outage_and_a_time_away_give_nothing_twice() {
    let long = Long::begin().await;
    let bot = long.start(0).await;
    let board = long.board("mangala").await;
    let first = runs_out(&board);
    let ada = long.ada.at(&long.hall);
    ada.slash("away").string("until", "2d").send().await;
    long.hall.until(|_| board.text().contains("@Ada is away until"), "the board to say so").await;
    bot.pass(Duration::from_hours(24));
    long.stop(bot).await;

    // It is down over the end of her time away, which is said then, and twelve hours longer.
    let bot = long.start(60).await;
    let board = || long.hall.messages().into_iter().rev().find(|one| one.text().contains("@Ada’s time"));
    let is_told = || board().is_some_and(|one| !one.text().contains("is away"));
    long.hall.until(|_| is_told(), "the board to say that she is back").await;
    let gained = runs_out(&board().unwrap()) - first;
    assert!((60 * 3_600 - 60..=60 * 3_600 + 60).contains(&gained), "{gained}");
    bot.pass(Duration::from_hours(23));
    ada.slash("board").send().await;
    bot.pass(Duration::from_hours(2));
    let is_up = || long.hall.messages().iter().any(|one| one.text().contains("has run out of time."));
    long.hall.until(|_| is_up(), "the time to be up").await;
    long.stop(bot).await;
}

#[tokio::test]
async fn a_reminder_is_not_repeated_by_a_start() {
    let long = Long::begin().await;
    let bot = long.start(0).await;
    let board = long.board("mangala").await;
    bot.pass(Duration::from_mins(1));
    long.pinged(1).await;
    bot.pass(Duration::from_hours(20));
    long.pinged(2).await;
    long.stop(bot).await;

    for hours in [21, 30] {
        let bot = long.start(hours).await;
        // A later request is answered after everything that a start does.
        long.bob.at(&long.hall).slash("games").send().await;
        bot.pass(Duration::from_mins(20));
        long.stop(bot).await;
        long.pinged(2).await;
    }
    assert!(board.text().contains("@Ada’s time runs out"), "{}", board.text());
}

#[tokio::test]
async fn while_the_connection_is_lost_no_time_runs() {
    let long = Long::begin().await;
    let bot = long.start(0).await;
    let mut boards = Vec::new();
    for game in GAMES {
        boards.push(long.board_with_clock(game, "30+20").await);
    }
    let before: Vec<u64> = boards.iter().map(runs_out).collect();
    long.discord.mischief().keep_away().await;
    bot.pass(Duration::from_mins(20));
    long.discord.mischief().refuse_connections(false);
    long.discord.ready().await;
    for (board, before) in boards.iter().zip(before) {
        long.hall.until(|_| runs_out(board) == before + 20 * 60, "the board to say the new time").await;
    }
    // Everyone has as much time as before, the bot as well as people.
    bot.pass(Duration::from_mins(29));
    for board in &boards {
        let first = moves(board).remove(0).custom_id.unwrap();
        long.ada.at(&long.hall).click_id(board, &first).await;
        assert!(board.text().contains("\nClock: South 1:20 · North 30:20\n"), "{}", board.text());
    }
}

#[tokio::test]
async fn while_the_machine_sleeps_no_time_runs() {
    let long = Long::begin().await;
    let bot = long.start(0).await;
    let mut boards = Vec::new();
    for game in GAMES {
        boards.push(long.board_with_clock(game, "1d").await);
    }
    bot.pass(Duration::from_mins(1));
    long.pinged(2).await;
    let before: Vec<u64> = boards.iter().map(runs_out).collect();
    bot.sleep(Duration::from_hours(72));
    for (board, before) in boards.iter().zip(before) {
        long.hall.until(|_| runs_out(board) == before + 72 * 3_600, "the board to say the new time").await;
    }
    long.pinged(2).await;
    bot.pass(Duration::from_hours(18));
    long.pinged(4).await;
    bot.pass(Duration::from_hours(6));
    let up =
        || long.hall.messages().iter().filter(|one| one.text().contains("@Ada has run out of time.")).count();
    long.hall.until(|_| up() == 2, "the time to be up").await;
}

/// Each of these is too short to matter, but together they are not.
#[tokio::test]
async fn short_absences_that_add_up_are_shown() {
    let long = Long::begin().await;
    let mut bot = long.start(0).await;
    let boards = [long.board("mangala").await, long.board_with_clock("mangala", "5+3").await];
    let first = boards.each_ref().map(runs_out);
    let mut away = 0;
    for _ in 0..3 {
        long.stop(bot).await;
        away += 20;
        bot = long.start_after(away).await;
        long.hall.until(|_| runs_out(&boards[1]) == first[1] + away, "the live clock").await;
    }
    long.hall.until(|_| runs_out(&boards[0]) > first[0] + 30, "the clock of days").await;
    long.stop(bot).await;
}
