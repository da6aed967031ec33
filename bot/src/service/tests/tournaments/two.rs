//! Two processes show the message of one tournament.

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::TournamentKind;
use kuzhi_view::request::{Action, PlainStep, TournamentPress, TournamentStep};

use super::super::world::in_a_process;
use super::{ADA, BOB, Club, ID, LOOK, settle};
use crate::service::tests::Fixture;

const fn press(step: PlainStep) -> Action {
    Action::Tournament(TournamentPress { id: ID, step: TournamentStep::Plain(step) })
}

/// Starts two processes once the message is there. Calls to Discord pass the gates of the second.
async fn start_two(club: &Club) -> [Fixture; 2] {
    let both = [club.start().await, club.start().await];
    for _ in 0..3 {
        for fixture in &both {
            club.look(fixture).await;
        }
        club.let_pass(&both[0], LOOK).await;
        club.let_pass(&both[1], LOOK).await;
    }
    both
}

fn card(club: &Club) -> String {
    club.world.discord.text(club.current().posts.card.expect("it is there"))
}

/// Ada enters through one process, which stops after so many steps until Bob has entered through the other.
/// False if hers was done before that.
fn enter_through_two(steps: usize) -> bool {
    let club = Club::announce(TournamentKind::Swiss { rounds: None }, TimeControl::Hours(12));
    in_a_process(async {
        let [other, one] = start_two(&club).await;
        let gates = one.service.gates();
        gates.hold();
        let others = async {
            for _ in 0..steps {
                settle().await;
                if gates.waiting() > 0 {
                    gates.let_through(0);
                }
            }
            settle().await;
            let is_held = gates.waiting() > 0;
            let lets_others_through = async {
                loop {
                    settle().await;
                    while gates.waiting() > usize::from(is_held) {
                        gates.let_through(usize::from(is_held));
                    }
                }
            };
            tokio::select! {
                () = lets_others_through => {}
                () = club.press(&other, BOB, press(PlainStep::Join)) => {}
            }
            for _ in 0..99 {
                settle().await;
                while gates.waiting() > 0 {
                    gates.let_through(0);
                }
            }
            is_held
        };
        let (is_held, ()) = tokio::join!(others, club.press(&one, ADA, press(PlainStep::Join)));
        assert!(card(&club).contains("2 players"), "after {steps} steps: {}", card(&club));
        is_held
    })
}

#[test]
fn an_older_message_of_another_process_does_not_stay() {
    let mut steps = 0;
    while enter_through_two(steps) {
        steps += 1;
    }
    assert!(steps >= 5, "it takes {steps} steps");
}

#[test]
fn a_process_does_not_trust_what_it_showed_before_another() {
    let club = Club::announce(TournamentKind::Swiss { rounds: None }, TimeControl::Hours(12));
    in_a_process(async {
        let [one, other] = start_two(&club).await;
        club.press(&one, ADA, press(PlainStep::Join)).await;
        assert!(card(&club).contains("One player"), "{}", card(&club));
        club.press(&other, BOB, press(PlainStep::Join)).await;
        assert!(card(&club).contains("2 players"), "{}", card(&club));
        club.press(&one, BOB, press(PlainStep::LeaveSure)).await;
        assert!(card(&club).contains("One player"), "{}", card(&club));
    });
}
