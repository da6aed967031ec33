//! A board that somebody studies.

use super::puzzle::{PuzzleAction, PuzzleStep};
use crate::request::Action;
use crate::request::wire::{Part, Text, Words};

/// A board that somebody studies, named by the button that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Studied(Box<Action>);

impl Studied {
    /// Returns what a button shows that somebody studies. `None` if it shows none.
    pub fn by(button: Action) -> Option<Studied> {
        let shows_study = matches!(
            button,
            Action::Puzzle(PuzzleAction { step: PuzzleStep::Look, .. })
                | Action::Lesson(_)
                | Action::Try { .. }
                | Action::ReplayAt { .. }
                | Action::ReviewAgain { .. }
                | Action::Retry { .. }
                | Action::AskPlan { .. }
        );
        shows_study.then(|| Studied(Box::new(button)))
    }

    /// Returns the button that shows it.
    pub fn button(&self) -> &Action {
        &self.0
    }
}

impl Part for Studied {
    fn write(&self, text: &mut Text) {
        // All but the version, which the text has already.
        self.0.to_string().split(':').skip(1).for_each(|word| text.add(word));
    }

    fn read(words: &mut Words<'_>) -> Option<Studied> {
        let mut text = Text::new();
        while let Some(word) = words.next() {
            text.add(word);
        }
        text.as_str().parse().ok().and_then(Studied::by)
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<Studied> {
        use kuzhi_domain::MatchId;
        use kuzhi_domain::matches::{Line, Revision};
        use kuzhi_domain::study::Variation;
        use proptest::prelude::*;

        use crate::request::{LessonAction, Solved};

        let id = MatchId::any;
        prop_oneof![
            PuzzleAction::any()
                .prop_map(|action| Action::Puzzle(PuzzleAction { step: PuzzleStep::Look, ..action })),
            LessonAction::any().prop_map(Action::Lesson),
            (id(), usize::any(), Variation::any()).prop_map(|(id, ply, tried)| Action::Try {
                id,
                ply,
                tried
            }),
            (id(), usize::any(), Solved::any(), Variation::any())
                .prop_map(|(id, ply, solved, tried)| Action::Retry { id, ply, solved, tried }),
            (id(), Revision::any(), Line::any()).prop_map(|(id, at, line)| Action::AskPlan { id, at, line }),
        ]
        .prop_map(|action| Studied(Box::new(action)))
        .boxed()
    }
}
