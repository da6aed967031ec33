//! How a person is notified: in the channel, by direct message, or not at all.

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message, Person};

use crate::bot::Evening;

/// A person chooses to be notified by direct message.
async fn by_dm(who: &Person, place: &Channel) -> Message {
    by_dm_named(who, place, ["Pings: on", "Pings: off"]).await
}

async fn by_dm_named(who: &Person, place: &Channel, buttons: [&str; 2]) -> Message {
    let settings = who.at(place).slash("settings").send().await.message();
    for button in buttons {
        who.at(place).click(&settings, button).await;
    }
    settings
}

/// Ada challenges Bob to a game in which she moves first.
async fn challenge(evening: &Evening, game: &str) -> Message {
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    play.string("game", game).string("side", "first").send().await.message()
}

#[tokio::test]
async fn direct_messages_replace_channel_pings() {
    for (game, name) in [("mangala", "Mangala"), ("pallankuzhi", "Pallankuzhi")] {
        let evening = Evening::begin().await;
        let settings = by_dm(&evening.bob, &evening.hall).await;
        assert!(settings.text().contains("Pings come **by direct message**"), "{}", settings.text());
        let board = challenge(&evening, game).await;
        assert!(board.pings().is_empty());
        let (guild, hall) = (evening.discord.guild("Friends").id(), evening.hall.id());
        let invited = evening.bob.dm().last();
        assert_eq!(invited.pings(), ["Bob"]);
        let text = invited.text();
        assert!(text.starts_with(&format!("@Bob, @Ada challenges you to **{name}** · ")), "{text}");
        assert!(text.ends_with(&format!("https://discord.com/channels/{guild}/{hall}")), "{text}");

        evening.look_away();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.look_away();
        evening.wait_for_pings(&evening.bob, 2).await;
        let call = evening.bob.dm().last();
        let link = format!("https://discord.com/channels/{guild}/{hall}/{}", board.id());
        assert_eq!(call.text(), format!("@Bob, your move in **{name}** against @Ada: {link}"));
        let calls = evening
            .hall
            .messages()
            .iter()
            .filter(|message| message.text().starts_with("@Bob, your move"))
            .count();
        assert_eq!(calls, 0, "the channel stays quiet");
        assert!(evening.ada.dm().messages().is_empty(), "nobody is written to who did not choose it");
    }
}

#[tokio::test]
async fn a_direct_message_is_in_the_language_of_its_reader() {
    for game in ["mangala", "pallankuzhi"] {
        let evening = Evening::begin().await;
        let bob = evening.bob.clone().with_locale("tr");
        by_dm_named(&bob, &evening.hall, ["Bildirimler: açık", "Bildirimler: kapalı"]).await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &bob).string("game", game);
        let board = play.string("side", "first").string("clock", "1d").send().await.message();
        assert!(board.text().starts_with("@Bob, @Ada challenges you"), "{}", board.text());
        let invited = bob.dm().last().text();
        assert!(invited.starts_with("@Bob, @Ada seni"), "{invited}");
        evening.look_away();
        bob.at(&evening.hall).click(&board, "Accept").await;
        evening.wait_for_pings(&evening.ada, 1).await;

        // Their choice takes precedence over their client's language and the match's.
        let settings = bob.at(&evening.hall).slash("settings").send().await.message();
        bob.at(&evening.hall).choose(&settings, "k1:pick:language", &["fr"]).await;
        evening.ada.at(&evening.hall).click(&board, "1").await;
        evening.look_away();
        evening.wait_for_pings(&bob, 2).await;
        let call = bob.dm().last().text();
        assert!(call.starts_with("@Bob, à toi de jouer"), "{call}");
        let offer = evening.ada.at(&evening.hall).slash("takeback").send().await;
        assert!(offer.text().starts_with("@Bob, @Ada would like"), "{}", offer.text());
        evening.wait_for_pings(&bob, 3).await;
        let offer = bob.dm().last().text();
        assert!(offer.starts_with("@Bob, @Ada aimerait"), "{offer}");
        evening.bot.pass(Duration::from_hours(18));
        evening.wait_for_pings(&bob, 4).await;
        let reminder = bob.dm().last().text();
        assert!(reminder.starts_with("@Bob, ton temps"), "{reminder}");
    }
}

#[tokio::test]
async fn undeliverable_direct_messages_become_channel_pings() {
    let evening = Evening::begin().await;
    let bob = evening.discord.person("Bob").refusing_dms();
    by_dm(&bob, &evening.hall).await;
    let board = challenge(&evening, "mangala").await;
    assert_eq!(board.pings(), ["Bob"]);
    evening.look_away();
    bob.at(&evening.hall).click(&board, "Accept").await;
    evening.wait_for_pings(&evening.ada, 1).await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    evening.look_away();
    evening.wait_for_pings(&bob, 2).await;
    assert!(evening.hall.last().text().starts_with("@Bob, your move in **Mangala**"));
}

#[tokio::test]
async fn with_nobody_of_both_in_a_server_the_channel_rings() {
    let evening = Evening::begin().await;
    by_dm(&evening.bob, &evening.hall).await;
    let mischief = evening.discord.mischief();
    mischief.on_next("POST", "/users/@me/channels").refuse(400, 50_278, "Cannot send messages to this user");
    let board = challenge(&evening, "mangala").await;
    assert_eq!(board.pings(), ["Bob"]);
    assert!(evening.bob.dm().messages().is_empty());
}

#[tokio::test]
async fn a_possibly_delivered_direct_message_is_not_repeated() {
    let evening = Evening::begin().await;
    by_dm(&evening.bob, &evening.hall).await;
    let dm = format!("/channels/{}", evening.bob.dm().id());
    evening.discord.mischief().on_next("POST", &dm).lose_answer();
    let board = challenge(&evening, "mangala").await;
    assert!(board.pings().is_empty());
    assert_eq!(evening.discord.pings(), ["Bob"], "once");
}

#[tokio::test]
async fn server_pings_off_still_allows_direct_messages() {
    let evening = Evening::begin().await;
    let ada = evening.discord.person("Ada").managing_guilds();
    let page = ada.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    ada.at(&evening.hall).click(&page, "Pings: on").await;
    by_dm(&evening.bob, &evening.hall).await;
    let board = challenge(&evening, "mangala").await;
    assert!(board.pings().is_empty());
    assert_eq!(evening.discord.pings_of(&evening.bob)[0].id(), evening.bob.dm().last().id());
}

#[tokio::test]
async fn direct_messages_can_be_turned_off_again() {
    let evening = Evening::begin().await;
    let settings = by_dm(&evening.bob, &evening.hall).await;
    evening.bob.at(&evening.hall).click(&settings, "Pings: by direct message").await;
    let back = evening.bob.at(&evening.hall).click(&settings, "Pings: once a day").await;
    assert!(back.text().contains("Pings are **on**"), "{}", back.text());
    let board = challenge(&evening, "mangala").await;
    assert_eq!(board.pings(), ["Bob"]);
    assert!(evening.bob.dm().messages().is_empty());
}
