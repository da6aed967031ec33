//! Nobody notifies others at will.

use std::time::Duration;

use super::Club;
use crate::bot::Evening;

#[tokio::test]
async fn putting_off_again_and_again_notifies_nobody_further() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = async || ada.click(&club.card, "Organise").await.message();
    let put_off = async || {
        let menu = menu().await;
        ada.choose(&menu, "What to do", &["Postpone by an hour"]).await.text()
    };
    let mut refused = String::new();
    for _ in 0..30 {
        refused = put_off().await;
    }
    assert!(refused.starts_with("You have pinged people several times"), "{refused}");
    club.news("now starts").await;
    let pings = |name| club.evening.discord.pings_of(club.person(name)).len();
    assert!((1..=2).contains(&pings("Bob")), "{}", pings("Bob"));
    club.evening.bot.pass(Duration::from_mins(20));
    let done = put_off().await;
    assert!(!done.starts_with("You have pinged"), "after a while they may: {done}");
    // However much they have notified others, nobody has to go on.
    let form = ada.choose(&menu().await, "What to do", &["Cancel the tournament …"]).await.form();
    ada.submit(&form, &[("Why?", "it rains")]).await;
    club.news("Cancelled").await;
}

#[tokio::test]
async fn leaving_and_coming_back_does_not_lift_the_wait_of_a_challenger() {
    let club = Club::gather("ladder", "10+5", 2).await;
    let bob = club.person("Bob").at(&club.evening.hall);
    let question = bob.click(&club.card, "Challenge").await.message();
    bob.choose(&question, "Who?", &["1. Ada"]).await;
    for _ in 0..9 {
        club.leave("Bob").await;
        bob.click(&club.card, "Join").await;
        let told = bob.click(&club.card, "Challenge").await.message().text();
        assert!(told.starts_with("You and @Ada have just met."), "{told}");
    }
    let pings = club.evening.discord.pings_of(club.person("Ada")).len();
    assert!(pings <= 2, "{pings}");
}

#[tokio::test]
async fn announcing_and_calling_off_opens_few_threads() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let mut refused = String::new();
    for number in 0..14 {
        let create = ada.slash("tournament create").string("kind", "swiss").string("name", "Friday");
        let draft = create.send().await.message();
        refused = ada.click(&draft, "Announce").await.text();
        if refused.starts_with("You have pinged") {
            break;
        }
        evening.hall.until(|hall| hall.threads().len() > number, "its thread").await;
        let card = evening.hall.last();
        let menu = ada.click(&card, "Organise").await.message();
        let form = ada.choose(&menu, "What to do", &["Cancel the tournament …"]).await.form();
        ada.submit(&form, &[("Why?", "rain")]).await;
    }
    assert!(refused.starts_with("You have pinged people several times"), "{refused}");
    assert!(evening.hall.threads().len() <= 10);
}
