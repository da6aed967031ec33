//! Who knows how Mangala is held does not lose it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{GameTable, Knowledge};
use crate::draws::Draws;
use crate::{Game, Level, Limits, Match, Side};

fn games() -> [Game; 2] {
    ["row-empty", "no-move"].map(|end| Game::with_options("mangala", [("end", end)]).unwrap())
}

/// The highest level's, with a table, so that little has to be solved from nothing.
fn limits(game: Game) -> Limits {
    let mut knowledge = Knowledge::of_solutions();
    let table = GameTable::build(game, 14, &AtomicBool::new(false), &|_, _| ());
    knowledge.add(table.unwrap().unwrap());
    Limits { knowledge: Arc::new(knowledge), ..Level::HIGHEST.limits(&game, 1) }
}

/// By how much a player is ahead in the end.
fn lead_of(side: Side, playing: &Match) -> i32 {
    let [south, north] = playing.outcome().unwrap().score.map(i32::from);
    if side == Side::South { south - north } else { north - south }
}

/// Whatever is tried, the opening leads to positions in which the holder gets a half or more.
#[test]
fn a_draw_is_held_against_everything() {
    for game in games() {
        let Game::Mangala(rules) = game else { unreachable!() };
        let limits = limits(game);
        let mut draws = Draws::new(3);
        for line in 0..60 {
            let holder = Side::ALL[line % 2];
            let mut playing = game.start();
            let choice = loop {
                let Some(turn) = playing.turn() else { break None };
                let position = playing.position();
                if let Some(choice) = limits.knowledge.solve_mangala(&rules, &position.board, turn, &limits) {
                    break Some((choice, turn));
                }
                let legal = playing.legal();
                let mv = if turn == holder {
                    let held = limits.knowledge.held_in_mangala(&rules, &position.board, turn);
                    held.unwrap_or_else(|| panic!("nothing is known of {position}"))
                } else {
                    legal[draws.below(legal.len())]
                };
                playing.play(mv, &mut |_| ()).unwrap();
            };
            let lead = match choice {
                Some((choice, turn)) if turn == holder => choice.value,
                Some((choice, _)) => -choice.value,
                None => lead_of(holder, &playing),
            };
            assert!(lead >= 0, "{game}, {holder:?}: {}", playing.position());
        }
    }
}

#[test]
fn the_highest_level_does_not_lose_to_any_other() {
    for game in games() {
        let highest = limits(game);
        for (seed, level) in (1..).zip(Level::all()) {
            let other = level.limits(&game, seed);
            let holder = Side::ALL[usize::from(level.get() % 2)];
            let mut playing = game.start();
            while let Some(turn) = playing.turn() {
                let choice = playing.think(if turn == holder { &highest } else { &other });
                playing.play(choice.unwrap().best, &mut |_| ()).unwrap();
            }
            assert!(lead_of(holder, &playing) >= 0, "{game}, level {level}: {}", playing.position());
        }
    }
}

/// What is solved is solved without tables, too, and alike.
#[test]
fn few_stones_are_solved_from_nothing() {
    for game in games() {
        let playing = "1.0.5.3.1.4/2.0.1.0.6.1 12:12 south".parse().unwrap();
        let playing = Match::from_position(game, &playing).unwrap();
        let alone = playing.think(&Level::HIGHEST.limits(&game, 1)).unwrap();
        let with_table = playing.think(&limits(game)).unwrap();
        assert!(alone.exact && with_table.exact);
        assert_eq!(alone.value, with_table.value, "{game}");
        assert!(alone.nodes > with_table.nodes);
        // A search that is told to stop has a move all the same.
        let stopped = Limits { stop: Arc::new(AtomicBool::new(true)), ..Level::HIGHEST.limits(&game, 1) };
        let choice = playing.think(&stopped).unwrap();
        assert!(!choice.exact && playing.check(choice.best).is_ok());
    }
}
