//! Discord refuses, does not answer, or fails, at each step of a delivery: nobody is called twice, and the
//! next click or `/board` shows what was not seen.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_tests::conversation::Discord;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::bot::{Evening, Transport};

/// Discord's response.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Failure {
    /// 429, with this time until a retry.
    Busy(Duration),
    /// 429, with a longer time than anyone waits.
    BusyForLong,
    /// An HTTP status from a proxy before Discord, once.
    OutOfOrder(u16),
    /// The same for every attempt.
    OutOfOrderForLong(u16),
    /// The connection breaks before the request takes effect.
    RequestLost,
    /// The connection breaks before the response.
    AnswerLost,
    /// An error of Discord, for every attempt.
    Refused(u16, u32, &'static str),
}

use Failure::{AnswerLost, Busy, BusyForLong, OutOfOrder, OutOfOrderForLong, Refused, RequestLost};

/// The errors that `DISCORD.md` and Discord's documentation name for the bot's requests.
const FAILURES: [Failure; 21] = [
    Busy(Duration::from_millis(20)),
    BusyForLong,
    OutOfOrder(500),
    OutOfOrder(503),
    OutOfOrderForLong(503),
    RequestLost,
    AnswerLost,
    Refused(401, 50_027, "Invalid Webhook Token"),
    Refused(403, 50_001, "Missing Access"),
    Refused(403, 50_013, "Missing Permissions"),
    Refused(403, 50_007, "Cannot send messages to this user"),
    Refused(403, 50_278, "Cannot send messages to this user due to having no mutual guilds"),
    Refused(404, 10_003, "Unknown Channel"),
    Refused(404, 10_004, "Unknown Guild"),
    Refused(404, 10_008, "Unknown Message"),
    Refused(404, 10_015, "Unknown Webhook"),
    Refused(404, 10_062, "Unknown interaction"),
    Refused(400, 30_046, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    Refused(400, 40_003, "You are opening direct messages too fast"),
    Refused(400, 40_060, "Interaction has already been acknowledged."),
    Refused(400, 50_083, "Thread is archived"),
];

/// A step of a delivery: its request, and what leads to it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Step {
    /// The answer to a click.
    Answer,
    /// The line that calls the other.
    Ping,
    /// The call as a direct message: opening the channel, and the message.
    OpenLetter,
    Letter,
    /// Deleting the last turn's call.
    DeletePing,
    /// Posting an old board anew, and linking the click to it.
    Post,
    /// Reading what stands below a board.
    Look,
    /// The answer to a command, and its message ID.
    AnswerToCommand,
    AskWhich,
    /// Making the board that a command replaces link to the new one.
    PointOn,
}

const STEPS: [Step; 10] = [
    Step::Answer,
    Step::Ping,
    Step::OpenLetter,
    Step::Letter,
    Step::DeletePing,
    Step::Post,
    Step::Look,
    Step::AnswerToCommand,
    Step::AskWhich,
    Step::PointOn,
];

impl Step {
    /// Returns the request.
    const fn request(self) -> (&'static str, &'static str) {
        match self {
            Step::Answer | Step::AnswerToCommand => ("POST", "/callback"),
            Step::OpenLetter => ("POST", "/users/@me/channels"),
            Step::Ping | Step::Letter | Step::Post => ("POST", "/channels/"),
            Step::DeletePing => ("DELETE", "/channels/"),
            Step::Look => ("GET", "/channels/"),
            Step::AskWhich => ("GET", "/messages/@original"),
            Step::PointOn => ("PATCH", "/channels/"),
        }
    }

    const fn is_command(self) -> bool {
        matches!(self, Step::AnswerToCommand | Step::AskWhich | Step::PointOn)
    }
}

/// More attempts than the bot ever makes.
const ALWAYS: usize = 1_000;

fn plan(evening: &Evening, step: Step, failure: Failure) {
    let (method, path) = step.request();
    let plan = evening.discord.mischief().on_next(method, path);
    match failure {
        Busy(retry_after) => plan.rate_limit(retry_after),
        BusyForLong => plan.times(ALWAYS).rate_limit(Duration::from_hours(1)),
        OutOfOrder(status) => plan.fail(status),
        OutOfOrderForLong(status) => plan.times(ALWAYS).fail(status),
        RequestLost => plan.lose_request(),
        AnswerLost => plan.lose_answer(),
        Refused(status, code, message) => plan.times(ALWAYS).refuse(status, code, message),
    }
}

/// Something fails while Ada's move is delivered or her command answered. Then Discord works again.
async fn try_one(step: Step, failure: Failure) {
    let what = format!("{step:?}, {failure:?}");
    // Over HTTP the first response is not a request of the bot.
    let evening = Evening::begin_by(Transport::Gateway, &[]).await;
    let (ada, bob) = (evening.ada.at(&evening.hall), evening.bob.at(&evening.hall));
    if matches!(step, Step::OpenLetter | Step::Letter) {
        let settings = bob.slash("settings").send().await.message();
        for button in ["Pings: on", "Pings: off"] {
            bob.click(&settings, button).await;
        }
    }
    let board = evening.board().await;
    match step {
        Step::Post => evening.bot.pass(Duration::from_mins(70)),
        _ => evening.look_away(),
    }
    let pings = || [&evening.ada, &evening.bob].map(|person| evening.discord.pings_of(person).len());
    let before = pings();
    plan(&evening, step, failure);
    let (method, path) = step.request();
    let seen = evening.discord.requests().len();
    let pending =
        if step.is_command() { ada.slash("board").send().begin() } else { ada.click(&board, "1").begin() };
    let has_failed = || {
        let requests = evening.discord.requests();
        requests[seen..]
            .iter()
            .any(|one| one.method == method && one.path.contains(path) && one.status.is_some())
    };
    evening.hall.until(|_| has_failed(), &what).await;
    if matches!(failure, BusyForLong | OutOfOrderForLong(_)) {
        // Longer than any retry. If one still follows, Discord works again a little earlier.
        sleep(Duration::from_secs(15)).await;
    }
    evening.discord.mischief().forget();
    drop(pending);
    ada.slash("board").send().await;
    bob.slash("board").send().await;
    // What was delayed may still move the board.
    evening.hall.until(|_| evening.current_board().is_some(), &what).await;
    let shown = evening.current_board().unwrap();
    let stands = if step.is_command() { "**@Ada** (" } else { "@Ada: pit 1" };
    assert!(shown.text().contains(stands), "{what}: {}", shown.text());
    evening.move_on(&shown).await;
    evening.hall.until(|_| !shown.text().contains(stands) || shown.text().contains("@Bob: "), &what).await;
    let after = pings();
    // Ada is called to her next turn, if at all, when she has been away.
    assert!(after[0] <= before[0] && after[1] <= before[1] + 1, "{what}: {before:?}, {after:?}");
    // A channel for direct messages that cannot be opened notifies nobody, so Bob is mentioned instead.
    assert!(step != Step::OpenLetter || after[1] == before[1] + 1, "{what}: {before:?}, {after:?}");
    evening.bot.stop().await;
}

/// How many of these run in parallel.
const AT_ONCE: usize = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_click_recovers_from_any_discord_answer() {
    let (slots, mut all) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
    // The slow ones start first.
    let for_long = |failure: &Failure| matches!(failure, BusyForLong | OutOfOrderForLong(_));
    let (long, short): (Vec<_>, Vec<_>) = FAILURES.into_iter().partition(for_long);
    for failure in long.into_iter().chain(short) {
        for step in STEPS {
            let slots = Arc::clone(&slots);
            all.spawn(async move {
                let _slot = slots.acquire().await.unwrap();
                try_one(step, failure).await;
            });
        }
    }
    assert_eq!(all.len(), STEPS.len() * FAILURES.len());
    while let Some(done) = all.join_next().await {
        done.unwrap();
    }
}

/// Returns the requests so far that Discord counts towards a ban.
fn invalid(discord: &Discord) -> usize {
    let counts = |status: Option<u16>| matches!(status, Some(401 | 403 | 429));
    discord.requests().iter().filter(|one| counts(one.status)).count()
}

#[tokio::test]
async fn a_storm_of_refusals_stays_below_the_ban() {
    let evening =
        Evening::begin_by(Transport::Gateway, &[("KUZHI_DISCORD__MAX_INVALID_REQUESTS", "20")]).await;
    let ada = evening.ada.at(&evening.hall);
    for method in ["PATCH", "POST", "DELETE"] {
        let storm = evening.discord.mischief().on_next(method, "/channels/").times(ALWAYS);
        storm.refuse(403, 50_013, "Missing Permissions");
    }
    // On each server, an old board should link to the new one, and cannot.
    for number in 0..30 {
        let there = evening.discord.guild(&format!("Friends {number}")).channel("games");
        let person = evening.discord.person(&format!("Person {number}"));
        let person = person.at(&there);
        person.slash("play").integer("level", 1).string("side", "first").send().await;
        for _ in 0..2 {
            let board = person.slash("board").send().await;
            assert!(!board.is_private() && board.text().contains("**@Person "), "{}", board.text());
        }
    }
    let number = invalid(&evening.discord);
    assert!((20..=22).contains(&number), "{number}: what nobody waits for is held back");
    // Once even answers are refused, they are held back after as many more.
    let storm = evening.discord.mischief().on_next("POST", "/callback").times(ALWAYS);
    storm.refuse(403, 50_001, "Missing Access");
    while invalid(&evening.discord) < 40 {
        let before = invalid(&evening.discord);
        drop(ada.slash("board").send().begin());
        evening.hall.until(|_| invalid(&evening.discord) > before, "an answer that is refused").await;
    }
    for _ in 0..60 {
        drop(ada.slash("board").send().begin());
    }
    let Evening { bot, discord, .. } = evening;
    bot.stop().await;
    let further = invalid(&discord) - 40;
    assert!(further < 10, "{further} more, which is more than were under way");
}
