//! Clicks by the wrong person, at the wrong time, or once too often.

use std::time::Duration;

use kuzhi_tests::conversation::Button;

use crate::bot::{Evening, GAMES, Transport, moves, pit_of};

#[tokio::test]
async fn a_stranger_gets_a_private_answer() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let answer = evening.cem.at(&evening.hall).click(&board, "1").await;
        assert!(answer.is_private());
        assert_eq!(
            answer.text(),
            "You are watching this game: only its players can move. Start your own with `/play`."
        );
    }
}

#[tokio::test]
async fn the_other_player_must_wait() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let answer = evening.bob.at(&evening.hall).click(&board, "1").await;
        assert!(answer.is_private() && answer.pings().is_empty());
        assert_eq!(answer.text(), "It is @Ada’s turn. You can move when it is yours.");
    }
}

#[tokio::test]
async fn a_stale_button_only_shows_the_current_board() {
    // After the first one Ada moves again, after the others Bob does.
    for (game, pit) in [("mangala", "4"), ("mangala", "1"), ("pallankuzhi", "1")] {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let old = board.as_it_is_now();
        evening.ada.at(&evening.hall).click(&board, pit).await;
        let now = board.screen();
        evening.bot.pass(Duration::from_secs(11));
        let late = evening.ada.at(&evening.hall).click_old(&old, pit).await;
        assert!(late.is_update());
        assert_eq!(board.screen(), now);
        assert_eq!(
            evening.notice(&late).await,
            "That button belonged to an earlier position, so nothing was played. \
             Here is the board as it is now."
        );
    }
}

#[tokio::test]
async fn a_second_press_of_the_same_pit_is_not_scolded() {
    for (game, pit) in [("mangala", "4"), ("mangala", "1"), ("pallankuzhi", "1")] {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let old = board.as_it_is_now();
        let ada = evening.ada.at(&evening.hall);
        ada.click(&board, pit).await;
        let now = board.screen();
        evening.bot.pass(Duration::from_secs(9));
        let twice = ada.click_old(&old, pit).await;
        assert!(twice.is_update());
        // What comes later would come after a line about the second press.
        let other = ada.click_old(&old, "2").await;
        assert!(evening.notice(&other).await.contains("belonged to an earlier position"));
        assert!(twice.follow_ups().is_empty(), "{:?}", twice.follow_ups());
        assert_eq!(board.screen(), now);
    }
}

#[tokio::test]
async fn a_private_button_too_late_brings_the_board() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = play.string("side", "first").boolean("rated", false).send().await.message();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    let ada = evening.ada.at(&evening.hall);
    let menu = ada.click(&challenge, "More …").await.message();
    let hint = ada.click(&menu, "💡 Hint").await.message();
    evening.hall.until(|_| !hint.buttons().is_empty(), "the hint").await;
    let label = hint.buttons()[0].label.clone();
    ada.click(&challenge, "2").await;
    evening.bot.pass(Duration::from_secs(11));
    let late = ada.click(&hint, &label).await.private_answer().await.text();
    assert!(late.starts_with("That button belonged to an earlier position"), "{late}");
    assert!(late.contains("@Ada: pit 2") && late.contains("│"), "{late}");
}

#[tokio::test]
async fn a_refused_first_answer_is_followed_by_another() {
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    let board = evening.board().await;
    let old = board.as_it_is_now();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.bot.pass(Duration::from_secs(11));
    evening.discord.mischief().on_next("POST", "/callback").refuse(400, 50_035, "Invalid Form Body");
    let late = evening.ada.at(&evening.hall).click_old(&old, "1").await;
    assert!(late.is_private());
    assert_eq!(
        late.text(),
        "That button belonged to an earlier position, so nothing was played. Here is the board as it is now."
    );
}

#[tokio::test]
async fn pits_that_cannot_be_played_are_disabled() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        let pits = || board.buttons().into_iter().filter(|button| pit_of(button).is_some());
        let disabled = || pits().find(|button: &Button| !button.is_enabled);
        while disabled().is_none() {
            evening.move_on(&board).await;
        }
        assert!(!moves(&board).is_empty(), "{}", board.screen());
        let is_adas = board.text().contains("**@Ada**");
        let mover = if is_adas { &evening.ada } else { &evening.bob };
        let pit = disabled().as_ref().and_then(pit_of).unwrap().to_string();
        let refused = mover.at(&evening.hall).slash("move").string("pit", &pit).send().await;
        assert!(refused.is_private());
        assert_eq!(refused.text(), format!("Pit {pit} is empty. Choose a pit with seeds."));
    }
}

#[tokio::test]
async fn a_click_that_is_told_twice_plays_once() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        evening.look_away();
        let pending = evening.ada.at(&evening.hall).click(&board, "1").delivered_twice().begin();
        assert_eq!(pending.attempts(2).await, [204, 400], "the second answer is known to be one too many");
        evening.hall.until(|_| board.text().contains("**@Bob** (North) to move"), "the board").await;
        evening.move_on(&board).await;
        let sown = board.text().matches(": pit ").count();
        assert_eq!(sown, 2, "one move each: {}", board.text());
        assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "challenged once, called once");
    }
}
