//! How Kuzhi copes with what people do to it: the program, with the memory limit of `compose.yaml`, against
//! the stand-in. `benches/FIGURES.md` has the bars.
//!
//! `cargo bench -p kuzhi-tests --bench stand` measures everything, which takes some twenty minutes; `cargo
//! bench -p kuzhi-tests --bench stand -- show-move-flood` measures one scenario; `-- --help` lists them.

mod arguments;
mod challenge_flood;
mod five_at_level_8;
mod half_open;
mod hint_flood;
mod idle;
mod level_8_flood;
mod opponent;
mod profile_flood;
mod round_of_128;
mod show_move_flood;
mod stage;

use std::process::ExitCode;

use clap::Parser;
use kuzhi_tests::load::Report;

use self::arguments::{Arguments, Scenario};
use self::stage::Stage;

#[tokio::main]
async fn main() -> anyhow::Result<ExitCode> {
    let arguments = Arguments::parse();
    kuzhi_tests::discord::openapi::leave_out();
    tokio::select! {
        measured = measure(&arguments) => measured,
        // Dropping what was started ends it.
        () = kuzhi_bot::shutdown()? => {
            println!("stopped");
            Ok(ExitCode::FAILURE)
        }
    }
}

async fn measure(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut failed = Vec::new();
    for scenario in arguments.scenarios() {
        let mut report = Report::begin(&scenario.name());
        let stage = Stage::set(arguments, scenario).await?;
        let measured = match scenario {
            Scenario::Idle => idle::run(&stage, &mut report).await,
            Scenario::FiveAtLevel8 => five_at_level_8::run(&stage, arguments, &mut report).await,
            Scenario::ShowMoveFlood => show_move_flood::run(&stage, &mut report).await,
            Scenario::HintFlood => hint_flood::run(&stage, &mut report).await,
            Scenario::Level8Flood => level_8_flood::run(&stage, &mut report).await,
            Scenario::ProfileFlood => profile_flood::run(&stage, &mut report).await,
            Scenario::RoundOf128 => round_of_128::run(&stage, &mut report).await,
            Scenario::ChallengeFlood => challenge_flood::run(&stage, &mut report).await,
            Scenario::HalfOpen => half_open::run(&stage, arguments, &mut report).await,
        };
        if let Err(error) = measured {
            report.truth(&format!("it could be measured ({error})"), false);
        }
        stage.clear(&mut report);
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
