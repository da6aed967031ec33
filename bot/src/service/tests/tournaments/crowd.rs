//! A crowd presses at once. Everybody's press counts, whatever Discord or another process does meanwhile.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{Tournament, TournamentKind};
use kuzhi_domain::{InteractionId, PlayerId};
use kuzhi_store::TournamentStore;
use kuzhi_view::request::{Action, OrganiserStep, PlainStep, TournamentPress, TournamentStep};
use tokio::task::JoinSet;

use super::super::world::in_a_process;
use super::{ADA, Club, FakeReply, GUILD, ID, settle};
use crate::service::tests::Fixture;

const SWISS: TournamentKind = TournamentKind::Swiss { rounds: Some(1) };
const HOUR: Duration = Duration::from_hours(1);
const EVERYONE: std::ops::Range<u64> = 100..228;

impl Club {
    /// A tournament for as many as can be.
    fn for_a_crowd(kind: TournamentKind) -> Club {
        let club = Club::announce(kind, TimeControl::Hours(12));
        let current = club.current();
        let mut next = Tournament { version: current.version + 1, ..current };
        next.rules.most = 128;
        assert!(club.world.store.save_tournament(&next).unwrap());
        club
    }

    /// Everyone presses a button at once, each in one of the processes. Everyone is answered.
    async fn press_at_once(&self, processes: &[Fixture], step: PlainStep) {
        let mut presses = JoinSet::new();
        for who in EVERYONE {
            let number = self.interactions.replace(self.interactions.get() + 1);
            let press = TournamentPress { id: ID, step: TournamentStep::Plain(step) };
            let reply = FakeReply::new(PlayerId(who), InteractionId(number), &self.world.discord);
            let reply = Arc::new(reply.asking(Action::Tournament(press)).on_server(GUILD));
            let at = usize::try_from(who).unwrap() % processes.len();
            let service = Arc::clone(&processes[at].service);
            presses.spawn(async move {
                Box::pin(service.handle(Arc::new(reply.request()), Arc::clone(&reply) as _)).await;
                (who, reply.answers())
            });
        }
        while let Some(pressed) = presses.join_next().await {
            let (who, answers) = pressed.unwrap();
            assert_eq!(answers, 1, "{who}");
        }
    }
}

/// Everyone enters at once, and once the games are there, everyone begins theirs.
async fn enter_and_begin(club: &Club, processes: &[Fixture]) {
    // As if Discord took long to show what came before.
    let mut turns = Vec::new();
    for fixture in processes {
        turns.push(fixture.service.tournaments.take_turn(ID).await.unwrap());
    }
    club.press_at_once(processes, PlainStep::Join).await;
    assert_eq!(usize::from(club.current().number()), EVERYONE.count(), "everyone has entered");
    drop(turns);
    club.let_pass(&processes[0], HOUR).await;
    club.look(&processes[0]).await;
    assert_eq!(club.current().games().count(), EVERYONE.count() / 2);
    let turn = processes[0].service.tournaments.take_turn(ID).await.unwrap();
    club.press_at_once(processes, PlainStep::Begin).await;
    assert_eq!(club.current().playing().count(), EVERYONE.count() / 2, "all games have begun");
    drop(turn);
}

#[test]
fn a_crowd_enters_and_begins_at_once() {
    let club = Club::for_a_crowd(SWISS);
    in_a_process(async {
        let fixture = club.start().await;
        enter_and_begin(&club, &[fixture]).await;
    });
}

#[test]
fn a_crowd_presses_in_two_processes_at_once() {
    let club = Club::for_a_crowd(SWISS);
    in_a_process(async {
        let both = [club.start().await, club.start().await];
        enter_and_begin(&club, &both).await;
    });
}

#[test]
fn one_waits_to_do_what_is_due_for_all() {
    let club = Club::for_a_crowd(SWISS);
    in_a_process(async {
        let fixture = club.start().await;
        let tournaments = &fixture.service.tournaments;
        let turn = tournaments.take_turn(ID).await.unwrap();
        let waits = tournaments.take_turn(ID);
        let others = async {
            assert!(tournaments.take_turn(ID).await.is_none(), "one waits already");
            drop(turn);
        };
        let (next, ()) = tokio::join!(waits, others);
        assert!(next.is_some());
    });
}

#[test]
fn two_presses_at_once_put_the_start_off_twice() {
    let club = Club::announce(SWISS, TimeControl::Hours(12));
    let begins = club.current().rules.begins;
    let hour = TournamentPress { id: ID, step: TournamentStep::Organise(OrganiserStep::PutOffHour) };
    in_a_process(async {
        let fixture = club.start().await;
        let press = || club.press(&fixture, ADA, Action::Tournament(hour.clone()));
        // Both have seen it before either may change it.
        let lock = fixture.service.tournaments.lock(ID).await;
        let unlock = async {
            settle().await;
            drop(lock);
        };
        tokio::join!(press(), press(), unlock);
    });
    assert_eq!(club.current().rules.begins, begins + 2 * HOUR);
}
