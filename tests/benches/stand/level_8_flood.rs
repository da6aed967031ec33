//! Very many people make a move against level 8 at once, while another plays against level 3.

use std::time::Duration;

use anyhow::{anyhow, ensure};
use kuzhi_tests::discord::Interaction;
use kuzhi_tests::load::{Report, rounds};
use tokio::task::JoinSet;

use crate::opponent;
use crate::stage::Stage;

const PEOPLE: usize = 300;

/// How many of them play in one channel.
const IN_A_CHANNEL: usize = 4;

/// How many start a match at once.
const AT_ONCE: usize = 20;

/// The number of moves of the other player.
const MOVES: usize = 40;

/// How long after that the many people's own clicks must be answered.
const TIMEOUT: Duration = Duration::from_secs(30);

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    let rounds = rounds();
    let mut people = Vec::new();
    for numbers in (0..PEOPLE).collect::<Vec<_>>().chunks(AT_ONCE) {
        let mut beginning = JoinSet::new();
        for &number in numbers {
            let mut player =
                stage.player_of(&format!("Person {number}"), 1 + number / IN_A_CHANNEL, number as u64);
            let round = rounds[number % rounds.len()].clone();
            beginning.spawn(async move { player.begin(&round, 8).await.map(|()| player) });
        }
        for begun in beginning.join_all().await {
            people.push(begun.map_err(|why| anyhow!("no match: {why}"))?);
        }
    }
    let mut clicks = Vec::new();
    for player in &mut people {
        let board = stage.discord.server().read(|world| player.board(world));
        clicks.extend(player.click_any(&board));
    }
    ensure!(clicks.len() == PEOPLE, "only {} could move", clicks.len());
    opponent::answers(stage, stage.player("Bob", 0), MOVES).await.report(report);

    let is_click = |one: &Interaction| clicks.binary_search(&one.id).is_ok();
    stage.all_answered(TIMEOUT, is_click).await;
    let tally = stage.tally(is_click);
    report.figure("the many people's moves", tally);
    report.number("of them without an answer", tally.never, 0);
    stage.report_memory(report);
    Ok(())
}
