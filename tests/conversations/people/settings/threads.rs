//! Games in threads of their own.

use kuzhi_tests::conversation::Channel;

use crate::bot::{Evening, moves};

impl Evening {
    /// A manager chooses a thread for every game.
    async fn with_threads(self) -> Evening {
        let mira = self.discord.person("Mira").managing_guilds();
        let page = mira.at(&self.hall).slash("settings").string("of", "house").send().await.message();
        let page = mira.at(&self.hall).click(&page, "Threads: off").await;
        assert!(page.text().contains("Every game gets **its own thread**"), "{}", page.text());
        self
    }

    /// Returns the only thread, once it has a message.
    async fn thread(&self) -> Channel {
        let has_board =
            |hall: &Channel| hall.threads().first().is_some_and(|thread| !thread.messages().is_empty());
        self.hall.until(has_board, "a board in a thread").await;
        let threads = self.hall.threads();
        assert_eq!(threads.len(), 1);
        threads[0].clone()
    }
}

#[tokio::test]
async fn an_accepted_challenge_is_played_in_a_thread() {
    let evening = Evening::begin().await.with_threads().await;
    let challenge = evening.challenge().await;
    let old = challenge.as_it_is_now();
    assert!(evening.hall.threads().is_empty(), "nothing is played yet");
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    let thread = evening.thread().await;
    assert_eq!(challenge.screen(), "@Ada and @Bob play **Mangala** in #Mangala: Ada – Bob.");
    evening.wait_for_pings(&evening.ada, 1).await;
    let board = thread.messages()[0].clone();
    assert!(board.text().starts_with("**Mangala** · South @Ada · North @Bob"), "{}", board.text());
    assert_eq!(evening.discord.pings_of(&evening.ada)[0].id(), thread.last().id());

    evening.ada.at(&thread).click(&board, "1").await;
    evening.bob.at(&thread).slash("move").string("pit", "2").send().await;
    let elsewhere = evening.ada.at(&evening.hall).slash("move").string("pit", "2").send().await;
    assert_eq!(
        elsewhere.text(),
        "You have no game in this channel. Start one with `/play`, or find yours with `/games`."
    );
    // Clicking the old challenge does not move the board out of its thread.
    let late = evening.bob.at(&evening.hall).click_old(&old, "Accept").await;
    assert!(late.is_private());
    assert_eq!(late.text(), "This game is being played in #Mangala: Ada – Bob. Please go on there.");
    assert_eq!(challenge.screen(), "@Ada and @Bob play **Mangala** in #Mangala: Ada – Bob.");
    let games = evening.ada.at(&evening.hall).slash("games").send().await;
    assert!(games.text().contains(&format!("/{}/", thread.id())), "{}", games.text());
    assert_eq!(evening.hall.threads().len(), 1);
}

#[tokio::test]
async fn a_match_against_the_bot_gets_a_thread_too() {
    let evening = Evening::begin().await.with_threads().await;
    let play = evening.ada.at(&evening.hall).slash("play").string("game", "pallankuzhi");
    let note = play.string("side", "first").integer("level", 1).send().await;
    assert!(!note.is_private());
    let thread = evening.thread().await;
    assert_eq!(
        note.text(),
        "@Ada and Kuzhi (level 1) play **Pallankuzhi** in #Pallankuzhi: Ada – Kuzhi (level 1)."
    );
    let board = thread.messages()[0].clone();
    evening.ada.at(&thread).click_id(&board, moves(&board)[0].custom_id.as_deref().unwrap()).await;
    evening.bot_has_moved(&board).await;
    let private = evening.ada.at(&evening.ada.dm()).slash("play").string("side", "first").send().await;
    assert!(private.text().starts_with("**Mangala** ·"), "there are no threads in private");
}

#[tokio::test]
async fn a_thread_is_named_after_whoever_accepts() {
    let evening = Evening::begin().await.with_threads().await;
    let play = evening.ada.at(&evening.hall).slash("play").boolean("open", true).string("side", "second");
    let challenge = play.send().await.message();
    evening.look_away();
    evening.cem.at(&evening.hall).click(&challenge, "Accept").await;
    evening.thread().await;
    assert_eq!(challenge.screen(), "@Cem and @Ada play **Mangala** in #Mangala: Cem – Ada.");
}

#[tokio::test]
async fn where_no_thread_can_be_opened_the_channel_will_do() {
    let evening = Evening::begin().await.with_threads().await;
    evening.discord.mischief().on_next("POST", "/threads").refuse(403, 50_013, "Missing Permissions");
    let board = evening.board().await;
    assert!(board.text().starts_with("**Mangala** · South @Ada"), "{}", board.text());
    assert!(evening.hall.threads().is_empty());
    // Within a thread no further ones are opened.
    let corner = evening.hall.thread("corner");
    let board = evening.cem.at(&corner).slash("play").string("side", "first").send().await;
    assert!(board.text().starts_with("**Mangala** · @Cem – Kuzhi (level 1)\n"), "{}", board.text());
}

#[tokio::test]
async fn a_match_begun_twice_by_one_click_has_one_thread() {
    let evening = Evening::begin().await.with_threads().await;
    let challenge = evening.challenge().await;
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").delivered_twice().await;
    let thread = evening.thread().await;
    evening.wait_for_pings(&evening.ada, 1).await;
    evening.ada.at(&thread).click(&thread.messages()[0], "1").await;
    evening.wait_for_pings(&evening.bob, 2).await;
    assert_eq!(evening.hall.threads().len(), 1);
    assert_eq!(challenge.screen(), "@Ada and @Bob play **Mangala** in #Mangala: Ada – Bob.");
}
