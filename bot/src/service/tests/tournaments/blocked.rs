//! People whom the operator has blocked take part in no tournament any more.

use kuzhi_domain::clock::TimeControl;

use super::super::fake_discord::BOB;
use super::super::world::in_a_process;
use super::{Club, PEOPLE, every_kind};

#[test]
fn whom_the_operator_blocks_has_withdrawn() {
    for kind in every_kind() {
        let is_live = kind.abilities().pairs_at_once;
        let live = TimeControl::Live { minutes: 5, seconds: 3 };
        let club = Club::gather(kind, if is_live { live } else { TimeControl::Hours(12) });
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
