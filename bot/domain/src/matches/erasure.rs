//! People who leave. Their data is deleted, and a stand-in id takes their place in the matches that their
//! opponents keep.

use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::{Challenge, Match, Over, PlayerId, Playing, Stage, Timestamp, Withdrawn};

/// The highest bit of every stand-in id. Discord's ids contain their creation time, and the ids with this
/// highest bit date from half a day on 1 January 2015. Nobody has one, because Discord began some months
/// later.
const NOBODY: u64 = 1 << 47;

/// For this long after a person has left, no match of theirs is rated. Otherwise they could be somebody's new
/// opponent as often as they like.
const UNRATED_FOR: Duration = Duration::from_hours(24);

/// Whether a person left so lately that their matches are not rated. A time far in the future comes from a
/// clock that was wrong.
pub fn has_left_lately(left: Timestamp, now: Timestamp) -> bool {
    now.since(left) < UNRATED_FOR && left.since(now) < UNRATED_FOR
}

impl PlayerId {
    /// Returns a stand-in id, chosen by a random number, for a person who leaves. Nobody on Discord has it.
    pub const fn stand_in(random: u64) -> PlayerId {
        PlayerId(NOBODY | (random & (NOBODY - 1)))
    }

    /// Returns the number by which a list still knows this person once they have left: a hash of their id
    /// with the key of that list. It looks like a stand-in, and is not the one in their matches.
    #[must_use]
    pub fn mark(self, key: u64) -> PlayerId {
        let hash =
            Sha256::new().chain_update(key.to_be_bytes()).chain_update(self.0.to_be_bytes()).finalize();
        PlayerId::stand_in(hash.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    /// Whether this is the stand-in or the mark of a person who has left.
    pub const fn has_left(self) -> bool {
        self.0 >> 47 == 1
    }
}

/// A person who leaves, and their stand-in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Erasure {
    /// Their Discord id.
    pub who: PlayerId,
    /// The id that replaces theirs.
    pub stand_in: PlayerId,
}

impl Erasure {
    /// Chooses the stand-in by a random number.
    pub const fn new(who: PlayerId, random: u64) -> Erasure {
        Erasure { who, stand_in: PlayerId::stand_in(random) }
    }

    /// Returns the id of a player after this person has left.
    #[must_use]
    pub fn after(self, player: PlayerId) -> PlayerId {
        if player == self.who { self.stand_in } else { player }
    }

    /// The same for two players. Keeps their order.
    #[must_use]
    pub fn after_both(self, players: [PlayerId; 2]) -> [PlayerId; 2] {
        players.map(|player| self.after(player))
    }
}

impl Match {
    /// Returns the next version of the match, with the stand-in in place of the person who leaves. Their
    /// plans are deleted. `None` if they do not take part in the match.
    pub fn left_by(&self, leaving: Erasure) -> Option<Match> {
        self.involves(leaving.who).then(|| self.at(self.stage.anonymised(leaving)))
    }
}

impl Stage {
    pub(crate) fn anonymised(&self, leaving: Erasure) -> Stage {
        match self {
            Stage::Open(challenge) => Stage::Open(challenge.anonymised(leaving)),
            Stage::Withdrawn(withdrawn) => Stage::Withdrawn(Withdrawn {
                challenge: withdrawn.challenge.anonymised(leaving),
                ..withdrawn.clone()
            }),
            Stage::Playing(playing) => Stage::Playing(playing.anonymised(leaving)),
            Stage::Over(over) => {
                Stage::Over(Over { played: over.played.anonymised(leaving), ..over.clone() })
            }
        }
    }
}

impl Challenge {
    fn anonymised(&self, leaving: Erasure) -> Challenge {
        Challenge {
            challenger: leaving.after(self.challenger),
            invited: self.invited.map(|invited| leaving.after(invited)),
            ..self.clone()
        }
    }
}

impl Playing {
    fn anonymised(&self, leaving: Erasure) -> Playing {
        let mut plans = self.plans.clone();
        if let Some(side) = self.seats.side_of(leaving.who) {
            plans[side.index()].clear();
        }
        Playing { seats: self.seats.anonymised(leaving), plans, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Side};

    use super::*;
    use crate::{
        Actor, ChannelId, Ending, Intent, MatchId, MatchSetup, Place, Seat, Timestamp, Withdrawal, decide,
    };

    const ADA: PlayerId = PlayerId(1_150_000_000_000_000_001);
    const BOB: PlayerId = PlayerId(1_150_000_000_000_000_002);
    const NOW: Timestamp = Timestamp::from_millis(9_000);

    fn leaving() -> Erasure {
        Erasure::new(ADA, 7)
    }

    fn playing() -> Match {
        let moves: Vec<_> = ["1", "1"].iter().map(|mv| mv.parse().unwrap()).collect();
        let seats = [ADA, BOB].map(Seat::Person);
        let setup = MatchSetup::played(Game::default(), seats, &moves, Timestamp::default()).unwrap();
        let place = Place { guild: None, channel: ChannelId(5) };
        MatchSetup { id: MatchId::from_random(3), place, rated: true, ..setup }.check().unwrap()
    }

    fn challenge(challenger: PlayerId, invited: PlayerId) -> Match {
        let expires = Timestamp::from_millis(10_000);
        let made = Timestamp::default();
        let challenge = Challenge {
            challenger,
            invited: Some(invited),
            side: Side::South,
            clock: None,
            balanced: false,
            made,
            expires,
        };
        MatchSetup::of(Game::default(), Stage::Open(challenge)).check().unwrap()
    }

    fn broken_off(one: &Match, leaving: Option<Erasure>) -> Match {
        decide(one, Actor::Clock, Intent::BreakOff { leaving }, NOW).unwrap()
    }

    #[test]
    fn nobody_has_the_number_of_a_stand_in() {
        for random in [0, 1, u64::MAX, 1 << 47] {
            let one = PlayerId::stand_in(random);
            assert!(one.has_left() && one.0 < 1 << 48, "{one}");
        }
        for somebody in [0, 1, 21_154_535_154_122_752, ADA.0, u64::MAX] {
            assert!(!PlayerId(somebody).has_left(), "{somebody}");
        }
    }

    #[test]
    fn a_mark_is_stable_and_differs_between_lists() {
        let mark = ADA.mark(1);
        assert!(mark.has_left() && mark == ADA.mark(1));
        assert!(mark != ADA.mark(2) && mark != BOB.mark(1));
    }

    #[test]
    fn who_left_within_a_day_has_left_lately() {
        let day = Duration::from_hours(24);
        let left = Timestamp::from_millis(1_000_000_000);
        assert!(has_left_lately(left, left) && has_left_lately(left, left + day - Duration::from_millis(1)));
        assert!(!has_left_lately(left, left + day));
        assert!(has_left_lately(left + Duration::from_secs(5), left), "clocks differ a little");
        assert!(!has_left_lately(left + day * 9, left), "a clock was wrong");
    }

    #[test]
    fn a_match_stays_with_the_other_player() {
        let one = playing();
        let next = one.left_by(leaving()).unwrap();
        assert_eq!(next.people(), [leaving().stand_in, BOB]);
        assert_eq!((next.version(), next.played().unwrap().moves().len()), (one.version() + 1, 2));
        assert_eq!(one.left_by(Erasure::new(PlayerId(5), 1)), None);
    }

    #[test]
    fn leaving_aborts_an_open_match() {
        let over = broken_off(&playing(), Some(leaving()));
        assert_eq!(over.over().unwrap().ending(), Ending::BrokenOff);
        assert_eq!((over.result(), over.played_by(BOB), over.series_state()), (None, None, None));
        assert!(!over.involves(ADA) && over.involves(BOB) && !over.can_have_rematch());
        let over = broken_off(&playing(), None);
        assert!(over.involves(ADA) && over.can_have_rematch() && over.result().is_none());
        assert!(decide(&over, Actor::Clock, Intent::BreakOff { leaving: None }, NOW).is_err());
        let forged = decide(&playing(), Actor::Person(BOB), Intent::BreakOff { leaving: None }, NOW);
        assert!(forged.is_err(), "nobody breaks a match off");
    }

    #[test]
    fn an_open_challenge_is_called_off() {
        for one in [challenge(ADA, BOB), challenge(BOB, ADA)] {
            let next = broken_off(&one, Some(leaving()));
            let Stage::Withdrawn(withdrawn) = next.stage() else { panic!("{next:?}") };
            assert_eq!(withdrawn.why, Withdrawal::CalledOff);
            assert!(!next.involves(ADA) && next.involves(BOB));
        }
    }
}
