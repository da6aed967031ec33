//! How people may have their boards drawn.

/// How a board is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum BoardStyle {
    /// The bot's own emoji; letters and lines while they are missing.
    #[default]
    Emoji,
    /// Letters and lines in a fixed-width font.
    Unicode,
    /// Plain sentences and digits, for screen readers.
    Text,
    /// A picture of wood and seeds.
    Image,
}

impl BoardStyle {
    /// All of them.
    pub const ALL: [BoardStyle; 4] =
        [BoardStyle::Emoji, BoardStyle::Unicode, BoardStyle::Text, BoardStyle::Image];

    /// The name under which somebody's choice is kept.
    pub const fn id(self) -> &'static str {
        match self {
            BoardStyle::Emoji => "emoji",
            BoardStyle::Unicode => "unicode",
            BoardStyle::Text => "text",
            BoardStyle::Image => "image",
        }
    }

    /// The style with this name.
    pub fn by_id(id: &str) -> Option<BoardStyle> {
        BoardStyle::ALL.into_iter().find(|style| style.id() == id)
    }
}
