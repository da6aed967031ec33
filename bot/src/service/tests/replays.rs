//! A match keeps its board, so requests do not replay its moves.

use kuzhi_domain::matches::{Intent, MadeOffer, Match, Offer, replays};
use kuzhi_engine::Game;
use kuzhi_store::LookupStore;

use super::super::target::Target;
use super::Fixture;
use super::answered::act;
use super::fake_discord::BOB;

#[tokio::test]
async fn clicks_between_two_people_play_no_move_again() {
    // These options are unique, so no other test plays this game meanwhile.
    let game: Game = "pallankuzhi rounds=43".parse().unwrap();
    let fixture = Fixture::open();
    fixture.challenge(game).await;
    let (service, id) = (&fixture.service, fixture.id());
    act(service, &fixture.delivery(BOB, 2), Target::unread(id), Intent::Accept).await;
    let current = || -> Match { fixture.store.load(id).unwrap().unwrap() };
    for number in 3..43 {
        let before = current();
        let (who, mv) = (before.person_to_move().unwrap(), before.board().unwrap().legal()[0]);
        act(service, &fixture.delivery(who, number), Target::unread(id), Intent::Move { at: None, mv }).await;
        assert_eq!(current().version(), before.version() + 1);
    }
    assert_eq!(replays::count_of(game), 0);
    // Taking a move back replays those before it, once.
    let last = current();
    let (playing, asked) = (last.played().unwrap(), last.person_to_move().unwrap());
    let by = playing.seats().side_of(asked).unwrap().other();
    let made = MadeOffer { offer: Offer::Takeback, at: playing.revision(), by };
    act(service, &fixture.delivery(asked, 43), Target::unread(id), Intent::AcceptOffer(made)).await;
    assert!(current().played().unwrap().was_taken_back());
    assert_eq!(replays::count_of(game), 1);
}
