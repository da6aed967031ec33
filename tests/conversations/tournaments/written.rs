//! What was written stays true: calls say how far games have come, and go once they say nothing any more.

use std::time::Duration;

use kuzhi_tests::conversation::Message;

use super::{Club, pairings};

impl Club {
    /// Chooses what to do in the organisers' menu.
    async fn organiser_chooses(&self, what: &str) {
        let ada = self.person("Ada").at(&self.evening.hall);
        let menu = ada.click(&self.card, "Organise").await.message();
        ada.choose(&menu, "What to do", &[what]).await;
    }

    async fn press_begin(&self, call: &Message, name: &str) {
        self.person(name).at(&self.thread).click(call, "Begin our game").await;
    }

    async fn until_it_says(&self, message: &Message, text: &str) {
        self.thread.until(|_| message.text().contains(text), text).await;
    }
}

#[tokio::test]
async fn a_call_says_which_games_are_played_and_how_they_ended() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    let [first, second] = <[_; 2]>::try_from(pairings(&call.text())).unwrap();
    let line = |pair: &[String; 2]| format!("@{} – @{}", pair[0], pair[1]);
    for name in &first {
        club.press_begin(&call, name).await;
    }
    let link = format!("{}: [being played](https://discord.com/channels/", line(&first));
    club.until_it_says(&call, &link).await;
    assert!(call.text().contains("Time for that ends"), "{}", call.text());
    club.resign(&club.boards()[0]).await;
    club.until_it_says(&call, &format!("{}: 0 – 1", line(&first))).await;
    for name in &second {
        club.press_begin(&call, name).await;
    }
    club.until_it_says(&call, &format!("{}: [being played]", line(&second))).await;
    assert!(call.text().starts_with("**Friday night, round 1 of 2.**\n"), "{}", call.text());
    assert!(!call.screen().contains("Begin our game"), "{}", call.screen());
}

#[tokio::test]
async fn a_call_names_who_did_not_come() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    club.evening.bot.pass(Duration::from_mins(4));
    let reminder = club.news("time to begin these games ends").await;
    club.evening.bot.pass(Duration::from_mins(2));
    club.until_it_says(&call, ": 0 – 0, forfeit").await;
    assert!(!call.text().contains("ends <t:"), "{}", call.text());
    club.thread.until(|_| reminder.is_deleted(), "the reminder to go").await;
}

#[tokio::test]
async fn a_note_that_somebody_is_ready_goes_once_the_board_is_there() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.begin();
    let call = club.news("round 1 of 2").await;
    let [south, north] = pairings(&call.text()).remove(0);
    club.press_begin(&call, &south).await;
    let ready = club.news("is ready for your game").await;
    club.press_begin(&call, &north).await;
    club.thread.until(|_| ready.is_deleted(), "the note to go").await;
    assert_eq!(club.boards().len(), 1);
}

#[tokio::test]
async fn a_call_says_no_time_while_the_tournament_is_paused() {
    let club = Club::gather("league", "10+5", 3).await;
    club.begin();
    let call = club.news("round 1 of 3").await;
    club.organiser_chooses("Pause the tournament").await;
    club.until_it_says(&call, "round 1 of 3.** It is paused.").await;
    assert!(!call.screen().contains("Begin our game"), "{}", call.screen());
    club.evening.bot.pass(Duration::from_mins(30));
    club.organiser_chooses("Let the tournament go on").await;
    club.until_it_says(&call, "Time for that ends").await;
    assert!(call.screen().contains("Begin our game"), "{}", call.screen());
    let edits = call.edits();
    club.give_time(&pairings(&call.text()).remove(0), "+60 min").await;
    club.thread.until(|_| call.edits() > edits, "the hour").await;
}

#[tokio::test]
async fn no_message_says_that_something_begins_that_has_begun() {
    let club = Club::gather("swiss", "10+5", 4).await;
    club.organiser_chooses("Put off by an hour").await;
    let first = club.news("now begins").await;
    club.organiser_chooses("Put off by a day").await;
    club.thread.until(|_| first.is_deleted(), "the first one to go").await;
    let second = club.news("now begins").await;
    club.evening.bot.pass(Duration::from_hours(27));
    club.thread.until(|_| second.is_deleted(), "the second one to go").await;
    club.news("round 1 of 2").await;
}

#[tokio::test]
async fn an_arena_that_is_over_does_not_end() {
    let club = Club::gather("arena", "3+2", 3).await;
    club.begin();
    let begun = club.news("has begun, and ends").await;
    club.thread.until(|_| club.boards().len() == 1, "their game").await;
    club.evening.bot.pass(Duration::from_mins(70));
    club.news("is over.**").await;
    club.thread.until(|_| begun.is_deleted(), "its message to go").await;
}

#[tokio::test]
async fn a_challenge_says_how_its_game_goes() {
    let club = Club::gather("ladder", "10+5", 2).await;
    let bob = club.person("Bob").at(&club.evening.hall);
    let menu = bob.click(&club.card, "Challenge").await.message();
    bob.choose(&menu, "Whom?", &["1. Ada"]).await;
    let challenge = club.news("challenges you for place 1").await;
    club.press_begin(&challenge, "Ada").await;
    club.until_it_says(&challenge, "**Friday night:** @Ada – @Bob: [being played](").await;
    club.resign(&club.boards()[0]).await;
    club.until_it_says(&challenge, "**Friday night:** @Ada – @Bob: 0 – 1").await;
}
