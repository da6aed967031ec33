//! How boards look: what people and the managers of servers choose.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::settings::{BoardStyle, Theme};

/// A look of boards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Look {
    /// A picture of light wood and seeds. The default: newcomers like it best.
    #[default]
    LightWood,
    /// A picture of dark wood and seeds.
    DarkWood,
    /// The bot's own emoji. Stands in for pictures where there can be none.
    Emoji,
    /// Letters and lines in a fixed-width font.
    Letters,
    /// Plain sentences and digits, for screen readers.
    Sentences,
}

crate::named!(Look);

impl Look {
    /// Returns how boards are drawn.
    pub const fn style(self) -> BoardStyle {
        match self {
            Look::LightWood | Look::DarkWood => BoardStyle::Image,
            Look::Emoji => BoardStyle::Emoji,
            Look::Letters => BoardStyle::Unicode,
            Look::Sentences => BoardStyle::Text,
        }
    }

    /// Returns the colours of pictures: of boards, and of animations whatever the boards are.
    pub const fn theme(self) -> Theme {
        match self {
            Look::DarkWood => Theme::Dark,
            Look::LightWood | Look::Emoji | Look::Letters | Look::Sentences => Theme::Light,
        }
    }

    /// Whether boards are pictures.
    pub fn is_picture(self) -> bool {
        self.style() == BoardStyle::Image
    }

    /// Returns the look on which these choices agree, if any was made. Different colours alone are no
    /// reason to ignore that all want wood.
    pub fn agreed(choices: impl IntoIterator<Item = Look>) -> Option<Look> {
        let mut choices = choices.into_iter();
        let first = choices.next()?;
        choices.try_fold(first, |agreed, other| match (agreed, other) {
            _ if agreed == other => Some(agreed),
            _ if agreed.is_picture() && other.is_picture() => Some(Look::LightWood),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_agree_if_all_who_chose_want_the_same() {
        use Look::{DarkWood, Emoji, LightWood, Sentences};
        assert_eq!(Look::agreed([]), None);
        assert_eq!(Look::agreed([Sentences]), Some(Sentences));
        assert_eq!(Look::agreed([DarkWood, DarkWood]), Some(DarkWood));
        assert_eq!(Look::agreed([DarkWood, LightWood]), Some(LightWood));
        assert_eq!(Look::agreed([Emoji, LightWood]), None);
    }
}
