//! Counts how often a click waits for PostgreSQL, in a proxy between them.

use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use kuzhi_tests::load::Report;

use crate::arguments::{Arguments, Store};
use crate::drive::{Load, Until};
use crate::setup::Setup;

/// Every match lasts longer than this, so that only moves happen.
const MOVES_A_TABLE: usize = 4;

const MOST_TRIPS: f64 = 3.0;

/// The bot polls for due work now and then, several times in a row. This is how long its polling is counted
/// without clicks.
const IDLE: Duration = Duration::from_secs(20);

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let setup = Setup::new("PostgreSQL", arguments).on(Store::Postgres).counting_trips();
    let side = setup.start().await?;
    side.quiet().await;
    // First most connections prepare their statements.
    let learning = Until::Clicked(arguments.tables);
    side.drive(Load::AtOnce(1), learning).await?;
    let wire = side.wire.as_ref().context("a line that counts")?;
    let (begun, before) = (Instant::now(), wire.trips());
    let run = side.drive(Load::AtOnce(1), Until::Clicked(arguments.tables * MOVES_A_TABLE)).await?;
    let (took, all) = (begun.elapsed(), wire.trips() - before);
    // The bot's own polling.
    let before = wire.trips();
    tokio::time::sleep(IDLE).await;
    let idle = f64::from(u32::try_from(wire.trips() - before)?) * took.as_secs_f64() / IDLE.as_secs_f64();
    ensure!(run.failures.is_empty(), "clicks failed: {:?}", run.failures);
    report.figure("clicks", run.answered());
    report.figure("trips", all);
    report.figure("trips in the same time without clicks", format!("{idle:.1}"));
    // To a tenth: the bot does not poll equally often each time.
    let a_click = (10.0 * run.a_click(f64::from(u32::try_from(all)?) - idle)).round() / 10.0;
    report.truth("trips are counted", all > 0);
    report.at_most("trips to PostgreSQL a click", a_click, MOST_TRIPS);
    Ok(())
}
