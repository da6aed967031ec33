//! Due work in a shared database: one process takes each item, and another takes over if it dies.

use std::collections::BTreeSet;
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use kuzhi_domain::matches::{Intent, Match, Series};
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_postgres::PostgresStore;
use kuzhi_store::{Commit, Delivered, DueStore, LookupRequest, LookupStore, MatchStore, Take, Taken};

use super::server::Schema;
use crate::matches::{
    ASHA, BANU, PLACE, accepted, against_bot, at, challenge, id, keep, keep_won, moved, then, timed, with,
};

/// How long a process holds what it takes here.
const LEASE: Duration = Duration::from_millis(800);

fn take(now: Timestamp) -> Take {
    Take { now, clocks_run: true, most_time_ups: 1_000, at_most: 1_000 }
}

fn taken(store: &PostgresStore, now: Timestamp) -> Vec<MatchId> {
    ids(&store.take_due(take(now)).unwrap())
}

fn ids(taken: &Taken) -> Vec<MatchId> {
    let mut ids: Vec<_> = taken.matches.iter().map(|(id, _)| *id).collect();
    ids.sort_unstable();
    ids
}

/// Takes what is due, as soon as anything is.
fn taken_over(store: &PostgresStore, now: Timestamp) -> Vec<MatchId> {
    let since = Instant::now();
    loop {
        let taken = taken(store, now);
        if !taken.is_empty() {
            return taken;
        }
        assert!(since.elapsed() < Duration::from_secs(30), "nothing falls due");
        sleep(Duration::from_millis(5));
    }
}

/// Records that people were shown the current state of a match.
fn show(store: &PostgresStore, one: &Match, call_at: Option<Timestamp>) {
    let delivered = Delivered { version: one.version(), ping_at: call_at, ..Delivered::default() };
    store.save_delivered(one.id(), delivered).unwrap();
}

#[test]
fn work_of_a_dead_committer_is_taken_over() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open().with_lease(LEASE), schema.open().with_lease(LEASE)];
    keep(&one, &challenge(1, 0)).unwrap();
    assert_eq!(taken(&other, at(1)), [], "who commits has it");
    assert_eq!(taken_over(&other, at(1)), [id(1)]);
    assert_eq!(taken(&one, at(1)), [], "now the other one has it");
    show(&other, &challenge(1, 0), None);
    assert_eq!(taken(&one, at(1)), []);
    // Only the deadline of the challenge is left.
    let next = one.take_due(take(at(1))).unwrap().next;
    assert_eq!(next, challenge(1, 0).next_due().map(|(at, _)| at));
    assert_eq!(taken(&one, next.unwrap()), [id(1)]);
}

#[test]
fn who_says_that_they_still_have_it_has_it_longer() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open().with_lease(LEASE), schema.open()];
    keep(&one, &challenge(1, 0)).unwrap();
    let since = Instant::now();
    while since.elapsed() < 3 * LEASE {
        one.hold_due(&[id(1)]).unwrap();
        assert_eq!(taken(&other, at(1)), []);
    }
    assert_eq!(taken_over(&other, at(1)), [id(1)]);
}

#[test]
fn of_many_who_take_each_match_goes_to_one() {
    const MATCHES: u64 = 200;
    let Some(schema) = Schema::new() else { return };
    let stores = [schema.open(), schema.open(), schema.open(), schema.open()];
    let all: Vec<Match> = (1..=MATCHES).map(|number| challenge(number, number)).collect();
    for one in &all {
        keep(&stores[0], one).unwrap();
        show(&stores[0], one, None);
    }
    let now = at(10_000_000);
    let some = Take { at_most: 7, ..take(now) };
    let taken: Vec<MatchId> = scope(|scope| {
        let takers = stores.each_ref().map(|store| {
            scope.spawn(move || {
                let mut mine = Vec::new();
                loop {
                    let taken = store.take_due(some).unwrap();
                    if taken.matches.is_empty() {
                        return mine;
                    }
                    mine.extend(ids(&taken));
                }
            })
        });
        takers.into_iter().flat_map(|taker| taker.join().unwrap()).collect()
    });
    assert_eq!(taken.len(), all.len(), "each once");
    assert_eq!(taken.into_iter().collect::<BTreeSet<_>>(), all.iter().map(Match::id).collect());
}

#[test]
fn a_match_is_postponed_only_at_its_version() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open(), schema.open()];
    let (open, begun) = (challenge(1, 0), accepted(&challenge(1, 0), 1));
    keep(&one, &open).unwrap();
    one.put_off(&open, Some(at(50)), 2).unwrap();
    assert_eq!(taken(&other, at(49)), []);
    assert_eq!(other.take_due(take(at(50))).unwrap().matches, [(id(1), 2)], "so often it was in vain");
    // Meanwhile someone accepts. Looking at the challenge takes nothing from them.
    keep(&one, &begun).unwrap();
    other.put_off(&open, None, 0).unwrap();
    one.put_off(&begun, Some(at(60)), 0).unwrap();
    assert_eq!(taken(&other, at(60)), [id(1)]);
    // Without a clock nothing happens by itself in a match.
    show(&one, &begun, None);
    let none = other.take_due(take(at(u64::MAX / 2))).unwrap();
    assert_eq!((ids(&none), none.next), (vec![], None));
    assert_eq!(schema.sql("SELECT COUNT(*) FROM due"), "0");
    // But a player who has to be called is due.
    show(&one, &begun, Some(at(70)));
    assert_eq!((taken(&other, at(69)), taken(&other, at(70))), (vec![], vec![id(1)]));
}

#[test]
fn thinking_keeps_its_claim_after_delivery() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open().with_lease(LEASE), schema.open()];
    let begun = against_bot(1, 0);
    keep(&one, &begun).unwrap();
    let mut asked = moved(&begun, 0, 1);
    while asked.bot_to_move().is_none() {
        keep(&one, &asked).unwrap();
        asked = moved(&asked, 0, 1);
    }
    keep(&one, &asked).unwrap();
    show(&one, &asked, None);
    assert_eq!(taken(&other, at(2)), []);
    assert_eq!(taken_over(&other, at(2)), [id(1)], "the bot's move is owed");
    assert_eq!(taken(&one, at(2)), []);
}

#[test]
fn stopped_clocks_and_mass_timeouts_wait() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    for number in 1..=3 {
        let timed = timed(number, 0);
        keep(&store, &timed).unwrap();
        store.put_off(&timed, timed.next_due().map(|(at, _)| at), 0).unwrap();
    }
    let open = challenge(4, 0);
    keep(&store, &open).unwrap();
    show(&store, &open, None);
    let late = at(u64::MAX / 2);
    let found = store.take_due(Take { clocks_run: false, at_most: 0, ..take(late) }).unwrap();
    assert_eq!((found.time_ups, ids(&found)), (3, vec![]));
    let standing = store.take_due(Take { clocks_run: false, ..take(late) }).unwrap();
    assert_eq!(ids(&standing), [id(4)], "the challenge lapses all the same");
    let too_many = store.take_due(Take { most_time_ups: 2, ..take(late) }).unwrap();
    assert_eq!((too_many.time_ups, ids(&too_many)), (3, vec![]));
    assert_eq!(store.time_ups(late, 9).unwrap(), [id(1), id(2), id(3)]);
    assert_eq!(store.time_ups(late, 2).unwrap().len(), 2);
    let enough = Take { most_time_ups: 3, ..take(late) };
    let some = store.take_due_but(enough, &[id(1), id(3)]).unwrap();
    assert_eq!((some.time_ups, ids(&some)), (3, vec![id(2)]), "the others are held");
    assert_eq!(ids(&store.take_due(enough).unwrap()), [id(1), id(3)]);
}

#[test]
fn uncounted_time_makes_checks_early_never_late() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    let timed = timed(1, 0);
    keep(&store, &timed).unwrap();
    show(&store, &timed, None);
    let before = timed.next_due().unwrap().0;
    let next = timed.with_absence_credited(at(10), at(1_000_010)).unwrap();
    store.commit(&Commit { next: next.clone(), begun: None, interaction: None, quiet: true }).unwrap();
    assert_eq!(taken(&store, before), [id(1)]);
    store.put_off(&next, next.next_due().map(|(at, _)| at), 0).unwrap();
    let later = next.next_due().unwrap().0;
    assert!(later > before);
    assert_eq!(
        (taken(&store, later - Duration::from_millis(1)), taken(&store, later)),
        (vec![], vec![id(1)])
    );
}

#[test]
fn a_late_record_does_not_overwrite_a_newer_version() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    let (open, begun) = (challenge(1, 0), accepted(&challenge(1, 0), 1));
    keep(&store, &open).unwrap();
    keep(&store, &begun).unwrap();
    show(&store, &begun, Some(at(9)));
    show(&store, &open, None);
    assert_eq!(store.delivered(id(1)).unwrap().version, begun.version());
    assert_eq!(taken(&store, at(9)), [id(1)], "the call is still to come");
}

#[test]
fn deliveries_in_progress_are_visible_to_others() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open().with_lease(LEASE), schema.open()];
    let wanted = LookupRequest { id: Some(id(1)), ..LookupRequest::default() };
    let is_under_way = || other.look_up(&wanted).unwrap().is_under_way;
    assert!(!is_under_way());
    keep(&one, &challenge(1, 0)).unwrap();
    assert!(is_under_way());
    show(&one, &challenge(1, 0), None);
    assert!(!is_under_way());
    // A process that has died tells nobody.
    keep(&one, &accepted(&challenge(1, 0), 1)).unwrap();
    let since = Instant::now();
    while is_under_way() {
        assert!(since.elapsed() < Duration::from_secs(30));
    }
}

#[test]
fn the_end_of_a_match_and_its_next_set_are_pending_work() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open().with_lease(LEASE), schema.open()];
    let over = keep_won(&one, 1, [ASHA, BANU], PLACE);
    assert_eq!(taken_over(&other, at(1)), [over.id()]);
    show(&other, &over, None);
    assert_eq!(schema.sql("SELECT COUNT(*) FROM due"), "0");
    let open = with(challenge(2, 0), |setup| setup.series = Series::new(3));
    let begun = accepted(&open, 1);
    keep(&one, &open).unwrap();
    keep(&one, &begun).unwrap();
    let over = then(&begun, ASHA, Intent::Resign, 50);
    let begun = over.next_set(id(3), at(50));
    assert!(begun.is_some());
    one.commit(&Commit { next: over, begun, interaction: None, quiet: false }).unwrap();
    assert_eq!(taken(&other, at(51)), []);
    let mut all = taken_over(&other, at(51));
    while all.len() < 2 {
        all.extend(taken_over(&other, at(51)));
    }
    assert_eq!(all, [id(2), id(3)]);
}
