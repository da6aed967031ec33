//! Several processes with one database: each has a store of its own.

use std::thread::scope;

use kuzhi_domain::matches::Scope;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{InteractionId, PlayerId};
use kuzhi_postgres::PostgresStore;
use kuzhi_store::{CommitError, LeaderboardStore, LookupRequest, LookupStore, MatchStore, TournamentStore};

use super::server::Schema;
use crate::laws::reviews::review;
use crate::laws::tournaments::{joined, keep_ladder, seen};
use crate::matches::{
    ASHA, BANU, PLACE, accepted, against_bot, challenge, id, keep, keep_for, keep_won, moved,
};

#[test]
fn of_two_processes_that_act_on_one_match_one_wins() {
    let Some(schema) = Schema::new() else { return };
    let stores = [schema.open(), schema.open()];
    let mut current = against_bot(1, 0);
    keep(&stores[0], &current).unwrap();
    for round in 0..40 {
        let tries = scope(|scope| {
            let current = &current;
            stores
                .each_ref()
                .map(|store| scope.spawn(move || keep(store, &moved(current, 0, round))))
                .map(|one| one.join().unwrap())
        });
        let made = tries.iter().filter(|made| made.is_ok()).count();
        let refused = tries.iter().filter(|made| matches!(made, Err(CommitError::Conflict))).count();
        assert_eq!((made, refused), (1, 1), "{tries:?}");
        let seen = stores.each_ref().map(|store| store.load(id(1)).unwrap().unwrap());
        assert_eq!(seen[0], seen[1]);
        current = seen[0].clone();
        if !current.is_live() {
            return;
        }
    }
}

/// Each caches the match as it wrote it, and asks whether that is still current.
#[test]
fn changes_of_another_process_replace_cached_matches() {
    let Some(schema) = Schema::new() else { return };
    let stores = [schema.open(), schema.open()];
    let wanted = LookupRequest { id: Some(id(1)), ..LookupRequest::default() };
    let seen = |store: &PostgresStore| store.look_up(&wanted).unwrap().current.unwrap();
    let mut current = against_bot(1, 0);
    keep(&stores[0], &current).unwrap();
    for round in 0..6 {
        let (writer, other) = (&stores[round % 2], &stores[(round + 1) % 2]);
        assert_eq!([seen(writer), seen(other)], [current.clone(), current.clone()]);
        current = moved(&current, 0, 5);
        keep(writer, &current).unwrap();
        assert_eq!([seen(writer), seen(other)], [current.clone(), current.clone()]);
    }
}

#[test]
fn tournaments_are_shared_and_stay_when_all_stop() {
    let Some(schema) = Schema::new() else { return };
    let stores = [schema.open(), schema.open()];
    let ladder = keep_ladder(&stores[0], 1, &[ASHA, BANU]);
    assert!(stores[1].save_tournament(&ladder).unwrap(), "the same again is as good as done");
    let [one, other] = [3, 4].map(|who| joined(&ladder, PlayerId(who)));
    assert_eq!([&one, &other].map(|next| stores[1].save_tournament(next).unwrap()), [true, false]);
    let before = seen(&stores[0]);
    assert_eq!(before[0], [one]);
    drop(stores);
    assert_eq!(seen(&schema.open()), before);
}

#[test]
fn an_unreadable_tournament_hides_no_other() {
    let Some(schema) = Schema::new() else { return };
    let store = schema.open();
    let all = [1, 2, 3].map(|number| keep_ladder(&store, number, &[ASHA, BANU]));
    schema.sql("UPDATE tournaments SET record = '{}' WHERE id = 2");
    for list in seen(&store) {
        assert!(list.len() == 2 && list.iter().all(|one| one.id != all[1].id));
    }
    let said = store.tournament(all[1].id).unwrap_err().to_string();
    assert!(said.ends_with("set aside: it does not say which schema it has"), "{said}");
    assert!(!store.save_tournament(&Tournament { version: 1, ..all[1].clone() }).unwrap());
}

#[test]
fn reviews_are_shared_between_processes() {
    let Some(schema) = Schema::new() else { return };
    let stores = [schema.open(), schema.open()];
    keep_won(&stores[0], 1, [ASHA, BANU], PLACE);
    assert_eq!(stores[1].review(id(1)).unwrap(), None);
    let made = review("mangala", 9);
    stores[0].save_review(id(1), &made).unwrap();
    assert_eq!(stores[1].review(id(1)).unwrap(), Some(made.clone()));
    stores[1].save_review(id(1), &made).unwrap();
    assert_eq!(stores[0].review(id(1)).unwrap(), Some(made), "both may make it at once");
}

#[test]
fn two_processes_handle_an_interaction_once() {
    let Some(schema) = Schema::new() else { return };
    let stores = [schema.open(), schema.open()];
    for round in 1..20_u64 {
        keep(&stores[0], &challenge(round, 0)).unwrap();
        let next = accepted(&challenge(round, 0), 1);
        let tries = scope(|scope| {
            let next = &next;
            stores
                .each_ref()
                .map(|store| scope.spawn(move || keep_for(store, next, round, 1)))
                .map(|one| one.join().unwrap())
        });
        assert_eq!(tries.iter().filter(|made| made.is_ok()).count(), 1, "{tries:?}");
        assert_eq!(stores[1].match_of_interaction(InteractionId(round)).unwrap(), Some(id(round)));
    }
}

/// All results update the same two ratings.
#[test]
fn results_of_several_processes_all_count() {
    const EACH: u64 = 12;
    let Some(schema) = Schema::new() else { return };
    let stores = [schema.open(), schema.open(), schema.open()];
    scope(|scope| {
        for (number, store) in (0_u64..).zip(&stores) {
            scope.spawn(move || {
                (0..EACH).for_each(|round| drop(keep_won(store, 100 * number + round, [ASHA, BANU], PLACE)));
            });
        }
    });
    let all = u32::try_from(3 * EACH).unwrap();
    let standings = stores[0].standings(Scope::Everywhere, "mangala").unwrap();
    let counts: Vec<_> = standings.iter().map(|one| (one.won, one.lost)).collect();
    assert_eq!(counts, [(all, 0), (0, all)]);
}
