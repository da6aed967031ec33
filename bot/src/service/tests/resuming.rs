//! A start resumes every match, also one that the store cannot read just then.

use std::time::Duration;

use kuzhi_domain::matches::Stage;
use kuzhi_engine::Game;
use kuzhi_memory_store::Fault;

use super::world::{World, in_a_process};
use crate::service::BackgroundWork;

#[test]
fn a_match_that_cannot_be_read_at_a_start_is_looked_at_later() {
    in_a_process(async {
        let world = World::new();
        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        fixture.challenge(Game::default()).await;

        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        world.store.set_fault(Fault::Unreadable);
        fixture.service.handle_background(BackgroundWork::PickUp).await.unwrap();
        world.store.set_fault(Fault::None);
        assert_eq!(fixture.service.deadlines.noted_matches(), 1, "it is not forgotten");

        // The challenge lapses although nobody asks for it.
        for _ in 0..2 {
            world.pass(Duration::from_hours(24 * 60));
            fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
            fixture.service.do_what_is_due().await;
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
        }
        assert!(matches!(world.current().unwrap().stage(), Stage::Withdrawn(_)), "{:?}", world.current());
    });
}
