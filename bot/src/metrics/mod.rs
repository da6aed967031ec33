//! What is measured while the bot runs, for those who watch it.
//!
//! # Design
//!
//! Everything that is measured is declared in `declared.rs`, and nothing else can be: a counter, a gauge or a timer is a
//! variant there, with its name, its help and the one label that it may have. Labels are words of our own, never anything that
//! names a person, a match or a server, so there are as many series as there are words. A measurement changes numbers in place,
//! and only where somebody may ask for them (`metrics.address`).
//!
//! The numbers are the process's: there is one place for them, as there is one log. Without the feature `metrics` there is none,
//! and nothing is measured.

mod declared;
#[cfg(feature = "metrics")]
mod kept;
mod process;

use std::time::Duration;

pub(crate) use declared::DISCORD_ERRORS;
pub use declared::{About, Counter, Gauge, Label, Timer, all};

/// Stands for the label where there is none.
pub const ALONE: &str = "";

/// Whether this program can measure anything.
pub const IS_BUILT_IN: bool = cfg!(feature = "metrics");

impl Counter {
    /// It has happened once more.
    pub(crate) fn add(self, value: &'static str) {
        #[cfg(feature = "metrics")]
        kept::change(|kept| kept.add(self, value));
        #[cfg(not(feature = "metrics"))]
        let _ = (self, value);
    }
}

impl Gauge {
    /// So it stands.
    pub(crate) fn set(self, value: &'static str, number: f64) {
        #[cfg(feature = "metrics")]
        kept::change(|kept| kept.set(self, value, number));
        #[cfg(not(feature = "metrics"))]
        let _ = (self, value, number);
    }
}

impl Timer {
    /// It has taken so long.
    pub(crate) fn took(self, value: &'static str, time: Duration) {
        #[cfg(feature = "metrics")]
        kept::change(|kept| kept.took(self, value, time));
        #[cfg(not(feature = "metrics"))]
        let _ = (self, value, time);
    }
}

/// From now on everything is measured.
pub(crate) fn begin() {
    #[cfg(feature = "metrics")]
    kept::begin();
    process::note_start();
    Gauge::ClocksHeld.set(ALONE, 0.0);
}

/// All that was measured, in the text that Prometheus reads.
pub(crate) fn text() -> String {
    process::measure();
    #[cfg(feature = "metrics")]
    return kept::text();
    #[cfg(not(feature = "metrics"))]
    String::new()
}

/// The media type of that text.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// A number of bytes, as a gauge has it.
#[expect(clippy::cast_precision_loss, reason = "nobody minds a byte in nine petabytes")]
pub(crate) const fn number(bytes: u64) -> f64 {
    bytes as f64
}
