//! Where the bot may not attach files it sends text, and no move is lost.

use std::time::Duration;

use kuzhi_tests::conversation::{Message, Person};

use crate::bot::{Evening, GAMES, Transport, downloaded, moves};

const PICTURES: &str = "Boards: Light wood";

const ONLY_WORDS: &str = "Kuzhi is not allowed to attach files in this channel, so you get words instead of \
                          a picture. Someone who manages the server can allow it with the permission \
                          **Attach Files**.";

const FOR_MANAGERS: &str = "This server’s boards are set to pictures, but Kuzhi is not allowed to attach \
                            files in this channel, so they are drawn with emoji or letters. Give Kuzhi the \
                            permission **Attach Files** here, and the next move brings a picture.";

impl Evening {
    /// A person who manages the server.
    fn manager(&self) -> Person {
        self.discord.person("Mira").managing_guilds()
    }

    /// Makes a manager choose pictures for the server's boards. Returns the page of settings.
    async fn with_pictures(&self) -> Message {
        let at = self.manager().at(&self.hall);
        let page = at.slash("settings").string("of", "house").send().await.message();
        let boards = at.click(&page, "Boards").await.message();
        at.choose(&boards, PICTURES, &[PICTURES]).await.message()
    }

    /// Returns how often the bot tried to send a file.
    fn files_tried(&self) -> usize {
        self.discord.requests().iter().filter(|request| !request.files.is_empty()).count()
    }
}

/// Returns whether a board is drawn with letters, without a picture.
fn is_drawn(board: &Message) -> bool {
    board.attachments().is_empty() && board.text().contains('│')
}

#[tokio::test]
async fn boards_are_drawn_where_no_files_may_be_attached() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.with_pictures().await;
        evening.hall.lets_bot_attach(false);
        let before = evening.files_tried();
        let board = evening.board_of(game).await;
        assert!(is_drawn(&board), "{}", board.screen());
        for _ in 0..3 {
            evening.move_on(&board).await;
            assert!(is_drawn(&board), "{}", board.screen());
        }
        let anew = evening.bob.at(&evening.hall).slash("board").send().await.message();
        assert!(is_drawn(&anew), "{}", anew.screen());
        assert!(!evening.hall.transcript().contains("attach"), "nobody reads of it under the board");
        assert_eq!(evening.files_tried(), before, "Discord says beforehand that it takes none");
    }
}

#[tokio::test]
async fn a_thread_is_as_the_channel_that_it_is_in() {
    let evening = Evening::begin().await;
    evening.with_pictures().await;
    let corner = evening.hall.thread("corner");
    evening.hall.lets_bot_attach(false);
    let play = evening.ada.at(&corner).slash("play").string("side", "first");
    let board = play.integer("level", 1).send().await.message();
    assert!(is_drawn(&board), "{}", board.screen());
}

#[tokio::test]
async fn pictures_follow_the_permission_to_attach_files() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.with_pictures().await;
        let board = evening.board_of(game).await;
        assert_eq!(board.attachments().len(), 1);
        evening.hall.lets_bot_attach(false);
        evening.ada.at(&evening.hall).click(&board, "1").await;
        assert!(is_drawn(&board) && board.text().contains("@Ada: pit 1"), "{}", board.screen());
        evening.hall.lets_bot_attach(true);
        evening.move_on(&board).await;
        assert_eq!(board.attachments().len(), 1, "{}", board.screen());
        assert!(!board.text().contains('│'), "{}", board.screen());
    }
}

#[tokio::test]
async fn revoking_files_during_an_answer_loses_no_move() {
    for (game, _) in GAMES {
        // Over HTTP nothing reports that a first response was refused.
        let evening = Evening::begin_by(Transport::Gateway, &[]).await;
        evening.with_pictures().await;
        let board = evening.board_of(game).await;
        let mut held = evening.discord.mischief().on_next("POST", "/callback").hold();
        let pending = evening.ada.at(&evening.hall).click(&board, "1").begin();
        held.arrived().await;
        evening.hall.lets_bot_attach(false);
        held.release();
        let answer = pending.answer().await;
        // In words after the picture, or once a busy bot has asked for time.
        assert!(matches!(answer.attempts()[..], [403, 204] | [204]), "{:?}", answer.attempts());
        assert!(is_drawn(&board) && board.text().contains("@Ada: pit 1"), "{}", board.screen());
        evening.move_on(&board).await;
        assert!(board.text().contains("@Bob: pit "), "{}", board.screen());
    }
}

#[tokio::test]
async fn revoking_files_while_idle_loses_no_board() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.with_pictures().await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let play = play.string("game", game).string("side", "first").string("clock", "10+0");
        let board = play.send().await.message();
        evening.look_away();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
        assert_eq!(board.attachments().len(), 1);
        evening.hall.lets_bot_attach(false);
        evening.bot.pass(Duration::from_mins(11));
        let late = "has not made the first move in time.";
        evening.hall.until(|_| board.text().contains(late), "the end of the time").await;
        assert!(is_drawn(&board), "{}", board.screen());
        evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
        assert!(
            is_drawn(&board) && board.text().contains("did not make the first move in time: @Bob wins."),
            "{}",
            board.screen()
        );
    }
}

#[tokio::test]
async fn show_move_tells_the_move_in_words() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    evening.hall.lets_bot_attach(false);
    evening.ada.at(&evening.hall).click(&board, "3").await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    let at = evening.cem.at(&evening.hall);
    let shown = at.click(&board, "Show move").await.private_answer().await;
    let second = shown.screen();
    assert!(shown.is_private() && shown.attachments().is_empty());
    assert!(second.contains("\nSouth: 4 4 1 5 5 5. Store 0.\nNorth: 1 5 5 5 4 4. Store 0.\n"), "{second}");
    at.click(&shown, "◀ Previous move").await;
    assert_eq!(
        shown.screen(),
        format!(
            "**Mangala** · move 1: @Ada\n\
             1. 4 seeds from South’s pit 3; the last falls into South’s pit 6.\n\
             South: 4 4 1 5 5 5. Store 0.\n\
             North: 4 4 4 4 4 4. Store 0.\n\
             {ONLY_WORDS}\n\
             [◀ Previous move]x [Next move ▶]"
        )
    );
    evening.hall.lets_bot_attach(true);
    at.click(&shown, "Next move ▶").await;
    assert_eq!(shown.attachments().len(), 1, "{}", shown.screen());
    assert_eq!(evening.files_tried(), 1);
}

#[tokio::test]
async fn without_files_rules_and_private_boards_are_text() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let board = evening.board_of(game).await;
        evening.move_on(&board).await;
        evening.hall.lets_bot_attach(false);
        let ada = evening.ada.at(&evening.hall);
        let page = ada.slash("rules").string("game", game).send().await.message();
        ada.click(&page, "Next page ▶").await;
        assert!(page.attachments().is_empty());
        assert!(
            page.text().contains("Before:\nYou: ") && page.text().ends_with(ONLY_WORDS),
            "{}",
            page.text()
        );

        let look = ada.slash("board").string("look", "light-wood").send().await;
        assert!(look.is_private() && is_drawn(&look.message()), "{}", look.screen());
        assert!(look.text().contains(ONLY_WORDS), "{}", look.text());

        let question = ada.slash("resign").send().await.message();
        ada.click(&question, "Yes, I resign").await;
        evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
        let text = downloaded(&ada, &board).await.text();
        assert!(text.starts_with("```\n") && text.contains(&format!("[Game \"{game}")), "{text}");
        assert!(text.ends_with(&format!("\n```\n{ONLY_WORDS}")), "{text}");
        assert_eq!(evening.files_tried(), 0);
    }
}

#[tokio::test]
async fn managers_get_the_file_hint_once_in_a_while() {
    let evening = Evening::begin().await;
    evening.hall.lets_bot_attach(false);
    // When they choose pictures, the page says so as long as that is the case.
    let page = evening.with_pictures().await;
    assert!(page.text().ends_with(FOR_MANAGERS), "{}", page.text());
    let mira = evening.manager();
    let at = mira.at(&evening.hall);
    let board = evening.ada.at(&evening.hall).slash("play").user("opponent", &mira);
    let board = board.string("side", "second").send().await.message();
    let told = at.click(&board, "Accept").await;
    assert_eq!(evening.notice(&told).await, FOR_MANAGERS);
    // Not with every move, and to nobody else.
    let mut quiet = vec![at.click(&board, "1").await];
    quiet.push(evening.ada.at(&evening.hall).click(&board, "1").await);
    quiet.push(at.click_id(&board, moves(&board)[0].custom_id.as_deref().unwrap()).await);
    // Requests for a match are handled one after another: this one comes last.
    evening.ada.at(&evening.hall).slash("board").send().await;
    assert!(quiet.iter().all(|answer| answer.follow_ups().iter().all(|further| !further.is_private())));
    evening.bot.pass(Duration::from_hours(8 * 24));
    let anew = at.slash("board").send().await;
    assert_eq!(evening.notice(&anew).await, FOR_MANAGERS);
    evening.hall.lets_bot_attach(true);
    let page = evening.with_pictures().await;
    assert!(!page.text().contains("Attach Files"), "{}", page.text());
}

#[tokio::test]
async fn choosing_pictures_says_that_files_are_forbidden() {
    let evening = Evening::begin().await;
    evening.hall.lets_bot_attach(false);
    let ada = evening.ada.at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    assert!(!settings.text().contains("Attach Files"), "{}", settings.text());
    let choice = "My boards: Light wood";
    let page = ada.choose(&settings, choice, &[choice]).await.message();
    assert!(page.text().ends_with(ONLY_WORDS), "{}", page.text());
}
