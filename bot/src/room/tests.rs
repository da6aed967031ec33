//! The room from inside: who comes in when, and who is called.

mod hall;
mod slow_store;

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::Game;
use kuzhi_search::Level;
use tokio::sync::oneshot;
use tokio::task::yield_now;

use super::answering::{Thought, Waiting};
use super::{Doorkeeper, Service, Standpoint, Visitor};
use crate::board::Emojis;
use crate::clock::{Clock, Hands};
use crate::domain::{
    Actor, Allowance, Intent, InteractionId, Invitation, MatchId, Notice, Opponent, Place, PlayerId, Rate,
    SideChoice, TimeControl, Timestamp,
};
use crate::drawing::Drawing;
use crate::limits::{LimitRules, Limits};
use crate::store::{DeliveryStore, MatchStore};
use crate::thinking::Thinking;
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

fn limit_rules() -> LimitRules {
    let rate = Rate { at_once: 9, each: Duration::from_secs(9) };
    LimitRules {
        rings: rate,
        pictures: rate,
        hints: rate,
        people_per_server: 9,
        blocked_people: HashSet::new(),
        blocked_servers: HashSet::new(),
    }
}

/// A doorkeeper whose people meet in a hall.
struct House {
    doorkeeper: Doorkeeper,
    hands: Hands,
    store: Arc<SlowStore>,
    hall: Arc<Hall>,
}

impl House {
    fn open() -> House {
        let (store, hall): (Arc<SlowStore>, Arc<Hall>) = Default::default();
        let (clock, hands) = Clock::set_by_hand(Timestamp::from_millis(1));
        let limits = Limits::new(Arc::clone(&store) as _, clock.clone(), limit_rules());
        let doorkeeper = Doorkeeper::new(Service {
            store: Arc::clone(&store) as _,
            clock,
            thinking: Thinking::new(NonZeroUsize::MIN),
            drawing: Drawing::default(),
            allowance: ALLOWANCE,
            limits: Arc::new(limits),
            discord: Arc::clone(&hall) as _,
            emojis: Emojis::default(),
        });
        House { doorkeeper, hands, store, hall }
    }

    /// A person's command is delivered.
    fn delivery(&self, who: PlayerId, interaction: u64) -> Arc<Delivery> {
        Arc::new(Delivery::of(who, InteractionId(interaction), &self.hall))
    }

    /// The same where the bot is only brought along.
    fn delivery_of_guest(&self, who: PlayerId, interaction: u64) -> Arc<Delivery> {
        Arc::new(Delivery::of(who, InteractionId(interaction), &self.hall).bringing_bot())
    }

    /// Ada challenges Bob; her command is delivered, which may happen more than once.
    fn challenge(&self, game: Game) -> impl Future<Output = ()> + Send + use<> {
        self.challenge_with(game, None)
    }

    /// The same with a clock.
    fn challenge_with(
        &self,
        game: Game,
        clock: Option<TimeControl>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let opponent = Opponent::Person { id: BOB, is_program: false };
        self.begin(self.delivery(ADA, 1), Invitation { game, clock, ..invitation(opponent) })
    }

    fn begin(
        &self,
        visitor: Arc<Delivery>,
        invitation: Invitation,
    ) -> impl Future<Output = ()> + Send + use<> {
        let doorkeeper = self.doorkeeper.clone();
        async move { doorkeeper.begin(visitor, invitation).await }
    }

    /// The match that came of the challenge.
    fn id(&self) -> MatchId {
        self.store.marked(InteractionId(1)).unwrap().expect("the challenge was kept")
    }
}

/// Ada, who moves first, wants to play Mangala.
fn invitation(opponent: Opponent) -> Invitation {
    let (game, side) = (Game::default(), SideChoice::First);
    let (rated, sets, clock, parent) = (None, None, None, None);
    Invitation { challenger: ADA, opponent, game, rated, side, sets, clock, place: PLACE, parent }
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
        while !second.is_finished() && !house.doorkeeper.locks.has_a_queue(house.id()) {
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

#[tokio::test]
async fn who_is_back_before_the_bot_has_looked_at_all_clocks_loses_no_time() {
    for (game, sleeps) in games().into_iter().flat_map(|game| [(game, false), (game, true)]) {
        let house = House::open();
        let (doorkeeper, minutes) = (&house.doorkeeper, Duration::from_mins);
        doorkeeper.note_presence(true).await;
        house.challenge_with(game, Some(TimeControl::Live { minutes: 5, seconds: 3 })).await;
        doorkeeper.act(house.delivery(BOB, 2), house.id(), Intent::Accept).await;
        if sleeps {
            house.hands.sleep(minutes(60));
        } else {
            doorkeeper.note_presence(false).await;
            house.hands.advance(minutes(60));
        }
        let mv = "1".parse().unwrap();
        doorkeeper.act(house.delivery(ADA, 3), house.id(), Intent::Move { at: None, mv }).await;
        doorkeeper.note_presence(true).await;
        let clock = house.store.load(house.id()).unwrap().unwrap().played().unwrap().clock.unwrap();
        assert_eq!(clock.banks, [minutes(5) + Duration::from_secs(3), minutes(5)]);
        let now = house.doorkeeper.clock().now();
        assert_eq!((clock.since, clock.settled), (now, now));
    }
}

#[tokio::test]
async fn whoever_brings_a_bot_that_thinks_too_long_asks_for_the_board() {
    for game in games() {
        let house = House::open();
        let doorkeeper = &house.doorkeeper;
        let opponent = Opponent::Bot(Level::default());
        let bringer = house.delivery_of_guest(ADA, 1);
        house.begin(bringer, Invitation { game, ..invitation(opponent) }).await;
        let (id, click) = (house.id(), house.delivery_of_guest(ADA, 2));
        let lock = doorkeeper.locks.lock(id).await;
        let intent = Intent::Move { at: None, mv: "1".parse().unwrap() };
        let committed = doorkeeper.apply(&lock, Actor::Person(ADA), intent, Some(click.interaction())).await;
        let asked = committed.ok().unwrap().current;
        let shown = doorkeeper.announce_or_retry(&asked, Some(click.as_ref())).await;
        let waiting =
            Waiting { visitor: Arc::clone(&click) as _, board: shown.and_then(|shown| shown.board) };
        let (tell, told) = oneshot::channel();
        doorkeeper.answer_later(
            asked.clone(),
            Thought::given(tokio::spawn(async { told.await.ok() })),
            Some(waiting),
        );
        drop(lock);
        let way_back = "If nothing happens here for long, `/board` brings the board.";
        assert!(house.hall.last().ends_with(way_back), "{}", house.hall.last());
        click.run_out();
        let before = house.hall.messages();
        tell.send(asked.played().unwrap().board(game).legal()[0]).unwrap();
        while house.store.load(id).unwrap().unwrap().version == asked.version {
            yield_now().await;
        }
        // Whoever comes in then comes after the bot.
        doorkeeper.bring_board(house.delivery_of_guest(ADA, 3), id).await;
        assert!(house.hall.last().contains("Kuzhi (level 3) sowed pit"), "{}", house.hall.last());
        assert_eq!(house.hall.messages(), before + 1, "nothing is said where the bot is no member");
    }
}

#[tokio::test]
async fn waiting_for_a_thread_costs_the_bot_no_time_and_gives_it_none() {
    for game in games() {
        let house = House::open();
        let (doorkeeper, seconds) = (&house.doorkeeper, Duration::from_secs);
        doorkeeper.note_presence(true).await;
        let (opponent, clock) =
            (Opponent::Bot(Level::default()), Some(TimeControl::Live { minutes: 5, seconds: 0 }));
        house.begin(house.delivery(ADA, 1), Invitation { game, clock, ..invitation(opponent) }).await;
        let id = house.id();
        let lock = doorkeeper.locks.lock(id).await;
        let intent = Intent::Move { at: None, mv: "1".parse().unwrap() };
        let committed = doorkeeper.apply(&lock, Actor::Person(ADA), intent, None).await;
        let (asked, begun) = (committed.ok().unwrap().current, Arc::default());
        let (tell, told) = oneshot::channel();
        let choosing = tokio::spawn(async { told.await.ok() });
        let thought = Thought::waiting(choosing, doorkeeper.clock().now(), &begun);
        doorkeeper.answer_later(asked.clone(), thought, None);
        drop(lock);
        let clock = || house.store.load(id).unwrap().unwrap().played().unwrap().clock.unwrap();
        // No thread is free for longer than the bot has time.
        house.hands.advance(seconds(400));
        doorkeeper.note_presence(true).await;
        doorkeeper.do_what_is_due();
        while clock().notice == Notice::Nothing && clock().settled < doorkeeper.clock().now() {
            yield_now().await;
        }
        assert_eq!(clock().notice, Notice::Nothing, "its time is not up");
        // Then it thinks for seven seconds.
        house.hands.advance(seconds(20));
        doorkeeper.note_presence(true).await;
        begun.set(doorkeeper.clock().now()).unwrap();
        house.hands.advance(seconds(7));
        tell.send(asked.played().unwrap().board(game).legal()[0]).unwrap();
        while house.store.load(id).unwrap().unwrap().played().unwrap().ply() < 2 {
            yield_now().await;
        }
        assert_eq!(clock().banks, [seconds(300), seconds(293)]);
    }
}
