use std::sync::atomic::AtomicBool;

use kuzhi_engine::{Board, Game, Match, Position};

use super::*;
use crate::rng::Rng;

fn table(seeds: u8) -> GameTable {
    let game = Game::by_id("bestemshe").unwrap();
    GameTable::build(game, seeds, &AtomicBool::new(false), &|_, _| ()).unwrap().unwrap()
}

/// Returns a position with this many seeds on the board, and as many in each store as can be.
fn random(rng: &mut Rng, seeds: u8) -> Option<Match> {
    let game = Game::by_id("bestemshe").unwrap();
    let mut counts = [0; 10];
    for _ in 0..seeds {
        counts[rng.below(10)] += 1;
    }
    let south = (50 - seeds) / 4 * 2;
    let start = game.start().position();
    let board = Board::from_counts(start.ring, &counts, [south, 50 - seeds - south])?;
    Match::from_position(game, &Position { board, ..start }).ok()
}

#[test]
fn a_search_over_a_small_table_finds_what_a_large_one_knows() {
    let (small, large) = (table(6), table(12));
    let known = large.as_kind::<LeadTable<Bestemshe>>().unwrap();
    let mut rng = Rng::new(4);
    let mut won = [0; 2];
    for _ in 0..60 {
        let Some(playing) = random(&mut rng, 12) else { continue };
        let AnyPlaying::Bestemshe(game) = playing.playing() else { unreachable!("it is of bestemshe") };
        let lead = game.state().lead() + known.look_up(game.state()).unwrap().lead().unwrap();
        let told = playing.position().to_string();
        match ForcedWin::find(&playing, &small, 1 << 24) {
            Ok(forced) => {
                let south = i32::from(forced.moves.winner() == Side::South);
                assert!(lead * (2 * south - 1) > 0, "{told}: {forced:?}, {lead}");
                assert!(!forced.moves.is_empty() || forced.nodes < 10, "{told}: {forced:?}");
                won[forced.moves.winner().index()] += 1;
            }
            Err(Unforced::Neither) => assert_eq!(lead, 0, "{told}"),
            Err(error) => panic!("{told}: {error}"),
        }
    }
    assert!(won.iter().all(|&won| won > 5), "{won:?}");
}

#[test]
fn other_games_and_those_that_are_over_are_refused() {
    let table = table(4);
    let oware = Game::by_id("oware").unwrap().start();
    assert_eq!(ForcedWin::find(&oware, &table, 1 << 16), Err(Unforced::NoGame));
    let over = "0.0.0.0.0/0.0.0.0.0 30:20 no-move".parse().unwrap();
    let over = Match::from_position(Game::by_id("bestemshe").unwrap(), &over).unwrap();
    assert_eq!(ForcedWin::find(&over, &table, 1 << 16), Err(Unforced::NoGame));
}
