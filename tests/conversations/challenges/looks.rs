//! What boards look like to people who have just come, and how they choose another look where they set up a
//! game.

use kuzhi_domain::settings::Look;
use kuzhi_engine::Game;
use kuzhi_tests::conversation::Message;
use kuzhi_view::words::{Words, game_name};

use crate::bot::{Evening, moves};

/// The settings with which a bot begins, which other conversations do without.
const WOOD: (&str, &str) = ("KUZHI_MATCHES__LOOK", "light-wood");

const LOOKS: &str = "[✓ Light wood] [Emoji] [Letters]";

impl Evening {
    /// An evening of newcomers on which nobody has chosen anything.
    async fn in_wood() -> Evening {
        Evening::begin_with(&[WOOD]).await.with_newcomers()
    }
}

/// Returns whether a message shows its board as a picture and nothing else.
fn is_picture(shown: &Message) -> bool {
    let files = shown.attachments();
    files.len() == 1 && files[0].bytes.starts_with(b"\x89PNG\r\n") && !shown.text().contains("```")
}

#[tokio::test]
async fn a_newcomer_meets_a_board_of_light_wood() {
    let evening = Evening::in_wood().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    assert!(is_picture(&question) && question.screen().contains(LOOKS), "{}", question.screen());
    let described = question.attachments().remove(0).description.unwrap();
    let aloud = "\nBoards can also be plain sentences: choose them in /settings.";
    assert!(
        described.starts_with("South: 4 4 4 4 4 4. Store 0.") && described.ends_with(aloud),
        "{described}"
    );
    ada.click(&question, "Begin").await;
    evening.hall.until(|hall| !hall.messages().is_empty(), "the board").await;
    let board = evening.hall.last();
    assert!(is_picture(&board), "{}", board.screen());
    let before = board.attachments().remove(0).bytes;
    let light = ada.slash("board").string("look", "light-wood").send().await.message();
    assert_eq!(light.attachments()[0].bytes, before, "it is light wood");
    ada.click(&board, "1 · 4").await;
    evening.bot_has_moved(&board).await;
    assert!(is_picture(&board) && board.attachments()[0].bytes != before, "{}", board.screen());
    let alone = ada.click(&board, "More …").await.message();
    assert!(alone.screen().contains("{My boards: default* | "), "nothing was chosen: {}", alone.screen());
}

#[tokio::test]
async fn the_draft_shows_the_board_of_each_game() {
    let evening = Evening::in_wood().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    let mut boards = vec![question.attachments()[0].description.clone()];
    for game in Game::all().skip(1) {
        let name = game_name(Words::english(), game);
        ada.choose(&question, &name, &[&name]).await;
        assert!(is_picture(&question), "{}", question.screen());
        boards.push(question.attachments()[0].description.clone());
    }
    assert!(boards.windows(2).any(|pair| pair[0] != pair[1]), "{boards:?}");
    ada.click(&question, "Play a person").await;
    assert!(is_picture(&question) && !question.screen().contains("Light wood"), "{}", question.screen());
}

#[tokio::test]
async fn people_who_have_just_come_share_a_board_of_wood() {
    let evening = Evening::in_wood().await;
    for game in ["oware", "toguz-kumalak"] {
        let board = evening.board_of(game).await;
        assert!(is_picture(&board), "{}", board.screen());
        evening.move_on(&board).await;
        assert!(is_picture(&board) && !moves(&board).is_empty(), "{}", board.screen());
        let question = evening.bob.at(&evening.hall).slash("resign").send().await.message();
        evening.bob.at(&evening.hall).click(&question, "Yes, I resign").await;
    }
}

#[tokio::test]
async fn a_look_is_chosen_with_a_press_and_remembered() {
    let evening = Evening::in_wood().await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    ada.click(&question, "Letters").await;
    let screen = question.screen();
    assert!(screen.contains("[Light wood] [Emoji] [✓ Letters]") && screen.contains("│ 4│ 4│"), "{screen}");
    assert!(question.attachments().is_empty(), "{screen}");
    ada.click(&question, "Begin").await;
    evening.hall.until(|hall| !hall.messages().is_empty(), "the board").await;
    let board = evening.hall.last();
    assert!(board.attachments().is_empty() && board.text().contains("│ 4│ 4│"), "{}", board.screen());
    let again = ada.slash("play").send().await.message();
    assert!(again.screen().contains("[✓ Letters]"), "it is remembered: {}", again.screen());
    ada.click(&again, "Light wood").await;
    assert!(is_picture(&again) && again.screen().contains(LOOKS), "{}", again.screen());
    ada.click(&board, "1 · 4").await;
    assert!(is_picture(&board), "and it holds in the game that is on: {}", board.screen());
}

#[tokio::test]
async fn a_look_that_is_not_offered_is_offered_once_chosen() {
    let evening = Evening::in_wood().await;
    let ada = evening.ada.at(&evening.hall);
    for (look, offered) in [
        ("My boards: Dark wood", "[✓ Dark wood] [Emoji] [Letters]"),
        ("My boards: Sentences, for screen readers", "[Letters] [✓ Sentences, for screen readers]"),
    ] {
        let page = ada.slash("settings").send().await.message();
        ada.choose(&page, look, &[look]).await;
        let question = ada.slash("play").send().await.message();
        assert!(question.screen().contains(offered), "{}", question.screen());
    }
}

#[tokio::test]
async fn without_files_newcomers_get_emoji_and_no_word_about_it() {
    let evening = Evening::in_wood().await;
    evening.hall.lets_bot_attach(false);
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    let screen = question.screen();
    assert!(screen.contains("[Light wood] [✓ Emoji] [Letters]") && screen.contains("│ 4│ 4│"), "{screen}");
    ada.click(&question, "Begin").await;
    evening.hall.until(|hall| !hall.messages().is_empty(), "the board").await;
    let board = evening.hall.last();
    let alone = ada.click(&board, "More …").await.message();
    ada.click(&alone, "View board privately").await;
    let page = ada.slash("settings").send().await.message();
    for shown in [&board, &alone, &page] {
        assert!(shown.attachments().is_empty() && shown.text().contains("│ 4│ 4│"), "{}", shown.screen());
        assert!(!shown.text().contains("attach"), "{}", shown.screen());
    }
    // Who chooses wood all the same is told why there is none.
    let next = ada.slash("play").send().await.message();
    ada.click(&next, "Light wood").await;
    assert!(next.screen().contains(LOOKS) && next.text().contains("**Attach Files**"), "{}", next.screen());
}

#[tokio::test]
async fn who_has_had_enough_pictures_gets_emoji_instead() {
    let few = [WOOD, ("KUZHI_LIMITS__PICTURES_AT_ONCE", "2"), ("KUZHI_LIMITS__PICTURE_EACH", "10m")];
    let evening = Evening::begin_with(&few).await;
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    ada.click(&question, "First move: you").await;
    assert!(is_picture(&question), "{}", question.screen());
    ada.click(&question, "First move: opponent").await;
    let screen = question.screen();
    assert!(question.attachments().is_empty() && screen.contains("│ 4│ 4│"), "{screen}");
    assert!(screen.contains(LOOKS) && !screen.contains("a lot of pictures"), "{screen}");
    // The boards of games have no such limit.
    let board = evening.board().await;
    for _ in 0..4 {
        evening.move_on(&board).await;
        assert!(is_picture(&board), "{}", board.screen());
    }
    let alone = ada.click(&board, "More …").await.message();
    ada.click(&alone, "View board privately").await;
    assert!(alone.attachments().is_empty() && alone.text().contains('│'), "{}", alone.screen());
}

#[tokio::test]
async fn managers_choose_what_others_see_until_they_choose() {
    let evening = Evening::in_wood().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let mira = mira.at(&evening.hall);
    let page = mira.slash("settings").string("of", "house").send().await.message();
    let boards = mira.click(&page, "Boards").await.message();
    assert!(is_picture(&boards), "{}", boards.screen());
    mira.choose(&boards, "Boards: Letters", &["Boards: Letters"]).await;
    assert!(boards.attachments().is_empty() && boards.text().contains("│ 4│ 4│"), "{}", boards.screen());
    let ada = evening.ada.at(&evening.hall);
    let question = ada.slash("play").send().await.message();
    assert!(question.screen().contains("[Light wood] [Emoji] [✓ Letters]"), "{}", question.screen());
    ada.click(&question, "Light wood").await;
    ada.click(&question, "Begin").await;
    evening.hall.until(|hall| !hall.messages().is_empty(), "the board").await;
    assert!(is_picture(&evening.hall.last()), "her boards are hers: {}", evening.hall.last().screen());
    let others = evening.bob.at(&evening.hall).slash("play").string("side", "first").integer("level", 1);
    let others = others.send().await.message();
    assert!(others.text().contains("│ 4│ 4│"), "{}", others.screen());
}

#[tokio::test]
async fn my_boards_are_chosen_with_a_preview() {
    let evening = Evening::in_wood().await;
    let ada = evening.ada.at(&evening.ada.dm());
    let page = ada.slash("settings").send().await.message();
    let before = page.attachments().remove(0).bytes;
    assert!(is_picture(&page) && page.screen().contains("{My boards: default* | "), "{}", page.screen());
    for look in Look::ALL {
        let choice = page.screen();
        let choice = choice.lines().find(|line| line.starts_with("{My boards")).unwrap();
        let choice = choice.trim_matches(['{', '}']).split(" | ").nth(look as usize + 1).unwrap();
        let choice = choice.trim_end_matches('*').to_owned();
        ada.choose(&page, &choice, &[&choice]).await;
        assert!(page.screen().contains(&format!("{choice}*")), "{}", page.screen());
        assert_eq!(is_picture(&page), look.is_picture(), "{}", page.screen());
        match look {
            Look::LightWood => assert_eq!(page.attachments()[0].bytes, before),
            Look::DarkWood => assert_ne!(page.attachments()[0].bytes, before),
            Look::Emoji | Look::Letters => assert!(page.text().contains("│ 4│ 4│"), "{}", page.text()),
            Look::Sentences => assert!(page.text().contains("\nSouth: 4 4 4 4 4 4."), "{}", page.text()),
        }
    }
}
