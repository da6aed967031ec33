//! Kalah, the mancala of most shops: how people find it, and its boards.

use crate::bot::Evening;

/// A game on the smallest board, with two seeds a pit.
const MOVES: &str = "2 1 1 3 3 2 1 1 3";

#[tokio::test]
async fn who_looks_for_mancala_finds_kalah_and_mangala() {
    let evening = Evening::begin().await;
    evening.discord.server().read(|world| {
        let play = &world.commands.iter().find(|command| command.name() == "play").unwrap().definition;
        let choices = play["options"][0]["choices"].as_array().unwrap();
        // A client shows the choices that have what is typed in their name.
        let found = |locale: Option<&str>| -> Vec<&str> {
            let name = |choice: &'_ serde_json::Value| {
                let local = locale.and_then(|locale| choice["name_localizations"][locale].as_str());
                local.or(choice["name"].as_str()).unwrap().to_lowercase().contains("mancala")
            };
            choices
                .iter()
                .filter(|choice| name(choice))
                .map(|choice| choice["value"].as_str().unwrap())
                .collect()
        };
        for locale in [None, Some("tr"), Some("fr"), Some("hi")] {
            assert_eq!(found(locale), ["mangala", "kalah"], "{locale:?}");
        }
        assert_eq!(choices[2]["name"], "Kalah: America · the mancala you find in most shops");
    });
}

#[tokio::test]
async fn a_small_board_is_played_to_its_end() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let play = play.string("game", "kalah").string("side", "first").string("options", "pits=3 seeds=2");
    let challenge = play.send().await.message();
    let line = "Options: three pits per row; two seeds per pit.";
    assert!(challenge.text().contains(line), "{}", challenge.text());
    let board = evening.accepted(&challenge).await;
    assert!(board.screen().contains("[1 · 2] [2 · 2] [3 · 2]"), "{}", board.screen());
    for pit in MOVES.split(' ') {
        let is_hers = board.text().contains("**@Ada** (South) to move");
        let person = if is_hers { &evening.ada } else { &evening.bob };
        assert!(person.at(&evening.hall).click(&board, pit).await.is_update(), "{}", board.screen());
    }
    assert!(board.text().contains("🏆 **@Ada wins, 9 to 3.**"), "{}", board.screen());
}

#[tokio::test]
async fn the_lessons_of_kalah_are_its_own() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let lesson = ada.slash("tutorial").string("game", "kalah").send().await.message();
    assert!(lesson.text().starts_with("**Kalah: lesson 1 of 5**\nPick up the seeds"), "{}", lesson.text());
    assert!(!lesson.text().contains("goes back into the pit"), "{}", lesson.text());
    for pit in ["1", "3", "1", "6", "2"] {
        ada.click(&lesson, pit).await;
        assert!(lesson.text().contains("✅ **Well done.**"), "{}", lesson.text());
        if lesson.screen().contains("[Next lesson ▶]") {
            ada.click(&lesson, "Next lesson ▶").await;
        }
    }
    assert!(lesson.text().contains("🎓 That is all of **Kalah**."), "{}", lesson.text());
    let rules = ada.slash("rules").string("game", "kalah").send().await;
    let kept = "The game ends when a row is empty, and each player keeps what lies in their own row.";
    assert!(rules.text().contains(kept), "{}", rules.text());
}
