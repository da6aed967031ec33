//! Kills the process before each step of what follows when somebody is away: whatever was done by then, they
//! lose no match on time meanwhile if their time away is stored, and their clock runs again afterwards.

use std::time::Duration;

use kuzhi_domain::clock::{Notice, TimeControl};
use kuzhi_store::LookupStore;
use kuzhi_view::request::Action;

use super::super::BackgroundWork;
use super::hands::{beat, begun, clock, do_what_is_due};
use super::world::{World, in_a_process, press};
use super::{ADA, Fixture};

const DAY: Duration = Duration::from_hours(24);

async fn settle(fixture: &Fixture) {
    for _ in 0..200 {
        tokio::task::yield_now().await;
    }
    fixture.service.stop(Duration::from_mins(1)).await;
}

/// Whether time is up after so long.
async fn is_up_after(world: &World, fixture: &Fixture, time: Duration) -> bool {
    world.pass(time);
    for _ in 0..3 {
        beat(fixture).await;
        do_what_is_due(fixture).await;
    }
    clock(world).notice == Notice::Up
}

/// Kills the process after this many steps. False if everything was done before that.
fn kill(steps: u64, loses: bool) -> bool {
    let (world, what) = (World::new(), format!("killed after {steps} steps, loses {loses}"));
    let was_killed = in_a_process(async {
        let fixture = begun(&world, TimeControl::Days(1)).await;
        let away = Action::GoAway { until: "5d".to_owned(), zone: String::new() };
        fixture.service.gates().kill_after(steps);
        let goes_away = async {
            press(&world, &fixture, ADA, 3, away).await;
            settle(&fixture).await;
        };
        tokio::select! {
            biased;
            () = fixture.service.gates().killed() => true,
            () = goes_away => false,
        }
    });
    if loses {
        world.store.lose_what_is_not_durable();
    }
    let is_away = world.store.preferences(ADA).unwrap().calendar.away_at(world.now()).is_some();
    in_a_process(async {
        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Wake).await.unwrap();
        beat(&fixture).await;
        fixture.service.handle_background(BackgroundWork::PickUp).await.unwrap();
        let is_up = is_up_after(&world, &fixture, 2 * DAY).await;
        assert!(!is_up || !is_away, "{what}");
        if is_away {
            assert!(!is_up_after(&world, &fixture, 3 * DAY).await, "{what}: they are back just now");
            assert!(clock(&world).next_return().is_none(), "{what}: that is noted");
            let is_up = is_up_after(&world, &fixture, DAY).await;
            // Who may not have been shown the board has their time from now on.
            assert!(is_up || loses, "{what}: their day is over");
        }
        settle(&fixture).await;
    });
    assert!(was_killed || is_away, "{what}");
    was_killed
}

#[test]
fn kills_at_any_step_take_no_time_from_who_is_away() {
    for loses in [false, true] {
        let mut kills = 0;
        while kill(kills, loses) {
            kills += 1;
        }
        assert!(kills >= 3, "it takes {kills} steps");
    }
}
