//! Kinds of answers: private, late, duplicate, with follow-ups.

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{Age, Response};

use crate::bot;

#[tokio::test]
async fn a_private_answer_is_seen_by_one_person() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("secret").send().await;
    assert!(answer.is_private());
    assert_eq!(hall.transcript(), "");
    assert_eq!(hall.seen_by(&bob), "");
    assert_eq!(hall.seen_by(&ada), "Kuzhi (to Ada's /secret), to Ada alone:\n  Only you.");
}

#[tokio::test]
async fn a_deferred_answer_thinks_until_it_is_edited() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let mut edit = discord.mischief().on_next("PATCH", "@original").hold();
    let pending = ada.at(&hall).slash("slow").send().begin();
    let first = pending.first_response().await;
    edit.arrived().await;
    assert!(matches!(first.response(), Response::Thinking(_)));
    assert_eq!(first.screen(), "… is thinking");

    edit.release();
    let answer = pending.answer().await;
    assert_eq!(answer.text(), "Done.");
    assert_eq!(answer.message().edits(), 0, "the first words are no edit");
}

#[tokio::test]
async fn the_first_follow_up_ends_the_thinking_and_stays_private() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("slow-follow").send().await;
    assert_eq!(answer.text(), "First.");
    assert!(answer.is_private());
    let second = answer.follow_up(0).await;
    assert_eq!(hall.transcript(), format!("Kuzhi (to Ada's /slow-follow):\n  {}", second.text()));
}

#[tokio::test]
async fn a_second_response_is_refused() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let pending = ada.at(&hall).slash("twice").send().begin();
    assert_eq!(pending.attempts(2).await, [204, 400]);
    assert_eq!(pending.answer().await.text(), "Once.");
    assert_eq!(hall.messages().len(), 1);
}

#[tokio::test]
async fn what_is_told_twice_is_answered_once() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let pending = ada.at(&hall).slash("board").send().delivered_twice().begin();
    assert_eq!(pending.attempts(2).await, [204, 400]);
    assert_eq!(hall.messages().len(), 1);
}

#[tokio::test]
async fn a_late_response_is_refused() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let mut callback = discord.mischief().on_next("POST", "/callback").hold();
    let pending = ada.at(&hall).slash("board").send().begin();
    callback.arrived().await;
    discord.mischief().age(pending.interaction(), Age::Late);
    callback.release();
    assert_eq!(pending.attempts(1).await, [404]);
    assert_eq!(hall.messages().len(), 0);
}

#[tokio::test]
async fn an_expired_token_opens_nothing() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("board").send().await;
    discord.mischief().age(answer.interaction(), Age::Expired);
    let token = discord.server().read(|world| world.interactions[&answer.interaction()].token.clone());
    let error = bot::http(&discord).get_original_interaction_response(&token).await.unwrap_err();
    assert_eq!(bot::code(&error), 50027);
}

#[tokio::test]
async fn a_follow_up_replaces_deleted_thinking() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("slow-secret").send().await;
    assert!(answer.is_private());
    assert_eq!(answer.text(), "Only you.");
    assert_eq!(hall.transcript(), "");
}
