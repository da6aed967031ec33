//! Whether a click on PostgreSQL costs more with very many other ongoing matches.

use kuzhi_tests::load::{Report, mebibytes};

use crate::arguments::{Arguments, Store};
use crate::drive::{Load, Run};
use crate::setup::Setup;
use crate::side::compare;
use crate::table_of_runs::{head, line};

/// The numbers of other matches. The first is too small to compare with.
const OTHERS: [usize; 5] = [10, 1, 1_000, 20_000, 100_000];

/// The bar for the ratio to the cost with ten matches.
const MOST: f64 = 1.2;

/// One click at a time: the rate then shows how long a click takes, without waiting for others.
const LOAD: Load = Load::AtOnce(1);

/// So few people that they do not count among the matches.
const TABLES: usize = 8;

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let arguments = &arguments.with_tables(TABLES);
    let start = async |others: usize| {
        let name = match others {
            10 => "10 others",
            1 => "1 other",
            1_000 => "1,000 others",
            20_000 => "20,000 others",
            _ => "100,000 others",
        };
        let side = Setup::new(name, arguments).on(Store::Postgres).among(others).start().await?;
        let looked = side.idle().await?;
        if let Some(database) = &side.database {
            // PostgreSQL does this by itself at some time, after so many new rows.
            database.sql("VACUUM ANALYZE");
        }
        side.warm_up().await?;
        anyhow::Ok((side, looked))
    };
    let (few, _) = start(OTHERS[0]).await?;
    head(report);
    for others in &OTHERS[1..] {
        let (many, looked) = start(*others).await?;
        let runs = compare(&[&few, &many], LOAD, arguments.time()).await?;
        for (side, run) in [&few, &many].into_iter().zip(&runs) {
            line(report, LOAD, side.name, run);
        }
        report.figure("until each was looked at", format!("{:.0} s", looked.as_secs_f64()));
        report.figure("memory of the process", mebibytes(many.resident()));
        if let Some(database) = &many.database {
            let size = database.sql("SELECT pg_database_size('kuzhi')").parse::<u64>()?;
            report.figure("size of the database", mebibytes(size));
        }
        let [few, many] = &runs[..] else { continue };
        let time = |run: &Run| run.delays().percentile(50).as_secs_f64();
        let cost = |run: &Run| run.a_click((run.spent.bot + run.spent.database).as_secs_f64());
        let ratios = [time(many) / time(few), cost(many) / cost(few)];
        let of = |what: &str| format!("{what} of a click among {others}, against among {}", OTHERS[0]);
        report.at_most(&of("median delay"), ratios[0], MOST);
        report.at_most(&of("processor time"), ratios[1], MOST);
    }
    Ok(())
}
