//! How often a tournament is read and written.

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::matches::{Actor, Intent, decide};
use kuzhi_domain::tournaments::{TournamentIntent, TournamentKind};
use kuzhi_store::LookupStore;
use kuzhi_view::request::{Action, PlainStep, TournamentPress, TournamentStep};

use super::super::fake_discord::{ADA, BOB};
use super::super::world::in_a_process;
use super::{Club, ID, LOOK, settle};
use crate::service::BackgroundWork;
use crate::service::tests::Fixture;

const DAYS: TimeControl = TimeControl::Hours(12);

impl Club {
    /// Starts a process that has told everything so far.
    async fn start_told(&self) -> Fixture {
        let fixture = self.start().await;
        for _ in 0..3 {
            self.look(&fixture).await;
            self.let_pass(&fixture, LOOK).await;
        }
        self.look(&fixture).await;
        assert!(self.current().posts.news.is_empty());
        fixture
    }

    /// How often it was read and written by what somebody does.
    async fn trips(&self, does: impl Future<Output = ()>) -> (u64, u64) {
        let before = self.world.store.tournament_trips();
        does.await;
        settle().await;
        let after = self.world.store.tournament_trips();
        (after.0 - before.0, after.1 - before.1)
    }
}

#[test]
fn a_result_with_one_piece_of_news_is_read_twice() {
    let club = Club::announce(TournamentKind::Ladder, DAYS);
    for who in [ADA, BOB] {
        club.decide(who, TournamentIntent::Join { has_role: true });
    }
    club.decide(BOB, TournamentIntent::Challenge(ADA));
    let game = club.current().games().next().unwrap().id;
    club.decide(ADA, TournamentIntent::Ready(Some(game)));
    in_a_process(async {
        let fixture = club.start_told().await;
        let one = club.world.store.load(game).unwrap().unwrap();
        club.keep(decide(&one, Actor::Person(ADA), Intent::Resign, club.world.now()).unwrap());
        let goes_on = Box::pin(async {
            fixture.service.handle_background(BackgroundWork::Tournament(ID)).await.unwrap();
        });
        // The result, the try to tell it, that it was told, and that the challenge says it.
        assert_eq!(club.trips(goes_on).await, (2, 4));
        assert_eq!(club.current().ladder.places(), [BOB, ADA]);
    });
}

#[test]
fn whoever_enters_has_it_read_once() {
    let club = Club::announce(TournamentKind::Swiss { rounds: None }, DAYS);
    in_a_process(async {
        let fixture = club.start_told().await;
        let step = TournamentStep::Plain(PlainStep::Join);
        let joins = Action::Tournament(TournamentPress { id: ID, step });
        let joins = Box::pin(club.press(&fixture, ADA, joins));
        // What follows from it reads it twice.
        assert_eq!(club.trips(joins).await, (1 + 2, 1));
        assert_eq!(club.current().number(), 1);
    });
}
