//! Who does not come is off until they are back, and what cannot be paired is told.

use std::time::Duration;

use super::{Club, pairings};

#[tokio::test]
async fn who_did_not_come_to_a_round_is_off_until_back() {
    let club = Club::gather("swiss", "10+5", 6).await;
    club.begin();
    let news = club.news("round 1 of 3").await;
    let pairs = pairings(&news.text());
    for name in pairs[..2].iter().flatten() {
        club.person(name).at(&club.thread).click(&news, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 2, "two boards").await;
    for board in club.boards() {
        club.resign(&board).await;
    }
    club.evening.bot.pass(Duration::from_mins(6));
    let away = club.news("2 players did not show up. They get no game until they press **Rejoin**.").await;
    let mut pings = away.pings();
    pings.sort();
    let mut absent = pairs[2].clone();
    absent.sort();
    assert_eq!(pings, absent);
    let second = club.news("round 2 of 3").await.text();
    assert_eq!(pairings(&second).len(), 2, "{second}");
    assert!(!absent.iter().any(|name| second.contains(name)), "{second}");
    let late = club.person(&absent[0]);
    let told = late.at(&club.evening.hall).click(&club.card, "Skip next round").await.message();
    assert!(told.text().starts_with("You did not show up for your last game"), "{}", told.text());
    assert_eq!(
        late.at(&club.thread).click(&away, "Rejoin").await.message().text(),
        "Welcome back. You’re in again."
    );
    club.play_round(2).await;
    let third = club.news("round 3 of 3").await.text();
    assert!(third.contains(&absent[0]) && !third.contains(&absent[1]), "{third}");
}

#[tokio::test]
async fn a_round_to_which_nobody_comes_waits_for_them() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    club.news("round 1 of 2").await;
    club.evening.bot.pass(Duration::from_mins(6));
    let away = club.news("4 players did not show up").await;
    let waits = club.news("no two players who are here can meet. If no one joins or rejoins by").await;
    assert_eq!(waits.pings(), ["Ada"], "the organiser");
    for name in ["Bob", "Cem"] {
        club.person(name).at(&club.thread).click(&away, "Rejoin").await;
    }
    let second = club.news("round 2 of 2").await.text();
    let mut pair = pairings(&second).remove(0);
    pair.sort();
    assert_eq!(pair, ["Bob", "Cem"]);
}

#[tokio::test]
async fn wishes_that_cannot_be_paired_are_told_at_once() {
    let club = Club::gather("swiss", "10+5", 4).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let of = |rounds, most| {
        let create = ada.slash("tournament create").string("kind", "swiss");
        create.integer("rounds", rounds).integer("most", most)
    };
    let refused = of(5, 4).send().await.text();
    assert!(refused.starts_with("4 players can play at most 3 rounds without meeting twice."), "{refused}");
    let draft = of(5, 16).send().await.text();
    assert!(draft.contains("Needs at least 5 players for all 5 rounds."), "{draft}");
    let mut told = Vec::new();
    for other in ["Bob", "Cem", "Dilan"] {
        let menu = club.organise("Ada", "Never pair two players …").await;
        ada.choose(&menu, "Which player should be kept apart from another?", &["Ada"]).await;
        ada.choose(&menu, "Who should Ada never meet?", &[other]).await;
        told.push(menu.text());
    }
    assert_eq!(told[0], "Done: kept @Ada and @Bob apart");
    let says = "They will have byes: @Ada";
    assert!(told[1].contains(says) && told[2].contains(says), "{told:?}");
}
