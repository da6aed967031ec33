//! The look of a single match, which its players choose under "More …" for everyone.

use kuzhi_domain::settings::BoardStyle;
use kuzhi_tests::conversation::{Answer, Channel, Message, Person};

use crate::bot::{Evening, moves};

const PICTURE: &str = "This board: picture";
const SENTENCES: &str = "This board: sentences";
const USUAL: &str = "This board: default";

/// A person chooses how a board looks.
async fn choose(person: &Person, hall: &Channel, board: &Message, look: &str) -> Answer {
    let menu = person.at(hall).click(board, "More …").await;
    person.at(hall).choose(&menu.message(), "The look of this board", &[look]).await
}

/// Returns whether a board is a picture and nothing else.
fn is_picture(board: &Message) -> bool {
    board.attachments().len() == 1 && !board.text().contains("```") && !board.text().contains("South: ")
}

#[tokio::test]
async fn a_player_chooses_it_and_all_see_it_at_once() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let hall = &evening.hall;
    assert!(board.text().contains("```text"), "{}", board.text());
    let chosen = choose(&evening.bob, hall, &board, PICTURE).await;
    assert!(chosen.is_update() && chosen.screen().contains("This board: picture*"), "{}", chosen.screen());
    hall.until(|_| is_picture(&board), "the picture").await;
    assert!(!moves(&board).is_empty(), "{}", board.screen());
    // It persists through moves, and the opponent may change it.
    evening.ada.at(hall).click(&board, "3").await;
    assert!(is_picture(&board) && board.text().contains(": pit 3"), "{}", board.text());
    choose(&evening.ada, hall, &board, SENTENCES).await;
    hall.until(|_| board.attachments().is_empty(), "the sentences").await;
    assert!(board.text().contains("\nSouth: 4 4 1 5 5 5. Store 0.\n"), "{}", board.text());
    choose(&evening.bob, hall, &board, USUAL).await;
    hall.until(|_| board.text().contains("```text"), "the board as usual").await;
}

#[tokio::test]
async fn who_does_not_play_it_does_not_choose_it() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let (cem, before) = (evening.cem.at(&evening.hall), board.screen());
    let menu = evening.ada.at(&evening.hall).click(&board, "More …").await.message();
    let mut ids = menu.buttons().into_iter().filter_map(|button| button.custom_id);
    let name = ids.find_map(|id| id.strip_prefix("k1:look:").map(str::to_owned)).unwrap();
    let id = format!("k1:match-look:{name}");
    let own = cem.click(&board, "More …").await;
    assert!(!own.screen().contains("This board"), "{}", own.screen());
    let refused = cem.forge_choice(&board, &id, BoardStyle::Image.id()).await;
    assert_eq!(board.screen(), before, "{}", refused.text());
}

#[tokio::test]
async fn the_next_set_of_a_series_keeps_it() {
    let evening = Evening::begin().await;
    let hall = &evening.hall;
    let play = evening.ada.at(hall).slash("play").user("opponent", &evening.bob).string("side", "first");
    let first = play.integer("sets", 3).send().await.message();
    evening.look_away();
    evening.bob.at(hall).click(&first, "Accept").await;
    choose(&evening.ada, hall, &first, SENTENCES).await;
    hall.until(|_| first.text().contains("\nSouth: 4 4 4 4 4 4. Store 0.\n"), "the sentences").await;
    let question = evening.bob.at(hall).slash("resign").send().await.message();
    evening.bob.at(hall).click(&question, "Resign this set").await;
    let is_second = |message: &Message| message.text().contains("Set 2 of 3 · ");
    hall.until(|hall| hall.messages().iter().any(is_second), "the second set").await;
    let second = hall.messages().into_iter().find(is_second).unwrap();
    assert!(second.text().contains("\nSouth: 4 4 4 4 4 4. Store 0.\n"), "{}", second.text());
    // They may also change it there.
    choose(&evening.bob, hall, &second, USUAL).await;
    hall.until(|_| second.text().contains("```text"), "the board as usual").await;
    assert!(first.text().contains("South: 4 4 4 4 4 4."), "{}", first.text());
}

#[tokio::test]
async fn a_restart_and_a_rematch_keep_it() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let hall = &evening.hall;
    choose(&evening.ada, hall, &board, PICTURE).await;
    hall.until(|_| is_picture(&board), "the picture").await;
    let Evening { discord, hall, ada, bob, bot, store, .. } = evening;
    bot.stop().await;
    discord.offline().await;
    let _bot = crate::bot::Bot::start(&discord, store, &[]).await;
    ada.at(&hall).click(&board, "3").await;
    assert!(is_picture(&board), "{}", board.text());
    let question = bob.at(&hall).slash("resign").send().await.message();
    bob.at(&hall).click(&question, "Yes, I resign").await;
    hall.until(|_| board.text().contains("resigned"), "the end").await;
    bob.at(&hall).click(&board, "Rematch").await;
    hall.until(|_| hall.last().text().contains("challenges you"), "the rematch").await;
    let challenge = hall.last();
    ada.at(&hall).click(&challenge, "Accept").await;
    hall.until(|_| is_picture(&challenge), "the rematch as a picture").await;
}
