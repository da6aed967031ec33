//! One word for one thing: words that sentences must not use, because the files use another word for it.

use kuzhi_domain::Language;

use super::files::sentences;

/// A word or the beginning of one, the word to use instead, and the names of the sentences that may contain
/// it.
type Term = (&'static str, &'static str, &'static [&'static str]);

const ENGLISH: &[Term] = &[
    ("stone", "seed", &["rules-mangala"]),
    ("bead", "seed", &["rules-al-manqala"]),
    ("match", "game", &[]),
    ("lapse", "expire", &[]),
    ("usual", "default", &["refused-kept-out"]),
    ("for ever", "in circles", &[]),
    ("somebody", "someone", &[]),
    ("anybody", "anyone", &[]),
    ("everybody", "everyone", &[]),
    ("nobody", "no one", &[]),
    ("his", "their", &[]),
    ("him", "them", &[]),
];

const TURKISH: &[Term] = &[
    ("alışıl", "varsayılan", &[]),
    (
        "maç",
        "oyun",
        &[
            "button-resign-series",
            "button-void-series",
            "challenge-series",
            "choice-sets",
            "describe-play-sets",
            "done-series-resigned",
            "resign-sure-set",
            "series-drawn",
            "series-given-up",
            "series-won",
        ],
    ),
];

const FRENCH: &[Term] = &[("perle", "graine", &["rules-al-manqala"]), ("habituel", "par défaut", &[])];

const ARABIC: &[Term] = &[("“", "«", &[]), ("المعتاد", "الافتراضي", &[])];

const HINDI: &[Term] = &[("मैच", "खेल", &[]), ("सामान्य", "डिफ़ॉल्ट", &[])];

const SINHALA: &[Term] = &[("තරගය", "සෙල්ලම", &[]), ("සෙට්", "කට්ටලය", &[])];

fn terms(language: Language) -> &'static [Term] {
    match language {
        Language::English => ENGLISH,
        Language::Turkish => TURKISH,
        Language::French => FRENCH,
        Language::Arabic => ARABIC,
        Language::Hindi => HINDI,
        Language::Sinhala => SINHALA,
        Language::Tamil => &[("விதை", "முத்து", &[]), ("வழக்கமான", "இயல்பு", &[])],
    }
}

/// How often words with this beginning occur. Names of commands and options in backticks do not count.
fn count(sentence: &str, beginning: &str) -> usize {
    let said: String = sentence.to_lowercase().split('`').step_by(2).collect();
    let begins = |at: usize| !said[..at].chars().next_back().is_some_and(char::is_alphabetic);
    said.match_indices(beginning).filter(|(at, _)| begins(*at)).count()
}

#[test]
fn one_thing_has_one_word() {
    for &language in Language::ALL {
        let all = sentences(language);
        for &(wrong, right, excused) in terms(language) {
            let tag = language.tag();
            for name in excused {
                let said = all.get(*name).unwrap_or_else(|| panic!("{tag}: there is no {name}"));
                assert!(count(said, wrong) > 0, "{tag}: {name} needs no excuse for {wrong:?}");
            }
            for (name, sentence) in &all {
                let found = count(sentence, wrong);
                let is_excused = excused.contains(&name.as_str());
                assert!(
                    found == 0 || is_excused,
                    "{tag}: {name} says {wrong:?}; the word for that is {right:?}:{sentence}"
                );
            }
        }
    }
}

#[test]
fn words_are_found_where_they_begin() {
    assert_eq!(count("Matches, a rematch, and `match`", "match"), 1);
    assert_eq!(count("This is his", "his"), 1);
}
