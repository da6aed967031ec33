//! `kuzhi-bot backup`, `restore` and `compact`, and the bot's own backups.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use kuzhi_tests::conversation::Message;
use kuzhi_tests::waiting::until;

use crate::kills::kill::live;
use crate::program::{Program, Table, command, output};
use crate::store_folder;

/// Returns the program's output for a store, from both its streams, and whether it succeeded.
async fn run_program(table: &Table, store: &Path, args: &[&str]) -> (String, bool) {
    let output = output(command(&table.discord, store, args)).await;
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    (said.trim_end().to_owned(), output.status.success())
}

/// A board on which both have moved once.
async fn begun(table: &Table) -> Message {
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    table.ada.at(&table.hall).click(&board, "1").await;
    table.bob.at(&table.hall).click(&board, "1").await;
    board
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[tokio::test]
async fn a_backup_taken_during_play_can_be_played_on() {
    let table = Table::set().await;
    let store = table.folder.path().join("store");
    let program = Program::start(&table.discord, &store).await;
    let board = begun(&table).await;
    let at_backup = board.screen();
    let file = table.folder.path().join("games.backup");
    let (told, is_well) = run_program(&table, &store, &["backup", &shown(&file)]).await;
    assert!(is_well && told.starts_with("backed up: "), "{told}");
    assert!(
        told.ends_with(&format!(" MiB, to {}; read back, and every checksum is right", shown(&file))),
        "{told}"
    );
    let (told, is_well) = run_program(&table, &store, &["backup", &shown(&file)]).await;
    assert!(!is_well && told.ends_with("games.backup already exists: name another file"), "{told}");
    // Play goes on, and the backup does not contain it.
    table.ada.at(&table.hall).click(&board, "2").await;
    let (told, is_well) = run_program(&table, &store, &["restore", &shown(&file), "--replace"]).await;
    assert!(!is_well && told.contains("in use by another process: stop that one"), "{told}");
    assert!(program.stop().await.success());
    table.discord.offline().await;
    let (told, is_well) = run_program(&table, &store, &["restore", &shown(&file)]).await;
    assert!(!is_well && told.contains("already has matches or people"), "{told}");

    let elsewhere = table.folder.path().join("elsewhere");
    let (told, is_well) = run_program(&table, &elsewhere, &["restore", &shown(&file)]).await;
    assert!(is_well && told.contains("and read back; start the bot on it"), "{told}");
    let (told, is_well) = run_program(&table, &elsewhere, &["verify"]).await;
    assert!(is_well && told.contains("ok    matches: all 1 replay"), "{told}");
    let (told, _) = run_program(&table, &elsewhere, &["undo"]).await;
    assert!(told.ends_with(&format!("  restore  {}", shown(&file))), "it is written down: {told}");
    let program = Program::start(&table.discord, &elsewhere).await;
    let again = table.ada.at(&table.hall).slash("board").send().await;
    assert_eq!(again.screen(), at_backup);
    table.ada.at(&table.hall).click(&again.message(), "3").await;
    assert!(live(&table).await.text().contains("@Ada: pit 3"), "{}", live(&table).await.text());
    assert!(program.stop().await.success());
}

#[tokio::test]
async fn a_damaged_backup_is_reported_and_not_restored() {
    let table = Table::set().await;
    let store = table.folder.path().join("store");
    let program = Program::start(&table.discord, &store).await;
    begun(&table).await;
    program.kill().await;
    table.discord.offline().await;
    let file = table.folder.path().join("games.backup");
    assert!(run_program(&table, &store, &["backup", &shown(&file)]).await.1);
    let whole = fs::read(&file).unwrap();
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 4;
    let elsewhere = table.folder.path().join("elsewhere");
    let (told, is_well) = run_program(&table, &elsewhere, &["verify", "--backup", &shown(&file)]).await;
    assert!(is_well && told.starts_with("ok    backup: "), "{told}");
    assert!(told.ends_with(&format!(" MiB, in {}; every checksum is right", shown(&file))), "{told}");
    for bytes in [flipped.as_slice(), &whole[..whole.len() - 40], &whole[..whole.len() / 2]] {
        fs::write(&file, bytes).unwrap();
        let (told, is_well) = run_program(&table, &elsewhere, &["verify", "--backup", &shown(&file)]).await;
        assert!(!is_well && told.contains("games.backup is damaged or cut off ("), "{told}");
        let (told, is_well) = run_program(&table, &elsewhere, &["restore", &shown(&file)]).await;
        assert!(!is_well && told.contains("games.backup is damaged or cut off ("), "{told}");
        assert!(told.ends_with("nothing was changed; take another backup") && !elsewhere.exists(), "{told}");
    }
    for verb in [["restore"].as_slice(), &["verify", "--backup"]] {
        let foreign = shown(&store_folder::database(&store).join("db"));
        let (told, is_well) = run_program(&table, &elsewhere, &[verb, &[&foreign]].concat()).await;
        assert!(!is_well && told.contains("db is not a backup of Kuzhi"), "{told}");
    }
    let (told, is_well) =
        run_program(&table, &elsewhere, &["backup", &shown(&table.folder.path().join("none"))]).await;
    assert!(!is_well && told.contains("there is no store at "), "{told}");
}

#[tokio::test]
async fn postgresql_is_backed_up_by_its_own_tools() {
    let table = Table::set().await;
    for verb in ["backup", "restore"] {
        let mut run = command(&table.discord, table.folder.path(), &[verb, "games.backup"]);
        run.env("KUZHI_STORE__URL", "postgres://kuzhi:s3cret@127.0.0.1:1/kuzhi");
        let output = output(run).await;
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && told.contains("is backed up with pg_dump"), "{told}");
    }
}

/// Returns all files of a folder, if it exists.
fn files(folder: &Path) -> BTreeSet<PathBuf> {
    fs::read_dir(folder)
        .map(|entries| entries.map(|entry| entry.unwrap().path()).collect())
        .unwrap_or_default()
}

#[tokio::test]
async fn a_running_bot_keeps_its_latest_backups() {
    let table = Table::set().await;
    let (store, folder) = (table.folder.path().join("store"), table.folder.path().join("backups"));
    fs::create_dir(&folder).unwrap();
    let mut run = command(&table.discord, &store, &["run"]);
    run.env("KUZHI_BACKUP__EVERY", "1s").env("KUZHI_BACKUP__KEEP", "2").env("KUZHI_BACKUP__FOLDER", &folder);
    let program = Program::spawn(&mut run);
    table.discord.ready().await;
    begun(&table).await;
    let (first, mut seen) = (files(&folder), BTreeSet::new());
    until("four further backups", || {
        seen.extend(
            files(&folder).into_iter().filter(|file| file.extension().is_some_and(|end| end == "backup")),
        );
        seen.difference(&first).count() >= 4
    })
    .await;
    program.kill().await;
    table.discord.offline().await;
    let left: Vec<_> = files(&folder)
        .into_iter()
        .filter(|file| file.extension().is_some_and(|end| end == "backup"))
        .collect();
    // A new one is written before the oldest is deleted.
    assert!((2..=3).contains(&left.len()), "{left:?}");
    let elsewhere = table.folder.path().join("elsewhere");
    let (told, is_well) = run_program(&table, &elsewhere, &["restore", &shown(left.last().unwrap())]).await;
    assert!(is_well, "{told}");
    let (told, is_well) = run_program(&table, &elsewhere, &["verify"]).await;
    assert!(is_well && told.contains("ok    matches: all 1 replay"), "{told}");
}

#[tokio::test]
async fn a_backup_that_fails_is_said_and_disturbs_nobody() {
    let table = Table::set().await;
    let (store, folder) = (table.folder.path().join("store"), table.folder.path().join("backups"));
    fs::write(&folder, "no folder").unwrap();
    let log = table.folder.path().join("log");
    let mut run = command(&table.discord, &store, &["run"]);
    run.env("KUZHI_BACKUP__EVERY", "1s").env("KUZHI_BACKUP__FOLDER", &folder);
    run.stdout(File::create(&log).unwrap()).stderr(File::options().append(true).open(&log).unwrap());
    let program = Program::spawn(&mut run);
    table.discord.ready().await;
    until("a word of it", || {
        fs::read_to_string(&log).unwrap().contains("the store could not be backed up; the bot tries again")
    })
    .await;
    let board = begun(&table).await;
    assert!(board.text().contains("@Bob: pit 1"), "{}", board.text());
    // Once a backup is possible, it is made.
    fs::remove_file(&folder).unwrap();
    fs::create_dir(&folder).unwrap();
    until("a backup", || !files(&folder).is_empty()).await;
    assert!(program.stop().await.success());
}

#[tokio::test]
async fn a_store_compacts_on_command_and_at_a_start() {
    let table = Table::set().await;
    let program = table.start().await;
    let board = begun(&table).await;
    let (told, is_well) = run_program(&table, table.folder.path(), &["compact"]).await;
    assert!(!is_well && told.contains("in use by another process: stop that one"), "{told}");
    program.kill().await;
    table.discord.offline().await;
    let (told, is_well) = run_program(&table, table.folder.path(), &["compact"]).await;
    assert!(is_well && told.starts_with("compacted: ") && told.ends_with("and read back"), "{told}");
    let (told, is_well) = run_program(&table, table.folder.path(), &["verify"]).await;
    assert!(is_well, "{told}");

    fs::write(table.folder.path().join("compact"), "").unwrap();
    let log = table.folder.path().join("log");
    let mut run = command(&table.discord, table.folder.path(), &["run"]);
    run.env("KUZHI_LOG__FILTER", "info");
    run.stdout(File::create(&log).unwrap()).stderr(File::options().append(true).open(&log).unwrap());
    let program = Program::spawn(&mut run);
    table.discord.ready().await;
    let log = fs::read_to_string(&log).unwrap();
    assert!(log.contains("the store was compacted: "), "{log}");
    assert!(!table.folder.path().join("compact").exists());
    table.ada.at(&table.hall).click(&board, "2").await;
    assert!(live(&table).await.text().contains("@Ada: pit 2"), "{}", live(&table).await.text());
    assert!(program.stop().await.success());
}
