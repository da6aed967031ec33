//! Tests of the search.

use kuzhi_engine::{Game, KotuBaendum, PallamKhuzi};

use crate::limits::Limits;
use crate::thinking::Think as _;

#[test]
fn a_budget_gives_the_same_move_every_time() {
    for game in [Game::KotuBaendum(KotuBaendum::default()), Game::PallamKhuzi(PallamKhuzi::default())] {
        let once = game.start().think(&Limits::nodes(3_000)).unwrap();
        assert!(once.nodes <= 3_001 && !once.exact);
        assert_eq!(game.start().think(&Limits::nodes(3_000)), Some(once));
    }
}
