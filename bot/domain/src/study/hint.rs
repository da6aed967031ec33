//! Hints: who may have one, and which position to search for it.

use kuzhi_engine as engine;
use kuzhi_engine::{Move, Side};
use kuzhi_search::Choice;

use crate::PlayerId;
use crate::matches::{Actor, Evaluation, Match, Operation, Playing};
use crate::refusal::{Refusal, TournamentRefusal};

/// A recommended move, and the value of the position if it is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// By its number in the mover's row.
    pub mv: Move,
    /// From South's point of view.
    pub evaluation: Evaluation,
}

/// Returns the match in which a person may have a hint now.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_have_hint(current: &Match, who: PlayerId) -> Result<&Playing, Refusal> {
    let playing = Operation::Hint.begun(current, Actor::Person(who))?;
    if current.tournament.is_some() {
        return Err(TournamentRefusal::NoHints.into());
    }
    if current.rated {
        return Err(Refusal::NoHintsRated);
    }
    Operation::Hint.turn(playing, Actor::Person(who))?;
    Ok(playing)
}

/// The search that a hint needs.
#[derive(Clone, Debug)]
pub enum Question {
    /// None: forced moves lead to the end of the game.
    Answered(Hint),
    /// The first of the forced moves, if there are any, and the first board after them with a choice.
    Open(Option<Move>, engine::Match),
}

impl Question {
    /// Returns what to search for a hint on this board. Forced moves are played first, because a search stops
    /// at a single legal move and would not look further.
    pub fn about(board: &engine::Match) -> Question {
        let (mut ahead, mut first) = (board.clone(), None);
        while let [only] = ahead.legal()[..] {
            let mv = *first.get_or_insert(only);
            ahead.play(only, &mut |_| ()).expect("a legal move can be played");
            if let Some(outcome) = ahead.outcome() {
                return Question::Answered(Hint { mv, evaluation: Evaluation::of_outcome(&outcome) });
            }
        }
        Question::Open(first, ahead)
    }

    /// Returns the hint from the search of the open board.
    pub fn answer(first: Option<Move>, mover: Side, choice: &Choice) -> Hint {
        Hint { mv: first.unwrap_or(choice.best), evaluation: Evaluation::from_choice(choice, mover) }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    fn about(position: &str) -> Question {
        let board = engine::Match::from_position(Game::default(), &position.parse().unwrap()).unwrap();
        Question::about(&board)
    }

    #[test]
    fn a_choice_is_thought_about_where_it_is() {
        let Question::Open(None, board) = Question::about(&Game::default().start()) else { panic!() };
        assert!(board.moves().is_empty());
    }

    #[test]
    fn single_moves_are_followed_to_the_first_choice() {
        let question = about("1.0.0.0.0.0/0.1.2.0.0.0 20:24 south");
        let Question::Open(Some(mv), board) = question else { panic!("{question:?}") };
        assert_eq!((mv.to_string(), board.turn()), ("1".to_owned(), Some(Side::North)));
    }

    #[test]
    fn single_moves_to_the_end_need_no_thought() {
        let question = about("0.0.0.0.0.1/0.1.2.0.0.0 18:26 south");
        let Question::Answered(hint) = question else { panic!("{question:?}") };
        assert_eq!((hint.mv.to_string(), hint.evaluation), ("6".to_owned(), Evaluation::Exact(-4)));
    }
}
