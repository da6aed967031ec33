//! Accepting a challenge: whether a person may, and the play that begins.

use std::collections::BTreeMap;

use super::balanced;
use crate::clock::TimeControl;
use crate::matches::{
    Actor, Challenge, Match, MatchLimits, Operation, Playing, Seat, Seats, Stage, may_play_more,
};
use crate::refusal::{Refusal, TournamentRefusal, Withdrawal};
use crate::settings::HouseRules;
use crate::{PlayerId, Timestamp};

/// Returns the play that begins when a challenge is accepted.
pub(crate) fn accept(current: &Match, actor: Actor, now: Timestamp) -> Result<Playing, Refusal> {
    let challenge = Operation::Accept.challenge(current, actor)?;
    let Actor::Person(accepting) = actor else { return Err(Refusal::NotSeated) };
    in_time(challenge, now)?;
    let people = [challenge.challenger, accepting].map(Seat::Person);
    let seats = Seats::new(challenge.side, people[0], people[1]).ok_or(Refusal::OwnChallenge)?;
    let playing = Playing::begin(current.game, seats, challenge.clock, now).with_time_off(challenge.time_off);
    Ok(if challenge.balanced {
        playing.with_ballot(balanced::draw(current.game, current.id))
    } else {
        playing
    })
}

/// Checks whether a challenge has not expired, though nobody has said so yet.
pub(crate) fn in_time(challenge: &Challenge, now: Timestamp) -> Result<(), Refusal> {
    if now < challenge.expires { Ok(()) } else { Err(Refusal::ChallengeGone(Withdrawal::Expired)) }
}

/// Checks whether both players of a challenge that `who` accepts have room for another match and may play on
/// the server. Beside a live game of a tournament no other live one begins. `live` has the matches that each
/// of them is in.
///
/// # Errors
///
/// A [`Refusal`] with the reason.
pub fn may_accept(
    current: &Match,
    who: PlayerId,
    house: &HouseRules,
    live: &BTreeMap<PlayerId, Vec<Match>>,
    limits: &MatchLimits,
) -> Result<(), Refusal> {
    let Stage::Open(challenge) = &current.stage else { return Ok(()) };
    let challenger = challenge.challenger;
    let of = |player| live.get(&player).map(Vec::as_slice).unwrap_or_default();
    house.let_play(who, Some(challenger))?;
    if challenge.clock.is_some_and(TimeControl::is_live) {
        if of(who).iter().any(Match::is_live_in_tournament) {
            return Err(TournamentRefusal::PlaysLive.into());
        }
        if of(challenger).iter().any(Match::is_live_in_tournament) {
            return Err(TournamentRefusal::TheyPlayLive(challenger).into());
        }
    }
    may_play_more(of(who), limits)?;
    may_play_more(of(challenger), limits).map_err(|_| Refusal::ChallengerIsBusy { challenger })
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Side};

    use super::*;
    use crate::MatchId;
    use crate::clock::TimeOff;
    use crate::matches::MatchSetup;

    const ADA: PlayerId = PlayerId(1);
    const BOB: PlayerId = PlayerId(2);

    fn challenge() -> Match {
        let (made, expires) = (Timestamp::from_millis(1), Timestamp::from_millis(1_000));
        let (invited, side, clock) = (Some(BOB), Side::South, None);
        let open = Challenge {
            challenger: ADA,
            invited,
            side,
            clock,
            balanced: false,
            time_off: TimeOff::All,
            made,
            expires,
        };
        MatchSetup::new(Game::default(), Stage::Open(open)).check().unwrap()
    }

    fn played(id: u64) -> Match {
        let people = [ADA, PlayerId(3)].map(Seat::Person);
        let setup = MatchSetup::played(Game::default(), people, &[], Timestamp::from_millis(1)).unwrap();
        MatchSetup { id: MatchId::from_random(id), ..setup }.check().unwrap()
    }

    #[test]
    fn accepting_checks_match_limits_and_bars() {
        let limits = MatchLimits {
            matches: 1,
            challenges: 1,
            in_channel: 1,
            challenge_lasts: std::time::Duration::from_hours(1),
            time_ups: 1,
            days_away: 30,
        };
        let (house, none) = (HouseRules::default(), BTreeMap::new());
        let asked =
            |house: &HouseRules, live: &BTreeMap<_, _>| may_accept(&challenge(), BOB, house, live, &limits);
        assert_eq!(asked(&house, &none), Ok(()));
        let busy = |who| BTreeMap::from([(who, vec![played(7)])]);
        assert_eq!(asked(&house, &busy(ADA)), Err(Refusal::ChallengerIsBusy { challenger: ADA }));
        assert!(matches!(
            asked(&house, &busy(BOB)),
            Err(refusal) if refusal != Refusal::ChallengerIsBusy { challenger: ADA }
        ));
        for kept_out in [ADA, BOB] {
            let strict =
                HouseRules { kept_out: vec![kept_out].into_iter().collect(), ..HouseRules::default() };
            assert!(asked(&strict, &none).is_err(), "{kept_out:?}");
        }
    }
}
