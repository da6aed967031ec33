//! Whether a click takes longer with very many ongoing matches.

use kuzhi_tests::load::Report;

use crate::arguments::Arguments;
use crate::drive::Load;
use crate::setup::Setup;
use crate::side::compare;
use crate::table_of_runs::{head, line};

/// The bar for the ratio of the 99th percentiles.
const MOST: f64 = 1.1;

const LOAD: Load = Load::ASecond(300);

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let few = Setup::new("no other matches", arguments).start().await?;
    let many = Setup::new("many other matches", arguments).among(arguments.ongoing).start().await?;
    report.figure("other matches", arguments.ongoing);
    head(report);
    let sides = [&few, &many];
    for side in sides {
        side.idle().await?;
        side.warm_up().await?;
    }
    let runs = compare(&sides, LOAD, arguments.time()).await?;
    for (side, run) in sides.iter().zip(&runs) {
        line(report, LOAD, side.name, run);
    }
    if let [few, many] = &runs[..] {
        let ratio = many.p99().as_secs_f64() / few.p99().as_secs_f64();
        report.at_most("p99, against that without them", ratio, MOST);
    }
    Ok(())
}
