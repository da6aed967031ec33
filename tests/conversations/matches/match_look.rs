//! The look of the board of a match: that of its players' boards, which they also choose under "More …".

use kuzhi_domain::settings::Look;
use kuzhi_tests::conversation::{Answer, Channel, Message, Person};

use crate::bot::{Evening, moves};

const WOOD: &str = "My boards: Light wood";
const SENTENCES: &str = "My boards: Sentences, for screen readers";
const USUAL: &str = "My boards: default";

/// A person chooses beside a board how their boards look.
async fn choose(person: &Person, hall: &Channel, board: &Message, look: &str) -> Answer {
    let menu = person.at(hall).click(board, "More …").await;
    person.at(hall).choose(&menu.message(), look, &[look]).await
}

/// Returns whether a board is a picture and nothing else.
fn is_picture(board: &Message) -> bool {
    board.attachments().len() == 1 && !board.text().contains("```") && !board.text().contains("South: ")
}

#[tokio::test]
async fn the_only_player_who_has_chosen_decides() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let hall = &evening.hall;
    assert!(board.text().contains("```text"), "{}", board.text());
    let chosen = choose(&evening.bob, hall, &board, WOOD).await;
    assert!(chosen.is_update() && chosen.screen().contains("My boards: Light wood*"), "{}", chosen.screen());
    hall.until(|_| is_picture(&board), "the picture").await;
    assert!(!moves(&board).is_empty(), "{}", board.screen());
    evening.ada.at(hall).click(&board, "3").await;
    assert!(is_picture(&board) && board.text().contains(": pit 3"), "{}", board.text());
    let page = evening.bob.at(hall).slash("settings").send().await;
    assert!(page.screen().contains("My boards: Light wood*"), "it is the same: {}", page.screen());
    choose(&evening.bob, hall, &board, USUAL).await;
    hall.until(|_| board.text().contains("```text"), "the board as usual").await;
}

#[tokio::test]
async fn players_who_disagree_have_the_default_and_are_told() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let hall = &evening.hall;
    choose(&evening.bob, hall, &board, WOOD).await;
    hall.until(|_| is_picture(&board), "the picture").await;
    let chosen = choose(&evening.ada, hall, &board, SENTENCES).await;
    let told = "You and @Bob have chosen different looks, so this board has the default one.";
    assert!(chosen.text().ends_with(told), "{}", chosen.text());
    hall.until(|_| board.text().contains("```text"), "the board as usual").await;
    let chosen = choose(&evening.bob, hall, &board, SENTENCES).await;
    assert!(!chosen.text().contains("different looks"), "{}", chosen.text());
    hall.until(|_| board.text().contains("\nSouth: 4 4 4 4 4 4. Store 0.\n"), "the sentences").await;
    // Two colours of wood are both wood.
    choose(&evening.bob, hall, &board, "My boards: Dark wood").await;
    let chosen = choose(&evening.ada, hall, &board, WOOD).await;
    assert!(!chosen.text().contains("different looks"), "{}", chosen.text());
    hall.until(|_| is_picture(&board), "the picture").await;
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
    assert!(!own.screen().contains("My boards"), "{}", own.screen());
    let refused = cem.forge_choice(&board, &id, Look::LightWood.id()).await;
    assert_eq!(board.screen(), before, "{}", refused.text());
}

#[tokio::test]
async fn a_choice_holds_in_sets_rematches_and_after_a_restart() {
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
    choose(&evening.ada, hall, &second, WOOD).await;
    hall.until(|_| is_picture(&second), "the picture").await;
    let Evening { discord, hall, ada, bob, bot, store, .. } = evening;
    bot.stop().await;
    discord.offline().await;
    let _bot = crate::bot::Bot::start(&discord, store, &[]).await;
    let question = bob.at(&hall).slash("resign").send().await.message();
    bob.at(&hall).click(&question, "Yes, I resign").await;
    hall.until(|_| second.text().contains("resigned"), "the end").await;
    bob.at(&hall).click(&second, "Rematch").await;
    hall.until(|_| hall.last().text().contains("challenges you"), "the rematch").await;
    let challenge = hall.last();
    ada.at(&hall).click(&challenge, "Accept").await;
    hall.until(|_| is_picture(&challenge), "the rematch as a picture").await;
}
