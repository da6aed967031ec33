//! Files on messages, and emojis.

use kuzhi_tests::conversation::Discord;
use serenity::all::{CreateAttachment, EditAttachments, EditMessage, Message};

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
