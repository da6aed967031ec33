//! A tournament of 128 begins a round while another person plays: all of them are called at once.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use anyhow::{anyhow, ensure};
use kuzhi_tests::conversation::{Channel, Message, Pending, Person};
use kuzhi_tests::load::Report;

use crate::opponent;
use crate::stage::Stage;

const PLAYERS: usize = 128;

/// How long it may take until a round is paired and everyone is called.
const LONGEST_ROUND: Duration = Duration::from_secs(2);

const TIMEOUT: Duration = Duration::from_mins(3);

/// The number of moves of the person who plays meanwhile.
const MOVES: usize = 60;

/// Of fewer people a message speaks of one game.
const FEW: usize = 10;

const START: &str = "Start game";
const BOARD: &str = "More …";
const SURE: &str = "Yes, I resign";

/// How many press at the same moment.
const AT_ONCE: usize = 16;

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    let hall = stage.hall(0);
    let players: Vec<Person> =
        (1..=PLAYERS).map(|number| stage.discord.person(&format!("Player {number}"))).collect();
    let organiser = stage.discord.person("Organiser").managing_guilds();
    let create = organiser.at(&hall).slash("tournament create").string("kind", "swiss");
    let create = create.string("game", "mangala").string("clock", "5+3").string("begins", "1h");
    let draft = create.string("name", "Crowd").send().await.message();
    organiser.at(&hall).click(&draft, "Announce").await;
    let card = awaited(stage, &hall, "Join").await?;
    all_press(&players, &hall, &card, "Join").await;
    let thread = hall.threads().pop().ok_or_else(|| anyhow!("no thread"))?;

    let bob = stage.player("Bob", 1);
    let playing = opponent::answers(stage, bob, MOVES);
    let rounds = async {
        let menu = organiser.at(&hall).click(&card, "Organise").await.message();
        let since = Since::now(&thread);
        organiser.at(&hall).choose(&menu, "What to do", &["Start now"]).begin();
        let first = until_all_are_called(stage, &thread, since).await?;
        let news = awaited(stage, &thread, START).await?;
        let since = play(stage, &players, &thread, &news).await?;
        let second = until_all_are_called(stage, &thread, since).await?;
        Ok::<_, anyhow::Error>([first, second])
    };
    let (answers, rounds) = tokio::join!(playing, rounds);
    let [first, second] = rounds?;
    report.delay("first round paired, everyone called", first, LONGEST_ROUND);
    report.delay("second round paired, everyone called", second, LONGEST_ROUND);
    answers.report(report);
    let requests = stage.discord.requests();
    let refused = requests.iter().filter(|one| one.status.is_some_and(|status| status >= 400)).count();
    report.number("messages refused", refused, 0);
    stage.report_memory(report);
    Ok(())
}

/// Everyone presses a button, some at once, and has an answer.
async fn all_press(players: &[Person], place: &Channel, message: &Message, button: &str) {
    for group in players.chunks(AT_ONCE) {
        let press = |one: &Person| one.at(place).click(message, button).begin();
        let pressed: Vec<Pending> = group.iter().map(press).collect();
        for one in pressed {
            one.answer().await;
        }
    }
}

/// A moment, and how many messages a thread had then.
struct Since {
    moment: Instant,
    messages: usize,
}

impl Since {
    fn now(thread: &Channel) -> Since {
        Since { moment: Instant::now(), messages: thread.messages().len() }
    }
}

/// Both players of each game come, and one of them resigns. Returns when the last one does.
async fn play(stage: &Stage, players: &[Person], thread: &Channel, news: &Message) -> anyhow::Result<Since> {
    all_press(players, thread, news, START).await;
    let boards = || thread.messages().iter().filter(|message| has_button(message, BOARD)).count();
    ensure!(stage.wait(TIMEOUT, || boards() == PLAYERS / 2).await, "{} boards came", boards());
    let mut games = 0;
    let mut since = Since::now(thread);
    for player in players {
        let asked = player.at(thread).slash("resign").send().await.message();
        // Whoever has none any more has won.
        if !has_button(&asked, SURE) {
            continue;
        }
        since = Since::now(thread);
        player.at(thread).click(&asked, SURE).begin().first_response().await;
        games += 1;
    }
    ensure!(games == PLAYERS / 2, "{games} games were played");
    ensure!(stage.program.is_running(), "the program has ended");
    Ok(since)
}

/// Waits until everyone was called to a round. Returns how long that took.
async fn until_all_are_called(stage: &Stage, thread: &Channel, since: Since) -> anyhow::Result<Duration> {
    let mut called = BTreeSet::new();
    let all = stage
        .wait(TIMEOUT, || {
            let news = thread.messages().split_off(since.messages);
            let pings = news.iter().map(Message::pings).filter(|pings| pings.len() > FEW);
            called = pings.flatten().collect();
            called.len() == PLAYERS
        })
        .await;
    ensure!(all, "{} of {PLAYERS} were called", called.len());
    Ok(since.moment.elapsed())
}

/// Waits for a message with a button.
async fn awaited(stage: &Stage, channel: &Channel, label: &str) -> anyhow::Result<Message> {
    let mut found = None;
    stage
        .wait(TIMEOUT, || {
            found = channel.messages().into_iter().rfind(|message| has_button(message, label));
            found.is_some()
        })
        .await;
    found.ok_or_else(|| anyhow!("no button {label}"))
}

fn has_button(message: &Message, label: &str) -> bool {
    message.buttons().iter().any(|button| button.label == label)
}
