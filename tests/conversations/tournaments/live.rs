//! Live games: who is there waits for a while, and nobody plays two at once.

use std::time::Duration;

use super::Club;

#[tokio::test]
async fn who_answers_late_on_a_live_ladder_calls_back() {
    let club = Club::gather("ladder", "10+5", 5).await;
    let esi = club.person("Esi").at(&club.evening.hall);
    let question = esi.click(&club.card, "Challenge").await.message();
    let told = esi.choose(&question, "Whom?", &["2. Bob"]).await;
    assert!(told.text().starts_with("You are ready until <t:"), "{}", told.text());
    let call = club.news("@Bob, @Esi challenges you for place 2").await;
    assert!(call.text().contains("If you come later, they are called back."), "{}", call.text());
    club.evening.bot.pass(Duration::from_mins(15));
    let mine = esi.click(&club.card, "My games").await.message();
    assert!(mine.text().contains("you were there; if @Bob comes, you are called back"), "{}", mine.text());
    let bob = club.person("Bob").at(&club.thread);
    let told = bob.click(&call, "Begin our game").await.message();
    assert!(told.text().starts_with("You are ready until <t:"), "{}", told.text());
    let back = club.news("@Esi, @Bob is here now for your game").await;
    assert_eq!(back.pings(), ["Esi"]);
    assert!(club.boards().is_empty(), "Esi is not there any more");
    club.person("Esi").at(&club.thread).click(&back, "Begin our game").await;
    club.thread.until(|_| club.boards().len() == 1, "the board").await;
}

#[tokio::test]
async fn no_live_game_begins_beside_one_of_a_tournament() {
    let club = Club::gather("arena", "3+2", 2).await;
    let (hall, gul) = (&club.evening.hall, club.evening.discord.person("Gül"));
    let ada = club.person("Ada").at(hall);
    let open = gul.at(hall).slash("play").user("opponent", club.person("Ada"));
    let open = open.string("clock", "5+3").send().await.message();
    let own = ada.slash("play").user("opponent", &gul).string("clock", "5+3").send().await.message();
    let days = ada.slash("play").user("opponent", &gul).string("clock", "3d").send().await.message();
    club.begin_now().await;
    club.thread.until(|_| club.boards().len() == 1, "their game").await;
    let refused = ada.click(&open, "Accept").await.text();
    assert!(refused.starts_with("You are playing another live game."), "{refused}");
    let refused = ada.slash("play").string("clock", "5+3").send().await.text();
    assert!(refused.starts_with("You are playing another live game."), "{refused}");
    let refused = gul.at(hall).click(&own, "Accept").await.text();
    assert!(refused.contains("@Ada is playing a live game of a tournament."), "{refused}");
    gul.at(hall).click(&days, "Accept").await;
    hall.until(|_| days.buttons().iter().all(|one| one.label != "Accept"), "a game of days beside it").await;
    club.resign(&club.boards()[0]).await;
}

#[tokio::test]
async fn an_arena_warns_of_slow_clocks_and_ends_with_its_last_games() {
    let club = Club::gather("arena", "3+2", 3).await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let draft = ada.slash("tournament create").string("kind", "arena").string("clock", "10+5");
    let draft = draft.send().await.text();
    assert!(draft.contains("Games with 10+5 are long for this arena"), "{draft}");
    club.begin();
    club.thread.until(|_| club.boards().len() == 1, "the first game").await;
    club.evening.hall.until(|_| club.card.text().contains("The last games begin at <t:"), "when").await;
    club.resign(&club.boards()[0]).await;
    club.thread.until(|_| club.boards().len() == 2, "the next game").await;
    club.evening.bot.pass(Duration::from_mins(57));
    let over = club.news("is over.** Congratulations").await;
    assert_eq!(club.boards().len(), 2, "{}", over.text());
}
