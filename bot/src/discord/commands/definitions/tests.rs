use std::collections::BTreeSet;

use super::*;
use kuzhi_view::request::Topic;
use strum::IntoEnumIterator;

use crate::discord::commands::{match_option, past_games};

fn parts(of: &Value) -> Vec<&Value> {
    PARTS.iter().flat_map(|part| of[*part].as_array().into_iter().flatten()).collect()
}

/// Returns a command, its options and their choices.
fn all_within(command: &Value) -> Vec<&Value> {
    let mut all = vec![command];
    all.extend(parts(command).into_iter().flat_map(all_within));
    all
}

/// The keys that the code composes: their prefixes, and all that can follow.
pub(crate) fn families() -> Vec<(&'static str, Vec<String>)> {
    let part_of = |of: &Value, name: &str| parts(of).into_iter().find(|part| part["name"] == name).cloned();
    let menu: Vec<Value> = Command::ALL.map(|verb| json!(define(verb, Words::english()))).to_vec();
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let values = |command: &str, option: &str| -> Vec<String> {
        let command = menu.iter().find(|one| one["name"] == command);
        let option = command.and_then(|command| part_of(command, option)).expect("the option is there");
        parts(&option).into_iter().map(|choice| text(&choice["value"])).collect()
    };
    let names: Vec<String> = Command::ALL.map(|verb| verb.name().to_owned()).to_vec();
    let options = menu.iter().flat_map(|command| {
        let is_own =
            |option: &&Value| option["name"] != match_option::OPTION && option["name"] != past_games::PASTE;
        let own = parts(command).into_iter().filter(is_own);
        own.flat_map(|option| {
            let name = format!("{}-{}", text(&command["name"]), text(&option["name"]));
            let within = option["options"].as_array().into_iter().flatten();
            let within: Vec<_> = within.map(|inner| format!("{name}-{}", text(&inner["name"]))).collect();
            [name].into_iter().chain(within)
        })
    });
    vec![
        ("help-", ["play", "games", "tutorial", "puzzle"].map(str::to_owned).to_vec()),
        ("help-group-", Topic::iter().map(|topic| <&str>::from(topic).to_owned()).collect()),
        ("describe-", names.into_iter().chain(options).collect()),
        ("choice-", values("play", "side")),
        ("choice-length-", values("play", "length")),
        ("choice-puzzle-", values("puzzle", "from")),
    ]
}

/// Discord's rule for names of commands and options.
fn is_name(name: &str) -> bool {
    let is_allowed = |letter: char| {
        letter.is_alphanumeric() || "-_'".contains(letter) || ('\u{900}'..='\u{97f}').contains(&letter)
    };
    (1..=32).contains(&name.chars().count()) && name.chars().all(is_allowed) && name.to_lowercase() == name
}

#[test]
fn every_command_has_its_name_in_every_discord_locale() {
    let menu = definitions();
    assert_eq!(menu.len(), Command::ALL.len() + 1, "and the entry in a person's menu");
    let locales = Language::ALL.iter().filter(|&&language| language != Language::English);
    let locales: Vec<_> = locales.flat_map(|language| language.discord_locales()).collect();
    for (named, command) in Command::ALL.into_iter().zip(&menu) {
        assert_eq!(command["name"], named.name());
        for item in all_within(command).iter().filter(|item| item["description"].is_string()) {
            for &&locale in &locales {
                let described = item["description_localizations"][locale].as_str();
                assert!(described.is_some_and(|text| text.chars().count() <= 100), "{locale}: {item}");
                let name = item["name_localizations"][locale].as_str().or(item["name"].as_str());
                assert!(name.is_some_and(is_name), "{locale}: {item}");
            }
        }
    }
}

#[test]
fn no_two_commands_or_options_have_one_name() {
    let menu = definitions();
    let mut groups: Vec<Vec<&Value>> = menu.iter().map(parts).collect();
    groups.push(menu.iter().collect());
    for locale in Language::ALL.iter().flat_map(|language| language.discord_locales()) {
        for group in &groups {
            let name =
                |item: &&Value| item["name_localizations"].get(locale).unwrap_or(&item["name"]).to_string();
            let names: BTreeSet<String> = group.iter().map(name).collect();
            assert_eq!(names.len(), group.len(), "{locale}: {names:?}");
        }
    }
}

#[test]
fn a_text_that_is_the_same_is_not_said_again() {
    let mut english = json!({ "name": "play", "description": "Play.", "options": [{ "name": "game" }] });
    let local = json!({ "name": "play", "description": "Oyna.", "options": [{ "name": "oyun" }] });
    localise(&mut english, &local, "tr");
    let expected = json!({
        "name": "play",
        "description": "Play.",
        "description_localizations": { "tr": "Oyna." },
        "options": [{ "name": "game", "name_localizations": { "tr": "oyun" } }],
    });
    assert_eq!(english, expected);
}

/// Returns the text between a prefix and the next character that no name contains.
fn named<'a>(text: &'a str, beginning: &str) -> BTreeSet<&'a str> {
    let after = text.split(beginning).skip(1);
    after.filter_map(|rest| rest.split(['`', ':', ' ']).next()).collect()
}

#[test]
fn texts_call_commands_as_discord_shows_them() {
    for &language in Language::ALL {
        let shown: Vec<Value> =
            Command::ALL.map(|command| json!(define(command, Words::for_language(language)))).to_vec();
        let names: BTreeSet<&str> = shown.iter().filter_map(|command| command["name"].as_str()).collect();
        for name in named(language.sentences(), "`/") {
            assert!(names.contains(name), "{}: there is no command {name:?}", language.tag());
        }
        let options = shown.iter().flat_map(all_within).filter_map(|option| option["name"].as_str());
        let options: BTreeSet<&str> = options.chain(["kuzhi-engine"]).collect();
        for name in named(&language.sentences().replace("`/", "("), "`") {
            assert!(!is_name(name) || options.contains(name), "{}: no option {name:?}", language.tag());
        }
    }
}
