//! Packed moves agree with the plain rules.

use kuzhi_engine::{Board, Core, End, Game, Mangala, Move, Position, Ring, Rules as _, Side};

use super::acyclic_game::AcyclicGame;
use super::packed::{Packed, Step};
use crate::exact::acyclic::MangalaBoard;
use crate::rng::Rng;

/// Plays a move in both forms, compares the results, and returns the plain state after it.
fn play_both(rules: impl AcyclicGame, core: &Core, number: u8) -> Core {
    let (mover, ring) = (core.turn(), rules.ring());
    let place = usize::from(number) - 1 + 6 - rules.pits();
    let packed = Packed::of_ring(core.board(), ring, mover).unwrap();
    let mv = Move::lift(number).unwrap();
    assert_eq!(packed.may_lift(place), rules.check(core, mv).is_ok(), "{packed:?} {place}");
    let mut plain = *core;
    rules.play(&mut plain, mv, &mut |_| ());
    let step = packed.play(rules, place);
    let next = if step.again { mover } else { mover.other() };
    assert_eq!(plain.turn(), next, "{core:?} {mv}");
    let left = step.after.stones();
    assert_eq!(packed.stones(), left + step.gain);
    let settled = rules.settled(step.after, left);
    assert_eq!(settled.is_some(), plain.is_over(), "{core:?} {mv}");
    let gained = plain.board().store(mover) - core.board().store(mover);
    match settled {
        None => {
            assert_eq!(Packed::of_ring(plain.board(), ring, next), Some(step.after), "{core:?} {mv}");
            assert_eq!(gained, step.gain, "{core:?} {mv}");
        }
        Some(share) => {
            let swept = if step.again { share } else { left - share };
            assert_eq!(gained, step.gain + swept, "{core:?} {mv}");
        }
    }
    plain
}

fn play_at_random(rules: impl AcyclicGame, start: &Core, rng: &mut Rng) -> u32 {
    let mut core = *start;
    let mut moves = 0;
    while !core.is_over() {
        let mut numbers = Vec::new();
        rules.each_move(&core, &mut |mv| numbers.push(mv.pit_number().unwrap().get()));
        core = play_both(rules, &core, numbers[rng.below(numbers.len())]);
        moves += 1;
    }
    moves
}

#[test]
fn millions_of_random_moves_are_the_same() {
    let mut rng = Rng::new(1);
    for end in [End::RowEmpty, End::NoMove] {
        let rules = Mangala { end };
        let mut moves = 0;
        while moves < 1_200_000 {
            moves += play_at_random(rules, &rules.start(), &mut rng);
        }
    }
}

#[test]
fn random_moves_of_kalah_are_the_same() {
    let mut rng = Rng::new(4);
    for pits in ["3", "4", "5", "6"] {
        for (seeds, capture) in [("1", "empty"), ("4", "standard"), ("5", "empty")] {
            let options = [("pits", pits), ("seeds", seeds), ("capture", capture)];
            let Ok(Game::Kalah(rules)) = Game::with_options("kalah", options) else { unreachable!() };
            let mut moves = 0;
            while moves < 20_000 {
                moves += play_at_random(rules, &rules.start(), &mut rng);
            }
        }
    }
}

#[test]
fn heaps_of_kalah_are_sown_the_same() {
    let mut rng = Rng::new(5);
    for _ in 0..10_000 {
        let (pits, capture) = (["3", "4", "6"][rng.below(3)], ["standard", "empty"][rng.below(2)]);
        let Ok(Game::Kalah(rules)) =
            Game::with_options("kalah", [("pits", pits), ("seeds", "4"), ("capture", capture)])
        else {
            unreachable!()
        };
        let mut counts = vec![0; rules.ring().len()];
        let favoured = rng.below(counts.len());
        for _ in 0..=rng.below(47) {
            let pit = if rng.below(3) > 0 { favoured } else { rng.below(counts.len()) };
            counts[pit] += 1;
        }
        let board = Board::from_counts(rules.ring(), &counts, [0, 0]).unwrap();
        if let Ok(core) = rules.state_from(&Position::bare(rules.ring(), board)) {
            play_at_random(rules, &core, &mut rng);
        }
    }
}

#[test]
fn boards_of_every_filling_are_the_same() {
    let mut rng = Rng::new(2);
    for _ in 0..60_000 {
        let mut counts = [0; 12];
        // A favoured pit makes pits of more than 31 stones common.
        let favoured = rng.below(12);
        let stones = rng.below(48) + 1;
        for _ in 0..stones {
            let pit = if rng.below(3) > 0 { favoured } else { rng.below(12) };
            counts[pit] += 1;
        }
        let packed = Packed::from_counts(counts);
        assert_eq!(packed.counts(), counts);
        let board = Board::from_counts(Ring::SIX, &counts, [0, u8::try_from(48 - stones).unwrap()]).unwrap();
        for (end, turn) in [End::RowEmpty, End::NoMove].into_iter().zip(Side::ALL) {
            let rules = Mangala { end };
            let position = Position { turn: Some(turn), ..Position::bare(Ring::SIX, board) };
            if let Ok(core) = rules.state_from(&position) {
                play_at_random(rules, &core, &mut rng);
            }
        }
    }
}

/// A move of Mangala on rows of any length, by rules 1 to 4 of RULES. The counts are the mover's row and then
/// the other one, and so is the result. Also returns the gain, and whether the mover has an extra turn.
fn play_plainly(counts: &[u8], lifted: usize) -> (Vec<u8>, u8, bool) {
    let pits = counts.len() / 2;
    let mut holes = [&counts[..pits], &[0], &counts[pits..]].concat();
    let mut hand = std::mem::take(&mut holes[lifted]);
    let mut last = lifted;
    if hand > 1 {
        holes[lifted] = 1;
        hand -= 1;
    }
    for _ in 0..hand {
        last = (last + 1) % holes.len();
        holes[last] += 1;
    }
    let mut gain = std::mem::take(&mut holes[pits]);
    if last > pits && holes[last].is_multiple_of(2) {
        gain += std::mem::take(&mut holes[last]);
    } else if last < pits && holes[last] == 1 && holes[2 * pits - last] > 0 {
        gain += 1 + std::mem::take(&mut holes[2 * pits - last]);
        holes[last] = 0;
    }
    holes.remove(pits);
    (holes, gain, last == pits)
}

/// Lays the counts of two rows out as a packed position has them.
fn packed(counts: &[u8]) -> Packed {
    let pits = counts.len() / 2;
    let mut places = [0; 12];
    places[6 - pits..6].copy_from_slice(&counts[..pits]);
    places[12 - pits..].copy_from_slice(&counts[pits..]);
    Packed::from_counts(places)
}

#[test]
fn boards_of_every_size_are_sown_by_the_rules() {
    let mut rng = Rng::new(6);
    for round in 0..100_000 {
        let pits = 2 + round % 5;
        let rules = MangalaBoard::new(pits, End::RowEmpty).unwrap();
        let mut counts = vec![0; 2 * pits];
        // A favoured pit makes laps around the board common.
        let favoured = rng.below(2 * pits);
        for _ in 0..=rng.below(63) {
            let pit = if rng.below(3) == 0 { favoured } else { rng.below(2 * pits) };
            counts[pit] += 1;
        }
        let position = packed(&counts);
        let full = (0..pits).filter(|&pit| counts[pit] > 0).map(|pit| 6 - pits + pit);
        assert!(position.lifts().eq(full), "{counts:?}");
        assert_eq!(usize::from(position.lift_count()), position.lifts().count());
        for lifted in 0..pits {
            let place = 6 - pits + lifted;
            assert_eq!(position.may_lift(place), counts[lifted] > 0);
            if counts[lifted] == 0 {
                continue;
            }
            let (mut after, gain, again) = play_plainly(&counts, lifted);
            if !again {
                after.rotate_left(pits);
            }
            let step = Step { after: packed(&after), gain, again };
            assert_eq!(position.play(rules, place), step, "{counts:?} {lifted}");
        }
    }
}

#[test]
fn a_start_is_packed_if_it_has_at_most_63_stones() {
    assert_eq!(Packed::filled(2, 3), Some(packed(&[3; 4])));
    assert_eq!(Packed::filled(6, 4), Some(Packed::from_counts([4; 12])));
    assert_eq!(Packed::filled(6, 5), Some(Packed::from_counts([5; 12])));
    assert_eq!([Packed::filled(6, 6), Packed::filled(2, 16), Packed::filled(7, 1)], [None; 3]);
    let sizes = [1, 2, 6, 7].map(|pits| MangalaBoard::new(pits, End::NoMove).is_some());
    assert_eq!(sizes, [false, true, true, false]);
}

#[test]
fn a_board_of_too_many_stones_is_not_packed() {
    let board = Board::from_counts(Ring::SIX, &[4; 12], [1, 0]).unwrap();
    assert_eq!(Packed::pack(&board, Side::South), None);
}
