//! The rules are the same for South and North.

use kuzhi_engine::{Board, Marks, Match, Outcome, Pit, PitSet, Position, Ring, Side};
use proptest::prelude::*;

use crate::random::{Draws, game, played};
use crate::repetition::{most_times, times};

/// Returns the pit that corresponds to this one for the other player.
fn across(ring: Ring, pit: Pit) -> Pit {
    ring.pit(ring.owner(pit).other(), ring.number(pit)).expect("both rows are alike")
}

fn swapped<T: Copy>([south, north]: [T; 2]) -> [T; 2] {
    [north, south]
}

/// Returns the mirrored position.
fn mirror(position: &Position) -> Position {
    let ring = position.ring;
    let counts: Vec<u8> = ring.pits().map(|pit| position.board[across(ring, pit)]).collect();
    let mut marks = Marks::NONE;
    for pit in ring.pits() {
        if let (Some(mark), Some(owner)) = (position.marks.mark(pit), position.marks.owner(pit)) {
            marks.insert(across(ring, pit), mark, owner.other());
        }
    }
    let excluded: PitSet =
        ring.pits().filter(|&pit| position.excluded.contains(pit)).map(|pit| across(ring, pit)).collect();
    Position {
        board: Board::from_counts(ring, &counts, swapped(position.board.stores())).expect("the same ring"),
        turn: position.turn.map(Side::other),
        opener: position.opener.other(),
        outcome: position.outcome.map(|outcome| Outcome::by_score(swapped(outcome.score), outcome.reason)),
        excluded,
        castles: swapped(position.castles.map(|castle| castle.map(|pit| across(ring, pit)))),
        marks,
        eats: swapped(position.eats),
        to_open: swapped(position.to_open),
        ..*position
    }
}

/// In games of one round it does not matter who started it.
fn seen_by_the_other(position: &Position, rounds: bool) -> Position {
    let opener = if rounds { position.opener.other() } else { position.opener };
    Position { opener, ..mirror(position) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn both_sides_play_by_the_same_rules(game in game(), seed: u64, moves in 0..300_usize) {
        let rounds = game.option_specs().iter().any(|spec| spec.name == "rounds");
        let mut ours = played(game, seed, moves);
        // South starts the first round, so that one has no mirror image.
        prop_assume!(!rounds || ours.position().round > 1);
        let mirrored = seen_by_the_other(&ours.position(), rounds);
        let mut theirs = Match::from_position(game, &mirrored).expect("as possible");
        let mut draws = Draws::new(seed);
        for _ in 0..3 {
            prop_assert_eq!(theirs.legal(), ours.legal());
            let Some(mv) = draws.legal(&ours) else { break };
            let before = ours.clone();
            ours.play(mv, &mut |_| ()).expect("a legal move");
            theirs.play(mv, &mut |_| ()).expect("the same legal moves");
            // A repetition ends the round here. The other match has no history.
            if times(&before, &seen_by_the_other(&theirs.position(), rounds)) + 1 == most_times(game) {
                break;
            }
            prop_assert_eq!(theirs.position(), seen_by_the_other(&ours.position(), rounds));
        }
    }
}
