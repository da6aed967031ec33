//! What organisers do, and what is refused.

use super::Club;
use crate::bot::Evening;

#[tokio::test]
async fn only_managers_announce_tournaments() {
    let evening = Evening::begin().await;
    let bob = evening.bob.clone().managing_no_guilds();
    let create = bob.at(&evening.hall).slash("tournament create").string("kind", "swiss");
    assert_eq!(
        create.send().await.text(),
        "Only people who manage this server announce tournaments. Ask one of them."
    );
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    ada.click(&settings, "Server settings").await;
    ada.click(&settings, "Tournaments: managers").await;
    let create = bob.at(&evening.hall).slash("tournament create").string("kind", "swiss");
    assert!(create.send().await.text().starts_with("**Swiss · Mangala**"));
    let alone = bob.at(&bob.dm()).slash("tournament create").string("kind", "swiss").send().await;
    assert!(alone.is_private(), "{}", alone.text());
}

#[tokio::test]
async fn a_draft_says_what_is_wrong() {
    let evening = Evening::begin().await;
    let ada = evening.ada.clone().managing_guilds().at(&evening.hall);
    let of = |kind: &str| ada.slash("tournament create").string("kind", kind);
    for (create, refused) in [
        (of("swiss").string("begins", "soon"), "soon is no time. Write minutes, hours or days"),
        (of("swiss").integer("rounds", 12), "A Swiss has 1 to 11 rounds."),
        (of("league").integer("rounds", 3), "In a league, people meet once or twice"),
        (of("arena").integer("minutes", 5), "An arena lasts 20 to 180 minutes."),
        (of("arena").string("clock", "3d"), "In an arena people play at once"),
        (of("league").integer("most", 40), "This kind of tournament takes 3 to 12 players."),
        (of("swiss").string("begins", "99d"), "It can begin from now on and within 60 days."),
    ] {
        let text = create.send().await.text();
        assert!(text.starts_with(refused), "{text}");
    }
    let draft = of("swiss").send().await.message();
    assert!(draft.text().starts_with("**Swiss · Mangala**"), "{}", draft.text());
    ada.click(&draft, "Discard").await;
    assert_eq!(draft.text(), "Discarded. No one saw it.");
}

#[tokio::test]
async fn organisers_act_and_everyone_can_read_it() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let bob = club.person("Bob").at(&club.evening.hall);
    let refused = bob.click(&club.card, "Organise").await.message();
    assert_eq!(refused.text(), "Only the organiser and managers of the server can do this.");
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Begin now"]).await;
    let news = club.news("round 1 of 3").await;
    let [south, north] = super::pairings(&news.text()).remove(0);

    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Set a result …"]).await;
    ada.choose(&menu, "Which game?", &[&format!("1. {south} – {north}")]).await;
    let form = ada.click(&menu, "Drawn").await.form();
    ada.submit(&form, &[("Why?", "they agreed")]).await;

    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Remove a player …"]).await;
    let gone = club.person("Esi");
    let form = ada.choose_people(&menu, "Whom?", &[gone]).await.form();
    ada.submit(&form, &[("Why?", "moved away")]).await;
    let back = gone.at(&club.evening.hall).click(&club.card, "Join").await.message();
    assert!(back.text().starts_with("The organisers have removed you"), "{}", back.text());

    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Pause"]).await;
    club.news("is paused").await;
    let paused = club.person("Bob").at(&club.thread).click(&news, "Begin our game").await.message();
    assert_eq!(paused.text(), "The tournament is paused. Its organiser lets it go on.");
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Go on"]).await;
    club.news("goes on").await;

    let menu = ada.click(&club.card, "Organise").await.message();
    let form = ada.choose(&menu, "What to do", &["Call it off …"]).await.form();
    ada.submit(&form, &[("Why?", "it rains")]).await;
    let off = club.news("It was called off").await;
    assert!(off.text().contains("called off: it rains"), "{}", off.text());

    let log = bob.click(&club.card, "Log").await.message().text();
    for line in [
        "announced it",
        "it began",
        "½–½: they agreed",
        "removed @Esi: moved away",
        "paused it",
        "let it go on",
        "ended it: it rains",
    ] {
        assert!(log.contains(line), "{line} in {log}");
    }
    let list = bob.slash("tournament list").send().await.message();
    assert!(list.text().contains("Friday night: called off"), "{}", list.text());
}
