//! Clicks that are posted over HTTP, beside the same over the gateway.

use kuzhi_tests::load::Report;

use crate::arguments::{Arguments, Door};
use crate::drive::Load;
use crate::side::{Side, compare};
use crate::table_of_runs::{head, line};

/// The part of the gateway's rate that there must be over HTTP. Signing what is posted is the stand-in's work, checking it
/// the program's.
const LEAST_RATE: f64 = 0.8;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let gateway = Side::kuzhi_by(Door::Gateway, "gateway", arguments).await?;
    let http = Side::kuzhi_by(Door::Http, "HTTP", arguments).await?;
    for side in [&gateway, &http] {
        side.warm_up().await?;
    }
    head(report);
    let mut ratio = 0.0;
    for people in [1, 8, 32] {
        let load = Load::AtOnce(people);
        let runs = compare(&[&gateway, &http], load, arguments.time()).await?;
        for (side, run) in [&gateway, &http].into_iter().zip(&runs) {
            line(report, load, side.name, run);
        }
        if let [gateway, http] = &*runs {
            ratio = http.rate() / gateway.rate();
        }
    }
    report.at_least("rate over HTTP, against the gateway's", ratio, LEAST_RATE);
    Ok(())
}
