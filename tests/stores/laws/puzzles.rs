//! Solved puzzles.

use std::thread;

use kuzhi_domain::study::{Day, OwnPuzzle, PuzzleKind, PuzzleTry, Solver};
use kuzhi_domain::{ChannelId, MatchId, PlayerId};
use kuzhi_engine::Game;
use kuzhi_search::Puzzle;
use kuzhi_store::Store;

use crate::matches::{ASHA, BANU};

const TODAY: Day = Day::new(7);

/// A person who has solved some puzzles, including one of a day.
pub(crate) fn solved() -> Solver {
    let puzzles = &Puzzle::built_in(&Game::default())[..5];
    let solver = puzzles.iter().fold(Solver::default(), |solver, puzzle| {
        solver.after(puzzle, PuzzleKind::Kept, PuzzleTry::Solved, TODAY)
    });
    let of_day = TODAY.puzzle().unwrap();
    let wrong = PuzzleTry::Wrong { ply: 0, mv: "3+".parse().unwrap() };
    let solver = solver.after(of_day, PuzzleKind::Daily(TODAY), wrong, TODAY);
    let solver = solver.after(of_day, PuzzleKind::Daily(TODAY), PuzzleTry::Solved, TODAY);
    let id = MatchId::from_random(5);
    let own = OwnPuzzle { id, ply: 3, played: "2".parse().unwrap(), puzzle: puzzles[0].clone(), done: false };
    let solver = solver.having_shared(TODAY, ChannelId(u64::MAX)).having_looked_through(id, &[own]);
    Solver { version: 1, ..solver }
}

pub(crate) fn what_was_solved_is_kept(store: &dyn Store) {
    assert_eq!(store.solver(ASHA).unwrap(), Solver::default());
    let first = solved();
    assert!(store.save_solver(ASHA, &first).unwrap());
    assert!(store.save_solver(PlayerId(u64::MAX), &Solver { version: 1, ..Solver::default() }).unwrap());
    assert_eq!(store.solver(ASHA).unwrap(), first);
    let second = Solver { version: 2, solved: 9, ..first };
    assert!(store.save_solver(ASHA, &second).unwrap());
    assert_eq!(store.solver(ASHA).unwrap(), second);
    assert_eq!(store.solver(BANU).unwrap(), Solver::default());
    assert_eq!(store.solver(PlayerId(u64::MAX)).unwrap().version, 1, "what others have stays");
}

pub(crate) fn of_two_changes_at_once_one_is_refused(store: &dyn Store) {
    let first = Solver { version: 1, solved: 1, ..Solver::default() };
    assert!(!store.save_solver(ASHA, &Solver { version: 2, ..first.clone() }).unwrap());
    assert!(store.save_solver(ASHA, &first).unwrap());
    let other = Solver { solved: 2, ..first.clone() };
    assert!(!store.save_solver(ASHA, &other).unwrap());
    assert!(!store.save_solver(ASHA, &Solver { version: 3, ..other }).unwrap());
    assert_eq!(store.solver(ASHA).unwrap(), first);
}

pub(crate) fn many_presses_at_once_count_once(store: &dyn Store) {
    let puzzle = &Puzzle::built_in(&Game::default())[0];
    let press = |number: u64| {
        loop {
            let before = store.solver(ASHA).unwrap();
            let kind = PuzzleKind::Daily(TODAY);
            // Each also presses another button, so that all have something to store.
            let after = before.after(puzzle, PuzzleKind::Kept, PuzzleTry::Solved, TODAY);
            let after = after.after(TODAY.puzzle().unwrap(), kind, PuzzleTry::Solved, TODAY);
            let after = after.having_looked_through(MatchId::from_random(number), &[]);
            let after = Solver { version: before.version + 1, ..after };
            if store.save_solver(ASHA, &after).unwrap() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for number in 0..8 {
            scope.spawn(move || press(number));
        }
    });
    let solver = store.solver(ASHA).unwrap();
    assert_eq!((solver.version, solver.looked_through.len()), (8, 8), "no change is lost");
    assert_eq!((solver.solved, solver.streak.days, solver.missed), (2, 1, 0), "and each counts once");
}
