//! Steps in a tutorial.

use kuzhi_engine::{Game, Move};

use crate::request::wire::{Part, Text, Words};

/// Where the user is in a game's tutorial, and what they just did there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonAction {
    /// The game taught.
    pub game: Game,
    /// The lesson number, from 0.
    pub lesson: usize,
    /// What the user did.
    pub step: LessonStep,
    /// Whether they take all lessons, also those that they know from other games.
    pub all: bool,
}

/// What a user does in a lesson.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LessonStep {
    /// Starts the lesson.
    Begin,
    /// Asks for a hint.
    Hint,
    /// Previews a layout of their row.
    Look(Move),
    /// Tries a move.
    Try(Move),
}

/// The word that ends the custom ID of whoever takes all lessons.
const ALL: &str = "all";

impl LessonAction {
    /// Returns the start of a game's tutorial.
    pub const fn begin(game: Game) -> LessonAction {
        LessonAction { game, lesson: 0, step: LessonStep::Begin, all: false }
    }

    /// Returns the start of one lesson, with all others after it.
    pub const fn of_all(game: Game, lesson: usize) -> LessonAction {
        LessonAction { game, lesson, step: LessonStep::Begin, all: true }
    }
}

impl Part for LessonAction {
    fn write(&self, text: &mut Text) {
        self.game.write(text);
        self.lesson.write(text);
        match &self.step {
            LessonStep::Begin => text.add("begin"),
            LessonStep::Hint => text.add("hint"),
            LessonStep::Look(mv) => {
                text.add("look");
                mv.write(text);
            }
            LessonStep::Try(mv) => {
                text.add("try");
                mv.write(text);
            }
        }
        if self.all {
            text.add(ALL);
        }
    }

    fn read(words: &mut Words<'_>) -> Option<LessonAction> {
        let (game, lesson) = (Part::read(words)?, Part::read(words)?);
        let step = match words.next()? {
            "begin" => LessonStep::Begin,
            "hint" => LessonStep::Hint,
            "look" => LessonStep::Look(Part::read(words)?),
            "try" => LessonStep::Try(Part::read(words)?),
            _ => return None,
        };
        let all = match words.next() {
            None => false,
            Some(ALL) => true,
            Some(_) => return None,
        };
        Some(LessonAction { game, lesson, step, all })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<LessonAction> {
        use proptest::prelude::*;
        let step = prop_oneof![
            Just(LessonStep::Begin),
            Just(LessonStep::Hint),
            Move::any().prop_map(LessonStep::Look),
            Move::any().prop_map(LessonStep::Try)
        ];
        (Game::any(), usize::any(), step, any::<bool>())
            .prop_map(|(game, lesson, step, all)| LessonAction { game, lesson, step, all })
            .boxed()
    }
}
