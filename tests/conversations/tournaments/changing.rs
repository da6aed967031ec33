//! A draft and an announcement are changed by a form.

use std::time::Duration;

use kuzhi_tests::conversation::{Answer, Message, Participant};

use super::Club;
use crate::bot::Evening;

async fn draft(ada: &Participant, kind: &str) -> Message {
    let create = ada.slash("tournament create").string("kind", kind).string("name", "Friday night");
    create.string("game", "mangala").string("begins", "2h").send().await.message()
}

/// Opens the form from *Organise*.
async fn form(club: &Club, who: &str) -> Answer {
    let own = club.person(who).at(&club.evening.hall);
    let menu = own.click(&club.card, "Organise").await.message();
    own.choose(&menu, "What to do", &["Change name, start, clock …"]).await
}

#[tokio::test]
async fn a_draft_is_changed_by_a_form() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    ada.slash("settings").string("timezone", "Europe/Istanbul").send().await;
    let draft = draft(&ada, "swiss").await;
    let says = "**Change …** opens a form. For anything else, use the command again.";
    assert!(draft.text().contains(says), "{}", draft.text());
    let form = ada.click(&draft, "Change …").await.form();
    assert_eq!(form.title(), "Change the tournament");
    let fields: Vec<String> = form.screen().lines().skip(1).map(str::to_owned).collect();
    assert_eq!(fields[0], "Name: Friday night");
    assert!(fields[1].starts_with("When it starts: 20"), "{}", fields[1]);
    let rest = ["Clock: 3d+12h", "Rounds: empty for as many as it takes: ", "How many can join: 128"];
    assert_eq!(fields[2..], rest);
    let texts = [("Name", "Cup"), ("Clock", "10+5"), ("Rounds: empty for as many as it takes", "5")];
    ada.submit(&form, &[texts[0], texts[1], texts[2], ("How many can join", "16")]).await;
    let text = draft.text();
    assert!(text.starts_with("**Cup**\nSwiss: 5 rounds."), "{text}");
    assert!(
        text.contains("Mangala · Live: 10 min each, plus 5 s per move")
            && text.contains("Up to 16 players can join."),
        "{text}"
    );
    // What cannot be is refused, and changes nothing.
    for (name, typed, refused) in [
        ("Clock", "noon", "“noon” is not a clock."),
        ("How many can join", "two", "“two” is not a number."),
        ("How many can join", "3", "This kind of tournament takes 4 to 128 players."),
        ("When it starts", "soon", "Kuzhi does not understand the time “soon”."),
    ] {
        let form = ada.click(&draft, "Change …").await.form();
        let answer = ada.submit(&form, &[(name, typed)]).await;
        assert!(answer.text().starts_with(refused), "{}", answer.text());
    }
    ada.click(&draft, "Announce").await;
    let is_card = |message: &Message| message.text().starts_with("**Cup**\nSwiss: 5 rounds.");
    evening.hall.until(|hall| hall.messages().iter().any(is_card), "the tournament").await;
    let late = ada.submit(&form, &[("Name", "Late")]).await.text();
    assert!(late.starts_with("Nothing was changed.") || late.starts_with("Done: "), "{late}");
}

#[tokio::test]
async fn every_kind_has_a_form_of_its_own() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    for (kind, length) in [
        ("league", Some("How often people meet: 1 or 2: 1")),
        ("arena", Some("How long it lasts, in minutes: ")),
        ("ladder", None),
    ] {
        let draft = draft(&ada, kind).await;
        let shown = ada.click(&draft, "Change …").await.form().screen();
        assert!(length.is_none_or(|length| shown.contains(length)), "{shown}");
        assert_eq!(shown.contains(" UTC\n"), kind != "ladder", "{shown}");
        assert_eq!(shown.lines().count(), if kind == "ladder" { 4 } else { 6 }, "{shown}");
    }
}

#[tokio::test]
async fn an_announcement_is_changed_until_somebody_has_entered() {
    let club = Club::announce("swiss", "5+3", 4).await;
    let hall = &club.evening.hall;
    let ada = club.person("Ada").at(hall);
    let opened = form(&club, "Ada").await.form();
    let told = ada.submit(&opened, &[("Clock", "3d"), ("Name", "Cup")]).await.text();
    assert_eq!(told, "Done: changed the tournament: name Cup · clock 3 days per move");
    hall.until(|_| club.card.text().starts_with("**Cup**"), "its name").await;
    assert!(club.card.text().contains("3 days per move"), "{}", club.card.text());
    assert!(club.thread.messages().is_empty(), "nobody has to be told");
    // What was left as it stood takes nothing back.
    ada.submit(&opened, &[("How many can join", "20")]).await;
    hall.until(|_| club.card.text().contains("Up to 20 players can join."), "its size").await;
    assert!(club.card.text().starts_with("**Cup**"), "{}", club.card.text());
    let bob = club.person("Bob").at(hall);
    bob.click(&club.card, "Join").await;

    // The form that was opened before still says more than can be changed.
    let refused = ada.submit(&opened, &[("Clock", "7d"), ("Name", "Cup")]).await.text();
    let only = "Someone has joined. From then on only the name, a later start and the number of players \
        can be changed.";
    assert_eq!(refused, only);
    let opened = form(&club, "Ada").await.form();
    let shown = opened.screen();
    assert!(!shown.contains("Clock") && !shown.contains("Rounds"), "{shown}");
    let refused = ada.submit(&opened, &[("When it starts", "10m")]).await.text();
    assert!(refused.starts_with("Those who have joined expect it to start <t:"), "{refused}");
    let told = ada.submit(&opened, &[("When it starts", "3h"), ("How many can join", "8")]).await.text();
    assert!(told.starts_with("Done: changed the tournament: start <t:"), "{told}");
    assert!(told.ends_with("· at most 8 can join"), "{told}");
    let news = club.news("changed the tournament: start").await;
    assert!(news.pings().is_empty(), "{:?}", news.pings());
    let moved = club.news("now starts on").await;
    assert_eq!(moved.pings(), ["Bob"], "{}", moved.text());
    let log = bob.click(&club.card, "Log").await.text();
    assert_eq!(log.matches("changed the tournament: ").count(), 3, "{log}");
}

#[tokio::test]
async fn only_organisers_change_an_announcement() {
    let club = Club::announce("league", "5+3", 3).await;
    let hall = &club.evening.hall;
    let opened = form(&club, "Ada").await;
    let ada = club.person("Ada").at(hall);
    let nothing = ada.submit(&opened.form(), &[]).await.text();
    assert_eq!(nothing, "Nothing was changed.");
    let id = club.card.buttons()[0].custom_id.clone().unwrap();
    let id = id.split(':').nth(2).unwrap().to_owned();
    let bob = club.person("Bob").at(hall);
    let refused = bob.click(&club.card, "Organise").await;
    let forged = bob.forge_form(&refused, &format!("k1:tour-change:{id}:name.0000"), "Mine").await.text();
    assert_eq!(forged, "Only organisers and managers of the server can do this.");
    club.evening.bot.pass(Duration::from_mins(1));
    assert!(club.card.text().starts_with("**Friday night**"), "{}", club.card.text());
}

#[tokio::test]
async fn a_league_that_is_played_changes_its_name_alone() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    club.news("round 1 of 3.**").await;
    let shown = form(&club, "Ada").await.form();
    assert_eq!(shown.screen(), "# Change the tournament\nName: Friday night");
    let ada = club.person("Ada").at(&club.evening.hall);
    ada.submit(&shown, &[("Name", "Cup")]).await;
    club.evening.hall.until(|_| club.card.text().starts_with("**Cup**"), "its name").await;
    club.news("changed the tournament: name Cup").await;
}
