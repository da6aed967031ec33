//! The places where a bot can be used: guilds, threads, direct messages, with and without being a member.

use kuzhi_tests::conversation::Discord;

use crate::bot;

#[tokio::test]
async fn the_bot_answers_in_direct_messages_and_threads() {
    let discord = Discord::start().await;
    let ada = discord.person("Ada");
    let corner = discord.guild("Friends").channel("games").thread("corner");
    let _bot = bot::start(&discord).await;

    for place in [ada.dm(), corner] {
        let answer = ada.at(&place).slash("board").send().await;
        assert_eq!(place.last().id(), answer.message().id());
        assert_eq!(ada.at(&place).click(&answer.message(), "🌱 Up").await.text(), "Count: 1");
    }
}

#[tokio::test]
async fn people_bring_the_bot_where_it_is_not() {
    let discord = Discord::start().await;
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let elsewhere = discord.guild_without_bot("Strangers").channel("hall");
    let _bot = bot::start(&discord).await;

    for place in [ada.dm_with(&bob), elsewhere] {
        let answer = ada.at(&place).slash("board").send().await;
        assert_eq!(bob.at(&place).click(&answer.message(), "🌱 Up").await.text(), "Count: 1");
        let error = bot::http(&discord).get_channel(place.id().get().into()).await.unwrap_err();
        assert_eq!(bot::code(&error), 50001);
    }
}

#[tokio::test]
async fn the_bot_writes_to_people_who_let_it() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob").refusing_dms());
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await.message();
    ada.at(&hall).click(&board, "Challenge").begin().first_response().await;
    assert_eq!(ada.dm().transcript(), "Kuzhi:\n  Your turn.");
    assert_eq!(ada.dm().last().pings(), ["Ada"]);

    bob.at(&hall).click(&board, "Challenge").begin();
    discord
        .until(
            |world| world.journal.requests().iter().any(|request| request.status == Some(403)),
            "the refusal",
        )
        .await;
    assert_eq!(bob.dm().transcript(), "");
}
