//! Compares counts of move sequences with known ones.

use std::collections::BTreeSet;

use kuzhi_engine::Game;

#[test]
fn move_sequences_are_counted_right() {
    let known = include_str!("perft.txt").lines().filter(|line| !line.starts_with('#'));
    let mut missing: BTreeSet<&str> = Game::IDS.iter().copied().collect();
    for line in known {
        let (game, counts) = line.split_once(": ").expect("a game and its counts");
        let start = game.parse::<Game>().expect(line).start();
        missing.remove(start.game().id());
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(start.perft(depth).to_string(), count, "{game}, {depth} moves");
            assert_eq!(kuzhi_tools::perft(&start, depth).to_string(), count, "{game} packed, {depth} moves");
        }
    }
    assert!(missing.is_empty(), "perft.txt has no counts of {missing:?}");
}
