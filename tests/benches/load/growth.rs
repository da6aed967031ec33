//! The growth of resident memory over very many clicks, and over as many again: the first fill what is
//! bounded.

use kuzhi_tests::load::{MIB, Report, mebibytes};

use crate::arguments::Arguments;
use crate::drive::{Load, Until};
use crate::setup::Setup;
use crate::side::Side;

/// How often it is read.
const READINGS: usize = 10;

const MOST: u64 = 5 * MIB;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let kuzhi = Setup::new("Kuzhi", arguments).start().await?;
    kuzhi.warm_up().await?;
    report.figure("resident before", mebibytes(kuzhi.resident()));
    let mut clicks = 0;
    let first = growth(&kuzhi, arguments, &mut clicks, report).await?;
    let next = growth(&kuzhi, arguments, &mut clicks, report).await?;
    report.memory(&format!("growth over {} clicks", arguments.clicks), first, MOST);
    report.figure("growth over as many again", mebibytes(next));
    Ok(())
}

/// Lets people click after so many clicks, and returns by how much the program has grown.
async fn growth(
    kuzhi: &Side,
    arguments: &Arguments,
    clicks: &mut usize,
    report: &mut Report,
) -> anyhow::Result<u64> {
    let (before, mut failures) = (kuzhi.resident(), 0);
    for _ in 0..READINGS {
        let run = kuzhi.drive(Load::AtOnce(32), Until::Clicked(arguments.clicks / READINGS)).await?;
        *clicks += run.answered();
        failures += run.failures.len();
        let (resident, rate) = (kuzhi.resident(), run.rate());
        report.figure(
            &format!("after {clicks} clicks"),
            format!("{} ({rate:.0} a second)", mebibytes(resident)),
        );
    }
    report.number("clicks that failed", failures, 0);
    Ok(kuzhi.resident().saturating_sub(before))
}
