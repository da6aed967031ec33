//! Pings to move, to claim the win, and reminders: whatever becomes of the message, the person it is for is
//! notified, once.

use std::sync::atomic::Ordering;
use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::matches::{Invitation, Opponent};
use kuzhi_domain::settings::{Pings, Preferences};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_store::{LookupStore, PeopleStore};
use kuzhi_view::request::Action;
use tokio::task::yield_now;

use super::super::BackgroundWork;
use super::answered::begin;
use super::fake_discord::{ADA, BOB, Fault};
use super::world::{World, in_a_process, moves_first, press};
use super::{Fixture, games, invitation};

/// What somebody is notified of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Ping {
    /// Bob has to move.
    Turn,
    /// The same, and Bob prefers direct messages.
    TurnByLetter,
    /// Bob's time is running out.
    Reminder,
    /// Bob's time is up, and Ada can claim the win.
    TimeUp,
}

const ALL: [Ping; 4] = [Ping::Turn, Ping::TurnByLetter, Ping::Reminder, Ping::TimeUp];

/// How long Discord may take to be looked at again.
const STEP: Duration = Duration::from_secs(25);

impl Ping {
    const fn notifies(self) -> PlayerId {
        match self {
            Ping::TimeUp => ADA,
            _ => BOB,
        }
    }

    fn nonce(self, id: MatchId) -> String {
        match self {
            Ping::Turn => format!("{id}c1"),
            Ping::TurnByLetter => format!("{id}c1d"),
            Ping::Reminder => format!("{id}r1"),
            Ping::TimeUp => format!("{id}u1"),
        }
    }

    /// How long after the move it comes.
    const fn after(self) -> Duration {
        match self {
            Ping::Turn | Ping::TurnByLetter => Duration::ZERO,
            Ping::Reminder => Duration::from_mins(48),
            Ping::TimeUp => Duration::from_hours(1),
        }
    }
}

async fn settle() {
    for _ in 0..200 {
        yield_now().await;
    }
}

/// Time passes, and what falls due is done.
async fn pass(world: &World, fixture: &Fixture, time: Duration) {
    let until = world.now() + time;
    while world.now() < until {
        world.pass(until.since(world.now()).min(STEP));
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        fixture.service.do_what_is_due().await;
        settle().await;
    }
}

/// Ada and Bob have begun a match with an hour each, and Bob has left. Ada has moved, unless that notifies.
async fn prepare(ping: Ping, world: &World, fixture: &Fixture) {
    if ping == Ping::TurnByLetter {
        let direct = Preferences { pings: Pings::Direct, ..Preferences::default() };
        world.store.save_preferences(BOB, &direct).unwrap();
        world.discord.accepts_direct_messages.store(true, Ordering::SeqCst);
    }
    fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    let opponent = Opponent::Person { id: BOB, is_program: false };
    let clock = Some(TimeControl::Hours(1));
    let invitation = Invitation { game: games()[0], clock, ..invitation(opponent) };
    begin(&fixture.service, &fixture.delivery(ADA, 1), invitation).await;
    press(world, fixture, BOB, 2, Action::Accept(world.id().unwrap())).await;
    pass(world, fixture, Duration::from_mins(2)).await;
    if !ping.after().is_zero() {
        press(world, fixture, ADA, 3, moves_first(world)).await;
        pass(world, fixture, ping.after().checked_sub(STEP).unwrap()).await;
    }
}

/// What notifies them happens.
async fn happen(ping: Ping, world: &World, fixture: &Fixture) {
    if ping.after().is_zero() {
        press(world, fixture, ADA, 3, moves_first(world)).await;
        settle().await;
    } else {
        pass(world, fixture, STEP * 2).await;
    }
}

#[test]
fn a_message_that_fails_is_sent_again_and_notifies_once() {
    for ping in ALL {
        for faults in [
            &[][..],
            &[Fault::Lost],
            &[Fault::AnswerLost],
            &[Fault::Refused],
            &[Fault::Lost, Fault::Refused, Fault::AnswerLost],
            &[Fault::Lost; 8],
            &[Fault::Refused; 3],
        ] {
            // Who accepts no direct messages is mentioned instead.
            let is_choice = ping == Ping::TurnByLetter && faults.contains(&Fault::Refused);
            let world = World::new();
            in_a_process(async {
                let fixture = world.start();
                prepare(ping, &world, &fixture).await;
                world.discord.spoil(&ping.nonce(world.id().unwrap()), faults);
                let before = world.pings(ping.notifies());
                happen(ping, &world, &fixture).await;
                pass(&world, &fixture, Duration::from_mins(8)).await;
                let times = world.pings(ping.notifies()) - before;
                let what = format!("{ping:?}: {faults:?}");
                assert!(times == 1 || is_choice && times > 0, "{what}: notified {times} times");
                let kept = world.store.delivered(world.id().unwrap()).unwrap();
                assert_eq!(kept.ping_at, None, "{what}: nothing is left to do");
            });
        }
    }
}

/// Kills the process after this many steps of a ping. False if everything was done before that.
fn kill(ping: Ping, steps: u64, loses: bool) -> bool {
    let (world, what) = (World::new(), format!("{ping:?}, killed after {steps} steps, loses {loses}"));
    let (before, was_killed) = in_a_process(async {
        let fixture = world.start();
        prepare(ping, &world, &fixture).await;
        let before = world.pings(ping.notifies());
        fixture.service.gates().kill_after(steps);
        let was_killed = tokio::select! {
            biased;
            () = fixture.service.gates().killed() => true,
            () = happen(ping, &world, &fixture) => false,
        };
        (before, was_killed)
    });
    if loses {
        world.store.lose_what_is_not_durable();
    }
    let has_moved = world.current().unwrap().played().unwrap().ply() == 1;
    world.pass(Duration::from_secs(1));
    in_a_process(async {
        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        fixture.service.handle_background(BackgroundWork::PickUp).await.unwrap();
        settle().await;
        pass(&world, &fixture, Duration::from_mins(3)).await;
    });
    assert_eq!(world.pings(ping.notifies()) - before, usize::from(has_moved), "{what}");
    was_killed
}

#[test]
fn a_kill_at_any_step_notifies_everyone_once() {
    for ping in ALL {
        for loses in [false, true] {
            let mut kills = 0;
            while kill(ping, kills, loses) {
                kills += 1;
            }
            assert!(kills >= 3, "{ping:?} takes {kills} steps");
        }
    }
}
