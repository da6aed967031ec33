//! The limits from outside: who may act, who has to wait, and what survives a restart.

use std::collections::HashSet;

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::limits::Rate;
use kuzhi_domain::matches::{Challenge, ChallengeHistory, MatchSetup, Place, Seat, SideChoice, Withdrawn};
use kuzhi_domain::{ChannelId, MatchId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_memory_store::MemoryStore;
use kuzhi_search::Level;
use kuzhi_store::ProcessStore;

use super::*;
use crate::clock::ClockSetter;

const ADA: PlayerId = PlayerId(1);
const BOB: PlayerId = PlayerId(2);
const CEM: PlayerId = PlayerId(3);
const HERE: Option<GuildId> = Some(GuildId(7));

/// Two notifications at once, then one a minute. Twice that for a server.
fn rules() -> LimitRules {
    let rate = Rate { at_once: 2, each: Duration::from_mins(1) };
    LimitRules {
        notifications: rate,
        pictures: rate,
        hints: rate,
        games: Rate { at_once: 10, each: Duration::from_mins(1) },
        people_per_server: 2,
        blocked_people: HashSet::from([PlayerId(666)]),
        blocked_servers: HashSet::from([GuildId(666)]),
    }
}

fn limits(store: &Arc<MemoryStore>) -> (Arc<Limits>, ClockSetter) {
    let (clock, setter) = Clock::set_by_hand(Timestamp::from_millis(1_000_000_000));
    (Arc::new(Limits::new(Arc::clone(store) as _, clock, rules())), setter)
}

fn new_limits() -> (Arc<Limits>, ClockSetter) {
    limits(&Arc::default())
}

fn invitation(challenger: PlayerId, opponent: Opponent) -> Invitation {
    Invitation {
        challenger,
        opponent,
        game: Game::default(),
        rated: None,
        balanced: false,
        time_off: TimeOff::All,
        side: SideChoice::First,
        sets: None,
        clock: None,
        vote: None,
        place: Place { guild: HERE, channel: ChannelId(3) },
        parent: None,
    }
}

fn to(challenger: PlayerId, id: PlayerId) -> Invitation {
    invitation(challenger, Opponent::Person { id, is_program: false })
}

/// A challenge from Ada to Bob, before and after it is answered.
fn challenge(stage: impl FnOnce(&Challenge) -> Stage) -> [Match; 2] {
    let now = Timestamp::from_millis(1_000_000_000);
    let (invited, side) = (Some(BOB), Side::South);
    let open = Challenge {
        challenger: ADA,
        invited,
        side,
        clock: None,
        time_off: TimeOff::All,
        balanced: false,
        made: now,
        expires: now,
    };
    let (place, game) = (Place { guild: None, channel: ChannelId(3) }, Game::default());
    let after = stage(&open);
    [Stage::Open(open), after].map(|stage| {
        let id = MatchId::from_random(1);
        MatchSetup { id, place, ..MatchSetup::new(game, stage) }.check().unwrap()
    })
}

#[test]
fn people_have_one_allowance_and_servers_a_multiple() {
    let (limits, setter) = new_limits();
    let elsewhere = Some(GuildId(8));
    for guild in [HERE, elsewhere] {
        assert_eq!(limits.spend(Cost::Picture, ADA, guild), Ok(()));
    }
    let Err(Refusal::TooMuch { cost: Cost::Picture, until }) = limits.spend(Cost::Picture, ADA, None) else {
        panic!("Ada has had two")
    };
    assert_eq!(until.since(limits.clock.now()), Duration::from_mins(1));
    assert_eq!(limits.spend(Cost::Hint, ADA, HERE), Ok(()), "each thing has a limit of its own");
    // Together with one of Ada's, this uses up the server's four.
    for who in [BOB, BOB, CEM] {
        assert_eq!(limits.spend(Cost::Picture, who, HERE), Ok(()));
    }
    assert!(matches!(limits.spend(Cost::Picture, CEM, HERE), Err(Refusal::TooMuchHere { .. })));
    assert_eq!(
        limits.spend(Cost::Picture, CEM, elsewhere),
        Ok(()),
        "what the server refused cost them nothing"
    );
    setter.advance(Duration::from_mins(1));
    assert_eq!(limits.spend(Cost::Picture, ADA, HERE), Ok(()));
}

#[test]
fn challenges_at_the_same_moment_know_of_each_other() {
    let (limits, _setter) = new_limits();
    let made = std::thread::scope(|scope| {
        let all: Vec<_> = (0..50)
            .map(|_| scope.spawn(|| limits.challenge(&to(ADA, BOB), ChallengeOrigin::Fresh)))
            .collect();
        all.into_iter().flat_map(|one| one.join().unwrap()).count()
    });
    assert_eq!(made, 2);
}

#[tokio::test]
async fn a_game_ends_the_wait_and_a_decline_prolongs_it() {
    let (limits, setter) = new_limits();
    let declined = challenge(|open| {
        Stage::Withdrawn(Withdrawn { challenge: open.clone(), why: Withdrawal::Declined, at: open.made })
    });
    limits.challenge(&to(ADA, BOB), ChallengeOrigin::Fresh).unwrap();
    limits.record_answer(&declined[0], &declined[1]).await;
    let refused = limits.challenge(&to(ADA, BOB), ChallengeOrigin::Fresh);
    assert!(matches!(refused, Err(Refusal::DeclinedLately { invited: BOB, .. })), "{refused:?}");
    assert_eq!(
        limits.may_challenge(&to(ADA, BOB), ChallengeOrigin::Rematch),
        Ok(()),
        "they have just played"
    );
    assert_eq!(limits.may_challenge(&to(BOB, ADA), ChallengeOrigin::Fresh), Ok(()), "Bob did nothing");
    let accepted = challenge(|_| {
        let people = [BOB, ADA].map(Seat::Person);
        MatchSetup::played(Game::default(), people, &[], Timestamp::default()).unwrap().stage
    });
    limits.record_answer(&accepted[0], &accepted[1]).await;
    setter.advance(Duration::from_secs(1));
    assert_eq!(limits.may_challenge(&to(ADA, BOB), ChallengeOrigin::Fresh), Ok(()));
}

#[test]
fn a_game_against_the_bot_rings_nobody() {
    let (limits, _setter) = new_limits();
    let bot = invitation(ADA, Opponent::Bot(Level::default()));
    for _ in 0..10 {
        assert_eq!(limits.challenge(&bot, ChallengeOrigin::Fresh), Ok(()));
    }
    let refused = limits.challenge(&bot, ChallengeOrigin::Rematch);
    assert!(matches!(refused, Err(Refusal::TooMuch { cost: Cost::Game, .. })), "not any number: {refused:?}");
    let other = invitation(BOB, Opponent::Bot(Level::default()));
    assert_eq!(limits.challenge(&other, ChallengeOrigin::Fresh), Ok(()), "for each person on their own");
    let anybody = invitation(ADA, Opponent::Anybody);
    assert_eq!(
        [(); 3].map(|()| limits.challenge(&anybody, ChallengeOrigin::Fresh).is_ok()),
        [true, true, false]
    );
}

#[test]
fn who_is_blocked_is_not_let_in_and_not_challenged() {
    let (limits, _setter) = new_limits();
    assert_eq!(limits.admit(PlayerId(666), HERE), Err(Refusal::PersonBlocked));
    assert_eq!(limits.admit(ADA, Some(GuildId(666))), Err(Refusal::ServerBlocked));
    assert_eq!(limits.admit(ADA, HERE), Ok(()));
    let refused = Err(Refusal::OtherKeptOut { other: PlayerId(666) });
    assert_eq!(limits.challenge(&to(ADA, PlayerId(666)), ChallengeOrigin::Fresh), refused);
}

#[test]
fn a_person_waits_for_one_hint_at_a_time() {
    let (limits, _setter) = new_limits();
    let first = limits.begin_hint(ADA).unwrap();
    assert_eq!(limits.begin_hint(ADA).err(), Some(Refusal::HintUnderWay));
    assert!(limits.begin_hint(BOB).is_ok());
    drop(first);
    assert!(limits.begin_hint(ADA).is_ok());
}

#[tokio::test]
async fn usage_survives_a_restart_until_it_is_refilled() {
    let store: Arc<MemoryStore> = Arc::default();
    let (before, _setter) = limits(&store);
    let saving = tokio::spawn(Arc::clone(&before).keep_saving());
    for _ in 0..2 {
        before.challenge(&to(ADA, BOB), ChallengeOrigin::Fresh).unwrap();
    }
    before.stop();
    saving.await.unwrap();
    assert_eq!(store.usage().unwrap().len(), 3, "Ada's bucket, the server's, and what Bob has been asked");

    let (after, setter) = limits(&store);
    after.load().await.unwrap();
    assert!(matches!(after.spend(Cost::Notification, ADA, None), Err(Refusal::TooMuch { .. })));
    setter.advance(Duration::from_mins(2));
    assert_eq!(after.spend(Cost::Notification, CEM, None), Ok(()));
    after.save().await;
    let kept: Vec<_> = store.usage().unwrap().iter().map(Usage::key).collect();
    let pair = Pair { challenger: ADA, invited: BOB };
    assert_eq!(
        kept,
        [UsageKey::Bucket(BucketOwner::Person(CEM), Cost::Notification), UsageKey::Challenges(pair)]
    );
    setter.advance(Duration::from_hours(24));
    after.spend(Cost::Hint, CEM, None).unwrap();
    after.save().await;
    assert_eq!(store.usage().unwrap().len(), 1, "a day later nothing else counts");
}

/// Ada's match with Bob, as it begins.
fn begun() -> Match {
    let people = [ADA, BOB].map(Seat::Person);
    let setup = MatchSetup::played(Game::default(), people, &[], Timestamp::default()).unwrap();
    MatchSetup { rated: true, ..setup }.check().unwrap()
}

#[tokio::test]
async fn leaving_refills_nothing_and_is_casual_for_a_day() {
    let store: Arc<MemoryStore> = Arc::default();
    let (before, _setter) = limits(&store);
    for _ in 0..2 {
        before.challenge(&to(ADA, BOB), ChallengeOrigin::Fresh).unwrap();
    }
    assert!(before.as_it_counts(begun()).await.unwrap().rated());
    before.record_leaving(ADA);
    before.save().await;
    let (after, setter) = limits(&store);
    after.load().await.unwrap();
    for limits in [&before, &after] {
        assert!(limits.spend(Cost::Notification, ADA, None).is_err());
        assert!(limits.may_challenge(&to(ADA, BOB), ChallengeOrigin::Fresh).is_err());
        assert!(!limits.as_it_counts(begun()).await.unwrap().rated());
    }
    setter.advance(Duration::from_hours(24));
    assert!(after.as_it_counts(begun()).await.unwrap().rated());
    after.save().await;
    assert_eq!(store.usage().unwrap(), [], "a day later nothing is left of it");
}

#[test]
fn leaving_is_shared_between_processes() {
    let mut used = Used::default();
    for (kept, known) in [(5, 5), (9, 9), (3, 9)] {
        let kept = Usage::Left(ADA, Timestamp::from_millis(kept));
        used.learn(UsageKey::Left(ADA), Some(kept));
        assert_eq!(used.left.get(&ADA), Some(&Timestamp::from_millis(known)));
    }
    used.learn(UsageKey::Left(ADA), None);
    assert!(used.left.contains_key(&ADA), "it may not be saved yet");
}

#[test]
fn declined_challenges_are_shared_between_processes() {
    let pair = Pair { challenger: ADA, invited: BOB };
    let mut used = Used::default();
    let at = Timestamp::from_millis(5_000);
    used.challenges.insert(pair, ChallengeHistory::default().challenged(Timestamp::from_millis(1_000)));
    let declined = ChallengeHistory::default().challenged(at).declined(at);
    used.learn(UsageKey::Challenges(pair), Some(Usage::Challenges(pair, declined)));
    assert_eq!(used.challenges.get(&pair), Some(&declined));
    // An older value is not taken over.
    used.learn(UsageKey::Challenges(pair), Some(Usage::Challenges(pair, ChallengeHistory::default())));
    assert_eq!(used.challenges.get(&pair), Some(&declined));
    // They have played: it is deleted, unless this process has a newer value that it has not written yet.
    used.unsaved.insert(UsageKey::Challenges(pair));
    used.learn(UsageKey::Challenges(pair), None);
    assert!(used.challenges.contains_key(&pair));
    used.unsaved.clear();
    used.learn(UsageKey::Challenges(pair), None);
    assert!(!used.challenges.contains_key(&pair));
}

#[test]
fn a_game_in_another_process_clears_the_stored_wait() {
    let pair = Pair { challenger: ADA, invited: BOB };
    let mut used = Used::default();
    used.forget(pair, false);
    assert!(used.unsaved.is_empty(), "nobody else has noted anything");
    used.forget(pair, true);
    assert!(used.unsaved.contains(&UsageKey::Challenges(pair)));
}

#[test]
fn of_what_was_used_in_two_processes_the_most_counts() {
    let key = (BucketOwner::Person(ADA), Cost::Notification);
    let bucket = |secs: u64| Bucket { full: Timestamp::from_millis(secs * 1_000) };
    let mut used = Used::default();
    for (kept, known) in [(3, 3), (9, 9), (5, 9)] {
        used.learn(UsageKey::Bucket(key.0, key.1), Some(Usage::Bucket(key.0, key.1, bucket(kept))));
        assert_eq!(used.buckets.get(&key), Some(&bucket(known)));
    }
}

/// Ada notifies people of the server.
fn by_ada(people: &[PlayerId]) -> Notified<'_> {
    Notified { by: ADA, guild: GuildId(7), people }
}

#[test]
fn notifying_many_takes_a_whole_allowance() {
    let (limits, setter) = new_limits();
    let many = [ADA, BOB, CEM, PlayerId(4), PlayerId(5)];
    assert_eq!(limits.notify(by_ada(&many)), Ok(()));
    assert!(matches!(limits.notify(by_ada(&many)), Err(Refusal::TooMuch { .. })));
    assert!(matches!(limits.spend(Cost::Notification, ADA, HERE), Err(Refusal::TooMuch { .. })));
    setter.advance(Duration::from_mins(2));
    assert_eq!(limits.notify(by_ada(&[])), Ok(()), "a message costs one");
    assert_eq!(limits.spend(Cost::Notification, ADA, HERE), Ok(()));
    assert!(limits.spend(Cost::Notification, ADA, HERE).is_err());
}

#[test]
fn the_same_people_are_notified_at_growing_intervals() {
    let (limits, setter) = new_limits();
    let mut waits = Vec::new();
    for _ in 0..6 {
        assert_eq!(limits.notify(by_ada(&[BOB])), Ok(()));
        let mut minutes = 0;
        while limits.may_challenge(&to(ADA, BOB), ChallengeOrigin::Fresh).is_err() {
            setter.advance(Duration::from_mins(1));
            minutes += 1;
        }
        waits.push(minutes);
    }
    assert_eq!(waits[1..], [1, 2, 4, 8, 16]);
    assert_eq!(limits.notify(by_ada(&[CEM])), Ok(()), "others are not concerned");
}

#[test]
fn what_nobody_is_kept_from_uses_up_what_there_is() {
    let (limits, _setter) = new_limits();
    for _ in 0..9 {
        limits.record_notified(by_ada(&[BOB, CEM]));
    }
    assert!(limits.notify(by_ada(&[PlayerId(9)])).is_err());
    assert!(limits.may_challenge(&to(ADA, BOB), ChallengeOrigin::Fresh).is_err());
}
