//! A ladder.

use std::time::Duration;

use super::Club;

#[tokio::test]
async fn a_win_on_the_ladder_swaps_places() {
    let club = Club::gather("ladder", "10+5", 5).await;
    let esi = club.person("Esi").at(&club.evening.hall);
    let question = esi.click(&club.card, "Challenge").await.message();
    let asked = esi.choose(&question, "Whom?", &["2. Bob"]).await;
    assert!(asked.text().contains("@Bob was called. If they come later, you are"), "{}", asked.text());
    let call = club.news("@Bob, @Esi challenges you for place 2").await;
    assert_eq!(call.pings(), ["Bob"]);
    club.person("Bob").at(&club.thread).click(&call, "Begin our game").await;
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
    club.resign(&club.boards()[0]).await;
    club.news("@Esi takes place 2 from @Bob").await;
    let text = esi.click(&club.card, "Standings").await.message().text();
    assert!(text.contains("2.** @Esi") && text.contains("5.** @Bob"), "{text}");
    let bob = club.person("Bob").at(&club.evening.hall);
    let question = bob.click(&club.card, "Challenge").await.message();
    bob.choose(&question, "Whom?", &["4. Dilan"]).await;
    club.news("@Dilan, @Bob challenges you").await;
    club.evening.bot.pass(Duration::from_hours(73));
    club.news("@Bob takes place 4 from @Dilan").await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let menu = ada.click(&club.card, "Organise").await.message();
    let form = ada.choose(&menu, "What to do", &["End the ladder …"]).await.form();
    ada.submit(&form, &[("Why?", "a new one begins")]).await;
    // Ada stands first, and has played nobody: a place needs a game.
    let over = club.news("is over.** Congratulations, @Esi").await;
    assert!(over.text().contains("🥈 2. @Bob") && !over.text().contains("Ada"), "{}", over.text());
    club.evening.hall.until(|_| club.card.text().contains("It is over."), "the end on the card").await;
}
