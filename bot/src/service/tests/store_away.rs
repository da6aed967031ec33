//! The store is away. Nobody can move then, so no clock runs.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::InteractionId;
use kuzhi_domain::clock::{Notice, TimeControl};
use kuzhi_memory_store::Fault;
use kuzhi_view::request::Action;

use super::fake_discord::ADA;
use super::fake_reply::FakeReply;
use super::fixture::Fixture;
use super::hands::{beat, begun, clock, do_what_is_due, left};
use super::world::{World, in_a_process, moves_first, press};

const SECOND: Duration = Duration::from_secs(1);

/// The store is away for so many seconds. Somebody presses a button in vain.
async fn take_store_away(world: &World, fixture: &Fixture, seconds: u32) {
    let move_in_vain = moves_first(world);
    world.store.set_fault(Fault::Away);
    press_on(world, fixture, move_in_vain).await;
    for _ in 0..11 {
        world.pass(seconds * SECOND / 11);
        do_what_is_due(fixture).await;
        beat(fixture).await;
    }
    world.store.set_fault(Fault::None);
}

async fn press_on(world: &World, fixture: &Fixture, action: Action) {
    let reply = FakeReply::new(ADA, InteractionId(8), &world.discord).asking(action);
    fixture.service.handle(Arc::new(reply.request()), Arc::new(reply)).await;
}

#[test]
fn while_the_store_is_away_no_clock_runs() {
    in_a_process(async {
        for (control, seconds) in [("2+0", 55), ("2+0", 400), ("2+0", 15), ("1d", 200_000)] {
            let control: TimeControl = control.parse().unwrap();
            let world = World::new();
            let fixture = begun(&world, control).await;
            let before = left(&world, &fixture);
            take_store_away(&world, &fixture, seconds).await;
            // It is back, and that was not noticed yet.
            do_what_is_due(&fixture).await;
            assert_eq!(clock(&world).notice, Notice::Nothing, "{control} {seconds}");
            beat(&fixture).await;
            do_what_is_due(&fixture).await;
            assert_eq!(left(&world, &fixture), before, "{control} {seconds}");
        }
    });
}

#[test]
fn a_move_just_after_the_store_is_back_loses_no_time() {
    in_a_process(async {
        let world = World::new();
        let fixture = begun(&world, "2+0".parse().unwrap()).await;
        take_store_away(&world, &fixture, 100).await;
        press(&world, &fixture, ADA, 9, moves_first(&world)).await;
        assert_eq!(clock(&world).banks[0], 60 * SECOND);
    });
}

#[test]
fn the_bot_says_whether_the_store_answers() {
    in_a_process(async {
        let world = World::new();
        let fixture = begun(&world, "2+0".parse().unwrap()).await;
        let answers = fixture.service.store_answers();
        assert!(*answers.borrow());
        take_store_away(&world, &fixture, 5).await;
        assert!(!*answers.borrow());
        beat(&fixture).await;
        assert!(*answers.borrow());
    });
}
