//! The log while nobody reads it: people play on, and the program can be stopped.

use std::fs::{self, File};
use std::io::Read;
use std::time::Duration;

use crate::program::{Program, Table, command, output};

/// How many bytes a pipe holds on Linux. Whoever writes more waits for a reader.
const PIPE: usize = 64 * 1024;

/// The filter that writes the most.
const EVERYTHING: &str = "trace";

/// A first start and an orderly stop are no trouble, and the log sounds like none.
#[tokio::test]
async fn a_start_and_a_stop_without_trouble() {
    let table = Table::set().await;
    let log = table.folder.path().join("log");
    let mut run = command(&table.discord, &table.folder.path().join("store"), &["run"]);
    run.env("KUZHI_LOG__FILTER", "info").stderr(File::create(&log).unwrap());
    let program = Program::spawn(&mut run);
    table.discord.ready().await;
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    assert!(program.stop().await.success());
    let log = fs::read_to_string(log).unwrap();
    let (first, last) = (log.lines().next().unwrap(), log.lines().last().unwrap());
    let version = concat!("Kuzhi starts version=\"", env!("CARGO_PKG_VERSION"), "\"");
    assert!(first.contains(version), "{log}");
    assert!(last.ends_with("stopped"), "{log}");
    for trouble in ["WARN", "ERROR", "connected to Discord again"] {
        assert!(!log.contains(trouble), "{trouble}: {log}");
    }
}

#[tokio::test]
async fn a_log_that_nobody_reads_stops_nobody() {
    let table = Table::set().await;
    let mut run = command(&table.discord, table.folder.path(), &["run"]);
    let (mut unread, end) = std::io::pipe().unwrap();
    run.env("KUZHI_LOG__FILTER", EVERYTHING).stderr(end);
    let mut program = Program::spawn(&mut run);
    drop(run);
    table.discord.ready().await;
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    for _ in 0..20 {
        table.ada.at(&table.hall).slash("help").send().await;
    }
    table.ada.at(&table.hall).click(&board, "1").await;
    assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
    let health = output(command(&table.discord, table.folder.path(), &["health"])).await;
    assert!(health.status.success());
    program.ask_to_stop();
    let ended = tokio::time::timeout(Duration::from_secs(20), program.ended_by_itself()).await;
    assert!(ended.expect("it ends").success());
    let mut said = Vec::new();
    unread.read_to_end(&mut said).unwrap();
    // A line that does not fit is not begun.
    assert!(said.len() > PIPE / 2, "the pipe was full: {}", said.len());
}
