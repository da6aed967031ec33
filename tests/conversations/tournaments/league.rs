//! A league.

use std::time::Duration;

use super::{Club, table};

#[tokio::test]
async fn everyone_meets_everyone_in_a_league() {
    let club = Club::gather("league", "3d", 3).await;
    assert!(club.card.text().contains("All games of a round start at once."), "{}", club.card.text());
    club.begin();
    for round in 1..=3 {
        club.play_round(round).await;
    }
    let over = club.news("is over.** Congratulations").await;
    assert_eq!(over.pings().len(), 3);
    let ada = club.person("Ada").at(&club.thread);
    let standings = ada.click(&over, "Standings").await.message();
    let told = ada.click(&standings, "Tie-breaks").await.message().text();
    assert!(told.contains("Points · games between those tied · Sonneborn-Berger: the points"), "{told}");
    assert!(told.contains("· games between those tied 1 · Sonneborn-Berger 1 · wins 1"), "{told}");
    let hall = club.person("Ada").at(&club.evening.hall);
    let rules = hall.click(&club.card, "Rules").await.message().text();
    for says in [
        "No one can join once it has started.",
        "A place needs a game that was played and counts.",
        "A game is rated once both players have made 3 moves.",
    ] {
        assert!(rules.contains(says), "{rules}");
    }
    let menu = ada.click(&over, "Standings").await.message();
    assert!(menu.screen().contains(": tied"), "{}", menu.screen());
    let why = ada.choose(&menu, "Why?", &["because:0:1"]).await.message().text();
    assert!(why.ends_with(" are tied on everything, and share the place."), "{why}");
    let late = club.evening.discord.person("Gül").at(&club.evening.hall);
    let refused = late.slash("tournament show").string("tournament", "Friday").send().await.message();
    assert!(refused.text().contains("This tournament is over."), "{}", refused.text());
}

#[tokio::test]
async fn a_league_without_a_game_has_no_places_and_says_so() {
    let club = Club::gather("league", "3d", 3).await;
    club.begin();
    for round in 1..=3 {
        club.news(&format!("round {round} of 3.**")).await;
        club.thread.until(|_| club.boards().len() == round, "the board of the round").await;
        club.evening.bot.pass(Duration::from_hours(73));
    }
    let over = club.news("**Friday night is over.**").await;
    let says = "**Friday night is over.** No one has a place: that takes a game that was played and counts.";
    assert_eq!(over.text(), says);
    assert!(over.attachments().is_empty() && over.pings().is_empty());
    let ada = club.person("Ada").at(&club.thread);
    let standings = ada.click(&over, "Standings").await.text();
    assert!(table(&standings).iter().all(|line| line.starts_with("– ")), "{standings}");
    assert!(standings.contains("\n-# No place (–): that takes a game"), "{standings}");
    club.evening.hall.until(|_| club.card.text().contains(says), "the end on the card").await;
}

#[tokio::test]
async fn with_several_open_games_the_button_asks_which() {
    let club = Club::gather("league together", "3h", 4).await;
    club.begin();
    let third = club.news("round 3 of 3").await;
    let [south, north] = super::pairings(&third.text()).remove(0);
    let first = club.person(&south).at(&club.thread);
    let told = first.click(&third, "Start game").await.message();
    assert!(told.text().starts_with(&format!("You’re ready. @{north} got a ping")), "{}", told.text());
    let call = club.news(&format!("@{north}, @{south} is ready")).await;
    assert_eq!(call.pings(), [north.as_str()]);
    let told = club.person(&north).at(&club.thread).click(&third, "Start game").await.message();
    assert_eq!(told.text(), "Your game is starting.");
    club.thread.until(|_| club.boards().len() == 1, "the board of the third round").await;
    let board = club.boards().remove(0).text();
    assert!(board.contains(&format!("@{south}")) && board.contains(&format!("@{north}")), "{board}");

    // Two games are left to begin: the button of the first message asks for which.
    let hall = club.person(&south).at(&club.evening.hall);
    let question = hall.click(&club.card, "Start game").await.message();
    let [second] = <[_; 1]>::try_from(
        super::pairings(&club.news("round 2 of 3").await.text())
            .into_iter()
            .filter(|pair| pair.contains(&south))
            .collect::<Vec<_>>(),
    )
    .unwrap();
    let rival = second.into_iter().find(|name| *name != south).unwrap();
    let told = hall.choose(&question, "Which game?", &[&format!("2. {rival}")]).await;
    assert!(told.text().starts_with(&format!("You’re ready. @{rival} got a ping")), "{}", told.text());
    let mine = hall.click(&club.card, "My games").await.message().text();
    assert!(mine.contains(&format!("Round 2: @{rival} – you’re ready")), "{mine}");
}

#[tokio::test]
async fn the_next_league_in_groups_follows_the_last_one() {
    let club = Club::gather("league groups", "3d", 6).await;
    let card = club.card.text();
    assert!(card.contains("Groups of at most 4, the strongest in group A."), "{card}");
    club.begin();
    for round in 1..=3 {
        club.play_round(round).await;
    }
    let over = club.news("is over.** Congratulations").await.text();
    assert!(over.contains("**A** · ↓ down: @") && over.contains("**B** · 🥇 @"), "{over}");
    let down = over.split("↓ down: @").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let ada = club.person("Ada").at(&club.thread);
    let end = club.news("is over.** Congratulations").await;
    let standings = ada.click(&end, "Standings").await.message();
    let other = ada.choose(&standings, "Which group?", &["Group B"]).await.message().text();
    assert!(other.contains("**Group B**") && !other.contains("**Group A**"), "{other}");
    assert!(club.person(&down).at(&club.thread).click(&end, "Standings").await.text().contains("↓ down"));
    let draft = ada.click(&end, "Again").await.message();
    assert!(draft.text().contains("The groups follow the last league"), "{}", draft.text());
}
