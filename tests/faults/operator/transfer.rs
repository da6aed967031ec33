//! `kuzhi-bot export` and `import`: an operator moves the bot to another store.

use std::path::Path;

use kuzhi_domain::PlayerId;
use kuzhi_domain::erasure::Erasure;
use kuzhi_store::{PersonalStore, SledStore};
use kuzhi_tests::conversation::Discord;

use crate::program::{Program, Table, command, output};

async fn run_program(table: &Table, store: &str, args: &[&str]) -> (String, bool) {
    let output = output(command(&table.discord, &table.folder.path().join(store), args)).await;
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    (said.trim_end().to_owned(), output.status.success())
}

#[tokio::test]
async fn a_bot_goes_on_where_it_was_moved_to() {
    let table = Table::set().await;
    let program = Program::start(&table.discord, &table.folder.path().join("old")).await;
    let board = table.challenge().await;
    table.bob.at(&table.hall).click(&board, "Accept").await;
    table.ada.at(&table.hall).click(&board, "1").await;
    let shown = board.screen();
    assert!(program.stop().await.success());
    table.discord.offline().await;

    let file = table.folder.path().join("games.jsonl").display().to_string();
    let (told, well) = run_program(&table, "old", &["export", &file]).await;
    assert!(
        well && told.starts_with("exported: ") && told.ends_with(&format!(" items, to {file}")),
        "{told}"
    );
    let (told, well) = run_program(&table, "old", &["export", &file]).await;
    assert!(!well && told.starts_with(&format!("kuzhi-bot: cannot make {file}: ")), "{told}");
    let (told, well) = run_program(&table, "old", &["import", &file]).await;
    assert!(!well, "{told}");
    assert_eq!(told, "kuzhi-bot: the store already has matches or people: import into a new one");
    let (told, well) = run_program(&table, "new", &["import", &file]).await;
    assert!(well && told.ends_with("compared: everything is there"), "{told}");

    let program = Program::start(&table.discord, &table.folder.path().join("new")).await;
    let again = table.ada.at(&table.hall).slash("board").send().await;
    assert_eq!(again.screen(), shown, "the new store has what was shown");
    assert!(program.stop().await.success());
}

/// Somebody's data is still being deleted, so nothing may be exported yet.
#[tokio::test]
async fn an_export_that_fails_leaves_no_file_behind() {
    let table = Table::set().await;
    let store = SledStore::open(table.folder.path().join("old"), 8).unwrap();
    store.begin_leaving(Erasure::new(PlayerId(7), 5)).unwrap();
    drop(store);
    let file = table.folder.path().join("games.jsonl").display().to_string();
    for _ in 0..2 {
        let (told, well) = run_program(&table, "old", &["export", &file]).await;
        assert!(!well && told.contains("deleted"), "{told}");
        assert!(!Path::new(&file).exists(), "it would be in the way of the next one");
    }
}

/// Nothing listens there. Whatever the error says, it does not contain the password.
#[tokio::test]
async fn a_missing_database_is_reported_without_its_password() {
    let discord = Discord::start().await;
    let folder = tempfile::tempdir().unwrap();
    let mut check = command(&discord, folder.path(), &["check"]);
    check
        .env("KUZHI_STORE__URL", "postgres://kuzhi:s3cret@127.0.0.1:1/kuzhi")
        .env("KUZHI_LOG__FILTER", "trace");
    let output = output(check).await;
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    assert!(
        said.contains("WRONG store: the store at postgres://127.0.0.1:1/kuzhi cannot be opened: "),
        "{said}"
    );
    assert!(said.contains("; see to it that PostgreSQL runs there and can be reached"), "{said}");
    assert!(!said.contains("s3cret") && !output.status.success(), "{said}");
}
