//! An arena.

use std::time::Duration;

use super::Club;

#[tokio::test]
async fn an_arena_pairs_whoever_is_free() {
    let club = Club::gather("arena", "3+2", 4).await;
    club.begin();
    club.news("has started, and ends").await;
    club.thread.until(|_| club.boards().len() == 2, "two games at once").await;
    let boards = club.boards();
    club.resign(&boards[0]).await;
    club.resign(&boards[1]).await;
    club.thread.until(|_| club.boards().len() == 4, "the next two").await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let told = ada.click(&club.card, "Pause").await.message();
    assert!(told.text().starts_with("You’re taking a break."), "{}", told.text());
    let back = ada.click(&told, "Rejoin").await.message();
    assert_eq!(back.text(), "Welcome back. You’re in again.");
    // Nobody moves any more: whoever does not is told to have missed their game, and the others have won.
    club.evening.bot.pass(Duration::from_mins(70));
    let missing = club.news("did not show up").await;
    assert!(!missing.pings().is_empty() && missing.screen().contains("[Rejoin]"), "{}", missing.screen());
    let over = club.news("is over.** Congratulations").await;
    assert!(over.text().contains("🥇"), "{}", over.text());
}

#[tokio::test]
async fn no_clock_runs_in_a_pause() {
    let club = Club::gather("arena", "3+2", 2).await;
    club.begin();
    club.thread.until(|_| club.boards().len() == 1, "their game").await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Pause the tournament"]).await;
    club.news("is paused. No clocks run").await;
    for _ in 0..10 {
        club.evening.bot.pass(Duration::from_mins(5));
        tokio::task::yield_now().await;
    }
    let menu = ada.click(&club.card, "Organise").await.message();
    ada.choose(&menu, "What to do", &["Resume the tournament"]).await;
    club.news("has resumed").await;
    let mine = ada.click(&club.card, "My games").await.message().text();
    assert!(mine.contains("in progress"), "{mine}");
    // Their time goes on where it stood: of that for the first move nothing is used.
    club.evening.bot.pass(Duration::from_secs(30));
    club.resign(&club.boards()[0]).await;
    let mine = ada.click(&club.card, "My games").await.message().text();
    assert!(mine.contains("– won") != mine.contains("– lost"), "{mine}");
    assert!(!mine.contains("by forfeit"), "{mine}");
}
