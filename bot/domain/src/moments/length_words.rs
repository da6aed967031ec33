//! The words for lengths of time, in every language that Kuzhi speaks.

use crate::sought;

/// What a length of time is counted in, the largest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Unit {
    Weeks,
    Days,
    Hours,
    Minutes,
}

/// The words for each, as they stand beside numbers and alone: a line for each language.
const UNITS: [(Unit, &str); 4] = [
    (
        Unit::Weeks,
        "w week weeks \
         hafta \
         sem semaine semaines \
         வாரம் வாரங்கள் வாரத்தில் \
         सप्ताह हफ़्ता हफ़्ते \
         أسبوع أسابيع اسبوعا \
         සතිය සති සතියකින්",
    ),
    (
        Unit::Days,
        "d day days \
         gün \
         j jour jours \
         நாள் நாட்கள் நாளில் நாட்களில் \
         दिन \
         يوم أيام يوما \
         දින දිනය දවස දවස් දවසකින් දිනකින්",
    ),
    (
        Unit::Hours,
        "h hr hrs hour hours \
         sa saat \
         heure heures \
         மணி மணிநேரம் மணிநேரத்தில் \
         घंटा घंटे घण्टा घण्टे \
         ساعة ساعات \
         පැය පැයකින් පැයක්",
    ),
    (
        Unit::Minutes,
        "m min mins minute minutes \
         dk dakika \
         நிமிடம் நிமிடங்கள் நிமிடத்தில் நிமிடங்களில் \
         मिनट \
         دقيقة دقائق \
         මිනිත්තු මිනිත්තුව විනාඩි විනාඩියකින්",
    ),
];

/// Words that say two of a unit.
const TWO: [(&str, Unit); 4] =
    [("أسبوعين", Unit::Weeks), ("يومين", Unit::Days), ("ساعتين", Unit::Hours), ("دقيقتين", Unit::Minutes)];

/// Words for one.
const ONE: &str = "a an one un une bir ஒரு एक එක";

/// Words around a length of time that begins now.
const AROUND: &str = "in from now and dans et sonra içinde ve கழித்து பிறகு நேரத்தில் நேரம் \
                      में बाद और بعد خلال و න් කින් තව තුළ";

impl Unit {
    /// Reads a word.
    pub(super) fn read(word: &str) -> Option<Unit> {
        UNITS.into_iter().find(|(_, known)| has(known, word)).map(|(unit, _)| unit)
    }

    /// Reads a word that says two of a unit.
    pub(super) fn read_two(word: &str) -> Option<Unit> {
        let word = sought(word);
        TWO.into_iter().find(|(known, _)| sought(known) == word).map(|(_, unit)| unit)
    }
}

/// Whether a word stands for one.
pub(super) fn is_one(word: &str) -> bool {
    has(ONE, word)
}

/// Whether a word only says that a length of time begins now.
pub(super) fn is_around(word: &str) -> bool {
    has(AROUND, word)
}

fn has(known: &str, word: &str) -> bool {
    let word = sought(word);
    known.split_whitespace().any(|known| sought(known) == word)
}
