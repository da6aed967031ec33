//! The card of a finished match, and sharing it.

use kuzhi_tests::conversation::{Answer, Message};
use kuzhi_tests::discord::{Request, World};

use crate::bot::{Evening, GAMES, MOVES, play_in};

impl Evening {
    /// Bob resigns a match of a game with Ada that counts.
    async fn finished_by_bob(&self, game: &str) -> Message {
        let board = self.board_of(game).await;
        play_in(&board, &self.hall, [&self.ada, &self.bob]).await;
        let question = self.bob.at(&self.hall).slash("resign").send().await.message();
        self.bob.at(&self.hall).click(&question, "Yes, I resign").await;
        self.hall.until(|_| board.text().contains("resigned"), "the result").await;
        board
    }

    /// Ada presses Share below a board, and chooses a channel.
    async fn share_in(&self, board: &Message, channel: &kuzhi_tests::conversation::Channel) -> Answer {
        let ada = self.ada.at(&self.hall);
        let question = ada.click(board, "Share …").await.private_answer().await;
        assert!(question.is_private() && question.text().starts_with("Share this game in another channel"));
        ada.choose_channels(&question, "Choose another channel", &[channel]).await
    }
}

#[tokio::test]
async fn a_finished_match_shows_its_card() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        play_in(&board, &evening.hall, [&evening.ada, &evening.bob]).await;
        assert!(board.text().contains("```") && board.attachments().is_empty(), "{}", board.text());
        let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
        evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
        evening.hall.until(|_| !board.attachments().is_empty(), "the card").await;
        // The end of the board came first, and the card followed once.
        let ends = board.history().into_iter().filter(|earlier| earlier.contains("resigned"));
        let ends: Vec<String> = ends.collect();
        assert!(ends.len() == 1 && ends[0].contains("```"), "{ends:?}");
        // The board is in the picture, and not in the text a second time.
        let text = board.text();
        assert!(text.contains(&format!("\n**{name}** · ")) && !text.contains("```"), "{text}");
        let files = board.attachments();
        assert_eq!(files.len(), 1);
        assert!(files[0].bytes.starts_with(b"\x89PNG"));
        let described = files[0].description.clone().unwrap_or_default();
        assert!(described.starts_with("🏆 Bob resigned: Ada wins. "), "{described}");
    }
}

/// Plays a game to the last move, which is Bob's.
async fn almost_over(evening: &Evening) -> (Message, &'static str) {
    let board = evening.board().await;
    let (moves, last) = MOVES.rsplit_once(' ').unwrap();
    for pit in moves.split_whitespace() {
        let is_adas = board.text().contains("**@Ada** (South) to move");
        let person = if is_adas { &evening.ada } else { &evening.bob };
        person.at(&evening.hall).click(&board, pit).await;
    }
    (board, last)
}

#[tokio::test]
async fn the_click_that_ends_a_game_waits_for_no_card() {
    let evening = Evening::begin().await;
    let (board, last) = almost_over(&evening).await;
    let card = evening.discord.mischief().on_next("PATCH", "/messages/").hold();
    assert!(evening.bob.at(&evening.hall).click(&board, last).await.is_update());
    assert!(board.text().contains("wins, ") && board.text().contains("```"), "{}", board.text());
    assert!(board.attachments().is_empty());
    card.release();
    evening.hall.until(|_| board.attachments().len() == 1, "the card").await;
    assert!(!board.text().contains("```"), "{}", board.text());
}

#[tokio::test]
async fn a_card_shows_the_board_that_decided_the_game() {
    let evening = Evening::begin().await;
    let (board, last) = almost_over(&evening).await;
    evening.bob.at(&evening.hall).click(&board, last).await;
    evening.hall.until(|_| board.attachments().len() == 1, "the card").await;
    let told = board.attachments()[0].description.clone().unwrap_or_default();
    let when = "🏆 Bob wins, 28 to 20. The board after move 30 of 37: South: 1 0 0 0 3 1. Store 17.";
    assert!(told.starts_with(when), "{told}");
    assert!(board.text().contains("The picture shows the turning point: after move 30 "), "{}", board.text());
}

#[tokio::test]
async fn a_card_that_was_left_out_follows_the_next_look() {
    let evening = Evening::begin().await;
    let (board, last) = almost_over(&evening).await;
    let old = board.as_it_is_now();
    let is_edit = |request: &&Request| request.method == "PATCH";
    let before = evening.discord.requests().iter().filter(is_edit).count();
    evening.discord.mischief().on_next("PATCH", "/messages/").refuse(400, 50_035, "Invalid Form Body");
    evening.bob.at(&evening.hall).click(&board, last).await;
    let is_tried = |world: &World| world.journal.requests().iter().filter(is_edit).count() > before;
    evening.discord.until(is_tried, "the card").await;
    assert!(board.attachments().is_empty());
    evening.bob.at(&evening.hall).click_old(&old, last).await;
    evening.hall.until(|_| board.attachments().len() == 1, "the card").await;
    // From now on it is there at once.
    evening.bob.at(&evening.hall).click_old(&old, last).await;
    assert_eq!(board.attachments().len(), 1);
}

#[tokio::test]
async fn without_files_or_by_choice_the_end_is_in_words() {
    let evening = Evening::begin().await;
    evening.hall.lets_bot_attach(false);
    let board = evening.finished_by_bob("mangala").await;
    assert!(board.attachments().is_empty() && board.text().contains("```"), "{}", board.text());

    let evening = Evening::begin().await;
    let board = evening.board().await;
    play_in(&board, &evening.hall, [&evening.ada, &evening.bob]).await;
    let more = evening.ada.at(&evening.hall).click(&board, "More …").await.private_answer().await;
    evening
        .ada
        .at(&evening.hall)
        .choose(&more, &format!("k1:match-look:{}", id_of(&board)), &["sentences"])
        .await;
    let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
    evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
    assert!(board.attachments().is_empty(), "whoever has chosen sentences gets no picture");
}

/// Returns the id of a board's match.
fn id_of(board: &Message) -> String {
    let id = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    id.split(':').nth(2).unwrap().to_owned()
}

#[tokio::test]
async fn a_finished_match_is_shared_in_another_channel() {
    let evening = Evening::begin().await;
    let board = evening.finished_by_bob("mangala").await;
    let wall = evening.discord.guild("Friends").channel("wall");
    let done = evening.share_in(&board, &wall).await;
    assert!(done.text().starts_with("Shared in #wall."), "{}", done.text());
    let shared = wall.last();
    assert_eq!(
        shared.text(),
        "@Ada shares a game: **Mangala** · @Ada – @Bob\n🏆 **@Bob resigned: @Ada wins.**"
    );
    assert!(shared.attachments()[0].bytes.starts_with(b"\x89PNG") && shared.pings().is_empty());
    assert!(
        shared.screen().ends_with("\n[Play Ada] [Play Bob] [Play Kuzhi] [Replay]"),
        "{}",
        shared.screen()
    );
    for (pressed, whom) in [("Play Bob", "@Bob"), ("Play Kuzhi", "Kuzhi")] {
        let draft = evening.cem.at(&wall).click(&shared, pressed).await.private_answer().await;
        assert!(draft.is_private() && draft.screen().contains(whom), "{}", draft.screen());
    }
    let replay = evening.cem.at(&wall).click(&shared, "Replay").await.private_answer().await;
    assert!(replay.is_private() && replay.text().contains("Move 0 of"), "{}", replay.text());
    assert!(board.text().contains("resigned"), "the board stays");
    // Only servers have other channels.
    let alone = evening.ada.at(&evening.ada.dm()).slash("play").integer("level", 1).send().await.message();
    let question = evening.ada.at(&evening.ada.dm()).slash("resign").send().await.message();
    evening.ada.at(&evening.ada.dm()).click(&question, "Yes, I resign").await;
    assert!(!alone.screen().contains("Share"), "{}", alone.screen());
}

#[tokio::test]
async fn what_cannot_be_shared_is_refused_kindly() {
    let evening = Evening::begin().await;
    let board = evening.finished_by_bob("mangala").await;
    let closed = evening.discord.guild("Friends").channel("vault").closed_to_bot();
    let refused = evening.share_in(&board, &closed).await.private_answer().await;
    let why = "Kuzhi could not write in #vault. It needs the permissions to view the channel";
    assert!(refused.is_private() && refused.text().starts_with(why), "{}", refused.text());
    assert!(closed.messages().is_empty());
    // Where it was played it stands already.
    let refused = evening.share_in(&board, &evening.hall).await.private_answer().await;
    assert_eq!(refused.text(), "This game is in #games already. Choose another channel.");
}
