//! Private boards and shown moves carry the pits' buttons for the person who is to move.

use std::time::Duration;

use kuzhi_tests::conversation::{Button, Message};

use crate::bot::{Evening, GAMES};

/// The labels of the pits that can be played from a private message.
fn pits(message: &Message) -> Vec<String> {
    let plays = |button: &Button| {
        button.is_enabled && button.custom_id.as_deref().is_some_and(|id| id.starts_with("k1:move-alone:"))
    };
    message.buttons().into_iter().filter(plays).map(|button| button.label).collect()
}

#[tokio::test]
async fn a_private_board_is_played_from_and_follows() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game).string("side", "first");
        let board = play.integer("level", 1).send().await.message();
        let ada = evening.ada.at(&evening.hall);
        let panel = ada.click(&board, "More …").await.message();
        ada.click(&panel, "View board privately").await;
        assert!(panel.text().contains("**Your move**: choose a pit."), "in its place: {}", panel.text());
        let messages = evening.hall.messages().len();
        for _ in 0..2 {
            let (first, before) = (pits(&panel).remove(0), panel.text());
            let moved = ada.click(&panel, &first).await;
            assert!(moved.is_update());
            evening.hall.until(|_| panel.text() != before && !pits(&panel).is_empty(), "the reply").await;
            assert!(panel.text().contains("Kuzhi: "), "{}", panel.text());
            assert!(board.text().contains("Kuzhi: "), "{}", board.text());
        }
        assert_eq!(evening.hall.messages().len(), messages, "one panel, and the board");
    }
}

#[tokio::test]
async fn a_private_board_shows_the_reply_after_the_pause() {
    let evening = Evening::begin_with_pauses().await;
    let board = evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    let panel = ada.slash("board").string("look", "letters").send().await.message();
    let first = pits(&panel).remove(0);
    ada.click(&panel, &first).await;
    let is_own = || panel.text().contains("You: pit 1") && panel.text().contains("is thinking …");
    evening.hall.until(|_| is_own(), "one's own move").await;
    assert!(pits(&panel).is_empty());
    evening.until_replied(&board).await;
    evening.hall.until(|_| !pits(&panel).is_empty(), "the reply").await;
}

#[tokio::test]
async fn a_shown_move_offers_the_pits_to_whom_it_is_shown() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let shown = evening.bob.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    assert_eq!(pits(&shown).len(), 6, "{}", shown.screen());
    let own = evening.ada.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    assert!(pits(&own).is_empty(), "{}", own.screen());
    let first = pits(&shown).remove(0);
    evening.bob.at(&evening.hall).click(&shown, &first).await;
    assert!(board.text().contains("@Bob: pit 1"), "{}", board.text());
    evening.hall.until(|_| shown.text().contains("@Bob: pit 1"), "the board after the move").await;
    assert!(shown.text().contains("**@Ada** (South) to move.\n"), "no pit to choose: {}", shown.text());
}

/// The labels of all buttons.
fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

#[tokio::test]
async fn private_boards_keep_their_buttons_to_the_end() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let is_adas = board.text().contains("**@Ada** (South) to move");
        let (mover, other) =
            if is_adas { (&evening.ada, &evening.bob) } else { (&evening.bob, &evening.ada) };
        let panel = mover.at(&evening.hall).slash("board").string("look", "letters").send().await.message();
        let first = pits(&panel).remove(0);
        let before = panel.text();
        mover.at(&evening.hall).click(&panel, &first).await;
        evening.hall.until(|_| panel.text() != before, "the board after the move").await;
        assert!(pits(&panel).is_empty() && labels(&panel).len() > 6, "{}", panel.screen());
        assert!(
            labels(&panel).ends_with(&["Show move".to_owned(), "Update".to_owned()]),
            "{}",
            panel.screen()
        );
        let reply = crate::bot::moves(&board).remove(0);
        other.at(&evening.hall).click(&board, &reply.label).await;
        mover.at(&evening.hall).click(&panel, "Update").await;
        evening.hall.until(|_| !pits(&panel).is_empty(), "the reply").await;
        assert_eq!(labels(&panel).last().unwrap(), "Show move");
        let (again, before) = (pits(&panel).remove(0), panel.text());
        mover.at(&evening.hall).click(&panel, &again).await;
        evening.hall.until(|_| panel.text() != before, "the board after the move").await;
        let question = other.at(&evening.hall).slash("resign").send().await.message();
        other.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
        mover.at(&evening.hall).click(&panel, "Update").await;
        evening.hall.until(|_| panel.text().contains("resigned"), "the end").await;
        assert_eq!(labels(&panel)[..2], ["Show move", "Replay"], "{}", panel.screen());
    }
}

#[tokio::test]
async fn a_private_board_shows_the_reply_when_pictures_are_spent() {
    let settings = [
        ("KUZHI_MATCHES__REPLY_PAUSE_MS", "1000"),
        ("KUZHI_LIMITS__PICTURES_AT_ONCE", "2"),
        ("KUZHI_LIMITS__PICTURE_EACH", "1h"),
    ];
    let evening = Evening::begin_with(&settings).await;
    let board = evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    let choice = "My boards: Light wood";
    ada.choose(&settings, choice, &[choice]).await;
    let panel = ada.slash("board").string("look", "light-wood").send().await.message();
    let first = pits(&panel).remove(0);
    ada.click(&panel, &first).await;
    evening.hall.until(|_| pits(&panel).is_empty(), "one's own move").await;
    evening.until_replied(&board).await;
    evening.hall.until(|_| !pits(&panel).is_empty(), "the reply, in words").await;
    assert!(panel.attachments().is_empty(), "{}", panel.screen());
}

#[tokio::test]
async fn a_late_press_on_a_private_board_brings_the_board() {
    let evening = Evening::begin().await;
    let board = evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    let panel = ada.slash("board").string("look", "letters").send().await.message();
    ada.click(&board, "2").await;
    evening.bot_has_moved(&board).await;
    evening.bot.pass(Duration::from_secs(11));
    ada.click(&panel, "1").await;
    let text = panel.text();
    assert!(text.starts_with("That button belonged to an earlier position"), "{text}");
    assert!(text.contains("You: pit 2") && !pits(&panel).is_empty(), "{}", panel.screen());
}
