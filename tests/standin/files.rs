//! Files on messages, and emoji.

use kuzhi_tests::conversation::Discord;
use serenity::all::{CreateAttachment, CreateMessage, EditAttachments, EditMessage, Message};

use crate::bot;

#[tokio::test]
async fn a_file_arrives_with_its_description() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("picture").send().await;
    assert_eq!(answer.screen(), "Look.\n(board.png: A board.)");
    let [file] = answer.message().attachments().try_into().unwrap();
    assert_eq!(file.bytes.as_ref(), b"pixels");
    assert_eq!(discord.requests().last().unwrap().files, ["board.png"]);
}

#[tokio::test]
async fn a_file_can_be_fetched_and_replaced() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let posted = ada.at(&hall).slash("picture").send().await.message();
    let http = bot::http(&discord);
    let mut message: Message =
        http.get_message(hall.id().get().into(), posted.id().get().into()).await.unwrap();
    assert_eq!(message.attachments[0].download().await.unwrap(), b"pixels");

    let file = CreateAttachment::bytes(b"others".as_slice(), "new.png");
    message.edit(&http, EditMessage::new().attachments(EditAttachments::new().add(file))).await.unwrap();
    assert_eq!(posted.screen(), "Look.\n(new.png)");
    message
        .edit(&http, EditMessage::new().content("Gone.").attachments(EditAttachments::new()))
        .await
        .unwrap();
    assert_eq!(posted.screen(), "Gone.");
}

#[tokio::test]
async fn emojis_are_kept() {
    let discord = Discord::start().await;
    let http = bot::http(&discord);
    let image = "data:image/png;base64,cGl4ZWxz";
    let emoji =
        http.create_application_emoji(&serde_json::json!({"name": "seed", "image": image})).await.unwrap();
    assert_eq!(http.get_application_emojis().await.unwrap().len(), 1);
    http.delete_application_emoji(emoji.id).await.unwrap();
    assert_eq!(http.get_application_emojis().await.unwrap().len(), 0);
}

/// As for any bot that may not attach files: messages, edits and answers with files are refused, and without
/// files accepted.
#[tokio::test]
async fn files_are_refused_where_they_may_not_be_attached() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;
    let posted = ada.at(&hall).slash("picture").send().await.message();
    let corner = hall.thread("corner");
    hall.lets_bot_attach(false);

    let refused = ada.at(&hall).slash("picture").send().begin().attempts(1).await;
    assert_eq!(refused, [403]);
    let http = bot::http(&discord);
    let file = || CreateAttachment::bytes(b"others".as_slice(), "new.png");
    for channel in [&hall, &corner] {
        let channel = serenity::all::ChannelId::new(channel.id().get());
        let message = CreateMessage::new().content("Look.");
        let error = channel.send_files(&http, [file()], message.clone()).await.unwrap_err();
        assert!(error.to_string().contains("Missing Permissions"), "{error}");
        channel.send_message(&http, message).await.unwrap();
    }
    let mut message: Message =
        http.get_message(hall.id().get().into(), posted.id().get().into()).await.unwrap();
    let edit = EditMessage::new().attachments(EditAttachments::new().add(file()));
    assert!(message.edit(&http, edit).await.is_err());
    assert_eq!(posted.screen(), "Look.\n(board.png: A board.)");
    message.edit(&http, EditMessage::new().attachments(EditAttachments::new())).await.unwrap();
    assert_eq!(posted.screen(), "Look.");
}
