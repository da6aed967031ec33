//! A ladder.

use std::time::Duration;

use super::{Club, table};

#[tokio::test]
async fn a_win_on_the_ladder_takes_a_place() {
    let club = Club::gather("ladder", "10+5", 5).await;
    let esi = club.person("Esi").at(&club.evening.hall);
    let question = esi.click(&club.card, "Challenge").await.message();
    let asked = esi.choose(&question, "Who?", &["2. Bob"]).await;
    assert!(
        asked.text().contains("@Bob got a ping. If they show up later, you get one in turn"),
        "{}",
        asked.text()
    );
    let call = club.news("@Bob, @Esi challenges you for 2nd place").await;
    assert_eq!(call.pings(), ["Bob"]);
    club.person("Bob").at(&club.thread).click(&call, "Start game").await;
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    club.resign(&club.boards()[0]).await;
    club.news("@Esi takes 2nd place from @Bob").await;
    let text = esi.click(&club.card, "Standings").await.message().text();
    let table = table(&text);
    assert!(
        table.contains(&"2. Esi 1-0-0".to_owned()) && table.contains(&"3. Bob 0-0-1".to_owned()),
        "{text}"
    );
    assert!(table.contains(&"5. Dilan 0-0-0".to_owned()), "everyone in between drops one: {text}");
    let dilan = club.person("Dilan").at(&club.evening.hall);
    let question = dilan.click(&club.card, "Challenge").await.message();
    dilan.choose(&question, "Who?", &["3. Bob"]).await;
    club.news("@Bob, @Dilan challenges you").await;
    club.evening.bot.pass(Duration::from_hours(73));
    club.news("@Bob did not show up in time, so @Dilan takes 3rd place.").await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = ada.click(&club.card, "Organise").await.message();
    let form = ada.choose(&menu, "What to do", &["End the ladder …"]).await.form();
    ada.submit(&form, &[("Why?", "a new one begins")]).await;
    // Ada stands first, and has played nobody: a place needs a game.
    let over = club.news("is over.** Congratulations, @Esi").await;
    assert!(over.text().contains("🥈 2. @Bob") && !over.text().contains("Ada"), "{}", over.text());
    assert!(over.text().contains("Reason: a new one begins"), "{}", over.text());
    club.evening
        .hall
        .until(|_| club.card.text().contains("This tournament is over."), "the end on the card")
        .await;
}

#[tokio::test]
async fn whom_one_cannot_challenge_is_not_offered() {
    let club = Club::gather("ladder", "10+5", 5).await;
    let [dilan, esi] = ["Dilan", "Esi"].map(|name| club.person(name).at(&club.evening.hall));
    let question = dilan.click(&club.card, "Challenge").await.message();
    dilan.choose(&question, "Who?", &["2. Bob"]).await;
    let question = esi.click(&club.card, "Challenge").await.message().screen();
    assert!(question.contains("3. Cem"), "{question}");
    assert!(!question.contains("2. Bob") && !question.contains("4. Dilan"), "they are busy: {question}");
    let refused = dilan.click(&club.card, "Challenge").await.message().text();
    assert_eq!(refused, "@Dilan already has an open challenge on this ladder. One at a time.");
}

#[tokio::test]
async fn a_ladder_is_seeded_and_the_idle_are_told_before_they_sink() {
    let club = Club::gather("ladder", "3d", 3).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let done = club.organise("Ada", "Sort the ladder by rating").await;
    assert_eq!(done.text(), "Sort by rating? The order so far is gone then.");
    ada.click(&done, "Sort the ladder by rating").await;
    assert_eq!(done.text(), "Done: sorted the ladder by rating");
    let menu = club.organise("Ada", "Move a player on the ladder …").await;
    ada.choose(&menu, "Who?", &["Cem"]).await;
    ada.choose(&menu, "Who should be right below Cem?", &["Ada"]).await;
    assert_eq!(menu.text(), "Done: put @Cem above @Ada");
    club.news("put @Cem above @Ada").await;
    let text = ada.click(&club.card, "Standings").await.message().text();
    assert_eq!(table(&text)[..2], ["1. Cem 0-0-0", "2. Ada 0-0-0"], "{text}");
    club.evening.bot.pass(Duration::from_hours(11 * 24 + 1));
    let soon = club.news("without a game in the next three days").await;
    assert_eq!(soon.pings().len(), 2, "who is last cannot sink");
    assert!(soon.text().contains("1. @Cem"), "{}", soon.text());
    club.evening.bot.pass(Duration::from_hours(3 * 24));
    club.news("these players have dropped one place").await;
    let log = ada.click(&club.card, "Log").await.message().text();
    assert!(log.contains("dropped one place after two weeks without a game"), "{log}");
}
