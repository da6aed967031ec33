//! Clicks on PostgreSQL, compared with sled: in matches between people, and against the bot.

use std::time::Duration;

use kuzhi_tests::load::Report;

use crate::arguments::{Arguments, Store};
use crate::drive::{Load, Run};
use crate::setup::Setup;
use crate::side::{Side, compare};
use crate::table::Rival;
use crate::table_of_runs::{head, limit, line};

/// The part of sled's top rate that must be reached on PostgreSQL.
const LEAST_RATE: f64 = 0.4;

/// The bar for the ratio of the 99th percentiles, at half of PostgreSQL's top rate: what people notice when a
/// bot moves from one store to the other.
const MOST_DELAY: f64 = 3.0;

const CROWDS: [usize; 3] = [1, 8, 32];

pub(crate) async fn run(arguments: &Arguments, report: &mut Report, rival: Rival) -> anyhow::Result<()> {
    let start =
        async |store: Store| Setup::new(store.name(), arguments).on(store).against(rival).start().await;
    let (sled, postgres) = (start(Store::Sled).await?, start(Store::Postgres).await?);
    let sides = [&sled, &postgres];
    for side in sides {
        side.warm_up().await?;
    }
    head(report);
    let mut tops = [0.0_f64; 2];
    for people in CROWDS {
        let runs = both(report, sides, Load::AtOnce(people), arguments.time()).await?;
        for (top, run) in tops.iter_mut().zip(&runs) {
            *top = top.max(run.rate());
        }
        if people == CROWDS[2] {
            sides.iter().zip(&runs).for_each(|(side, run)| limit(report, side.name, run));
        }
    }
    let [of_sled, of_postgres] = tops.map(half);
    let runs = both(report, sides, Load::ASecond(of_postgres), arguments.time()).await?;
    let own = compare(&[&sled], Load::ASecond(of_sled), arguments.time()).await?;
    for run in &own {
        line(report, Load::ASecond(of_sled), sled.name, run);
    }
    report.at_least("top rate on PostgreSQL, against sled's", tops[1] / tops[0], LEAST_RATE);
    let p99 = |run: &Run| run.p99().as_secs_f64();
    if let ([sled, postgres], [at_own]) = (&runs[..], &own[..]) {
        let what = "p99 at half of PostgreSQL's top rate, against sled's at the same rate";
        report.at_most(what, p99(postgres) / p99(sled), MOST_DELAY);
        let against = format!("{:.2}", p99(postgres) / p99(at_own));
        report.figure("p99 at half of the top rate, each its own", against);
    }
    Ok(())
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few thousand
fn half(rate: f64) -> u32 {
    (rate / 2.0).max(1.0) as u32
}

async fn both(
    report: &mut Report,
    sides: [&Side; 2],
    load: Load,
    time: Duration,
) -> anyhow::Result<Vec<Run>> {
    let runs = compare(&sides, load, time).await?;
    sides.iter().zip(&runs).for_each(|(side, run)| line(report, load, side.name, run));
    Ok(runs)
}
