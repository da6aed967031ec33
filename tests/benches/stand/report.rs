//! What was measured, and whether it is what RELIABILITY.md promises.

use std::fmt::Display;
use std::io::{Stdout, Write, stdout};
use std::time::Duration;

use clap::ValueEnum;
use kuzhi_tests::load::MIB;

use crate::arguments::Scenario;

/// The figures of one scenario, printed as they come.
pub(crate) struct Report {
    name: String,
    holds: bool,
    out: Stdout,
}

impl Report {
    pub(crate) fn begin(scenario: Scenario) -> Report {
        let name = scenario.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
        let report = Report { name, holds: true, out: stdout() };
        report.say(&format!("\n{}", report.name));
        report
    }

    pub(crate) fn name(&self) -> String {
        self.name.clone()
    }

    pub(crate) fn holds(&self) -> bool {
        self.holds
    }

    /// A figure without a bar.
    pub(crate) fn figure(&self, what: &str, value: impl Display) {
        self.say(&format!("  {what}: {value}"));
    }

    /// Memory that must be less than so many MiB.
    pub(crate) fn memory(&mut self, what: &str, bytes: u64, bar: u64) {
        let holds = bytes < bar;
        self.bar(what, &mebibytes(bytes), &format!("under {}", mebibytes(bar)), holds);
    }

    /// A delay that must not be longer than the bar.
    pub(crate) fn delay(&mut self, what: &str, delay: Duration, bar: Duration) {
        let (delay_, bar_) = (seconds(delay), seconds(bar));
        self.bar(what, &delay_, &format!("within {bar_}"), delay <= bar);
    }

    /// A number of something that there should be no more of than the bar.
    pub(crate) fn number(&mut self, what: &str, number: usize, bar: usize) {
        let most = if bar == 0 { "none".to_owned() } else { format!("at most {bar}") };
        self.bar(what, &number.to_string(), &most, number <= bar);
    }

    /// Something that must be so.
    pub(crate) fn truth(&mut self, what: &str, is_so: bool) {
        self.bar(what, if is_so { "yes" } else { "no" }, "yes", is_so);
    }

    fn bar(&mut self, what: &str, value: &str, bar: &str, holds: bool) {
        let fails = if holds { "" } else { "  FAILS" };
        self.say(&format!("  {what}: {value}  (bar: {bar}){fails}"));
        self.holds &= holds;
    }
}

impl Report {
    /// Whoever does not listen any more still learns from the exit code how it went.
    fn say(&self, line: &str) {
        let _ = writeln!(self.out.lock(), "{line}");
    }
}

pub(crate) fn mebibytes(bytes: u64) -> String {
    // To a tenth, without floats.
    let tenths = bytes.saturating_mul(10) / MIB;
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}

pub(crate) fn seconds(delay: Duration) -> String {
    format!("{:.3} s", delay.as_secs_f64())
}
