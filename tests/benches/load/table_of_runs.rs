//! Runs as lines of a table.

use std::time::Duration;

use kuzhi_tests::load::Report;

use crate::drive::{Load, Run, ratio};

/// How many failures are printed.
const TOLD: usize = 3;

pub(crate) fn head(report: &Report) {
    report.line(format!(
        "{:<14} {:<28} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "load",
        "program",
        "a second",
        "p50 ms",
        "p90 ms",
        "p99 ms",
        "max ms",
        "CPU µs",
        "DB µs",
        "own µs",
        "further"
    ));
}

/// Prints a line, and what failed: nothing should have.
pub(crate) fn line(report: &mut Report, load: Load, name: &str, run: &Run) {
    let load = match load {
        Load::AtOnce(people) => format!("{people} at once"),
        Load::ASecond(rate) => format!("{rate} a second"),
    };
    let delays = run.delays();
    let [p50, p90] = [50, 90].map(|per_cent| millis(delays.percentile(per_cent)));
    let p99 = millis(run.p99());
    let micros = |time: Duration| run.a_click(time.as_secs_f64() * 1e6);
    report.line(format!(
        "{load:<14} {name:<28} {:>9.0} {p50:>8.2} {p90:>8.2} {p99:>8.2} {:>8.2} {:>8.0} {:>8.0} {:>8.0} \
         {:>8.2}",
        run.rate(),
        millis(delays.worst()),
        micros(run.spent.bot),
        micros(run.spent.database),
        micros(run.spent.own),
        run.a_click(ratio(run.further, 1)),
    ));
    if !run.failures.is_empty() {
        report.number("clicks that failed", run.failures.len(), 0);
        run.failures.iter().take(TOLD).for_each(|why| report.figure("such as", why));
    }
}

/// Returns what limited a run, as far as one can tell: the shares of processor time, and flushes.
pub(crate) fn limit(report: &Report, name: &str, run: &Run) {
    let flushes = run.flush_rate().map_or_else(String::new, |rate| format!("; {rate:.0} flushes a second"));
    report.figure(&format!("processors, {name}"), format!("{}{flushes}", run.meanwhile));
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
