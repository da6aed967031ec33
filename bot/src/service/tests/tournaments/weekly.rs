//! A series over a year: two processes, which are killed again and again, announce each tournament once.

use std::sync::atomic::Ordering;
use std::time::Duration;

use kuzhi_domain::TournamentId;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::moments::{Every, TimeZone};
use kuzhi_domain::tournaments::{
    NextOfSeries, Repetition, Series, Tournament, TournamentKind, TournamentRules, TournamentStage,
};
use kuzhi_store::TournamentStore;

use super::super::world::in_a_process;
use super::{ADA, CHANNEL, Club, GUILD, LOOK, PEOPLE, settle};
use crate::service::BackgroundWork;
use crate::service::background::cancel;

const DAY: Duration = Duration::from_hours(24);
const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };

/// A weekly tournament in Berlin, announced two days before. So many play always.
fn weekly(always: usize) -> Club {
    let club = Club::announce(TournamentKind::Swiss { rounds: Some(1) }, LIVE);
    let made = club.current();
    let repetition = Repetition { every: Every::Week, ahead: 2, until: None };
    let mut series = Series::begin(repetition, TimeZone::by_name("Europe/Berlin"), &made.rules);
    series.always = PEOPLE[..always].to_vec();
    let next = Tournament { version: made.version + 1, series: Some(series), ..made };
    assert!(club.world.store.save_tournament(&next).unwrap());
    club
}

/// All of them, the first first.
fn all(club: &Club) -> Vec<Tournament> {
    let mut all = club.world.store.tournaments_of(GUILD, 999).unwrap();
    all.sort_by_key(|one| one.rules.begins);
    all
}

/// How often the message of each was posted.
fn cards(club: &Club) -> Vec<usize> {
    let posts = club.world.discord.posts();
    let of = |one: &Tournament| posts.iter().filter(|post| post.nonce == format!("{}t", one.id)).count();
    all(club).iter().map(of).collect()
}

fn check(club: &Club, number: usize) {
    let all = all(club);
    assert_eq!(all.len(), number, "one a week");
    let zone = TimeZone::by_name("Europe/Berlin").unwrap();
    let first = zone.clock_at(all[0].rules.begins);
    for pair in all.windows(2) {
        assert_eq!(pair[0].series.as_ref().unwrap().next, NextOfSeries::Announced(pair[1].id));
        assert!(pair[1].follows(&pair[0]));
        let apart = pair[1].rules.begins.since(pair[0].rules.begins);
        assert!(apart.abs_diff(7 * DAY) <= Duration::from_hours(1), "{apart:?}");
        assert_eq!(zone.clock_at(pair[1].rules.begins), first);
    }
    assert!(cards(club).iter().all(|&number| number == 1), "{:?}", cards(club));
}

/// Each is held in the thread of its message, to which that links.
fn check_threads(club: &Club) {
    for one in all(club) {
        let (card, thread) = (one.posts.card.unwrap(), one.posts.channel);
        assert_eq!(thread.0, card.0, "the thread of a message has its id");
        let text = club.world.discord.text(card);
        assert!(text.contains(&format!("<#{thread}>")), "{text}");
    }
}

#[test]
fn fifty_two_weeks_are_announced_once_in_spite_of_kills() {
    let club = weekly(2);
    club.world.discord.permits_threads.store(true, Ordering::SeqCst);
    let mut week = 0;
    let mut kills = 0;
    while week < 52 {
        in_a_process(async {
            let both = [club.start().await, club.start().await];
            let life = async {
                for _ in 0..14 {
                    for fixture in &both {
                        let there = BackgroundWork::Presence(true);
                        fixture.service.handle_background(there).await.unwrap();
                    }
                    tokio::join!(club.look(&both[0]), club.look(&both[1]));
                    club.world.pass(DAY / 2);
                }
                settle().await;
            };
            // Each life ends at another step, mostly while one is announced. Some are not killed.
            if kills % 4 < 3 {
                both[1].service.gates().kill_after(kills % 61);
            }
            tokio::select! {
                biased;
                () = both[1].service.gates().killed() => {}
                () = life => {}
            }
        });
        club.world.store.end_turns();
        kills += 1;
        week = all(&club).len() - 1;
        assert!(kills < 2_000, "it does not come to an end: {week}");
    }
    // The last one may have been announced a moment ago.
    in_a_process(async {
        let fixture = club.start().await;
        for _ in 0..3 {
            club.look(&fixture).await;
            club.let_pass(&fixture, LOOK).await;
        }
    });
    check(&club, week + 1);
    check_threads(&club);
    let events = club.world.discord.events();
    assert_eq!((events.len(), club.world.discord.events_made()), (1, 1), "one event for all of them");
    let last = all(&club).pop().unwrap();
    let next = if last.is_live() { last.rules.begins } else { last.next_begins().unwrap() };
    assert_eq!((events[0].begins, events[0].repeats.map(|(every, _)| every)), (next, Some(Every::Week)));
    let called_off = |one: &Tournament| matches!(one.stage, TournamentStage::CalledOff { .. });
    let over = all(&club).into_iter().filter(called_off).count();
    assert!(over >= 51, "two are too few, and the series goes on: {over}");
    assert!(all(&club)[1..].iter().all(|one| one.players.len() == 2));
}

#[test]
fn a_series_ends_with_its_organiser_or_its_server() {
    let club = weekly(0);
    in_a_process(async {
        let fixture = club.world.start_without(ADA);
        let fixture = club.begin_in(fixture).await;
        for _ in 0..14 {
            club.look(&fixture).await;
            club.let_pass(&fixture, DAY).await;
        }
    });
    assert_eq!((all(&club).len(), club.current().awaits_next()), (1, false), "they are blocked");

    let club = weekly(0);
    in_a_process(async {
        let fixture = club.start().await;
        club.look(&fixture).await;
        cancel(&fixture.service, &club.current()).await.unwrap();
        for _ in 0..14 {
            club.look(&fixture).await;
            club.let_pass(&fixture, DAY).await;
        }
    });
    assert_eq!((all(&club).len(), club.current().awaits_next()), (1, false));
    assert!(!club.current().is_live());
}

#[test]
fn one_that_has_no_room_is_left_out() {
    let club = weekly(0);
    let now = club.world.now();
    for number in 0..3 {
        let id = TournamentId::from_random(100 + number);
        let rules = TournamentRules { begins: now + 60 * DAY, ..club.current().rules };
        let other = Tournament::announce(id, (GUILD, CHANNEL), ADA, rules, now);
        assert!(club.world.store.save_tournament(&other).unwrap());
    }
    in_a_process(async {
        let fixture = club.start().await;
        for _ in 0..12 {
            club.look(&fixture).await;
            club.let_pass(&fixture, DAY / 2).await;
        }
    });
    let series = club.current().series.unwrap();
    assert_eq!((all(&club).len(), series.number, series.next), (4, 1, NextOfSeries::Due));
}
