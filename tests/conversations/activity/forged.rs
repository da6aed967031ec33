//! Pages of nobody, of somebody else, and of another place.

use kuzhi_tests::conversation::Person;
use serde_json::json;

use super::pages::{match_id, token, token_for};
use super::{Page, begin};

#[tokio::test]
async fn a_code_and_an_instance_must_be_discords_own() {
    let evening = begin().await;
    let at = evening.bot.activity.unwrap();
    let enter = |person: &Person| {
        evening.discord.server().change(|world| {
            (world.authorize(person.id()), world.enter_activity(person.id(), evening.hall.id()).id)
        })
    };
    let (code, instance) = enter(&evening.ada);
    assert_eq!(token(at, "code1", &instance).await.0, 403, "a code of nobody");
    assert_eq!(token(at, &code, &instance).await.0, 200);
    assert_eq!(token(at, &code, &instance).await.0, 403, "a code is used once");
    let of_bob = evening.discord.server().change(|world| world.authorize(evening.bob.id()));
    assert_eq!(token(at, &of_bob, &instance).await.0, 403, "they are not in it");
}

#[tokio::test]
async fn a_page_without_a_true_token_learns_nothing() {
    let evening = begin().await;
    let token = token_for(&evening, &evening.ada).await;
    for forged in [token[..token.len() - 1].to_owned(), format!("{token}A"), String::from("x")] {
        let mut page = Page::connect(&evening).await;
        page.say(json!({"hello": {"token": forged}})).await;
        page.hear("bye").await;
    }
    let mut silent = Page::connect(&evening).await;
    silent.say(json!({"games": true})).await;
    silent.hear("bye").await;
}

#[tokio::test]
async fn a_match_of_another_place_stays_there() {
    let evening = begin().await;
    let elsewhere = evening.discord.guild("Strangers").channel("den");
    let (cem, dilan) = (evening.cem.at(&elsewhere), evening.discord.person("Dilan"));
    let play = cem.slash("play").string("game", "kalah").user("opponent", &dilan);
    let challenge = play.send().await.message();
    dilan.at(&elsewhere).click(&challenge, "Accept").await;
    elsewhere.until(|_| !challenge.buttons().is_empty(), "the board").await;
    let (id, shown) = (match_id(&challenge), challenge.screen());
    let mut ada = Page::open(&evening, &evening.ada).await;
    ada.say(json!({"open": id})).await;
    let refused = ada.hear("refused").await;
    assert!(!refused.to_string().contains("Dilan"), "{refused}");
    ada.press(&format!("k1:move:{id}:0:1")).await;
    assert_eq!(challenge.screen(), shown, "nothing has changed there");
}
