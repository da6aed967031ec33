//! The bot is away for a day in the middle of a tournament of each kind.

use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{GameState, Tournament, TournamentIntent, TournamentKind};
use kuzhi_store::LookupStore;

use super::super::BackgroundWork;
use super::super::fake_discord::ADA;
use super::super::world::in_a_process;
use super::{Club, PEOPLE, settle};
use crate::service::tests::Fixture;

const DAY: Duration = Duration::from_hours(24);
const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };
/// The shortest with two minutes for the first move: one presses a button every ten seconds.
const ROUNDS_LIVE: TimeControl = TimeControl::Live { minutes: 10, seconds: 0 };

/// Lets a process do some of a tournament, and leaves it for a day. Returns the tournament before, and after
/// the next process has looked at it.
fn leave_for_a_day(club: &Club, does: impl AsyncFnOnce(&Fixture)) -> [Tournament; 2] {
    in_a_process(async {
        let fixture = club.start().await;
        club.look(&fixture).await;
        does(&fixture).await;
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    });
    let before = club.current();
    club.world.pass(DAY);
    in_a_process(async {
        let fixture = club.start().await;
        club.look(&fixture).await;
    });
    let after = club.current();
    assert_eq!(ended(&after), ended(&before), "no game ended meanwhile");
    [before, after]
}

fn ended(one: &Tournament) -> usize {
    one.games().filter(|game| !game.is_open()).count()
}

/// Until when people have to begin games.
pub(super) fn deadlines(one: &Tournament) -> Vec<Timestamp> {
    let waiting = one.games().filter(|game| matches!(game.state, GameState::Waiting(_)));
    waiting.map(|game| game.begin_by).collect()
}

/// Plays it to the end, and checks that nobody lost by default.
fn play_on(club: &Club) {
    in_a_process(async {
        let fixture = club.start().await;
        club.play(&fixture).await;
        settle().await;
    });
    club.check(true, "after a day");
}

/// One game of a round has begun, and a player of another one is there.
fn leave_a_round(kind: TournamentKind, clock: TimeControl) {
    let club = Club::gather(kind, clock);
    let [before, after] = leave_for_a_day(&club, async |fixture| {
        for _ in 0..3 {
            let (who, action) = club.next_press(&club.current()).unwrap();
            club.press(fixture, who, action).await;
            club.look(fixture).await;
        }
        assert_eq!(club.current().playing().count(), 1);
    });
    let moved: Vec<_> = deadlines(&before).into_iter().map(|by| by + DAY).collect();
    assert_eq!(deadlines(&after), moved, "{kind:?}");
    assert!(!moved.is_empty());
    play_on(&club);
}

#[test]
fn nobody_loses_by_default_in_a_day_away_of_a_swiss() {
    for clock in [ROUNDS_LIVE, TimeControl::Hours(12)] {
        leave_a_round(TournamentKind::Swiss { rounds: None }, clock);
    }
}

#[test]
fn nobody_loses_by_default_in_a_day_away_of_a_league() {
    for at_once in [false, true] {
        for clock in [ROUNDS_LIVE, TimeControl::Hours(12)] {
            leave_a_round(TournamentKind::League { twice: false, at_once, divisions: None }, clock);
        }
    }
}

#[test]
fn nobody_loses_by_default_in_a_day_away_of_a_knockout() {
    for clock in [ROUNDS_LIVE, TimeControl::Hours(12)] {
        leave_a_round(TournamentKind::Knockout, clock);
    }
}

#[test]
fn an_arena_goes_on_after_a_day_away() {
    let club = Club::gather(TournamentKind::Arena { minutes: 20 }, LIVE);
    let [before, after] = leave_for_a_day(&club, async |fixture| {
        let (who, action) = club.next_press(&club.current()).unwrap();
        club.press(fixture, who, action).await;
        club.look(fixture).await;
        assert!(club.current().playing().count() > 0);
    });
    assert_eq!(after.next_due(), before.next_due().map(|due| due + DAY));
    play_on(&club);
}

#[test]
fn a_challenge_on_a_ladder_outlasts_a_day_away() {
    let club = Club::gather(TournamentKind::Ladder, TimeControl::Hours(12));
    let [above, challenger] = [PEOPLE[0], PEOPLE[1]];
    let [before, after] = leave_for_a_day(&club, async |fixture| {
        club.decide(challenger, TournamentIntent::Challenge(above));
        club.look(fixture).await;
    });
    assert_eq!(deadlines(&after), [deadlines(&before)[0] + DAY]);
    in_a_process(async {
        let fixture = club.start().await;
        for _ in 0..2 {
            let (who, action) = club.next_press(&club.current()).unwrap();
            club.press(&fixture, who, action).await;
            club.look(&fixture).await;
        }
    });
    assert_eq!(club.current().ladder.places()[..2], [challenger, above]);
    club.decide(above, TournamentIntent::Stop { reason: String::new() });
    play_on(&club);
}

/// Who is to move in each game that is played has so much time left.
fn times_left(club: &Club) -> Vec<Duration> {
    let playing: Vec<_> = club.current().playing().map(|game| game.id).collect();
    let left = |id| {
        let one = club.world.store.load(id).unwrap().unwrap();
        let (clock, mover) = one.running().unwrap();
        clock.left(mover, club.world.now())
    };
    playing.into_iter().map(left).collect()
}

/// When the bot is killed, it is so long since it noted that it was there.
const SINCE_SEEN: Duration = Duration::from_secs(2);

/// Organisers decide something, and the process is killed before any clock has it. The next one comes later.
fn decide_and_kill(intents: impl Fn(&Tournament) -> Vec<TournamentIntent>, away: Duration) -> Vec<Duration> {
    let club = Club::gather(TournamentKind::Swiss { rounds: None }, TimeControl::Days(1));
    in_a_process(async {
        let fixture = club.start().await;
        club.look(&fixture).await;
        club.let_pass(&fixture, Duration::from_hours(1)).await;
    });
    club.world.pass(SINCE_SEEN);
    for intent in intents(&club.current()) {
        club.decide(ADA, intent);
    }
    club.world.pass(away);
    for _ in 0..2 {
        in_a_process(async {
            let fixture = club.start().await;
            club.look(&fixture).await;
            club.look(&fixture).await;
        });
    }
    assert!(!club.current().has_times_off(), "all of it was credited");
    times_left(&club)
}

#[test]
fn time_that_organisers_gave_survives_a_kill() {
    let first = |one: &Tournament| one.playing().next().map(|game| game.id);
    for away in [Duration::from_secs(5), Duration::from_mins(10), DAY] {
        let left = decide_and_kill(|_| Vec::new(), away);
        let extend = |time| move |one: &Tournament| vec![TournamentIntent::Extend { game: first(one), time }];
        let longer = decide_and_kill(extend(Duration::from_hours(6)), away);
        // When somebody decided that, the bot was there. A millisecond marks it.
        let unseen = SINCE_SEEN + Duration::from_millis(1);
        let all = left[0] + Duration::from_hours(6);
        assert_eq!([longer[0] + unseen, longer[1]], [all, left[1]], "away {away:?}");
        let renewed = decide_and_kill(extend(Duration::ZERO), away);
        assert_eq!((renewed[0] > left[0], renewed[1]), (true, left[1]), "away {away:?}");
    }
}
