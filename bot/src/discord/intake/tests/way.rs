//! Traces a click from the event to the message, and compares the files it passes with those that
//! ARCHITECTURE.md names.

use std::backtrace::Backtrace;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use tracing::{Dispatch, Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, SubscriberExt as _};
use tracing_subscriber::{Layer, registry};

use super::*;

/// Files that run a task without knowing the click: they wait for it, or repeat it under another name.
const WRAPPERS: [&str; 2] = ["src/discord/rest/attaching.rs", "src/discord/responder/waiting.rs"];

/// Files that a click passes only on its way back, and the store's own thread: they have no frame on the
/// stack when something is logged.
const NOT_WAITED_FOR: [&str; 6] = [
    "src/discord/parse/mod.rs",
    "src/delivery/plan/mod.rs",
    "domain/src/matches/decide/mod.rs",
    "view/src/request/action.rs",
    "view/src/screens/matches/match_screen.rs",
    "store/src/sled/commits/writer/mod.rs",
];

/// Records the stack whenever something is logged at trace level on the way: a trip to the store, a response.
/// Higher levels are for people, about other things.
#[derive(Clone, Default)]
struct Waiting(Arc<Mutex<BTreeSet<String>>>);

impl<S: Subscriber> Layer<S> for Waiting {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let is_on_the_way = *event.metadata().level() >= Level::DEBUG;
        if is_on_the_way && event.metadata().target().starts_with("kuzhi_") {
            let files = files_in(&Backtrace::force_capture().to_string());
            self.0.lock().unwrap().extend(files);
        }
    }
}

/// Returns the files of this crate in a backtrace, except tests, as paths in `bot/`.
fn files_in(backtrace: &str) -> Vec<String> {
    let of_bot = |line: &str| {
        let place = line.trim().strip_prefix("at ")?;
        // Paths are relative to the crate's folder, where the test runs.
        let file = place.strip_prefix("./src/").or_else(|| Some(place.split_once("/bot/src/")?.1))?;
        file.split(':').next().map(|file| format!("src/{file}"))
    };
    backtrace.lines().filter_map(of_bot).filter(|file| !file.contains("tests")).collect()
}

/// Returns the files that ARCHITECTURE.md lists for a click.
fn named() -> BTreeSet<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ARCHITECTURE.md");
    let page = fs::read_to_string(page).unwrap();
    let (_, life) = page.split_once("## The life of a click").unwrap();
    let (passed, _) = life.split_once("These are the files").unwrap();
    passed
        .split('`')
        .filter(|text| Path::new(text).extension().is_some_and(|kind| kind == "rs"))
        .map(str::to_owned)
        .collect()
}

/// Returns the files on the stack whenever something is logged during a click.
async fn passed_by_a_click() -> BTreeSet<String> {
    let fixture = Fixture::open();
    let (_, click) = kinds(fixture.id).into_iter().find(|(what, _)| *what == "a button").unwrap();
    fixture.both_are_there().await;
    let waiting = Waiting::default();
    {
        // With a single subscriber, the first thread to pass a call site decides for all threads whether it
        // is enabled, and that may be another test's.
        let (listener, _another) =
            (Dispatch::new(registry().with(waiting.clone())), Dispatch::new(registry()));
        let _listening = tracing::dispatcher::set_default(&listener);
        fixture.receive(&click).await;
    }
    assert_eq!(fixture.answers().await.len(), 1);
    let passed = waiting.0.lock().unwrap().clone();
    &passed - &paths_of(&WRAPPERS)
}

fn paths_of(files: &[&str]) -> BTreeSet<String> {
    files.iter().map(|file| (*file).to_owned()).collect()
}

#[tokio::test]
async fn a_click_passes_the_files_that_are_named() {
    let (named, begun) = (named(), Instant::now());
    assert!(paths_of(&NOT_WAITED_FOR).is_subset(&named));
    let passed = loop {
        let passed = passed_by_a_click().await;
        // On a busy machine the answer may not arrive in time.
        if passed.contains("src/discord/rest/call.rs") || begun.elapsed() > Duration::from_mins(1) {
            break passed;
        }
    };
    assert_eq!(passed, &named - &paths_of(&NOT_WAITED_FOR));
}
