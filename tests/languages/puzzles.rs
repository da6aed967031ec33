//! Discord accepts every puzzle, in every language.

use kuzhi_domain::feeds::{DailyResult, DailySlot, ServerFeed, WeekSlot, Welcome};
use kuzhi_domain::matches::BoardLook;
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::rating::Rating;
use kuzhi_domain::settings::{BoardStyle, Post};
use kuzhi_domain::study::{
    Attempt, Daily, DailyEnd, Day, OwnPuzzle, PuzzleKind, PuzzleTry, Solver, Solving, Streak,
};
use kuzhi_domain::{ChannelId, Language, MatchId, MessageId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_search::Puzzle;
use kuzhi_view::screens::{self, AtPuzzle, Seen};
use kuzhi_view::words::Words;

use super::screens::emojis;
use crate::limits::{check_description, check_screen};
use crate::matches::PEOPLE;

/// Some puzzles of each game, others in each language: asked, after every wrong move, in progress and solved,
/// of each kind.
#[test]
fn every_puzzle_can_be_sent() {
    let feed = busy_feed();
    for (number, &language) in Language::ALL.iter().enumerate() {
        let (words, tag) = (Words::for_language(language), language.tag());
        for game in Game::all() {
            let what = format!("{tag}: a puzzle of {}", game.id());
            for puzzle in Puzzle::built_in(&game).iter().skip(number).step_by(45) {
                check_puzzle(words, puzzle, &what);
            }
        }
        check_posted(words, &feed, tag);
        for screen in [screens::puzzle_looking(words), screens::puzzle_own_none(words)] {
            check_screen(&screen, tag);
        }
    }
}

/// How many letters of a line a phone shows before it breaks it.
const ON_A_PHONE: usize = 40;

/// A server on which very many have solved the puzzles of the last two days, at the turn of a month.
fn busy_feed() -> ServerFeed {
    let slot = DailySlot { channel: ChannelId(u64::MAX), at: 1_439, set_by: PEOPLE[0] };
    let (mut feed, zone) = (ServerFeed::default(), TimeZone::UTC);
    // 31 December 2026.
    feed.set_daily(Some(slot), &zone, Timestamp::from_millis(1_798_740_000_000));
    for tries in [1, 2] {
        let now = feed.daily.as_ref().unwrap().next;
        assert!(feed.begin_day(&zone, now));
        let day = feed.daily.as_ref().unwrap().current_day().unwrap();
        assert!(feed.note_posted(day, MessageId(u64::MAX)));
        for who in 0..600_u64 {
            let tries = if tries == 1 { 1 } else { u8::try_from(who % 3 + 1).unwrap() };
            let result = DailyResult { who: PlayerId(u64::MAX - who), tries, streak: 99_999 };
            assert!(feed.note_result(day, result, now));
        }
    }
    assert!(feed.ended_month().is_some());
    let (channel, set_by, now) = (slot.channel, slot.set_by, Timestamp::default());
    feed.set_week(Some(WeekSlot { channel, weekday: 3, at: slot.at, set_by }), &zone, now);
    feed.welcome = Some(Welcome::new(channel, set_by, 1, now));
    feed
}

fn check_posted(words: &Words, feed: &ServerFeed, what: &str) {
    let daily = feed.daily.as_ref().unwrap();
    let first = daily.current_day().unwrap().number();
    for day in (first..first + 40).map(Day::new) {
        // Each message has the solution of the day before.
        let mut feed = feed.clone();
        let current = feed.daily.as_mut().and_then(|daily| daily.current.as_mut()).unwrap();
        current.day = day.next();
        current.before.as_mut().unwrap().day = day;
        let daily = feed.daily.as_ref().unwrap();
        for posted in [daily.current.as_ref().unwrap(), daily.previous.as_ref().unwrap()] {
            for style in BoardStyle::ALL {
                let (puzzle, look) = (posted.day.puzzle().unwrap(), BoardLook::default_for(style));
                let shown = screens::posted_puzzle(
                    words,
                    &feed,
                    posted,
                    puzzle,
                    Some(super::screens::LINK),
                    look,
                    emojis(),
                );
                check_screen(&shown.screen, what);
                check_screen(&shown.screen.without_file(), what);
            }
        }
    }
    for table in [feed.months.get(1), None] {
        check_screen(&screens::puzzle_month(words, table, PEOPLE[0]), what);
    }
    for feed in [feed, &ServerFeed::default()] {
        for zone in [TimeZone::by_name("America/Argentina/ComodRivadavia"), None] {
            check_screen(&screens::feed_settings(words, feed, zone.as_ref()), what);
            check_screen(&screens::week_settings(words, feed, zone.as_ref()), what);
        }
        check_screen(&screens::welcome_settings(words, feed), what);
    }
    for post in [Post::Daily, Post::Week, Post::Welcome] {
        check_screen(&screens::post_stopped(words, post, ChannelId(u64::MAX)), what);
    }
}

fn check_puzzle(words: &Words, puzzle: &Puzzle, what: &str) {
    let (today, id, played) = (Day::new(u32::MAX), MatchId::from_random(u64::MAX), puzzle.line()[0]);
    let own = OwnPuzzle { id, ply: usize::MAX >> 33, played, puzzle: puzzle.clone(), done: false };
    let daily = Daily {
        day: today,
        wrong: vec![(0, played); Daily::TRIES],
        end: Some(DailyEnd::Solved),
        shared: Vec::new(),
    };
    let before =
        Solver { rating: Rating::new(1_999.4, 350.0, 0.06).unwrap(), own: vec![own], ..Solver::default() };
    let rated = before.after(puzzle, PuzzleKind::Kept, PuzzleTry::Shown, Day::new(1));
    let streak = Streak { days: 99_999, last: Some(today), frozen: Some(today) };
    let after = Solver { daily: Some(daily), streak, ..rated };
    let check = |at: &Solving<'_>, kind, seen: Seen<'_>| {
        for style in BoardStyle::ALL {
            for (solver, today) in [([&before, &after], today), ([&after; 2], Day::new(1))] {
                let shown =
                    AtPuzzle { at, kind, seen: seen.clone(), solver, today, next_day: today.begins() };
                let shown = screens::puzzle(words, &shown, BoardLook::default_for(style), emojis());
                check_screen(&shown.screen, what);
                check_screen(&shown.screen.without_file(), what);
                assert!(shown.screen.text.lines().count() > 1, "{what}");
                if let Some((_, description)) = &shown.picture {
                    check_description(description, what);
                }
            }
        }
    };
    let (mut at, mut steps, kind) = (Solving::first(puzzle), Vec::new(), PuzzleKind::Daily(today));
    loop {
        check(&at, kind, Seen::Asked(&steps));
        for mv in at.board().legal().into_iter().filter(|mv| *mv != puzzle.line()[at.ply()]) {
            let Ok(Attempt::Wrong(step)) = at.attempt(mv) else { panic!("{what}: {puzzle}") };
            check(&at, PuzzleKind::Kept, Seen::Wrong(mv, &step));
        }
        match at.attempt(puzzle.line()[at.ply()]).unwrap() {
            Attempt::Right { ply, steps: played } => {
                (at, steps) = (Solving::at(puzzle, ply).unwrap(), played);
            }
            Attempt::Solved(step) => {
                for kind in [PuzzleKind::Kept, PuzzleKind::Own, kind] {
                    check(&at, kind, Seen::Ended(Some(&step)));
                    check(&at, kind, Seen::Ended(None));
                }
                break;
            }
            Attempt::Wrong(_) => panic!("{what}: {puzzle}"),
        }
    }
    for wrong in 0..=Daily::TRIES {
        let daily = Daily {
            day: Day::new(99_999),
            wrong: vec![(0, played); wrong],
            end: Some(DailyEnd::Solved),
            shared: Vec::new(),
        };
        let shared = screens::puzzle_shared(words, PEOPLE[0], puzzle, &daily, 99_999);
        check_screen(&shared, what);
        let lines: Vec<&str> = shared.text.lines().collect();
        let of_day = puzzle.game() == Game::default();
        assert!(lines.len() == 2 && (!of_day || lines[0].chars().count() <= ON_A_PHONE), "{what}: {lines:?}");
    }
}
