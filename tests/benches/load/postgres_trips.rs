//! How often a click waits for PostgreSQL, counted on the line between them.

use std::time::Instant;

use anyhow::{Context, ensure};
use kuzhi_tests::load::Report;
use kuzhi_tests::postgres::Wire;

use crate::arguments::{Arguments, Store};
use crate::drive::{Load, Until, ratio};
use crate::setup::Setup;

/// A match lasts longer than so many moves, so that all that happens is moves.
const MOVES_A_TABLE: usize = 4;

const MOST_TRIPS: f64 = 3.0;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let setup = Setup::new("PostgreSQL", arguments).on(Store::Postgres).counting_trips();
    let side = setup.start().await?;
    side.quiet().await;
    // Connections learn their statements first.
    let learning = Until::Clicked(arguments.tables);
    side.drive(Load::AtOnce(1), learning).await?;
    let trips = || side.wire.as_ref().map(Wire::trips).context("a line that counts");
    let (begun, before) = (Instant::now(), trips()?);
    let run = side.drive(Load::AtOnce(1), Until::Clicked(arguments.tables * MOVES_A_TABLE)).await?;
    let (took, all) = (begun.elapsed(), trips()? - before);
    // What the bot asks without being clicked.
    let before = trips()?;
    tokio::time::sleep(took).await;
    let idle = trips()? - before;
    ensure!(run.failures.is_empty(), "clicks failed: {:?}", run.failures);
    report.figure("clicks", run.answered());
    report.figure("trips", all);
    report.figure("trips in the same time without clicks", idle);
    let a_click = run.a_click(ratio(usize::try_from(all.saturating_sub(idle))?, 1));
    report.truth("trips are counted", all > 0);
    report.at_most("trips to PostgreSQL a click", a_click, MOST_TRIPS);
    Ok(())
}
