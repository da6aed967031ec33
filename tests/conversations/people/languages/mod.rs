//! Languages: each person reads their own, and what everyone sees is in the server's.

mod arabic;
mod chosen;
mod turkish;

use std::sync::Arc;
use std::time::Duration;

use kuzhi_memory_store::MemoryStore;
use kuzhi_tests::conversation::Discord;

use crate::bot::{Bot, Evening};

#[tokio::test]
async fn what_one_person_is_told_is_in_their_own_language() {
    let evening = Evening::begin().await;
    let challenge = evening.challenge().await;
    let cem = evening.cem.clone().with_locale("tr");
    let refusal = cem.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(refusal.is_private());
    let expected = "Bu çağrıyı yalnız @Bob yanıtlayabilir. Kendi oyununu `/oyna` ile başlat.";
    assert_eq!(refusal.screen(), expected);
    let help = cem.at(&evening.hall).slash("help").send().await;
    assert!(help.text().starts_with("**Kuzhi: Discord’da mangala oyunları**"), "{}", help.text());
    let levels = cem.at(&evening.hall).autocomplete("play", "level", "8").await;
    assert!(levels[0].0.starts_with("Seviye 8: elinden gelenin en iyisi"), "{levels:?}");
    // Everyone else continues in English.
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(challenge.text().contains("**@Ada** (South) to move"), "{}", challenge.text());
}

#[tokio::test]
async fn what_all_see_is_in_the_language_of_the_server() {
    let evening = Evening::begin().await;
    let _turkish = evening.discord.guild("Friends").with_locale("tr");
    let challenge = evening.challenge().await;
    let expected = "\
@Bob, @Ada seni bir **Mangala** oyununa çağırıyor · Puanlı
Puanlar: @Ada 1500? · @Bob 1500?
Güney tarafında oynayacak ve ilk hamleyi yapacak: @Ada
Şu zamana kadar açık: <t:f>
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
  > │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
[Kabul et] [Geri çevir] [Vazgeç]";
    assert_eq!(challenge.screen(), expected);
    // Ada's own client is English.
    let refusal = evening.ada.at(&evening.hall).click(&challenge, "Kabul et").await;
    assert_eq!(
        refusal.screen(),
        "This is your own challenge, so only @Bob can accept it. You can withdraw it with “Cancel”."
    );
    let leaderboard = evening.ada.at(&evening.hall).slash("leaderboard").send().await;
    assert!(leaderboard.text().starts_with("**Mangala: bu sunucunun sıralaması**"), "{}", leaderboard.text());
}

#[tokio::test]
async fn private_messages_use_the_persons_language() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().with_locale("tr");
    let play = ada.at(&ada.dm()).slash("play").string("side", "first").integer("level", 1);
    let board = play.send().await.message();
    assert!(board.text().contains("\n**Sıra sende**. Bir kuyu seç.\n"), "{}", board.text());
}

#[tokio::test]
async fn unsupported_languages_are_answered_in_english() {
    let evening = Evening::begin().await;
    for locale in ["en-GB", "ja", "es-ES"] {
        let cem = evening.cem.clone().with_locale(locale);
        let help = cem.at(&evening.hall).slash("help").send().await;
        assert!(help.text().starts_with("**Kuzhi: mancala games on Discord**"), "{locale}: {}", help.text());
    }
}

#[tokio::test]
async fn a_match_keeps_its_language_over_a_start() {
    let discord = Discord::start().await;
    let hall = discord.guild("Arkadaşlar").with_locale("tr").channel("oyunlar");
    let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
    let store = Arc::new(MemoryStore::default());
    let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
    let challenge =
        ada.at(&hall).slash("play").boolean("rated", true).user("opponent", &bob).send().await.message();
    bot.stop().await;
    discord.offline().await;

    let bot = Bot::start(&discord, store, &[]).await;
    bot.pass(Duration::from_hours(24));
    hall.until(|_| challenge.edits() == 1, "the challenge to lapse").await;
    let expected = "@Ada bir **Mangala** oyununa çağırdı; @Bob süresinde yanıt vermedi.";
    assert_eq!(challenge.screen(), expected);
}

#[tokio::test]
async fn commands_are_called_as_the_language_calls_them() {
    let evening = Evening::begin().await;
    evening.discord.server().read(|world| {
        let play = &world.commands.iter().find(|command| command.name() == "play").unwrap().definition;
        assert_eq!(play["name_localizations"]["tr"], "oyna");
        assert!(play["description_localizations"]["tr"].as_str().unwrap().starts_with("Birini bir mangala"));
        let game = &play["options"][0];
        assert_eq!(game["name_localizations"]["tr"], "oyun");
        let castles = "Kaleli Mangala: Türkiye · bir daha oynama yok; bir kuyu kalen olabilir";
        assert_eq!(game["choices"][1]["name_localizations"]["tr"], castles);
        // What is the same in both languages appears once.
        let rules = &world.commands.iter().find(|command| command.name() == "rules").unwrap().definition;
        let mangala = &rules["options"][0]["choices"][0];
        assert_eq!(mangala["name_localizations"], serde_json::json!({ "hi": "मंगला" }));
    });
}
