//! Checks the bot's answers: nothing failed, each first response came once, and no text that a person wrote
//! mentions or links.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use kuzhi_domain::Language;
use kuzhi_tests::discord::Request;
use kuzhi_view::screens;
use kuzhi_view::words::Words;
use serde_json::Value;

use crate::evening::number_of_event;
use crate::run::Run;

/// Text that mentions, links or changes the direction of writing.
const BAD: [&str; 5] = ["@everyone", "@here", "<@&", "\u{202e}", "](https://evil"];

/// An event is not answered a second time before this has passed.
const A_TRY: Duration = Duration::from_secs(1);

/// The state of the checks during an evening.
#[derive(Debug, Default)]
pub(crate) struct Kindness {
    /// When the last answer to each event was accepted.
    answered: BTreeMap<u64, Duration>,
}

impl Kindness {
    /// Checks what the bot has said since the last call. Returns how many events it could not read.
    pub(crate) fn judge(&mut self, requests: &[Request], run: &Run) -> u64 {
        let mut unread = 0;
        for request in requests {
            let body = request.body.as_ref().unwrap_or(&Value::Null);
            assert!(
                !says(body, failed()),
                "{} {} says that something failed: {body}",
                request.method,
                request.path
            );
            let id = request.path.split('/').nth(2).and_then(|id| id.parse::<u64>().ok());
            let Some(id) = id.filter(|_| request.path.ends_with("/callback")) else { continue };
            let Some(number) = number_of_event(id) else { continue };
            let event = || run.event(number);
            if let Some(why) = is_unkind(body) {
                panic!("{} is answered with {body}: {why}", event());
            }
            if let Some(before) = self.answered.get(&id) {
                assert!(request.at.saturating_sub(*before) > A_TRY, "answered more than once: {}", event());
            }
            if request.status.is_some_and(|status| status < 300) {
                self.answered.insert(id, request.at);
            }
            unread += u64::from(says(body, dropped()));
        }
        unread
    }

    /// Checks that the bot did nothing that Discord would have refused, except answers that do not fit the
    /// event before its mutation, or whose URL contains a mutated token.
    pub(crate) fn judge_violations(violations: &[String], run: &Run) {
        let is_ours = |one: &&String| {
            let leads_to_an_event =
                one.contains("/callback") || one.contains("/webhooks/") || one.contains("/interactions/");
            let is_spoiled = leads_to_an_event && !one.contains("/interaction-token-");
            !is_spoiled && !one.ends_with("is no response to this interaction")
        };
        let rest: Vec<_> = violations.iter().filter(is_ours).take(3).collect();
        assert!(rest.is_empty(), "in the evening of {}: {rest:#?}", run.event(run.start));
    }
}

/// Returns what is wrong with an answer, if anything.
fn is_unkind(answer: &Value) -> Option<String> {
    let said = answer["data"]["content"].as_str().unwrap_or_default();
    let bad = BAD.into_iter().find(|bad| said.contains(bad));
    let bad = bad.map(|bad| format!("{bad:?} is said"));
    bad.or_else(|| says(answer, failed()).then(|| "something failed".to_owned()))
}

/// Returns whether a message is one of these.
fn says(body: &Value, texts: &[String]) -> bool {
    [&body["data"]["content"], &body["content"]]
        .into_iter()
        .filter_map(Value::as_str)
        .any(|said| texts.iter().any(|text| text == said))
}

/// The messages about events that could not be read.
fn dropped() -> &'static [String] {
    static DROPPED: LazyLock<Vec<String>> = LazyLock::new(|| {
        Language::ALL
            .iter()
            .map(|language| screens::dropped_screen(Words::for_language(*language)).text)
            .collect()
    });
    &DROPPED
}

/// The messages about failures.
fn failed() -> &'static [String] {
    static FAILED: LazyLock<Vec<String>> = LazyLock::new(|| {
        let of = |language: &Language| {
            [false, true]
                .map(|is_lasting| screens::failure_screen(Words::for_language(*language), is_lasting).text)
        };
        Language::ALL.iter().flat_map(of).collect()
    });
    &FAILED
}
