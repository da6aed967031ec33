//! The languages of a request's answers.

use kuzhi_domain::Language;

/// The languages of a request's answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Languages {
    /// The user's language, for what only they see.
    pub user: Language,
    /// The place's language, for what everyone sees.
    pub place: Language,
}

impl Languages {
    /// Derives the user's language from their client's locale and the place's from the server's. Direct
    /// messages have no server locale and use the user's.
    pub fn from_locales(locale: &str, guild_locale: Option<&str>) -> Languages {
        let own = Language::of_locale(locale);
        Languages { user: own, place: guild_locale.map_or(own, Language::of_locale) }
    }
}
