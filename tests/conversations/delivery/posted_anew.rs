//! Boards are posted anew when they are old or out of sight, and edited in place otherwise.

use std::time::Duration;

use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, moves};

const A_MINUTE: Duration = Duration::from_mins(1);
const MORE_THAN_AN_HOUR: Duration = Duration::from_mins(61);

/// Cem talks about something else.
fn chat(evening: &Evening, lines: usize) {
    for line in 0..lines {
        evening.cem.at(&evening.hall).say(&format!("something else, part {line}"));
    }
}

/// Returns the message to which an old board links. The old board has no other buttons.
async fn points_to(evening: &Evening, old: &Message) -> Message {
    evening.hall.until(|_| old.text().starts_with("The board has moved: "), "the old board to point").await;
    assert!(old.buttons().is_empty(), "{}", old.screen());
    let id = old.text().rsplit('/').next().unwrap().to_owned();
    let messages = evening.hall.messages();
    messages.into_iter().find(|message| message.id().to_string() == id).expect("the board is in the channel")
}

/// Waits until an old board is deleted, and returns the new one at the end.
async fn replaced(evening: &Evening, old: &Message) -> Message {
    evening.until_deleted(old).await;
    evening.hall.last()
}

impl Evening {
    pub(crate) async fn until_deleted(&self, old: &Message) {
        let is_there = |message: &Message| message.id() == old.id();
        self.hall.until(|hall| !hall.messages().iter().any(is_there), "the old board to be deleted").await;
    }
}

/// Ada challenges Bob to a game and moves first. Returns the board.
async fn board_of(evening: &Evening, game: &str) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let challenge = play.string("game", game).string("side", "first").send().await.message();
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    challenge
}

#[tokio::test]
async fn a_click_on_a_distant_board_reposts_it_with_a_ping() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let old = board_of(&evening, game).await;
        chat(&evening, 6);
        evening.bot.pass(A_MINUTE);
        let answer = evening.ada.at(&evening.hall).click(&old, "1").await;
        assert!(answer.is_update(), "the click is answered in its place");
        let new = points_to(&evening, &old).await;
        assert!(new.text().contains("@Ada: pit 1"), "{}", new.screen());
        assert_eq!(evening.hall.last().id(), new.id(), "it stands at the end, and no line calls besides it");
        assert_eq!(new.pings(), ["Bob"]);
        // Play continues there, in place.
        evening.bob.at(&evening.hall).click(&new, "1").await;
        assert!(new.text().contains("@Bob: pit 1"), "{}", new.screen());
        evening.until_deleted(&old).await;
        evening.look_away();
        evening.wait_for_pings(&evening.ada, 2).await;
        assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "challenged, and called by the board");
    }
}

#[tokio::test]
async fn a_board_in_sight_is_changed_in_place() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    chat(&evening, 5);
    evening.bot.pass(A_MINUTE);
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("@Ada: pit 1") && !moves(&board).is_empty(), "{}", board.screen());
}

#[tokio::test]
async fn whoever_plays_on_quickly_keeps_their_board() {
    let evening = Evening::begin().await;
    let board = evening.challenge().await;
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    chat(&evening, 20);
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("@Ada: pit 1"), "{}", board.screen());
}

#[tokio::test]
async fn an_old_board_is_posted_anew() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let old = board_of(&evening, game).await;
        evening.bot.pass(MORE_THAN_AN_HOUR);
        evening.ada.at(&evening.hall).click(&old, "1").await;
        let new = replaced(&evening, &old).await;
        assert_eq!(new.pings(), ["Bob"]);
        assert!(new.text().contains("**@Bob** (North) to move"), "{}", new.screen());
        // Ada's call is gone, and no other came.
        evening.hall.until(|hall| hall.messages().len() == 1, "the last call to be taken away").await;
    }
}

#[tokio::test]
async fn one_link_to_a_board_that_moved_stays_until_the_turn_is_over() {
    let evening = Evening::begin().await;
    let first = board_of(&evening, "mangala").await;
    let ada = evening.ada.at(&evening.hall);
    let second = ada.slash("board").send().await.message();
    points_to(&evening, &first).await;
    let third = ada.slash("board").send().await.message();
    // A ping leads to the first one; nothing leads to the second.
    evening.until_deleted(&second).await;
    assert!(first.text().starts_with("The board has moved: "), "{}", first.text());
    ada.click(&third, "1").await;
    evening.until_deleted(&first).await;
    assert!(third.text().contains("@Ada: pit 1"), "{}", third.screen());
}

#[tokio::test]
async fn an_old_board_that_cannot_be_deleted_links_to_the_new_one() {
    let evening = Evening::begin().await;
    let old = evening.board().await;
    evening.bot.pass(MORE_THAN_AN_HOUR);
    evening.discord.mischief().on_next("DELETE", "/messages").times(9).refuse(
        403,
        50_013,
        "Missing Permissions",
    );
    evening.ada.at(&evening.hall).click(&old, "1").await;
    let new = points_to(&evening, &old).await;
    assert!(new.text().contains("@Ada: pit 1"), "{}", new.screen());
}

#[tokio::test]
async fn a_fast_clock_reposts_no_boards() {
    let evening = Evening::begin().await;
    evening.bot.set_clock_ahead(Duration::from_hours(2));
    let boards = [evening.board().await, evening.board_against_bot(1).await];
    for _ in 0..3 {
        for board in &boards {
            evening.move_on(board).await;
            evening.bot_has_moved(board).await;
        }
    }
    assert!(boards.iter().all(|board| !moves(board).is_empty()), "{}", boards[1].screen());
    let has_moved = |message: &Message| message.text().starts_with("The board has moved");
    assert!(!evening.hall.messages().iter().any(has_moved), "{}", evening.hall.last().screen());
}

#[tokio::test]
async fn a_reposted_board_respects_pings_off() {
    let evening = Evening::begin().await;
    let old = evening.board().await;
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    evening.bob.at(&evening.hall).click(&settings, "Pings: on").await;
    evening.bot.pass(MORE_THAN_AN_HOUR);
    evening.ada.at(&evening.hall).click(&old, "1").await;
    let new = replaced(&evening, &old).await;
    assert!(new.pings().is_empty());
}

#[tokio::test]
async fn the_bot_answers_on_a_board_that_was_posted_anew() {
    let evening = Evening::begin().await;
    let old = evening.board_against_bot(1).await;
    evening.bot.pass(MORE_THAN_AN_HOUR);
    evening.ada.at(&evening.hall).click(&old, "1").await;
    let new = replaced(&evening, &old).await;
    evening.bot_has_moved(&new).await;
    assert!(new.text().contains("Kuzhi: "), "{}", new.screen());
}

#[tokio::test]
async fn a_result_comes_down_to_where_people_are() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.bot.pass(MORE_THAN_AN_HOUR);
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    // Nobody clicked it: it is edited in place, and a result adds no message.
    evening.hall.until(|_| moves(&board).is_empty(), "the result").await;
    assert!(board.text().contains("**@Bob resigned: @Ada wins.**"), "{}", board.text());
}

#[tokio::test]
async fn the_old_board_is_edited_when_posting_fails() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.bot.pass(MORE_THAN_AN_HOUR);
    evening.discord.mischief().on_next("POST", "/channels").refuse(403, 50_013, "Missing Permissions");
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("@Ada: pit 1") && !moves(&board).is_empty(), "{}", board.screen());
}

#[tokio::test]
async fn where_the_bot_may_not_read_on_a_board_stays() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    chat(&evening, 9);
    evening.bot.pass(A_MINUTE);
    evening.discord.mischief().on_next("GET", "/messages").refuse(403, 50_013, "Missing Permissions");
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("@Ada: pit 1") && !moves(&board).is_empty(), "{}", board.screen());
}

#[tokio::test]
async fn a_click_that_is_delivered_twice_posts_one_board() {
    let evening = Evening::begin().await;
    let old = evening.board().await;
    evening.bot.pass(MORE_THAN_AN_HOUR);
    evening.ada.at(&evening.hall).click(&old, "1").delivered_twice().await;
    let new = replaced(&evening, &old).await;
    evening.bob.at(&evening.hall).click(&new, "1").await;
    evening.look_away();
    evening.wait_for_pings(&evening.ada, 2).await;
    let boards = evening.hall.messages().iter().filter(|message| !moves(message).is_empty()).count();
    assert_eq!(boards, 1);
}

#[tokio::test]
async fn an_older_board_points_to_the_newer_one() {
    let evening = Evening::begin().await;
    let old = evening.board().await;
    evening.discord.mischief().on_next("PATCH", "/channels").times(9).refuse(429, 30_046, "Too many edits");
    let new = evening.ada.at(&evening.hall).slash("board").send().await.message();
    assert!(!moves(&old).is_empty(), "it could not be changed");
    evening.discord.mischief().forget();
    evening.ada.at(&evening.hall).click(&old, "1").await;
    assert!(new.text().contains("@Ada: pit 1"), "{}", new.screen());
    assert_eq!(points_to(&evening, &old).await.id(), new.id());
}
