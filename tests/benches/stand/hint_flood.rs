//! One person asks for hints without end, while another one plays against level 3.

use std::time::Duration;

use anyhow::anyhow;
use kuzhi_tests::discord::Interaction;
use kuzhi_tests::load::{Player, Report, rounds};

use crate::opponent;
use crate::stage::Stage;

const HINTS: usize = 200;

/// How many moves the other one plays.
const MOVES: usize = 40;

/// How long after that all must be answered.
const TIMEOUT: Duration = Duration::from_mins(1);

pub(crate) async fn run(stage: &Stage, report: &mut Report) -> anyhow::Result<()> {
    // Several matches, so that not all ask for the same.
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
