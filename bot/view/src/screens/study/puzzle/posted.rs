//! The puzzle of the day in a channel, with those who have solved it.

use kuzhi_domain::PlayerId;
use kuzhi_domain::feeds::{DailyResult, MonthTable, PastDaily, PostedDaily, ServerFeed};
use kuzhi_domain::matches::BoardLook;
use kuzhi_domain::settings::{BoardStyle, Preference, Setting, Viewpoint};
use kuzhi_domain::study::{Attempt, Daily, Day, PuzzleKind, Solver, Solving};
use kuzhi_engine::Game;
use kuzhi_search::Puzzle;

use super::{AtPuzzle, PuzzleText, Replayed, Seen, button, lettered, title};
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::picture::Picture;
use crate::request::{Action, PuzzleSource, PuzzleWish, SettingsPage};
use crate::screens::matches::match_screen::drawn;
use crate::screens::text::{LONGEST_TEXT, no_files};
use crate::screens::{ButtonStyle, Screen};
use crate::words::naming::Naming;
use crate::words::{Words, mention, say};

/// How many people each line names: fewer where the message would be too long.
const NAMED: [usize; 4] = [12, 8, 5, 3];

/// How many people of a month the message of the next one names.
const BEST_OF_MONTH: usize = 3;

/// How many people the table of a month names.
const MOST_OF_MONTH: usize = 25;

/// Reminds a person of the puzzle of the day.
pub fn puzzle_reminder(words: &Words, today: Day, streak: u32) -> Screen {
    let number = today.number();
    let text = match streak {
        0 => say!(words, "puzzle-reminder", number = number),
        days => say!(words, "puzzle-reminder-streak", number = number, days = days),
    };
    let of_day = Action::Puzzles(PuzzleWish { source: PuzzleSource::Daily, game: None });
    let stop = Action::Set(Setting::Own(Preference::PuzzleAt(None)));
    let row = vec![
        button(words, "button-puzzle-solve", ButtonStyle::Primary, of_day),
        button(words, "button-puzzle-stop", ButtonStyle::Secondary, stop),
    ];
    Screen { rows: vec![row], ..Screen::text(text) }
}

/// The message of a puzzle of the day, with a link to the one before. Once the next one is there, it cannot
/// be pressed any more.
pub fn posted_puzzle(
    words: &Words,
    feed: &ServerFeed,
    posted: &PostedDaily,
    puzzle: &Puzzle,
    link: Option<&str>,
    look: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let is_current = feed.daily.as_ref().is_some_and(|daily| daily.current_day() == Some(posted.day));
    let (solver, nobody) = (puzzle.solver(), Solver::default());
    let look = BoardLook { viewpoint: Viewpoint::Fixed, side: solver, reader: None, ..look };
    let at = Solving::first(puzzle);
    let shown = AtPuzzle {
        at: &at,
        kind: PuzzleKind::Daily(posted.day),
        seen: Seen::Asked(&[]),
        solver: [&nobody; 2],
        today: posted.day,
        next_day: posted.since,
    };
    let told = PuzzleText { naming: Naming::of_sides(words), ..PuzzleText::new(words, &shown) };
    let text = |style: BoardStyle, further: Option<&String>, most: usize| {
        let look = BoardLook { style, ..look };
        let mut lines = vec![title(words, puzzle, shown.kind, style == BoardStyle::Text)];
        lines.extend(further.cloned());
        lines.extend(is_current.then(|| say!(words, &format!("about-{}", puzzle.game().id()))));
        lines.push(told.task());
        lines.extend(drawn(words, look, emojis, &told.scene, look.side, &told.naming));
        lines.extend(solved_by(words, posted, most));
        if is_current {
            lines.extend(best_of_month(words, feed));
            lines.extend(posted.before.as_ref().and_then(|past| solution(words, past, link, most)));
        }
        lines.join("\n")
    };
    // Emoji take many characters to write.
    let styled = |style: BoardStyle, further: Option<&String>| {
        let ways = [style, lettered(style)].into_iter().flat_map(|style| NAMED.map(|most| (style, most)));
        let mut texts = ways.map(|(style, most)| text(style, further, most));
        let fits = |text: &String| text.chars().count() <= LONGEST_TEXT;
        texts.find(fits).unwrap_or_else(|| text(lettered(style), further, 1))
    };
    let of_day = Action::Puzzles(PuzzleWish { source: PuzzleSource::Daily, game: None });
    let solve = button(words, "button-puzzle-solve", ButtonStyle::Primary, of_day);
    let month = button(words, "button-puzzle-month", ButtonStyle::Secondary, Action::PuzzleMonth);
    let remind = Action::Settings(SettingsPage::Puzzle);
    let remind = button(words, "button-settings-puzzle", ButtonStyle::Secondary, remind);
    let learn = Action::Learn(Game::by_id(puzzle.game().id()).unwrap_or_default());
    let learn = button(words, "button-welcome-learn", ButtonStyle::Secondary, learn);
    let rows = if is_current { vec![vec![solve, learn, month, remind]] } else { Vec::new() };
    if look.style != BoardStyle::Image {
        let screen = Screen { rows, ..Screen::text(styled(look.style, None)) };
        return Replayed { screen, picture: None, board: None };
    }
    let text_without_file = Some(styled(BoardStyle::Emoji, Some(&no_files(words))));
    let screen = Screen { rows, text_without_file, ..Screen::text(styled(BoardStyle::Image, None)) };
    let Scene { position, last, .. } = &told.scene;
    let described = board::text::description(words, position, solver, &told.naming);
    let picture = Picture::after(&told.board, *last, solver, look.theme);
    Replayed { screen, picture: Some((picture, described)), board: None }
}

/// How everyone does in a month of puzzles of the day.
pub fn puzzle_month(words: &Words, table: Option<&MonthTable>, reader: PlayerId) -> Screen {
    let Some(table) = table.filter(|table| !table.scores.is_empty()) else {
        return Screen::text(say!(words, "puzzle-month-empty", tries = Daily::TRIES));
    };
    let ranked = table.ranked();
    let line = |(place, score): &(usize, kuzhi_domain::feeds::MonthlyScore)| {
        say!(
            words,
            "puzzle-month-line",
            place = *place,
            player = mention(words, score.who),
            solved = score.solved,
            first = score.first
        )
    };
    let mut lines = vec![say!(words, "puzzle-month-title")];
    lines.extend(ranked.iter().take(MOST_OF_MONTH).map(line));
    let own = ranked.iter().skip(MOST_OF_MONTH).find(|(_, score)| score.who == reader);
    lines.extend(own.map(|own| format!("…\n{}", line(own))));
    lines.push(say!(words, "puzzle-month-how", tries = Daily::TRIES));
    Screen::text(lines.join("\n"))
}

/// Who has solved it, by their number of tries.
fn solved_by(words: &Words, posted: &PostedDaily, most: usize) -> Vec<String> {
    if posted.solved_by() == 0 {
        return vec![say!(words, "puzzle-posted-nobody")];
    }
    let mut lines = vec![say!(words, "puzzle-posted-solved", people = posted.solved_by())];
    let names = ["puzzle-posted-first", "puzzle-posted-second", "puzzle-posted-later"];
    for (tries, name) in (1..).zip(names) {
        let all: Vec<_> = posted.results.iter().filter(|result| result.tries.min(3) == tries).collect();
        if !all.is_empty() {
            let people = all.iter().map(|result| named(words, result));
            lines.push(say!(words, name, people = listed(words, people, most)));
        }
    }
    lines
}

/// A person with their streak, if they have one.
fn named(words: &Words, result: &DailyResult) -> String {
    let who = mention(words, result.who);
    if result.counts() && result.streak > 1 { format!("{who}\u{a0}🔥{}", result.streak) } else { who }
}

/// The first of these people, and how many there are beside them.
fn listed(words: &Words, people: impl ExactSizeIterator<Item = String>, most: usize) -> String {
    let more = people.len().saturating_sub(most);
    let names = people.take(most).collect::<Vec<_>>().join(", ");
    if more == 0 { names } else { say!(words, "puzzle-posted-more", people = names, more = more) }
}

/// The solution of the puzzle before, with a link to its board, why it is right, and who found it at once.
fn solution(words: &Words, past: &PastDaily, link: Option<&str>, most: usize) -> Option<String> {
    let puzzle = past.day.puzzle()?;
    let (at, nobody) = (Solving::first(puzzle), Solver::default());
    let (kind, next_day) = (PuzzleKind::Daily(past.day), past.day.begins());
    let shown =
        AtPuzzle { at: &at, kind, seen: Seen::Asked(&[]), solver: [&nobody; 2], today: past.day, next_day };
    // Everyone reads it.
    let told = PuzzleText { naming: Naming::of_sides(words), ..PuzzleText::new(words, &shown) };
    let account = match at.attempt(*puzzle.line().first()?).ok()? {
        Attempt::Right { steps, .. } => told.account(steps.first()?),
        Attempt::Solved(step) | Attempt::Wrong(step) => told.account(&step),
    };
    let why = format!("{account} {}", told.reached());
    let day = past.day.number();
    // What is said of a single move names it.
    let told = match puzzle.line() {
        [_] => say!(words, "puzzle-posted-solution-one", day = day, why = why),
        _ if told.has_steps() => {
            let why = format!("{}\n{why}", told.line());
            say!(words, "puzzle-posted-solution-one", day = day, why = why)
        }
        _ => say!(words, "puzzle-posted-solution", day = day, line = told.line(), why = why),
    };
    let told = match link {
        Some(link) => say!(words, "games-linked", line = told, link = link),
        None => told,
    };
    let found = match past.solved_by {
        0 => say!(words, "puzzle-posted-past-none"),
        people => say!(words, "puzzle-posted-past", people = people),
    };
    let first = past.first.iter().map(|who| mention(words, *who));
    let first =
        (first.len() > 0).then(|| say!(words, "puzzle-posted-first", people = listed(words, first, most)));
    Some([Some(told), Some(found), first].into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

/// The best of the month that has just ended.
fn best_of_month(words: &Words, feed: &ServerFeed) -> Option<String> {
    let table = feed.ended_month()?;
    let best = table.ranked().into_iter().take(BEST_OF_MONTH).map(|(place, score)| {
        let who = mention(words, score.who);
        say!(words, "puzzle-posted-best", place = place, player = who, solved = score.solved)
    });
    let best = best.collect::<Vec<_>>().join(", ");
    Some(say!(words, "puzzle-posted-month", best = best))
}
