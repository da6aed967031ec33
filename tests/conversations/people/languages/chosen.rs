//! The language that people and servers choose, instead of the one that Discord reports.

use kuzhi_tests::conversation::{Channel, Message, Person};

use crate::bot::Evening;

async fn choose(who: &Person, place: &Channel, page: &str, choice: &str) -> Message {
    let settings = who.at(place).slash("settings").string("of", page).send().await.message();
    who.at(place).choose(&settings, choice, &[choice]).await.message()
}

#[tokio::test]
async fn what_a_person_chooses_goes_before_their_discord() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().with_locale("tr");
    let page = choose(&ada, &evening.hall, "own", "Dil: தமிழ்").await;
    assert!(page.text().starts_with("**உங்கள் அமைப்புகள்**"), "it is spoken at once: {}", page.text());
    for place in [evening.hall.clone(), ada.dm()] {
        let help = ada.at(&place).slash("help").send().await;
        assert!(help.text().starts_with("**Kuzhi: Discord-இல் மன்கலா ஆட்டங்கள்**"), "{}", help.text());
    }
    let levels = ada.at(&evening.hall).autocomplete("play", "level", "8").await;
    assert!(levels[0].0.starts_with("நிலை 8: முடிந்தவரை சிறப்பாக ஆடுவார்"), "{levels:?}");
    // What everyone sees stays in the server's language. In direct messages hers applies.
    let challenge = ada.at(&evening.hall).slash("play").user("opponent", &evening.bob).send().await;
    assert!(challenge.text().starts_with("@Bob, @Ada challenges you"), "{}", challenge.text());
    let board = ada.at(&ada.dm()).slash("play").string("side", "first").send().await;
    let turn = "**உங்கள் முறை**: ஒரு குழியைத் தேர்ந்தெடுங்கள்.";
    assert!(board.text().contains(&format!("\n{turn}\n")), "{}", board.text());
}

#[tokio::test]
async fn what_a_server_chooses_is_what_all_see() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    choose(&mira, &evening.hall, "house", "Language: සිංහල").await;
    let challenge = evening.challenge().await;
    assert!(
        challenge.text().starts_with("@Bob, @Ada ඔබට **මංගලා** සෙල්ලමකට අභියෝග කරයි · "),
        "{}",
        challenge.text()
    );
    let refusal = evening.cem.at(&evening.hall).click(&challenge, "පිළිගන්න").await;
    assert_eq!(refusal.screen(), "Only @Bob can answer this challenge. Start your own game with `/play`.");
}
