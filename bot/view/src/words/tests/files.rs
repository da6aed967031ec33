//! The files of all languages, compared with the English one.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// The names of all sentences of a language.
pub(super) fn names(language: Language) -> BTreeSet<String> {
    sentences(language).into_keys().collect()
}

/// The source of all sentences of a language, without attributes.
pub(super) fn sentences(language: Language) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut current: Option<String> = None;
    for line in language.sentences().lines() {
        if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            let (name, text) = line.split_once(" =").unwrap_or_else(|| panic!("{line:?} is no sentence"));
            assert!(found.insert(name.to_owned(), text.to_owned()).is_none(), "{name} is there twice");
            current = Some(name.to_owned());
        } else if line.trim_start().starts_with('.') || line.starts_with(['#', '-']) {
            current = None;
        } else if let Some(text) = current.as_ref().and_then(|name| found.get_mut(name)) {
            *text = format!("{text}\n{line}");
        }
    }
    found
}

fn variables(sentence: &str) -> BTreeSet<&str> {
    let end = |text: &str| text.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(text.len());
    sentence.split('$').skip(1).map(|rest| &rest[..end(rest)]).collect()
}

/// The plural categories of whole numbers in a language, as numerals or as ordinals.
fn categories(language: Language, is_ordinal: bool) -> BTreeSet<String> {
    let number = if is_ordinal { "NUMBER($n, type: \"ordinal\")" } else { "$n" };
    let all = "n = { $n -> [zero] zero [one] one [two] two [few] few [many] many *[other] other }\n";
    let all =
        all.replace(" [", "\n [").replace(" *[", "\n *[").replace(" }", "\n }").replacen("$n", number, 1);
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().unwrap()]);
    bundle.add_builtins().unwrap();
    bundle.add_resource(FluentResource::try_new(all).unwrap()).unwrap();
    let pattern = bundle.get_message("n").and_then(|message| message.value()).unwrap();
    let of = |number: u32| {
        let args = FluentArgs::from_iter([("n", number)]);
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).trim().to_owned()
    };
    (0..1_000).map(of).collect()
}

/// The cases of each choice in a sentence, and whether it is one of ordinals.
fn cases(sentence: &str) -> Vec<(bool, BTreeSet<String>)> {
    let case = |line: &str| {
        let case = line.trim().trim_start_matches('*').strip_prefix('[')?.split_once(']')?.0;
        Some(case.to_owned())
    };
    let heads = sentence.split("->").map(|head| head.lines().last().unwrap_or_default().contains("ordinal"));
    let choices = sentence.split("->").skip(1).map(|choice| choice.lines().filter_map(case).collect());
    heads.zip(choices).collect()
}

#[test]
fn every_file_is_whole() {
    for &language in Language::ALL {
        let resource = FluentResource::try_new(language.sentences().to_owned());
        assert!(resource.is_ok(), "{}: {:?}", language.tag(), resource.err().map(|(_, errors)| errors));
    }
}

#[test]
fn every_language_says_what_english_says() {
    let english = sentences(Language::English);
    for &language in Language::ALL {
        let local = sentences(language);
        let missing: Vec<_> = english.keys().filter(|name| !local.contains_key(*name)).collect();
        let unknown: Vec<_> = local.keys().filter(|name| !english.contains_key(*name)).collect();
        let tag = language.tag();
        assert!(missing.is_empty() && unknown.is_empty(), "{tag}: missing {missing:?}; unknown {unknown:?}");
        for (name, text) in &local {
            let (here, there) = (variables(text), variables(&english[name]));
            assert_eq!(here, there, "{tag}: {name} is filled in otherwise than in English");
        }
    }
}

/// The words of a sentence, without what is inserted into it or set as code.
fn plain_words(text: &str) -> usize {
    let mut plain = String::new();
    let (mut depth, mut is_code) = (0_usize, false);
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '`' => is_code = !is_code,
            _ if depth == 0 && !is_code => plain.push(letter),
            _ => {}
        }
    }
    plain.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count()
}

#[test]
fn no_sentence_is_still_english() {
    let english = sentences(Language::English);
    for &language in Language::ALL.iter().filter(|language| **language != Language::English) {
        let is_same = |(name, text): &(String, String)| *text == english[name] && plain_words(text) > 2;
        let same: Vec<_> = sentences(language).into_iter().filter(is_same).collect();
        assert!(same.is_empty(), "{}: {same:?}", language.tag());
    }
}

#[test]
fn commands_are_named_in_the_languages_that_discord_has() {
    for &language in Language::ALL {
        let has_names = language != Language::English && !language.discord_locales().is_empty();
        for name in names(language).iter().filter(|name| name.starts_with("describe-")) {
            let is_named = Words::for_language(language).name_in(name).is_some();
            assert_eq!(is_named, has_names, "{}: {name}", language.tag());
        }
    }
}

#[test]
fn every_language_has_the_arrows_of_buttons() {
    let arrows =
        |text: &str| -> Vec<char> { text.chars().filter(|letter| "◀▶".contains(*letter)).collect() };
    let english = sentences(Language::English);
    for &language in Language::ALL {
        for (name, text) in sentences(language).iter().filter(|(name, _)| name.starts_with("button-")) {
            assert_eq!(arrows(text), arrows(&english[name]), "{}: {name}", language.tag());
        }
    }
}

#[test]
fn every_plural_form_of_a_language_is_used() {
    for &language in Language::ALL {
        let categories = [false, true].map(|is_ordinal| categories(language, is_ordinal));
        for (name, text) in sentences(language) {
            for (is_ordinal, case) in cases(&text) {
                assert_eq!(case, categories[usize::from(is_ordinal)], "{}: {name}", language.tag());
            }
        }
    }
}

/// The text that a person reads in a line: selectors without their heads and cases.
fn read(line: &str) -> &str {
    let line = line.trim().trim_start_matches(['*', '}']);
    let line = if line.starts_with('[') { line.split_once(']').map_or("", |(_, text)| text) } else { line };
    line.rsplit_once("->").map_or(line, |(head, _)| head.rsplit_once('{').map_or("", |(text, _)| text)).trim()
}

/// A space before which, or after which, French begins no line.
fn breaks_before_a_sign(line: &str) -> bool {
    [" :", " ;", " ?", " !", " »", "« "].iter().any(|sign| line.contains(sign))
}

#[test]
fn french_signs_stay_with_their_words() {
    for (name, text) in sentences(Language::French) {
        let line = text.lines().map(read).find(|line| breaks_before_a_sign(line));
        assert_eq!(line, None, "{name} needs a no-break space");
    }
}

/// Whether a text fixes the direction of the text beside it.
fn settles(text: &str) -> bool {
    text.contains("\\u20") || text.contains(|letter: char| ('\u{590}'..='\u{8ff}').contains(&letter))
}

#[test]
fn right_to_left_sentences_keep_their_order() {
    for (name, text) in sentences(Language::Arabic) {
        let lines: Vec<&str> = text.lines().map(read).filter(|line| !line.is_empty()).collect();
        // Discord takes the direction of a line from its first letter.
        let first = lines.first().copied().unwrap_or_default();
        let begins = first.split('$').next().unwrap_or_default();
        assert!(settles(begins) || !first.contains('$'), "{name} begins with what may run the other way");
        assert!(!first.starts_with(|letter: char| letter.is_ascii_alphabetic()), "{name} begins in Latin");
        for line in lines {
            let ends = |text: &str| text.find('}').map_or(text.len(), |end| end + 1);
            let parts: Vec<&str> = line.split("{$").collect();
            for between in parts.iter().skip(1).take(parts.len().saturating_sub(2)) {
                let between = &between[ends(between)..];
                assert!(
                    between.is_empty() || settles(between),
                    "{name}: {between:?} lets two parts change places"
                );
            }
        }
    }
}
