use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::*;
use crate::exact::rounds::{MatchSolver, MatchValue};
use crate::exact::{GameTable, Knowledge};
use crate::limits::Limits;
use crate::rng::Rng;

fn puzzle(line: &str) -> Puzzle {
    line.parse().unwrap()
}

fn solutions() -> Limits {
    Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(Puzzle::NODES) }
}

#[test]
fn a_line_is_read_as_it_is_written() {
    for line in [
        "mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | win | grade 1",
        "mangala end=no-move | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | seeds 4 | grade 5",
        "al-manqala | 0.0.0.0.0.0.1/0.0.1.0.0.2.0 46:48 south | 7 | seeds 3 exactly | grade 2",
    ] {
        assert_eq!(puzzle(line).to_string(), line);
        assert_eq!(puzzle(line).id().to_string().parse(), Ok(puzzle(line).id()));
    }
    assert_ne!(
        puzzle("mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | win | grade 1").id(),
        puzzle("mangala end=no-move | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | win | grade 1").id(),
    );
}

#[test]
fn invalid_puzzles_are_refused_with_a_reason() {
    let refused = |line: &str| line.parse::<Puzzle>().unwrap_err().to_string();
    for (line, why) in [
        ("", "it has game, position, moves, goal and grade"),
        ("chess | 4 | 1 | win | grade 1", "there is no game 'chess'"),
        ("mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:17 south | 6 | win | grade 1", "there are 47 seeds"),
        ("mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 5 | win | grade 1", "pit 5 is empty"),
        (
            "mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 2 | win | grade 1",
            "the last move is the solver's",
        ),
        ("mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | lose | grade 1", "a goal is win"),
        ("mangala | 0.0.1.0.0.3/7.1.0.0.0.0 18:18 south | 6 | win | grade 6", "a grade is written like"),
        ("mangala | 0.0.0.0.0.0/0.0.0.0.0.0 20:28 row-empty | 6 | win | grade 1", "nobody is to lift"),
    ] {
        assert!(refused(line).contains(why), "{}", refused(line));
    }
    for text in ["", "12", "0a1b2c3d4", "0A1B2C3D", "+a1b2c3d"] {
        assert!(text.parse::<PuzzleId>().is_err(), "{text}");
    }
}

/// A puzzle that was found is sound. A changed puzzle is not.
#[test]
fn found_puzzles_are_sound_and_altered_ones_are_not() {
    for game in ["mangala", "mangala-castle", "al-manqala", "pallam-khuzi rounds=1", "kotu-baendum rounds=1"]
    {
        let limits = Limits { nodes: 4_000, ..solutions() };
        let mut altered = 0;
        let found = positions(game, 23).filter_map(|at| Puzzle::find(&at, &limits).map(|found| (at, found)));
        for (playing, puzzle) in found.take(4) {
            assert_eq!(puzzle.check(&limits), Ok(()), "{puzzle}");
            // The same node limit gives the same result every time.
            assert_eq!(Puzzle::find(&playing, &limits).as_ref(), Some(&puzzle));
            assert_eq!(puzzle.to_string().parse().as_ref(), Ok(&puzzle));
            assert!(puzzle.moves_to_find() >= 1 && puzzle.solver() == playing.turn().unwrap());
            for mv in playing.legal().into_iter().filter(|mv| *mv != puzzle.line[0]) {
                let other = Puzzle { line: [mv].into(), ..puzzle.clone() };
                assert!(matches!(other.check(&limits), Err(Unsound::NotTheBest { ply: 1, .. })), "{other}");
                altered += 1;
            }
            let goal = match puzzle.goal {
                Goal::Seeds { margin, exact: true } => Goal::Seeds { margin: margin + 1, exact: true },
                // Half of the margin would be enough, and a move that alone wins has a clear margin.
                Goal::Seeds { margin, exact: false } => {
                    Goal::Seeds { margin: 2 * margin.max(8) + 1, exact: false }
                }
                Goal::Win => Goal::Draw,
                Goal::Draw => Goal::Win,
            };
            let other = Puzzle { goal, ..puzzle.clone() };
            assert!(
                matches!(other.check(&limits), Err(Unsound::Goal { .. } | Unsound::Answer { .. })),
                "{other}"
            );
            for grade in Grade::all() {
                let told = Puzzle { grade, ..puzzle.clone() }.check(&limits);
                let is_near = grade.get().abs_diff(puzzle.grade.get()) <= 1;
                assert_eq!(told.is_ok(), is_near, "{puzzle}: {told:?}");
                assert!(is_near || matches!(told, Err(Unsound::Grade { .. })), "{told:?}");
            }
        }
        assert!(altered > 0, "{game}");
    }
}

/// Returns an endless iterator of positions after random moves of a game.
fn positions(game: &str, seed: u64) -> impl Iterator<Item = Match> {
    let (game, mut rng): (Game, Rng) = (game.parse().unwrap(), Rng::new(seed));
    std::iter::repeat_with(move || {
        let mut playing = game.start();
        for _ in 0..4 + rng.below(20) {
            let legal = playing.legal();
            if !legal.is_empty() {
                playing.play(legal[rng.below(legal.len())], &mut |_| ()).unwrap();
            }
        }
        playing
    })
}

/// A firm puzzle stays sound with other node limits, which stand for other versions of the search.
#[test]
fn a_firm_puzzle_is_sound_with_fewer_nodes_and_with_more() {
    for game in ["mangala", "al-manqala", "pallankuzhi rounds=2", "kotu-baendum rounds=2"] {
        let limits = Limits::nodes(4_000);
        let found = positions(game, 7).filter_map(|playing| Puzzle::find_firm(&playing, &limits));
        for puzzle in found.filter(|puzzle| !puzzle.goal().is_exact()).take(3) {
            for nodes in [1_000, 4_000, 16_000] {
                let told = puzzle.check(&Limits::nodes(nodes));
                // Other node limits may give another grade or another best reply.
                let is_sound = matches!(told, Ok(()) | Err(Unsound::Answer { .. } | Unsound::Grade { .. }));
                assert!(is_sound, "{nodes}: {puzzle}: {told:?}");
            }
        }
    }
}

/// An estimated goal is confirmed by half of its margin.
#[test]
fn half_of_the_margin_is_enough() {
    let seen = |margin| Goal::Seeds { margin, exact: false };
    let known = |margin| Goal::Seeds { margin, exact: true };
    assert!(seen(7).is_held_by(seen(4)) && seen(7).is_held_by(seen(30)));
    assert!(!seen(7).is_held_by(seen(3)));
    // What is known must be all of them.
    assert!(seen(7).is_held_by(known(7)) && !seen(7).is_held_by(known(6)));
    assert!(known(7).is_held_by(known(7)));
    assert!(!known(7).is_held_by(known(8)) && !known(7).is_held_by(seen(7)));
    assert!(Goal::Win.is_held_by(Goal::Win) && !Goal::Win.is_held_by(Goal::Draw));
}

#[test]
fn positions_without_a_single_best_move_make_no_puzzle() {
    let start = Game::default().start();
    // The start of Mangala is a draw that one move holds. This is a puzzle, although no person can solve
    // it.
    assert_eq!(Puzzle::find(&start, &solutions()).unwrap().goal(), Goal::Draw);
    let few = "mangala".parse::<Game>().unwrap();
    for text in ["0.0.0.0.1.1/0.0.0.0.0.4 20:22 south", "0.0.0.0.0.0/0.0.0.0.0.0 20:28 row-empty"] {
        let playing = Match::from_position(few, &text.parse().unwrap()).unwrap();
        assert_eq!(Puzzle::find(&playing, &solutions()), None, "{text}");
    }
}

/// Estimates by searches of up to 480,000 nodes that all agreed. Solved, each move has a value of its own: in
/// the first position +10 +12 +12 +10 +12, and in the second pits 5 and 6 are worth the same.
#[test]
fn an_estimate_of_mangala_gives_way_to_its_solution() {
    let table = GameTable::build(Game::default(), 17, &AtomicBool::new(false), &|_, _| ());
    let mut knowledge = Knowledge::of_solutions();
    knowledge.add(table.unwrap().unwrap());
    let limits = Limits { knowledge: Arc::new(knowledge), ..Limits::nodes(Puzzle::NODES) };
    for (position, rest) in [
        ("1.1.2.7.4.0/0.1.5.5.0.7 14:1 south", "4 | seeds 15 | grade 2"),
        ("2.0.1.3.7.7/0.5.0.0.2.1 11:9 north", "6 | seeds 5 | grade 2"),
    ] {
        let wrong = puzzle(&format!("mangala | {position} | {rest}"));
        let told = wrong.check(&limits);
        assert!(matches!(told, Err(Unsound::NotTheBest { ply: 1, .. })), "{wrong}: {told:?}");
        assert_eq!(Puzzle::find(&wrong.start(), &limits), None);
    }
    // The move is the best, but by six.
    let said = puzzle("mangala | 6.1.1.7.1.0/0.0.8.7.1.1 13:2 north | 6 | seeds 8 | grade 2");
    let found = Goal::Seeds { margin: 6, exact: true };
    assert_eq!(said.check(&limits), Err(Unsound::Goal { ply: 1, found, said: said.goal() }));
    assert_eq!(Puzzle::find(&said.start(), &limits).unwrap().goal(), found);
}

#[test]
fn an_estimate_holds_only_if_the_round_is_worth_as_much() {
    let limits = Limits::nodes(Puzzle::NODES);
    let wrong =
        puzzle("pallankuzhi rounds=3 | 0.0.0.0.0.0.0/1.0.2.0.0.0.1 50:30 north | 7 | seeds 12 | grade 2");
    assert!(matches!(wrong.check(&limits), Err(Unsound::NotTheBest { ply: 1, .. })));
    assert_eq!(Puzzle::find(&wrong.start(), &limits), None);
    let said =
        puzzle("pallankuzhi rounds=3 | 0.0.1.0.1.1.0/0.1.0.0.0.0.1 34:45 south | 6 | seeds 10 | grade 2");
    let found = Goal::Seeds { margin: 4, exact: true };
    assert_eq!(said.check(&limits), Err(Unsound::Goal { ply: 1, found, said: said.goal() }));
    assert_eq!(Puzzle::find(&said.start(), &limits), None);
}

/// A search of 120,000 nodes sees 18 seeds, and one ten times as long that counts only the stores sees eight.
#[test]
fn an_estimate_needs_a_second_opinion() {
    let limits = Limits::nodes(Puzzle::NODES);
    let said = puzzle("mangala-castle | 3.7.2.1.2.0/0.7.0.2.0.1 7:16 south | 2 | seeds 18 | grade 1");
    let found = Goal::Seeds { margin: 8, exact: false };
    assert_eq!(said.check(&limits), Err(Unsound::Goal { ply: 1, found, said: said.goal() }));
    assert_eq!(Puzzle::find(&said.start(), &limits).map(|puzzle| puzzle.goal()), Some(found));
}

/// The last round is what the game is worth, however few nodes there are.
#[test]
fn puzzles_of_the_last_round_are_exact() {
    for game in ["pallankuzhi rounds=1", "pallam-khuzi rounds=1"] {
        let limits = Limits::nodes(20_000);
        let found = positions(game, 5).filter_map(|playing| Puzzle::find(&playing, &limits));
        for puzzle in found.take(6) {
            assert!(puzzle.goal().is_exact(), "{puzzle}");
        }
    }
}

/// Before its last round, what a match brings is known by its solution, and by nothing else.
#[test]
fn puzzles_of_a_match_are_proved() {
    for game in ["pallankuzhi rounds=3", "pallam-khuzi rounds=3"] {
        let limits = Limits { nodes: 60_000, ..solutions() };
        let found = positions(game, 11).filter(|at| at.position().round < 3).filter_map(|playing| {
            let puzzle = Puzzle::find(&playing, &limits)?;
            puzzle.is_of_match().then_some(puzzle)
        });
        for puzzle in found.take(3) {
            let (start, rounds) = (puzzle.start(), MatchSolver::for_match(&puzzle.start()).unwrap());
            let solution = rounds.solve(&start).unwrap();
            assert_eq!(solution.best, puzzle.line[..1], "{puzzle}");
            let result = match puzzle.goal {
                Goal::Win => MatchValue::Won(puzzle.solver()),
                _ => MatchValue::Draw,
            };
            assert_eq!(solution.result, Some(result), "{puzzle}");
            assert_eq!(puzzle.check(&limits), Ok(()), "{puzzle}");
            assert!(puzzle.check(&Limits::nodes(4_000)).is_err(), "nothing else knows: {puzzle}");
        }
    }
}

#[test]
fn some_puzzles_are_of_a_whole_match() {
    for id in ["pallankuzhi", "pallam-khuzi"] {
        let kept = Puzzle::built_in(&Game::by_id(id).unwrap());
        let of_match: Vec<&Puzzle> = kept.iter().filter(|puzzle| puzzle.is_of_match()).collect();
        assert!(of_match.len() >= 15, "{id}: {}", of_match.len());
        for puzzle in of_match.into_iter().step_by(7) {
            let solved = MatchSolver::for_match(&puzzle.start()).unwrap().solve(&puzzle.start()).unwrap();
            assert_eq!(solved.best, puzzle.line[..1], "{puzzle}");
        }
    }
}

/// The minimum number of built-in puzzles for each game.
const KEPT: usize = 200;

#[test]
fn every_game_has_its_puzzles_and_no_two_are_alike() {
    let mut names = HashSet::new();
    for game in Game::all() {
        let kept = Puzzle::built_in(&game);
        assert!(kept.len() >= KEPT, "{game}: {}", kept.len());
        for puzzle in kept {
            assert_eq!(puzzle.game().id(), game.id());
            assert!(names.insert(puzzle.id()), "{puzzle}");
            assert_eq!(Puzzle::by_id(puzzle.id()), Some(puzzle));
        }
        let grades: HashSet<Grade> = kept.iter().map(Puzzle::grade).collect();
        assert!(grades.len() >= 4, "{game}: {grades:?}");
        let long = kept.iter().filter(|puzzle| puzzle.moves_to_find() > 1).count();
        assert!(long * 5 >= kept.len(), "{game}: {long} of {} take more than one move", kept.len());
    }
}

/// Every move wins, so one that brings fewer seeds is no mistake.
#[test]
fn no_seeds_are_asked_for_once_the_result_is_decided() {
    let decided = puzzle("oware | 0.0.0.0.0.1/1.0.0.0.13.2 7:24 north | 1 6 6 | seeds 4 exactly | grade 5");
    assert_eq!(decided.check(&Limits::nodes(Puzzle::NODES)), Err(Unsound::Decided { ply: 1 }));
    assert_eq!(Puzzle::find(&decided.start(), &Limits::nodes(Puzzle::NODES)), None);
}

/// The row of a game in the table of `PUZZLES.md`.
fn row(game: &Game) -> String {
    let kept = Puzzle::built_in(game);
    let count = |is: fn(&Puzzle) -> bool| kept.iter().filter(|puzzle| is(puzzle)).count();
    let (exact, long) = (count(|one| one.goal().is_exact()), count(|one| one.moves_to_find() > 1));
    let of_grade = |grade: Grade| kept.iter().filter(|one| one.grade() == grade).count().to_string();
    let grades = Grade::all().map(of_grade).collect::<Vec<_>>().join(", ");
    format!("| {} | {} | {exact} | {long} | {grades} |", game.id(), kept.len())
}

#[test]
fn the_document_counts_the_puzzles_that_are_there() {
    let document = include_str!("../../PUZZLES.md");
    let rows: Vec<String> = Game::all().map(|game| row(&game)).collect();
    let missing: Vec<&String> =
        rows.iter().filter(|row| !document.lines().any(|line| line == **row)).collect();
    assert!(missing.is_empty(), "PUZZLES.md lacks {missing:#?}");
}
