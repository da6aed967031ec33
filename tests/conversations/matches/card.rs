//! The card of a finished match, and sharing it.

use kuzhi_tests::conversation::{Answer, Message};

use crate::bot::{Evening, GAMES, play_in};

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
        let question = ada.click(board, "Share …").await.told().await;
        assert!(question.is_private() && question.text().starts_with("Share this game in another channel"));
        ada.choose_channels(&question, "Choose a channel", &[channel]).await
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
        evening.hall.until(|_| board.text().contains("resigned"), "the result").await;
        // The board is in the picture, and not in the text a second time.
        let text = board.text();
        assert!(text.starts_with(&format!("**{name}** · ")) && !text.contains("```"), "{text}");
        let files = board.attachments();
        assert_eq!(files.len(), 1);
        assert!(files[0].bytes.starts_with(b"\x89PNG"));
        let described = files[0].description.clone().unwrap_or_default();
        assert!(described.starts_with("🏆 Bob resigned: Ada wins. "), "{described}");
    }
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
    let more = evening.ada.at(&evening.hall).click(&board, "More …").await.told().await;
    evening.ada.at(&evening.hall).choose(&more, &format!("k1:match-look:{}", id_of(&board)), &["text"]).await;
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
    let replay = evening.cem.at(&wall).click(&shared, "Replay").await.told().await;
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
    let refused = evening.share_in(&board, &closed).await.told().await;
    let why = "Kuzhi could not write in #vault. It needs the permissions to view the channel";
    assert!(refused.is_private() && refused.text().starts_with(why), "{}", refused.text());
    assert!(closed.messages().is_empty());
}
