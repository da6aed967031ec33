//! Open challenges in a channel: the first to accept plays.

use std::time::Duration;

use kuzhi_tests::conversation::{Channel, Message};

use crate::bot::Evening;

impl Evening {
    /// Ada looks for an opponent in Mangala, and would move first.
    async fn open_challenge(&self, place: &Channel) -> Message {
        let play = self
            .ada
            .at(place)
            .slash("play")
            .boolean("rated", true)
            .boolean("open", true)
            .string("side", "first");
        play.send().await.message()
    }
}

#[tokio::test]
async fn a_challenge_to_all_calls_nobody() {
    let evening = Evening::begin().await;
    let challenge = evening.open_challenge(&evening.hall).await;
    let expected = "\
@Ada is looking for someone to play **Mangala** · Rated
Ratings: @Ada 1500?
@Ada plays South and moves first.
Open until <t:f>.
```text
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 4│ 4│ 4│ 4│ 4│ 4│
  0 ├──┼──┼──┼──┼──┼──┤ 0
  > │ 4│ 4│ 4│ 4│ 4│ 4│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6
```
[Accept] [Cancel] [How to play]";
    assert_eq!(challenge.screen(), expected);
    assert!(evening.discord.pings().is_empty());
    let second = evening
        .ada
        .at(&evening.hall)
        .slash("play")
        .boolean("rated", true)
        .boolean("open", true)
        .string("side", "second");
    let second = second.send().await;
    assert!(second.text().contains("\nWhoever accepts plays South and moves first."), "{}", second.text());
}

#[tokio::test]
async fn the_first_to_accept_an_open_challenge_plays() {
    let evening = Evening::begin().await;
    let play = evening
        .ada
        .at(&evening.hall)
        .slash("play")
        .boolean("rated", true)
        .boolean("open", true)
        .string("side", "first");
    let challenge = play.string("game", "pallankuzhi").send().await.message();
    let old = challenge.as_it_is_now();
    let own = evening.ada.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(own.is_private());
    assert_eq!(own.text(), "This is your own challenge, so someone else has to accept it.");
    evening.look_away();
    evening.cem.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(
        challenge.text().starts_with("**Pallankuzhi** · South @Ada · North @Cem"),
        "{}",
        challenge.text()
    );
    evening.wait_for_pings(&evening.ada, 1).await;
    let late = evening.bob.at(&evening.hall).click_old(&old, "Accept").await;
    assert_eq!(
        evening.notice(&late).await,
        "This challenge has already been accepted. Start your own game with `/play`."
    );
    assert!(
        challenge.text().starts_with("**Pallankuzhi** · South @Ada · North @Cem"),
        "{}",
        challenge.text()
    );
    evening.ada.at(&evening.hall).click(&challenge, "1").await;
    evening.cem.at(&evening.hall).slash("resign").send().await;
}

#[tokio::test]
async fn of_two_who_accept_at_once_one_plays() {
    let evening = Evening::begin().await;
    let challenge = evening.open_challenge(&evening.hall).await;
    let old = challenge.as_it_is_now();
    evening.look_away();
    let both =
        [&evening.bob, &evening.cem].map(|who| who.at(&evening.hall).click_old(&old, "Accept").begin());
    for one in &both {
        one.answer().await;
    }
    evening.wait_for_pings(&evening.ada, 1).await;
    let text = challenge.text();
    let players = ["North @Bob", "North @Cem"].map(|player| text.contains(player));
    assert!(players[0] != players[1], "{text}");
}

#[tokio::test]
async fn only_the_challenger_cancels_an_open_challenge() {
    let evening = Evening::begin().await;
    let challenge = evening.open_challenge(&evening.hall).await;
    let refused = evening.bob.at(&evening.hall).click(&challenge, "Cancel").await;
    assert_eq!(refused.text(), "Only @Ada can cancel this challenge.");
    evening.ada.at(&evening.hall).click(&challenge, "Cancel").await;
    assert_eq!(challenge.screen(), "@Ada is no longer looking for someone to play **Mangala**.");
}

#[tokio::test]
async fn open_challenges_expire_and_count_to_the_limit() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__MAX_OPEN_CHALLENGES_PER_PERSON", "1")]).await;
    let challenge = evening.open_challenge(&evening.hall).await;
    let second = evening.open_challenge(&evening.hall).await;
    assert_eq!(
        second.text(),
        "You have one unanswered challenge, and that is the limit. Cancel one, or wait for an answer."
    );
    evening.bot.pass(Duration::from_hours(24));
    evening.hall.until(|_| challenge.edits() == 1, "the challenge to lapse").await;
    assert_eq!(
        challenge.screen(),
        "@Ada was looking for someone to play **Mangala**, but no one accepted in time."
    );
}

#[tokio::test]
async fn taking_no_challenges_still_allows_open_ones() {
    let evening = Evening::begin().await;
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    let nobody = "Challenges: from no one";
    evening.bob.at(&evening.hall).choose(&settings, nobody, &[nobody]).await;
    let challenge = evening.open_challenge(&evening.hall).await;
    evening.look_away();
    evening.bob.at(&evening.hall).click(&challenge, "Accept").await;
    assert!(challenge.text().contains("North @Bob"), "{}", challenge.text());
}

#[tokio::test]
async fn one_names_somebody_or_asks_all() {
    let evening = Evening::begin().await;
    let play = evening.ada.at(&evening.hall).slash("play").boolean("rated", true).boolean("open", true);
    let refused = play.user("opponent", &evening.bob).send().await;
    assert!(refused.is_private());
    assert_eq!(refused.text(), "Choose either `opponent` or `open`, not both.");
    let play = evening.ada.at(&evening.hall).slash("play").boolean("rated", true).boolean("open", false);
    let named = play.user("opponent", &evening.bob).send().await;
    assert!(named.text().starts_with("@Bob, @Ada challenges you"), "{}", named.text());
}
