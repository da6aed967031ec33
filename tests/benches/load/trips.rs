//! What a click costs: trips to the store, which the program logs if asked to, and requests to Discord.

use std::collections::BTreeMap;

use anyhow::ensure;
use kuzhi_tests::load::Report;

use crate::arguments::Arguments;
use crate::drive::{Load, Until, ratio};
use crate::setup::Setup;

/// Every match lasts longer than this, so that only moves happen.
const MOVES_A_TABLE: usize = 6;

const MOST_TRIPS: f64 = 3.0;

/// With this filter the program logs each trip to the store.
const FILTER: &str = "warn,kuzhi_store=trace";

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let kuzhi = Setup::new("Kuzhi", arguments).with("KUZHI_LOG__FILTER", FILTER).start().await?;
    kuzhi.quiet().await;
    let (calls, logged) = (kuzhi.discord.calls(), kuzhi.log().len());
    let run = kuzhi.drive(Load::AtOnce(1), Until::Clicked(arguments.tables * MOVES_A_TABLE)).await?;
    let calls = kuzhi.discord.calls() - calls;
    ensure!(run.failures.is_empty(), "clicks failed: {:?}", run.failures);
    let log = kuzhi.log();
    let mut trips = BTreeMap::new();
    for line in log[logged..].lines().filter(|line| line.contains("kuzhi_store: ")) {
        *trips.entry(job(line)).or_insert(0) += 1;
    }
    let a_click = |number: usize| run.a_click(ratio(number, 1));
    let clicks = run.answered();
    let mut trips: Vec<(&str, usize)> = trips.into_iter().collect();
    trips.sort_by_key(|&(_, number)| std::cmp::Reverse(number));
    let all: usize = trips.iter().map(|(_, number)| number).sum();
    report.figure("clicks", clicks);
    report.figure("requests to Discord", calls);
    report.figure("beyond the answer, a click", format!("{:.2}", a_click(calls.further())));
    for (job, number) in trips {
        report.line(format!("{:>7.2} trips a click  {job}", a_click(number)));
    }
    report.truth("the program tells of its trips", all > 0);
    report.at_most("trips to the store a click", a_click(all), MOST_TRIPS);
    Ok(())
}

/// Returns the job of a trip: `… job="kuzhi_bot::service::…"`.
fn job(line: &str) -> &str {
    line.split_once("job=").map_or("unknown", |(_, job)| job.trim_matches('"'))
}
