//! The help: where to begin, and all commands on one screen of a phone.

use kuzhi_engine::Game;
use kuzhi_view::request::{Action, ChallengeDraft, Command, DraftOpponent, PuzzleSource, PuzzleWish, Topic};
use kuzhi_view::screens::{Button, ButtonStyle, Screen};
use kuzhi_view::words::{Words, say};
use strum::IntoEnumIterator;

/// The commands to begin with, each with a line that explains it. Discord explains the others as people type.
const EXPLAINED: [Command; 4] = [Command::Play, Command::Games, Command::Tutorial, Command::Puzzle];

/// Returns the help of a place with this game: what to begin with, and the other commands by topic.
pub(in crate::service) fn screen(words: &Words, game: Game) -> Screen {
    let mut lines = vec![say!(words, "help-title"), say!(words, "help-start")];
    lines.extend(EXPLAINED.map(|command| say!(words, &format!("help-{}", command.name()))));
    for topic in Topic::iter() {
        let is_left = |command: &Command| command.topic() == topic && !EXPLAINED.contains(command);
        let named = Command::ALL.into_iter().filter(is_left).flat_map(|command| names(words, command));
        let topic = say!(words, &format!("help-group-{}", <&str>::from(topic)));
        lines.extend([format!("{topic} {}", named.collect::<Vec<_>>().join(" · "))]);
    }
    lines.push(format!("-# {}", say!(words, "help-heard")));
    Screen { rows: vec![buttons(words, game)], ..Screen::text(lines.join("\n")) }
}

fn buttons(words: &Words, game: Game) -> Vec<Button> {
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let (other, of_day) = (ButtonStyle::Secondary, PuzzleWish { source: PuzzleSource::Daily, game: None });
    let draft = ChallengeDraft::proposed(game, None);
    let invitation = ChallengeDraft { opponent: DraftOpponent::Anybody, ..draft };
    vec![
        button("button-help-play", ButtonStyle::Primary, Action::Draft(draft)),
        button("button-help-learn", other, Action::Learn(game)),
        button("button-puzzle-daily", other, Action::Puzzles(of_day)),
        button("button-help-invite", other, Action::Draft(invitation)),
    ]
}

/// Returns the names under which a command is called. Some do nothing without a subcommand.
fn names(words: &Words, command: Command) -> Vec<String> {
    let within: &[&str] = match command {
        Command::Tournament => &["create", "list"],
        Command::MyData => &["export", "delete"],
        _ => &[],
    };
    let local = |key: String, name: &str| words.name_in(&key).unwrap_or_else(|| name.to_owned());
    let name = local(format!("describe-{}", command.name()), command.name());
    let written = |name: &str| words.left_to_right(&format!("`/{name}`"));
    if within.is_empty() {
        return vec![written(&name)];
    }
    let subcommand = |one: &&str| {
        let own = local(format!("describe-{}-{one}", command.name()), one);
        written(&format!("{name} {own}"))
    };
    within.iter().map(subcommand).collect()
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::Language;

    use super::*;

    /// The number of letters that fit on three lines of a phone.
    const THREE_LINES: usize = 115;

    /// The number of lines, with those that a phone breaks, that it shows at once.
    const MOST_LINES: usize = 13;

    #[test]
    fn help_fits_on_a_phone_in_every_language() {
        for &language in Language::ALL {
            let text = screen(Words::for_language(language), Game::default()).text;
            assert!(text.lines().count() <= MOST_LINES, "{}: {text}", language.tag());
            for line in text.lines() {
                let letters = line.chars().filter(|letter| !"\u{2066}\u{2069}".contains(*letter)).count();
                assert!(letters <= THREE_LINES, "{}: {letters} letters: {line}", language.tag());
            }
        }
    }

    #[test]
    fn help_names_every_command_in_every_language() {
        for &language in Language::ALL {
            let words = Words::for_language(language);
            let text = screen(words, Game::default()).text;
            for name in Command::ALL.into_iter().flat_map(|command| names(words, command)) {
                let name = name.trim_matches(['\u{2066}', '\u{2069}']);
                assert!(text.contains(name), "{}: {name} is missing\n{text}", language.tag());
            }
        }
    }
}
