//! All games that wait for a person, in one direct message a day.

use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_tests::conversation::{Message, Person};
use kuzhi_tests::waiting::until;

use crate::bot::Evening;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

impl Evening {
    /// A person chooses to be notified once a day, at the full hour that comes so many hours from now.
    async fn once_a_day(&self, who: &Person, hours: u64) -> Message {
        let settings = who.at(&self.hall).slash("settings").send().await.message();
        for button in ["Pings: on", "Pings: off", "Pings: by direct message"] {
            who.at(&self.hall).click(&settings, button).await;
        }
        assert!(settings.text().contains("Pings come **once a day**"), "{}", settings.text());
        let page = who.at(&self.hall).click(&settings, "Away and days off").await.message();
        let hour = (self.bot.now().as_secs() / 3_600 + hours) % 24;
        let chosen = format!("Waiting games: every day at {hour:02}:00");
        who.at(&self.hall).choose(&page, "k1:pick:digest-hour", &[&chosen]).await;
        assert!(page.text().contains(&format!("once a day at **{hour:02}:00** (UTC).")), "{}", page.text());
        page
    }

    /// A game with a clock between somebody, who has moved, and Bob, whose turn it is.
    async fn bob_to_move(&self, other: &Person, clock: &str) -> Message {
        let play = other.at(&self.hall).slash("play").user("opponent", &self.bob);
        let play = play.string("game", "mangala").string("side", "first").string("clock", clock);
        let board = play.send().await.message();
        self.bob.at(&self.hall).click(&board, "Accept").await;
        other.at(&self.hall).click(&board, "1").await;
        board
    }

    /// Lets time pass until Bob's next message was due.
    async fn pass_to_message(&self, time: Duration) {
        self.bot.pass(time);
        let id = PlayerId(self.bob.id().get());
        let is_noted = || self.store.person_feed(id).unwrap().due().is_none_or(|due| due > self.bot.now());
        until("the message to be due later", is_noted).await;
    }

    /// The direct messages to Bob that are no challenge.
    fn letters(&self) -> Vec<String> {
        let texts = self.bob.dm().messages().into_iter().map(|message| message.text());
        texts.filter(|text| !text.contains("challenges you")).collect()
    }

    async fn until_letters(&self, number: usize) -> Vec<String> {
        self.bob.dm().until(|_| self.letters().len() >= number, "another direct message").await;
        self.letters()
    }
}

#[tokio::test]
async fn games_that_wait_come_in_one_message_and_not_again() {
    let evening = Evening::begin().await;
    evening.once_a_day(&evening.bob, 3).await;
    let longest = evening.bob_to_move(&evening.cem, "7d").await;
    let board = evening.bob_to_move(&evening.ada, "3d").await;
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 2, "challenges do not wait");
    evening.bot.pass(HOUR);
    evening.look_away();
    assert!(evening.letters().is_empty(), "{:?}", evening.letters());
    evening.bot.pass(2 * HOUR);
    let letters = evening.until_letters(1).await;
    let lines: Vec<&str> = letters[0].lines().collect();
    assert_eq!(lines[0], "**2 games wait for you**");
    for (line, other, board) in [(1, "Ada", &board), (2, "Cem", &longest)] {
        assert!(
            lines[line].starts_with(&format!("• Mangala against {other}: **your turn** · ")),
            "{lines:?}"
        );
        assert!(lines[line].ends_with(&board.id().to_string()), "least time first, with links: {lines:?}");
    }
    // The next day brings nothing new. The day after, little time is left for one of them.
    evening.pass_to_message(DAY).await;
    assert_eq!(evening.letters().len(), 1);
    evening.pass_to_message(DAY).await;
    let letters = evening.until_letters(2).await;
    let lines: Vec<&str> = letters[1].lines().collect();
    let expected = ["**2 games wait for you**", "Little time is left for these:"];
    assert_eq!((lines.len(), &lines[..2]), (5, &expected[..]), "{lines:?}");
    assert!(lines[2].contains("against Ada") && lines[3] == "These wait, too:", "{lines:?}");
    // Whoever was told is not reminded.
    evening.bot.pass(10 * HOUR);
    evening.bob.at(&evening.hall).click(&board, "1").await;
    evening.pass_to_message(DAY).await;
    assert_eq!(evening.letters().len(), 2, "{:?}", evening.letters());
    assert_eq!(evening.discord.pings_of(&evening.bob).len(), 4);
    evening.discord.assert_clean();
}

#[tokio::test]
async fn what_runs_out_before_the_message_is_pinged_at_once() {
    let evening = Evening::begin().await;
    evening.once_a_day(&evening.bob, 0).await;
    evening.bob_to_move(&evening.ada, "1d").await;
    evening.look_away();
    let letters = evening.until_letters(1).await;
    assert!(letters[0].starts_with("@Bob, your move in **Mangala** against @Ada: "), "{letters:?}");
    // As it was pinged, there is nothing to tell.
    evening.bot.pass(19 * HOUR);
    let letters = evening.until_letters(2).await;
    assert!(letters[1].starts_with("@Bob, your time"), "the reminder of a ping: {letters:?}");
    evening.pass_to_message(5 * HOUR).await;
    assert_eq!(evening.letters().len(), 2, "{:?}", evening.letters());
}

#[tokio::test]
async fn live_games_do_not_wait_for_the_message() {
    let evening = Evening::begin().await;
    evening.once_a_day(&evening.bob, 3).await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
    let board = play.string("game", "mangala").string("side", "second").string("clock", "10+5").send().await;
    evening.look_away();
    evening.bob.at(&evening.hall).click(&board.message(), "Accept").await;
    evening.look_away();
    assert_eq!(evening.bob.dm().messages().len(), 1, "the challenge");
    evening.bot.pass(3 * HOUR);
    evening.look_away();
    let letters = evening.letters();
    assert!(!letters.iter().any(|letter| letter.contains("wait")), "{letters:?}");
}

/// It comes to the channel where somebody chose that, with the games of that server.
#[tokio::test]
async fn the_message_can_come_to_a_channel() {
    let evening = Evening::begin().await;
    let page = evening.once_a_day(&evening.bob, 3).await;
    let bob = evening.bob.at(&evening.hall);
    bob.choose(&page, "k1:pick:digest-place", &["Waiting games: in this channel"]).await;
    assert!(page.text().contains("in #games. Others read there"), "{}", page.text());
    let board = evening.bob_to_move(&evening.ada, "3d").await;
    let other = evening.discord.guild("Rivals").channel("court");
    let play = evening.cem.at(&other).slash("play").user("opponent", &evening.bob);
    let elsewhere = play.string("side", "second").string("clock", "3d").send().await.message();
    evening.bob.at(&other).click(&elsewhere, "Accept").await;
    evening.bot.pass(3 * HOUR);
    evening.hall.until(|hall| hall.last().text().starts_with("@Bob **One game waits"), "the message").await;
    let posted = evening.hall.last();
    let lines: Vec<String> = posted.text().lines().map(str::to_owned).collect();
    assert_eq!(posted.pings(), ["Bob"]);
    assert!(lines[1].ends_with(&board.id().to_string()), "{lines:?}");
    assert_eq!(lines[2..], ["One game waits for you outside this server: `/games`"]);
    assert!(evening.letters().is_empty(), "{:?}", evening.letters());
    evening.pass_to_message(DAY).await;
    assert_eq!(evening.hall.last().id(), posted.id(), "nothing is new");
    evening.discord.assert_clean();
}

/// Whoever cannot be reached in their channel any more gets a direct message that says so.
#[tokio::test]
async fn the_message_leaves_a_channel_that_is_gone() {
    let evening = Evening::begin().await;
    evening.once_a_day(&evening.bob, 3).await;
    let court = evening.discord.guild("Rivals").channel("court");
    let bob = evening.bob.at(&court);
    let settings = bob.slash("settings").send().await.message();
    let page = bob.click(&settings, "Away and days off").await.message();
    bob.choose(&page, "k1:pick:digest-place", &["Waiting games: in this channel"]).await;
    evening.bob_to_move(&evening.ada, "3d").await;
    court.delete();
    evening.bot.pass(3 * HOUR);
    let letters = evening.until_letters(1).await;
    assert!(letters[0].starts_with("**One game waits for you**\n"), "{letters:?}");
    assert!(letters[0].contains("This came to #court until now."), "{letters:?}");
    // From now on nothing is said of it.
    evening.bob_to_move(&evening.cem, "3d").await;
    evening.pass_to_message(DAY).await;
    let letters = evening.until_letters(2).await;
    assert!(!letters[1].contains("until now"), "{letters:?}");
}

#[tokio::test]
async fn who_takes_no_direct_messages_is_pinged_again() {
    let evening = Evening::begin().await;
    let bob = evening.discord.person("Bob").refusing_dms();
    evening.once_a_day(&bob, 3).await;
    let board = evening.bob_to_move(&evening.ada, "3d").await;
    evening.bot.pass(3 * HOUR);
    evening.hall.until(|hall| hall.last().text().starts_with("@Bob, Discord let no"), "the word").await;
    let told = evening.hall.last();
    assert_eq!(told.pings(), ["Bob"]);
    assert!(told.text().ends_with(&board.id().to_string()), "{}", told.text());
    let settings = bob.at(&evening.hall).slash("settings").send().await;
    assert!(settings.text().contains("Pings are **on**"), "{}", settings.text());
    evening.bot.pass(DAY);
    evening.bob_to_move(&evening.cem, "3d").await;
    evening.look_away();
    evening.hall.until(|hall| hall.last().text().starts_with("@Bob, your move"), "the ping").await;
}

#[tokio::test]
async fn who_is_pinged_again_is_told_what_waits() {
    let evening = Evening::begin().await;
    evening.once_a_day(&evening.bob, 5).await;
    evening.bob_to_move(&evening.ada, "3d").await;
    let settings = evening.bob.at(&evening.hall).slash("settings").send().await.message();
    evening.bob.at(&evening.hall).click(&settings, "Pings: once a day").await;
    evening.look_away();
    let letters = evening.until_letters(1).await;
    assert!(letters[0].starts_with("**One game waits for you**\n"), "{letters:?}");
    evening.bot.pass(5 * HOUR);
    evening.look_away();
    assert_eq!(evening.letters().len(), 1);

    // With pings off, nothing comes.
    evening.once_a_day(&evening.cem, 5).await;
    let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.cem);
    let board = play.string("side", "second").string("clock", "3d").send().await.message();
    evening.cem.at(&evening.hall).click(&board, "Accept").await;
    let settings = evening.cem.at(&evening.hall).slash("settings").send().await.message();
    for button in ["Pings: once a day", "Pings: on"] {
        evening.cem.at(&evening.hall).click(&settings, button).await;
    }
    evening.bot.pass(DAY);
    evening.look_away();
    let letters = evening.cem.dm().messages();
    assert!(!letters.iter().any(|letter| letter.text().contains("waits for you")), "{}", letters.len());
}

#[tokio::test]
async fn a_message_that_may_have_arrived_comes_once() {
    let evening = Evening::begin().await;
    evening.once_a_day(&evening.bob, 2).await;
    evening.bob_to_move(&evening.ada, "3d").await;
    let dm = format!("/channels/{}", evening.bob.dm().id());
    evening.discord.mischief().on_next("POST", &dm).lose_answer();
    evening.bot.pass(2 * HOUR);
    evening.until_letters(1).await;
    for _ in 0..5 {
        evening.bot.pass(Duration::from_secs(31));
        evening.look_away();
    }
    evening.pass_to_message(DAY).await;
    assert_eq!(evening.letters().len(), 1);
}

#[tokio::test]
async fn next_game_leads_to_what_waits_with_least_time() {
    let evening = Evening::begin().await;
    let long = evening.bob_to_move(&evening.cem, "7d").await;
    let short = evening.bob_to_move(&evening.ada, "1d").await;
    let bob = evening.bob.at(&evening.hall);
    let next = bob.click(&long, "Next game").await;
    assert!(next.is_private());
    let text = next.text();
    assert!(text.starts_with("Your next game:\n• Mangala against Ada: **your turn** · "), "{text}");
    assert!(text.ends_with(&short.id().to_string()), "{text}");
    bob.click(&long, "1").await;
    bob.click(&short, "1").await;
    assert_eq!(bob.click(&short, "Next game").await.text(), "No other game waits for you.");
    let other = evening.ada.at(&evening.hall).click(&long, "Next game").await;
    assert!(other.text().contains("against Bob"), "everybody has their own: {}", other.text());
}

#[tokio::test]
async fn who_confirms_moves_is_asked_before_each() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let ada = evening.ada.at(&evening.hall);
    let settings = ada.slash("settings").send().await.message();
    ada.click(&settings, "Moves: at once").await;
    assert!(settings.text().contains("Before each move you are **asked**"), "{}", settings.text());
    let before = board.text();
    let question = ada.click(&board, "1").await;
    assert!(question.is_private());
    assert_eq!(question.screen(), "Your move: **1**. Play it?\n[Play it] [Not yet]");
    assert_eq!(board.text(), before);
    ada.click(&question.message(), "Not yet").await;
    assert_eq!(board.text(), before);
    let question = ada.click(&board, "2").await.message();
    ada.click(&question, "Play it").await;
    evening.hall.until(|_| board.text().contains("@Ada: pit 2"), "the move").await;
    assert_eq!(question.text(), "Played: the board shows it.");
    // Others are not asked, and refusals come at once.
    assert!(ada.click(&board, "1").await.text().contains("Bob"), "it is not their turn");
    evening.bob.at(&evening.hall).click(&board, "1").await;
    evening.hall.until(|_| board.text().contains("@Bob: pit 1"), "the other move").await;

    // On a private board the question takes its place.
    let panel = ada.slash("board").string("look", "letters").send().await.message();
    ada.click(&panel, "3").await;
    assert!(panel.text().starts_with("Your move: **3**"), "{}", panel.text());
    ada.click(&panel, "Not yet").await;
    assert!(panel.text().contains("**@Ada** (South) to move"), "{}", panel.text());
    ada.click(&panel, "3").await;
    ada.click(&panel, "Play it").await;
    evening.hall.until(|_| board.text().contains("@Ada: pit 3"), "the move").await;
}

#[tokio::test]
async fn who_wishes_is_reminded_of_a_puzzle_that_is_not_solved() {
    let evening = Evening::begin().await;
    let bob = evening.bob.at(&evening.hall);
    let hour = (evening.bot.now().as_secs() / 3_600 + 2) % 24;
    let settings = bob.slash("settings").send().await.message();
    let page = bob.forge(&settings, "k1:settings:puzzle").await.message();
    assert!(page.text().starts_with("**Reminder of the puzzle of the day:**"), "{}", page.text());
    let chosen = format!("Remind me every day at {hour:02}:00");
    bob.choose(&page, "No reminder", &[&chosen]).await;
    evening.pass_to_message(2 * HOUR).await;
    let letters = evening.until_letters(1).await;
    assert!(
        letters[0].starts_with("Puzzle of the day #") && letters[0].ends_with(" waits for you."),
        "{letters:?}"
    );
    let letter = evening.bob.dm().last();
    let private = evening.bob.dm();
    let puzzle = evening.bob.at(&private).click(&letter, "Solve it").await;
    assert!(puzzle.text().contains("Puzzle of the day #"), "{}", puzzle.text());
    evening.pass_to_message(DAY).await;
    let reminders =
        |letters: Vec<String>| letters.iter().filter(|text| text.contains("waits for you")).count();
    private.until(|_| reminders(evening.letters()) == 2, "the next day's").await;
    let stopped = evening.bob.at(&private).click(&private.last(), "Stop reminding me").await;
    assert!(stopped.text().starts_with("**Reminder of the puzzle of the day:**"), "{}", stopped.text());
    evening.bot.pass(DAY);
    evening.look_away();
    assert_eq!(reminders(evening.letters()), 2);
}
