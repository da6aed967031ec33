//! Metrics for monitoring the bot.
//!
//! # Design
//!
//! `declared.rs` declares every metric, and nothing else can be recorded: each counter, gauge and timer is a
//! variant with its name, its help and at most one label. Label values are words of our own. They never
//! identify a person, a match or a server, so the number of series is fixed. Recording changes a value in
//! place, and only if metrics can be read (`metrics.address`).
//!
//! The values belong to the process: they are global, like the log. Without the feature `metrics` nothing is
//! recorded.

mod declared;
mod people;
mod process;
#[cfg(feature = "metrics")]
mod series;

use std::time::Duration;

pub use declared::{About, Counter, Gauge, Label, Timer, all};
pub(crate) use declared::{DISCORD_ERRORS, SHARDS};
pub(crate) use people::{measure_people, record_person};

/// Stands for no label.
pub const ALONE: &str = "";

/// Whether this program was built with metrics.
pub const IS_BUILT_IN: bool = cfg!(feature = "metrics");

impl Counter {
    /// Counts one more.
    pub(crate) fn add(self, value: &'static str) {
        #[cfg(feature = "metrics")]
        series::change(|kept| kept.add(self, value));
        #[cfg(not(feature = "metrics"))]
        let _ = (self, value);
    }
}

impl Gauge {
    /// Sets the value.
    pub(crate) fn set(self, value: &'static str, number: f64) {
        #[cfg(feature = "metrics")]
        series::change(|kept| kept.set(self, value, number));
        #[cfg(not(feature = "metrics"))]
        let _ = (self, value, number);
    }
}

impl Timer {
    /// Records a duration.
    pub(crate) fn took(self, value: &'static str, time: Duration) {
        #[cfg(feature = "metrics")]
        series::change(|kept| kept.took(self, value, time));
        #[cfg(not(feature = "metrics"))]
        let _ = (self, value, time);
    }
}

/// Starts recording.
pub(crate) fn begin() {
    #[cfg(feature = "metrics")]
    series::begin();
    process::record_start();
    Gauge::ClocksHeld.set(ALONE, 0.0);
}

/// Returns all metrics in the text format of Prometheus.
pub(crate) fn text() -> String {
    process::measure();
    #[cfg(feature = "metrics")]
    return series::text();
    #[cfg(not(feature = "metrics"))]
    String::new()
}

/// The media type of that format.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Converts a number of bytes to a gauge's value.
#[expect(clippy::cast_precision_loss, reason = "nobody minds a byte in nine petabytes")]
pub(crate) const fn number(bytes: u64) -> f64 {
    bytes as f64
}
