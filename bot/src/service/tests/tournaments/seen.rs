//! What people have seen on a board counts, whatever organisers decide before the tournament has noted it.

use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::{GameState, RoundResult, TournamentGame, TournamentIntent, TournamentKind};
use kuzhi_engine::Side;
use kuzhi_view::request::{Action, OrganiserStep, PlainStep, TournamentPress, TournamentStep};

use super::super::world::in_a_process;
use super::{ADA, Club, ID, PEOPLE, every_kind, settle};
use crate::service::tests::Fixture;

const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };
const LADDER: TournamentKind = TournamentKind::Ladder;

const fn press(step: TournamentStep) -> TournamentPress {
    TournamentPress { id: ID, step }
}

impl Club {
    /// Begins a game, and returns it once it has a board, with who is to move and how they resign.
    async fn begin_a_game(&self, fixture: &Fixture) -> (TournamentGame, PlayerId, Action) {
        if self.current().rules.kind == LADDER {
            self.decide(PEOPLE[1], TournamentIntent::Challenge(PEOPLE[0]));
        }
        loop {
            self.look(fixture).await;
            let Some((who, action)) = self.next_press(&self.current()) else { continue };
            if let Action::Resign(id) = action {
                return (*self.current().game(id).unwrap(), who, Action::Resign(id));
            }
            self.press(fixture, who, action).await;
            self.let_pass(fixture, Duration::from_secs(10)).await;
        }
    }

    /// What organisers, and the winner, may do to it.
    fn decisions(winner: PlayerId) -> [(PlayerId, Action); 4] {
        let reason = || "They asked for it.".to_owned();
        let remove = press(TournamentStep::Remove(winner));
        let stop = press(TournamentStep::Organise(OrganiserStep::Stop));
        let pause = press(TournamentStep::Organise(OrganiserStep::Pause));
        [
            (ADA, Action::TournamentWithReason { press: remove, reason: reason() }),
            (ADA, Action::TournamentWithReason { press: stop, reason: reason() }),
            (ADA, Action::Tournament(pause)),
            (winner, Action::Tournament(press(TournamentStep::Plain(PlainStep::LeaveSure)))),
        ]
    }
}

/// Somebody resigns, and this is decided before or after that. Meanwhile Discord keeps the tournament busy.
fn decide_beside(kind: TournamentKind, decision: usize, is_before: bool) {
    let what = format!("{kind:?} {decision} {is_before}");
    let club = Club::gather(kind, LIVE);
    in_a_process(async {
        let fixture = club.start().await;
        let (game, loser, resign) = club.begin_a_game(&fixture).await;
        let lost = Side::ALL.into_iter().find(|&side| club.current().person(game.pairing.at(side)) == loser);
        let won = lost.unwrap().other();
        let winner = club.current().person(game.pairing.at(won));
        let (who, decided) = Club::decisions(winner)[decision].clone();
        let turn = fixture.service.tournaments.take_turn(ID).await.unwrap();
        if is_before {
            club.press(&fixture, who, decided.clone()).await;
        }
        club.press(&fixture, loser, resign).await;
        if !is_before {
            club.press(&fixture, who, decided).await;
        }
        drop(turn);
        settle().await;
        for _ in 0..3 {
            club.look(&fixture).await;
        }
        let current = club.current();
        let state = current.game(game.id).unwrap().state;
        let counts = RoundResult::Played(Some(won));
        assert!(matches!(state, GameState::Ended(result, _) if result == counts), "{what}: {state:?}");
        assert!(current.stopped.is_empty(), "{what}");
        if kind == LADDER && decision == 1 {
            assert_eq!(current.ladder.place(PEOPLE[1]), Some(usize::from(won == Side::South)), "{what}");
        }
    });
}

#[test]
fn a_result_that_was_seen_stands() {
    for kind in every_kind() {
        for decision in 0..4 {
            for is_before in [false, true] {
                decide_beside(kind, decision, is_before);
            }
        }
    }
}
