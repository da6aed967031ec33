//! What the bot logs as a failure, and what panics, in this process.

use std::fmt::{Debug, Write};
use std::panic;
use std::sync::{Mutex, PoisonError};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn note(said: String) {
    HEARD.lock().unwrap_or_else(PoisonError::into_inner).push(said);
}

/// Takes what was heard since the last time.
pub(crate) fn heard() -> Vec<String> {
    std::mem::take(&mut HEARD.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Listens from now on.
pub(crate) fn listen() {
    tracing::subscriber::set_global_default(Ears).expect("nobody else listens in this process");
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        note(format!("panic: {info}"));
        usual(info);
    }));
}

/// Hears what the bot says is its own failure.
struct Ears;

impl Subscriber for Ears {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() == Level::ERROR && metadata.target().starts_with("kuzhi")
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut said = Said(event.metadata().target().to_owned());
        event.record(&mut said);
        note(said.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

struct Said(String);

impl Visit for Said {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        // To a text everything can be written.
        let _ = write!(self.0, " {field}={value:?}");
    }
}
