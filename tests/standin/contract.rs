//! Everything that Discord would refuse is noticed, here and in every other test.

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{Response, openapi};
use serde_json::{Value, json};
use serenity::all::{Http, LightMethod, Request, Route};

use crate::bot;

async fn send(http: &Http, method: LightMethod, route: Route<'_>, body: &Value) -> serenity::Error {
    let bytes = serde_json::to_vec(body).unwrap();
    let request = Request::new(route, method).body(Some(bytes));
    http.request(request).await.map(drop).unwrap_err()
}

async fn post(discord: &Discord, body: &Value) -> Vec<String> {
    let channel_id = discord.guild("Friends").channel("games").id().get().into();
    let error =
        send(&bot::http(discord), LightMethod::Post, Route::ChannelMessages { channel_id }, body).await;
    assert_eq!(bot::code(&error), 50035);
    discord.take_violations()
}

#[tokio::test]
async fn a_limit_is_enforced() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let pending = ada.at(&hall).slash("long").send().begin();
    discord.until(|world| !world.violations.is_empty(), "the violation").await;
    let violations = discord.take_violations();
    assert!(violations[0].contains("content: "), "{violations:?}");
    assert!(!discord.server().read(|world| world.is_settled(pending.interaction())));
}

#[tokio::test]
async fn an_invalid_body_is_noticed() {
    if !openapi::is_active() {
        return;
    }
    let discord = Discord::start().await;
    let wrong_type = post(&discord, &json!({"content": 5})).await;
    assert!(wrong_type[0].ends_with(r#"content: 5 is not of types "null", "string""#), "{wrong_type:?}");

    let button = json!({"type": 2, "style": 9, "label": "x", "custom_id": "x"});
    let wrong_style = post(&discord, &json!({"components": [{"type": 1, "components": [button]}]})).await;
    assert!(wrong_style[0].contains("components.0.components.0.style: 9 is not valid"), "{wrong_style:?}");
}

#[tokio::test]
async fn an_unknown_route_is_noticed() {
    let discord = Discord::start().await;
    let route = Route::GuildBan { guild_id: 1.into(), user_id: 2.into() };
    send(&bot::http(&discord), LightMethod::Get, route, &Value::Null).await;
    assert_eq!(discord.take_violations().len(), 1);
}

#[tokio::test]
async fn a_wrong_method_is_noticed() {
    let discord = Discord::start().await;
    let request = Request::new(Route::UserMe, LightMethod::Delete);
    bot::http(&discord).request(request).await.map(drop).unwrap_err();
    assert_eq!(discord.take_violations().len(), 1);
}

#[tokio::test]
#[should_panic(expected = "the bot did what Discord does not take")]
async fn a_violation_fails_the_test() {
    let discord = Discord::start().await;
    let route = Route::GuildBan { guild_id: 1.into(), user_id: 2.into() };
    send(&bot::http(&discord), LightMethod::Get, route, &Value::Null).await;
}

#[tokio::test]
async fn a_response_must_fit_what_was_done() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("board").send().await;
    assert!(matches!(answer.response(), Response::Message(_)));
    let mut typing = discord.mischief().on_next("POST", "/callback").hold();
    let pending = ada.at(&hall).slash("pick").typing("number", "1").begin();
    typing.arrived().await;
    let (id, token) = discord.server().read(|world| {
        let interaction = &world.interactions[&pending.interaction()];
        (interaction.id.get().into(), interaction.token.clone())
    });
    let message = json!({"type": 4, "data": {"content": "x"}});
    let error =
        bot::http(&discord).create_interaction_response(id, &token, &message, Vec::new()).await.unwrap_err();
    assert_eq!(bot::code(&error), 50035);
    assert_eq!(discord.take_violations().len(), 1);
    typing.release();
    assert_eq!(pending.answer().await.choices().len(), 1);
}
