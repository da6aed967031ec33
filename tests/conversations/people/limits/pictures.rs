//! Private pictures: a few at once, then one every so often.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::{Discord, Message};

use crate::bot::{Bot, Evening, moves};

const ENOUGH: &str = "That was a lot of pictures in a short time. You can have the next one at <t:T>.";
const ENOUGH_HERE: &str = "This server is keeping Kuzhi very busy. Please try again at <t:T>.";

const TWO: [(&str, &str); 2] =
    [("KUZHI_LIMITS__PICTURES_AT_ONCE", "2"), ("KUZHI_LIMITS__PICTURE_EACH", "10m")];

/// A board on which Ada has made a move.
async fn moved(evening: &Evening) -> Message {
    let board = evening.board().await;
    evening.ada.at(&evening.hall).click(&board, "3").await;
    board
}

#[tokio::test]
async fn who_has_had_enough_waits_and_moves_all_the_same() {
    let evening = Evening::begin_with(&TWO).await;
    let board = moved(&evening).await;
    let ada = evening.ada.at(&evening.hall);
    let shown = ada.click(&board, "Show move").await.private_answer().await;
    assert_eq!(shown.attachments().len(), 1);
    ada.click(&board, "Show move").await.private_answer().await;
    let refused = ada.click(&board, "Show move").await;
    assert!(refused.is_private() && refused.pings().is_empty() && refused.message().buttons().is_empty());
    assert_eq!(refused.screen(), ENOUGH);
    let as_picture = ada.slash("board").string("look", "light-wood").send().await;
    assert!(as_picture.is_private());
    assert_eq!(as_picture.screen(), ENOUGH);
    let as_text = ada.slash("board").string("look", "sentences").send().await;
    assert!(as_text.text().contains("You (South): "), "words cost nothing: {}", as_text.text());

    evening.bob.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    evening.bob.at(&evening.hall).click(&board, "1").await;
    assert!(!moves(&board).is_empty(), "moves are never limited");
    evening.bot.pass(Duration::from_mins(9));
    assert_eq!(ada.click(&board, "Show move").await.screen(), ENOUGH);
    evening.bot.pass(Duration::from_mins(1));
    assert_eq!(ada.click(&board, "Show move").await.private_answer().await.attachments().len(), 1);
}

#[tokio::test]
async fn each_lap_is_a_picture_and_sentences_cost_nothing() {
    let evening = Evening::begin_with(&TWO).await;
    let board = evening.board_of("pallankuzhi").await;
    evening.move_on(&board).await;
    let ada = evening.ada.at(&evening.hall);
    let shown = ada.click(&board, "Show move").await.private_answer().await;
    ada.click(&shown, "Lap by lap").await;
    assert_eq!(ada.click(&shown, "Next lap ▶").await.screen(), ENOUGH);
    ada.click(&shown, "In words").await;
    assert!(shown.attachments().is_empty() && shown.text().contains("\n1. "), "{}", shown.screen());
}

#[tokio::test]
async fn of_very_many_at_once_each_is_drawn_or_refused() {
    let evening = Evening::begin_with(&TWO).await;
    let board = moved(&evening).await;
    let ada = evening.ada.at(&evening.hall);
    let pending: Vec<_> = (0..300).map(|_| ada.click(&board, "Show move").begin()).collect();
    let mut refused = 0;
    for one in &pending {
        let answer = one.answer().await;
        refused += usize::from(answer.screen() == ENOUGH);
    }
    assert_eq!(refused, 298);
    let requests = evening.discord.requests();
    let drawn = requests.iter().filter(|one| one.files.iter().any(|file| file == "move.gif"));
    assert_eq!(drawn.count(), 2);
}

#[tokio::test]
async fn a_server_has_its_share_and_others_have_theirs() {
    let settings = [TWO[0], TWO[1], ("KUZHI_LIMITS__PEOPLE_PER_SERVER", "1")];
    let evening = Evening::begin_with(&settings).await;
    let board = moved(&evening).await;
    for person in [&evening.ada, &evening.bob] {
        person.at(&evening.hall).click(&board, "Show move").await.private_answer().await;
    }
    assert_eq!(evening.cem.at(&evening.hall).click(&board, "Show move").await.screen(), ENOUGH_HERE);
    let elsewhere = evening.discord.guild("Others").channel("games");
    evening.cem.at(&elsewhere).slash("play").string("side", "first").integer("level", 1).send().await;
    let picture = evening.cem.at(&elsewhere).slash("board").string("look", "light-wood").send().await;
    assert_eq!(picture.message().attachments().len(), 1);
}

#[tokio::test]
async fn the_picture_limit_is_localised_and_survives_a_restart() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, store) = (discord.person("Ada").with_locale("tr"), Arc::new(MemoryStore::default()));
    let settings = [("KUZHI_LIMITS__PICTURES_AT_ONCE", "1"), ("KUZHI_LIMITS__PICTURE_EACH", "1h")];
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &settings).await;
    let board =
        ada.at(&hall).slash("play").string("side", "first").integer("level", 1).send().await.message();
    ada.at(&hall).click(&board, "1").await;
    hall.until(|_| !moves(&board).is_empty(), "the bot's move").await;
    let show = board
        .buttons()
        .into_iter()
        .find_map(|button| button.custom_id.filter(|id| id.starts_with("k1:show:")));
    let show = show.unwrap();
    ada.at(&hall).click_id(&board, &show).await.private_answer().await;
    bot.stop().await;
    discord.offline().await;
    let _bot = Bot::start(&discord, store, &settings).await;
    let refused = ada.at(&hall).click_id(&board, &show).await;
    assert_eq!(refused.text(), "Kısa sürede çok fazla resim oldu. Sıradakini alabileceğin an: <t:T>.");
}
