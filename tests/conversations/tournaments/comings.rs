//! Who comes, goes and stays away: what they lose, what others are told, and what the log says.

use std::time::Duration;

use super::{Club, pairings};
use crate::bot::moves;

impl Club {
    async fn log(&self) -> String {
        self.person("Ada").at(&self.evening.hall).click(&self.card, "Log").await.message().text()
    }

    /// The players of the first game of a round once its board is there: first whoever is to move.
    async fn first_game(&self) -> [String; 2] {
        let news = self.news("round 1 of").await;
        let [south, north] = pairings(&news.text()).remove(0);
        for name in [&south, &north] {
            self.come(name, &news).await;
        }
        let is_theirs =
            |text: &str| text.contains(&format!("@{south}")) && text.contains(&format!("@{north}"));
        self.thread.until(|_| self.boards().iter().any(|board| is_theirs(&board.text())), "the board").await;
        let board = self.boards().into_iter().find(|board| is_theirs(&board.text())).unwrap();
        let is_first = board.text().contains(&format!("**@{south}** ("));
        if is_first { [south, north] } else { [north, south] }
    }
}

#[tokio::test]
async fn whoever_leaves_loses_the_game_in_progress() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let [leaver, other] = club.first_game().await;
    let board = club.boards().remove(0);
    let first = moves(&board).remove(0);
    club.person(&leaver).at(&club.thread).click_id(&board, first.custom_id.as_deref().unwrap()).await;
    let own = club.person(&leaver).at(&club.evening.hall);
    let question = own.click(&club.card, "Leave").await.message();
    assert!(question.text().contains(&format!("You lose your open games, against @{other}.")));
    own.click(&question, "Yes, leave").await;
    assert!(question.text().starts_with("You’ve left the tournament.\n@"), "{}", question.text());
    club.thread.until(|_| board.text().contains(&format!("@{leaver} resigned")), "the end").await;
    let told = club.news(&format!("@{leaver}: left")).await;
    assert_eq!(told.pings(), std::slice::from_ref(&other));
    let mine = club.person(&other).at(&club.evening.hall);
    let mine = async || mine.click(&club.card, "My games").await.message().text();
    while !mine().await.contains(" – won") {
        tokio::task::yield_now().await;
    }
    assert!(!mine().await.contains("forfeit"), "it was played: {}", mine().await);
    let log = club.log().await;
    assert!(log.contains("@Bob: joined") && log.contains(&format!("@{leaver}: left")), "{log}");
}

#[tokio::test]
async fn whoever_leaves_before_their_first_move_forfeits() {
    let club = Club::gather("league", "1d", 4).await;
    club.begin();
    let [first, leaver] = club.first_game().await;
    let board = club.boards().into_iter().find(|board| board.text().contains(&format!("@{first}"))).unwrap();
    club.leave(&leaver).await;
    club.thread.until(|_| moves(&board).is_empty(), "the end of the game").await;
    assert!(!board.text().contains("resigned"), "{}", board.text());
    let told = club.news(&format!("@{leaver}: left")).await;
    assert!(told.text().contains("forfeit"), "{}", told.text());
}

#[tokio::test]
async fn a_challenge_lapses_with_whoever_leaves_the_ladder() {
    let club = Club::gather("ladder", "10+5", 4).await;
    let dilan = club.person("Dilan").at(&club.evening.hall);
    let question = dilan.click(&club.card, "Challenge").await.message();
    dilan.choose(&question, "Who?", &["2. Bob"]).await;
    let bob = club.person("Bob").at(&club.evening.hall);
    let question = bob.click(&club.card, "Leave").await.message();
    assert_eq!(question.text(), "Leave **Friday night**? Your open challenge with @Dilan expires.");
    bob.click(&question, "Yes, leave").await;
    assert_eq!(club.news("@Bob: left").await.pings(), ["Dilan"]);
    let log = club.log().await;
    assert!(log.contains("@Dilan: challenged @Bob") && log.contains("@Bob: left"), "{log}");
    let standings = dilan.click(&club.card, "Standings").await.message().text();
    assert!(super::table(&standings).iter().any(|line| line.starts_with("3. Dilan")), "{standings}");
}

#[tokio::test]
async fn whoever_is_back_in_the_last_round_reads_that_no_game_comes() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    club.play_round(1).await;
    club.news("round 2 of 2").await;
    let question = club.leave("Cem").await;
    let cem = club.person("Cem").at(&club.evening.hall);
    let told = cem.click(&question, "Rejoin").await.message().text();
    assert_eq!(told, "You’re back in the standings, but there are no games left for you.");
    club.news("@Cem: rejoined").await;
}

#[tokio::test]
async fn the_log_says_who_stayed_away_and_has_pages() {
    let club = Club::gather("swiss", "10+5", 6).await;
    club.begin();
    club.news("round 1 of 3").await;
    club.evening.bot.pass(Duration::from_mins(6));
    club.news("6 players did not show up").await;
    let ada = club.person("Ada").at(&club.evening.hall);
    let log = ada.click(&club.card, "Log").await.message();
    for line in
        ["round 1 started", "did not show up, and forfeited: @", "no more games until they press **Rejoin**"]
    {
        assert!(log.text().contains(line), "{}", log.text());
    }
    for _ in 0..4 {
        club.leave("Bob").await;
        club.person("Bob").at(&club.evening.hall).click(&club.card, "Join").await;
    }
    let log = ada.click(&club.card, "Log").await.message();
    assert!(!log.text().contains("announced"), "{}", log.text());
    let earlier = log.buttons().into_iter().find(|button| button.is_enabled).unwrap();
    ada.click_id(&log, earlier.custom_id.as_deref().unwrap()).await;
    assert!(log.text().contains("@Ada: announced the tournament"), "{}", log.text());
}
