//! The machine's clock is put forward or back. Nobody gains or loses time by that.

use std::time::Duration;

use kuzhi_domain::clock::{GameClock, Notice, TimeControl};
use kuzhi_engine::Game;
use kuzhi_view::request::Action;

use super::world::{World, in_a_process, moves_first, press};
use super::{ADA, BOB, Fixture};
use crate::service::BackgroundWork;

const LIVE: TimeControl = TimeControl::Live { minutes: 10, seconds: 0 };
const DAYS: TimeControl = TimeControl::Days(1);
const HOUR: Duration = Duration::from_hours(1);
const MINUTE: Duration = Duration::from_mins(1);

/// A match in which both have moved and Ada, who is to move, has used a minute.
pub(super) async fn begun(world: &World, control: TimeControl) -> Fixture {
    let fixture = world.start();
    fixture.service.handle_background(BackgroundWork::Wake).await.unwrap();
    beat(&fixture).await;
    fixture.challenge_with(Game::default(), Some(control)).await;
    press(world, &fixture, BOB, 2, Action::Accept(world.id().unwrap())).await;
    for (who, interaction) in [(ADA, 101), (BOB, 102)] {
        press(world, &fixture, who, interaction, moves_first(world)).await;
    }
    world.pass(MINUTE);
    beat(&fixture).await;
    fixture
}

/// Notes that people can reach the bot.
pub(super) async fn beat(fixture: &Fixture) {
    fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
}

pub(super) async fn do_what_is_due(fixture: &Fixture) {
    fixture.service.do_what_is_due().await;
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
}

pub(super) fn clock(world: &World) -> GameClock {
    world.current().unwrap().running().unwrap().0
}

/// How much time the player to move has left.
pub(super) fn left(world: &World, fixture: &Fixture) -> Duration {
    let (clock, mover) = world.current().unwrap().running().unwrap();
    clock.left(mover, fixture.service.clock().now())
}

#[test]
fn a_clock_that_is_put_back_gives_nobody_time() {
    in_a_process(async {
        for control in [LIVE, DAYS] {
            let world = World::new();
            let fixture = begun(&world, control).await;
            let before = left(&world, &fixture);
            assert_eq!(before + MINUTE, control.bank());
            fixture.setter.put_back(HOUR);
            beat(&fixture).await;
            assert_eq!(left(&world, &fixture), before);
            beat(&fixture).await;
            assert_eq!(left(&world, &fixture), before);
            // Time is up when it would have been.
            world.pass(before);
            beat(&fixture).await;
            do_what_is_due(&fixture).await;
            do_what_is_due(&fixture).await;
            assert_eq!(clock(&world).notice, Notice::Up);
        }
    });
}

#[test]
fn setting_the_clock_forth_and_back_changes_no_bank() {
    in_a_process(async {
        for control in [LIVE, DAYS] {
            let world = World::new();
            let fixture = begun(&world, control).await;
            let before = left(&world, &fixture);
            fixture.setter.put_forward(24 * HOUR);
            do_what_is_due(&fixture).await;
            assert_eq!(clock(&world).notice, Notice::Nothing);
            beat(&fixture).await;
            do_what_is_due(&fixture).await;
            assert_eq!(left(&world, &fixture), before);
            // Somebody moves while it is wrong.
            press(&world, &fixture, ADA, 3, moves_first(&world)).await;
            world.pass(MINUTE);
            beat(&fixture).await;
            let before = left(&world, &fixture);
            fixture.setter.put_back(24 * HOUR);
            beat(&fixture).await;
            assert_eq!(left(&world, &fixture), before);
        }
    });
}

#[test]
fn a_small_step_forward_costs_nobody_time() {
    in_a_process(async {
        let world = World::new();
        let fixture = begun(&world, LIVE).await;
        let before = left(&world, &fixture);
        fixture.setter.put_forward(Duration::from_secs(20));
        beat(&fixture).await;
        assert_eq!(left(&world, &fixture), before);
    });
}

#[test]
fn a_move_before_a_clock_step_is_noticed_counts_right() {
    in_a_process(async {
        for is_forward in [false, true] {
            let world = World::new();
            let fixture = begun(&world, LIVE).await;
            if is_forward {
                fixture.setter.put_forward(HOUR);
            } else {
                fixture.setter.put_back(HOUR);
            }
            press(&world, &fixture, ADA, 3, moves_first(&world)).await;
            assert_eq!(clock(&world).banks[0], Duration::from_mins(9), "{is_forward}");
            beat(&fixture).await;
            assert!(left(&world, &fixture) >= Duration::from_mins(9), "{is_forward}");
        }
    });
}

#[test]
fn setting_the_clock_back_between_moves_gives_no_time() {
    in_a_process(async {
        let world = World::new();
        let fixture = begun(&world, DAYS).await;
        let before = left(&world, &fixture);
        fixture.service.handle_background(BackgroundWork::Presence(false)).await.unwrap();
        world.pass(10 * MINUTE);
        fixture.setter.put_back(HOUR);
        fixture.service.handle_background(BackgroundWork::Presence(false)).await.unwrap();
        world.pass(10 * MINUTE);
        beat(&fixture).await;
        assert_eq!(left(&world, &fixture), before, "and the absence does not count");
    });
}

#[test]
fn setting_the_clock_back_before_a_start_gives_no_time() {
    in_a_process(async {
        for control in [LIVE, DAYS] {
            let world = World::new();
            let fixture = begun(&world, control).await;
            let before = left(&world, &fixture);
            fixture.setter.put_back(HOUR);
            for _ in 0..2 {
                let fixture = world.start();
                fixture.service.handle_background(BackgroundWork::Wake).await.unwrap();
                beat(&fixture).await;
                assert_eq!(left(&world, &fixture), before);
            }
        }
    });
}

#[test]
fn a_turn_in_the_future_starts_now_among_processes() {
    in_a_process(async {
        let world = World::new();
        let fixture = begun(&world, LIVE).await;
        world.store.set_another_there(fixture.service.clock().now());
        fixture.setter.put_back(HOUR);
        beat(&fixture).await;
        assert_eq!(left(&world, &fixture), LIVE.bank());
        assert_eq!(clock(&world).since, fixture.service.clock().now());
    });
}

#[test]
fn a_live_board_that_is_shown_late_gives_all_of_the_time() {
    in_a_process(async {
        let world = World::new();
        let fixture = begun(&world, LIVE).await;
        world.discord.close();
        press(&world, &fixture, ADA, 3, moves_first(&world)).await;
        for _ in 0..3 {
            world.pass(MINUTE / 2);
            beat(&fixture).await;
            do_what_is_due(&fixture).await;
        }
        assert!(left(&world, &fixture) < LIVE.bank(), "Bob has not seen it");
        world.discord.open();
        world.pass(MINUTE * 3);
        beat(&fixture).await;
        do_what_is_due(&fixture).await;
        assert_eq!(left(&world, &fixture), LIVE.bank(), "their time begins with the board");
        world.pass(MINUTE);
        beat(&fixture).await;
        do_what_is_due(&fixture).await;
        assert_eq!(left(&world, &fixture) + MINUTE, LIVE.bank(), "once");
    });
}

#[test]
fn nobody_loses_on_time_whom_the_board_could_not_be_shown() {
    in_a_process(async {
        for control in [LIVE, DAYS] {
            let world = World::new();
            let fixture = begun(&world, control).await;
            world.discord.close();
            press(&world, &fixture, ADA, 3, moves_first(&world)).await;
            for _ in 0..3 {
                world.pass(control.bank() + MINUTE);
                beat(&fixture).await;
                do_what_is_due(&fixture).await;
            }
            assert!(clock(&world).notice != Notice::Up, "{control:?}: Bob has not seen it");
            world.discord.open();
            world.pass(control.bank() + MINUTE);
            beat(&fixture).await;
            do_what_is_due(&fixture).await;
            assert_eq!(
                left(&world, &fixture),
                control.bank(),
                "{control:?}: their time begins with the board"
            );
            world.pass(control.bank() + MINUTE);
            beat(&fixture).await;
            for _ in 0..2 {
                do_what_is_due(&fixture).await;
            }
            assert_eq!(clock(&world).notice, Notice::Up, "{control:?}");
        }
    });
}
