//! Best-of series where a user brought the bot along: each new board comes in an answer.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_memory_store::MemoryStore;
use kuzhi_store::Store;
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};

use super::user_install::places;
use crate::bot::{Bot, Evening, GAMES, moves};

/// Ada challenges Bob to a best of three, and they accept.
async fn best_of_three(evening: &Evening, place: &Channel, game: &str, clock: &str) -> Message {
    let play = evening.ada.at(place).slash("play").user("opponent", &evening.bob).string("game", game);
    let play = play.string("side", "first").string("clock", clock).integer("sets", 3);
    let challenge = play.send().await.message();
    evening.look_away();
    evening.bob.at(place).click(&challenge, "Accept").await;
    assert!(challenge.text().contains("Set 1 of 3 · @Ada 0 – 0 @Bob"), "{}", challenge.text());
    challenge
}

/// A person resigns the current set.
async fn give_up_set(who: &Person, place: &Channel, button: &str) {
    let question = who.at(place).slash("resign").send().await.message();
    who.at(place).click(&question, button).await;
}

/// Returns the message with a given text, once there is one.
async fn message_with(place: &Channel, line: &str) -> Message {
    let found = || place.messages().into_iter().rfind(|message| message.text().contains(line));
    place.until(|_| found().is_some(), line).await;
    found().unwrap()
}

#[tokio::test]
async fn the_next_set_follows_in_the_answer_ending_the_last() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        for place in places(&evening.discord) {
            let first = best_of_three(&evening, &place, game, "none").await;
            evening.ada.at(&place).click(&first, "1").await;
            give_up_set(&evening.bob, &place, "Resign this set").await;
            let second = message_with(&place, "Set 2 of 3 · @Bob 0 – 1 @Ada").await;
            evening.bob.at(&place).click(&second, &moves(&second)[0].label).await;
            assert!(second.text().contains("@Bob: pit"), "{}", second.text());

            // A draw is accepted below the board, and the last set follows there.
            evening.ada.at(&place).click(&second, &moves(&second)[0].label).await;
            let offer = evening.bob.at(&place).slash("draw").send().await.message();
            evening.ada.at(&place).click(&offer, "Accept").await;
            let third = message_with(&place, "Set 3 of 3 · @Ada 1½ – ½ @Bob").await;
            evening.ada.at(&place).click(&third, "2").await;
            assert!(third.text().contains("@Ada: pit 2"), "{}", third.text());
            give_up_set(&evening.bob, &place, "Yes, I resign").await;
            message_with(&place, "**@Ada wins the best-of-3 series, 2½ – ½.**").await;
        }
        assert_eq!(evening.forbidden(), 0, "nothing is tried that cannot be");
    }
}

#[tokio::test]
async fn the_bot_begins_the_next_set_there_too() {
    let evening = Evening::begin().await;
    let quiet = evening.discord.guild_without_bot("Quiet").silencing_guests().channel("hall");
    for place in places(&evening.discord).into_iter().chain([quiet]) {
        let play = evening.ada.at(&place).slash("play").string("game", "pallankuzhi").integer("level", 1);
        let first = play.string("side", "first").integer("sets", 3).send().await;
        assert!(first.text().contains("Set 1 of 3"), "{}", first.text());
        let question = evening.ada.at(&place).slash("resign").send().await.message();
        let given_up = evening.ada.at(&place).click(&question, "Resign this set").await;
        let is_second = |message: &Message| {
            message.text().contains("Set 2 of 3 · Kuzhi (level 1) 1 – 0 @Ada") && !moves(message).is_empty()
        };
        let second = || given_up.follow_ups().into_iter().find(is_second);
        place.until(|_| second().is_some(), "the bot's first move in the second set").await;
        let second = second().unwrap();
        assert!(second.text().contains("Kuzhi: "), "{}", second.text());
        evening.ada.at(&place).click(&second, &moves(&second)[0].label).await;
        place.until(|_| second.text().contains(": pit"), "Ada's move").await;
        give_up_set(&evening.ada, &place, "Yes, I resign").await;
    }
    assert_eq!(evening.forbidden(), 0, "nothing is tried that cannot be");
}

#[tokio::test]
async fn a_set_ended_by_time_is_followed_at_the_next_click() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
        evening.bob.at(&evening.hall).click(&settings, "Wins on time: left to you").await;
        for (place, by_click) in places(&evening.discord).into_iter().zip([true, false]) {
            let first = best_of_three(&evening, &place, game, "1d").await;
            evening.bot.pass(Duration::from_hours(24));
            let listed = async || evening.ada.at(&place).slash("games").send().await.text();
            while !listed().await.contains("their turn") {
                tokio::task::yield_now().await;
            }
            if by_click {
                evening.ada.at(&place).click(&first, "1").await;
                assert!(first.text().contains("@Ada ran out of time"), "{}", first.text());
            } else {
                evening.bob.at(&place).slash("board").send().await;
            }
            let second = message_with(&place, "Set 2 of 3 · @Bob 1 – 0 @Ada").await;
            evening.bob.at(&place).click(&second, "2").await;
            assert!(second.text().contains("@Bob: pit 2"), "{}", second.text());
            give_up_set(&evening.bob, &place, "Resign the series").await;
            message_with(&place, "@Bob resigned it.").await;
        }
        assert_eq!(evening.forbidden(), 0, "nothing is tried that cannot be");
    }
}

#[tokio::test]
async fn the_series_goes_on_after_a_start() {
    let discord = Discord::start().await;
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let [place, _] = places(&discord);
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store), &[]).await;
    let play = ada.at(&place).slash("play").user("opponent", &bob).string("side", "first").integer("sets", 3);
    let first = play.send().await.message();
    bob.at(&place).click(&first, "Accept").await;
    give_up_set(&bob, &place, "Resign this set").await;
    message_with(&place, "Set 2 of 3 · @Bob 0 – 1 @Ada").await;
    bot.stop().await;
    discord.offline().await;
    let _bot = Bot::start(&discord, store, &[]).await;
    let second = bob.at(&place).slash("board").send().await.message();
    bob.at(&place).click(&second, "1").await;
    assert!(second.text().contains("@Bob: pit 1"), "{}", second.text());
    let forbidden = discord.requests().iter().filter(|request| request.status == Some(403)).count();
    assert_eq!(forbidden, 0, "nothing is tried that cannot be");
}
