//! The registered series and their current values.

use std::fmt;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, LabelSetEncoder};
use prometheus_client::metrics::counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use strum::VariantArray;

use super::{About, Counter, Gauge, Timer};

static SERIES: LazyLock<Series> = LazyLock::new(Series::declared);

/// Whether metrics are recorded.
static IS_ON: AtomicBool = AtomicBool::new(false);

/// Starts recording.
pub(super) fn begin() {
    LazyLock::force(&SERIES);
    IS_ON.store(true, Ordering::Release);
}

/// Changes a value, if anyone can read it.
pub(super) fn change(change: impl FnOnce(&Series)) {
    if IS_ON.load(Ordering::Acquire) {
        change(&SERIES);
    }
}

/// All metrics.
pub(super) fn text() -> String {
    SERIES.text()
}

type Counters = Family<Set, counter::Counter>;
type Gauges = Family<Set, gauge::Gauge<f64, AtomicU64>>;
type Histograms = Family<Set, Histogram, Buckets>;

/// Registers every declared metric with its series, in the order of declaration.
pub(super) struct Series {
    registry: Registry,
    counters: Vec<Counters>,
    gauges: Vec<Gauges>,
    timers: Vec<Histograms>,
}

/// The label of a series, if it has one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
struct Set(Option<(&'static str, &'static str)>);

impl Set {
    fn labelled(about: &About, value: &'static str) -> Set {
        Set(about.label.as_ref().map(|label| (label.name, value)))
    }
}

impl EncodeLabelSet for Set {
    fn encode(&self, encoder: &mut LabelSetEncoder<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |label| [label].encode(encoder))
    }
}

/// Returns the upper bounds of a histogram's buckets.
#[derive(Copy, Clone, Debug)]
struct Buckets(&'static [f64]);

impl MetricConstructor<Histogram> for Buckets {
    fn new_metric(&self) -> Histogram {
        Histogram::new(self.0.iter().copied())
    }
}

impl Series {
    fn declared() -> Series {
        let mut registry = Registry::default();
        let counters = Counter::VARIANTS.iter().map(|counter| {
            let (about, family) = (counter.about(), Counters::default());
            known_values(&about, |set| drop(family.get_or_create(&set)));
            // The library appends `_total` to counters and a full stop to every help text.
            let name = about.name.strip_suffix("_total").unwrap_or(about.name);
            registry.register(name, about.help, family.clone());
            family
        });
        let counters = counters.collect();
        let gauges = Gauge::VARIANTS.iter().map(|gauge| {
            let (about, family) = (gauge.about(), Gauges::default());
            known_values(&about, |set| drop(family.get_or_create(&set)));
            registry.register(about.name, about.help, family.clone());
            family
        });
        let gauges = gauges.collect();
        let timers = Timer::VARIANTS.iter().map(|timer| {
            let family = Histograms::new_with_constructor(Buckets(timer.buckets()));
            let about = timer.about();
            known_values(&about, |set| drop(family.get_or_create(&set)));
            registry.register(about.name, about.help, family.clone());
            family
        });
        let timers = timers.collect();
        Series { registry, counters, gauges, timers }
    }

    pub(super) fn add(&self, counter: Counter, value: &'static str) {
        self.counters[counter as usize].get_or_create(&Set::labelled(&counter.about(), value)).inc();
    }

    pub(super) fn set(&self, gauge: Gauge, value: &'static str, number: f64) {
        self.gauges[gauge as usize].get_or_create(&Set::labelled(&gauge.about(), value)).set(number);
    }

    pub(super) fn took(&self, timer: Timer, value: &'static str, time: Duration) {
        let series = self.timers[timer as usize].get_or_create(&Set::labelled(&timer.about(), value));
        series.observe(time.as_secs_f64());
    }

    fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        // A series without labels has no braces either.
        text.replace("{} ", " ")
    }
}

/// Creates the series that exist from the start: what has not happened yet is zero, not unknown.
fn known_values(about: &About, begin: impl Fn(Set)) {
    match &about.label {
        None if about.is_known_from_the_start => begin(Set(None)),
        Some(label) if about.is_known_from_the_start => {
            label.values.iter().for_each(|value| begin(Set::labelled(about, value)));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_measured_is_told_as_prometheus_reads_it() {
        let kept = Series::declared();
        kept.add(Counter::Dropped, "unanswered");
        kept.set(Gauge::OpenMatches, "", 3.0);
        kept.took(Timer::Acknowledgement, "move", Duration::from_millis(30));
        let text = kept.text();
        for line in [
            "# TYPE kuzhi_dropped counter",
            "kuzhi_dropped_total{reason=\"unanswered\"} 1",
            "kuzhi_dropped_total{reason=\"unreadable\"} 0",
            "# TYPE kuzhi_open_matches gauge",
            "kuzhi_open_matches 3.0",
            "kuzhi_acknowledgement_seconds_bucket{le=\"0.025\",action=\"move\"} 0",
            "kuzhi_acknowledgement_seconds_bucket{le=\"0.05\",action=\"move\"} 1",
            "kuzhi_acknowledgement_seconds_bucket{le=\"+Inf\",action=\"move\"} 1",
            "kuzhi_acknowledgement_seconds_count{action=\"move\"} 1",
            "kuzhi_commit_seconds_count 0",
        ] {
            assert!(text.lines().any(|one| one == line), "{line} is missing:\n{text}");
        }
        assert!(text.ends_with("# EOF\n"));
    }
}
