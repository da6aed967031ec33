//! What a user asks for in a match that still has to be looked up, or chosen from a menu.

use kuzhi_domain::{BoardStyle, Line, Offer, Operation, Theme};
use kuzhi_engine::Move;

use crate::request::wire::{Part, Text, Words};

/// What a user asked for when several matches were possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A move, by its number in the mover's row.
    Move(Move),
    /// The board: posted again for all, or shown privately in the user's own style.
    Board {
        /// How the board is drawn.
        style: Option<BoardStyle>,
        /// The colours of the picture.
        theme: Option<Theme>,
    },
    /// A hint.
    Hint,
    /// To give up the game.
    Resign,
    /// To offer something to the opponent.
    Offer(Offer),
    /// The user's conditional moves.
    Plans,
    /// Another line of conditional moves.
    Plan(Line),
}

impl Asked {
    /// Returns what it does in the match that is looked up.
    pub const fn operation(&self) -> Operation {
        match self {
            Asked::Move(_) => Operation::Move,
            Asked::Board { .. } => Operation::Look,
            Asked::Hint => Operation::Hint,
            Asked::Resign => Operation::Resign,
            Asked::Offer(_) => Operation::Offer,
            Asked::Plans | Asked::Plan(_) => Operation::Plan,
        }
    }

    /// Returns whether everyone sees the outcome.
    pub const fn is_for_all(&self) -> bool {
        matches!(self, Asked::Move(_) | Asked::Board { style: None, .. } | Asked::Offer(_))
    }
}

/// Stands for the default style or colours.
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

/// Parses an optional value: `Some(None)` for the default, `None` if the text is neither.
#[expect(clippy::option_option, reason = "a text may name nothing, or leave open what it could name")]
fn unless_usual<T>(text: &str, by_id: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == USUAL { Some(None) } else { by_id(text).map(Some) }
}
