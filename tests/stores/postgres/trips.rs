//! Counts how often a click waits for the database.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use kuzhi_bot::App;
use kuzhi_bot::clock::Clock;
use kuzhi_config::{Environment, Settings};
use kuzhi_domain::InteractionId;
use kuzhi_domain::matches::{Intent, Scope};
use kuzhi_postgres::PostgresStore;
use kuzhi_store::{Delivered, LookupRequest, LookupStore, MatchStore};
use kuzhi_tests::conversation::{Discord, Message, Person};
use kuzhi_tests::postgres::Wire;
use tokio::sync::oneshot;

use super::server::{Schema, open};
use crate::matches::{ASHA, BANU, GUILD, accepted, challenge, id, keep, keep_for, moved, then, well_begun};

/// Opens a store through a counting proxy. `None` if PostgreSQL is not installed.
fn counted() -> Option<(PostgresStore, Wire)> {
    let schema = Schema::new()?;
    let wire = Wire::to(schema.port());
    let store = open(&schema.url().replace(&format!(":{}/", schema.port()), &format!(":{}/", wire.port())));
    Some((store, wire))
}

#[test]
fn looking_up_committing_and_noting_take_a_trip_each() {
    let Some((store, wire)) = counted() else { return };
    let open = challenge(1, 0);
    let mut current = accepted(&open, 1);
    keep(&store, &open).unwrap();
    keep_for(&store, &current, 7, 1).unwrap();
    let wanted = LookupRequest {
        id: Some(id(1)),
        interaction: Some(InteractionId(8)),
        people: vec![ASHA],
        ..LookupRequest::default()
    };
    let trips = |job: &dyn Fn()| {
        let before = wire.trips();
        job();
        wire.trips() - before
    };
    for round in 0..4 {
        let next = moved(&current, 0, 2);
        let taken = [
            trips(&|| drop(store.look_up(&wanted).unwrap())),
            trips(&|| keep_for(&store, &next, 10 + round, 2).unwrap()),
            trips(&|| store.save_delivered(id(1), Delivered::default()).unwrap()),
        ];
        current = next;
        // The first time, a connection asks what the types of the statements are.
        assert!(round == 0 || taken == [1; 3], "{taken:?}");
    }
}

/// Even if the tables were small when a statement was prepared, it must not scan all rows: that would cost
/// more with every match there ever was.
#[test]
fn what_a_click_asks_reads_no_table_as_a_whole() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    for round in 0..60 {
        let current = accepted(&challenge(round, 0), 1);
        keep(&store, &challenge(round, 0)).unwrap();
        keep_for(&store, &current, 1_000 + 2 * round, 1).unwrap();
        let interaction = Some(InteractionId(2_000 + round));
        let wanted = LookupRequest {
            id: Some(id(round)),
            interaction,
            people: vec![ASHA],
            ..LookupRequest::default()
        };
        drop(store.look_up(&wanted).unwrap());
        keep_for(&store, &moved(&current, 0, 2), 1_001 + 2 * round, 2).unwrap();
        store.save_delivered(id(round), Delivered::default()).unwrap();
    }
    // A session reports its statistics when it ends.
    drop(store);
    let read = || {
        let tables =
            "SELECT COALESCE(string_agg(relname || ' ' || seq_tup_read, ', '), '') FROM pg_stat_user_tables";
        schema.sql(&format!("{tables} WHERE schemaname = current_schema() AND seq_tup_read > 60"))
    };
    let written = || {
        let rows = "SELECT n_tup_ins FROM pg_stat_user_tables";
        schema.sql(&format!("{rows} WHERE schemaname = current_schema() AND relname = 'marks'"))
    };
    while written() != "120" {
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(read(), "");
}

/// The effect on ratings is decided here, from the first trip's data. Showing it needs no further read.
#[test]
fn a_result_takes_two_trips_and_its_changes_none() {
    let Some((store, wire)) = counted() else { return };
    for round in 1..4 {
        let begun = well_begun(&accepted(&challenge(round, 0), 1), None);
        keep(&store, &challenge(round, 0)).unwrap();
        keep(&store, &begun).unwrap();
        let over = then(&begun, BANU, Intent::Resign, 9 + round);
        let before = wire.trips();
        keep_for(&store, &over, 100 + round, 2).unwrap();
        let made = wire.trips();
        let ended = over.result().unwrap().ended;
        let change = || store.change_by(Scope::Guild(GUILD), "mangala", id(round), ended).unwrap().unwrap();
        let told = change();
        let known = wire.trips();
        // The first time, a connection asks what the types of the statements are.
        assert!(round == 1 || (made - before, known - made) == (2, 0), "{before} {made} {known}");
        assert_eq!(format!("{:.6?}", change()), format!("{told:.6?}"), "as it is kept");
    }
}

/// The player to move presses their first pit.
async fn click(board: &Message, ada: &Person, bob: &Person, hall: &kuzhi_tests::conversation::Channel) {
    let mover = if board.text().contains("**@Ada**") { ada } else { bob };
    let is_move = |id: &str| id.starts_with("k1:move:");
    let button = board
        .buttons()
        .into_iter()
        .find(|one| one.is_enabled && one.custom_id.as_deref().is_some_and(is_move));
    mover.at(hall).click_id(board, &button.unwrap().custom_id.unwrap()).await;
}

/// Nothing more is written if so many looks see nothing. A busy machine takes longer than one.
const QUIET_LOOKS: u32 = 4;

/// Two people play, and each click waits at most three times: to look up, to commit, and to record what was
/// delivered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_click_takes_three_trips_at_most() {
    let Some((store, wire)) = tokio::task::spawn_blocking(counted).await.unwrap() else { return };
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let folder = tempfile::tempdir().unwrap();
    let settings = Environment::from_iter([
        ("DISCORD_TOKEN", discord.token().to_owned()),
        ("KUZHI_DISCORD__API_BASE", discord.api_base()),
        ("KUZHI_STORE__PATH", folder.path().display().to_string()),
        ("KUZHI_DISCORD__EMOJIS_A_MINUTE", "0".to_owned()),
        ("KUZHI_MATCHES__REPLY_PAUSE_MS", "0".to_owned()),
    ]);
    let settings = Settings::load(None, &settings).unwrap();
    // Nothing happens by itself while the clock stands still.
    let (clock, _control) = Clock::set_by_hand(Clock::of_system().now());
    let (shutdown, told) = oneshot::channel::<()>();
    let running = tokio::spawn(async move {
        let told = async { drop(told.await) };
        App::new(&settings, Arc::new(store), clock).run(told).await.unwrap();
    });
    discord.ready().await;
    let play = ada.at(&hall).slash("play").user("opponent", &bob);
    let board = play.string("game", "mangala").string("side", "first").send().await.message();
    let settled = async || {
        // The last delivery record may be written after the click is answered.
        let (mut before, mut quiet) = (wire.trips(), 0);
        while quiet < QUIET_LOOKS {
            tokio::time::sleep(Duration::from_millis(150)).await;
            let now = wire.trips();
            quiet = if now == before { quiet + 1 } else { 0 };
            before = now;
        }
        before
    };
    let mut before = settled().await;
    bob.at(&hall).click(&board, "Accept").await;
    let mut taken = Vec::new();
    for _ in 0..10 {
        let now = settled().await;
        taken.push(now - before);
        before = now;
        click(&board, &ada, &bob, &hall).await;
    }
    // At first the bot learns people's names and languages. A busy machine may send a part of a trip late, or
    // a record with the next click: clicks that took a fourth trip each would take far more together.
    let known = &taken[4..];
    assert!(2 * known.iter().sum::<u64>() < 7 * known.len() as u64, "{taken:?}");
    drop(shutdown);
    running.await.unwrap();
}
