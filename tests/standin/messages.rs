//! Messages that do not answer an interaction.

use kuzhi_tests::conversation::Discord;
use serenity::all::{ChannelId, ChannelType, CreateMessage, CreateThread, EditMessage, GetMessages};

use crate::bot;

#[tokio::test]
async fn messages_are_posted_edited_read_and_deleted() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let http = bot::http(&discord);
    let channel = ChannelId::new(hall.id().get());

    let mut first = channel.say(&http, "One.").await.unwrap();
    channel.say(&http, "Two.").await.unwrap();
    first.edit(&http, EditMessage::new().content("One and a half.")).await.unwrap();
    assert_eq!(hall.transcript(), "Kuzhi:\n  One and a half.\nKuzhi:\n  Two.");
    let newest_first = channel.messages(&http, GetMessages::new().limit(5)).await.unwrap();
    assert_eq!(
        newest_first.iter().map(|message| message.content.as_str()).collect::<Vec<_>>(),
        ["Two.", "One and a half."]
    );

    first.delete(&http).await.unwrap();
    assert_eq!(hall.transcript(), "Kuzhi:\n  Two.");
    assert_eq!(bot::code(&first.delete(&http).await.unwrap_err()), 10008);
}

#[tokio::test]
async fn where_the_bot_may_not_write_it_cannot() {
    let discord = Discord::start().await;
    let cellar = discord.guild("Friends").channel("cellar").closed_to_bot();
    let http = bot::http(&discord);
    let channel = ChannelId::new(cellar.id().get());
    assert_eq!(bot::code(&channel.say(&http, "Hello.").await.unwrap_err()), 50001);
    assert_eq!(bot::code(&ChannelId::new(7).say(&http, "Hello.").await.unwrap_err()), 10003);
}

#[tokio::test]
async fn threads_are_opened() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let http = bot::http(&discord);
    let channel = ChannelId::new(hall.id().get());

    let message = channel.say(&http, "A match.").await.unwrap();
    let about =
        channel.create_thread_from_message(&http, message.id, CreateThread::new("match 1")).await.unwrap();
    let own = CreateThread::new("match 2").kind(ChannelType::PublicThread);
    channel.create_thread(&http, own).await.unwrap();
    about.say(&http, "Here.").await.unwrap();
    let threads = hall.threads();
    assert_eq!(threads.len(), 2);
    assert!(threads.iter().any(|thread| thread.transcript() == "Kuzhi:\n  Here."));
}

#[tokio::test]
async fn a_reply_says_to_what() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let http = bot::http(&discord);
    let said = ada.at(&hall).say("Who plays?");
    let question = http.get_message(hall.id().get().into(), said.id().get().into()).await.unwrap();
    let builder = CreateMessage::new().content("I do.").reference_message(&question);
    let reply = question.channel_id.send_message(&http, builder).await.unwrap();
    assert_eq!(reply.message_reference.unwrap().message_id, Some(question.id));
    assert_eq!(hall.last().pings(), ["Ada"]);
}
