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

    /// The challenger has won, or was not answered in time: they take the place of the other one, and those
    /// between go down by one. Returns whom they have passed, best first: nobody if they are above by now, or
    /// one of the two has left.
    pub fn won(&mut self, challenger: PlayerId, above: PlayerId) -> Vec<PlayerId> {
        match (self.place(challenger), self.place(above)) {
            (Some(own), Some(theirs)) if theirs < own => {
                self.places[theirs..=own].rotate_right(1);
                self.places[theirs + 1..=own].to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// Takes a win back: the challenger goes below the last of those whom they have passed, as far as these
    /// are below them.
    pub fn take_back(&mut self, challenger: PlayerId, passed: &[PlayerId]) {
        let Some(own) = self.place(challenger) else { return };
        let below = passed.iter().filter_map(|&one| self.place(one)).filter(|&place| place > own);
        if let Some(last) = below.max() {
            self.places[own..=last].rotate_left(1);
        }
    }

    /// Puts a player above another one, or at the end. Returns whether that changes anything: not if one of
    /// the two is not on it.
    pub fn put(&mut self, player: PlayerId, above: Option<PlayerId>) -> bool {
        let before = self.places.clone();
        if self.place(player).is_none() || Some(player) == above {
            return false;
        }
        self.leave(player);
        let to = above.map_or(Some(self.places.len()), |above| self.place(above));
        match to {
            Some(to) => self.places.insert(to, player),
            None => self.places.clone_from(&before),
        }
        self.places != before
    }

    /// Puts everyone in the order of their strength. Equals keep theirs.
    pub fn sort_by_strength(&mut self, strength: impl Fn(PlayerId) -> i64) {
        self.places.sort_by_key(|&one| std::cmp::Reverse(strength(one)));
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
    fn a_win_takes_a_place_and_those_between_go_down() {
        let mut ladder = ladder();
        let passed = ladder.won(PlayerId(5), PlayerId(2));
        assert_eq!(passed, [2, 3, 4].map(PlayerId));
        assert_eq!(ladder.places(), [1, 5, 2, 3, 4, 6].map(PlayerId));
        assert_eq!(ladder.won(PlayerId(5), PlayerId(2)), [], "they are above by now");
        let mut back = ladder.clone();
        back.take_back(PlayerId(5), &passed);
        assert_eq!(back.places(), [1, 2, 3, 4, 5, 6].map(PlayerId));
        assert!(ladder.leave(PlayerId(3)) && !ladder.leave(PlayerId(3)));
        assert_eq!(ladder.won(PlayerId(6), PlayerId(3)), []);
        assert!(ladder.join(PlayerId(3)) && !ladder.join(PlayerId(3)));
        assert_eq!(ladder.places(), [1, 5, 2, 4, 6, 3].map(PlayerId));
        let mut back = ladder.clone();
        back.take_back(PlayerId(5), &[2, 4].map(PlayerId));
        assert_eq!(back.places(), [1, 2, 4, 5, 6, 3].map(PlayerId), "who has left is not waited for");
        assert!(ladder.sink(PlayerId(1)) && !ladder.sink(PlayerId(3)));
        assert_eq!(ladder.place(PlayerId(1)), Some(1));
    }

    #[test]
    fn organisers_put_players_where_they_belong() {
        let mut ladder = ladder();
        assert!(ladder.put(PlayerId(5), Some(PlayerId(2))) && !ladder.put(PlayerId(5), Some(PlayerId(2))));
        assert_eq!(ladder.places(), [1, 5, 2, 3, 4, 6].map(PlayerId));
        assert!(ladder.put(PlayerId(1), None) && !ladder.put(PlayerId(9), None));
        assert!(!ladder.put(PlayerId(2), Some(PlayerId(9))) && !ladder.put(PlayerId(2), Some(PlayerId(2))));
        assert_eq!(ladder.places(), [5, 2, 3, 4, 6, 1].map(PlayerId));
        ladder.sort_by_strength(|one| if one == PlayerId(6) { 9 } else { 0 });
        assert_eq!(ladder.places(), [6, 5, 2, 3, 4, 1].map(PlayerId));
    }
}
