//! Variations: moves that a person tries out on a board of a game.

use std::fmt;
use std::str::FromStr;

use kuzhi_engine::Move;

use crate::PlayerId;
use crate::matches::{Actor, History, Match, Operation};
use crate::refusal::{LookingBack, Refusal};
use crate::study::PastGame;

/// The maximum length of a variation in characters, so that it fits into a button.
const LONGEST: usize = 40;

/// Moves that are tried out, of both sides, in the order in which they are played: `3,5,1`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation(Vec<Move>);

impl Variation {
    /// Returns the variation with these moves. `None` if it is too long.
    pub fn new(moves: Vec<Move>) -> Option<Variation> {
        let variation = Variation(moves);
        (variation.to_string().len() <= LONGEST).then_some(variation)
    }

    /// Returns the moves in order.
    pub fn moves(&self) -> &[Move] {
        &self.0
    }

    /// Adds a move. `None` if the variation becomes too long.
    pub fn with(&self, mv: Move) -> Option<Variation> {
        Variation::new(self.0.iter().copied().chain([mv]).collect())
    }

    /// Removes the last move.
    #[must_use]
    pub fn without_last(&self) -> Variation {
        Variation(self.0[..self.0.len().saturating_sub(1)].to_vec())
    }
}

impl fmt::Display for Variation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, mv) in self.0.iter().enumerate() {
            let comma = if number == 0 { "" } else { "," };
            write!(f, "{comma}{mv}")?;
        }
        Ok(())
    }
}

/// The error for a text that is not a variation.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it is not a list of moves that fits into a button")]
pub struct ParseVariationError;

impl FromStr for Variation {
    type Err = ParseVariationError;

    fn from_str(text: &str) -> Result<Variation, ParseVariationError> {
        let parts = text.split(',').filter(|_| !text.is_empty());
        let moves = parts.map(|part| part.parse().map_err(|_| ParseVariationError));
        Variation::new(moves.collect::<Result<_, _>>()?).ok_or(ParseVariationError)
    }
}

/// Returns the game up to this move, followed by the moves that a person tries out.
///
/// # Errors
///
/// A [`Refusal`] that says why they cannot try moves out there.
pub fn analysed(game: &PastGame, who: PlayerId, ply: usize, tried: &Variation) -> Result<History, Refusal> {
    if let Some(running) = game.as_match().filter(|one| one.is_live()) {
        may_try_out(running, who)?;
    }
    let mut history = game.history().before(ply);
    for &mv in tried.moves() {
        history.play(mv).map_err(|_| Refusal::Unusable)?;
    }
    Ok(history)
}

/// Checks whether a person may try out moves on a match in play: only on their own match, and not while a
/// live clock runs on which they should move instead.
fn may_try_out(running: &Match, who: PlayerId) -> Result<(), Refusal> {
    let playing = Operation::TryOut.begun(running, Actor::Person(who))?;
    if playing.clock().is_some_and(|clock| clock.control.is_live()) {
        return Err(LookingBack::ClockRuns.into());
    }
    Ok(())
}

/// Checks whether the engine may evaluate the boards of a game: never while it is being played.
///
/// # Errors
///
/// A [`Refusal`] if it is being played.
pub fn may_evaluate(game: &PastGame) -> Result<(), Refusal> {
    if game.is_live() { Err(LookingBack::NoEvaluationYet.into()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Timestamp;
    use crate::clock::{GameClock, TimeControl};
    use crate::matches::{Intent, MatchSetup, Seat, decide};

    fn variation(text: &str) -> Variation {
        text.parse().unwrap()
    }

    #[test]
    fn it_is_written_as_it_is_read_and_fits() {
        for text in ["", "3", "3,5,1+", "=2.1.0.2.0.0.4,7-"] {
            assert_eq!(variation(text).to_string(), text);
        }
        for text in [",", "3,", ",3", "x", "3 5", "1,2,3,4,5,6,1,2,3,4,5,6,1,2,3,4,5,6,1,2,3"] {
            assert_eq!(text.parse::<Variation>(), Err(ParseVariationError), "{text}");
        }
    }

    #[test]
    fn it_grows_as_far_as_it_fits_and_shrinks() {
        let mv: Move = "3".parse().unwrap();
        let mut grown = Variation::default();
        while let Some(more) = grown.with(mv) {
            grown = more;
        }
        assert_eq!(grown.to_string().len(), 39);
        assert_eq!(grown.without_last().moves().len() + 1, grown.moves().len());
        assert_eq!(Variation::default().without_last(), Variation::default());
    }

    const ADA: PlayerId = PlayerId(1);

    /// A running match after two moves, and the same match when it is over.
    fn games(clock: Option<TimeControl>) -> [PastGame; 2] {
        let people = [ADA, PlayerId(2)].map(Seat::Person);
        let (moves, now) = (["1", "4"].map(|mv| mv.parse().unwrap()), Timestamp::default());
        let mut setup = MatchSetup::played(kuzhi_engine::Game::default(), people, &moves, now).unwrap();
        if let Some(control) = clock {
            setup = setup.timed(GameClock::run(control, now));
        }
        let running = setup.check().unwrap();
        let over = decide(&running, Actor::Person(ADA), Intent::Resign, now).unwrap();
        [running, over].map(|one| PastGame::try_from(one).unwrap())
    }

    #[test]
    fn moves_are_tried_out_as_far_as_they_are_legal() {
        let [_, over] = games(None);
        let board = |ply, tried: &str| analysed(&over, PlayerId(9), ply, &variation(tried));
        assert_eq!(board(1, "6,3").unwrap().moves().len(), 3);
        assert_eq!(board(9, "").unwrap(), *over.history());
        assert_eq!(board(0, "1,1,7").err(), Some(Refusal::Unusable));
    }

    #[test]
    fn players_try_out_moves_of_a_live_game_without_help() {
        let tried = |game: &PastGame, who| analysed(game, who, 2, &variation("3")).err();
        let refused = |why| Some(Refusal::LookingBack(why));
        for clock in [None, Some(TimeControl::Days(3))] {
            let [running, over] = games(clock);
            assert_eq!(tried(&running, ADA), None);
            assert_eq!(tried(&running, PlayerId(9)), refused(LookingBack::NoAnalysisYet));
            assert_eq!(may_evaluate(&running).err(), refused(LookingBack::NoEvaluationYet));
            assert_eq!((tried(&over, PlayerId(9)), may_evaluate(&over)), (None, Ok(())));
        }
        let [running, over] = games(Some(TimeControl::Live { minutes: 5, seconds: 3 }));
        assert_eq!(tried(&running, ADA), refused(LookingBack::ClockRuns));
        assert_eq!(tried(&over, ADA), None);
    }
}
