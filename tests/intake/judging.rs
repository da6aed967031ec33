//! Whether what the bot says is kind: nothing failed, each first response was made once, and nothing that somebody wrote calls or
//! links.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use kuzhi_bot::language::Language;
use kuzhi_bot::screens;
use kuzhi_bot::words::Words;
use kuzhi_tests::discord::Request;
use serde_json::Value;

use crate::evening::number_of_event;
use crate::run::Run;

/// What calls, links or turns around.
const BAD: [&str; 5] = ["@everyone", "@here", "<@&", "\u{202e}", "](https://evil"];

/// Who answers again before this has not given up what was taken.
const A_TRY: Duration = Duration::from_secs(1);

/// What was said so far on an evening.
#[derive(Debug, Default)]
pub(crate) struct Kindness {
    /// When an answer to each event was taken last.
    answered: BTreeMap<u64, Duration>,
}

impl Kindness {
    /// What the bot has said since is kind; of how many events it says that they could not be read.
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

    /// The bot did nothing that Discord would not have taken, beside answers that do not fit what an event was before it was mutated, or
    /// whose address a mutated token has spoiled.
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

/// What is wrong with an answer, if anything is.
fn is_unkind(answer: &Value) -> Option<String> {
    let said = answer["data"]["content"].as_str().unwrap_or_default();
    let bad = BAD.into_iter().find(|bad| said.contains(bad));
    let bad = bad.map(|bad| format!("{bad:?} is said"));
    bad.or_else(|| says(answer, failed()).then(|| "something failed".to_owned()))
}

/// Whether a message is one of these.
fn says(body: &Value, texts: &[String]) -> bool {
    [&body["data"]["content"], &body["content"]]
        .into_iter()
        .filter_map(Value::as_str)
        .any(|said| texts.iter().any(|text| text == said))
}

/// What is said of what could not be read.
fn dropped() -> &'static [String] {
    static DROPPED: LazyLock<Vec<String>> = LazyLock::new(|| {
        Language::ALL.iter().map(|language| screens::of_dropped(Words::of(*language)).text).collect()
    });
    &DROPPED
}

/// What is said when something failed.
fn failed() -> &'static [String] {
    static FAILED: LazyLock<Vec<String>> = LazyLock::new(|| {
        let of = |language: &Language| {
            [false, true].map(|is_lasting| screens::of_failure(Words::of(*language), is_lasting).text)
        };
        Language::ALL.iter().flat_map(of).collect()
    });
    &FAILED
}
