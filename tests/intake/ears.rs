//! Records what the bot logs in this process: failures, actions, and answers that were not delivered; and
//! panics.

use std::collections::BTreeSet;
use std::fmt::{Debug, Write};
use std::mem;
use std::panic;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;

static HEARD: Mutex<Records> = Mutex::new(Records::new());

/// The records so far.
struct Records {
    failures: Vec<String>,
    /// The names of all actions.
    actions: BTreeSet<String>,
    /// The interactions whose answers the bot could not deliver in the time it allows itself.
    late: BTreeSet<u64>,
}

impl Records {
    const fn new() -> Records {
        Records { failures: Vec::new(), actions: BTreeSet::new(), late: BTreeSet::new() }
    }
}

fn records() -> MutexGuard<'static, Records> {
    HEARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes and returns the failures since the last call.
pub(crate) fn failures() -> Vec<String> {
    mem::take(&mut records().failures)
}

/// Removes and returns the actions since the last call.
pub(crate) fn actions() -> BTreeSet<String> {
    mem::take(&mut records().actions)
}

/// Returns whether the bot gave up answering an interaction because the machine was too slow.
pub(crate) fn is_late(interaction: u64) -> bool {
    records().late.contains(&interaction)
}

/// Starts recording.
pub(crate) fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(begin);
}

fn begin() {
    let everything = tracing_subscriber::registry().with(Ears.with_filter(filter_fn(matters)));
    tracing::subscriber::set_global_default(everything).expect("nobody else listens in this process");
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // Serenity panics on an invalid image hash. That is survived, and not our failure.
        if info.location().is_some_and(|place| place.file().contains("serenity")) {
            return;
        }
        records().failures.push(format!("panic: {info}"));
        usual(info);
    }));
}

fn matters(of: &Metadata<'_>) -> bool {
    of.target().starts_with("kuzhi")
        && if of.is_span() { of.name() == "request" } else { *of.level() <= Level::WARN }
}

struct Ears;

/// The interaction of a span.
struct About(u64);

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Ears {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut said = Fields::default();
        attributes.record(&mut said);
        records().actions.extend(said.action);
        if let (Some(span), Some(interaction)) = (context.span(id), said.interaction) {
            span.extensions_mut().insert(About(interaction));
        }
    }

    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let mut said = Fields::default();
        event.record(&mut said);
        if *event.metadata().level() == Level::ERROR {
            records().failures.push(format!("{}{}", event.metadata().target(), said.text));
        } else if said.text.contains("no answer in time") {
            let scope = context.event_scope(event);
            let about = || scope?.find_map(|span| span.extensions().get::<About>().map(|about| about.0));
            records().late.extend(said.interaction.or_else(about));
        }
    }
}

/// The fields of a span or an event.
#[derive(Default)]
struct Fields {
    text: String,
    interaction: Option<u64>,
    action: Option<String>,
}

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        match field.name() {
            "interaction" => self.interaction = format!("{value:?}").parse().ok(),
            "action" => self.action = Some(format!("{value:?}").trim_matches('"').to_owned()),
            _ => {}
        }
        // Writing to a string cannot fail.
        let _ = write!(self.text, " {field}={value:?}");
    }
}
