//! Buttons, menus and forms.

use kuzhi_tests::conversation::Discord;

use crate::bot;

#[tokio::test]
async fn a_click_updates_its_message() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await.message();
    assert_eq!(board.text(), "Count: 0");
    let answer = bob.at(&hall).click(&board, "🌱 Up").await;
    assert!(answer.is_update());
    assert_eq!(answer.message().id(), board.id());
    assert_eq!(board.text(), "Count: 1");
    assert_eq!(board.edits(), 1);
    assert!(board.history()[0].starts_with("Count: 0\n"));
    assert_eq!(hall.messages().len(), 1);
}

#[tokio::test]
async fn a_click_may_be_noticed_first_and_answered_later() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await.message();
    let answer = ada.at(&hall).click(&board, "Later").await;
    assert!(answer.is_update());
    assert_eq!(board.text(), "Later.");
    assert_eq!(board.buttons().len(), 6, "an edit leaves alone what it does not mention");
}

#[tokio::test]
async fn an_old_button_can_still_be_clicked() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await.message();
    let old = board.as_it_is_now();
    ada.at(&hall).click(&board, "🌱 Up").await;
    ada.at(&hall).click(&board, "🌱 Up").await;
    assert_eq!(board.text(), "Count: 2");
    ada.at(&hall).click_old(&old, "🌱 Up").await;
    assert_eq!(board.text(), "Count: 1", "this bot believes what the old button says");
}

#[tokio::test]
#[should_panic(expected = "no button \"Down\" to click in")]
async fn a_disabled_button_cannot_be_clicked() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await.message();
    ada.at(&hall).click(&board, "Down").await;
}

#[tokio::test]
async fn a_menu_is_chosen_from() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await.message();
    let answer = ada.at(&hall).choose(&board, "Game", &["Mangala"]).await;
    assert_eq!(answer.text(), r#"StringSelect { values: ["mangala"] }"#);
}

#[tokio::test]
async fn a_form_is_filled_in() {
    let discord = Discord::start().await;
    let hall = discord.guild("Friends").channel("games");
    let ada = discord.person("Ada");
    let _bot = bot::start(&discord).await;

    let board = ada.at(&hall).slash("board").send().await.message();
    let form = ada.at(&hall).click(&board, "Form").await.form();
    assert_eq!(form.screen(), "# Who?\nName*: Ada");
    assert_eq!(ada.at(&hall).submit(&form, &[("Name", "Grace")]).await.text(), "Hello Grace.");
    assert_eq!(ada.at(&hall).submit(&form, &[]).await.text(), "Hello Ada.");
}
