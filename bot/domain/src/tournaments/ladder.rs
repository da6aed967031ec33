//! A standing ladder: a win against somebody above takes their place.

use serde::{Deserialize, Serialize};

use crate::PlayerId;
use crate::refusal::LadderRefusal;

/// How many places above their own somebody may challenge.
pub const REACH: usize = 3;

/// The order of a ladder, best first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ladder {
    places: Vec<PlayerId>,
}

impl Ladder {
    /// Whether nobody is on it.
    pub const fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Everyone, best first.
    pub fn places(&self) -> &[PlayerId] {
        &self.places
    }

    /// A player's place, counted from 0.
    pub fn place(&self, player: PlayerId) -> Option<usize> {
        self.places.iter().position(|&one| one == player)
    }

    /// Adds a player at the end. Returns whether they were not there yet.
    pub fn join(&mut self, player: PlayerId) -> bool {
        let is_new = self.place(player).is_none();
        if is_new {
            self.places.push(player);
        }
        is_new
    }

    /// Removes a player; those below move up. Returns whether they were there.
    pub fn leave(&mut self, player: PlayerId) -> bool {
        self.place(player).map(|place| self.places.remove(place)).is_some()
    }

    /// Whether somebody may challenge another one.
    ///
    /// # Errors
    ///
    /// Why they may not.
    pub fn may_challenge(&self, player: PlayerId, above: PlayerId) -> Result<(), LadderRefusal> {
        let own = self.place(player).ok_or(LadderRefusal::NotThere(player))?;
        let theirs = self.place(above).ok_or(LadderRefusal::NotThere(above))?;
        match own.checked_sub(theirs) {
            None | Some(0) => Err(LadderRefusal::NotAbove),
            Some(1..=REACH) => Ok(()),
            Some(_) => Err(LadderRefusal::TooFar(own + 1 - REACH..=own)),
        }
    }

    /// The challenger has won, or was not answered in time: the two change places. Returns whether anything
    /// changed: not if the challenger is above by now, or one of them has left.
    pub fn won(&mut self, challenger: PlayerId, above: PlayerId) -> bool {
        match (self.place(challenger), self.place(above)) {
            (Some(own), Some(theirs)) if theirs < own => {
                self.places.swap(theirs, own);
                true
            }
            _ => false,
        }
    }

    /// A player who has been idle sinks by a place. Returns whether somebody was below.
    pub fn sink(&mut self, player: PlayerId) -> bool {
        match self.place(player) {
            Some(place) if place + 1 < self.places.len() => {
                self.places.swap(place, place + 1);
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ladder() -> Ladder {
        Ladder { places: (1..=6).map(PlayerId).collect() }
    }

    #[test]
    fn three_places_above_are_in_reach() {
        let ladder = ladder();
        let may = |own, other| ladder.may_challenge(PlayerId(own), PlayerId(other));
        assert_eq!(may(6, 3), Ok(()));
        assert_eq!(may(6, 2), Err(LadderRefusal::TooFar(3..=5)));
        assert_eq!(may(2, 3), Err(LadderRefusal::NotAbove));
        assert_eq!(may(2, 2), Err(LadderRefusal::NotAbove));
        assert_eq!(may(9, 2), Err(LadderRefusal::NotThere(PlayerId(9))));
    }

    #[test]
    fn a_win_swaps_two_places_once() {
        let mut ladder = ladder();
        assert!(ladder.won(PlayerId(5), PlayerId(2)));
        assert_eq!(ladder.places(), [1, 5, 3, 4, 2, 6].map(PlayerId));
        assert!(!ladder.won(PlayerId(5), PlayerId(2)), "they are above by now");
        assert!(ladder.leave(PlayerId(3)) && !ladder.leave(PlayerId(3)));
        assert!(!ladder.won(PlayerId(6), PlayerId(3)));
        assert!(ladder.join(PlayerId(3)) && !ladder.join(PlayerId(3)));
        assert_eq!(ladder.places(), [1, 5, 4, 2, 6, 3].map(PlayerId));
        assert!(ladder.sink(PlayerId(1)) && !ladder.sink(PlayerId(3)));
        assert_eq!(ladder.place(PlayerId(1)), Some(1));
    }
}
