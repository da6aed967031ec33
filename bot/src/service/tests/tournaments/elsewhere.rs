//! People who take part in an arena play elsewhere meanwhile.

use kuzhi_domain::clock::{GameClock, TimeControl};
use kuzhi_domain::matches::{Actor, Intent, Match, MatchSetup, Place, Seat, decide};
use kuzhi_domain::tournaments::TournamentKind;
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_store::{Commit, MatchStore};

use super::super::fake_discord::{ADA, CHANNEL};
use super::super::world::in_a_process;
use super::{Club, GUILD, LOOK};

/// There is more than a minute for the first move.
const LIVE: TimeControl = TimeControl::Live { minutes: 6, seconds: 1 };

impl Club {
    /// Ada plays a stranger with a clock.
    fn begin_elsewhere(&self, clock: TimeControl) -> Match {
        let now = self.world.now();
        let seats = [ADA, PlayerId(77)].map(Seat::Person);
        let setup = MatchSetup::played(Game::default(), seats, &[], now).unwrap();
        let place = Place { guild: Some(GUILD), channel: CHANNEL };
        let setup = MatchSetup { id: MatchId::from_random(77), place, ..setup };
        self.keep(setup.timed(GameClock::start(clock, now)).check().unwrap())
    }

    pub(super) fn keep(&self, next: Match) -> Match {
        let commit = Commit { next: next.clone(), begun: None, interaction: None, quiet: false };
        self.world.store.commit(&commit).unwrap();
        next
    }

    fn is_paired(&self, who: PlayerId) -> bool {
        let current = self.current();
        let own = current.entrant(who).unwrap();
        current.playing().any(|game| game.side_of(own).is_some())
    }
}

#[test]
fn an_arena_pairs_nobody_who_plays_live_elsewhere() {
    let club = Club::gather(TournamentKind::Arena { minutes: 20 }, LIVE);
    let elsewhere = club.begin_elsewhere(LIVE);
    in_a_process(async {
        let fixture = club.start().await;
        for _ in 0..2 {
            club.look(&fixture).await;
            assert_eq!((club.current().games().count(), club.is_paired(ADA)), (1, false));
            club.let_pass(&fixture, LOOK).await;
        }
        let over = decide(&elsewhere, Actor::Person(ADA), Intent::Resign, club.world.now()).unwrap();
        club.keep(over);
        club.look(&fixture).await;
        assert_eq!((club.current().games().count(), club.is_paired(ADA)), (2, true), "they are free");
    });
}

#[test]
fn an_arena_pairs_who_plays_with_days_elsewhere() {
    let club = Club::gather(TournamentKind::Arena { minutes: 20 }, LIVE);
    club.begin_elsewhere(TimeControl::Days(1));
    in_a_process(async {
        let fixture = club.start().await;
        club.look(&fixture).await;
        assert!(club.is_paired(ADA));
    });
}
