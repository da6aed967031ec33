//! In which languages somebody is spoken to.

use crate::language::Language;

/// The languages of a request.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Languages {
    /// The person's: for what they alone see.
    pub own: Language,
    /// The place's: for what all see.
    pub here: Language,
}

impl Languages {
    /// The person's by the locale of their Discord, the place's by the server's; in private messages,
    /// which have none, the person's.
    pub fn of(locale: &str, guild_locale: Option<&str>) -> Languages {
        let own = Language::of_locale(locale);
        Languages { own, here: guild_locale.map_or(own, Language::of_locale) }
    }
}
