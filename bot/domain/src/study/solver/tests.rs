//! Tests of ratings, streaks and mistakes as puzzles are solved.

use super::*;

const ADA: PlayerId = PlayerId(7);
const TODAY: Day = Day::new(40);

fn puzzle() -> &'static Puzzle {
    Solver::default().next(ADA, &Game::default()).unwrap()
}

fn wrong(mv: &str) -> PuzzleTry {
    PuzzleTry::Wrong { ply: 0, mv: mv.parse().unwrap() }
}

#[test]
fn the_first_try_counts_and_no_other() {
    let new = Solver::default();
    let solved = new.after(puzzle(), PuzzleKind::Kept, PuzzleTry::Solved, TODAY);
    assert!(solved.rating.value() > 1_500.0 && solved.rating.deviation() < new.rating.deviation());
    assert_eq!((solved.solved, solved.missed, solved.version), (1, 0, 1));
    let missed = new.after(puzzle(), PuzzleKind::Kept, wrong("1"), TODAY);
    assert!(missed.rating.value() < 1_500.0);
    assert_eq!((missed.solved, missed.missed), (0, 1));
    for before in [solved, missed] {
        for tried in [PuzzleTry::Solved, PuzzleTry::Shown, wrong("2")] {
            assert_eq!(before.after(puzzle(), PuzzleKind::Kept, tried, TODAY), before);
        }
    }
    let shown = new.after(puzzle(), PuzzleKind::Kept, PuzzleTry::Shown, TODAY);
    assert_eq!(shown.missed, 1, "whoever looks has not found it");
}

#[test]
fn solving_raises_the_grade_and_repeats_no_puzzle() {
    let mut solver = Solver::default();
    let mut grades = Vec::new();
    for number in 0..40 {
        let next = solver.next(ADA, &Game::default()).unwrap();
        assert!(!solver.had.contains(&next.id()));
        grades.push(next.grade().get());
        solver = solver.after(next, PuzzleKind::Kept, PuzzleTry::Solved, TODAY);
        assert_eq!(solver.had.len(), number + 1);
    }
    assert_eq!((grades[0], grades[39]), (3, Grade::MAX));
}

#[test]
fn after_all_puzzles_the_first_comes_again() {
    let all = Puzzle::built_in(&Game::default());
    let had = all.iter().rev().map(Puzzle::id).collect();
    let solver = Solver { had, ..Solver::default() };
    assert_eq!(solver.next(ADA, &Game::default()), all.last());
}

#[test]
fn a_streak_goes_on_day_by_day() {
    let solve = |solver: &Solver, day: Day| {
        solver.after(day.puzzle().unwrap(), PuzzleKind::Daily(day), PuzzleTry::Solved, day)
    };
    let first = solve(&Solver::default(), TODAY);
    assert_eq!(
        (first.streak.on(TODAY), first.streak.on(TODAY.next()), first.streak.on(Day::new(43))),
        (1, 1, 0)
    );
    assert_eq!(solve(&first, TODAY), first, "it counts once a day");
    let second = solve(&first, TODAY.next());
    assert_eq!(second.streak.on(TODAY.next()), 2);
    let gap = solve(&second, Day::new(50));
    assert_eq!((gap.streak.on(Day::new(50)), gap.daily(TODAY)), (1, None));
}

#[test]
fn a_daily_puzzle_counts_only_on_its_day() {
    let (puzzle, tomorrow) = (TODAY.puzzle().unwrap(), TODAY.next());
    let late = Solver::default().after(puzzle, PuzzleKind::Daily(TODAY), PuzzleTry::Solved, tomorrow);
    assert_eq!((late.streak.on(tomorrow), &late.daily, late.solved), (0, &None, 1));
    // A different puzzle that claims to be today's does not count either.
    let other = tomorrow.puzzle().unwrap();
    let forged = Solver::default().after(other, PuzzleKind::Daily(TODAY), PuzzleTry::Solved, TODAY);
    assert_eq!(forged.daily, None);
    // Nor does one that is older than the last one tried.
    let newest = Solver::default().after(other, PuzzleKind::Daily(tomorrow), PuzzleTry::Solved, tomorrow);
    let older = newest.after(puzzle, PuzzleKind::Daily(TODAY), wrong("1"), TODAY);
    assert_eq!((&older.daily, older.streak), (&newest.daily, newest.streak));
}

#[test]
fn each_try_at_a_daily_puzzle_counts_once() {
    let (puzzle, kind) = (TODAY.puzzle().unwrap(), PuzzleKind::Daily(TODAY));
    let after = |tried: &[PuzzleTry]| {
        tried.iter().fold(Solver::default(), |solver, tried| solver.after(puzzle, kind, *tried, TODAY))
    };
    let solved = after(&[wrong("1"), wrong("1"), PuzzleTry::Solved, wrong("3"), PuzzleTry::Shown]);
    let daily = solved.daily(TODAY).unwrap();
    assert_eq!((daily.tries(), daily.end, solved.streak.on(TODAY)), (2, Some(DailyEnd::Solved), 1));
    let shown = after(&[PuzzleTry::Shown, PuzzleTry::Solved]);
    assert_eq!((shown.daily(TODAY).unwrap().end, shown.streak.on(TODAY)), (Some(DailyEnd::Shown), 0));
    let here = ChannelId(5);
    let shared = solved.having_shared(TODAY, here);
    assert_ne!(shared, solved);
    assert_eq!(shared.having_shared(TODAY, here), shared, "once in a channel");
    assert_eq!(shown.having_shared(TODAY, here), shown, "there is nothing to say");
}

#[test]
fn two_tries_count_for_the_streak() {
    let yesterday =
        Solver::default().after(TODAY.puzzle().unwrap(), PuzzleKind::Daily(TODAY), PuzzleTry::Solved, TODAY);
    let day = TODAY.next();
    let after = |tried: &[PuzzleTry]| {
        let (puzzle, kind) = (day.puzzle().unwrap(), PuzzleKind::Daily(day));
        tried.iter().fold(yesterday.clone(), |solver, tried| solver.after(puzzle, kind, *tried, day))
    };
    let is_over = |solver: &Solver| solver.daily(day).is_some_and(Daily::is_over);
    let once = after(&[wrong("1")]);
    assert_eq!((once.streak.on(day), is_over(&once)), (1, false), "it can still go on");
    assert_eq!(after(&[wrong("1"), PuzzleTry::Solved]).streak.on(day), 2);
    for tried in [&[wrong("1"), wrong("2")][..], &[PuzzleTry::Shown][..]] {
        let missed = after(tried);
        assert_eq!((missed.streak.on(day), is_over(&missed)), (0, true));
    }
    let pressed_all = after(&[wrong("1"), wrong("2"), wrong("3"), PuzzleTry::Solved]);
    let daily = pressed_all.daily(day).unwrap();
    assert_eq!((daily.wrong.len(), daily.end), (2, Some(DailyEnd::Solved)));
    assert_eq!((pressed_all.streak.on(day), pressed_all.streak.on(day.next())), (0, 0));
    let anew = day.next();
    let kind = PuzzleKind::Daily(anew);
    let anew_solved = pressed_all.after(anew.puzzle().unwrap(), kind, PuzzleTry::Solved, anew);
    assert_eq!(anew_solved.streak.on(anew), 1);
}

#[test]
fn own_puzzles_do_not_count_and_are_solved_once() {
    let id = MatchId::from_random(3);
    let own = OwnPuzzle { id, ply: 4, played: "1".parse().unwrap(), puzzle: puzzle().clone(), done: false };
    let solver = Solver::default().having_looked_through(id, &[own.clone(), own]);
    assert_eq!((solver.own.len(), solver.looked_through.as_slice()), (1, &[id][..]));
    assert_eq!(solver.next_own(None).map(|own| own.ply), Some(4));
    assert!(solver.next_own(Game::by_id("pallankuzhi")).is_none());
    let wrong = solver.after(puzzle(), PuzzleKind::Own, wrong("1"), TODAY);
    assert_eq!(wrong, solver);
    let done = solver.after(puzzle(), PuzzleKind::Own, PuzzleTry::Solved, TODAY);
    assert_eq!((done.rating, done.next_own(None)), (Rating::default(), None));
    assert_eq!(done.having_looked_through(id, &[]), done);
}
