//! Clicks with a slow disk: commits that wait together share a flush.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, ensure};
use kuzhi_tests::load::Report;

use crate::arguments::Arguments;
use crate::drive::Load;
use crate::setup::Setup;
use crate::side::compare;
use crate::table_of_runs::{head, line};

/// How much longer a flush takes, in microseconds.
const LONGER: u32 = 5_000;

/// The part of the rate with a fast disk that must be reached.
const LEAST_RATE: f64 = 0.5;

const MOST_MEDIAN: Duration = Duration::from_millis(40);

const LOAD: Load = Load::AtOnce(32);

pub(crate) async fn run(arguments: &Arguments, report: &mut Report) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let library = folder.path().join("slow_disk.so");
    build(&library)?;
    let preload = library.display().to_string();
    let slow = |name, variables: &[&str]| {
        let setup = Setup::new(name, arguments).with("LD_PRELOAD", &*preload);
        variables.iter().fold(setup, |setup, variable| setup.with(variable, LONGER.to_string())).start()
    };
    let quick = Setup::new("as it is", arguments).start().await?;
    let flushes = slow("flushes take 5 ms", &["SLOW_FLUSH_US"]).await?;
    let ranges = slow("and ranges of files, too", &["SLOW_FLUSH_US", "SLOW_RANGE_US"]).await?;
    let sides = [&quick, &flushes, &ranges];
    for side in sides {
        side.warm_up().await?;
    }
    let runs = compare(&sides, LOAD, arguments.time()).await?;
    head(report);
    for (side, run) in sides.iter().zip(&runs) {
        line(report, LOAD, side.name, run);
    }
    if let [quick, flushes, ..] = &runs[..] {
        report.at_least("rate, against that with a quick disk", flushes.rate() / quick.rate(), LEAST_RATE);
        report.delay("p50", flushes.delays().percentile(50), MOST_MEDIAN);
    }
    Ok(())
}

/// Compiles the library that slows flushes, with the system's C compiler.
fn build(library: &Path) -> anyhow::Result<()> {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/load/slow_disk.c");
    let mut compiler = Command::new("cc");
    compiler.args(["-O2", "-shared", "-fPIC", "-o"]).arg(library).args([source, "-ldl"]);
    let status = compiler.status().context("a C compiler, cc, is needed to make the disk slow")?;
    ensure!(status.success(), "{source} cannot be compiled");
    Ok(())
}
