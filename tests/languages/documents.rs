//! Documents list what there is: commands, games and languages.

use kuzhi_domain::Language;
use kuzhi_engine::Game;
use kuzhi_view::request::Command;
use kuzhi_view::words::{Words, game_name};

const README: &str = include_str!("../../README.md");
const COMMANDS: &str = include_str!("../../docs/commands.md");
const TRANSLATING: &str = include_str!("../../docs/translating.md");

#[test]
fn the_page_of_commands_lists_every_command_in_order() {
    let listed = COMMANDS.lines().filter_map(|line| line.strip_prefix("| `/")?.split_once('`'));
    let listed: Vec<_> = listed.map(|(name, _)| name).collect();
    let names: Vec<_> = Command::ALL.into_iter().map(Command::name).collect();
    assert_eq!(listed, names, "docs/commands.md lists other commands, or in another order");
}

#[test]
fn the_readme_lists_every_game() {
    for game in Game::all() {
        let line = format!("\n| **{}** | ", game_name(Words::for_language(Language::English), game));
        assert!(README.contains(&line), "README.md has no line {:?}", line.trim());
    }
}

/// Where a game's rules, its puzzles, its moves of chance, its weights and its name for the fuzzer stand.
#[test]
fn every_document_about_games_has_every_game() {
    let rules = include_str!("../../engine/RULES.md");
    let puzzles = include_str!("../../engine/search/PUZZLES.md");
    let reviews = include_str!("../../engine/search/REVIEW.md");
    let weights = include_str!("../../engine/search/TUNING.md");
    let words = include_str!("../../fuzz/words.dict");
    for id in Game::IDS {
        let row = format!("\n| {id} | ");
        for (name, page, part) in [
            ("engine/RULES.md", rules, format!(" · `{id}`")),
            ("engine/search/PUZZLES.md", puzzles, row.clone()),
            ("engine/search/REVIEW.md", reviews, row.clone()),
            ("engine/search/TUNING.md", weights, row),
            ("fuzz/words.dict", words, format!("\n\"{id}\"\n")),
        ] {
            assert!(page.contains(&part), "{name} does not have {:?}", part.trim());
        }
    }
}

#[test]
fn the_readme_lists_every_language() {
    let list = README.lines().find(|line| line.starts_with("- **Languages:**")).unwrap();
    for language in Language::ALL {
        assert!(list.contains(language.name()), "README.md does not name {}: {list}", language.name());
    }
}

#[test]
fn every_language_is_listed_for_translators() {
    let columns = TRANSLATING.lines().find(|line| line.starts_with("| English | Türkçe |")).unwrap();
    for &language in Language::ALL {
        let line = format!("| {} | `{}.ftl` |", language.name(), language.tag());
        assert!(TRANSLATING.contains(&line), "docs/translating.md has no line {line:?}");
        let column = format!("| {} |", language.name());
        assert!(columns.contains(&column), "docs/translating.md has no column {column:?}");
    }
}

/// What is no message: questions that code asks, a line or buttons of one, and words for who reads what
/// people write.
const NO_MESSAGES: [&str; 7] = [
    "dated_title",
    "finishes_lessons",
    "names_people",
    "pings_off",
    "plan_words",
    "season_goes_on",
    "ways_to_begin",
];

/// Each function for a screen stands in a test of this folder, which calls it with the longest that there is.
#[test]
fn every_screen_is_checked_for_its_length() {
    let screens = include_str!("../../bot/view/src/screens/mod.rs");
    let tests = [
        include_str!("lessons.rs"),
        include_str!("puzzles.rs"),
        include_str!("screens.rs"),
        include_str!("texts.rs"),
        include_str!("tournaments.rs"),
    ];
    let exported = screens.split("pub use self::").skip(1).filter_map(|line| line.split(';').next());
    let names = exported.flat_map(|line| {
        let list = line.rsplit_once("::").map_or(line, |(_, list)| list);
        list.trim_matches(['{', '}']).split(',').map(str::trim).collect::<Vec<_>>()
    });
    let functions = names.filter(|name| name.starts_with(|letter: char| letter.is_ascii_lowercase()));
    for name in functions.filter(|name| !NO_MESSAGES.contains(name)) {
        let is_called = tests.iter().any(|test| test.contains(&format!("screens::{name}")));
        assert!(is_called, "no test of this folder calls screens::{name}");
    }
}
