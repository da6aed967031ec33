//! Property tests: no sequence of intents leads to an impossible match.

use std::time::Duration;

use kuzhi_engine::{Game, Move};
use kuzhi_search::Level;
use proptest::prelude::*;

use super::*;
use crate::clock::TimeOff;
use crate::matches::{
    Actor, BeginContext, Chance, Experience, History, Intent, Invitation, MadeOffer, MatchLimits, Offer,
    Opponent, Place, Revision, SideChoice, begin, can_be_balanced, decide, rematch,
};
use crate::settings::{Challengers, HouseRules};
use crate::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};

const PEOPLE: [PlayerId; 3] = [PlayerId(1), PlayerId(2), PlayerId(3)];
const PLACE: Place = Place { guild: Some(GuildId(4)), channel: ChannelId(5) };

/// Asserts that a match is possible, and that its stored state agrees with its moves.
fn assert_consistent(one: &Match) {
    assert_eq!(check_match(one), Ok(()), "{one:?}");
    let is_played = matches!(one.stage, Stage::Playing(_));
    assert_eq!(
        one.running().is_some(),
        is_played && one.played().is_some_and(|playing| playing.clock.is_some())
    );
    assert_eq!(
        one.person_to_move().is_some() || one.bot_to_move().is_some(),
        is_played,
        "somebody is to move"
    );
    let Some(playing) = one.played() else { return };
    let (kept, again) = (&playing.history, History::replay(one.game, playing.moves()).unwrap());
    let again = again.with_ballot(kept.ballot());
    assert_eq!((kept, kept.board().position()), (&again, again.board().position()));
    assert_eq!(Side::ALL.map(|side| kept.made_by(side)), Side::ALL.map(|side| again.made_by(side)));
    assert_eq!(kept.last_events(), again.last_events());
    let Stage::Over(over) = &one.stage else { return };
    assert_eq!(
        over.board().outcome(),
        match over.ending {
            Ending::Played(outcome) => Some(outcome),
            _ => None,
        }
    );
    assert!(over.ending != Ending::Drawn || playing.both_have_made(1));
    assert!(one.result().is_none() || (one.rated && playing.seats.bot().is_none()));
}

/// A source of random numbers that decide what happens next.
struct Draws(u64);

impl Draws {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % limit as u64).unwrap()
    }

    fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    fn invitation(&mut self, game: Game) -> Invitation {
        let [ada, bob, _] = PEOPLE;
        let live = TimeControl::Live { minutes: 1, seconds: 5 };
        Invitation {
            challenger: ada,
            opponent: self.pick(&[
                Opponent::Person { id: bob, is_program: false },
                Opponent::Person { id: bob, is_program: false },
                Opponent::Anybody,
                Opponent::Bot(Level::default()),
            ]),
            game,
            rated: None,
            balanced: can_be_balanced(game) && self.below(2) == 0,
            time_off: [TimeOff::All, TimeOff::Away][self.below(2)],
            vote: None,
            side: self.pick(&SideChoice::ALL),
            sets: self.pick(&[None, Some(3), Some(5)]),
            clock: self.pick(&[None, Some(live), Some(TimeControl::Days(1))]),
            place: PLACE,
            parent: None,
        }
    }

    /// Picks a move that is usually legal.
    fn mv(&mut self, history: &History) -> Move {
        let legal = history.board().legal();
        if legal.is_empty() || self.below(9) == 0 {
            return self.pick(&["1", "7", "=std", "3+"]).parse().unwrap();
        }
        self.pick(&legal)
    }

    fn line(&mut self, history: &History) -> Vec<Move> {
        let (mut ahead, mut line) = (history.clone(), Vec::new());
        for _ in 0..=self.below(4) {
            let mv = self.mv(&ahead);
            line.push(mv);
            if ahead.play(mv).is_err() {
                break;
            }
        }
        line
    }

    /// Picks an intent and an actor. Often the player to move makes a move.
    fn wish(&mut self, current: &Match) -> (Actor, Intent) {
        let playing = current.played();
        let at = playing.map_or_else(Revision::default, Playing::revision);
        let at = if self.below(9) == 0 { Revision::at(self.below(9)) } else { at };
        let own = History::new(current.game);
        let history = playing.map_or(&own, |playing| &playing.history);
        let mover = current.person_to_move().map_or(Actor::Bot, Actor::Person);
        let anybody = self.pick(&[
            Actor::Person(PEOPLE[0]),
            Actor::Person(PEOPLE[1]),
            Actor::Person(PEOPLE[2]),
            Actor::Bot,
            Actor::Clock,
            Actor::Manager,
            Actor::Operator,
        ]);
        let intent = match self.below(31) {
            0 => Intent::Resign,
            1 => Intent::ResignSeries,
            2 => Intent::Undo,
            3 => Intent::Claim { at },
            4 | 5 => return (Actor::Clock, Intent::TimeUp { claimed: self.below(2) == 0 }),
            6 => return (Actor::Clock, Intent::Remind),
            7 => return (Actor::Clock, Intent::Expire),
            8 => Intent::Cancel,
            9 => Intent::Decline,
            10 | 11 => Intent::Accept,
            12..15 => {
                let (offer, by) = (self.pick(&Offer::ALL), self.pick(&Side::ALL));
                Intent::AcceptOffer(MadeOffer { offer, at, by })
            }
            15..18 => Intent::Plan { at: Some(at), line: self.line(history) },
            18 => {
                let planned = playing.and_then(|playing| playing.plans.iter().flatten().next().cloned());
                Intent::Unplan { line: planned.unwrap_or_default() }
            }
            19 => Intent::Void,
            20 => Intent::GiveTime { at },
            _ => return (mover, Intent::Move { at: Some(at), mv: self.mv(history) }),
        };
        (anybody, intent)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_intent_leads_to_an_inconsistent_match(seed: u64, steps in 1_usize..120) {
        let mut draws = Draws(seed);
        let game = draws.pick(&Game::all().collect::<Vec<_>>());
        let mut now = Timestamp::from_millis(1_000_000_000);
        let context = BeginContext {
            going_on: Vec::new(),
            in_channel: Vec::new(),
            house: HouseRules::default(),
            challengers: Challengers::Everybody,
            have_played: false,
            experience: Experience::default(),
            experience_of_invited: None,
            now,
        };
        let hour = Duration::from_hours(1);
        let limits = MatchLimits {
            matches: 9,
            challenges: 9,
            in_channel: 9,
            challenge_lasts: hour,
            time_ups: 9,
            days_away: 9,
        };
        let chance = Chance { id: MatchId::from_random(seed), coin: seed.is_multiple_of(2) };
        let mut current = begin(&draws.invitation(game), &context, &limits, chance).unwrap();
        assert_consistent(&current);
        for step in 0..steps {
            // The clock may also go back.
            now = match draws.below(20) {
                0 => now + Duration::from_hours(25),
                1 => now - Duration::from_mins(10),
                2..8 => now + Duration::from_secs(30),
                _ => now + Duration::from_secs(1),
            };
            let (actor, intent) = draws.wish(&current);
            if let Ok(next) = decide(&current, actor, intent, now) {
                prop_assert_eq!(next.version(), current.version() + 1);
                assert_consistent(&next);
                current = next;
            }
            let pushed = current.with_absence_credited(now - hour, now).filter(|_| draws.below(5) == 0);
            if let Some(pushed) = pushed {
                assert_consistent(&pushed);
                current = pushed;
            }
            if let Some(next_set) = current.next_set(MatchId::from_random(step as u64), now) {
                assert_consistent(&next_set);
                current = next_set;
            }
            assert_consistent(&current.moved_to(ChannelId(9)));
            if let Ok(again) = rematch(&current, PEOPLE[0], PLACE, None) {
                assert_consistent(&begin(&again, &context, &limits, chance).unwrap());
            }
        }
    }
}
