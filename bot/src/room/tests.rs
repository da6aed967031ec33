//! The room from inside: who comes in when, and who is called.

mod hall;
mod slow_store;

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::Game;
use tokio::task::yield_now;

use super::{Doorkeeper, Service, Standpoint};
use crate::app::{
    Allowance, Intent, InteractionId, Invitation, MatchId, Opponent, Place, PlayerId, SideChoice, Timestamp,
};
use crate::clock::Clock;
use crate::store::Store;
use crate::thinking::Thinking;
use crate::view::Emojis;
use hall::{ADA, BOB, CHANNEL, Delivery, Hall};
use slow_store::SlowStore;

const PLACE: Place = Place { guild: None, channel: CHANNEL };

const ALLOWANCE: Allowance = Allowance {
    matches: 9,
    challenges: 9,
    in_channel: 9,
    challenge_lasts: Duration::from_hours(1),
    time_ups: 9,
};

/// A doorkeeper whose people meet in a hall.
struct House {
    doorkeeper: Doorkeeper,
    store: Arc<SlowStore>,
    hall: Arc<Hall>,
}

impl House {
    fn open() -> House {
        let (store, hall): (Arc<SlowStore>, Arc<Hall>) = Default::default();
        let (clock, _hands) = Clock::set_by_hand(Timestamp::from_millis(1));
        let doorkeeper = Doorkeeper::new(Service {
            store: Arc::clone(&store) as _,
            clock,
            thinking: Thinking::new(NonZeroUsize::MIN),
            allowance: ALLOWANCE,
            outlet: Arc::clone(&hall) as _,
            emojis: Emojis::default(),
        });
        House { doorkeeper, store, hall }
    }

    /// A person's command is delivered.
    fn delivery(&self, who: PlayerId, interaction: u64) -> Arc<Delivery> {
        Delivery::of(who, InteractionId(interaction), &self.hall)
    }

    /// Ada challenges Bob; her command is delivered, which may happen more than once.
    fn challenge(&self, game: Game) -> impl Future<Output = ()> + Send + use<> {
        let visitor = self.delivery(ADA, 1);
        let (opponent, side) = (Opponent::Person { id: BOB, is_program: false }, SideChoice::First);
        let (rated, sets, clock, parent) = (None, None, None, None);
        let invitation =
            Invitation { challenger: ADA, opponent, game, rated, side, sets, clock, place: PLACE, parent };
        let doorkeeper = self.doorkeeper.clone();
        async move { doorkeeper.begin(visitor, invitation).await }
    }

    /// The match that came of the challenge.
    fn id(&self) -> MatchId {
        self.store.marked(InteractionId(1)).unwrap().expect("the challenge was kept")
    }
}

/// A game without rounds, and one of rounds.
fn games() -> [Game; 2] {
    ["mangala", "pallankuzhi"].map(|id| Game::by_id(id).unwrap())
}

#[tokio::test]
async fn a_second_delivery_does_not_come_in_before_the_first() {
    for game in games() {
        let house = House::open();
        let mut held = house.store.hold_commit();
        let first = tokio::spawn(house.challenge(game));
        held.made().await;
        // The challenge is kept, and whoever made it does not know it yet.
        let second = tokio::spawn(house.challenge(game));
        while !second.is_finished() && !house.doorkeeper.doors.has_a_queue(house.id()) {
            yield_now().await;
        }
        assert!(!second.is_finished(), "what comes of the challenge is for the first to show");
        held.release();
        first.await.unwrap();
        second.await.unwrap();
        assert_eq!(house.hall.called(), [BOB]);
        assert_eq!(house.hall.messages(), 1);
    }
}

#[tokio::test]
async fn whoever_was_not_called_is_called_by_what_is_shown_next_and_once() {
    for game in games() {
        let house = House::open();
        house.hall.close();
        house.challenge(game).await;
        assert_eq!((house.hall.called(), house.hall.messages()), (vec![], 0));
        house.hall.open();
        let board = house.delivery(ADA, 2);
        house.doorkeeper.bring_board(board, house.id()).await;
        assert_eq!(house.hall.called(), [BOB]);
        // What is tried again later finds that nobody is left to be told.
        let version = house.store.load(house.id()).unwrap().map(|one| one.version);
        assert_eq!(Some(house.store.messages(house.id()).unwrap().told), version);
        let again = house.delivery(ADA, 3);
        house.doorkeeper.bring_board(again, house.id()).await;
        assert_eq!(house.hall.called(), [BOB]);
    }
}

#[tokio::test]
async fn a_rematch_that_is_delivered_twice_is_asked_for_once() {
    for game in games() {
        let house = House::open();
        house.challenge(game).await;
        let (doorkeeper, id) = (&house.doorkeeper, house.id());
        doorkeeper.act(house.delivery(BOB, 2), id, Intent::Accept).await;
        doorkeeper.act(house.delivery(ADA, 3), id, Intent::Resign).await;
        let before = house.hall.called().len();
        for who in [ADA, BOB] {
            // Bob agrees, by the same button.
            for _ in 0..2 {
                let from = Standpoint { place: PLACE, parent: None, is_manager: false };
                doorkeeper.rematch(house.delivery(who, 10 + who.0), id, from).await;
            }
        }
        assert_eq!(house.hall.told(), [""; 0], "nobody is told that there is a rematch already");
        assert_eq!(house.hall.called()[before..], [BOB]);
    }
}
