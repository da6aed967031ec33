//! Whom managers keep from playing takes part in no tournament, and announces none.

use super::{Club, pairings};
use crate::bot::Evening;
use crate::people::limits::kept_out::KEPT_OUT;

#[tokio::test]
async fn who_may_not_play_neither_enters_nor_is_notified() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let (hall, esi) = (&club.evening.hall, club.person("Esi"));
    club.evening.keep_out(&[esi]).await;
    let entered = "4 players: @Ada, @Bob, @Cem, @Dilan";
    hall.until(|_| club.card.text().contains(entered), "those who may play").await;
    let refused = esi.at(hall).click(&club.card, "Join").await.message();
    assert_eq!(refused.text(), KEPT_OUT);
    club.evening.deleted(esi).await;
    assert_eq!(esi.at(hall).click(&club.card, "Join").await.message().text(), KEPT_OUT);
    club.begin();
    let news = club.news("round 1 of 2").await;
    assert_eq!(news.pings().len(), 4, "{:?}", news.pings());
    assert!(!news.pings().contains(&"Esi".to_owned()));
}

#[tokio::test]
async fn who_may_not_play_any_more_has_withdrawn() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let news = club.news("round 1 of 2").await;
    let [gone, other] = pairings(&news.text()).remove(1);
    club.evening.keep_out(&[club.person(&gone)]).await;
    let refused = club.person(&gone).at(&club.thread).click(&news, "Start game").await.message();
    assert_eq!(refused.text(), KEPT_OUT);
    let own = club.person(&other).at(&club.evening.hall);
    let mut text = String::new();
    while !text.contains("won by forfeit") {
        text = own.click(&club.card, "My games").await.message().text();
    }
}

#[tokio::test]
async fn nobody_challenges_or_is_challenged_on_a_ladder_who_may_not_play() {
    let club = Club::gather("ladder", "10+5", 4).await;
    let hall = &club.evening.hall;
    let dilan = club.person("Dilan").at(hall);
    let question = dilan.click(&club.card, "Challenge").await.message();
    club.evening.keep_out(&[club.person("Bob")]).await;
    let refused = dilan.choose(&question, "Who?", &["2. Bob"]).await.message();
    assert!(refused.text().starts_with("@Bob cannot be challenged here"), "{}", refused.text());
    let bob = club.person("Bob").at(hall);
    for button in ["Join", "Challenge"] {
        let refused = bob.click(&club.card, button).await.message();
        assert!(!refused.screen().contains("Who?"), "{}", refused.screen());
    }
    assert!(club.evening.discord.pings_of(club.person("Bob")).is_empty());
}

#[tokio::test]
async fn tournaments_are_announced_by_whom_and_where_games_may_begin() {
    let evening = Evening::begin().await;
    let mira = evening.discord.person("Mira").managing_guilds();
    let mira = mira.at(&evening.hall);
    let house = mira.slash("settings").string("of", "house").send().await.message();
    mira.click(&house, "Tournaments").await;
    mira.click(&house, "Tournaments: managers").await;
    mira.click(&house, "Server settings").await;
    let create = |channel| evening.bob.at(channel).slash("tournament create").string("kind", "swiss").send();
    let draft = create(&evening.hall).await.message();
    assert!(draft.text().starts_with("**Swiss · Mangala**"), "{}", draft.text());

    let other = evening.discord.guild("Friends").channel("other");
    mira.choose_channels(&house, "Let games start only in these channels …", &[&other]).await;
    for refused in
        [create(&evening.hall).await, evening.bob.at(&evening.hall).click(&draft, "Announce").await]
    {
        assert!(refused.text().starts_with("On this server, games start in"), "{}", refused.text());
    }
    let draft = create(&other).await.message();
    evening.keep_out(&[&evening.bob]).await;
    for refused in [create(&other).await, evening.bob.at(&other).click(&draft, "Announce").await] {
        assert_eq!(refused.text(), KEPT_OUT);
    }
    assert!(other.messages().is_empty() && evening.hall.messages().is_empty());
}
