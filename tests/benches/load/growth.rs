//! The growth of resident memory over very many clicks.

use kuzhi_tests::load::{MIB, Report, mebibytes};

use crate::arguments::Arguments;
use crate::drive::{Load, Until};
use crate::setup::Setup;

/// How often it is read.
const READINGS: usize = 10;

const MOST: u64 = 5 * MIB;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let kuzhi = Setup::new("Kuzhi", arguments).start().await?;
    kuzhi.warm_up().await?;
    let first = kuzhi.resident();
    report.figure("resident before", mebibytes(first));
    let (mut clicks, mut failures) = (0, 0);
    for _ in 0..READINGS {
        let run = kuzhi.drive(Load::AtOnce(32), Until::Clicked(arguments.clicks / READINGS)).await?;
        clicks += run.answered();
        failures += run.failures.len();
        let (resident, rate) = (kuzhi.resident(), run.rate());
        report.figure(
            &format!("after {clicks} clicks"),
            format!("{} ({rate:.0} a second)", mebibytes(resident)),
        );
    }
    report.number("clicks that failed", failures, 0);
    let growth = kuzhi.resident().saturating_sub(first);
    report.memory(&format!("growth over {clicks} clicks"), growth, MOST);
    Ok(())
}
