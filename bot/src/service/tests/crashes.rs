//! Kills the process before each step of a delivery in turn: each trip to the store and each call to Discord.
//! Whatever the disk has lost and however long the bot is away, nobody is notified twice of the same thing,
//! nobody misses a notification that was not yet noted as sent, and play continues.

use std::sync::atomic::Ordering;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::matches::{Invitation, MadeOffer, Match, Offer, Opponent, Stage};
use kuzhi_domain::settings::{Pings, Preferences};
use kuzhi_engine::{Game, Side};
use kuzhi_store::{LookupStore, PeopleStore};
use kuzhi_view::request::{Action, OfferAnswer};
use tokio::task::yield_now;

use super::super::BackgroundWork;
use super::answered::{begin, bring_board};
use super::fake_discord::{ADA, BOB};
use super::world::{World, in_a_process, moves_first, press};
use super::{Fixture, invitation};

/// What is being done when the process is killed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Scenario {
    Challenge,
    ChallengeByLetter,
    ChallengeByLetterInVain,
    /// Only the challenger sees the answer to the command, so the challenge is posted.
    ChallengePosted,
    Accept,
    Move,
    MoveByLetter,
    MoveByLetterInVain,
    MoveOnOldBoard,
    MoveOnOldBoardWithClock,
    MoveOnBoardOutOfSight,
    TakeBack,
    /// A person who was present when their turn came is called a minute later.
    PingLater,
    /// A start shows people what was committed before, on the existing board.
    Tell,
    /// The same where the board is old.
    TellAnew,
}

const SCENARIOS: [Scenario; 15] = [
    Scenario::Challenge,
    Scenario::ChallengeByLetter,
    Scenario::ChallengeByLetterInVain,
    Scenario::ChallengePosted,
    Scenario::Accept,
    Scenario::Move,
    Scenario::MoveByLetter,
    Scenario::MoveByLetterInVain,
    Scenario::MoveOnOldBoard,
    Scenario::MoveOnOldBoardWithClock,
    Scenario::MoveOnBoardOutOfSight,
    Scenario::TakeBack,
    Scenario::PingLater,
    Scenario::Tell,
    Scenario::TellAnew,
];

impl Scenario {
    /// Returns the person it notifies.
    fn notifies(self) -> PlayerId {
        match self {
            Scenario::Accept | Scenario::TakeBack => ADA,
            _ => BOB,
        }
    }

    fn is_challenge(self) -> bool {
        matches!(
            self,
            Scenario::Challenge
                | Scenario::ChallengeByLetter
                | Scenario::ChallengeByLetterInVain
                | Scenario::ChallengePosted
        )
    }
}

async fn challenge(fixture: &Fixture, clock: Option<TimeControl>) {
    let opponent = Opponent::Person { id: BOB, is_program: false };
    let game = Game::by_id("mangala").unwrap();
    let invitation = Invitation { game, clock, ..invitation(opponent) };
    begin(&fixture.service, &fixture.delivery(ADA, 1), invitation).await;
}

/// Does everything that comes before.
async fn prepare(scenario: Scenario, world: &World, fixture: &Fixture) {
    let minutes = Duration::from_mins;
    let direct = Preferences { pings: Pings::Direct, ..Preferences::default() };
    match scenario {
        Scenario::ChallengeByLetter | Scenario::MoveByLetter => {
            world.store.save_preferences(BOB, &direct).unwrap();
            world.discord.accepts_direct_messages.store(true, Ordering::SeqCst);
        }
        Scenario::ChallengeByLetterInVain | Scenario::MoveByLetterInVain => {
            world.store.save_preferences(BOB, &direct).unwrap();
        }
        Scenario::ChallengePosted => world.discord.answers_alone.store(true, Ordering::SeqCst),
        _ => {}
    }
    if scenario.is_challenge() {
        return;
    }
    fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    let clock = (scenario == Scenario::MoveOnOldBoardWithClock).then_some(TimeControl::Days(3));
    challenge(fixture, clock).await;
    if scenario == Scenario::Accept {
        return world.pass(minutes(2));
    }
    press(world, fixture, BOB, 2, Action::Accept(world.id().unwrap())).await;
    match scenario {
        Scenario::PingLater => {
            press(world, fixture, ADA, 3, moves_first(world)).await;
            world.pass(minutes(1));
        }
        Scenario::TakeBack => {
            press(world, fixture, ADA, 3, moves_first(world)).await;
            let current = world.current().unwrap();
            let at = current.played().unwrap().revision();
            let offers = Action::Offer { id: current.id(), at, offer: Offer::Takeback };
            press(world, fixture, ADA, 5, offers).await;
            world.pass(minutes(2));
        }
        Scenario::MoveOnOldBoard | Scenario::MoveOnOldBoardWithClock => world.pass(minutes(61)),
        Scenario::MoveOnBoardOutOfSight => {
            world.pass(minutes(2));
            world.discord.below.store(9, Ordering::SeqCst);
        }
        Scenario::Tell | Scenario::TellAnew => {
            world.pass(minutes(if scenario == Scenario::Tell { 2 } else { 61 }));
            world.discord.close();
            press(world, fixture, ADA, 3, moves_first(world)).await;
            world.discord.open();
        }
        _ => world.pass(minutes(2)),
    }
}

async fn carry_out(scenario: Scenario, world: &World, fixture: &Fixture) {
    let service = &fixture.service;
    match scenario {
        Scenario::Challenge
        | Scenario::ChallengeByLetter
        | Scenario::ChallengeByLetterInVain
        | Scenario::ChallengePosted => {
            challenge(fixture, None).await;
        }
        Scenario::Accept => press(world, fixture, BOB, 2, Action::Accept(world.id().unwrap())).await,
        Scenario::TakeBack => {
            let current = world.current().unwrap();
            let at = current.played().unwrap().revision();
            let made = MadeOffer { offer: Offer::Takeback, at, by: Side::South };
            let accepts = OfferAnswer { id: current.id(), made, accepts: true };
            press(world, fixture, BOB, 4, Action::Answer(accepts)).await;
        }
        Scenario::PingLater => service.do_what_is_due().await,
        Scenario::Tell | Scenario::TellAnew => {
            service.handle_background(BackgroundWork::PickUp).await.unwrap();
        }
        _ => press(world, fixture, ADA, 3, moves_first(world)).await,
    }
    settle(fixture).await;
}

/// Lets everything finish that has begun.
async fn settle(fixture: &Fixture) {
    for _ in 0..200 {
        yield_now().await;
    }
    fixture.service.stop(Duration::from_mins(1)).await;
}

/// Starts the process again, and has people look at the board and play on.
async fn recover(world: &World, fixture: &Fixture, what: &str) {
    let service = &fixture.service;
    service.handle_background(BackgroundWork::Wake).await.unwrap();
    service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    service.handle_background(BackgroundWork::PickUp).await.unwrap();
    let Some(id) = world.id() else { return };
    service.handle_background(BackgroundWork::Due(id, 0)).await.unwrap();
    for (who, interaction) in [(ADA, 50), (BOB, 51)] {
        bring_board(service, &fixture.delivery(who, interaction), id).await;
    }
    world.pass(Duration::from_mins(2));
    service.do_what_is_due().await;
    settle(fixture).await;
    let known = world.store.delivered(id).unwrap().version;
    assert_eq!(known, world.current().unwrap().version(), "{what}: people know how it stands");
}

async fn play_on(world: &World, fixture: &Fixture, what: &str) {
    let Some(current) = world.current() else { return };
    match current.stage() {
        Stage::Open(_) => press(world, fixture, BOB, 60, Action::Accept(current.id())).await,
        _ => {
            let who = current.person_to_move().unwrap();
            press(world, fixture, who, 60, moves_first(world)).await;
        }
    }
    assert!(world.current().unwrap().version() > current.version(), "{what}: play goes on");
}

/// What happens after a kill.
#[derive(Copy, Clone, Debug)]
struct After {
    /// Whether unflushed data is lost.
    loses: bool,
    /// How long until the bot is back: while Discord still knows nonces, or longer.
    away: Duration,
}

/// Kills the process after this many steps. False if everything was done before that.
fn kill(scenario: Scenario, steps: u64, after: After) -> bool {
    let (world, what) = (World::new(), format!("{scenario:?}, killed after {steps} steps, {after:?}"));
    let who = scenario.notifies();
    let (before, was_killed) = in_a_process(async {
        let fixture = world.start();
        prepare(scenario, &world, &fixture).await;
        let before = world.pings(who);
        fixture.service.gates().kill_after(steps);
        let was_killed = tokio::select! {
            biased;
            () = fixture.service.gates().killed() => true,
            () = carry_out(scenario, &world, &fixture) => false,
        };
        (before, was_killed)
    });
    if !was_killed {
        assert_eq!(world.pings(who) - before, 1, "{what}: they are notified");
    }
    if after.loses {
        world.store.lose_what_is_not_durable();
    }
    world.pass(after.away);
    let awaits = |one: &Match| match one.stage() {
        Stage::Open(challenge) => challenge.invited,
        _ => one.person_to_move(),
    };
    let is_owed = world.current().is_some_and(|one| {
        let noted = world.store.delivered(one.id()).unwrap().notified;
        awaits(&one) == Some(who) && noted.is_none_or(|noted| Some(noted.of) != one.notifiable_event())
    });
    in_a_process(async {
        let fixture = world.start();
        recover(&world, &fixture, &what).await;
    });
    let pings = world.pings(who) - before;
    assert!(pings <= 1, "{what}: {who} was notified {pings} times");
    assert!(pings == 1 || !is_owed, "{what}: {who} was forgotten");
    in_a_process(async {
        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        play_on(&world, &fixture, &what).await;
    });
    was_killed
}

/// Kills the process after this many steps of a move that gives its player another move. False if everything
/// was done before that.
fn kill_before_another_turn(steps: u64, loses: bool) -> bool {
    let (world, what) = (World::new(), format!("killed after {steps} steps, loses {loses}"));
    let (before, was_killed) = in_a_process(async {
        let fixture = world.start();
        prepare(Scenario::Move, &world, &fixture).await;
        let current = world.current().unwrap();
        let at = current.played().unwrap().revision();
        // The first player's 4 gives them another move.
        let moves_again = Action::Move { id: current.id(), at, mv: "4".parse().unwrap() };
        let before = world.pings(ADA);
        fixture.service.gates().kill_after(steps);
        let moved = async {
            press(&world, &fixture, ADA, 3, moves_again).await;
            settle(&fixture).await;
        };
        let was_killed = tokio::select! {
            biased;
            () = fixture.service.gates().killed() => true,
            () = moved => false,
        };
        (before, was_killed)
    });
    if loses {
        world.store.lose_what_is_not_durable();
    }
    let has_moved = world.current().unwrap().played().unwrap().ply() > 0;
    world.pass(Duration::from_secs(1));
    in_a_process(async {
        let fixture = world.start();
        let service = &fixture.service;
        service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        service.handle_background(BackgroundWork::PickUp).await.unwrap();
        service.handle_background(BackgroundWork::Due(world.id().unwrap(), 0)).await.unwrap();
        if has_moved {
            assert_eq!(world.pings(ADA), before, "{what}: they are there");
        }
        // A person who does nothing for a minute counts as absent.
        world.pass(Duration::from_mins(2));
        service.do_what_is_due().await;
        settle(&fixture).await;
    });
    assert!(world.pings(ADA) <= before + 1, "{what}: they are called once at most");
    let known = world.store.delivered(world.id().unwrap()).unwrap().version;
    assert_eq!(known, world.current().unwrap().version(), "{what}: people know how it stands");
    was_killed
}

#[test]
fn presence_of_a_repeated_mover_survives_a_restart() {
    for loses in [false, true] {
        let mut kills = 0;
        while kill_before_another_turn(kills, loses) {
            kills += 1;
        }
        assert!(kills >= 3, "it takes {kills} steps");
    }
}

#[test]
fn kills_at_any_step_notify_nobody_twice() {
    let mut all = 0;
    for scenario in SCENARIOS {
        for (loses, seconds) in [(false, 1), (true, 1), (false, 600), (true, 600)] {
            let after = After { loses, away: Duration::from_secs(seconds) };
            let mut kills = 0;
            while kill(scenario, kills, after) {
                kills += 1;
            }
            assert!(kills >= 3, "{scenario:?} takes {kills} steps");
            all += kills;
        }
    }
    println!("{all} kills");
}
