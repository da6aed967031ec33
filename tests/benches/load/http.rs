//! Clicks posted over HTTP, compared with the gateway, on both stores.

use kuzhi_tests::load::Report;

use crate::arguments::{Arguments, Store, Transport};
use crate::drive::Load;
use crate::setup::Setup;
use crate::side::compare;
use crate::table_of_runs::{head, limit, line};

/// The part of the gateway's rate that must be reached over HTTP. The stand-in signs what it posts, and the
/// program verifies it.
const LEAST_RATE: f64 = 0.8;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    for store in [Store::Sled, Store::Postgres] {
        on(store, arguments, report).await?;
    }
    Ok(())
}

async fn on(store: Store, arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let gateway = Setup::new("gateway", arguments).on(store).by(Transport::Gateway).start().await?;
    let http = Setup::new("HTTP", arguments).on(store).by(Transport::Http).start().await?;
    for side in [&gateway, &http] {
        side.warm_up().await?;
    }
    report.figure("store", store.name());
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
            if people == 32 {
                limit(report, "HTTP", http);
            }
        }
    }
    let what = format!("rate over HTTP on {}, against the gateway's", store.name());
    report.at_least(&what, ratio, LEAST_RATE);
    Ok(())
}
