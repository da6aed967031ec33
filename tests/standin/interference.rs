//! Requests that fail.

use std::time::Duration;

use kuzhi_tests::conversation::Discord;
use serenity::all::{ChannelId, CreateMessage, Http};
use serenity::http::HttpError;

use crate::bot;

async fn post(http: &Http, channel: ChannelId) -> serenity::Result<()> {
    channel.send_message(http, CreateMessage::new().content("Hello.")).await.map(drop)
}

fn status(error: &serenity::Error) -> Option<u16> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.status_code.as_u16())
        }
        _ => None,
    }
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (http, channel) = (bot::http(&discord), hall.id().get().into());

    discord.mischief().on_next("POST", "/messages").times(2).rate_limit(Duration::from_millis(5));
    for _ in 0..2 {
        let error = post(&http, channel).await.unwrap_err();
        assert_eq!(status(&error), Some(429));
    }
    assert_eq!(hall.messages().len(), 0);
    post(&http, channel).await.unwrap();
    assert_eq!(hall.transcript(), "Kuzhi:\n  Hello.");
}

#[tokio::test]
async fn a_proxy_may_fail_and_discord_may_refuse() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (http, channel) = (bot::http(&discord), hall.id().get().into());

    discord.mischief().on_next("POST", "/messages").fail(502);
    discord.mischief().on_next("POST", "/messages").refuse(403, 50013, "Missing Permissions");
    assert_eq!(status(&post(&http, channel).await.unwrap_err()), Some(502));
    assert_eq!(bot::code(&post(&http, channel).await.unwrap_err()), 50013);
    assert_eq!(hall.messages().len(), 0);
}

#[tokio::test]
async fn an_attempt_to_respond_counts_even_when_it_fails() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    discord.mischief().on_next("POST", "/callback").fail(503);
    let pending = ada.at(&hall).slash("board").send().begin();
    assert_eq!(pending.attempts(1).await, [503]);
}

#[tokio::test]
async fn a_connection_breaks_before_or_after_the_effect() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (http, channel) = (bot::http(&discord), hall.id().get().into());

    discord.mischief().on_next("POST", "/messages").lose_request();
    assert_eq!(status(&post(&http, channel).await.unwrap_err()), None);
    assert_eq!(hall.messages().len(), 0);

    discord.mischief().on_next("POST", "/messages").lose_answer();
    assert_eq!(status(&post(&http, channel).await.unwrap_err()), None);
    assert_eq!(hall.messages().len(), 1);

    let attempts = discord.requests().iter().filter(|request| request.method == "POST").count();
    assert_eq!(attempts, 2, "nothing is sent again behind our back");
}

#[tokio::test]
async fn a_held_request_waits_without_effect() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (http, channel) = (bot::http(&discord), hall.id().get().into());

    let mut held = discord.mischief().on_next("POST", "/messages").hold();
    let posting = tokio::spawn(async move { post(&http, channel).await });
    held.arrived().await;
    assert_eq!(hall.messages().len(), 0);
    held.release();
    posting.await.unwrap().unwrap();
    assert_eq!(hall.messages().len(), 1);
}

#[tokio::test]
async fn a_closed_door_lets_nobody_in() {
    let discord = Discord::start().await;
    discord.mischief().refuse_connections(true);
    assert!(bot::http(&discord).get_current_user().await.is_err());
    discord.mischief().refuse_connections(false);
    assert_eq!(bot::http(&discord).get_current_user().await.unwrap().name, "kuzhi");
}

#[tokio::test]
async fn a_wrong_token_opens_nothing() {
    let discord = Discord::start().await;
    let http = bot::http_with_token(&discord, "a.wrong.token");
    assert_eq!(status(&http.get_current_user().await.unwrap_err()), Some(401));
}
