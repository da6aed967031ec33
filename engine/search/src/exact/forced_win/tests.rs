use std::sync::atomic::{AtomicBool, Ordering};

use kuzhi_engine::{Board, Game, Match, Move, Position, Rules as _};

use super::win_moves::on_board;
use super::winning_move::winning_move;
use super::*;
use crate::limits::Limits;
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

fn state(playing: &Match) -> &Core {
    let AnyPlaying::Bestemshe(playing) = playing.playing() else { unreachable!("it is of bestemshe") };
    playing.state()
}

fn random_move(rng: &mut Rng, playing: &Match) -> Move {
    let legal = playing.legal();
    legal[rng.below(legal.len())]
}

/// What holds in the table is known there.
#[test]
fn a_winning_move_leads_to_a_win_and_nothing_comes_back() {
    let (small, large) = (table(6), table(12));
    let small = small.as_kind::<LeadTable<Bestemshe>>().unwrap();
    let (mut rng, limits) = (Rng::new(5), Limits::nodes(1 << 22));
    let mut found = 0;
    for _ in 0..60 {
        let Some(mut playing) = random(&mut rng, 12) else { continue };
        let holder = state(&playing).turn();
        if !wins(large.as_kind().unwrap(), state(&playing), holder).unwrap() {
            continue;
        }
        while is_known(small, state(&playing), holder).is_none() {
            let AnyPlaying::Bestemshe(game) = playing.playing() else { unreachable!("it is of bestemshe") };
            let mv = if game.state().turn() == holder {
                found += 1;
                let mv = winning_move(small, game.state(), game.past(), &limits);
                mv.unwrap_or_else(|| panic!("no win from {}", playing.position()))
            } else {
                random_move(&mut rng, &playing)
            };
            playing.play(mv, &mut |_| ()).unwrap();
            assert!(!playing.has_come_back() || playing.turn() == Some(holder), "{:?}", playing.moves());
        }
        assert_eq!(is_known(small, state(&playing), holder), Some(true), "{:?}", playing.moves());
    }
    assert!(found > 40, "{found}");
}

#[test]
fn a_search_that_is_stopped_finds_no_move() {
    let table = table(6);
    let table = table.as_kind::<LeadTable<Bestemshe>>().unwrap();
    let start = "1.3.2.0.0/2.2.0.1.1 22:16 south".parse().unwrap();
    let playing = Match::from_position(Game::by_id("bestemshe").unwrap(), &start).unwrap();
    let limits = Limits::nodes(1 << 20);
    assert_eq!(winning_move(table, state(&playing), &[], &limits), Move::lift(1));
    assert_eq!(winning_move(table, state(&playing), &[], &Limits::nodes(2)), None);
    limits.stop.store(true, Ordering::Relaxed);
    assert_eq!(winning_move(table, state(&playing), &[], &limits), None);
}

#[test]
fn the_moves_of_the_start_are_read_as_they_were_written() {
    let (moves, start) = (WinMoves::built_in(), Bestemshe.start());
    assert_eq!((moves.winner(), moves.len()), (Side::North, 53_074));
    let mut bytes = moves.written(&start).unwrap();
    assert_eq!(WinMoves::read(&bytes, Side::North, &start).as_ref(), Some(moves.as_ref()));
    assert_eq!(WinMoves::read(&bytes, Side::South, &start), None);
    bytes.truncate(bytes.len() / 2);
    assert_eq!(WinMoves::read(&bytes, Side::North, &start), None);
}

#[test]
fn the_moves_of_the_start_lead_to_won_positions() {
    let (table, moves, mut rng) = (table(16), WinMoves::built_in(), Rng::new(6));
    let table = table.as_kind::<LeadTable<Bestemshe>>().unwrap();
    for _ in 0..3 {
        let mut playing = Game::by_id("bestemshe").unwrap().start();
        loop {
            let core = *state(&playing);
            if core.is_over() || on_board(core.board()) <= WinMoves::FEW {
                break;
            }
            let is_held = core.turn() == Side::North;
            let mv = if is_held { moves.get(&core).unwrap() } else { random_move(&mut rng, &playing) };
            playing.play(mv, &mut |_| ()).unwrap();
        }
        let mut search = WinSearch::new(table, Side::North, 1 << 24);
        let core = state(&playing);
        let is_won =
            if core.is_over() { is_known(table, core, Side::North) } else { search.is_won(core, 1 << 25) };
        assert_eq!(is_won, Some(true), "{:?}", playing.moves());
    }
}
