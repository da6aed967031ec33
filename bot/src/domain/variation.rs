//! Moves that are tried out on a board of a finished match.

use std::fmt;
use std::str::FromStr;

use kuzhi_engine::Move;

use super::{History, LookingBack, Match, Playing, Refusal};

/// The most letters of a variation, so that a button can carry it.
const LONGEST: usize = 40;

/// Moves that are tried out, of both sides in the order in which the game has them: `3,5,1`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation(Vec<Move>);

impl Variation {
    /// The variation of these moves; nothing if they are too many.
    pub fn of(moves: Vec<Move>) -> Option<Variation> {
        let variation = Variation(moves);
        (variation.to_string().len() <= LONGEST).then_some(variation)
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.0
    }

    /// The same with one more move; nothing if there is no room for it.
    pub fn with(&self, mv: Move) -> Option<Variation> {
        Variation::of(self.0.iter().copied().chain([mv]).collect())
    }

    /// The same without its last move.
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

/// A text that is no variation.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it is no list of moves that a button could carry")]
pub struct ParseVariationError;

impl FromStr for Variation {
    type Err = ParseVariationError;

    fn from_str(text: &str) -> Result<Variation, ParseVariationError> {
        let parts = text.split(',').filter(|_| !text.is_empty());
        let moves = parts.map(|part| part.parse().map_err(|_| ParseVariationError));
        Variation::of(moves.collect::<Result<_, _>>()?).ok_or(ParseVariationError)
    }
}

/// A finished match with the board after so many moves of it and those that are tried out then.
///
/// # Errors
///
/// A [`Refusal`] that says why nothing can be tried out there: what is still played is played without help.
pub fn analysed<'a>(
    current: &'a Match,
    ply: usize,
    tried: &Variation,
) -> Result<(&'a Playing, History), Refusal> {
    let playing = current.played().ok_or(Refusal::NotStarted)?;
    if current.is_live() {
        return Err(Refusal::LookingBack(LookingBack::NoAnalysisYet));
    }
    let mut history = playing.history().before(ply);
    for &mv in tried.moves() {
        history.play(mv).map_err(|_| Refusal::Unusable)?;
    }
    Ok((playing, history))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Actor, Intent, MatchSetup, PlayerId, Seat, Timestamp, decide};

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

    #[test]
    fn moves_are_tried_out_on_what_is_over_alone() {
        let people = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let moves = ["1", "4"].map(|mv| mv.parse().unwrap());
        let setup = MatchSetup::played(kuzhi_engine::Game::default(), people, &moves, Timestamp::default());
        let running = setup.unwrap().check().unwrap();
        assert_eq!(
            analysed(&running, 1, &Variation::default()).err(),
            Some(Refusal::LookingBack(LookingBack::NoAnalysisYet))
        );
        let over =
            decide(&running, Actor::Person(PlayerId(1)), Intent::Resign, Timestamp::default()).unwrap();
        let board = |ply, tried: &str| analysed(&over, ply, &variation(tried)).map(|(_, history)| history);
        assert_eq!(board(1, "6,3").unwrap().moves().len(), 3);
        assert_eq!(board(9, "").unwrap().moves(), moves);
        assert_eq!(board(0, "1,1,7").err(), Some(Refusal::Unusable));
    }
}
