//! The operations page, the dashboard and the alerts name only declared metrics, and the page names all of
//! them.

use std::collections::BTreeSet;

use kuzhi_bot::metrics::{About, all};
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/operations.md");
const DASHBOARD: &str = include_str!("../../../deploy/grafana/kuzhi.json");
const RULES: &str = include_str!("../../../deploy/prometheus/kuzhi.rules.yaml");

/// Returns all words of a text that look like names of metrics.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    // The crate's name looks like one too.
    let is_meant =
        |word: &&str| *word != "kuzhi_bot" && (word.starts_with("kuzhi_") || word.starts_with("process_"));
    words.filter(is_meant).collect()
}

/// Returns the declaration of a metric, or of a histogram by one of its series.
fn declared(name: &str) -> Option<About> {
    let parts = ["_bucket", "_sum", "_count"].map(|part| name.strip_suffix(part));
    let timer = parts.into_iter().flatten().find(|name| name.ends_with("_seconds"));
    all().into_iter().find(|about| about.name == name || Some(about.name) == timer)
}

/// Returns the labels in an expression: the metric, the label and its values.
fn labels(expression: &str) -> Vec<(&str, &str, &str)> {
    let mut found = Vec::new();
    for (at, _) in expression.match_indices('{') {
        let before = expression[..at].rsplit(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let metric = before.clone().next().unwrap_or_default();
        let (inside, _) = expression[at + 1..].split_once('}').expect("it is closed");
        for part in inside.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (label, value) = part.split_once('=').expect("a label has a value");
            let value = value.trim_start_matches('~').trim_matches('"');
            found.extend(value.split('|').map(|value| (metric, label, value)));
        }
    }
    found
}

#[track_caller]
fn names_what_is_declared(what: &str, text: &str, expressions: &[&str]) {
    for name in names(text) {
        assert!(declared(name).is_some(), "{what} names {name}, which nobody has declared");
    }
    for expression in expressions {
        for (metric, label, value) in labels(expression) {
            // Prometheus adds these.
            if ["job", "instance"].contains(&label) {
                continue;
            }
            let about = declared(metric).unwrap_or_else(|| panic!("{what}: {expression}"));
            let known = about.label.filter(|known| known.name == label);
            let known = known.unwrap_or_else(|| panic!("{what}: {metric} has no {label}"));
            assert!(known.values.contains(&value), "{what}: {metric} has no {label} {value}");
        }
    }
}

#[test]
fn the_page_has_all_that_is_declared() {
    names_what_is_declared("docs/operations.md", PAGE, &[]);
    let (_, measured) = PAGE.split_once("## Metrics").unwrap();
    let table = names(measured.split("\n## ").next().unwrap());
    for About { name, .. } in all() {
        assert!(table.contains(name), "docs/operations.md does not say what {name} is");
    }
}

#[test]
fn the_dashboard_shows_all_that_is_declared() {
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let expressions: Vec<&str> = targets.map(|target| target["expr"].as_str().unwrap()).collect();
    names_what_is_declared("the dashboard", DASHBOARD, &expressions);
    let shown: BTreeSet<&str> =
        expressions.iter().flat_map(|one| names(one)).map(|name| declared(name).unwrap().name).collect();
    assert_eq!(shown, all().iter().map(|about| about.name).collect());

    let ids: BTreeSet<u64> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len(), "each panel has a number of its own");
    for panel in panels {
        let place = &panel["gridPos"];
        assert!(place["x"].as_u64().unwrap() + place["w"].as_u64().unwrap() <= 24, "{panel}");
        assert!(
            !panel["title"].as_str().unwrap().is_empty()
                && panel["fieldConfig"]["defaults"]["unit"].is_string()
        );
    }
    let variables = dashboard["templating"]["list"].as_array().unwrap();
    let variables: BTreeSet<&str> = variables.iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(variables, ["datasource", "job"].into());
}

#[test]
fn every_alert_names_a_metric_and_has_instructions() {
    let of_lines = |key: &'static str| {
        RULES
            .lines()
            .filter_map(move |line| Some(line.trim().trim_start_matches("- ").strip_prefix(key)?.trim()))
    };
    let expressions: Vec<&str> = of_lines("expr:").collect();
    names_what_is_declared("the alerts", RULES, &expressions);
    let alerts: Vec<&str> = of_lines("alert:").collect();
    assert!(alerts.len() > 10 && alerts.len() == expressions.len());
    let (_, part) = PAGE.split_once("## Alerts, and what to do").unwrap();
    let part = part.split("\n## ").next().unwrap();
    let explained: Vec<&str> = part.lines().filter_map(|line| line.strip_prefix("### ")).collect();
    assert_eq!(explained, alerts, "in the same order");
    for (alert, runbook) in alerts.iter().zip(of_lines("runbook:")) {
        assert_eq!(runbook, format!("docs/operations.md#{}", alert.to_lowercase()));
    }
    let severities: BTreeSet<&str> = of_lines("severity:").collect();
    assert_eq!(severities, ["page", "ticket"].into());
}
