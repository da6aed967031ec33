//! Tests of when weeks are told, and of what they tell.

use kuzhi_engine::{Game, Side};
use kuzhi_search::Level;

use super::*;
use crate::erasure::Erasure;
use crate::matches::{Ending, Match, MatchSetup, Place, Seat};
use crate::rating::{Rating, RatingChange, Standing};
use crate::{GuildId, MatchId, MessageId};

/// Fridays at 18:00.
const SLOT: WeekSlot = WeekSlot { channel: ChannelId(5), weekday: 5, at: 1_080, set_by: PlayerId(7) };

const HOUR: Duration = Duration::from_hours(1);

fn berlin() -> TimeZone {
    TimeZone::by_name("Europe/Berlin").unwrap()
}

/// Tuesday, 1 December 2026, so many hours after midnight in Berlin.
fn on_the_first(hours: u64) -> Timestamp {
    Timestamp::from_millis(1_796_079_600_000) + Duration::from_hours(hours)
}

/// The first Friday at 18:00 after that.
fn friday() -> Timestamp {
    on_the_first(3 * 24 + 18)
}

fn feed() -> ServerFeed {
    let mut feed = ServerFeed::default();
    feed.set_week(Some(SLOT), &berlin(), on_the_first(1));
    feed
}

fn telling(feed: &ServerFeed) -> Option<WeekToTell> {
    feed.week.as_ref().unwrap().posting
}

#[test]
fn it_comes_each_week_on_its_day_and_hour() {
    let (mut feed, zone) = (feed(), berlin());
    let mut until = None;
    for _ in 0..60 {
        let due = feed.due().unwrap();
        assert_eq!((zone.weekday_at(due), zone.clock_at(due).as_str()), (5, "18:00"), "DST too");
        assert!(feed.end_week(&zone, due));
        let week = telling(&feed).unwrap();
        assert_eq!((week.until, week.due), (due, due));
        assert!(until.is_none_or(|until| week.from == until || week.from > until && due - WEEK == week.from));
        assert!(feed.note_week(week) && telling(&feed).is_none());
        until = Some(week.until);
    }
}

#[test]
fn nothing_is_told_twice_when_the_day_changes() {
    let (mut feed, zone) = (feed(), berlin());
    assert!(!feed.end_week(&zone, friday() - HOUR), "its hour has not come");
    assert!(feed.end_week(&zone, friday()));
    let week = telling(&feed).unwrap();
    assert_eq!(week.from, friday() - WEEK);
    assert!(feed.note_week(week) && !feed.note_week(week));
    let sunday = WeekSlot { weekday: 7, ..SLOT };
    feed.set_week(Some(sunday), &zone, friday() + HOUR);
    assert_eq!(feed.due(), Some(friday() + 48 * HOUR));
    assert!(feed.end_week(&zone, friday() + 48 * HOUR));
    assert_eq!(telling(&feed).unwrap().from, friday(), "two days");
}

#[test]
fn what_cannot_be_posted_is_tried_again_for_a_day() {
    let (mut feed, zone) = (feed(), berlin());
    assert!(feed.end_week(&zone, friday()));
    let mut tries = 0;
    while let Some(week) = telling(&feed) {
        assert!(feed.put_off_week(week, week.due));
        tries += 1;
    }
    assert!((20..40).contains(&tries), "{tries}");
    assert_eq!(feed.due(), Some(friday() + WEEK), "the next one comes");
}

#[test]
fn after_an_outage_only_the_last_week_is_told() {
    let (mut feed, zone) = (feed(), berlin());
    assert!(feed.end_week(&zone, friday() + 3 * WEEK + HOUR));
    assert_eq!(telling(&feed).unwrap().until, friday() + 3 * WEEK);
    let mut late = self::feed();
    assert!(late.end_week(&zone, friday() + 30 * HOUR));
    assert_eq!((telling(&late), late.due()), (None, Some(friday() + WEEK)), "too late");
}

#[test]
fn it_follows_the_time_zone_and_stops() {
    let (mut feed, now) = (feed(), on_the_first(1));
    assert!(feed.follow_zone(&TimeZone::UTC, now));
    assert_eq!(feed.due(), Some(friday() + HOUR));
    feed.set_week(None, &TimeZone::UTC, now);
    assert_eq!(feed.due(), None);
    assert!(!feed.follow_zone(&TimeZone::UTC, now));
}

#[test]
fn whoever_leaves_has_asked_for_nothing() {
    let mut feed = feed();
    feed.welcome = Some(crate::feeds::Welcome::new(ChannelId(5), PlayerId(8), 3, on_the_first(1)));
    assert!(feed.names(PlayerId(7)) && feed.names(PlayerId(8)) && !feed.names(PlayerId(9)));
    let left = feed.anonymised(Erasure::new(PlayerId(7), 1)).unwrap();
    assert!(left.week.as_ref().unwrap().slot.set_by.has_left() && left.names(PlayerId(8)));
    assert_eq!(left.version, feed.version + 1);
}

#[test]
fn a_welcome_that_cannot_be_posted_is_given_up() {
    let now = on_the_first(1);
    let mut welcome = crate::feeds::Welcome::new(ChannelId(5), PlayerId(8), 3, now);
    let tries = (1..99).find(|_| welcome.put_off(welcome.due.unwrap())).unwrap();
    assert_eq!(tries, crate::feeds::Welcome::MOST_FAILURES);
    welcome.note_shown(MessageId(4), 9, None);
    assert_eq!((welcome.failures, welcome.due, welcome.message), (0, None, Some(MessageId(4))));
}

/// A game on a server that these two played to its end, by chance.
fn played(number: u64, game: Game, seats: [Seat; 2]) -> Match {
    let (mut board, mut seed) = (game.start(), number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    while board.outcome().is_none() {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = board.legal();
        let mv = legal[(seed >> 33) as usize % legal.len()];
        board.play(mv, &mut |_| ()).unwrap();
    }
    let setup = MatchSetup::played(game, seats, board.moves(), on_the_first(1)).unwrap();
    let place = Place { guild: Some(GuildId(3)), channel: ChannelId(4) };
    MatchSetup { id: MatchId::from_random(number), place, rated: false, ..setup }.check().unwrap()
}

fn people() -> [Seat; 2] {
    [Seat::Person(PlayerId(1)), Seat::Person(PlayerId(2))]
}

#[test]
fn games_worth_seeing_are_what_is_said_of_them() {
    let mut seen = [0; 3];
    for game in ["mangala", "kalah", "pallankuzhi", "oware"] {
        let game = Game::by_id(game).unwrap();
        for number in 0..60 {
            let one = played(number, game, people());
            let mut report = WeekReport::default();
            report.count(&one);
            assert_eq!((report.games, report.against_bot, report.players()), (1, 0, 2));
            let found = report.highlights.first().unwrap();
            assert_eq!((found.id, found.channel), (one.id(), ChannelId(4)));
            let over = one.over().unwrap();
            let (history, winner) = (over.played().history(), over.ending().winner());
            match found.highlight {
                Highlight::Comeback { winner: who, behind, of } => {
                    assert_eq!(Some(who), winner);
                    let stores =
                        history.boards().map(|position| Side::ALL.map(|side| position.board.store(side)));
                    let gap = stores.map(|stores| {
                        i32::from(stores[who.other().index()]) - i32::from(stores[who.index()])
                    });
                    assert_eq!(gap.max(), Some(i32::from(behind)));
                    assert!(u32::from(behind) * 10 >= of && of == game.start().position().board.total());
                    seen[0] += 1;
                }
                Highlight::Relay { by, laps } => {
                    let mut board = game.start();
                    let mut of_moves = Vec::new();
                    for &mv in history.moves() {
                        let facts = board.facts(mv).unwrap();
                        of_moves.push((facts.laps, facts.by));
                        board.play(mv, &mut |_| ()).unwrap();
                    }
                    assert!(of_moves.contains(&(laps, by)) && of_moves.iter().all(|(one, _)| *one <= laps));
                    seen[1] += 1;
                }
                Highlight::End { seeds } => {
                    let Ending::Played(outcome) = over.ending() else { panic!() };
                    assert_eq!(outcome.score[0].abs_diff(outcome.score[1]), seeds);
                    seen[2] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count >= 5), "{seen:?}");
}

#[test]
fn games_between_people_come_before_those_against_the_bot() {
    let mut report = WeekReport::default();
    let bot = [Seat::Person(PlayerId(1)), Seat::Bot(Level::LOWEST)];
    let kalah = Game::by_id("kalah").unwrap();
    for number in 0..80 {
        report.count(&played(number, kalah, if number < 60 { bot } else { people() }));
    }
    assert_eq!((report.games, report.against_bot, report.players()), (20, 60, 2));
    assert!(report.highlights.len() <= 20 && report.highlights[0].id.get() >= 60);
    let levels = report.levels_beaten();
    assert_eq!(levels.len(), 1, "one for each game");
    assert_eq!((levels[0].who, levels[0].game, levels[0].level), (PlayerId(1), kalah, Level::LOWEST));
}

#[test]
fn whoever_has_risen_most_comes_first() {
    let mut report = WeekReport::default();
    let standing = |who, value: f64, opponents| Standing {
        rating: Rating::new(value, 60.0, 0.06).unwrap(),
        opponents,
        ..Standing::new(PlayerId(who))
    };
    let one = played(1, Game::by_id("kalah").unwrap(), people());
    let mut change = |[first, second]: [(u64, f64, f64, u32); 2]| {
        let both = [first, second];
        let before = both.map(|(who, from, _, opponents)| standing(who, from, opponents));
        let after = both.map(|(who, _, to, opponents)| standing(who, to, opponents));
        report.count_change(&one, &RatingChange { before, after });
    };
    change([(1, 1500.0, 1540.0, 2), (2, 1500.0, 1460.0, 2)]);
    change([(1, 1540.0, 1530.0, 2), (3, 1600.0, 1610.5, 5)]);
    change([(4, 1500.0, 1700.0, 1), (5, 1500.0, 1500.4, 9)]);
    let told: Vec<_> = report.rises().iter().map(|rise| (rise.who.0, rise.gained, rise.rating)).collect();
    assert_eq!(told, [(1, 30.0, 1530.0), (3, 10.5, 1610.5)], "with a place, and by a point or more");
}
