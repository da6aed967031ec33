//! Which puzzle a user wants, and what they do in one.

use kuzhi_domain::study::{Day, PuzzleKind};
use kuzhi_engine::{Game, Move};
use kuzhi_search::PuzzleId;
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::request::parts::named_part;
use crate::request::wire::{Part, Text, Words};

/// The source of a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PuzzleSource {
    /// The puzzle of the day until it is over for them, then a new one.
    #[default]
    Next,
    /// A puzzle the user has not seen.
    New,
    /// The puzzle of the day.
    Daily,
    /// The user's own mistakes.
    Own,
}

named_part!(PuzzleSource);

/// A request for a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleWish {
    /// Where it comes from.
    pub source: PuzzleSource,
    /// The game, if the user named one.
    pub game: Option<Game>,
}

/// Stands for any game.
const ANY_GAME: &str = "any";

impl Part for PuzzleWish {
    fn write(&self, text: &mut Text) {
        self.source.write(text);
        text.add(self.game.map_or(ANY_GAME, |game| game.id()));
    }

    fn read(words: &mut Words<'_>) -> Option<PuzzleWish> {
        let source = Part::read(words)?;
        let game = match words.next()? {
            ANY_GAME => None,
            id => Some(Game::by_id(id)?),
        };
        Some(PuzzleWish { source, game })
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<PuzzleWish> {
        (PuzzleSource::any(), proptest::option::of(Game::any()))
            .prop_map(|(source, game)| PuzzleWish { source, game })
            .boxed()
    }
}

/// Where the user is in a puzzle, and what they do there.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAction {
    /// The puzzle's source.
    pub kind: PuzzleKind,
    /// The puzzle's name.
    pub id: PuzzleId,
    /// The number of moves already played of its line.
    pub ply: usize,
    /// What the user does.
    pub step: PuzzleStep,
}

/// What a user does in a puzzle.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PuzzleStep {
    /// Plays a move.
    Try(Move),
    /// Looks at the solution.
    Answer,
    /// Looks at the board on which they look for a move.
    Look,
}

const KEPT: &str = "kept";
const OWN: &str = "own";
const OF_DAY: &str = "day-";

impl Part for PuzzleAction {
    fn write(&self, text: &mut Text) {
        match self.kind {
            PuzzleKind::Kept => text.add(KEPT),
            PuzzleKind::Own => text.add(OWN),
            PuzzleKind::Daily(day) => text.add(format!("{OF_DAY}{}", day.number())),
        }
        text.add(self.id);
        self.ply.write(text);
        match self.step {
            PuzzleStep::Try(mv) => {
                text.add("try");
                mv.write(text);
            }
            PuzzleStep::Answer => text.add("answer"),
            PuzzleStep::Look => text.add("look"),
        }
    }

    fn read(words: &mut Words<'_>) -> Option<PuzzleAction> {
        let kind = match words.next()? {
            KEPT => PuzzleKind::Kept,
            OWN => PuzzleKind::Own,
            day => PuzzleKind::Daily(Day::new(day.strip_prefix(OF_DAY)?.parse().ok()?)),
        };
        let (id, ply) = (words.next()?.parse().ok()?, Part::read(words)?);
        let step = match words.next()? {
            "try" => PuzzleStep::Try(Part::read(words)?),
            "answer" => PuzzleStep::Answer,
            "look" => PuzzleStep::Look,
            _ => return None,
        };
        Some(PuzzleAction { kind, id, ply, step })
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<PuzzleAction> {
        let kind = prop_oneof![
            select(vec![PuzzleKind::Kept, PuzzleKind::Own]),
            any::<u32>().prop_map(|day| PuzzleKind::Daily(Day::new(day))),
        ];
        let step = prop_oneof![
            Just(PuzzleStep::Answer),
            Just(PuzzleStep::Look),
            Move::any().prop_map(PuzzleStep::Try)
        ];
        (kind, any::<u32>().prop_map(PuzzleId::from), usize::any(), step)
            .prop_map(|(kind, id, ply, step)| PuzzleAction { kind, id, ply, step })
            .boxed()
    }
}

impl Part for Day {
    fn write(&self, text: &mut Text) {
        text.add(self.number());
    }

    fn read(words: &mut Words<'_>) -> Option<Day> {
        Some(Day::new(words.next()?.parse().ok()?))
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<Day> {
        any::<u32>().prop_map(Day::new).boxed()
    }
}
