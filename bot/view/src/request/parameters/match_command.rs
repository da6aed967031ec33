//! What a user asks for in a match that still has to be looked up, or chosen from a menu.

use kuzhi_domain::matches::{Line, Offer, Operation};
use kuzhi_domain::settings::Look;
use kuzhi_engine::Move;

use crate::request::wire::{Part, Text, Words};

/// What a user asked for when several matches were possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchCommand {
    /// A move, by its number in the mover's row.
    Move(Move),
    /// The board: posted again for all, or shown privately in this look.
    Board {
        /// How it looks.
        look: Option<Look>,
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
        matches!(self, MatchCommand::Move(_) | MatchCommand::Board { look: None } | MatchCommand::Offer(_))
    }
}

/// Stands for no look.
const USUAL: &str = "usual";

impl Part for MatchCommand {
    fn write(&self, text: &mut Text) {
        match self {
            MatchCommand::Move(mv) => {
                text.add("move");
                mv.write(text);
            }
            MatchCommand::Board { look } => {
                text.add("board");
                text.add(look.map_or(USUAL, Look::id));
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
            "board" => match words.next()? {
                USUAL => MatchCommand::Board { look: None },
                look => MatchCommand::Board { look: Some(Look::by_id(look)?) },
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
        prop_oneof![
            Move::any().prop_map(MatchCommand::Move),
            option::of(select(Look::ALL.to_vec())).prop_map(|look| MatchCommand::Board { look }),
            select(vec![MatchCommand::Hint, MatchCommand::Resign, MatchCommand::Plans]),
            Offer::any().prop_map(MatchCommand::Offer),
            Line::any().prop_map(MatchCommand::Plan),
        ]
        .boxed()
    }
}
