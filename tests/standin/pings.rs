//! Who is notified.

use kuzhi_tests::conversation::Discord;
use serenity::all::{ChannelId, CreateAllowedMentions, CreateMessage, EditMessage, MessageFlags};

use crate::bot;

#[tokio::test]
async fn only_allowed_mentions_notify() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("greet").user("who", &bob).send().await;
    assert_eq!(answer.text(), "Hello @Bob, says @Ada.");
    assert_eq!(answer.pings(), ["Bob"]);
    assert_eq!(discord.pings(), ["Bob"]);
    assert_eq!(discord.pings_of(&bob).len(), 1);
    assert_eq!(discord.pings_of(&ada).len(), 0);
}

#[tokio::test]
async fn edits_and_silent_messages_notify_nobody() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let http = bot::http(&discord);
    let channel = ChannelId::new(hall.id().get());
    let hello = format!("Hello <@{}>.", ada.id());

    let mut message = channel.say(&http, "Hello.").await.unwrap();
    message.edit(&http, EditMessage::new().content(&hello)).await.unwrap();
    assert_eq!(discord.pings(), [""; 0]);

    let silent = CreateMessage::new().content(&hello).flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
    channel.send_message(&http, silent).await.unwrap();
    let nobody = CreateMessage::new().content(&hello).allowed_mentions(CreateAllowedMentions::new());
    channel.send_message(&http, nobody).await.unwrap();
    assert_eq!(discord.pings(), [""; 0]);

    channel.say(&http, &hello).await.unwrap();
    assert_eq!(discord.pings(), ["Ada"]);
}
