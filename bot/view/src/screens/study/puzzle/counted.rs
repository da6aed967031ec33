//! How a puzzle counts: for the rating, and for the days in a row.

use kuzhi_domain::PlayerId;
use kuzhi_domain::study::{Daily, DailyEnd, Day, PuzzleKind, Solver};
use kuzhi_search::Puzzle;

use super::{AtPuzzle, button};
use crate::request::{Action, PuzzleSource, PuzzleWish};
use crate::screens::{ButtonStyle, Screen};
use crate::words::moments::on_date;
use crate::words::{Words, game_name, mention, say};

/// How a try has changed the rating, if it has. While the level is still being found, only how far that is.
pub(super) fn rating_if_changed(words: &Words, [before, after]: [&Solver; 2]) -> Option<String> {
    (before.tried() < after.tried()).then(|| {
        let rating = |solver: &Solver| format!("{:.0}", solver.rating.value());
        finding_level(words, after)
            .unwrap_or_else(|| say!(words, "puzzle-rating", before = rating(before), after = rating(after)))
    })
}

/// How a try has changed the rating, or that the rating stays as it is.
pub(super) fn rating(words: &Words, solver: [&Solver; 2]) -> String {
    let [_, after] = solver;
    let kept = || say!(words, "puzzle-rating-kept", rating = format!("{:.0}", after.rating.value()));
    rating_if_changed(words, solver).or_else(|| finding_level(words, after)).unwrap_or_else(kept)
}

fn finding_level(words: &Words, solver: &Solver) -> Option<String> {
    let finding = || say!(words, "puzzle-finding-level", number = solver.tried(), of = Solver::TO_FIND_LEVEL);
    solver.is_finding_level().then(finding)
}

/// How many tries at the puzzle of the day still count.
pub(super) fn tries_left(words: &Words, shown: &AtPuzzle<'_>) -> Option<String> {
    let PuzzleKind::Daily(day) = shown.kind else { return None };
    if day != shown.today {
        return None;
    }
    let [_, solver] = shown.solver;
    Some(match solver.daily(day).map_or(1, Daily::tries) {
        1 => say!(words, "puzzle-tries-two"),
        2 => say!(words, "puzzle-tries-one"),
        _ => say!(words, "puzzle-tries-none"),
    })
}

/// How the puzzle of the day went, and when the next one comes.
pub(super) fn how_day_went(words: &Words, shown: &AtPuzzle<'_>, day: Day) -> Vec<String> {
    if day != shown.today {
        return vec![say!(words, "puzzle-daily-late")];
    }
    let [before, solver] = shown.solver;
    let done = solver.daily(day).filter(|daily| daily.end == Some(DailyEnd::Solved));
    let told = done.map(|daily| {
        let streak = solver.streak.on(day);
        match daily.tries() {
            1 => say!(words, "puzzle-daily-first", streak = streak),
            2 => say!(words, "puzzle-daily-second", streak = streak),
            _ => say!(words, "puzzle-daily-later"),
        }
    });
    let frozen = before.streak.frozen != solver.streak.frozen;
    let frozen = frozen.then(|| say!(words, "puzzle-daily-frozen"));
    let when = on_date(words, shown.next_day);
    told.into_iter().chain(frozen).chain([say!(words, "puzzle-daily-next", when = when)]).collect()
}

/// How a person has solved the daily puzzle, in two lines that fit on a phone. Everyone may read it: it has
/// no spoilers.
pub fn puzzle_shared(words: &Words, who: PlayerId, puzzle: &Puzzle, daily: &Daily, streak: u32) -> Screen {
    let (game, stars) = (game_name(words, puzzle.game()), "★".repeat(usize::from(puzzle.grade().get())));
    let title = say!(words, "puzzle-share", day = daily.day.number(), game = game, stars = stars);
    let squares = daily.tries_at(puzzle).into_iter().map(|is_right| if is_right { '🟩' } else { '🟥' });
    let streak = if daily.keeps_streak() { format!(" 🔥{streak}") } else { String::new() };
    let tries = format!("{}{streak}", squares.collect::<String>());
    let result = say!(words, "puzzle-share-result", tries = tries, player = mention(words, who));
    // Days later, that of the day is the one to solve.
    let of_day = Action::Puzzles(PuzzleWish { source: PuzzleSource::Daily, game: None });
    let solve = button(words, "button-puzzle-solve", ButtonStyle::Primary, of_day);
    Screen { rows: vec![vec![solve]], ..Screen::text(format!("{title}\n{result}")) }
}
