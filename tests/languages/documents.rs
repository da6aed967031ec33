//! Documents list what there is: commands, games and languages.

use kuzhi_bot::language::Language;
use kuzhi_bot::request::Command;
use kuzhi_bot::words::{Words, game_name};
use kuzhi_engine::Game;

const README: &str = include_str!("../../README.md");
const CONTRIBUTING: &str = include_str!("../../CONTRIBUTING.md");
const TRANSLATING: &str = include_str!("../../docs/translating.md");

#[test]
fn the_readme_lists_every_command() {
    for command in Command::ALL {
        let line = format!("\n| `/{}` | ", command.name());
        assert!(README.contains(&line), "README.md has no line {:?}", line.trim());
    }
}

#[test]
fn the_readme_lists_every_game() {
    for game in Game::all() {
        let line = format!("\n| **{}** | ", game_name(Words::of(Language::English), game));
        assert!(README.contains(&line), "README.md has no line {:?}", line.trim());
    }
}

#[test]
fn the_readme_lists_every_language() {
    let list = README.lines().find(|line| line.starts_with("**Languages.**")).unwrap();
    for language in Language::ALL {
        assert!(list.contains(language.name()), "README.md does not name {}: {list}", language.name());
    }
}

#[test]
fn every_language_is_listed_for_whoever_wants_to_help() {
    let columns = TRANSLATING.lines().find(|line| line.starts_with("| English |")).unwrap();
    for &language in Language::ALL {
        let line = format!("| {} | `{}.ftl` |", language.name(), language.tag());
        assert!(CONTRIBUTING.contains(&line), "CONTRIBUTING.md has no line {line:?}");
        let column = format!("| {} |", language.name());
        assert!(columns.contains(&column), "docs/translating.md has no column {column:?}");
    }
}
