//! The options of a game in words.

use kuzhi_domain::matches::{ROUNDS, rounds};
use kuzhi_engine::{Game, OptionSpec, Values};

use crate::words::{Words, say};

/// How the game differs from its default options, and its length. `None` if there is nothing to say.
pub(crate) fn chosen(words: &Words, game: Game) -> Option<String> {
    describe_length(words, game, length(words, game))
}

/// The same for a board, which counts the rounds itself if there are several.
pub(crate) fn on_board(words: &Words, game: Game) -> Option<String> {
    let is_counted = rounds(game).is_some_and(|rounds| rounds > 1);
    describe_length(words, game, length(words, game).filter(|_| !is_counted))
}

fn describe_length(words: &Words, game: Game, length: Option<String>) -> Option<String> {
    let differing = game.chosen_options().filter(|(name, _)| *name != ROUNDS);
    let mut said: Vec<String> = length.into_iter().collect();
    said.extend(differing.map(|(name, value)| meaning(words, name, &value)));
    (!said.is_empty()).then(|| say!(words, "options-chosen", options = said.join("; ")))
}

/// The number of rounds, for games that have rounds.
pub(crate) fn length(words: &Words, game: Game) -> Option<String> {
    let rounds = rounds(game)?;
    Some(if rounds == 0 {
        say!(words, "length-whole")
    } else {
        say!(words, "length-rounds", rounds = rounds)
    })
}

/// The most characters in a suggestion's name and in its value.
const LONGEST_PROPOSAL: usize = 100;

/// The meaning of an option's value.
pub(crate) fn meaning(words: &Words, name: &str, value: &str) -> String {
    say!(words, &format!("option-{name}-{value}"))
}

/// The values of an option, if they can be listed.
pub fn values(spec: &OptionSpec) -> Vec<&'static str> {
    match spec.values {
        Values::Words(words) => words.to_vec(),
        Values::Flag => vec!["true", "false"],
        Values::Number(..) => Vec::new(),
    }
}

/// Suggestions to add to the options that a person has typed, each with its meaning.
///
/// With five seeds, the first move would decide the round unless captures end the turn (RULES P1), so these
/// two are suggested together.
pub fn proposals(words: &Words, game: Game, typed: &str) -> Vec<(String, String)> {
    let (done, begun) = match typed.rsplit_once(' ') {
        Some((done, begun)) => (done.trim(), begun),
        None => ("", typed),
    };
    let is_said = |name: &str| done.split_whitespace().any(|word| word.split('=').next() == Some(name));
    let mut found = Vec::new();
    for spec in game.option_specs().iter().filter(|spec| spec.name != ROUNDS && !is_said(spec.name)) {
        for value in values(spec).into_iter().filter(|value| *value != spec.default) {
            let option = format!("{}={value}", spec.name);
            let whole = |option: &str| format!("{done} {option}").trim_start().to_owned();
            if !option.starts_with(begun) {
                continue;
            }
            if option == "seeds=5" && matches!(game, Game::Pallankuzhi(_)) && !is_said("after_capture") {
                let both = whole("seeds=5 after_capture=end");
                found.push((say!(words, "option-proposal-five", option = both.as_str()), both));
            }
            let meaning = meaning(words, spec.name, value);
            let option = whole(&option);
            found.push((say!(words, "option-proposal", option = option.as_str(), meaning = meaning), option));
        }
    }
    found.retain(|(_, option)| option.chars().count() <= LONGEST_PROPOSAL);
    found.into_iter().map(|(name, option)| (name.chars().take(LONGEST_PROPOSAL).collect(), option)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proposed(game: &str, typed: &str) -> Vec<String> {
        let game = Game::by_id(game).unwrap();
        proposals(Words::english(), game, typed).into_iter().map(|(_, option)| option).collect()
    }

    #[test]
    fn every_option_of_every_game_is_proposed_and_explained() {
        for game in Game::all() {
            for (name, option) in proposals(Words::english(), game, "") {
                let words = option.split_whitespace().filter_map(|word| word.split_once('='));
                assert!(Game::with_options(game.id(), words).is_ok(), "{option}");
                assert!(name.starts_with(&option) && name.chars().count() <= 100, "{name}");
            }
        }
    }

    #[test]
    fn what_is_typed_is_gone_on_with() {
        assert_eq!(proposed("mangala", ""), ["end=no-move"]);
        assert_eq!(proposed("al-manqala", ""), [""; 0]);
        assert_eq!(proposed("kalah", "pits=4 seeds=5"), ["pits=4 seeds=5"]);
        assert_eq!(proposed("pallankuzhi", "seeds=5"), ["seeds=5 after_capture=end", "seeds=5"]);
        assert_eq!(proposed("pallankuzhi", "seeds=4 fo"), ["seeds=4 fours=owner"]);
        assert_eq!(proposed("pallankuzhi", "seeds=4 seeds"), [""; 0]);
    }

    #[test]
    fn no_proposal_is_too_long_for_discord() {
        let long = "rounds=3 seeds=4 after_capture=continue skip_origin=true ";
        let junk = format!("{} ", "seven".repeat(30));
        for typed in [long, &junk] {
            for (name, option) in proposals(Words::english(), Game::by_id("pallankuzhi").unwrap(), typed) {
                assert!(name.chars().count() <= 100 && option.chars().count() <= 100, "{name}");
            }
        }
        assert!(!proposed("pallankuzhi", long).is_empty());
    }
}
