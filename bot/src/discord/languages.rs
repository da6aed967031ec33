//! In which language somebody is spoken to.

use crate::language::Language;

/// The languages of an interaction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Languages {
    /// The person's: for what he alone sees.
    pub(super) own: Language,
    /// The place's: for what all see.
    pub(super) here: Language,
}

impl Languages {
    /// The person's by the locale of his Discord, the place's by the server's; in private messages,
    /// which have none, the person's.
    pub(super) fn of(locale: &str, guild_locale: Option<&str>) -> Languages {
        let own = Language::choose(None, locale);
        let here = guild_locale.map_or(own, |locale| Language::choose(None, locale));
        Languages { own, here }
    }
}
