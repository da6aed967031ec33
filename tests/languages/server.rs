//! Discord accepts what a server gets by itself besides puzzles, in every language.

use kuzhi_domain::feeds::{Highlight, LevelBeaten, WeekReport};
use kuzhi_domain::matches::{Ending, History, Match, MatchSetup, Over, PlayingSetup, Seat, Seats, Stage};
use kuzhi_domain::rating::{Rating, RatingChange, Standing};
use kuzhi_domain::tournaments::{Tournament, TournamentKind, TournamentStage};
use kuzhi_domain::{Language, PlayerId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;
use kuzhi_view::screens::{self, ToldWeek};
use kuzhi_view::words::Words;

use crate::limits::check_screen;
use crate::matches::PEOPLE;
use crate::tournaments::entered;

/// A game between two people, given up at once.
fn played(game: Game) -> Match {
    let seats = Seats::new(Side::South, Seat::Person(PEOPLE[0]), Seat::Person(PEOPLE[1])).unwrap();
    let playing = PlayingSetup::new(seats, History::new(game), Timestamp::default()).check().unwrap();
    let over = Over::new(playing, Ending::Resigned(Side::North), Timestamp::default()).unwrap();
    MatchSetup::new(game, Stage::Over(over)).check().unwrap()
}

/// A report of a week in which everyone has risen.
fn busy(one: &Match) -> WeekReport {
    let mut report = WeekReport::default();
    (report.games, report.against_bot) = (u32::MAX, u32::MAX);
    let standing = |who: u64, value: f64| Standing {
        rating: Rating::new(value, 60.0, 0.06).unwrap(),
        opponents: 9,
        ..Standing::new(PlayerId(u64::MAX - who))
    };
    for who in 0..9 {
        let [before, after] =
            [1_500.0, 2_999.0].map(|value| [standing(2 * who, value), standing(2 * who + 1, value)]);
        report.count_change(one, &RatingChange { before, after });
    }
    report
}

#[test]
fn weeks_and_welcomes_can_be_sent() {
    let tournament = |stage| Tournament { stage, ..entered(TournamentKind::Swiss { rounds: Some(9) }) };
    let over = vec![tournament(TournamentStage::Over { at: Timestamp::default() }); 9];
    let next = vec![tournament(TournamentStage::Open); 9];
    for &language in Language::ALL {
        let (words, tag) = (Words::for_language(language), language.tag());
        for game in Game::all() {
            let one = played(game);
            let report = busy(&one);
            let beaten =
                Level::all().map(|level| LevelBeaten { who: PEOPLE[0], game, level }).collect::<Vec<_>>();
            for highlight in [
                Highlight::Comeback { winner: Side::South, behind: 162, of: 162 },
                Highlight::Relay { by: Side::North, laps: u16::MAX },
                Highlight::End { seeds: 0 },
                Highlight::End { seeds: 1 },
                Highlight::End { seeds: 3 },
                Highlight::End { seeds: 30 },
            ] {
                let (from, until) = (Timestamp::default(), Timestamp::default());
                let told = ToldWeek {
                    from,
                    until,
                    report: &report,
                    best: Some((&one, highlight)),
                    beaten: &beaten,
                    over: &over,
                    next: &next,
                };
                check_screen(&screens::week(words, &told), tag);
            }
            let empty = WeekReport::default();
            let (from, until) = (Timestamp::default(), Timestamp::default());
            let told =
                ToldWeek { from, until, report: &empty, best: None, beaten: &[], over: &over, next: &[] };
            check_screen(&screens::week(words, &told), tag);
            for next in [None, Some(&next[0])] {
                check_screen(&screens::welcome(words, game, next), tag);
            }
        }
    }
}
