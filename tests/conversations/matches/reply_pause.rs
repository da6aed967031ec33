//! Against Kuzhi, people see their own move first, and its reply a moment later.

use std::time::Duration;

use kuzhi_tests::conversation::Message;

use crate::bot::{Evening, GAMES};

impl Evening {
    /// Starts with the pause that people meet.
    pub(super) async fn begin_with_pauses() -> Evening {
        Evening::begin_with(&[("KUZHI_MATCHES__REPLY_PAUSE_MS", "1000")]).await
    }

    /// Lets time pass until Kuzhi has replied.
    pub(super) async fn until_replied(&self, board: &Message) {
        let passing = async {
            loop {
                self.bot.pass(Duration::from_millis(250));
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::select! {
            () = self.bot_has_moved(board) => {}
            () = passing => {}
        }
    }

    /// How many requests were made for the board, the answer to the click among them.
    fn trips(&self) -> usize {
        let is_trip =
            |method: &str, path: &str| path.ends_with("/callback") || method == "PATCH" || method == "POST";
        self.discord.requests().iter().filter(|one| is_trip(&one.method, &one.path)).count()
    }
}

#[tokio::test]
async fn ones_own_move_is_seen_before_the_reply() {
    for (game, _) in GAMES {
        let evening = Evening::begin_with_pauses().await;
        let play = evening.ada.at(&evening.hall).slash("play").string("game", game).string("side", "first");
        let board = play.integer("level", 1).send().await.message();
        assert!(board.text().contains("**@Ada** to move"), "{}", board.text());
        let before = evening.trips();
        let answer = evening.ada.at(&evening.hall).click(&board, "1").await;
        assert!(answer.is_update());
        let own = board.text();
        assert!(own.contains("@Ada: pit 1") && !own.contains("Kuzhi: "), "{own}");
        assert!(own.contains("Kuzhi is thinking …"), "{own}");
        evening.until_replied(&board).await;
        assert!(board.text().contains("Kuzhi: "), "{}", board.text());
        assert_eq!((board.edits(), evening.trips()), (2, before + 2), "one request more");
        assert_eq!(evening.hall.messages().len(), 1);
        assert!(evening.discord.pings().is_empty());
    }
}

#[tokio::test]
async fn who_wants_it_at_once_gets_one_edit() {
    let evening = Evening::begin_with_pauses().await;
    let ada = evening.ada.at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    ada.click(&settings, "Kuzhi’s reply: a second later").await;
    ada.click(&settings, "Kuzhi’s reply: as a film").await;
    assert!(settings.text().contains("you see its reply **at once**"), "{}", settings.text());
    let board = evening.board_against_bot(1).await;
    let before = evening.trips();
    ada.click(&board, "1").await;
    assert!(board.text().contains("Kuzhi: "), "{}", board.text());
    assert_eq!((board.edits(), evening.trips()), (1, before + 1));
}

/// The film on a board, if it has one.
fn film(board: &Message) -> Option<Vec<u8>> {
    let files = board.attachments();
    let film = files.iter().find(|file| file.filename == "reply.gif")?;
    assert_eq!(files.len(), 1);
    assert!(film.bytes.starts_with(b"GIF89a") && film.bytes.len() < 1_000_000, "{}", film.bytes.len());
    assert!(!film.bytes.windows(11).any(|name| name == b"NETSCAPE2.0"), "it plays once");
    Some(film.bytes.to_vec())
}

impl Evening {
    /// Ada chooses to see replies as films.
    async fn choose_films(&self) {
        let ada = self.ada.at(&self.hall);
        let settings = ada.slash("settings").send().await.message();
        ada.click(&settings, "Kuzhi’s reply: a second later").await;
        assert!(settings.text().contains("its reply **as a film**"), "{}", settings.text());
    }
}

#[tokio::test]
async fn a_reply_can_be_a_film_that_ends_in_the_board() {
    for (game, _) in GAMES {
        let evening = Evening::begin_with_pauses().await;
        evening.choose_films().await;
        let ada = evening.ada.at(&evening.hall);
        let play = ada.slash("play").string("game", game).string("side", "first");
        let board = play.integer("level", 1).send().await.message();
        let before = evening.trips();
        ada.click(&board, "1").await;
        assert!(board.text().contains("is thinking …") && film(&board).is_none(), "{}", board.text());
        evening.until_replied(&board).await;
        assert!(film(&board).is_some(), "{game}: {}", board.screen());
        let described = board.attachments().remove(0).description.unwrap();
        assert_eq!(described.matches("Store ").count(), 2, "{described}");
        assert!(board.text().contains("**@Ada** to move"), "{}", board.text());
        assert!(!board.text().contains("<:") && !board.text().contains("```"), "one board: {}", board.text());
        assert_eq!((board.edits(), evening.trips()), (2, before + 2), "as many requests as without");
        let next = crate::bot::moves(&board).remove(0);
        ada.click(&board, &next.label).await;
        assert!(board.attachments().is_empty(), "one's own move is seen as ever: {}", board.screen());
    }
}

#[tokio::test]
async fn a_film_that_costs_too_much_is_a_pause() {
    let settings = [
        ("KUZHI_MATCHES__REPLY_PAUSE_MS", "1000"),
        ("KUZHI_LIMITS__PICTURES_AT_ONCE", "1"),
        ("KUZHI_LIMITS__PICTURE_EACH", "1h"),
    ];
    let evening = Evening::begin_with(&settings).await;
    evening.choose_films().await;
    let board = evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    for has_film in [true, false] {
        let next = crate::bot::moves(&board).remove(0);
        ada.click(&board, &next.label).await;
        evening.until_replied(&board).await;
        assert_eq!(film(&board).is_some(), has_film, "{}", board.screen());
    }
}

#[tokio::test]
async fn who_has_boards_in_sentences_gets_no_film() {
    let evening = Evening::begin_with_pauses().await;
    evening.choose_films().await;
    let ada = evening.ada.at(&evening.hall);
    let board = evening.board_against_bot(1).await;
    let more = ada.click(&board, "More …").await.message();
    let sentences = "My boards: Sentences, for screen readers";
    ada.choose(&more, sentences, &[sentences]).await;
    ada.click(&board, "1").await;
    evening.until_replied(&board).await;
    assert!(film(&board).is_none() && board.text().contains("Store "), "{}", board.screen());
}

#[tokio::test]
async fn a_pause_takes_no_time_from_a_person() {
    let evening = Evening::begin_with_pauses().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("side", "first");
    let board = play.integer("level", 1).string("clock", "10+0").send().await.message();
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("Kuzhi (level 1)’s time runs out"), "{}", board.text());
    evening.until_replied(&board).await;
    assert!(board.text().contains("Clock: @Ada 10:00 · Kuzhi "), "{}", board.text());
}

#[tokio::test]
async fn a_game_that_ends_in_the_pause_gets_no_reply() {
    let evening = Evening::begin_with_pauses().await;
    let board = evening.board_against_bot(1).await;
    let ada = evening.ada.at(&evening.hall);
    ada.click(&board, "1").await;
    let question = ada.slash("resign").send().await.message();
    ada.click(&question, "Yes, I resign").await;
    evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
    // The card comes later, and takes the place of the board.
    evening.hall.until(|_| !board.attachments().is_empty(), "the card").await;
    let over = board.screen();
    evening.bot.pass(Duration::from_secs(5));
    ada.slash("games").send().await;
    assert_eq!(board.screen(), over);
}

#[tokio::test]
async fn a_stop_in_the_pause_loses_nothing() {
    let evening = Evening::begin_with_pauses().await;
    let board = evening.board_against_bot(1).await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    assert!(board.text().contains("is thinking …"), "{}", board.text());
    let Evening { bot, discord, hall, store, .. } = evening;
    bot.stop().await;
    discord.offline().await;
    let _bot = crate::bot::Bot::start(&discord, store, &[]).await;
    hall.until(|_| board.text().contains("Kuzhi: "), "the reply").await;
}
