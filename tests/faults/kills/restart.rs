//! The bot is stopped and started in the middle of everything.

use std::time::Duration;

use kuzhi_bot::clock::Clock;
use kuzhi_domain::clock::{GameClock, TimeControl};
use kuzhi_domain::matches::{Actor, Intent, MatchSetup, Place, Seat, Series, decide};
use kuzhi_domain::{ChannelId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_search::Level;
use kuzhi_store::{Commit, Delivered, MatchStore, ProcessStore, SledStore};
use kuzhi_tests::conversation::Message;

use crate::program::Table;

#[tokio::test]
async fn a_match_goes_on_after_a_restart_with_the_old_buttons() {
    let table = Table::set().await;
    let program = table.start().await;
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    table.ada.at(&table.hall).click(&board, "1").await;
    assert!(program.stop().await.success());
    table.discord.offline().await;

    let program = table.start().await;
    table.bob.at(&table.hall).click(&board, "1").await;
    let text = board.text();
    assert!(text.contains("@Ada: pit 1") && text.contains("@Bob: pit 1"), "{text}");
    assert!(program.stop().await.success());
}

#[tokio::test]
async fn an_open_challenge_survives_a_restart() {
    let table = Table::set().await;
    let program = table.start().await;
    let challenge = table.challenge().await;
    assert!(program.stop().await.success());
    table.discord.offline().await;

    let _program = table.start().await;
    table.bob.at(&table.hall).click(&challenge, "Accept").await;
    assert!(challenge.text().starts_with("**Mangala** · South @Ada"), "{}", challenge.text());
}

/// A match as the store has it when the bot ended before it showed anyone.
pub(crate) fn keep_untold(table: &Table, game: &str, north: Seat) {
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    let south = Seat::Person(PlayerId(table.ada.id().get()));
    let (moves, now) = (vec!["1".parse().unwrap()], Clock::of_system().now());
    let place = Place { guild: None, channel: ChannelId(table.hall.id().get()) };
    let (id, game) = (MatchId::from_random(7), Game::by_id(game).unwrap());
    let played = MatchSetup::played(game, [south, north], &moves, now).unwrap();
    let next = MatchSetup { id, place, ..played }.check().unwrap();
    store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
}

#[tokio::test]
async fn a_bot_that_was_thinking_thinks_on_after_the_start() {
    let table = Table::set().await;
    keep_untold(&table, "mangala", Seat::Bot(Level::default()));
    let _program = table.start().await;
    table.hall.until(|hall| hall.messages().len() == 1, "the bot's move").await;
    let board = table.hall.last();
    assert!(board.text().contains("Kuzhi: "), "{}", board.text());
    assert_eq!(board.pings(), ["Ada"], "nobody was waiting any more, so Ada is called");
}

#[tokio::test]
async fn unshown_commits_are_shown_once_after_a_start() {
    let table = Table::set().await;
    keep_untold(&table, "mangala", Seat::Person(PlayerId(table.bob.id().get())));
    let program = table.start().await;
    table.hall.until(|hall| hall.messages().len() == 1, "the board").await;
    let board = &table.hall.last();
    assert!(board.text().contains("@Ada: pit 1."), "{}", board.text());
    assert_eq!(board.pings(), ["Bob"]);
    table.bob.at(&table.hall).click(board, "2").await;
    table.hall.until(|_| !table.discord.pings_of(&table.ada).is_empty(), "the call to Ada").await;
    assert!(program.stop().await.success());
    table.discord.offline().await;

    let before = table.discord.pings();
    let program = table.start().await;
    table.ada.at(&table.hall).click(board, "2").await;
    assert!(program.stop().await.success());
    assert_eq!(table.discord.pings()[..before.len()], before, "nobody was called for what he knew");
}

/// The end of a first set and the second one, as the store has them when the bot ended before it showed
/// anyone. The first set's board was never shown.
fn keep_untold_set(table: &Table) {
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    let people = [&table.ada, &table.bob].map(|person| Seat::Person(PlayerId(person.id().get())));
    let now = Clock::of_system().now();
    let place = Place { guild: None, channel: ChannelId(table.hall.id().get()) };
    let (id, game, series) = (MatchId::from_random(7), Game::default(), Series::new(3));
    let begun = MatchSetup::played(game, people, &[], now).unwrap();
    let first = MatchSetup { id, place, rated: true, series, ..begun }.check().unwrap();
    let bob = Actor::Person(PlayerId(table.bob.id().get()));
    let next = decide(&first, bob, Intent::Resign, now).unwrap();
    let begun = next.next_set(MatchId::from_random(8), now);
    store.commit(&Commit { next: first, begun: None, interaction: None, quiet: false }).unwrap();
    store.commit(&Commit { next, begun, interaction: None, quiet: false }).unwrap();
}

#[tokio::test]
async fn the_next_set_follows_a_kill_before_it_was_shown() {
    let table = Table::set().await;
    keep_untold_set(&table);
    let program = table.start().await;
    let is_second = |message: &Message| message.text().contains("Set 2 of 3 · @Bob 0 – 1 @Ada");
    table.hall.until(|hall| hall.messages().iter().any(is_second), "the second set").await;
    let board = table.hall.messages().into_iter().find(is_second).unwrap();
    table.hall.until(|_| table.discord.pings() == ["Bob"], "a call to Bob alone").await;
    table.bob.at(&table.hall).click(&board, "1").await;
    program.kill().await;
    table.discord.offline().await;

    let _program = table.start().await;
    table.ada.at(&table.hall).click(&board, "1").await;
    let boards = table.hall.messages().into_iter().filter(is_second).count();
    assert_eq!(boards, 1, "it comes once");
    assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
}
/// A match with a clock as a killed bot left it: Ada is to move, and the turn started so long ago.
fn keep_timed(table: &Table, since: Duration, away: Duration) {
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    let people = [&table.ada, &table.bob].map(|person| Seat::Person(PlayerId(person.id().get())));
    let now = Clock::of_system().now();
    let clock = GameClock::start(TimeControl::Days(1), now - since);
    let place = Place { guild: None, channel: ChannelId(table.hall.id().get()) };
    let (id, game) = (MatchId::from_random(8), Game::default());
    let begun = MatchSetup::played(game, people, &[], now - since).unwrap();
    let next = MatchSetup { id, place, rated: true, ..begun }.timed(clock).check().unwrap();
    store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    store.save_delivered(id, Delivered { version: 1, ..Delivered::default() }).unwrap();
    store.record_presence(now - away).unwrap();
}

const HOUR: Duration = Duration::from_hours(1);

#[tokio::test]
async fn downtime_does_not_count_over_many_restarts() {
    let table = Table::set().await;
    // Ada's turn started two days ago, and two hours later the bot was killed.
    keep_timed(&table, 48 * HOUR, 46 * HOUR);
    for _ in 0..2 {
        let program = table.start().await;
        let board = table.ada.at(&table.hall).slash("board").send().await.message();
        let text = board.face().content;
        let (_, rest) = text.rsplit_once("<t:").unwrap();
        let runs_out: u64 = rest.split(':').next().unwrap().parse().unwrap();
        let left = Timestamp::from_millis(runs_out * 1_000).since(Clock::of_system().now());
        assert!(left > 21 * HOUR && left <= 22 * HOUR + Duration::from_mins(2), "{left:?}");
        program.kill().await;
        table.discord.offline().await;
    }
}

#[tokio::test]
async fn a_kill_on_arrival_repeats_no_reminder() {
    let table = Table::set().await;
    keep_timed(&table, 20 * HOUR, Duration::ZERO);
    let program = table.start().await;
    table.hall.until(|_| !table.discord.pings_of(&table.ada).is_empty(), "the reminder").await;
    program.kill().await;
    table.discord.offline().await;

    let program = table.start().await;
    // Bob's challenge to the bot is answered after everything that a start does.
    table.bob.at(&table.hall).slash("play").string("side", "first").send().await;
    assert!(program.stop().await.success());
    assert_eq!(table.discord.pings_of(&table.ada).len(), 1);
}
