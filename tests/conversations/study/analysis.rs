//! `/analyse`: trying out moves of both sides, privately, on a finished match or, without evaluation, on an
//! ongoing one.

use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, GAMES, above_board};

/// The buttons that try a move.
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
        let replay = cem.click(&board, "Replay").await.private_answer().await;
        let shown = cem.click(&replay, "Analyse").await.private_answer().await;
        assert!(shown.is_private() && shown.pings().is_empty());
        let title = format!("**Analysis** · **{name}** · before the first move\n");
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
        // Along the game, away from it, and back.
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
        let above = above_board(&shown);
        let told = [
            "The game is about even.",
            " is ahead by about ",
            " wins by ",
            " wins the game, ",
            "it is a draw.",
            "Neither side can",
        ];
        assert!(told.iter().any(|sentence| above.contains(sentence)), "{above}");
        // The evaluation belongs to that board. The next one has to be asked for.
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
    let replay = ada.click(&board, "Replay").await.private_answer().await;
    let shown = ada.click(&replay, "Analyse").await.private_answer().await;
    ada.click(&shown, "💡 Evaluate").await;
    let exactly = "\nBest: **5**.\nWith perfect play, it is a draw.\nProved to draw: **5**\nProved to lose: ";
    evening.hall.until(|_| above_board(&shown).contains(exactly), "the evaluation").await;
}

/// Over three rounds who begins wins both games.
#[tokio::test]
async fn solved_matches_are_evaluated_exactly() {
    for game in ["pallankuzhi", "pallam-khuzi"] {
        let evening = Evening::begin().await;
        let board = evening.finished(game, 1).await;
        let ada = evening.ada.at(&evening.hall);
        let replay = ada.click(&board, "Replay").await.private_answer().await;
        let shown = ada.click(&replay, "Analyse").await.private_answer().await;
        ada.click(&shown, "💡 Evaluate").await;
        let exactly = "\nSouth wins the game, whatever North does.";
        evening.hall.until(|_| above_board(&shown).contains(exactly), "the evaluation").await;
        assert!(above_board(&shown).contains("\nProved to win: **"), "{}", shown.text());
    }
}

/// Returns the ID of the match on a board.
fn name_of(board: &Message) -> String {
    let id = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    id.split(':').nth(2).unwrap().to_owned()
}

#[tokio::test]
async fn ongoing_matches_are_analysed_without_help() {
    for (game, name) in GAMES {
        for rated in [true, false] {
            let evening = Evening::begin().await;
            let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
            let play = play.string("game", game).string("side", "first").boolean("rated", rated);
            let board = play.send().await.message();
            evening.look_away();
            evening.bob.at(&evening.hall).click(&board, "Accept").await;
            evening.wait_for_pings(&evening.ada, 1).await;
            evening.move_on(&board).await;
            evening.hall.until(|_| board.text().contains(": pit "), "the move").await;
            let before = board.screen();
            for person in [&evening.ada, &evening.bob] {
                let at = person.at(&evening.hall);
                let shown = at.slash("analyse").send().await.message();
                assert!(shown.is_private() && shown.pings().is_empty());
                let title = format!("**Analysis** · **{name}** · after move 1 of 1\n");
                assert!(shown.text().starts_with(&title), "{}", shown.text());
                let alone = "While the game is going on, Kuzhi does not tell you who is ahead.";
                assert!(above_board(&shown).ends_with(alone), "{}", shown.text());
                assert!(!has(&shown, "💡 Evaluate") && !has(&shown, "Keep this line …"));
                let first = shown.screen();
                for _ in 0..2 {
                    let (press, old) = (tries(&shown).remove(0), shown.text());
                    at.click(&shown, &press).await;
                    evening.hall.until(|_| shown.text() != old, "the tried move").await;
                }
                assert!(has(&shown, "Keep this line …") && !has(&shown, "💡 Evaluate"));
                at.click(&shown, "Back to the game").await;
                evening.hall.until(|_| shown.screen() == first, "the board that stands").await;
                // Forged custom IDs are refused.
                let press = format!("k1:evaluate:{}:1:", name_of(&board));
                let forged = at.forge(&shown, &press).await.private_answer().await;
                assert!(
                    forged.text().starts_with("While a game is going on, Kuzhi does not"),
                    "{}",
                    forged.text()
                );
            }
            assert_eq!(board.screen(), before, "nobody else sees anything of it");
        }
    }
}

#[tokio::test]
async fn on_what_others_play_nothing_is_tried_out() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.move_on(&board).await;
    let cem = evening.cem.at(&evening.hall);
    let own = cem.slash("help").send().await.message();
    for press in ["analyse:NAME:1", "try:NAME:1:", "evaluate:NAME:1:3", "ask-line:NAME:1:3"] {
        let press = format!("k1:{}", press.replace("NAME", &name_of(&board)));
        let forged = cem.forge(&own, &press).await;
        let said = [
            "While a game is going on, only its players can try out moves. Once it is over, everyone can.",
            "Only the players of a game can keep notes on it. Start your own with `/play`.",
        ];
        assert!(said.contains(&forged.text().as_str()), "{press}: {}", forged.text());
    }
}

#[tokio::test]
async fn under_a_fast_clock_one_plays_on_the_board_alone() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.string("clock", "15+10").string("side", "first").send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    let refused = evening.ada.at(&evening.hall).slash("analyse").send().await;
    assert!(refused.is_private());
    assert_eq!(
        refused.text(),
        "The clock is too fast for trying out moves. You can do that once the game is over."
    );
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
