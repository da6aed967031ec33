mod files;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kuzhi_engine::Game;

use self::files::names;
use super::*;
use crate::view::{game_options, lessons};

/// Names of sentences that the code puts together: what it begins with, and what can follow.
fn composed() -> Vec<(&'static str, Vec<String>)> {
    let words = |words: &str| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let games: Vec<String> = Game::IDS.iter().map(|id| (*id).to_owned()).collect();
    let commands = words(
        "play games move board hint resign draw takeback agree conditional leaderboard rules tutorial settings help",
    );
    let levels = (1..=kuzhi_engine::Level::MAX).map(|level| level.to_string());
    let levels = levels.chain(["rated".to_owned()]).collect();
    let option = |game: Game| {
        let specs = game.option_specs().iter();
        specs.flat_map(|spec| {
            game_options::values(spec).into_iter().map(|value| format!("{}-{value}", spec.name))
        })
    };
    let lessons = Game::all().flat_map(lessons).map(|lesson| lesson.name.to_owned()).collect();
    let reasons =
        "row-empty no-move majority cannot-feed repetition agreed cannot-fill cannot-sow round-limit";
    vec![
        ("game-", games.clone()),
        ("rules-", games),
        ("option-", Game::all().flat_map(option).collect()),
        ("side-", words("south north")),
        ("reason-", words(reasons)),
        ("board-mark-", words("puta naga tied")),
        ("describe-", commands.clone()),
        ("help-", commands),
        ("offer-", words("draw takeback agree")),
        ("declined-", words("draw takeback agree")),
        ("withdrawn-", words("draw takeback agree")),
        ("describe-play-", words("game opponent open level side length sets rated clock options")),
        ("describe-conditional-", words("moves")),
        ("describe-board-", words("style theme")),
        ("choice-", words("first second random")),
        ("choice-style-", words("emoji image text unicode")),
        ("choice-theme-", words("dark light")),
        ("describe-settings-", words("of")),
        ("settings-board-", words("usual emoji unicode text image")),
        ("settings-house-board-", words("usual emoji unicode text image")),
        ("settings-theme-", words("dark light")),
        ("settings-house-theme-", words("dark light")),
        ("button-theme-", words("dark light")),
        ("settings-viewpoint-", words("fixed mover")),
        ("settings-house-viewpoint-", words("fixed mover")),
        ("button-viewpoint-", words("fixed mover")),
        ("settings-challengers-", words("everybody acquaintances nobody")),
        ("settings-pings-", words("on dm off")),
        ("button-pings-", words("on dm off")),
        ("settings-language-", words("usual")),
        ("settings-challenges-", words("usual")),
        ("settings-matches-", words("usual")),
        ("button-settings-", words("own house boards limits people")),
        ("refused-too-much-", words("ring picture hint")),
        ("describe-move-", words("pit")),
        ("describe-rules-", words("game")),
        ("describe-tutorial-", words("game")),
        ("lesson-", lessons),
        ("describe-leaderboard-", words("game scope")),
        ("choice-level-", levels),
        ("choice-length-", words("1 3 0")),
    ]
}

/// Every sentence named in the code by itself: the first text after each `say!(`, and texts that
/// stand alone but are names.
fn names_in_code(folder: &Path, known: &BTreeSet<String>, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            names_in_code(&path, known, found);
        } else if !path.ends_with("words/tests.rs") {
            let code = fs::read_to_string(&path).unwrap();
            let texts = code.split('"').skip(1).step_by(2);
            found.extend(texts.filter(|text| known.contains(*text)).map(str::to_owned));
            found.extend(said(&code));
        }
    }
}

/// The literal names after `say!(words, `.
fn said(code: &str) -> impl Iterator<Item = String> {
    code.split("say!(").skip(1).filter_map(|call| {
        let (_, rest) = call.split_once(',')?;
        let (name, _) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
        Some(name.to_owned())
    })
}

#[test]
fn sentences_are_filled_in_and_count() {
    let words = Words::english();
    assert_eq!(say!(words, "move-captured", seeds = 1), "Captured one seed.");
    assert_eq!(say!(words, "move-captured", seeds = 4), "Captured 4 seeds.");
    assert_eq!(say!(words, "player-bot", level = 2), "Kuzhi (level 2)");
}

#[test]
fn every_sentence_is_there_and_used() {
    let there = names(Language::English);
    let mut wanted = BTreeSet::new();
    names_in_code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &there, &mut wanted);
    for (beginning, ends) in composed() {
        wanted.extend(ends.iter().map(|end| format!("{beginning}{end}")));
    }
    let missing: Vec<_> = wanted.difference(&there).collect();
    let unused: Vec<_> = there.difference(&wanted).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing: {missing:?}; unused: {unused:?}");
}
