//! The languages of the bot, one line each.

use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($($(#[$about:meta])* $name:ident: $tag:literal, $own:literal, [$($locale:literal),*];)+) => {
        /// A language. Its sentences are in `config/locales/TAG.ftl`.
        #[allow(missing_docs, reason = "a language is its name")]
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        pub enum Language {
            $($(#[$about])* #[serde(rename = $tag)] $name,)+
        }

        impl Language {
            /// In the order of declaration.
            pub const ALL: &'static [Language] = &[$(Language::$name),+];

            /// The language tag, as in `Accept-Language`.
            pub const fn tag(self) -> &'static str {
                match self { $(Language::$name => $tag),+ }
            }

            /// The name of the language in the language itself.
            pub const fn name(self) -> &'static str {
                match self { $(Language::$name => $own),+ }
            }

            /// The Discord locales that see commands in this language. Empty if Discord does not support the
            /// language.
            pub const fn discord_locales(self) -> &'static [&'static str] {
                match self { $(Language::$name => &[$($locale),*]),+ }
            }

            /// The sentences, in Fluent's syntax.
            pub const fn sentences(self) -> &'static str {
                match self {
                    $(Language::$name => include_str!(concat!("../../../config/locales/", $tag, ".ftl"))),+
                }
            }
        }
    };
}

languages! {
    /// English, the default if no other language is known.
    #[default]
    English: "en", "English", ["en-GB", "en-US"];
    Turkish: "tr", "Türkçe", ["tr"];
    French: "fr", "Français", ["fr"];
    Tamil: "ta", "தமிழ்", [];
    Hindi: "hi", "हिन्दी", ["hi"];
    Arabic: "ar", "العربية", [];
    Sinhala: "si", "සිංහල", [];
}

impl Language {
    /// The language with this tag.
    pub fn by_tag(tag: &str) -> Option<Language> {
        Language::ALL.iter().copied().find(|language| language.tag() == tag)
    }

    /// Whether the language is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Language::Arabic)
    }

    /// The language of a locale that Discord sends, such as `en-GB` or `tr`. English if the bot does not
    /// support it.
    pub fn of_locale(locale: &str) -> Language {
        locale.split('-').next().and_then(Language::by_tag).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        for &language in Language::ALL {
            assert_eq!(Language::by_tag(language.tag()), Some(language));
            assert_eq!(Language::of_locale(language.tag()), language);
            for locale in language.discord_locales() {
                assert_eq!(Language::of_locale(locale), language);
            }
        }
        for strange in ["", "-", "xx", "xx-YY", "english"] {
            assert_eq!(Language::of_locale(strange), Language::English);
        }
    }

    #[test]
    fn it_is_kept_by_its_tag() {
        for &language in Language::ALL {
            let kept = serde_json::to_string(&language).unwrap();
            assert_eq!(kept, format!("\"{}\"", language.tag()));
            assert_eq!(serde_json::from_str::<Language>(&kept).unwrap(), language);
        }
    }
}
