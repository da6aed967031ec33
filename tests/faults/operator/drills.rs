//! Walks through the incidents of docs/operations.md: what an operator sees, what they do, and that it helps.
//! Every quotation on the page is compared with the program's output.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use kuzhi_tests::conversation::Message;
use kuzhi_tests::failing_disk::FailingDisk;
use tempfile::TempDir;

use crate::program::{Table, command, output, stderr_of};
use crate::store_folder::{database, journal};
use crate::watched::Watched;

const PAGE: &str = include_str!("../../../docs/operations.md");

/// Checks that the page quotes what was seen in an incident, in code marks, with `…` for varying parts.
#[track_caller]
pub(crate) fn is_as_the_page_says(seen: &str, incident: &str, quoted: &str) {
    let (_, rest) = PAGE.split_once(&format!("\n### {incident}\n")).expect("it has such a part");
    let part = rest.split("\n### ").next().unwrap_or_default();
    // Join the page's wrapped lines.
    let part = part.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(part.contains(&format!("`{quoted}`")), "the page does not say of {incident}: {quoted}");
    let mut rest = seen;
    for piece in quoted.split('…').map(str::trim) {
        let Some((_, after)) = rest.split_once(piece) else {
            panic!("nobody sees {piece:?} of {quoted:?} in:\n{seen}")
        };
        rest = after;
    }
}

/// A game that Ada and Bob have started.
async fn begun(table: &Table) -> Message {
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    table.ada.at(&table.hall).click(&board, "1").await;
    board
}

/// Runs another command of the program with a table's store.
async fn run(table: &Table, args: &[&str]) -> Output {
    output(command(&table.discord, table.folder.path(), args)).await
}

/// Returns the last line of a program that has ended.
fn last_line(log: &str) -> &str {
    log.trim_end().lines().last().unwrap_or_default()
}

#[tokio::test]
async fn a_full_disk() {
    const INCIDENT: &str = "The disk is full";
    let Some(disk) = FailingDisk::build() else { return };
    let table = Table::set().await;
    let full_from = |write: u32| {
        let (disk, folder) = (disk.clone(), table.folder.path().to_owned());
        move |run: &mut Command| {
            run.env("LD_PRELOAD", disk.library()).env("DISK_FOLDER", folder);
            run.env("DISK_FAULT", format!("full:{write}"));
        }
    };
    let watched = Watched::start(&table, &[]).await;
    let board = begun(&table).await;
    assert!(watched.program.stop().await.success());
    table.discord.offline().await;

    // It fills up while people play.
    let mut watched = Watched::begin(&table, full_from(300)).await;
    table.discord.ready().await;
    let settings = table.ada.at(&table.hall).slash("settings").send().await.message();
    let clicking = async {
        loop {
            let pings =
                settings.buttons().into_iter().find(|button| button.label.starts_with("Pings")).unwrap();
            let answer = table.ada.at(&table.hall).click(&settings, &pings.label).await;
            if !answer.text().starts_with("**Your settings**") {
                return answer.text();
            }
        }
    };
    let full = async {
        tokio::select! {
            biased;
            told = clicking => Some(told),
            // A background write may be the first to find no room.
            _ = watched.program.ended_by_itself() => None,
        }
    };
    let told = tokio::time::timeout(Duration::from_mins(5), full).await.expect("the disk fills up");
    if let Some(told) = told {
        let quoted = "Kuzhi cannot save moves right now, and whoever runs it has been told.";
        is_as_the_page_says(&told, INCIDENT, quoted);
    }
    let (status, log) = watched.ended().await;
    assert_eq!(status.code(), Some(1));
    is_as_the_page_says(
        &log,
        INCIDENT,
        "the store cannot be used any more: no storage space; the disk may be full, so make room on it",
    );
    is_as_the_page_says(
        last_line(&log),
        INCIDENT,
        "kuzhi-bot: the store failed: it could not write to … and refuses everything until the bot is \
         restarted",
    );
    table.discord.offline().await;

    // Restarting it meanwhile reports the same.
    let mut again = command(&table.discord, table.folder.path(), &["run"]);
    full_from(1)(&mut again);
    let again = output(again).await;
    assert_eq!(again.status.code(), Some(1), "{}", stderr_of(&again));
    is_as_the_page_says(last_line(&stderr_of(&again)), INCIDENT, "the disk may be full, so make room on it");

    // There is room again.
    let verified = run(&table, &["verify"]).await;
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    let watched = Watched::start(&table, &[]).await;
    watched.until_ready(200, "ready").await;
    table.bob.at(&table.hall).click(&board, "1").await;
    assert!(board.text().contains("@Bob: pit 1"), "{}", board.text());
    assert!(watched.program.stop().await.success());
}

#[tokio::test]
async fn a_token_that_was_reset() {
    const INCIDENT: &str = "The token was reset";
    let table = Table::set().await;
    let watched = Watched::start(&table, &[]).await;
    begun(&table).await;
    table.discord.mischief().reset_token();
    let (status, log) = watched.ended().await;
    assert_eq!(status.code(), Some(78));
    let quoted = "kuzhi-bot: Discord refuses the token: copy it again from the Bot page of your \
        application, or reset it there";
    is_as_the_page_says(last_line(&log), INCIDENT, quoted);
    // Every start says so, until it gets the new one.
    let again = run(&table, &["run"]).await;
    assert_eq!((again.status.code(), stderr_of(&again).lines().last()), (Some(78), Some(quoted)));
    let checked = run(&table, &["check"]).await;
    assert!(!checked.status.success());
    is_as_the_page_says(
        &String::from_utf8_lossy(&checked.stdout),
        INCIDENT,
        "WRONG token: Discord refuses the token",
    );
}

/// Overwrites the data in each file whose name matches.
fn damage(folder: &Path, is_meant: impl Fn(&str) -> bool) {
    let mut damaged = 0;
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        if file.is_file() && is_meant(file.file_name().unwrap().to_str().unwrap()) {
            let mut bytes = fs::read(&file).unwrap();
            // The data comes first, then zeros.
            let end = bytes.iter().rposition(|byte| *byte != 0).unwrap_or_default();
            bytes[..end].fill(0xA5);
            fs::write(&file, bytes).unwrap();
            damaged += 1;
        }
    }
    assert!(damaged > 0, "there is something to damage");
}

#[tokio::test]
async fn a_store_that_is_damaged() {
    const INCIDENT: &str = "The store is damaged";
    let table = Table::set().await;
    let (store, elsewhere) = (table.folder.path().to_owned(), TempDir::new().unwrap());
    let backup: PathBuf = elsewhere.path().join("games.backup");
    let backup = backup.to_str().unwrap();
    let watched = Watched::start(&table, &[]).await;
    let board = begun(&table).await;
    assert!(run(&table, &["backup", backup]).await.status.success());
    assert!(watched.program.stop().await.success());
    table.discord.offline().await;

    // One of the two: the next start repairs it.
    let is_journals = |name: &str| name.starts_with("segment-") || name.starts_with("snapshot-");
    damage(&database(&store), |name| name == "db");
    let watched = Watched::start(&table, &[]).await;
    is_as_the_page_says(&watched.log(), INCIDENT, "the database is built anew from its journal");
    table.bob.at(&table.hall).click(&board, "1").await;
    assert!(board.text().contains("@Bob: pit 1"), "{}", board.text());
    assert!(watched.program.stop().await.success());
    table.discord.offline().await;
    damage(&journal(&store), is_journals);
    let watched = Watched::start(&table, &[]).await;
    is_as_the_page_says(&watched.log(), INCIDENT, "the store's journal was damaged");
    table.ada.at(&table.hall).click(&board, "2").await;
    assert!(board.text().contains("@Ada: pit 2"), "{}", board.text());
    assert!(watched.program.stop().await.success());
    table.discord.offline().await;
    let verified = run(&table, &["verify"]).await;
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));

    // Both: it does not start, and a backup helps.
    damage(&database(&store), |name| name == "db");
    damage(&journal(&store), is_journals);
    let refused = run(&table, &["run"]).await;
    assert_eq!(refused.status.code(), Some(1), "{}", stderr_of(&refused));
    is_as_the_page_says(
        last_line(&stderr_of(&refused)),
        INCIDENT,
        "its database and its journal are both damaged",
    );
    let restored = run(&table, &["restore", backup, "--replace"]).await;
    assert!(restored.status.success(), "{}", stderr_of(&restored));
    let watched = Watched::start(&table, &[]).await;
    let board = table.ada.at(&table.hall).slash("board").send().await.message();
    assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
    assert!(watched.program.stop().await.success());
}

#[tokio::test]
async fn a_clock_that_is_wrong() {
    const INCIDENT: &str = "The clock is wrong";
    let table = Table::set().await;
    let watched = Watched::start(&table, &[]).await;
    begun(&table).await;
    assert!(watched.measured().await.value("kuzhi_clock_offset_seconds").unwrap().abs() < 60.0);
    // Discord's clock is an hour ahead, so this machine's is behind.
    table.discord.mischief().set_clock_ahead(Duration::from_hours(1));
    table.ada.at(&table.hall).slash("help").send().await;
    let log = watched.logged("this machine's clock").await;
    is_as_the_page_says(
        &log,
        INCIDENT,
        "this machine's clock is behind Discord's: is it right? Games' clocks go by it",
    );
    let offset = watched.measured().await.value("kuzhi_clock_offset_seconds").unwrap();
    assert!((-3_601.0..-3_000.0).contains(&offset), "{offset}");
    // Logged once, not at each click.
    table.bob.at(&table.hall).slash("help").send().await;
    assert_eq!(watched.log().matches("this machine's clock").count(), 1, "{}", watched.log());
    assert!(watched.program.stop().await.success());
}

#[tokio::test]
async fn a_server_that_removed_the_bot() {
    const INCIDENT: &str = "A server has removed the bot";
    let table = Table::set().await;
    let watched = Watched::start(&table, &[("KUZHI_MATCHES__CHALLENGE_EXPIRES_AFTER", "8s")]).await;
    table.challenge().await;
    table.discord.guild("Friends").remove_bot();
    // The challenge expires, and nobody can be shown that.
    let refused = "kuzhi_discord_errors_total{code=\"50001\"}";
    watched.until(|measured| measured.value(refused) >= Some(1.0), "that Discord refuses").await;
    let log = watched.logged("a place refuses what is sent there").await;
    is_as_the_page_says(&log, INCIDENT, "a place refuses what is sent there … code=50001");
    // Everyone else plays on.
    let elsewhere = table.discord.guild("Others").channel("games");
    let board = table.bob.at(&elsewhere).slash("play").string("side", "first").send().await.message();
    table.bob.at(&elsewhere).click(&board, "1").await;
    assert!(board.text().contains("@Bob: pit 1"), "{}", board.text());
    assert_eq!(watched.measured().await.value("kuzhi_ready"), Some(1.0));
    assert!(watched.program.stop().await.success());
}
