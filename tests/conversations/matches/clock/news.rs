//! Whoever was away is told which games wait, and whoever has lost on time, or won by that, hears of it.

use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_tests::conversation::{Message, Person};
use kuzhi_tests::waiting::until;

use super::DAY;
use crate::bot::Evening;

const GATHERED: Duration = Duration::from_secs(15);

/// The direct messages to somebody that say that they are back.
fn welcomes(who: &Person) -> Vec<String> {
    let texts = who.dm().messages().into_iter().map(|message| message.text());
    texts.filter(|text| text.starts_with("**You’re back: ")).collect()
}

impl Evening {
    /// What the channel says of those who have lost on time.
    fn losses(&self) -> Vec<(String, Vec<String>)> {
        let all = self.hall.messages().into_iter().map(|message| (message.text(), message.pings()));
        all.filter(|(text, _)| text.contains(" lost on time against ")).collect()
    }

    /// What the channel says once so many games that Ada has lost were gathered.
    async fn until_losses(&self, games: usize) -> Vec<(String, Vec<String>)> {
        let ada = PlayerId(self.ada.id().get());
        until("the lost games to be noted", || self.store.person_feed(ada).unwrap().lost.len() == games)
            .await;
        self.bot.pass(GATHERED);
        self.hall.until(|_| !self.losses().is_empty(), "the word about lost games").await;
        self.losses()
    }
}

#[tokio::test]
async fn who_is_back_is_told_once_which_games_wait() {
    let evening = Evening::begin().await;
    let board = evening.timed("mangala", "3d").await;
    evening.ada.at(&evening.hall).slash("away").string("until", "2d").send().await;
    evening.bob.at(&evening.hall).slash("away").string("until", "2d").send().await;
    evening.bot.pass(DAY);
    assert!(welcomes(&evening.ada).is_empty());
    evening.bot.pass(DAY + GATHERED);
    evening.ada.dm().until(|_| !welcomes(&evening.ada).is_empty(), "the word").await;
    let [told] = &welcomes(&evening.ada)[..] else { panic!("{:?}", welcomes(&evening.ada)) };
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!((lines.len(), lines[0]), (2, "**You’re back: one game waits for you**"));
    assert!(lines[1].starts_with("• Mangala against Bob: **your turn** · "), "{told}");
    assert!(lines[1].ends_with(&board.id().to_string()), "{told}");
    evening.bot.pass(Duration::from_hours(1));
    evening.look_away();
    assert_eq!(welcomes(&evening.ada).len(), 1);
    assert!(welcomes(&evening.bob).is_empty(), "no game waits for Bob");
}

#[tokio::test]
async fn who_comes_back_sooner_or_wants_no_pings_is_not_told() {
    let evening = Evening::begin().await;
    evening.timed("mangala", "3d").await;
    let page = evening.ada.at(&evening.hall).slash("away").string("until", "2d").send().await;
    evening.bot.pass(DAY);
    evening.ada.at(&evening.hall).click(&page.message(), "I’m back").await;
    evening.bot.pass(DAY + GATHERED);
    evening.bot.pass(DAY / 2);
    evening.look_away();
    assert!(welcomes(&evening.ada).is_empty());
}

#[tokio::test]
async fn the_message_of_the_day_says_that_they_are_back() {
    let evening = Evening::begin().await;
    evening.timed("mangala", "7d").await;
    let ada = evening.ada.at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    for button in ["Pings: on", "Pings: off", "Pings: by direct message"] {
        ada.click(&settings, button).await;
    }
    let page = ada.click(&settings, "Away and days off").await.message();
    let hour = (evening.bot.now().as_secs() / 3_600 + 3) % 24;
    let chosen = format!("Waiting games: every day at {hour:02}:00");
    ada.choose(&page, "k1:pick:digest-hour", &[&chosen]).await;
    ada.slash("away").string("until", "2d").send().await;
    evening.bot.pass(2 * DAY + GATHERED);
    evening.look_away();
    assert!(welcomes(&evening.ada).is_empty(), "it comes with the others");
    evening.bot.pass(Duration::from_hours(3));
    evening.ada.dm().until(|_| !welcomes(&evening.ada).is_empty(), "the message").await;
    evening.bot.pass(DAY);
    evening.look_away();
    let waiting = |text: &String| text.contains("waits for you");
    let letters: Vec<_> = evening.ada.dm().messages().iter().map(Message::text).filter(waiting).collect();
    assert_eq!(letters.len(), 1, "{letters:?}");
}

#[tokio::test]
async fn who_has_lost_on_time_is_told_and_who_claims_the_win_knows() {
    let evening = Evening::begin().await;
    evening.timed("mangala", "1d").await;
    evening.bot.pass(DAY);
    let board = evening.time_is_up().await;
    evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
    let losses = evening.until_losses(1).await;
    let [(told, pinged)] = &losses[..] else { panic!("{losses:?}") };
    assert!(told.starts_with("@Ada lost on time against @Bob in **Mangala** · https://"), "{told}");
    assert_eq!(pinged, &["Ada"]);
    evening.discord.assert_clean();
}

#[tokio::test]
async fn several_games_lost_at_once_come_in_one_message() {
    let evening = Evening::begin().await;
    for other in [&evening.bob, &evening.cem] {
        let settings = other.at(&evening.hall).slash("settings").send().await.message();
        other.at(&evening.hall).click(&settings, "Wins on time: left to you").await;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", other);
        let play = play.string("game", "mangala").string("side", "first").string("clock", "1d");
        let board = play.send().await.message();
        other.at(&evening.hall).click(&board, "Accept").await;
    }
    evening.bot.pass(DAY + Duration::from_mins(1));
    let losses = evening.until_losses(2).await;
    let [(told, pinged)] = &losses[..] else { panic!("{losses:?}") };
    assert_eq!(told.lines().count(), 2, "{told}");
    let mut pinged = pinged.clone();
    pinged.sort();
    assert_eq!(pinged, ["Ada", "Bob", "Cem"]);
    evening.bot.pass(Duration::from_hours(1));
    evening.look_away();
    assert_eq!(evening.losses().len(), 1);
}

#[tokio::test]
async fn one_ping_says_whose_turn_it_is_and_that_time_runs_out() {
    let evening = Evening::begin().await;
    let board = evening.timed("mangala", "1d").await;
    evening.ada.at(&evening.hall).click(&board, "1").await;
    let before = evening.discord.pings_of(&evening.bob).len();
    // Bob was there a moment ago, so that both are due at once.
    evening.bot.pass(Duration::from_hours(20));
    evening.wait_for_pings(&evening.bob, before + 1).await;
    for _ in 0..3 {
        evening.look_away();
    }
    evening.bob.at(&evening.hall).slash("games").send().await;
    let pings = evening.discord.pings_of(&evening.bob);
    assert_eq!(pings.len(), before + 1);
    assert!(pings.last().unwrap().text().starts_with("@Bob, your time"), "{}", pings.last().unwrap().text());
}

#[tokio::test]
async fn a_reminder_with_enough_time_left_waits_for_the_morning() {
    let evening = Evening::begin().await;
    let hour = (evening.bot.now().as_secs() / 3_600 + 54) % 24;
    // When three quarters of three days are used, it is two o'clock where Ada lives.
    let ahead = (26 + 24 - hour) % 24;
    let zone = if ahead > 12 { format!("UTC-{}", 24 - ahead) } else { format!("UTC+{ahead}") };
    evening.ada.at(&evening.hall).slash("away").string("timezone", &zone).send().await;
    evening.timed("mangala", "3d").await;
    let before = evening.discord.pings_of(&evening.ada).len();
    evening.bot.pass(Duration::from_hours(55));
    for _ in 0..3 {
        evening.look_away();
    }
    evening.bob.at(&evening.hall).slash("games").send().await;
    assert_eq!(evening.discord.pings_of(&evening.ada).len(), before);
    evening.bot.pass(Duration::from_hours(5));
    // Whoever looked at the match just before the morning looks again half a minute later.
    let is_reminded = || evening.discord.pings_of(&evening.ada).len() > before;
    evening.bot.pass_until(is_reminded, "a reminder").await;
    let ping = evening.discord.pings_of(&evening.ada).pop().unwrap();
    assert!(ping.text().starts_with("@Ada, your time"), "{}", ping.text());
}
