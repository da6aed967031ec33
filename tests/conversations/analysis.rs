//! `/analyse`: moves of both sides tried out on a finished match, for oneself alone.

use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, GAMES};

/// The buttons that try a move out.
fn tries(message: &Message) -> Vec<String> {
    let is_try = |label: &str| label.starts_with(|first: char| first.is_ascii_digit());
    let buttons = message.buttons().into_iter().filter(|button| button.is_enabled);
    buttons.map(|button| button.label).filter(|label| is_try(label)).collect()
}

fn has(message: &Message, label: &str) -> bool {
    message.buttons().iter().any(|button| button.label == label)
}

#[tokio::test]
async fn moves_of_both_sides_are_tried_out_and_taken_back() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 3).await;
        let before = board.screen();
        let cem = evening.cem.at(&evening.hall);
        let replay = cem.click(&board, "Replay").await.told().await;
        let shown = cem.click(&replay, "Analyse").await.told().await;
        assert!(shown.is_private() && shown.pings().is_empty());
        let title = format!("**Analysis** · **{name}** · after move 0 of 3\n");
        assert!(shown.text().starts_with(&title), "{}", shown.text());
        assert!(!has(&shown, "◀ Take back") && has(&shown, "Next in the game ▶"));
        let first = shown.screen();
        let mut seen = vec![first.clone()];
        for number in 1..=3 {
            let press = tries(&shown).remove(1);
            cem.click(&shown, &press).await;
            let tried = || {
                let text = shown.text();
                let line = text.lines().find_map(|line| line.strip_prefix("Tried: **").map(str::to_owned));
                line.map_or(0, |line| line.split(' ').count())
            };
            evening.hall.until(|_| tried() == number, "the tried move").await;
            seen.push(shown.screen());
        }
        for screen in seen.iter().rev().skip(1) {
            cem.click(&shown, "◀ Take back").await;
            evening.hall.until(|_| shown.screen() == *screen, "the board before").await;
        }
        // On along the game, away from it, and back to it.
        cem.click(&shown, "Next in the game ▶").await;
        evening.hall.until(|_| shown.text().contains("after move 1 of 3"), "the game").await;
        let after_one = shown.screen();
        for _ in 0..2 {
            let press = tries(&shown).remove(0);
            cem.click(&shown, &press).await;
        }
        evening.hall.until(|_| has(&shown, "Back to the game"), "two tried moves").await;
        cem.click(&shown, "Back to the game").await;
        evening.hall.until(|_| shown.screen() == after_one, "the game again").await;
        assert_eq!(board.screen(), before, "the board stays as it is");
    }
}

#[tokio::test]
async fn a_board_is_evaluated_on_demand() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.finished(game, 2).await;
        let ada = evening.ada.at(&evening.ada.dm());
        let shown = ada.slash("analyse").send().await;
        assert!(shown.is_private() && shown.text().contains("after move 1 of 2"), "{}", shown.text());
        let shown = shown.message();
        ada.click(&shown, "💡 Evaluate").await;
        evening.hall.until(|_| shown.text().contains("\nBest: **"), "the evaluation").await;
        let last = shown.text().lines().next_back().unwrap().to_owned();
        let told = ["The game is about even.", " is ahead by about ", " wins by ", "it is a draw."];
        assert!(told.iter().any(|sentence| last.contains(sentence)), "{last}");
        // It is of that board: on the next one it is asked anew.
        let press = tries(&shown).remove(0);
        ada.click(&shown, &press).await;
        evening.hall.until(|_| !shown.text().contains("Best: "), "the next board").await;
    }
}

#[tokio::test]
async fn the_solved_beginning_is_evaluated_exactly() {
    let evening = Evening::begin().await;
    let board = evening.finished("mangala", 1).await;
    let ada = evening.ada.at(&evening.hall);
    let replay = ada.click(&board, "Replay").await.told().await;
    let shown = ada.click(&replay, "Analyse").await.told().await;
    ada.click(&shown, "💡 Evaluate").await;
    let exactly = "\nBest: **5**.\nWith perfect play, it is a draw.";
    evening.hall.until(|_| shown.text().ends_with(exactly), "the evaluation").await;
}

#[tokio::test]
async fn what_is_still_played_is_not_analysed() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.move_on(&board).await;
    let refused = evening.ada.at(&evening.hall).slash("analyse").send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "Moves can be tried out once a game is over. Until then, both of you play without help."
    );
    let id = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    let name = id.split(':').nth(2).unwrap().to_owned();
    let own = evening.ada.at(&evening.hall).slash("help").send().await.message();
    for press in ["analyse:NAME:1", "try:NAME:1:", "evaluate:NAME:1:3"] {
        let press = format!("k1:{}", press.replace("NAME", &name));
        let forged = evening.ada.at(&evening.hall).forge(&own, &press).await;
        assert_eq!(forged.text(), refused.text(), "{press}");
    }
}

#[tokio::test]
async fn what_is_illegal_is_not_tried_out() {
    let evening = Evening::begin().await;
    let over = evening.finished("pallankuzhi", 1).await;
    let id = over.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    let press = format!("k1:try:{}:0:7,7,7,7,7,7,7,7,7", id.split(':').nth(2).unwrap());
    let cem = evening.cem.at(&evening.hall);
    let own = cem.slash("help").send().await.message();
    let forged = cem.forge(&own, &press).await;
    assert_eq!(forged.text(), "Kuzhi cannot play that. Choose one of the suggestions.");
}
