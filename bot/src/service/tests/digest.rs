//! Kills the process before each step of the message that comes once a day: it comes once.

use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::settings::{Preference, Preferences};
use kuzhi_store::{FeedStore, PeopleStore};
use kuzhi_view::request::Action;

use super::super::BackgroundWork;
use super::hands::{beat, begun, do_what_is_due};
use super::world::{World, in_a_process, moves_first, press};
use super::{ADA, BOB, Fixture};

const HOUR: Duration = Duration::from_hours(1);

async fn look(fixture: &Fixture) {
    fixture.service.handle_background(BackgroundWork::PersonFeed(ADA)).await.unwrap();
}

/// Kills the process after this many steps. False if everything was done before that.
fn kill(steps: u64, loses: bool) -> bool {
    let (world, what) = (World::new(), format!("killed after {steps} steps, loses {loses}"));
    world.discord.accepts_direct_messages.store(true, std::sync::atomic::Ordering::SeqCst);
    let at = u16::try_from((world.now().as_secs() / 60 + 120) % 1_440).unwrap();
    let own = Preferences::default().with(Preference::DigestAt(at));
    world.store.save_preferences(ADA, &own).unwrap();
    let was_killed = in_a_process(async {
        let fixture = begun(&world, TimeControl::Days(3)).await;
        fixture.service.person_feeds.follow(ADA, &own).await.unwrap();
        world.pass(HOUR);
        look(&fixture).await;
        assert_eq!(world.pings(ADA), 0, "{what}: it is not due");
        world.pass(HOUR);
        beat(&fixture).await;
        fixture.service.gates().kill_after(steps);
        tokio::select! {
            biased;
            () = fixture.service.gates().killed() => true,
            () = look(&fixture) => false,
        }
    });
    if loses {
        world.store.lose_what_is_not_durable();
    }
    in_a_process(async {
        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Wake).await.unwrap();
        beat(&fixture).await;
        fixture.service.handle_background(BackgroundWork::PickUp).await.unwrap();
        // Nobody waits for the one that was killed any more.
        world.store.end_turns();
        world.pass(Duration::from_secs(31));
        for _ in 0..2 {
            look(&fixture).await;
        }
        assert_eq!(world.pings(ADA), 1, "{what}: it comes once");
        let digest = world.store.person_feed(ADA).unwrap().digest.unwrap();
        assert!(digest.next > world.now() && digest.told.len() == 1, "{what}: {digest:?}");
    });
    was_killed
}

#[test]
fn the_message_of_a_day_comes_once_through_kills() {
    for loses in [false, true] {
        let mut kills = 0;
        while kill(kills, loses) {
            kills += 1;
        }
        assert!(kills >= 5, "it takes {kills} steps");
    }
}

/// Both move until Bob has made a move that Ada has to answer.
async fn play_until_it_is_her_turn(world: &World, fixture: &Fixture) {
    for interaction in 3.. {
        let mover = world.current().unwrap().person_to_move().unwrap();
        press(world, fixture, mover, interaction, moves_first(world)).await;
        if mover == BOB && world.current().unwrap().person_to_move() == Some(ADA) {
            break;
        }
    }
}

/// The message that is due tells Ada of her turn, and nothing else does afterwards.
async fn is_told_once(world: &World, fixture: &Fixture) {
    look(fixture).await;
    assert_eq!(world.pings(ADA), 1, "the message tells it");
    for _ in 0..3 {
        world.pass(Duration::from_mins(1));
        beat(fixture).await;
        do_what_is_due(fixture).await;
    }
    assert_eq!(world.pings(ADA), 1, "and nothing else");
}

/// Ada moves shortly before her time away is over, and Bob answers. Her ping and the message that she is back
/// are due at about the same time, and either is looked at first.
#[test]
fn who_is_told_that_they_are_back_gets_no_ping_as_well() {
    for pings_first in [false, true] {
        let world = World::new();
        world.discord.accepts_direct_messages.store(true, std::sync::atomic::Ordering::SeqCst);
        in_a_process(async {
            let fixture = begun(&world, TimeControl::Days(3)).await;
            let away = Action::GoAway { until: "1d".to_owned(), zone: String::new() };
            press(&world, &fixture, ADA, 1_000, away).await;
            let until = world.store.person_feed(ADA).unwrap().back.unwrap();
            world.pass(until.since(world.now() + Duration::from_secs(30)));
            beat(&fixture).await;
            play_until_it_is_her_turn(&world, &fixture).await;
            world.pass(if pings_first { Duration::from_mins(1) } else { Duration::from_secs(30) });
            if pings_first {
                do_what_is_due(&fixture).await;
                assert_eq!(world.pings(ADA), 0, "it waits for the message");
            }
            is_told_once(&world, &fixture).await;
        });
    }
}

/// Ada has little time left until the next day's message when it is her turn, and this day's one is late.
#[test]
fn a_late_message_takes_the_place_of_a_ping() {
    let world = World::new();
    world.discord.accepts_direct_messages.store(true, std::sync::atomic::Ordering::SeqCst);
    let at = u16::try_from((world.now().as_secs() / 60 + 60) % 1_440).unwrap();
    let own = Preferences::default().with(Preference::DigestAt(at));
    world.store.save_preferences(ADA, &own).unwrap();
    in_a_process(async {
        let fixture = begun(&world, TimeControl::Days(1)).await;
        fixture.service.person_feeds.follow(ADA, &own).await.unwrap();
        world.pass(HOUR + HOUR / 6);
        beat(&fixture).await;
        play_until_it_is_her_turn(&world, &fixture).await;
        assert_eq!(world.pings(ADA), 0, "she was here a moment ago");
        is_told_once(&world, &fixture).await;
    });
}
