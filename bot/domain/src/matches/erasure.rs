//! What becomes of a match when one of its people leaves. Their opponents keep it.

use crate::erasure::Erasure;
use crate::matches::{Challenge, Match, Newcomers, Over, Playing, Rival, Stage, Withdrawn};

impl Match {
    /// Returns the next version of the match, with the stand-in in place of the person who leaves. Their
    /// plans and calendar are deleted, and who was new to the game. `None` if they do not take part in the
    /// match.
    pub fn left_by(&self, leaving: Erasure) -> Option<Match> {
        let is_in = self.involves(leaving.who) || self.has_vote_of(leaving.who);
        is_in.then(|| self.at(self.stage.anonymised(leaving)).without_newcomers())
    }

    pub(crate) fn without_newcomers(self) -> Match {
        Match { newcomers: Newcomers::NOBODY, ..self }
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
        let mut next = Playing { seats: self.seats.anonymised(leaving), ..self.clone() };
        if let Some(voting) = &mut next.voting {
            voting.host = leaving.after(voting.host);
            if let Some(Rival::Asked { who, .. }) = &mut voting.rival {
                *who = leaving.after(*who);
            }
            for vote in voting.votes.iter_mut().chain(&mut voting.last) {
                vote.who = leaving.after(vote.who);
            }
        }
        if let Some(side) = self.seats.side_of(leaving.who) {
            next.plans[side.index()].clear();
            if let Some(clock) = &mut next.clock {
                clock.calendars[side.index()] = None;
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Side};

    use super::*;
    use crate::clock::TimeOff;
    use crate::matches::{Actor, Ending, Intent, MatchSetup, Place, Seat, decide};
    use crate::refusal::Withdrawal;
    use crate::{ChannelId, MatchId, PlayerId, Timestamp};

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
            time_off: TimeOff::All,
            made,
            expires,
        };
        MatchSetup::new(Game::default(), Stage::Open(challenge)).check().unwrap()
    }

    fn broken_off(one: &Match, leaving: Option<Erasure>) -> Match {
        decide(one, Actor::Clock, Intent::BreakOff { leaving }, NOW).unwrap()
    }

    #[test]
    fn a_match_stays_with_the_other_player() {
        let one = playing().with_newcomers(|_| Some(Vec::new()));
        let next = one.left_by(leaving()).unwrap();
        assert!(one.newcomers().any() && !next.newcomers().any());
        assert_eq!(next.people(), [leaving().stand_in, BOB]);
        assert_eq!((next.version(), next.played().unwrap().moves().len()), (one.version() + 1, 2));
        assert_eq!(one.left_by(Erasure::new(PlayerId(5), 1)), None);
    }

    #[test]
    fn leaving_aborts_an_open_match() {
        let over = broken_off(&playing().with_newcomers(|_| Some(Vec::new())), Some(leaving()));
        assert!(!over.newcomers().any());
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
