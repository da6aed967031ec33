//! Two processes with one PostgreSQL, compared with one process. Clicks are posted to them in turn.
//!
//! Each process gets a share of a processor, as if it had a small machine of its own. Otherwise the
//! processors of the one machine would be the limit, not the process.

use kuzhi_tests::load::{ProcessorShare, Report};

use crate::arguments::{Arguments, Store, Transport};
use crate::drive::Load;
use crate::setup::Setup;
use crate::side::compare;
use crate::table_of_runs::{head, limit, line};

/// The bar for the ratio of the rates.
const LEAST: f64 = 1.5;

/// The share of each process in percent, so small that neither the machine nor the database is the limit.
const SHARE: u32 = 10;

const LOAD: Load = Load::AtOnce(32);

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let share = match ProcessorShare::new(SHARE) {
        Ok(_) => Some(SHARE),
        Err(error) => {
            report.figure("each process may use all processors", error);
            None
        }
    };
    let setup = |name| Setup::new(name, arguments).on(Store::Postgres).by(Transport::Http).with_share(share);
    let one = setup("one process").start().await?;
    let two = setup("two processes").in_processes(2).start().await?;
    let sides = [&one, &two];
    for side in sides {
        side.warm_up().await?;
    }
    if let Some(share) = share {
        report.figure("each process may use of a processor", format!("{share} %"));
    }
    head(report);
    let runs = compare(&sides, LOAD, arguments.time()).await?;
    for (side, run) in sides.iter().zip(&runs) {
        line(report, LOAD, side.name, run);
        limit(report, side.name, run);
    }
    if let [one, two] = &runs[..] {
        report.at_least("rate of two processes, against one's", two.rate() / one.rate(), LEAST);
    }
    Ok(())
}
