//! What somebody asks for in a match that is still to be found, or chosen from a menu.

use kuzhi_engine::Move;

use super::wire::{Part, Text, Words};
use crate::domain::{BoardStyle, Line, Offer, Theme};

/// What somebody asked for in one of several matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A move.
    Move(Move),
    /// The board: posted anew for all, or for oneself alone in a style of one's own.
    Board {
        /// How it is drawn.
        style: Option<BoardStyle>,
        /// The colours of a picture.
        theme: Option<Theme>,
    },
    /// A hint.
    Hint,
    /// To give up.
    Resign,
    /// To offer something to the other player.
    Offer(Offer),
    /// What one has planned.
    Plans,
    /// One more line of conditional moves.
    Plan(Line),
}

impl Asked {
    /// Whether all see what comes of it.
    pub const fn is_for_all(&self) -> bool {
        matches!(self, Asked::Move(_) | Asked::Board { style: None, .. } | Asked::Offer(_))
    }
}

/// What stands for a style or colours that are as usual.
const USUAL: &str = "usual";

impl Part for Asked {
    fn write(&self, text: &mut Text) {
        match self {
            Asked::Move(mv) => {
                text.add("move");
                mv.write(text);
            }
            Asked::Board { style, theme } => {
                text.add("board");
                text.add(style.map_or(USUAL, BoardStyle::id));
                text.add(theme.map_or(USUAL, Theme::id));
            }
            Asked::Hint => text.add("hint"),
            Asked::Resign => text.add("resign"),
            Asked::Offer(offer) => {
                text.add("offer");
                offer.write(text);
            }
            Asked::Plans => text.add("plans"),
            Asked::Plan(line) => {
                text.add("plan");
                line.write(text);
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Option<Asked> {
        Some(match words.next()? {
            "move" => Asked::Move(Part::read(words)?),
            "board" => Asked::Board {
                style: unless_usual(words.next()?, BoardStyle::by_id)?,
                theme: unless_usual(words.next()?, Theme::by_id)?,
            },
            "hint" => Asked::Hint,
            "resign" => Asked::Resign,
            "offer" => Asked::Offer(Part::read(words)?),
            "plans" => Asked::Plans,
            "plan" => Asked::Plan(Part::read(words)?),
            _ => return None,
        })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Asked> {
        use proptest::option;
        use proptest::prelude::*;
        use proptest::sample::select;
        let board = (option::of(select(BoardStyle::ALL.to_vec())), option::of(select(Theme::ALL.to_vec())));
        prop_oneof![
            Move::any().prop_map(Asked::Move),
            board.prop_map(|(style, theme)| Asked::Board { style, theme }),
            select(vec![Asked::Hint, Asked::Resign, Asked::Plans]),
            Offer::any().prop_map(Asked::Offer),
            Line::any().prop_map(Asked::Plan),
        ]
        .boxed()
    }
}

/// What a text names, unless it leaves that open; nothing where it does neither.
#[expect(clippy::option_option, reason = "a text may name nothing, or leave open what it could name")]
fn unless_usual<T>(text: &str, by_id: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == USUAL { Some(None) } else { by_id(text).map(Some) }
}
