//! Clicks, compared with the bare bot: at the top rate, and at fixed rates.

use kuzhi_tests::load::Report;

use crate::arguments::Arguments;
use crate::drive::{Load, Run};
use crate::setup::Setup;
use crate::side::{Side, compare};
use crate::table_of_runs::{head, limit, line};

/// The part of the bare bot's top rate that Kuzhi must reach.
const LEAST_RATE: f64 = 0.4;

/// The bar at each rate for the ratio of Kuzhi's 99th percentile to the bare bot's.
const MOST_DELAY: [(u32, f64); 2] = [(300, 1.5), (1_000, 3.0)];

/// How many people click at once where the top rate is measured.
const CROWD: usize = 32;

/// A rate is sustained if this part of it is answered.
const HELD: f64 = 0.99;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let bare = Side::bare(arguments).await?;
    let kuzhi = Setup::new("Kuzhi", arguments).start().await?;
    for side in [&bare, &kuzhi] {
        side.warm_up().await?;
    }
    head(report);
    let mut top = 0.0;
    for people in [1, 8, CROWD] {
        let [bare, kuzhi] = both(report, [&bare, &kuzhi], Load::AtOnce(people), arguments).await?;
        top = kuzhi.rate() / bare.rate();
        if people == CROWD {
            limit(report, "Kuzhi", &kuzhi);
        }
    }
    let mut delays = Vec::new();
    for (rate, bar) in MOST_DELAY {
        let [bare, kuzhi] = both(report, [&bare, &kuzhi], Load::ASecond(rate), arguments).await?;
        let held = kuzhi.unmade == 0 && kuzhi.rate() >= f64::from(rate) * HELD;
        delays.push((rate, bar, kuzhi.p99().as_secs_f64() / bare.p99().as_secs_f64(), held));
    }
    report.at_least("top rate, against the bare bot's", top, LEAST_RATE);
    for (rate, bar, delay, held) in delays {
        report.truth(&format!("{rate} a second are answered"), held);
        report.at_most(&format!("p99 at {rate} a second, against the bare bot's"), delay, bar);
    }
    Ok(())
}

async fn both(
    report: &mut Report,
    sides: [&Side; 2],
    load: Load,
    arguments: &Arguments,
) -> anyhow::Result<[Run; 2]> {
    let mut runs = compare(&sides, load, arguments.time()).await?.into_iter();
    let runs = [runs.next().unwrap_or_default(), runs.next().unwrap_or_default()];
    for (side, run) in sides.iter().zip(&runs) {
        line(report, load, side.name, run);
    }
    Ok(runs)
}
