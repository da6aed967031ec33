//! A stop waits for no removal and no export: the next start goes on with a removal.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::InteractionId;
use kuzhi_engine::Game;
use kuzhi_store::PersonalStore;
use kuzhi_view::request::Action;

use super::Fixture;
use super::fake_discord::{ADA, BOB};
use super::fake_reply::FakeReply;
use super::world::{World, in_a_process};
use crate::service::BackgroundWork;

/// Delivers a person's command. Returns what they were told.
async fn ask(world: &World, fixture: &Fixture, interaction: u64, action: Action) -> String {
    let reply = FakeReply::new(ADA, InteractionId(interaction), &world.discord).asking(action);
    Box::pin(fixture.service.handle(Arc::new(reply.request()), Arc::new(reply))).await;
    world.discord.private_messages().pop().unwrap_or_default()
}

#[test]
fn a_removal_that_a_stop_puts_off_is_done_after_the_next_start() {
    in_a_process(async {
        let world = World::new();
        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        fixture.challenge(Game::default()).await;
        fixture.service.stop(Duration::from_mins(1)).await;
        let told = ask(&world, &fixture, 2, Action::DeleteMyData).await;
        assert!(told.starts_with("Kuzhi is restarting. Everything"), "{told}");
        assert_eq!(world.store.leaving().unwrap().len(), 1);
        assert_eq!(world.store.matches_of(ADA).unwrap().len(), 1, "nothing was begun");
        let told = ask(&world, &fixture, 3, Action::ExportMyData).await;
        assert!(told.starts_with("Kuzhi is restarting. Nothing"), "{told}");

        let fixture = world.start();
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
        fixture.service.handle_background(BackgroundWork::PickUp).await.unwrap();
        while !world.store.leaving().unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
        assert!(world.store.matches_of(ADA).unwrap().is_empty());
        assert_eq!(world.store.matches_of(BOB).unwrap().len(), 1);
    });
}
