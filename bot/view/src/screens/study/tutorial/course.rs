//! Which lessons of a game a person takes: all but those that they know from other games.

use kuzhi_engine::Game;

use super::Learner;
use crate::request::{LessonAction, LessonStep};
use crate::screens::study::lessons::{Lesson, lessons, nearest_first};
use crate::words::{Words, game_name, say};

/// The lessons of a game for one person, by their numbers from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Course {
    taken: Vec<usize>,
    /// The learnt games that teach the lessons left out.
    taught_elsewhere: Vec<Game>,
}

impl Course {
    /// The lessons that somebody takes who asked for this. Whoever learns a game again, wants all, or is in a
    /// lesson that would be left out, takes all.
    pub(super) fn for_learner(asked: &LessonAction, learner: &Learner<'_>) -> Course {
        let all = lessons(asked.game);
        let whole = Course { taken: (0..all.len()).collect(), taught_elsewhere: Vec::new() };
        if asked.all || learner.learnt.iter().any(|learnt| learnt.id() == asked.game.id()) {
            return whole;
        }
        let sources = nearest_first(asked.game, learner.learnt);
        let source_of = |lesson: &Lesson| sources.iter().copied().find(|learnt| lesson.is_taught_by(*learnt));
        let (mut taken, mut known) = (Vec::new(), Vec::new());
        for (number, lesson) in all.iter().enumerate() {
            match source_of(lesson) {
                Some(source) if known.contains(&source) => {}
                Some(source) => known.push(source),
                None => taken.push(number),
            }
        }
        let begins = asked.lesson == 0 && asked.step == LessonStep::Begin;
        if taken.is_empty() || !begins && !taken.contains(&asked.lesson) {
            return whole;
        }
        Course { taken, taught_elsewhere: known }
    }

    /// The number of lessons.
    pub(super) fn len(&self) -> usize {
        self.taken.len()
    }

    /// The lesson of this number, or one that is taken: the first after it, or else the last of all.
    pub(super) fn nearest(&self, lesson: usize) -> Option<usize> {
        self.taken.iter().copied().find(|taken| *taken >= lesson).or_else(|| self.taken.last().copied())
    }

    /// How many lessons come before this one.
    pub(super) fn before(&self, lesson: usize) -> usize {
        self.taken.iter().filter(|taken| **taken < lesson).count()
    }

    /// The lesson after this one.
    pub(super) fn after(&self, lesson: usize) -> Option<usize> {
        self.taken.iter().copied().find(|taken| *taken > lesson)
    }

    /// Whether the person leaves lessons out that they know.
    pub(super) fn leaves_out(&self) -> bool {
        !self.taught_elsewhere.is_empty()
    }

    /// From which games the person knows what is left out.
    pub(super) fn taught_elsewhere(&self, words: &Words) -> Option<String> {
        let games: Vec<String> = self.taught_elsewhere.iter().map(|game| game_name(words, *game)).collect();
        self.leaves_out().then(|| say!(words, "tutorial-known", game = games.join(" · ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str) -> Game {
        Game::by_id(id).unwrap()
    }

    /// The names of the lessons that somebody takes who has learnt these games.
    fn names(id: &str, learnt: &[&str]) -> Vec<&'static str> {
        let learnt: Vec<Game> = learnt.iter().map(|id| game(id)).collect();
        let learner = Learner { learnt: &learnt, is_playing: false };
        let course = Course::for_learner(&LessonAction::begin(game(id)), &learner);
        course.taken.iter().map(|number| lessons(game(id))[*number].name).collect()
    }

    #[test]
    fn what_another_game_has_taught_is_left_out() {
        assert_eq!(names("kalah", &[]), ["sow-on", "again", "alone", "round", "keep"]);
        assert_eq!(names("kalah", &["mangala"]), ["sow-on", "round", "keep"]);
        assert_eq!(names("mangala", &["kalah"]), ["sow", "even", "finish"]);
        assert_eq!(names("mangala-castle", &["mangala"]), ["past", "castle", "fill"]);
        assert_eq!(names("bestemshe", &["toguz-kumalak"]), ["out"]);
        assert_eq!(names("toguz-kumalak", &["mangala-castle"]), ["tuzdik", "fill-tuzdik", "half"]);
        assert_eq!(names("oware", &["al-manqala"]), ["two-three", "run", "twelve", "slam"]);
        assert_eq!(names("pallam-khuzi", &["pallankuzhi"]), ["beyond-ends", "pasu-owner"]);
        assert_eq!(names("kotu-baendum", &["pallankuzhi", "mangala"]).len(), 8);
    }

    #[test]
    fn every_game_has_something_new_for_who_knows_all_others() {
        for id in Game::IDS {
            let others: Vec<&str> = Game::IDS.iter().copied().filter(|other| other != id).collect();
            let (taken, all) = (names(id, &others).len(), lessons(game(id)).len());
            assert!(taken > 0 && (*id == "kotu-baendum" || taken < all), "{id}: {taken} of {all}");
        }
    }

    #[test]
    fn who_learns_a_game_again_or_wants_all_takes_all() {
        assert_eq!(names("kalah", &["mangala", "kalah"]).len(), 5);
        let learner = Learner { learnt: &[game("mangala")], is_playing: false };
        let all = Course::for_learner(&LessonAction::of_all(game("kalah"), 1), &learner);
        assert_eq!((all.len(), all.after(0), all.leaves_out()), (5, Some(1), false));
        // A game was learnt while the person was in a lesson that it teaches as well.
        let within = LessonAction { step: LessonStep::Hint, lesson: 2, ..LessonAction::begin(game("kalah")) };
        assert_eq!(Course::for_learner(&within, &learner).len(), 5);
    }

    #[test]
    fn one_game_that_has_it_all_is_named_alone() {
        let learner = Learner {
            learnt: &[game("mangala"), game("mangala-castle"), game("toguz-kumalak")],
            is_playing: false,
        };
        let course = Course::for_learner(&LessonAction::begin(game("bestemshe")), &learner);
        let line = course.taught_elsewhere(Words::english());
        assert_eq!(line.as_deref(), Some("🎓 You know the rest from **Toguz Kumalak**."));
    }
}
