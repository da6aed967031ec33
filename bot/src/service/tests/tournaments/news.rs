//! News that takes several messages: whatever becomes of one of them, everyone is notified, once.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::settings::{Pings, Preferences};
use kuzhi_domain::tournaments::{News, TournamentIntent, TournamentKind};
use kuzhi_store::PeopleStore;

use super::super::fake_discord::Fault;
use super::super::world::in_a_process;
use super::{ADA, Club, ID, LOOK, settle};
use crate::service::tests::Fixture;

const SWISS: TournamentKind = TournamentKind::Swiss { rounds: None };
const ARENA: TournamentKind = TournamentKind::Arena { minutes: 20 };
const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };

/// So many people have entered a tournament, which has not begun.
fn crowd(kind: TournamentKind, number: u64) -> Club {
    let clock = if kind == ARENA { LIVE } else { TimeControl::Hours(12) };
    let club = Club::announce(kind, clock);
    for who in 1..=number {
        if who % 50 == 0 {
            club.world.pass(Duration::from_mins(1));
        }
        club.decide(PlayerId(who), TournamentIntent::Join { has_role: true });
    }
    club
}

/// A process tells everything. Time passes for messages that are sent again.
async fn tell(club: &Club, fixture: &Fixture) {
    for _ in 0..20 {
        club.look(fixture).await;
        let current = club.current();
        if current.posts.told > 0 && current.posts.news.is_empty() {
            return;
        }
        club.let_pass(fixture, LOOK).await;
    }
    panic!("it is never told: {:#?}", club.current().posts.news);
}

/// A process tells everything that there is.
fn tell_all(club: &Club) {
    in_a_process(async {
        let fixture = club.start().await;
        tell(club, &fixture).await;
    });
}

/// How often each person was notified by news with this number.
fn notified(club: &Club, number: u32) -> BTreeMap<PlayerId, usize> {
    let mut times = BTreeMap::new();
    let news = format!("{ID}t{number}-");
    for post in club.world.discord.posts().into_iter().filter(|post| post.nonce.starts_with(&news)) {
        assert!(post.notifies.len() <= 100);
        post.notifies.into_iter().for_each(|who| *times.entry(who).or_default() += 1);
    }
    times
}

fn everyone_once(number: u64) -> BTreeMap<PlayerId, usize> {
    (1..=number).map(|who| (PlayerId(who), 1)).collect()
}

/// Begins a tournament of so many people.
fn begin(kind: TournamentKind, number: u64) -> Club {
    let club = crowd(kind, number);
    club.world.pass(Duration::from_hours(1));
    club
}

fn put_off(number: u64) -> Club {
    let club = crowd(SWISS, number);
    club.decide(ADA, TournamentIntent::PutOff(Duration::from_hours(5)));
    club
}

fn called_off(number: u64) -> Club {
    let club = crowd(SWISS, number);
    // Nothing in a reason makes a message too long.
    club.decide(ADA, TournamentIntent::Stop { reason: "\u{200b}".repeat(200) });
    club
}

#[test]
fn everyone_is_notified_however_many_they_are() {
    for number in [4, 59, 60, 61, 100, 101, 128] {
        for (what, club) in [
            ("a round", begin(SWISS, number)),
            ("an arena", begin(ARENA, number)),
            ("put off", put_off(number)),
            ("called off", called_off(number)),
        ] {
            tell_all(&club);
            assert_eq!(notified(&club, 1), everyone_once(number), "{what}: {number}");
        }
    }
}

#[test]
fn games_together_notify_each_person_once() {
    let club = begin(TournamentKind::League { twice: true, at_once: true, divisions: None }, 12);
    tell_all(&club);
    assert_eq!(club.current().rounds.len(), 22);
    for who in 1..=12 {
        assert_eq!(club.world.pings(PlayerId(who)), 1, "{who}");
    }
}

#[test]
fn a_message_that_fails_is_sent_again_and_notifies() {
    for faults in [
        &[Fault::Lost][..],
        &[Fault::AnswerLost],
        &[Fault::Refused],
        &[Fault::Lost, Fault::Refused, Fault::AnswerLost],
        &[Fault::Refused; 12],
    ] {
        for part in 0..3 {
            for club in [begin(SWISS, 100), begin(ARENA, 128), put_off(128), called_off(128)] {
                let number = club.current().players.len() as u64;
                club.world.discord.spoil(&format!("{ID}t1-{part}"), faults);
                tell_all(&club);
                assert_eq!(notified(&club, 1), everyone_once(number), "{part}: {faults:?}");
            }
        }
    }
}

#[test]
fn nobody_loses_by_default_whom_a_round_did_not_reach() {
    let club = Club::announce(SWISS, LIVE);
    for who in 1..=4 {
        club.decide(PlayerId(who), TournamentIntent::Join { has_role: true });
    }
    club.world.pass(Duration::from_hours(1));
    club.world.discord.spoil(&format!("{ID}t1-0"), &[Fault::Refused; 14]);
    tell_all(&club);
    let (current, now) = (club.current(), club.world.now());
    assert!(current.games().all(|game| game.is_open() && game.begin_by > now), "{current:#?}");
    assert_eq!(notified(&club, 1), everyone_once(4));
}

#[test]
fn the_beginning_of_an_arena_is_not_told_in_its_last_games() {
    let club = begin(ARENA, 4);
    club.world.discord.spoil(&format!("{ID}t1-0"), &[Fault::Lost; 200]);
    in_a_process(async {
        let fixture = club.start().await;
        for _ in 0..200 {
            club.look(&fixture).await;
            let current = club.current();
            let waits = current.posts.news.iter().any(|one| one.what == News::Begun);
            assert_ne!(waits, current.has_no_more_games(), "{current:#?}");
            if !current.is_live() && current.posts.news.is_empty() {
                break;
            }
            club.let_pass(&fixture, LOOK).await;
        }
    });
    let current = club.current();
    assert!(!current.is_live() && current.posts.news.is_empty(), "{current:#?}");
    assert_eq!(notified(&club, 1), BTreeMap::new());
    let end = format!("{ID}t{}-", current.posts.told);
    assert!(club.world.discord.posts().iter().any(|post| post.nonce.starts_with(&end)), "its end is told");
}

#[test]
fn who_leaves_meanwhile_takes_nobody_else_along() {
    let club = put_off(128);
    club.world.discord.spoil(&format!("{ID}t1-1"), &[Fault::Lost]);
    in_a_process(async {
        let fixture = club.start().await;
        club.look(&fixture).await;
        for who in [1, 2, 70] {
            club.decide(PlayerId(who), TournamentIntent::Leave);
        }
        club.decide(PlayerId(900), TournamentIntent::Join { has_role: true });
        club.let_pass(&fixture, LOOK).await;
        tell(&club, &fixture).await;
    });
    let mut all = everyone_once(128);
    all.remove(&PlayerId(70));
    assert_eq!(notified(&club, 1), all);
}

#[test]
fn a_kill_at_any_step_leaves_nobody_out() {
    for away in [Duration::from_secs(1), Duration::from_mins(10)] {
        let mut steps = 0;
        loop {
            let club = begin(ARENA, 61);
            let was_killed = in_a_process(async {
                let fixture = club.start().await;
                fixture.service.gates().kill_after(steps);
                tokio::select! {
                    biased;
                    () = fixture.service.gates().killed() => true,
                    () = tell(&club, &fixture) => false,
                }
            });
            club.world.store.lose_what_is_not_durable();
            club.world.pass(away);
            tell_all(&club);
            let times = notified(&club, 1);
            assert_eq!(times.len(), 61, "killed after {steps} steps");
            // Discord forgets the nonce of the one message that may have arrived.
            let most = if away > LOOK { 60 } else { 0 };
            assert!(times.values().filter(|times| **times > 1).count() <= most, "{steps}: {times:?}");
            steps += 1;
            if !was_killed {
                break;
            }
        }
        assert!(steps > 12, "it takes {steps} steps");
    }
}

#[test]
fn a_message_that_discord_never_takes_does_not_stop_the_others() {
    let club = begin(SWISS, 100);
    club.world.discord.spoil(&format!("{ID}t1-1"), &[Fault::Invalid; 99]);
    tell_all(&club);
    assert_eq!(notified(&club, 1).len(), 54, "the pairings of the other messages");
    club.decide(ADA, TournamentIntent::Stop { reason: "It rains.".to_owned() });
    tell_all(&club);
    assert_eq!(notified(&club, 2), everyone_once(100));
}

#[test]
fn who_prefers_direct_messages_gets_one_however_often_the_channel_fails() {
    for faults in [&[Fault::Refused; 6][..], &[Fault::Lost], &[]] {
        let club = begin(SWISS, 100);
        club.world.discord.accepts_direct_messages.store(true, Ordering::SeqCst);
        let wishes = Preferences { pings: Pings::Direct, ..Preferences::default() };
        club.world.store.save_preferences(PlayerId(100), &wishes).unwrap();
        let part = (0..3).map(|part| format!("{ID}t1-{part}"));
        part.for_each(|nonce| club.world.discord.spoil(&nonce, faults));
        tell_all(&club);
        assert_eq!(club.world.pings(PlayerId(100)), 1, "{faults:?}");
        assert_eq!(notified(&club, 1).len(), 99);
    }
}

#[test]
fn the_same_news_waits_once() {
    let club = crowd(SWISS, 4);
    for _ in 0..3 {
        club.decide(ADA, TournamentIntent::PutOff(Duration::from_hours(1)));
    }
    let waiting: Vec<_> = club.current().posts.news.into_iter().map(|one| one.what).collect();
    assert_eq!(waiting, [News::PutOff]);
    in_a_process(async {
        let fixture = club.start().await;
        tell(&club, &fixture).await;
        settle().await;
    });
    assert_eq!(notified(&club, 3), everyone_once(4));
}
