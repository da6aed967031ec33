//! Metrics of the process itself, under the standard names of Prometheus.

use std::time::{SystemTime, UNIX_EPOCH};

use super::{ALONE, Gauge, number};
use crate::memory::{limit, resident};

/// Records when the process started, and its version.
pub(super) fn record_start() {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Gauge::Started.set(ALONE, since_1970.as_secs_f64());
    Gauge::Build.set(env!("CARGO_PKG_VERSION"), 1.0);
}

/// Records how much memory the process has and may have, where the system reports it.
pub(super) fn measure() {
    if let Some(bytes) = resident() {
        Gauge::Memory.set(ALONE, number(bytes));
    }
    if let Some(bytes) = limit() {
        Gauge::MemoryLimit.set(ALONE, number(bytes));
    }
}
