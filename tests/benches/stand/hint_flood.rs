//! One person asks for hints over and over, while another plays against level 3.

use std::time::Duration;

use anyhow::anyhow;
use kuzhi_tests::discord::Interaction;
use kuzhi_tests::load::{Player, Report, rounds};

use crate::opponent;
use crate::stage::Stage;

const HINTS: usize = 200;

/// The number of moves of the other player.
const MOVES: usize = 40;

/// How long after that everything must be answered.
const TIMEOUT: Duration = Duration::from_mins(1);

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    // Several matches, so that the hints differ.
    let mut matches = Vec::new();
    for round in rounds() {
        let mut ada = stage.player("Ada", 0);
        ada.begin(&round, 8).await.map_err(|why| anyhow!("no match: {why}"))?;
        matches.push(ada);
    }
    let hints: Vec<_> = matches.iter().cycle().take(HINTS).map(Player::ask_for_hint).collect();
    opponent::answers(stage, stage.player("Bob", 1), MOVES).await.report(report);

    let is_hint = |one: &Interaction| hints.binary_search(&one.id).is_ok();
    stage.all_answered(TIMEOUT, is_hint).await;
    let tally = stage.tally(is_hint);
    report.figure("hints", tally);
    report.number("hints without an answer", tally.never, 0);
    stage.report_memory(report);
    Ok(())
}
