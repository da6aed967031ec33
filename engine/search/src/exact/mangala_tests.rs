//! A player who uses the solution of Mangala does not lose.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};
use std::thread;

use kuzhi_engine::{Game, Match, Move, Side};

use super::{GameTable, Knowledge};
use crate::choice::Choice;
use crate::exact::acyclic::{HeldMoves, Opening, Packed};
use crate::level::Level;
use crate::limits::Limits;
use crate::rng::Rng;
use crate::thinking::Think as _;
use crate::value::WIN;

fn games() -> [Game; 2] {
    ["row-empty", "no-move"].map(|end| Game::with_options("mangala", [("end", end)]).unwrap())
}

/// The limits of the highest level, with a table, so that little has to be solved from scratch.
fn limits(game: Game) -> Limits {
    static KNOWN: LazyLock<[Arc<Knowledge>; 2]> = LazyLock::new(|| games().map(with_table));
    let [row_empty, no_move] = &*KNOWN;
    let knowledge = Arc::clone(if game == games()[0] { row_empty } else { no_move });
    Limits { knowledge, ..Level::HIGHEST.limits(&game, 1) }
}

fn with_table(game: Game) -> Arc<Knowledge> {
    let mut knowledge = Knowledge::of_solutions();
    let table = GameTable::build(game, 14, &AtomicBool::new(false), &|_, _| ());
    knowledge.add(table.unwrap().unwrap());
    Arc::new(knowledge)
}

/// Returns a player's lead at the end of the game.
fn lead_of(side: Side, playing: &Match) -> i32 {
    let [south, north] = playing.outcome().unwrap().score.map(i32::from);
    if side == Side::South { south - north } else { north - south }
}

/// Like [`limits`], but with few nodes for what is not known.
fn hurried(game: Game) -> Limits {
    Limits { nodes: 200, ..limits(game) }
}

/// Returns the final lead of the player to move, if the opening has the position.
fn opening_lead(game: Game, playing: &Match) -> Option<i32> {
    let Game::Mangala(rules) = game else { unreachable!() };
    let position = playing.position();
    let mover = position.turn?;
    let pits = Packed::pack(&position.board, mover)?;
    let share = Opening::solved(rules.end).share(pits)?;
    let [own, other] = [mover, mover.other()].map(|side| i32::from(position.board.store(side)));
    Some(own - other + 2 * i32::from(share) - i32::from(pits.stones()))
}

/// Returns the lead that a choice promises to the player who makes it.
fn lead(choice: &Choice) -> i32 {
    choice.value - WIN * choice.value.signum()
}

fn played(game: Game, moves: &[Move]) -> Match {
    Match::replay(game, moves).unwrap()
}

fn best(game: Game, moves: &str) -> (String, i32, bool) {
    let moves: Vec<Move> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    let choice = played(game, &moves).think(&hurried(game)).unwrap();
    (choice.best.to_string(), lead(&choice), choice.exact)
}

#[test]
fn a_blunder_in_a_solved_position_is_punished() {
    for game in games() {
        assert_eq!(best(game, ""), ("5".to_owned(), 0, true), "{game}");
        assert_eq!(best(game, "1"), ("4".to_owned(), 8, true), "{game}");
        // Pit 4 gives an extra turn, and then only pit 6 keeps the advantage.
        assert_eq!(best(game, "3"), ("4".to_owned(), 8, true), "{game}");
        assert_eq!(best(game, "3 4"), ("6".to_owned(), 8, true), "{game}");
    }
}

/// Checks every position of the first plies, however it came about: the opening has no better move.
#[test]
fn openings_follow_the_book() {
    for game in games() {
        let limits = hurried(game);
        let mut seen = HashSet::new();
        let mut open = vec![Vec::new()];
        let mut compared = 0;
        while let Some(moves) = open.pop() {
            let playing = played(game, &moves);
            let key = (moves.len() == 4, playing.position().to_string());
            let Some(mover) = playing.turn().filter(|_| seen.insert(key)) else { continue };
            let worth =
                opening_lead(game, &playing).unwrap_or_else(|| panic!("{game} {moves:?} is in the book"));
            let choice = playing.think(&limits).unwrap();
            assert!(!choice.exact || lead(&choice) == worth, "{game} {moves:?}: {choice:?}, not {worth}");
            if moves.len() == 4 {
                continue;
            }
            let after = |mv| played(game, &[&moves[..], &[mv]].concat());
            let brought = |mv| {
                let after = after(mv);
                let worth = opening_lead(game, &after);
                let theirs = worth.filter(|_| after.turn() != Some(mover)).map(|worth| -worth);
                theirs.or(worth).unwrap_or_else(|| lead_of(mover, &after))
            };
            assert_eq!(playing.legal().into_iter().map(brought).max(), Some(worth), "{game} {moves:?}");
            assert_eq!((choice.exact, brought(choice.best)), (true, worth), "{game} {moves:?}: {choice:?}");
            compared += 1;
            open.extend(playing.legal().into_iter().map(|mv| [&moves[..], &[mv]].concat()));
        }
        assert!(compared > 200, "{game} {compared}");
    }
}

/// Against any play, a player who uses the solution never ends up below the exact value of any position
/// that they reached.
#[test]
fn a_known_win_is_never_lost() {
    for game in games() {
        let limits = hurried(game);
        let mut rng = Rng::new(3);
        for line in 0..30 {
            let holder = Side::ALL[line % 2];
            let mut playing = game.start();
            let mut promised = 0;
            let reached = loop {
                let Some(turn) = playing.turn() else { break lead_of(holder, &playing) };
                let board = playing.position().board;
                let few = Packed::pack(&board, turn).is_some_and(|pits| pits.stones() <= HeldMoves::FEW);
                if few {
                    let choice = playing.think(&limits).unwrap();
                    assert!(choice.exact, "{game}: {}", playing.position());
                    break if turn == holder { lead(&choice) } else { -lead(&choice) };
                }
                let legal = playing.legal();
                let mv = if turn == holder {
                    let choice = playing.think(&limits).unwrap();
                    if choice.exact {
                        promised = promised.max(lead(&choice));
                    }
                    promised = promised.max(opening_lead(game, &playing).unwrap_or(promised));
                    choice.best
                } else {
                    legal[rng.below(legal.len())]
                };
                playing.play(mv, &mut |_| ()).unwrap();
            };
            assert!(
                reached >= promised,
                "{game}, {holder:?}: {reached}, not {promised}: {:?}",
                playing.moves()
            );
        }
    }
}

#[test]
fn the_highest_level_does_not_lose_to_any_other() {
    let check = &|game: Game| {
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
    };
    thread::scope(|scope| {
        for game in games() {
            scope.spawn(move || check(game));
        }
    });
}

/// Positions with few stones are also solved without tables, with the same result.
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
        // A stopped search still returns a move.
        let stopped = Limits { stop: Arc::new(AtomicBool::new(true)), ..Level::HIGHEST.limits(&game, 1) };
        let choice = playing.think(&stopped).unwrap();
        assert!(!choice.exact && playing.check(choice.best).is_ok());
    }
}
