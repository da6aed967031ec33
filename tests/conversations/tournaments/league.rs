//! A league.

use super::Club;

#[tokio::test]
async fn everyone_meets_everyone_in_a_league() {
    let club = Club::gather("league", "3d", 3).await;
    assert!(club.card.text().contains("Rounds last 3 days"), "{}", club.card.text());
    club.begin();
    for round in 1..=3 {
        club.play_round(round).await;
    }
    let over = club.news("is over.** Congratulations").await;
    assert_eq!(over.pings().len(), 3);
    let ada = club.person("Ada").at(&club.thread);
    let standings = ada.click(&over, "Standings").await.message();
    assert!(standings.text().contains("Points · direct encounter"), "{}", standings.text());
    let late = club.evening.discord.person("Gül").at(&club.evening.hall);
    let refused = late.slash("tournament show").string("tournament", "Friday").send().await.message();
    assert!(refused.text().contains("It is over."), "{}", refused.text());
}
