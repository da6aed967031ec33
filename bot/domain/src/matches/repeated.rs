//! A second press of a button whose first press has just been carried out.

use std::time::Duration;

use kuzhi_engine::Move;

use crate::matches::{Match, Playing, Revision, Seat};
use crate::{PlayerId, Timestamp};

/// A press within this time after the last change is a repeat: they have not seen the new board yet.
const NOT_SEEN_YET: Duration = Duration::from_secs(10);

impl Match {
    /// Whether a person has just made this move on the given board, and presses its button once more.
    pub fn has_just_played(&self, who: PlayerId, at: Revision, mv: Move, now: Timestamp) -> bool {
        let Some(playing) = self.played().filter(|playing| is_recent(playing, now)) else { return false };
        let is_made =
            playing.revision().takebacks == at.takebacks && playing.moves().get(at.ply) == Some(&mv);
        // Replayed only if so, because that takes a while.
        is_made && {
            let mover = playing.history().before(at.ply).board().turn();
            mover.is_some_and(|side| playing.seats().at(side) == Seat::Person(who))
        }
    }

    /// Whether a move of the given board has just been taken back, and nothing was played since.
    pub fn has_just_taken_back(&self, at: Revision, now: Timestamp) -> bool {
        let Some(playing) = self.played().filter(|playing| is_recent(playing, now)) else { return false };
        let Revision { ply, takebacks } = playing.revision();
        takebacks == at.takebacks + 1 && ply < at.ply
    }
}

fn is_recent(playing: &Playing, now: Timestamp) -> bool {
    now.since(playing.moved()) <= NOT_SEEN_YET
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::MatchSetup;

    const ADA: PlayerId = PlayerId(1);
    const BOB: PlayerId = PlayerId(2);

    #[test]
    fn only_ones_own_last_presses_are_repeats() {
        let moves = ["1", "2"].map(|mv| mv.parse().unwrap());
        let seats = [ADA, BOB].map(Seat::Person);
        let game = "mangala".parse().unwrap();
        let begun = Timestamp::default();
        let one = MatchSetup::played(game, seats, &moves, begun).unwrap().check().unwrap();
        let now = one.played().unwrap().moved();
        let is_repeat =
            |who, ply, mv: &str, now| one.has_just_played(who, Revision::at(ply), mv.parse().unwrap(), now);
        assert!(is_repeat(ADA, 0, "1", now) && is_repeat(BOB, 1, "2", now));
        assert!(!is_repeat(BOB, 0, "1", now) && !is_repeat(ADA, 0, "2", now) && !is_repeat(ADA, 2, "1", now));
        let [soon, late] = [10, 11].map(|secs| now + Duration::from_secs(secs));
        assert!(is_repeat(ADA, 0, "1", soon) && !is_repeat(ADA, 0, "1", late));
        assert!(!one.has_just_taken_back(Revision::at(3), now), "nothing was");
    }
}
