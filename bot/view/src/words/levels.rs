//! The bot's levels in words. Their measured strengths are figures for the documentation.

use kuzhi_search::Level;

use crate::words::{Words, say};

/// The levels whose names match what a person has typed, weakest first.
pub fn levels(words: &Words, typed: &str) -> Vec<(String, Level)> {
    let typed = typed.trim().to_lowercase();
    let named = Level::all().map(|level| (with_strength(words, level), level));
    let is_meant = |name: &str, level: Level| match typed.parse::<u8>() {
        Ok(number) => number == level.get(),
        Err(_) => name.to_lowercase().contains(&typed),
    };
    named.filter(|(name, level)| is_meant(name, *level)).collect()
}

/// A level in a line.
fn with_strength(words: &Words, level: Level) -> String {
    let (name, strength) = (level_name(words, level), level_strength(words, level));
    say!(words, "choice-level-strength", name = name, strength = strength)
}

/// Returns what a menu calls a level, such as “Level 1: for a first game”.
pub fn level_name(words: &Words, level: Level) -> String {
    say!(words, &format!("choice-level-{level}"))
}

/// Whom a level plays like, such as “like a club player”.
pub fn level_strength(words: &Words, level: Level) -> String {
    say!(words, &format!("level-strength-{level}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_proposed_in_words_and_fits() {
        let proposed = levels(Words::english(), "");
        assert_eq!(proposed.len(), Level::all().len());
        for (name, level) in proposed {
            assert!(name.starts_with(&format!("Level {level}: ")), "{name}");
            assert!(name.chars().count() <= 100 && !name.contains("Elo"), "{name}");
        }
        let (easiest, _) = levels(Words::english(), "1").remove(0);
        assert_eq!(easiest, "Level 1: for a first game · plays like a beginner");
    }

    #[test]
    fn what_is_typed_is_looked_for() {
        let found = |typed: &str| -> Vec<u8> {
            levels(Words::english(), typed).into_iter().map(|(_, level)| level.get()).collect()
        };
        assert_eq!(found("3"), [3]);
        assert_eq!(found("plays Very"), [7]);
        assert_eq!(found("club"), [5, 6]);
        assert_eq!(found("9"), [0; 0]);
    }
}
