//! The machine's clock is put forward and back in the middle of a tournament. Nobody gains or loses time.

use std::time::Duration;

use kuzhi_domain::Timestamp;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{TournamentIntent, TournamentKind};

use super::super::world::in_a_process;
use super::outages::deadlines;
use super::{Club, PEOPLE};
use crate::service::BackgroundWork;
use crate::service::tests::Fixture;

const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };
const JUMP: Duration = Duration::from_hours(2);
const MOMENT: Duration = Duration::from_secs(22);

impl Club {
    /// The clock is two hours ahead for a moment.
    async fn jump(&self, fixture: &Fixture) {
        fixture.setter.put_forward(JUMP);
        self.beat(fixture).await;
        self.let_pass(fixture, MOMENT).await;
        self.look(fixture).await;
        fixture.setter.put_back(JUMP);
        self.beat(fixture).await;
        self.look(fixture).await;
    }

    async fn beat(&self, fixture: &Fixture) {
        fixture.service.handle_background(BackgroundWork::Presence(true)).await.unwrap();
    }

    /// What is due when: the games to begin, and what happens by itself.
    fn due(&self) -> (Vec<Timestamp>, Option<Timestamp>) {
        let current = self.current();
        (deadlines(&current), current.next_due())
    }
}

#[test]
fn a_clock_that_is_ahead_for_a_moment_moves_no_time() {
    for kind in [
        TournamentKind::Swiss { rounds: None },
        TournamentKind::League { twice: false, at_once: true, divisions: None },
        TournamentKind::Arena { minutes: 20 },
        TournamentKind::Ladder,
        TournamentKind::Knockout,
    ] {
        let club = Club::gather(kind, LIVE);
        in_a_process(async {
            let fixture = club.start().await;
            club.look(&fixture).await;
            if kind == TournamentKind::Ladder {
                club.decide(PEOPLE[1], TournamentIntent::Challenge(PEOPLE[0]));
            }
            club.look(&fixture).await;
            let before = club.due();
            club.jump(&fixture).await;
            assert_eq!(club.due(), before, "{kind:?}");
            // A later absence is credited as ever.
            fixture.service.handle_background(BackgroundWork::Presence(false)).await.unwrap();
            club.let_pass(&fixture, JUMP).await;
            club.look(&fixture).await;
            let (games, next) = before;
            assert_eq!(deadlines(&club.current()), games.iter().map(|&by| by + JUMP).collect::<Vec<_>>());
            let moved = next.map(|next| next + JUMP);
            assert_eq!(club.current().next_due(), moved, "{kind:?}");
        });
    }
}

#[test]
fn a_tournament_begins_when_it_was_to_begin() {
    let club = Club::announce(TournamentKind::Swiss { rounds: None }, LIVE);
    for who in PEOPLE {
        club.decide(who, TournamentIntent::Join { has_role: true });
    }
    in_a_process(async {
        let fixture = club.start().await;
        club.look(&fixture).await;
        let begins = club.current().rules.begins;
        club.jump(&fixture).await;
        assert!(!club.current().is_running(), "nothing begins while the clock is wrong");
        let moment = Duration::from_secs(1);
        let left = (begins - moment).since(club.world.now());
        club.let_pass(&fixture, left).await;
        club.look(&fixture).await;
        assert!(!club.current().is_running());
        club.let_pass(&fixture, moment).await;
        club.look(&fixture).await;
        assert!(club.current().is_running());
    });
}
