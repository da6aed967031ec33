//! Reports measurements, and whether they meet their bars.

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
    /// Starts the report of the named scenario.
    pub fn begin(name: &str) -> Report {
        let report = Report { name: name.to_owned(), holds: true, out: stdout() };
        report.say(&format!("\n{name}"));
        report
    }

    /// Returns the scenario's name.
    pub fn name(&self) -> String {
        self.name.clone()
    }

    /// Returns whether all bars have held so far.
    pub fn holds(&self) -> bool {
        self.holds
    }

    /// Prints a figure without a bar.
    pub fn figure(&self, what: &str, value: impl Display) {
        self.say(&format!("  {what}: {value}"));
    }

    /// Prints a line of a table, or its head.
    pub fn line(&self, line: impl Display) {
        self.say(&format!("  {line}"));
    }

    /// Prints an amount of memory that must be below the bar.
    pub fn memory(&mut self, what: &str, bytes: u64, bar: u64) {
        let holds = bytes < bar;
        self.bar(what, &mebibytes(bytes), &format!("under {}", mebibytes(bar)), holds);
    }

    /// Prints a delay that must not exceed the bar.
    pub fn delay(&mut self, what: &str, delay: Duration, bar: Duration) {
        let (delay_, bar_) = (seconds(delay), seconds(bar));
        self.bar(what, &delay_, &format!("within {bar_}"), delay <= bar);
    }

    /// Prints a count that must not exceed the bar.
    pub fn number(&mut self, what: &str, number: usize, bar: usize) {
        let most = if bar == 0 { "none".to_owned() } else { format!("at most {bar}") };
        self.bar(what, &number.to_string(), &most, number <= bar);
    }

    /// Prints a ratio or a mean that must not exceed the bar.
    pub fn at_most(&mut self, what: &str, value: f64, bar: f64) {
        self.bar(what, &format!("{value:.2}"), &format!("at most {bar}"), value <= bar);
    }

    /// Prints a ratio that must not fall below the bar.
    pub fn at_least(&mut self, what: &str, value: f64, bar: f64) {
        self.bar(what, &format!("{value:.2}"), &format!("at least {bar}"), value >= bar);
    }

    /// Prints a condition that must hold.
    pub fn truth(&mut self, what: &str, is_so: bool) {
        self.bar(what, if is_so { "yes" } else { "no" }, "yes", is_so);
    }

    fn bar(&mut self, what: &str, value: &str, bar: &str, holds: bool) {
        let fails = if holds { "" } else { "  FAILS" };
        self.say(&format!("  {what}: {value}  (bar: {bar}){fails}"));
        self.holds &= holds;
    }

    /// If the output is closed, the exit code still tells the result.
    fn say(&self, line: &str) {
        let _ = writeln!(self.out.lock(), "{line}");
    }
}

/// Formats bytes.
pub fn mebibytes(bytes: u64) -> String {
    // To a tenth, without floats.
    let tenths = bytes.saturating_mul(10) / MIB;
    format!("{}.{} MiB", tenths / 10, tenths % 10)
}

/// Formats a delay.
pub fn seconds(delay: Duration) -> String {
    format!("{:.3} s", delay.as_secs_f64())
}
