//! What a user asks for in a match that still has to be looked up, or chosen from a menu.

use kuzhi_domain::matches::{Line, Offer, Operation};
use kuzhi_domain::settings::{BoardStyle, Theme};
use kuzhi_engine::Move;

use crate::request::wire::{Part, Text, Words};

/// What a user asked for when several matches were possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchCommand {
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

impl MatchCommand {
    /// Returns what it does in the match that is looked up.
    pub const fn operation(&self) -> Operation {
        match self {
            MatchCommand::Move(_) => Operation::Move,
            MatchCommand::Board { .. } => Operation::Look,
            MatchCommand::Hint => Operation::Hint,
            MatchCommand::Resign => Operation::Resign,
            MatchCommand::Offer(_) => Operation::Offer,
            MatchCommand::Plans | MatchCommand::Plan(_) => Operation::Plan,
        }
    }

    /// Returns whether everyone sees the outcome.
    pub const fn is_for_all(&self) -> bool {
        matches!(
            self,
            MatchCommand::Move(_) | MatchCommand::Board { style: None, .. } | MatchCommand::Offer(_)
        )
    }
}

/// Stands for the default style or colours.
const USUAL: &str = "usual";

impl Part for MatchCommand {
    fn write(&self, text: &mut Text) {
        match self {
            MatchCommand::Move(mv) => {
                text.add("move");
                mv.write(text);
            }
            MatchCommand::Board { style, theme } => {
                text.add("board");
                text.add(style.map_or(USUAL, BoardStyle::id));
                text.add(theme.map_or(USUAL, Theme::id));
            }
            MatchCommand::Hint => text.add("hint"),
            MatchCommand::Resign => text.add("resign"),
            MatchCommand::Offer(offer) => {
                text.add("offer");
                offer.write(text);
            }
            MatchCommand::Plans => text.add("plans"),
            MatchCommand::Plan(line) => {
                text.add("plan");
                line.write(text);
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Option<MatchCommand> {
        Some(match words.next()? {
            "move" => MatchCommand::Move(Part::read(words)?),
            "board" => MatchCommand::Board {
                style: unless_usual(words.next()?, BoardStyle::by_id)?,
                theme: unless_usual(words.next()?, Theme::by_id)?,
            },
            "hint" => MatchCommand::Hint,
            "resign" => MatchCommand::Resign,
            "offer" => MatchCommand::Offer(Part::read(words)?),
            "plans" => MatchCommand::Plans,
            "plan" => MatchCommand::Plan(Part::read(words)?),
            _ => return None,
        })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<MatchCommand> {
        use proptest::option;
        use proptest::prelude::*;
        use proptest::sample::select;
        let board = (option::of(select(BoardStyle::ALL.to_vec())), option::of(select(Theme::ALL.to_vec())));
        prop_oneof![
            Move::any().prop_map(MatchCommand::Move),
            board.prop_map(|(style, theme)| MatchCommand::Board { style, theme }),
            select(vec![MatchCommand::Hint, MatchCommand::Resign, MatchCommand::Plans]),
            Offer::any().prop_map(MatchCommand::Offer),
            Line::any().prop_map(MatchCommand::Plan),
        ]
        .boxed()
    }
}

/// Parses an optional value: `Some(None)` for the default, `None` if the text is neither.
#[expect(clippy::option_option, reason = "a text may name nothing, or leave open what it could name")]
fn unless_usual<T>(text: &str, by_id: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == USUAL { Some(None) } else { by_id(text).map(Some) }
}
