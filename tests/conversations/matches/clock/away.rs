//! Being away: clocks of days stand, boards say until when, and it ends by itself or by a button.

use std::time::Duration;

use kuzhi_tests::conversation::{Answer, Message, Person};

use super::DAY;
use crate::bot::Evening;

/// The moments on a board, in seconds.
fn moments(board: &Message) -> Vec<u64> {
    let text = board.face().content;
    let moments = text.split("<t:").skip(1).map(|rest| rest.split(':').next().unwrap().parse().unwrap());
    moments.collect()
}

impl Evening {
    /// A person is away, as they type it.
    async fn away(&self, who: &Person, until: &str) -> Answer {
        who.at(&self.hall).slash("away").string("until", until).send().await
    }

    /// Waits until a board does not say any more that somebody is away.
    async fn back_on(&self, board: &Message) {
        self.hall.until(|_| !board.text().contains("away"), "the board to say that nobody is away").await;
    }
}

#[tokio::test]
async fn clocks_of_days_wait_for_who_is_away() {
    let evening = Evening::begin().await;
    let board = evening.timed("mangala", "1d").await;
    let before = moments(&board)[0];
    let page = evening.away(&evening.ada, "3d").await;
    assert!(page.is_private());
    assert!(
        page.screen().starts_with(
            "**Away and days off:** when your games over days wait for you. Games with a clock of minutes go \
             on. Days off and quiet hours change from the next Monday.\n🏝️ **You’re away until <t:f>.** Your \
             clocks of days stand still until then, and your opponents see it.\nDays away left this year: \
             **27** of 30\nDays off: **none** · quiet hours: **none**\nYour time zone: not set yet\n"
        ),
        "{}",
        page.screen()
    );
    evening.board_with("@Ada’s time runs out on <t:").await;
    let shown = evening.board_with("\n🏝️ @Ada is away until <t:").await;
    let [deadline, until] = moments(&shown)[..] else { panic!("{}", shown.text()) };
    assert!((3 * 86_400 - 60..=3 * 86_400).contains(&(deadline - before)), "{}", deadline - before);
    assert!(until < deadline);
    // Neither the turn nor the time away is over.
    evening.bot.pass(2 * DAY);
    evening.bob.at(&evening.hall).slash("board").send().await;
    evening.board_with("\n🏝️ @Ada is away until <t:").await;
    // It ends by itself, and her day begins.
    evening.bot.pass(DAY + Duration::from_mins(1));
    let shown = evening.board_with("@Ada’s time runs out on <t:").await;
    evening.back_on(&shown).await;
    assert_eq!(moments(&shown), [deadline]);
    evening.bot.pass(DAY);
    evening.time_is_up().await;
}

#[tokio::test]
async fn who_comes_back_early_has_their_days_back() {
    let evening = Evening::begin().await;
    let board = evening.timed("mangala", "3d").await;
    let before = moments(&board)[0];
    let page = evening.away(&evening.ada, "10d").await;
    evening.board_with("is away until").await;
    evening.bot.pass(Duration::from_hours(25));
    let ada = evening.ada.at(&evening.hall);
    let here = ada.click(&page.message(), "I’m back").await;
    assert!(here.text().contains("**You’re here**, and your clocks of days run."), "{}", here.text());
    assert!(here.text().contains("\nDays away left this year: **28** of 30\n"), "{}", here.text());
    evening.back_on(&board).await;
    let gained = moments(&board)[0] - before;
    assert!((90_000..90_060).contains(&gained), "{gained}");
    let twice = ada.forge(&here.message(), "k1:back").await;
    assert_eq!(twice.text(), "You aren’t away: your clocks are running.");
}

#[tokio::test]
async fn only_so_much_time_away_can_be_had() {
    let evening = Evening::begin().await;
    let says = |answer: Answer| answer.text();
    let refused = evening.away(&evening.ada, "31d").await;
    assert!(refused.is_private());
    let left = "You have **30 days** away left this year. Choose an earlier date.";
    assert_eq!(refused.text(), left);
    let unread = "Kuzhi does not understand “when I like” as a time. Write a day such as fri or ";
    assert!(says(evening.away(&evening.ada, "when I like").await).starts_with(unread));
    let past = says(evening.away(&evening.ada, "2020-01-01").await);
    assert_eq!(past, "That is over already. Choose a later date.");
    // Longer and shorter is no other time away, but once a day: all boards show it.
    for (until, left) in [("29d", 1), ("2d", 28)] {
        let page = says(evening.away(&evening.ada, until).await);
        assert!(page.contains(&format!("**{left}** of 30")), "{page}");
    }
    let changed = says(evening.away(&evening.ada, "30d").await);
    assert!(
        changed.starts_with("You can change until when you’re away once a day, the next time on <t:"),
        "{changed}"
    );
    evening.bot.pass(Duration::from_hours(1));
    let page = evening.ada.at(&evening.hall).slash("away").send().await;
    evening.ada.at(&evening.hall).click(&page.message(), "I’m back").await;
    let again = says(evening.away(&evening.ada, "2d").await);
    assert!(again.starts_with("You can start being away once a day, the next time on <t:"), "{again}");
    evening.bot.pass(DAY);
    assert!(says(evening.away(&evening.ada, "2d").await).contains("**You’re away until "));
}

#[tokio::test]
async fn the_form_asks_for_a_time_zone_once() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let page = ada.slash("settings").send().await.message();
    let page = ada.click(&page, "Away and days off").await.message();
    let form = ada.click(&page, "Away …").await.form();
    assert!(form.screen().contains("Your time zone: a large city near you"), "{}", form.screen());
    let away = ada
        .submit(&form, &[("Until when?", "fri"), ("Your time zone: a large city near you", "Berlin")])
        .await;
    assert!(away.text().contains("\nYour time zone: **Europe/Berlin**, where it is "), "{}", away.text());
    let form = ada.click(&away.message(), "Until when …").await.form();
    assert!(!form.screen().contains("time zone"), "{}", form.screen());
    let refused = ada.submit(&form, &[("Until when?", "5")]).await;
    assert!(refused.text().starts_with("Kuzhi does not understand “5” as a time."), "{}", refused.text());
    let bob = evening.bob.at(&evening.hall);
    let nowhere = bob.slash("away").string("timezone", "Atlantis").send().await;
    assert!(nowhere.text().starts_with("“Atlantis” is no city or time zone"), "{}", nowhere.text());
    let somewhere = bob.slash("away").string("timezone", "Colombo").send().await;
    assert!(somewhere.text().contains("**You’re here**"), "{}", somewhere.text());
    assert!(somewhere.text().contains("**Asia/Colombo**"), "{}", somewhere.text());
    let proposed = bob.autocomplete("away", "until", "").await;
    assert_eq!(
        proposed.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>(),
        ["1d", "2d", "3d", "1w", "2w", "4w"]
    );
}

#[tokio::test]
async fn live_games_wait_for_nobody() {
    let evening = Evening::begin().await;
    let board = evening.begun_live("mangala", "5+3").await;
    let before = moments(&board);
    evening.away(&evening.ada, "2d").await;
    evening.bot.pass(Duration::from_mins(6));
    evening.time_is_up().await;
    assert!(!board.text().contains("away") && moments(&board).len() <= before.len(), "{}", board.text());
}

#[tokio::test]
async fn a_game_that_begins_knows_who_is_away() {
    let evening = Evening::begin().await;
    evening.away(&evening.bob, "5d").await;
    let board = evening.timed("mangala", "1d").await;
    assert!(board.text().contains("\n🏝️ @Bob is away until <t:"), "{}", board.text());
    let ada = evening.ada.at(&evening.hall);
    ada.click(&board, "1").await;
    let shown = evening.board_with("@Bob’s time runs out on <t:").await;
    let [deadline, until] = moments(&shown)[..] else { panic!("{}", shown.text()) };
    assert_eq!(deadline - until, 86_400, "their day begins when they are back");
}

#[tokio::test]
async fn a_challenge_can_say_no_days_off() {
    let evening = Evening::begin().await;
    let ada = evening.ada.at(&evening.hall);
    let play = ada.slash("play").user("opponent", &evening.bob).string("side", "first");
    let play = play.string("clock", "3d").boolean("days-off", false);
    let board = play.send().await.message();
    let says = "\nNo days off: the clock runs on days off and in quiet hours, too.\n";
    assert!(board.text().contains(says), "{}", board.text());
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    assert!(board.text().contains(says.trim_end()), "{}", board.text());
    // Who is away has time all the same.
    let before = moments(&board)[0];
    evening.away(&evening.ada, "2d").await;
    evening.board_with("is away until").await;
    assert!(moments(&board)[0] - before > 86_400);
}

#[tokio::test]
async fn days_off_begin_on_monday_and_move_deadlines() {
    let evening = Evening::begin().await;
    let board = evening.timed("mangala", "7d").await;
    let before = moments(&board)[0];
    let ada = evening.ada.at(&evening.hall);
    let page = ada.slash("away").send().await.message();
    let form = ada.click(&page, "Days off and nights …").await.form();
    let [zone, days, hours] = [
        "Your time zone: a large city near you",
        "Days off: two a week at most",
        "Quiet hours: twelve a day at most",
    ];
    for (texts, refused) in [
        ([(zone, ""), (days, "sat"), (hours, "")], "“” is no city or time zone"),
        (
            [(zone, "Berlin"), (days, "fri, sat, sun"), (hours, "")],
            "“fri, sat, sun” is not a day or two of the week.",
        ),
        ([(zone, "Berlin"), (days, "sat"), (hours, "20-9")], "“20-9” is not a span of twelve hours or less."),
    ] {
        let answer = ada.submit(&form, &texts).await;
        assert!(answer.is_private() && answer.text().starts_with(refused), "{}", answer.text());
    }
    let changed = ada.submit(&form, &[(zone, "Berlin"), (days, "sat, sun"), (hours, "22-7")]).await;
    assert!(
        changed.text().contains("\nDays off: **none** · quiet hours: **none**\nFrom <t:"),
        "{}",
        changed.text()
    );
    let next = ": Days off: **Saturday, Sunday** · quiet hours: **22:00–07:00**\n";
    assert!(changed.text().contains(next), "{}", changed.text());
    evening.hall.until(|_| moments(&board)[0] != before, "the board to say the new time").await;
    // It begins on the next Monday: with a night of it at least, with nights and two weekends at most.
    let gained = moments(&board)[0] - before;
    assert!((7 * 3_600..10 * 86_400).contains(&gained), "{gained}");
    let again = ada.click(&changed.message(), "Days off and nights …").await.form();
    assert!(again.screen().contains("Saturday, Sunday"), "{}", again.screen());
    let none = ada.submit(&again, &[(zone, "Berlin"), (days, ""), (hours, "")]).await;
    assert!(!none.text().contains("From <t:"), "{}", none.text());
    evening.hall.until(|_| moments(&board)[0] == before, "the board to say the old time").await;
}

/// Ada loses two games on time, and a third one waits for her.
async fn lose_two(evening: &Evening) {
    for clock in ["1d", "1d", "3d"] {
        let board = evening.timed_challenge("mangala", clock).await.message();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
    }
    evening.bot.pass(DAY + Duration::from_hours(1));
    let is_up = |one: &Message| one.text().contains("has run out of time.");
    let up = || evening.hall.messages().into_iter().filter(is_up).collect::<Vec<_>>();
    evening.hall.until(|_| up().len() == 2, "both boards to say so").await;
    for board in up() {
        assert!(asked(evening).is_none());
        evening.bob.at(&evening.hall).click(&board, "Claim the win").await;
    }
}

/// The question to Ada whether she is away.
fn asked(evening: &Evening) -> Option<Message> {
    evening.ada.dm().messages().into_iter().find(|one| one.text().contains("Are you away?"))
}

#[tokio::test]
async fn who_loses_two_games_is_asked_whether_they_are_away() {
    let evening = Evening::begin().await;
    lose_two(&evening).await;
    evening.ada.dm().until(|_| asked(&evening).is_some(), "the question").await;
    let question = asked(&evening).unwrap();
    let form = evening.ada.at(&evening.ada.dm()).click(&question, "Away …").await.form();
    let away = evening.ada.at(&evening.ada.dm()).submit(&form, &[("Until when?", "1w")]).await;
    assert!(away.text().contains("**You’re away until "), "{}", away.text());
    evening.board_with("@Ada is away until").await;
}

#[tokio::test]
async fn who_wants_no_pings_is_not_asked_whether_they_are_away() {
    let evening = Evening::begin().await;
    let settings = evening.ada.at(&evening.hall).slash("settings").send().await.message();
    evening.ada.at(&evening.hall).click(&settings, "Pings: on").await;
    lose_two(&evening).await;
    evening.bot.pass(Duration::from_mins(1));
    evening.ada.at(&evening.hall).slash("games").send().await;
    assert!(asked(&evening).is_none());
}
