//! The pictures in the documents are what Kuzhi sends. `KUZHI_REDRAW=1` redraws them; look at them then.

use std::{env, fs};

use kuzhi_tests::conversation::Message;

use crate::bot::Evening;

/// The maximum size of a picture: visitors wait for it to load.
const MOST: usize = 400_000;

/// Ada and Bob lift these pits, whoever is to move. Returns the board.
async fn play(evening: &Evening, game: &str, pits: &[&str]) -> Message {
    let mut board = evening.board_of(game).await;
    for pit in pits {
        let mover = if board.text().contains("**@Ada**") { &evening.ada } else { &evening.bob };
        let answer = mover.at(&evening.hall).slash("move").string("pit", pit).send().await;
        assert!(has_sown(&answer.text(), pit), "{}", answer.text());
        board = answer.message();
    }
    board
}

/// Whether the account of the latest turn ends with this pit: "pit 4" alone, or "pits 5 and 4".
fn has_sown(text: &str, pit: &str) -> bool {
    let turns = text.lines().rfind(|line| line.starts_with('@'));
    let latest = turns.and_then(|line| line.rsplit('@').next()).and_then(|turn| turn.split_once(": "));
    let moves = latest.map_or("", |(_, told)| told.split('.').next().unwrap_or(told));
    let is_pit = |part: &&str| !["+", "laps", "seeds"].iter().any(|other| part.contains(other));
    moves.split(", ").filter(is_pit).last().and_then(|part| part.rsplit(' ').next()) == Some(pit)
}

/// Checks that a message's picture is the one in `docs/`.
fn assert_shown(message: &Message, name: &str) {
    let files = message.attachments();
    let [file] = files.as_slice() else { panic!("one picture, not {}", files.len()) };
    let path = format!("{}/../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    if env::var_os("KUZHI_REDRAW").is_some() {
        fs::write(&path, &file.bytes).unwrap();
    }
    let kept = fs::read(&path).unwrap();
    assert!(kept.len() < MOST, "{name}: {}", kept.len());
    // Other platforms round a few numbers differently.
    let is_same = kept == *file.bytes || !cfg!(target_arch = "x86_64");
    assert!(is_same, "docs/{name} is no longer what Kuzhi sends: see what KUZHI_REDRAW=1 makes of it");
}

#[tokio::test]
async fn the_board_in_the_documents_is_what_kuzhi_sends() {
    let evening = Evening::begin().await;
    play(&evening, "mangala", &["5", "5", "4", "4", "2", "6", "1", "3", "1", "1", "3"]).await;
    let look = evening.ada.at(&evening.hall).slash("board").string("look", "light-wood").send().await;
    assert_shown(&look.message(), "board.png");
}

#[tokio::test]
async fn the_relay_in_the_readme_is_what_kuzhi_sends() {
    let evening = Evening::begin().await;
    let board = play(&evening, "pallankuzhi", &["1", "5", "7"]).await;
    let shown = evening.cem.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    assert_shown(&shown, "relay.gif");
}
