//! A Swiss.

use std::time::Duration;

use super::{Club, table};
use crate::bot::play_in;
use crate::study::written_games::{exported, paste};

#[tokio::test]
async fn a_swiss_goes_from_entries_to_the_podium() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let entered = "5 players: @Ada, @Bob, @Cem, @Dilan, @Esi";
    club.evening.hall.until(|_| club.card.text().contains(entered), "the entries").await;
    club.begin();
    let news = club.news("round 1 of 3").await;
    assert_eq!(news.pings().len(), 5, "each player is called once, with a bye, too");
    for round in 1..=3 {
        club.play_round(round).await;
    }
    let over = club.news("is over.** Congratulations").await;
    assert!(over.text().contains("🥇 1. @"), "{}", over.text());
    let podium = over.attachments().remove(0).description.unwrap_or_default();
    assert!(podium.starts_with("The podium of Friday night: 1. "), "{podium}");
    assert!(!podium.contains("The last game"), "no move was made in any: {podium}");
    club.evening
        .hall
        .until(|_| club.card.text().contains("This tournament is over."), "the end on the card")
        .await;
    let ada = club.person("Ada").at(&club.thread);
    let standings = ada.click(&over, "Standings").await.message();
    let table = table(&standings.text());
    assert!(standings.is_private(), "{}", standings.screen());
    assert_eq!(table.len(), 5, "{:?}", standings.text());
    assert!(table[0].starts_with("1. ") && table[0].contains('-'), "{table:?}");
    let in_hall = club.person("Ada").at(&club.evening.hall);
    let mine = in_hall.click(&club.card, "My games").await.message();
    assert!(mine.text().contains("Round 1:") && mine.text().contains("Round 3:"), "{}", mine.text());
    let each: Vec<usize> = club.people.iter().map(|one| club.evening.discord.pings_of(one).len()).collect();
    assert!(each.iter().all(|&calls| calls >= 3), "{each:?}");
}

#[tokio::test]
async fn who_does_not_come_loses_by_default() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let news = club.news("round 1 of 2").await;
    let there = super::pairings(&news.text())[0][0].clone();
    let told = club.person(&there).at(&club.thread).click(&news, "Start game").await.message();
    assert!(told.text().starts_with("You’re ready. @"), "{}", told.text());
    let call = club.news("is ready for your game").await;
    assert_eq!(call.pings().len(), 1, "the other one is called");
    let again = club.person(&there).at(&club.thread).click(&news, "Start game").await.message();
    assert!(again.text().starts_with("You’re ready. Your opponent got a ping,"), "{}", again.text());
    club.evening.bot.pass(Duration::from_mins(4));
    let reminder = club.news("these games have to start by").await;
    assert_eq!(reminder.pings().len(), 3, "who is there is not called again");
    club.evening.bot.pass(Duration::from_mins(2));
    club.news("3 players did not show up").await;
    let mine = club.person(&there).at(&club.evening.hall).click(&club.card, "My games").await.message();
    assert!(mine.text().contains("won by forfeit"), "{}", mine.text());
}

#[tokio::test]
async fn games_of_a_tournament_have_no_hints_and_no_takebacks() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let news = club.news("round 1 of 2").await;
    let [south, north] = super::pairings(&news.text()).remove(0);
    for name in [&south, &north] {
        club.person(name).at(&club.thread).click(&news, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    let says = "Once the board appears, the first move is due within 120 seconds.";
    assert!(news.text().contains(says) && club.card.text().contains(says), "{}", news.text());
    let board = club.boards().remove(0);
    for name in [&south, &north] {
        let menu = club.person(name).at(&club.thread).click(&board, "More …").await.message().screen();
        assert!(menu.contains("[Offer a draw]"), "{menu}");
        assert!(!menu.contains("takeback") && !menu.contains("Give"), "refused here: {menu}");
    }
    let mover = club.person(&south).at(&club.thread);
    let refused = mover.slash("hint").send().await.message();
    assert_eq!(refused.text(), "There are no hints in tournament games.");
    let refused = mover.slash("takeback").send().await.message();
    assert_eq!(refused.text(), "There are no takebacks in this tournament.");
}

#[tokio::test]
async fn people_leave_come_late_and_take_rounds_off() {
    let club = Club::gather("swiss", "10+5", 5).await;
    let off = club.person("Esi").at(&club.evening.hall).click(&club.card, "Skip next round").await.message();
    assert!(off.text().starts_with("You skip the next round"), "{}", off.text());
    club.begin();
    let news = club.news("round 1 of 3").await;
    assert!(news.text().contains("@Esi: a bye, for half a point"), "{}", news.text());
    let late = club.evening.discord.person("Gül");
    let told = late.at(&club.evening.hall).click(&club.card, "Join").await.message();
    assert!(told.text().contains("with half a point for what you missed"), "{}", told.text());
    let gone = club.person("Dilan").at(&club.evening.hall);
    let told = club.leave("Dilan").await.text();
    assert!(told.starts_with("You’ve left the tournament.\n"), "{told}");
    let again = gone.click(&club.card, "Leave").await.message();
    assert!(again.text().starts_with("You’re not in this tournament."), "{}", again.text());
    let there = super::pairings(&news.text()).into_iter().find(|pair| !pair.contains(&"Dilan".to_owned()));
    for name in there.unwrap() {
        club.person(&name).at(&club.thread).click(&news, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    club.resign(&club.boards()[0]).await;
    let second = club.news("round 2 of 3").await;
    assert!(second.text().contains("@Gül") && !second.text().contains("@Dilan"), "{}", second.text());
}

#[tokio::test]
async fn a_round_that_three_have_off_is_a_bye_and_the_next_begins() {
    let club = Club::gather("swiss", "10+5", 4).await;
    for name in ["Bob", "Cem", "Dilan"] {
        club.person(name).at(&club.evening.hall).click(&club.card, "Skip next round").await;
    }
    club.begin();
    let first = club.news("round 1 of 2** has no games.").await.text();
    assert!(first.contains("@Ada: a bye, for a full point"), "{first}");
    assert_eq!(first.matches("a bye, for half a point").count(), 3, "{first}");
    let reason = club.news("not everyone could be paired").await;
    assert_eq!(reason.pings(), ["Ada"], "the organiser");
    club.play_round(2).await;
    let over = club.news("is over.** Congratulations").await;
    assert!(over.text().contains("🥇 1. @"), "{}", over.text());
}

#[tokio::test]
async fn a_swiss_that_nobody_is_left_for_waits_and_is_called_off() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let news = club.news("round 1 of 2").await;
    // Whoever meets Ada leaves last, so that the round is over when nobody else is there.
    let mut pairs = super::pairings(&news.text());
    pairs.sort_by_key(|pair| pair.contains(&"Ada".to_owned()));
    for name in pairs.iter().flatten().filter(|name| *name != "Ada") {
        club.leave(name).await;
    }
    let waits = club.news("no two players who are here can meet").await;
    assert_eq!(waits.pings(), ["Ada"], "the organiser");
    club.evening.bot.pass(Duration::from_hours(25));
    let off = club.news("Cancelled: no one could be paired any more.").await;
    assert!(!off.text().contains("Congratulations"), "{}", off.text());
}

#[tokio::test]
async fn nobody_who_came_to_no_game_stands_on_a_podium() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    for round in 1..=3 {
        club.news(&format!("round {round} of 3")).await;
        club.evening.bot.pass(Duration::from_mins(6));
    }
    let over = club.news("Friday night is over.**").await;
    let says = "**Friday night is over.** No one has a place: that takes a game that was played and counts.";
    assert_eq!(over.text(), says);
    assert!(over.pings().is_empty() && over.attachments().is_empty());
    let ada = club.person("Ada").at(&club.evening.hall);
    let profile = ada.slash("profile").send().await.message().text();
    assert!(!profile.contains("Friday night"), "{profile}");
    let list = ada.slash("tournament list").send().await.message().text();
    assert!(list.contains("Friday night is over."), "{list}");
}

#[tokio::test]
async fn a_casual_game_of_a_tournament_is_not_judged_as_a_text() {
    let club = Club::gather("swiss casual", "10+5", 4).await;
    club.begin();
    let news = club.news("round 1 of 2").await;
    let [south, north] = super::pairings(&news.text()).remove(0);
    let pair = [club.person(&south), club.person(&north)];
    for person in pair {
        person.at(&club.thread).click(&news, "Start game").await;
    }
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    let board = club.boards().remove(0);
    assert!(board.text().contains("Casual"), "{}", board.text());
    play_in(&board, &club.thread, pair).await;
    let own = pair[0].at(&club.thread);
    let text = exported(&own, &own.slash("replay").send().await.message()).await;
    let refused = paste(&own, "review", &text).await.text();
    assert!(refused.contains("without help"), "{refused}");
    let analysis = paste(&own, "analyse", &text).await.message();
    while analysis.buttons().iter().any(|one| one.label == "Next in the game ▶" && one.is_enabled) {
        own.click(&analysis, "Next in the game ▶").await;
    }
    let refused = own.click(&analysis, "💡 Evaluate").await.private_answer().await.text();
    assert!(refused.contains("without help"), "{refused}");
}
