//! How fast Kuzhi answers clicks in matches between people: the program as a process, compared with a bare
//! bot that answers with a constant. The same stand-in for Discord drives both. `benches/FIGURES.md` has
//! the bars.
//!
//! `cargo bench -p kuzhi-tests --bench load` measures everything, which takes some twenty minutes; `cargo
//! bench -p kuzhi-tests --bench load -- clicks` measures one scenario; `-- --help` lists them.

mod arguments;
mod bare;
mod clicks;
mod crowd;
mod discord;
mod drive;
mod filling;
mod growth;
mod http;
mod many_matches;
mod ongoing;
mod overload;
mod pages;
mod postgres;
mod postgres_trips;
mod setup;
mod side;
mod slow_disk;
mod spent;
mod table;
mod table_of_runs;
mod trips;
mod two_processes;

use std::process::ExitCode;

use clap::Parser;
use kuzhi_tests::load::Report;
use tokio::runtime;

use self::arguments::{Arguments, Scenario};
use self::table::Rival;

fn main() -> anyhow::Result<ExitCode> {
    if std::env::args().nth(1).as_deref() == Some(bare::VERB) {
        // On the same kind of runtime as Kuzhi.
        kuzhi_bot::runtime()?.block_on(bare::run())?;
        return Ok(ExitCode::SUCCESS);
    }
    let arguments = Arguments::parse();
    // One thread for Discord and all people: they wake nobody but the program, and leave the other processors
    // to it.
    runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
        tokio::select! {
            measured = measure(&arguments) => measured,
            // Dropping what was started ends it.
            () = kuzhi_bot::shutdown()? => {
                println!("stopped");
                Ok(ExitCode::FAILURE)
            }
        }
    })
}

async fn measure(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut failed = Vec::new();
    for scenario in arguments.scenarios() {
        let mut report = Report::begin(&scenario.name());
        let measured = match scenario {
            Scenario::Clicks => clicks::run(arguments, &mut report).await,
            Scenario::Http => http::run(arguments, &mut report).await,
            Scenario::Postgres => postgres::run(arguments, &mut report, Rival::Person).await,
            Scenario::BotGames => postgres::run(arguments, &mut report, Rival::Bot).await,
            Scenario::PostgresTrips => postgres_trips::run(arguments, &mut report).await,
            Scenario::TwoProcesses => two_processes::run(arguments, &mut report).await,
            Scenario::Ongoing => ongoing::run(arguments, &mut report).await,
            Scenario::SlowDisk => slow_disk::run(arguments, &mut report).await,
            Scenario::Trips => trips::run(arguments, &mut report).await,
            Scenario::ManyMatches => many_matches::run(arguments, &mut report).await,
            Scenario::Growth => growth::run(arguments, &mut report).await,
            Scenario::Pages => pages::run(arguments, &mut report).await,
            Scenario::Overload => overload::run(arguments, &mut report).await,
        };
        if let Err(error) = measured {
            report.truth(&format!("it could be measured ({error:#})"), false);
        }
        if !report.holds() {
            failed.push(report.name());
        }
    }
    if failed.is_empty() {
        println!("\nall bars hold");
        return Ok(ExitCode::SUCCESS);
    }
    println!("\nbars that do not hold: {}", failed.join(", "));
    Ok(ExitCode::FAILURE)
}
