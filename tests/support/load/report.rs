//! What was measured, and whether it is what was promised.

use std::fmt::Display;
use std::io::{Stdout, Write, stdout};
use std::time::Duration;

use super::MIB;

/// The figures of one scenario, printed as they come.
#[derive(Debug)]
pub struct Report {
    name: String,
    holds: bool,
    out: Stdout,
}

impl Report {
    /// Begins the figures of the scenario with this name.
    pub fn begin(name: &str) -> Report {
        let report = Report { name: name.to_owned(), holds: true, out: stdout() };
        report.say(&format!("\n{name}"));
        report
    }

    /// The scenario's name.
    pub fn name(&self) -> String {
        self.name.clone()
    }

    /// Whether all bars held so far.
    pub fn holds(&self) -> bool {
        self.holds
    }

    /// A figure without a bar.
    pub fn figure(&self, what: &str, value: impl Display) {
        self.say(&format!("  {what}: {value}"));
    }

    /// A line of a table, or its head.
    pub fn line(&self, line: impl Display) {
        self.say(&format!("  {line}"));
    }

    /// Memory that must be less than so many bytes.
    pub fn memory(&mut self, what: &str, bytes: u64, bar: u64) {
        let holds = bytes < bar;
        self.bar(what, &mebibytes(bytes), &format!("under {}", mebibytes(bar)), holds);
    }

    /// A delay that must not be longer than the bar.
    pub fn delay(&mut self, what: &str, delay: Duration, bar: Duration) {
        let (delay_, bar_) = (seconds(delay), seconds(bar));
        self.bar(what, &delay_, &format!("within {bar_}"), delay <= bar);
    }

    /// A number of something that there should be no more of than the bar.
    pub fn number(&mut self, what: &str, number: usize, bar: usize) {
        let most = if bar == 0 { "none".to_owned() } else { format!("at most {bar}") };
        self.bar(what, &number.to_string(), &most, number <= bar);
    }

    /// A ratio, or a mean, that must not be above the bar.
    pub fn at_most(&mut self, what: &str, value: f64, bar: f64) {
        self.bar(what, &format!("{value:.2}"), &format!("at most {bar}"), value <= bar);
    }

    /// A ratio that must not be below the bar.
    pub fn at_least(&mut self, what: &str, value: f64, bar: f64) {
        self.bar(what, &format!("{value:.2}"), &format!("at least {bar}"), value >= bar);
    }

    /// Something that must be so.
    pub fn truth(&mut self, what: &str, is_so: bool) {
        self.bar(what, if is_so { "yes" } else { "no" }, "yes", is_so);
    }

    fn bar(&mut self, what: &str, value: &str, bar: &str, holds: bool) {
        let fails = if holds { "" } else { "  FAILS" };
        self.say(&format!("  {what}: {value}  (bar: {bar}){fails}"));
        self.holds &= holds;
    }

    /// Whoever does not listen any more still learns from the exit code how it went.
    fn say(&self, line: &str) {
        let _ = writeln!(self.out.lock(), "{line}");
    }
}

/// Bytes as people read them.
pub fn mebibytes(bytes: u64) -> String {
    // To a tenth, without floats.
    let tenths = bytes.saturating_mul(10) / MIB;
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}

/// A delay as people read it.
pub fn seconds(delay: Duration) -> String {
    format!("{:.3} s", delay.as_secs_f64())
}
