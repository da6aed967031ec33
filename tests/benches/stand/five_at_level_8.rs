//! Five people play at level 8 without a pause.

use std::time::{Duration, Instant};

use anyhow::anyhow;
use kuzhi_tests::load::{Board, Delays, MIB, Player, Report, Round, rounds};
use tokio::task::JoinSet;

use crate::arguments::Arguments;
use crate::stage::Stage;

const PEOPLE: usize = 5;
const LEVEL: u8 = 8;

/// The pause between a board and the click on it.
const PAUSE: Duration = Duration::from_millis(200);

/// How long the bot may take for a move before the person gives up.
const LONGEST_MOVE: Duration = Duration::from_mins(2);

/// A game that lasts longer is abandoned for the next one.
const LONGEST_GAME: usize = 200;

/// How long memory may take to come back.
const REST: Duration = Duration::from_mins(1);

const MOST_AFTER_REST: u64 = 48 * MIB;

/// What a person saw.
#[derive(Default)]
struct Seen {
    /// The times from a click to the bot's last move after it.
    answers: Delays,
    games: usize,
    /// How often the bot did not move.
    stalls: usize,
    refused: Vec<String>,
}

pub(crate) async fn run(stage: &Stage, arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let until = Instant::now() + arguments.playing_time();
    let mut people = JoinSet::new();
    for number in 0..PEOPLE {
        let player = stage.player(&format!("Person {number}"), number);
        let mut rounds = rounds();
        // So that short runs cover everything, and different things happen at once.
        let first = number * rounds.len() / PEOPLE;
        rounds.rotate_left(first);
        people.spawn(play(player, rounds, until));
    }
    let mut all = Seen::default();
    let playing = async {
        while let Some(seen) = people.join_next().await {
            let seen = seen.map_err(|error| anyhow!("somebody fell off their chair: {error}"))?;
            all.answers = all.answers.iter().chain(seen.answers.iter()).collect();
            all.games += seen.games;
            all.stalls += seen.stalls;
            all.refused.extend(seen.refused);
        }
        anyhow::Ok(())
    };
    let begun = Instant::now();
    tokio::select! {
        done = playing => done?,
        () = stage.program.ended() => report.figure("it ended after", format!("{:.1?}", begun.elapsed())),
    }
    drop(people);
    stage.all_answered(REST, |_| true).await;

    let tally = stage.tally(|_| true);
    report.figure("interactions", tally);
    report.number("without an answer", tally.never, 0);
    report.number("failed", tally.failed, 0);
    report.number("moves that the bot did not make", all.stalls, 0);
    report.figure("games finished", all.games);
    report.figure("moves of the bot", format!("{} ({})", all.answers.count(), all.answers));
    for refusal in all.refused.iter().take(3) {
        report.figure("a game that did not begin", refusal);
    }
    stage.report_memory(report);
    if stage.program.is_running() {
        tokio::time::sleep(REST).await;
        report.memory("resident a minute later", stage.program.memory().resident, MOST_AFTER_REST);
    }
    Ok(())
}

async fn play(mut player: Player, rounds: Vec<Round>, until: Instant) -> Seen {
    let mut seen = Seen::default();
    for round in rounds.iter().cycle() {
        if Instant::now() >= until {
            break;
        }
        match player.begin(round, LEVEL).await {
            Ok(()) => play_one(&mut player, until, &mut seen).await,
            Err(refusal) => {
                seen.refused.push(refusal);
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    seen
}

async fn play_one(player: &mut Player, until: Instant, seen: &mut Seen) {
    let mut clicked: Option<Instant> = None;
    for _ in 0..LONGEST_GAME {
        let Some(board) = player.turn(LONGEST_MOVE).await else {
            seen.stalls += 1;
            return player.give_up().await;
        };
        let (Board::Turn { since, .. } | Board::Over(since)) = &board else { return };
        if let Some(clicked) = clicked.take() {
            seen.answers.add(since.saturating_duration_since(clicked));
        }
        if let Board::Over(_) = board {
            seen.games += 1;
            return;
        }
        if Instant::now() >= until {
            return;
        }
        tokio::time::sleep(PAUSE).await;
        look_around(player, &board).await;
        clicked = Some(Instant::now());
        if let Some(click) = player.click_any(&board) {
            player.is_answered(click).await;
        }
    }
    player.give_up().await;
}

/// Sometimes asks for a hint, waits for it or not, and looks at the last move or the board.
async fn look_around(player: &mut Player, board: &Board) {
    if player.once_in(10) {
        let hint = player.ask_for_hint();
        if player.once_in(2) {
            player.is_answered(hint).await;
        }
    }
    if let Board::Turn { message, show: Some(show), .. } = board
        && player.once_in(8)
    {
        player.press(*message, show.clone());
    }
    if player.once_in(20) {
        player.ask_for_picture();
    }
}
