//! The disk is full: people get calm answers, nothing is lost, nothing panics.

use std::sync::Arc;

use kuzhi_bot::clock::Clock;
use kuzhi_bot::{App, ServeError};
use kuzhi_config::{Environment, Settings};
use kuzhi_memory_store::{Fault, MemoryStore};
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Ada's board against the bot, in such a store.
struct Table {
    discord: Discord,
    hall: Channel,
    ada: Person,
    board: Message,
    store: Arc<MemoryStore>,
    shutdown: Option<oneshot::Sender<()>>,
    serving: JoinHandle<Result<(), ServeError>>,
    _folder: TempDir,
}

impl Table {
    async fn set() -> Table {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        let (ada, folder) = (discord.person("Ada"), tempfile::tempdir().unwrap());
        let environment: Environment = [
            ("DISCORD_TOKEN", discord.token().to_owned()),
            ("KUZHI_DISCORD__API_BASE", discord.api_base()),
            ("KUZHI_STORE__PATH", folder.path().display().to_string()),
            // Only the test of the tables waits for them.
            ("KUZHI_DISCORD__EMOJIS_A_MINUTE", "0".to_owned()),
            ("KUZHI_MATCHES__REPLY_PAUSE_MS", "0".to_owned()),
        ]
        .into_iter()
        .collect();
        let settings = Settings::load(None, &environment).unwrap();
        let store = Arc::new(MemoryStore::default());
        let (shutdown, told) = oneshot::channel::<()>();
        let serving = tokio::spawn({
            let store = Arc::clone(&store);
            async move { App::new(&settings, store, Clock::of_system()).run(async { _ = told.await }).await }
        });
        discord.ready().await;
        let board = ada.at(&hall).slash("play").string("side", "first").send().await.message();
        Table { discord, hall, ada, board, store, shutdown: Some(shutdown), serving, _folder: folder }
    }
}

#[tokio::test]
async fn a_move_that_cannot_be_kept_is_not_made() {
    let mut table = Table::set().await;
    let before = table.board.screen();
    table.store.set_fault(Fault::Full);
    let answer = table.ada.at(&table.hall).click(&table.board, "1").await;
    assert!(answer.is_private());
    assert_eq!(
        answer.text(),
        "Something went wrong on our side, and nothing has changed. Please try again in a moment."
    );
    assert_eq!(table.board.screen(), before);

    table.store.set_fault(Fault::None);
    table.ada.at(&table.hall).click(&table.board, "1").await;
    assert!(table.board.text().contains("@Ada: pit 1"), "{}", table.board.text());
    drop(table.shutdown.take());
    table.serving.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_setting_that_cannot_be_kept_is_not_shown_as_set() {
    let table = Table::set().await;
    let settings = table.ada.at(&table.hall).slash("settings").send().await.message();
    let before = settings.screen();
    table.store.set_fault(Fault::Full);
    let answer = table.ada.at(&table.hall).click(&settings, "Pings: on").await;
    assert!(answer.text().starts_with("Something went wrong on our side"), "{}", answer.text());
    assert_eq!(settings.screen(), before);
    table.store.set_fault(Fault::None);
    table.ada.at(&table.hall).click(&settings, "Pings: on").await;
    assert!(settings.text().contains("Pings are **off**"), "{}", settings.text());
}

/// The operator's supervisor restarts the bot: it must not keep running and look healthy.
#[tokio::test]
async fn a_bot_whose_store_is_ruined_says_so_and_ends() {
    let table = Table::set().await;
    table.store.set_fault(Fault::Poisoned);
    let answer = table.ada.at(&table.hall).click(&table.board, "1").await;
    assert_eq!(
        answer.text(),
        "Kuzhi cannot save moves right now, and whoever runs it has been told. Your game is safe: \
         look at its board a little later."
    );
    let ended = table.serving.await.unwrap();
    assert_eq!(ended.unwrap_err().to_string(), "the store failed: no space left on device");
    table.discord.offline().await;
}
