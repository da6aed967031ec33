//! The puzzle of the day in a channel of a server.

use std::time::Duration;

use kuzhi_search::Puzzle;
use kuzhi_tests::conversation::{Channel, Message, Person};

use super::puzzle::{asked, moves, press, solve};
use crate::bot::Evening;

const DAY: Duration = Duration::from_hours(24);

/// How long results are gathered before a message shows them.
const GATHERED: Duration = Duration::from_secs(11);

fn manager(evening: &Evening) -> Person {
    evening.discord.person("Mira").managing_guilds()
}

async fn page(evening: &Evening) -> Message {
    let mira = manager(evening);
    let house = mira.at(&evening.hall).slash("settings").string("of", "house").send().await.message();
    mira.at(&evening.hall).click(&house, "Automatic posts").await.message()
}

/// Has the puzzle of the day come to a channel. Returns the page of settings.
async fn set_up(evening: &Evening, channel: &Channel) -> Message {
    let page = page(evening).await;
    let menu =
        if page.screen().contains("Post it in …") { "Post it in …" } else { "Post it elsewhere …" };
    manager(evening).at(&evening.hall).choose_channels(&page, menu, &[channel]).await;
    page
}

/// The choice of this very hour, some hours ahead of UTC: a day from now, it has come.
fn this_hour(evening: &Evening, ahead: u64) -> String {
    format!("Every day at {:02}:00", (evening.bot.now().as_secs() / 3_600 + ahead) % 24)
}

/// A channel with the puzzle of the day, which comes at this hour.
async fn lounge(evening: &Evening) -> Channel {
    let lounge = evening.discord.guild("Friends").channel("lounge");
    let page = set_up(evening, &lounge).await;
    let hour = this_hour(evening, 0);
    manager(evening).at(&evening.hall).choose(&page, &hour, &[&hour]).await;
    lounge
}

/// A person opens the puzzle that a message shows.
async fn open(who: &Person, channel: &Channel, posted: &Message) -> (Message, &'static Puzzle) {
    let shown = who.at(channel).click(posted, "Solve it").await;
    assert!(shown.is_private(), "everyone solves it for themselves");
    let shown = shown.message();
    let puzzle = asked(&shown);
    (shown, puzzle)
}

async fn find(who: &Person, channel: &Channel, posted: &Message) {
    let (shown, puzzle) = open(who, channel, posted).await;
    solve(&who.at(channel), channel, &shown, puzzle).await;
}

#[tokio::test]
async fn it_shows_who_has_solved_it_and_gives_nothing_away() {
    let evening = Evening::begin_with(&[("KUZHI_MATCHES__LOOK", "light-wood")]).await;
    let lounge = lounge(&evening).await;
    let posted = lounge.last();
    let text = posted.text();
    assert!(text.starts_with("**Puzzle of the day #") && text.contains("\n**Your move** "), "{text}");
    assert!(text.ends_with("\nNo one has solved it yet.") && posted.attachments().len() == 1, "{text}");
    assert!(posted.pings().is_empty());

    find(&evening.ada, &lounge, &posted).await;
    let (shown, puzzle) = open(&evening.bob, &lounge, &posted).await;
    let (_, wrong) = moves(&shown, puzzle);
    press(&evening.bob.at(&lounge), &lounge, &shown, &wrong[0]).await;
    solve(&evening.bob.at(&lounge), &lounge, &shown, puzzle).await;
    evening.bot.pass(GATHERED);
    lounge.until(|_| posted.text().contains("people have solved it"), "who has solved it").await;
    let solved = "\n**2 people have solved it.**\n🟩 First try: @Ada\n🟨 Second try: @Bob";
    assert!(posted.text().ends_with(solved), "{}", posted.text());
    assert_eq!((posted.edits(), posted.attachments().len()), (1, 1), "results are shown together");
    assert!(posted.pings().is_empty() && !posted.text().contains("Solution"));

    // Whoever has solved it elsewhere is named once they ask for it here.
    let private = evening.cem.at(&evening.cem.dm());
    let own = private.slash("puzzle").string("from", "daily").send().await.message();
    solve(&private, &evening.cem.dm(), &own, asked(&own)).await;
    let done = evening.cem.at(&lounge).click(&posted, "Solve it").await;
    assert!(done.text().contains("Solved on the first try."), "{}", done.text());
    evening.bot.pass(GATHERED);
    lounge.until(|_| posted.text().contains("**3 people"), "Cem").await;
    assert!(posted.text().contains("First try: @Ada, @Cem"), "{}", posted.text());
    assert_eq!(lounge.messages().len(), 1);
    evening.discord.assert_clean();
}

#[tokio::test]
async fn the_next_one_has_the_solution_and_streaks_grow() {
    let evening = Evening::begin().await;
    let lounge = lounge(&evening).await;
    let first = lounge.last();
    find(&evening.ada, &lounge, &first).await;
    for day in 2..=4 {
        evening.bot.pass(DAY);
        lounge.until(|lounge| lounge.messages().len() == day, "the next one").await;
        let posted = lounge.last();
        let text = posted.text();
        let solution = text.split("\n🔑 **Solution of #").nth(1).unwrap();
        assert!(solution.contains("ny other move would have brought at least "), "{text}");
        assert!(["South", "North"].iter().any(|side| solution.contains(side)), "{text}");
        let before = lounge.messages()[day - 2].id().to_string();
        assert!(!solution.contains("You ") && solution.contains(&format!("/{before}\n")), "{text}");
        assert!(text.contains("\n💡 **What it is about:** "), "{text}");
        assert!(posted.screen().contains("[Solve it] [Learn] "), "{}", posted.screen());
        let found = "\nOne person solved it.\n🟩 First try: @Ada";
        assert!(text.ends_with(found), "{text}");
        find(&evening.ada, &lounge, &posted).await;
        evening.bot.pass(GATHERED);
        lounge.until(|_| posted.text().contains("has solved it.**"), "who has solved it").await;
        assert!(posted.text().contains(&format!("First try: @Ada\u{a0}🔥{day}\n")), "{}", posted.text());
    }
    lounge.until(|_| first.buttons().is_empty(), "the end of the first one").await;
    assert!(first.text().ends_with("🟩 First try: @Ada"), "{}", first.text());
    let month = evening.bob.at(&lounge).click(&lounge.last(), "This month").await;
    assert!(month.is_private() && month.text().contains("@Ada: "), "{}", month.text());
    evening.discord.assert_clean();
}

#[tokio::test]
async fn managers_choose_where_and_when_it_comes() {
    let evening = Evening::begin().await;
    let lounge = evening.discord.guild("Friends").channel("lounge");
    let page = page(&evening).await;
    let off = "\
**Puzzle of the day on this server**
It is not posted. Choose a channel: the first one comes there at once, the others every day at 09:00.
This server has no time zone yet, so that is UTC. `/settings timezone` sets it.
{Post it in …: …}
[The week] [Welcome] [Server settings]";
    assert_eq!(page.screen(), off);
    let mira = manager(&evening);
    mira.at(&evening.hall).choose_channels(&page, "Post it in …", &[&lounge]).await;
    assert!(page.text().contains("It comes to #lounge every day at 09:00 (UTC)."), "{}", page.text());
    assert_eq!(lounge.messages().len(), 1, "the first one comes at once");
    let hour = this_hour(&evening, 3);
    mira.at(&evening.hall).choose(&page, &hour, &[&hour]).await;
    let hour = hour.replacen('E', "e", 1);
    assert!(page.text().contains(&format!("{hour} (UTC)")), "{}", page.text());
    evening.bot.pass(Duration::from_hours(1));
    mira.at(&evening.hall).slash("settings").string("timezone", "Europe/Istanbul").send().await;
    let den = evening.discord.guild("Friends").channel("den");
    let moved = set_up(&evening, &den).await;
    let there = format!("It comes to #den {hour} (Europe/Istanbul).");
    assert!(moved.text().contains(&there), "{}", moved.text());
    assert_eq!((lounge.messages().len(), den.messages().len()), (1, 0), "one a day");
    evening.bot.pass(DAY);
    den.until(|den| den.messages().len() == 1, "the next one").await;
    mira.at(&evening.hall).click(&moved, "Stop it").await;
    assert!(moved.text().contains("\nIt is not posted."), "{}", moved.text());
    evening.bot.pass(2 * DAY);
    evening.ada.at(&evening.hall).slash("help").send().await;
    assert_eq!((lounge.messages().len(), den.messages().len()), (1, 1));
    // Others neither see nor change it.
    let refused = evening.ada.at(&evening.hall).forge(&moved, "k1:set:daily:off").await;
    assert!(refused.private_answer().await.text().starts_with("Only people who manage this server"));
    evening.discord.assert_clean();
}

#[tokio::test]
async fn a_channel_that_refuses_is_told_at_once_or_later() {
    let evening = Evening::begin().await;
    let closed = evening.discord.guild("Friends").channel("secret").closed_to_bot();
    let page = page(&evening).await;
    let mira = manager(&evening);
    let refused = mira.at(&evening.hall).choose_channels(&page, "Post it in …", &[&closed]).await;
    let text = refused.private_answer().await.text();
    assert!(text.starts_with("Kuzhi could not write in #secret."), "{text}");

    let lounge = lounge(&evening).await;
    lounge.open_to_bot(false);
    evening.bot.pass(DAY);
    let told = mira.dm();
    evening.bot.pass_until(|| !told.messages().is_empty(), "a word to whoever chose it").await;
    let text = told.last().text();
    assert!(text.starts_with("The puzzle of the day no longer comes to #lounge"), "{text}");
    lounge.open_to_bot(true);
    evening.bot.pass(2 * DAY);
    evening.ada.at(&evening.hall).slash("help").send().await;
    assert_eq!(lounge.messages().len(), 1, "it stays off until somebody chooses a channel");
    let _ = evening.discord.take_violations();
}
