//! Very many people ask for their profiles, each with its picture, while another plays against level 3.

use std::time::Duration;

use anyhow::anyhow;
use kuzhi_tests::discord::Interaction;
use kuzhi_tests::load::{Player, Report, rounds};
use tokio::task::JoinSet;

use crate::opponent;
use crate::stage::Stage;

const PEOPLE: usize = 200;

/// How many of them are in one channel.
const IN_A_CHANNEL: usize = 4;

/// How many begin a match at once.
const AT_ONCE: usize = 20;

/// The number of moves of the other player.
const MOVES: usize = 40;

/// How long after that every profile must be answered.
const TIMEOUT: Duration = Duration::from_secs(30);

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    // Only whoever has finished a game has a picture in their profile.
    let mut people = Vec::new();
    for numbers in (0..PEOPLE).collect::<Vec<_>>().chunks(AT_ONCE) {
        let mut beginning = JoinSet::new();
        for &number in numbers {
            let mut player =
                stage.player_of(&format!("Person {number}"), 1 + number / IN_A_CHANNEL, number as u64);
            let round = rounds()[number % rounds().len()].clone();
            beginning.spawn(async move {
                player.begin(&round, 1).await?;
                player.give_up().await;
                Ok::<_, String>(player)
            });
        }
        for begun in beginning.join_all().await {
            people.push(begun.map_err(|why| anyhow!("no finished match: {why}"))?);
        }
    }
    let profiles: Vec<_> = people.iter().map(Player::ask_for_profile).collect();
    opponent::answers(stage, stage.player("Bob", 0), MOVES).await.report(report);

    let is_profile = |one: &Interaction| profiles.binary_search(&one.id).is_ok();
    stage.all_answered(TIMEOUT, is_profile).await;
    let tally = stage.tally(is_profile);
    report.figure("profiles", tally);
    report.number("profiles without an answer", tally.never, 0);
    stage.report_memory(report);
    Ok(())
}
