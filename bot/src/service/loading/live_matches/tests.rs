use std::sync::Arc;

use kuzhi_domain::matches::{MatchSetup, Place, Seat};
use kuzhi_domain::settings::Look;
use kuzhi_domain::{ChannelId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{Commit, MatchStore};

use super::*;

#[tokio::test]
async fn all_are_read_and_never_many_at_once() {
    let store = Arc::new(MemoryStore::default());
    let ids: Vec<_> = (1..=2 * MATCHES_AT_ONCE as u64 + 3).map(MatchId::from_random).collect();
    let people = [PlayerId(1), PlayerId(2)].map(Seat::Person);
    for id in &ids {
        let begun = Timestamp::from_millis(id.get());
        let MatchSetup { stage, .. } = MatchSetup::played(Game::default(), people, &[], begun).unwrap();
        let place = Place { guild: None, channel: ChannelId(3) };
        let setup = MatchSetup { id: *id, place, ..MatchSetup::new(Game::default(), stage) };
        let next = setup.check().unwrap();
        store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    }
    let records = Records::new(store, Look::default());
    let mut live = LiveMatches::start(&records).await.unwrap();
    let (mut read, mut sizes) = (Vec::new(), Vec::new());
    while let Some(some) = live.next().await.unwrap() {
        sizes.push(some.len());
        read.extend(some.iter().map(Match::id));
    }
    assert_eq!(read, ids);
    assert_eq!(sizes, [MATCHES_AT_ONCE, MATCHES_AT_ONCE, 3]);
}
