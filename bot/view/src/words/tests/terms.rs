//! One word for one thing: words that sentences must not use, because the files use another word for it.

use kuzhi_domain::Language;

use super::files::sentences;

/// Names of sentences.
type Names = &'static [&'static str];

/// A word or the beginning of one, the word to use instead, and the names of the sentences that may contain
/// it.
type Term = (&'static str, &'static str, &'static [Names]);

/// Where the names of its pits stand. They are rude words in some languages.
const KOTU_BAENDUM: Names = &["rules-kotu-baendum"];

/// Two servers play a match, board by board.
const MATCH_OF_SERVERS: Names = &[
    "describe-tournament-create-boards",
    "refused-tournament-home-decides",
    "refused-tournament-match-once",
    "refused-tournament-plays-for-others",
    "refused-tournament-server-is-there",
    "tournament-kind-servers",
    "tournament-kind-servers-line",
    "tournament-log-server-declined",
    "tournament-servers-has-asked",
    "tournament-servers-invitation",
    "tournament-servers-once",
    "tournament-servers-twice",
];

/// Names of sentences about a match of servers in which some languages call it something else.
const SERVERS_AGREE: Names =
    &["button-tournament-return", "tournament-servers-asked", "tournament-servers-waits"];

const ENGLISH: &[Term] = &[
    ("stone", "seed", &[&["rules-mangala"]]),
    ("bead", "seed", &[&["rules-al-manqala"]]),
    ("match", "game", &[MATCH_OF_SERVERS, SERVERS_AGREE]),
    ("lapse", "expire", &[]),
    ("usual", "default", &[&["refused-kept-out"]]),
    ("for ever", "in circles", &[]),
    ("call off", "cancel", &[]),
    ("called off", "cancelled", &[]),
    ("put off", "postpone", &[]),
    ("take part", "be in, join", &[]),
    ("takes part", "is in, joins", &[]),
    ("somebody", "someone", &[]),
    ("anybody", "anyone", &[]),
    ("everybody", "everyone", &[]),
    ("nobody", "no one", &[]),
    ("his", "their", &[]),
    ("him", "them", &[]),
    ("puta", "blocked pit", &[KOTU_BAENDUM]),
    ("naga", "blocked pit", &[KOTU_BAENDUM]),
    ("wala", "pit", &[KOTU_BAENDUM]),
];

const TURKISH: &[Term] = &[
    ("puta", "kapalı kuyu", &[KOTU_BAENDUM]),
    ("naga", "kapalı kuyu", &[KOTU_BAENDUM]),
    ("alışıl", "varsayılan", &[]),
    (
        "maç",
        "oyun",
        &[
            MATCH_OF_SERVERS,
            &["tournament-servers-agreed", "tournament-servers-declined"],
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
        ],
    ),
];

const FRENCH: &[Term] = &[
    ("puta", "trou bloqué", &[KOTU_BAENDUM]),
    ("naga", "trou bloqué", &[KOTU_BAENDUM]),
    ("perle", "graine", &[&["rules-al-manqala"]]),
    ("habituel", "par défaut", &[]),
];

const ARABIC: &[Term] = &[
    ("بوتا", "حفرة مغلقة", &[]),
    ("ناغا", "حفرة مغلقة", &[]),
    ("“", "«", &[]),
    ("المعتاد", "الافتراضي", &[]),
];

const HINDI: &[Term] = &[
    ("पुता", "बंद गड्ढा", &[KOTU_BAENDUM]),
    ("नगा", "बंद गड्ढा", &[KOTU_BAENDUM]),
    ("मैच", "खेल", &[]),
    ("सामान्य", "डिफ़ॉल्ट", &[]),
];

const SINHALA: &[Term] = &[
    ("පුතා", "වැසුණු වළ", &[KOTU_BAENDUM]),
    ("නගා", "වැසුණු වළ", &[KOTU_BAENDUM]),
    ("තරගය", "සෙල්ලම", &[MATCH_OF_SERVERS, SERVERS_AGREE, &["tournament-news-over-servers-drawn"]]),
    ("සෙට්", "කට්ටලය", &[]),
];

const TAMIL: &[Term] = &[
    ("புத்தா", "அடைபட்ட குழி", &[KOTU_BAENDUM]),
    ("நகா", "அடைபட்ட குழி", &[KOTU_BAENDUM]),
    ("விதை", "முத்து", &[]),
    ("வழக்கமான", "இயல்பு", &[]),
];

fn terms(language: Language) -> &'static [Term] {
    match language {
        Language::English => ENGLISH,
        Language::Turkish => TURKISH,
        Language::French => FRENCH,
        Language::Arabic => ARABIC,
        Language::Hindi => HINDI,
        Language::Sinhala => SINHALA,
        Language::Tamil => TAMIL,
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
            let excused = excused.concat();
            for name in &excused {
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
