//! When tournaments begin, as people type it.

use kuzhi_domain::Timestamp;
use kuzhi_domain::moments::{TimeZone, TypedMoment};
use kuzhi_tests::conversation::{Message, Participant};

use super::Club;
use crate::bot::Evening;

/// When something begins that is typed so in Istanbul.
fn in_istanbul(evening: &Evening, typed: &str) -> Timestamp {
    let zone = TimeZone::by_name("Europe/Istanbul").unwrap();
    let now = evening.bot.now();
    TypedMoment::read(typed, Some(&zone), now).unwrap().from(now, Some(&zone))
}

async fn draft(manager: &Participant, typed: &str) -> Message {
    manager.slash("tournament create").string("kind", "swiss").string("begins", typed).send().await.message()
}

#[tokio::test]
async fn a_time_of_day_is_read_in_the_time_zone_of_the_server() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let refused = draft(&ada, "thu 20:00").await;
    assert!(
        refused.text().starts_with("Kuzhi cannot read “thu 20:00”, as this server has no time zone yet.")
    );
    assert!(draft(&ada, "1h30m").await.text().starts_with("**Swiss"), "a length of time needs none");

    let proposed = ada.autocomplete("settings", "timezone", "izm").await;
    let (label, zone) = &proposed[0];
    assert!(label.starts_with("Izmir · "), "{label}");
    assert_eq!((proposed.len(), zone), (1, &"Europe/Istanbul".into()));
    let page = ada.slash("settings").string("timezone", "Europe/Istanbul").send().await;
    assert!(page.is_private());
    let line =
        "Times such as 20:00 are read in the time zone **Europe/Istanbul**. `/settings timezone` changes it.";
    assert!(page.text().contains(line), "{}", page.text());

    let stamp = format!("<t:{}:F>", (evening.bot.now().as_secs() / 60 + 90) * 60);
    for typed in ["thu 20:00", "20:00", "tomorrow 19:30", "1w", "60d", &stamp] {
        let begins = in_istanbul(&evening, typed).as_millis();
        let text = draft(&ada, typed).await.face().content;
        let shown = format!("Starts on <t:{}:f>.", begins.div_ceil(60_000) * 60);
        assert!(text.contains(&shown), "{typed}: {text}");
    }
    let bad = ada.slash("settings").string("timezone", "Atlantis").send().await;
    assert!(bad.text().starts_with("“Atlantis” is no city or time zone that Kuzhi knows."), "{}", bad.text());
    let bob = evening.bob.at(&evening.hall);
    let other = bob.slash("settings").string("timezone", "Europe/Paris").send().await;
    assert!(other.is_private() && other.text().starts_with("Only people who manage this server"));
}

#[tokio::test]
async fn a_start_is_put_off_to_a_time_or_by_one() {
    let club = Club::gather("swiss casual", "5+3", 4).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    ada.slash("settings").string("timezone", "Europe/Istanbul").send().await;
    let menu = ada.click(&club.card, "Organise").await.message();
    let begins = |card: &Message| {
        let text = card.face().content;
        let at = text.split_once("Starts on <t:").unwrap().1;
        at.split_once(':').unwrap().0.parse::<u64>().unwrap()
    };
    let before = begins(&club.card);
    let form = ada.choose(&menu, "What to do", &["Postpone to another time …"]).await.form();
    let refused = ada.submit(&form, &[("Until when, or by how long?", "later")]).await.text();
    assert!(refused.starts_with("Kuzhi does not understand the time “later”."), "{refused}");
    ada.submit(&form, &[("Until when, or by how long?", "1h30m")]).await;
    club.news("now starts").await;
    club.evening.hall.until(|_| begins(&club.card) == before + 5_400, "the card of the later start").await;

    let menu = ada.click(&club.card, "Organise").await.message();
    let form = ada.choose(&menu, "What to do", &["Postpone to another time …"]).await.form();
    let typed = "tomorrow 19:30";
    let expected = in_istanbul(&club.evening, typed).as_secs();
    club.evening.bot.pass(std::time::Duration::from_mins(5));
    ada.submit(&form, &[("Until when, or by how long?", typed)]).await;
    club.evening.hall.until(|_| begins(&club.card) == expected, "the card of tomorrow").await;
}
