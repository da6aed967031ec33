//! The bot is stopped and started in the middle of everything.

use kuzhi_bot::app::{ChannelId, Match, MatchId, Place, PlayerId, Playing, Seat, Seats, Stage, Timestamp};
use kuzhi_bot::store::{Commit, SledStore, Store};
use kuzhi_engine::{Game, Level};

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
    assert!(text.contains("@Ada sowed pit 1") && text.contains("@Bob sowed pit 1"), "{text}");
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

/// A match as the store has it when the bot was ended before it told anybody.
fn keep_untold(table: &Table, north: Seat) {
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    let south = Seat::Person(PlayerId(table.ada.id().get()));
    let (moves, now) = (vec!["1".parse().unwrap()], Timestamp::of_system());
    let stage = Stage::Playing(Playing::new(Seats { south, north }, moves, now));
    let place = Place { guild: None, channel: ChannelId(table.hall.id().get()) };
    let (id, game, rated) = (MatchId::from_random(7), Game::default(), false);
    let next = Match { id, version: 1, place, game, rated, stage };
    store.commit(&Commit { next, mark: None }).unwrap();
}

#[tokio::test]
async fn a_bot_that_was_thinking_thinks_on_after_the_start() {
    let table = Table::set().await;
    keep_untold(&table, Seat::Bot(Level::default()));
    let _program = table.start().await;
    table.hall.until(|hall| hall.messages().len() == 2, "the bot's move and the call").await;
    let (board, call) = (&table.hall.messages()[0], &table.hall.messages()[1]);
    assert!(board.text().contains("Kuzhi (level 3) sowed pit"), "{}", board.text());
    assert_eq!(call.pings(), ["Ada"], "nobody was waiting any more, so Ada is called");
}

#[tokio::test]
async fn what_was_kept_but_not_told_is_told_after_the_start_and_once() {
    let table = Table::set().await;
    keep_untold(&table, Seat::Person(PlayerId(table.bob.id().get())));
    let program = table.start().await;
    table.hall.until(|hall| hall.messages().len() == 2, "the board and the call").await;
    let (board, call) = (&table.hall.messages()[0], &table.hall.messages()[1]);
    assert!(board.text().contains("@Ada sowed pit 1: 4 seeds."), "{}", board.text());
    assert_eq!(call.pings(), ["Bob"]);
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
