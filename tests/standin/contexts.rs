//! The places where a bot can be used: guilds, threads and direct messages, as a member or not.

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

#[tokio::test]
async fn who_was_brought_along_says_little_more() {
    let discord = Discord::start().await;
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let hall = discord.guild("Friends").channel("games");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&ada.dm_with(&bob)).slash("many").send().await;
    let refused = |world: &kuzhi_tests::discord::World| {
        world.journal.requests().iter().any(|request| request.status == Some(400))
    };
    discord.until(refused, "the refusal of one too many").await;
    assert_eq!(answer.follow_ups().len(), 5);
    let answer = ada.at(&hall).slash("many").send().await;
    assert_eq!(answer.follow_up(5).await.text(), "Number 6.");
}

#[tokio::test]
async fn silenced_guests_answer_privately() {
    let discord = Discord::start().await;
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let guild = discord.guild_without_bot("Strangers").silencing_guests();
    let hall = guild.channel("hall");
    let _bot = bot::start(&discord).await;

    for command in ["board", "many", "slow"] {
        assert!(ada.at(&hall).slash(command).send().await.is_private(), "{command}");
    }
    assert!(hall.messages().is_empty() && hall.messages_for(&bob).is_empty());
    // Where the bot is a member, none of this applies.
    let friends = discord.guild("Friends").silencing_guests().channel("games");
    assert!(!ada.at(&friends).slash("board").send().await.is_private());
}

#[tokio::test]
async fn commands_are_offered_where_they_say_and_to_whom() {
    let discord = Discord::start().await;
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let hall = discord.guild("Friends").channel("games");
    let elsewhere = discord.guild_without_bot("Strangers").channel("hall");
    let _bot = bot::start(&discord).await;

    let places = [hall, ada.dm(), ada.dm_with(&bob), elsewhere];
    let offered = |command: &str| {
        places
            .clone()
            .map(|place| discord.server().read(|world| world.command(command, 1, place.id()).is_some()))
    };
    assert_eq!(offered("board"), [true, true, true, true]);
    assert_eq!(offered("guild-only"), [true, false, false, true]);
    assert_eq!(offered("member-only"), [true, true, false, false]);
}
