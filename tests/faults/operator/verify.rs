//! `kuzhi-bot verify`: an operator learns whether everything stored is consistent, and what was damaged when
//! the bot starts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use kuzhi_tests::conversation::Discord;

use crate::program::{Program, Table, command, output, stderr_of};
use crate::store_folder;

/// Returns the program's output and log for these arguments, and whether it succeeded.
async fn ran(table: &Table, verb: &str) -> (String, String, bool) {
    let output = output(command(&table.discord, table.folder.path(), &[verb])).await;
    (String::from_utf8_lossy(&output.stdout).into_owned(), stderr_of(&output), output.status.success())
}

/// Returns all files in a folder, with their content.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.insert(path.clone(), fs::read(&path).unwrap());
        }
    }
    found
}

/// A table with a finished match and an ongoing one, and its running bot.
async fn played() -> (Table, Program) {
    let table = Table::set().await;
    let program = table.start().await;
    for _ in 0..2 {
        let board = table.challenge().await;
        table.bob.at(&table.hall).click(&board, "Accept").await;
        for pit in 1..4 {
            let pit = pit.to_string();
            table.ada.at(&table.hall).click(&board, &pit).await;
            table.bob.at(&table.hall).click(&board, &pit).await;
        }
    }
    let question = table.ada.at(&table.hall).slash("resign").send().await.message();
    let asked = question.buttons().iter().any(|button| button.label == "Yes, I resign");
    assert!(asked || question.text().contains("Which"), "{}", question.text());
    (table, program)
}

#[tokio::test]
async fn verify_passes_a_used_store_and_changes_nothing() {
    let (table, program) = played().await;
    let (_, refused, is_well) = ran(&table, "verify").await;
    assert!(refused.contains("in use by another process: stop that one") && !is_well, "{refused}");
    // However it ended.
    program.kill().await;
    for _ in 0..2 {
        let before = files(table.folder.path());
        let (text, log, is_well) = ran(&table, "verify").await;
        assert!(is_well, "{text}{log}");
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("ok    journal: every checksum is right; "), "{text}");
        assert!(lines[1].starts_with("ok    database: it agrees with the journal"), "{text}");
        assert_eq!(
            lines[2..],
            [
                "ok    matches: all 2 replay",
                "ok    indexes: they are what the matches make them",
                "ok    ratings: rebuilt from 0 results on 0 leaderboards, they are the same",
                "ok    notes: all 0 can be read",
                "ok    reviews: all 0 can be read",
                "ok    tournaments: all 0 can be read, and are in their lists",
                "All is well.",
            ]
        );
        assert_eq!(files(table.folder.path()), before, "it changes nothing");
        table.discord.offline().await;
        assert!(table.start().await.stop().await.success());
    }
}

#[tokio::test]
async fn damage_is_reported_and_repaired_by_the_next_start() {
    let (table, program) = played().await;
    assert!(program.stop().await.success());
    for (folder, file, line, said_at_the_start) in [
        (
            store_folder::database as fn(&Path) -> PathBuf,
            "db",
            "WRONG database: ",
            "the database is built anew from its journal",
        ),
        (
            store_folder::journal,
            "snapshot-0000000001",
            "WRONG journal: it is damaged: ",
            "Both are written anew from the database",
        ),
    ] {
        let file = folder(table.folder.path()).join(file);
        let mut bytes = fs::read(&file).unwrap();
        let end = bytes.iter().rposition(|byte| *byte != 0).unwrap();
        // Less of it would look like what a kill keeps from the disk, and come from the journal.
        bytes[..end].fill(0x5a);
        fs::write(&file, &bytes).unwrap();
        let (text, _, is_well) = ran(&table, "verify").await;
        assert!(text.contains(line) && !is_well, "{text}");
        assert!(text.ends_with("docs/backup.md says what else helps.\n"), "{text}");
        assert_eq!(fs::read(&file).unwrap(), bytes);
        let damaged = files(table.folder.path());
        let (text, _, is_well) = ran(&table, "check").await;
        assert!(!is_well && text.contains("first copy its folder, then start the bot"), "{text}");
        assert_eq!(files(table.folder.path()), damaged, "looking changes nothing");
        let log = started(&table).await;
        assert!(log.contains(said_at_the_start), "{log}");
        let (text, log, is_well) = ran(&table, "verify").await;
        assert!(is_well && text.contains("ok    matches: all 2 replay"), "{text}{log}");
    }
    assert!(!table.folder.path().join("verifying").exists());
}

/// Returns the log of a start with which the bot can do nothing but open its store.
async fn started(table: &Table) -> String {
    let mut run = command(&table.discord, table.folder.path(), &["run"]);
    run.env("DISCORD_TOKEN", "a.secret.wrong");
    stderr_of(&output(run).await)
}

/// Folders that look like parts of a store, with nothing in them, and with something.
#[tokio::test]
async fn what_only_looks_like_a_store_is_named_and_left() {
    let (table, program) = played().await;
    assert!(program.stop().await.success());
    let path = table.folder.path();
    for name in ["77", "77.unfinished", "verifying"] {
        for holds in [None, Some("database"), Some("holiday.jpg")] {
            let folder = path.join(name);
            fs::create_dir(&folder).unwrap();
            match holds {
                Some("database") => {
                    fs::create_dir(folder.join("database")).unwrap();
                    fs::write(folder.join("database/db"), "not a store").unwrap();
                }
                Some(file) => fs::write(folder.join(file), "not a store").unwrap(),
                None => {}
            }
            let before = files(path);
            // A folder with a number is a generation if it has something of one.
            let is_generation = name.ends_with(".unfinished") || name == "77" && holds == Some("database");
            for verb in ["check", "verify"] {
                let (text, log, is_well) = ran(&table, verb).await;
                assert!(
                    is_well && (verb == "check" || text.contains("ok    matches: all 2 replay")),
                    "{text}{log}"
                );
                let is_named = text.contains(&format!("ok    folder: {name} is no part of the store"));
                assert_eq!(
                    is_named,
                    verb == "verify" && (is_generation || name == "verifying"),
                    "{name} with {holds:?}: {text}"
                );
                assert!(files(path) == before && folder.is_dir(), "{verb} with {name} and {holds:?}");
            }
            started(&table).await;
            // An unfinished generation goes, without what is not the bot's in it. A later one stays, marked.
            let is_gone = name.ends_with(".unfinished") && holds != Some("holiday.jpg");
            assert_eq!(folder.exists(), !is_gone, "{name} with {holds:?}");
            let (text, log, is_well) = ran(&table, "verify").await;
            assert!(is_well && text.contains("ok    matches: all 2 replay"), "{text}{log}");
            if folder.exists() {
                let after = files(&folder);
                let is_as_before = |(file, holds)| before.get(file).is_none_or(|was| was == holds);
                assert!(after.iter().all(is_as_before), "{name} with {holds:?}");
                fs::remove_dir_all(&folder).unwrap();
            }
        }
    }
}

#[tokio::test]
async fn where_nothing_is_there_is_nothing_to_verify() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let output = output(command(&discord, folder.path(), &["verify"])).await;
    assert!(
        stderr_of(&output).contains("there is none; set store.path to the folder that the bot uses"),
        "{output:?}"
    );
    assert!(!output.status.success());
    assert_eq!(files(folder.path()).len(), 0);
}
