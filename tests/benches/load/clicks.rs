//! Clicks, compared with the bare bot: at the top rate, and at fixed rates.

use kuzhi_tests::load::Report;

use crate::arguments::{Arguments, Look};
use crate::drive::{Load, Run};
use crate::setup::Setup;
use crate::side::{Side, compare};
use crate::table_of_runs::{head, limit, line};

/// The part of the bare bot's top rate that Kuzhi must reach, with boards of emoji and with pictures.
const LEAST_RATE: f64 = 0.5;
const LEAST_RATE_IN_WOOD: f64 = 0.3;

/// The bar at each rate for the ratio of Kuzhi's 99th percentile to the bare bot's, with boards of emoji.
const MOST_DELAY: [(u32, f64); 2] = [(300, 3.0), (1_000, 3.0)];

/// How many people click at once where the top rate is measured.
const CROWD: usize = 32;

/// A rate is sustained if this part of it is answered.
const HELD: f64 = 0.99;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let mut sides = vec![Side::bare(arguments).await?, Setup::new("Kuzhi", arguments).start().await?];
    if arguments.look == Look::Wood {
        sides.push(Side::bare_uploading(arguments).await?);
    }
    for side in &sides {
        side.warm_up().await?;
    }
    head(report);
    let mut top = 0.0;
    for people in [1, 8, CROWD] {
        let [bare, kuzhi] = first_two(report, &sides, Load::AtOnce(people), arguments).await?;
        top = kuzhi.rate() / bare.rate();
        if people == CROWD {
            limit(report, "Kuzhi", &kuzhi);
        }
    }
    if arguments.look == Look::Wood {
        report.at_least("top rate in wood, against the bare bot's", top, LEAST_RATE_IN_WOOD);
        return Ok(());
    }
    let mut delays = Vec::new();
    for (rate, bar) in MOST_DELAY {
        let [bare, kuzhi] = first_two(report, &sides, Load::ASecond(rate), arguments).await?;
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

/// Measures all sides, and returns the bare bot's and Kuzhi's runs.
async fn first_two(
    report: &mut Report,
    sides: &[Side],
    load: Load,
    arguments: &Arguments,
) -> anyhow::Result<[Run; 2]> {
    let runs = compare(&sides.iter().collect::<Vec<_>>(), load, arguments.time()).await?;
    for (side, run) in sides.iter().zip(&runs) {
        line(report, load, side.name, run);
    }
    let mut runs = runs.into_iter();
    Ok([runs.next().unwrap_or_default(), runs.next().unwrap_or_default()])
}
