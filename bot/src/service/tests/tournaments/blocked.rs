//! People whom the operator has blocked take part in no tournament any more.

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::tournaments::TournamentKind;

use super::super::fake_discord::BOB;
use super::super::world::in_a_process;
use super::{Club, PEOPLE};

#[test]
fn whom_the_operator_blocks_has_withdrawn() {
    for (kind, clock) in [
        (TournamentKind::Swiss { rounds: None }, TimeControl::Hours(12)),
        (TournamentKind::Arena { minutes: 20 }, TimeControl::Live { minutes: 5, seconds: 3 }),
    ] {
        let club = Club::gather(kind, clock);
        in_a_process(async {
            let fixture = club.start().await;
            club.look(&fixture).await;
        });
        assert!(club.current().everyone().contains(&BOB));
        in_a_process(async {
            let fixture = club.begin_in(club.world.start_without(BOB)).await;
            club.look(&fixture).await;
        });
        let left: Vec<_> = PEOPLE.into_iter().filter(|one| *one != BOB).collect();
        assert_eq!(club.current().everyone(), left, "{kind:?}");
    }
}
