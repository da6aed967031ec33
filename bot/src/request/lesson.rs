//! What somebody does in a lesson.

use kuzhi_engine::{Game, Move};

use super::wire::{Part, Text, Words};

/// Where somebody is in the tutorial of a game, and what they have just done there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonPress {
    /// The game.
    pub game: Game,
    /// The number of the lesson, from 0.
    pub lesson: usize,
    /// What they did.
    pub deed: LessonDeed,
}

/// What somebody does in a lesson.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LessonDeed {
    /// They begin it.
    Begin,
    /// They want a hint.
    Hint,
    /// They look at a layout of their row before they take it.
    Look(Move),
    /// They try a move.
    Try(Move),
}

impl LessonPress {
    /// The beginning of a game's tutorial.
    pub const fn begin(game: Game) -> LessonPress {
        LessonPress { game, lesson: 0, deed: LessonDeed::Begin }
    }
}

impl Part for LessonPress {
    fn write(&self, text: &mut Text) {
        self.game.write(text);
        self.lesson.write(text);
        match &self.deed {
            LessonDeed::Begin => text.add("begin"),
            LessonDeed::Hint => text.add("hint"),
            LessonDeed::Look(mv) => {
                text.add("look");
                mv.write(text);
            }
            LessonDeed::Try(mv) => {
                text.add("try");
                mv.write(text);
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Option<LessonPress> {
        let (game, lesson) = (Part::read(words)?, Part::read(words)?);
        let deed = match words.next()? {
            "begin" => LessonDeed::Begin,
            "hint" => LessonDeed::Hint,
            "look" => LessonDeed::Look(Part::read(words)?),
            "try" => LessonDeed::Try(Part::read(words)?),
            _ => return None,
        };
        Some(LessonPress { game, lesson, deed })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<LessonPress> {
        use proptest::prelude::*;
        let deed = prop_oneof![
            Just(LessonDeed::Begin),
            Just(LessonDeed::Hint),
            Move::any().prop_map(LessonDeed::Look),
            Move::any().prop_map(LessonDeed::Try)
        ];
        (Game::any(), usize::any(), deed)
            .prop_map(|(game, lesson, deed)| LessonPress { game, lesson, deed })
            .boxed()
    }
}
