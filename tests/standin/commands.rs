//! Slash commands, autocompletion and context menus.

use kuzhi_tests::conversation::Discord;
use kuzhi_tests::discord::{Request, World};
use serde_json::json;

use crate::bot;

#[tokio::test]
async fn a_slash_command_arrives_with_its_options() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada").with_locale("tr");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("echo").string("text", "hi").integer("number", 3).send().await;
    assert_eq!(answer.text(), r#"String("hi"), Integer(3) in tr"#);
    assert!(!answer.is_private());
    assert_eq!(answer.attempts(), [204]);
}

#[tokio::test]
async fn a_subcommand_arrives_nested() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let answer = ada.at(&hall).slash("settings language").string("text", "tr").send().await;
    assert!(answer.text().starts_with("SubCommand([ResolvedOption { name: \"text\""), "{}", answer.text());
}

#[tokio::test]
#[should_panic(expected = "9")]
async fn what_a_client_would_not_send_is_not_sent() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    ada.at(&hall).slash("echo").string("text", "hi").integer("number", 10).send().await;
}

#[tokio::test]
async fn typing_is_answered_with_choices() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let choices = ada.at(&hall).autocomplete("pick", "number", "4").await;
    assert_eq!(choices, [("number 4".to_owned(), json!(7))]);
}

#[tokio::test]
async fn entries_of_menus_arrive_with_their_targets() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let _bot = bot::start(&discord).await;

    assert_eq!(ada.at(&hall).user_menu("Greet them", &bob).await.text(), "Bob");
    let said = bob.at(&hall).say("Well met");
    assert_eq!(ada.at(&hall).message_menu("Quote", &said).await.text(), "Well met");
}

#[tokio::test]
async fn a_command_keeps_its_id_when_it_is_registered_again() {
    let discord = Discord::start().await;
    let ids =
        || discord.server().read(|world| world.commands.iter().map(|command| command.id).collect::<Vec<_>>());
    let is_done = |request: &Request| request.method == "PUT" && request.status == Some(200);
    let registrations =
        |world: &World| world.journal.requests().iter().filter(|request| is_done(request)).count();

    let first = bot::start(&discord).await;
    let before = ids();
    first.stop().await;
    discord.offline().await;

    let _second = bot::start(&discord).await;
    discord.until(|world| registrations(world) == 2, "the second registration").await;
    assert_eq!(ids(), before);
}
