//! What a message looks like as plain text.

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::COMPONENTS_V2;
use serde_json::json;
use serenity::all::{ChannelId, CreateEmbed, CreateEmbedFooter, CreateMessage};

use crate::bot;

#[tokio::test]
async fn components_are_shown_in_their_rows() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await;
    let expected = "Count: 0
[🌱 Up] [Down]x [Later] [Form] [Challenge]
{Game: Mangala | Castle*}
[Rules](https://example.org/)";
    assert_eq!(board.screen(), expected);
}

#[tokio::test]
async fn embeds_are_shown_and_ids_are_not() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let http = bot::http(&discord);

    let embed = CreateEmbed::new()
        .title("Mangala")
        .description(format!("<@{}> to move in <#{}>, <t:1700000000:R>", ada.id(), hall.id()))
        .field("Stores", "3 : 4", true)
        .footer(CreateEmbedFooter::new("match 7"))
        .image("attachment://board.png");
    let message = CreateMessage::new().content("a < b, <:seed:12> </play:34>").embed(embed);
    ChannelId::new(hall.id().get()).send_message(&http, message).await.unwrap();
    let expected = "a < b, :seed: `/play`
│ # Mangala
│ @Ada to move in #games, <t:R>
│ Stores: 3 : 4
│ (board.png)
│ — match 7";
    assert_eq!(hall.last().screen(), expected);
}

#[tokio::test]
async fn a_message_of_components_is_shown_too() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let http = bot::http(&discord);

    let button = json!({"type": 2, "style": 1, "label": "Go", "custom_id": "go"});
    let message = json!({"flags": COMPONENTS_V2, "components": [
        {"type": 10, "content": "# Mangala"},
        {"type": 17, "components": [
            {"type": 9, "components": [{"type": 10, "content": "Your turn."}], "accessory": button},
            {"type": 14},
            {"type": 12, "items": [
                {"media": {"url": "https://example.org/b.png"}, "description": "A board."},
            ]},
        ]},
    ]});
    http.send_message(hall.id().get().into(), Vec::new(), &message).await.unwrap();
    let expected = "# Mangala
│ Your turn. [Go]
│ ───
│ (A board.)";
    assert_eq!(hall.last().screen(), expected);
    assert_eq!(hall.last().buttons().len(), 1);
}
