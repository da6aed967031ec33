//! Many matches, and many writers at once.

use std::sync::Barrier;
use std::thread::scope;

use kuzhi_domain::matches::{Intent, Place, Scope};
use kuzhi_domain::{ChannelId, InteractionId, PlayerId};
use kuzhi_store::{CommitError, Store};

use crate::matches::{
    ASHA, BANU, CHANNEL, GUILD, PLACE, accepted, against_bot, between, challenge, id, keep, keep_for,
    keep_won, moved, then,
};

const WRITERS: u64 = 8;

pub(crate) fn a_thousand_matches(store: &dyn Store) {
    for number in 0..1_000 {
        let place = Place { guild: Some(GUILD), channel: ChannelId(number % 10) };
        let pair = [PlayerId(number % 7), PlayerId(100 + number % 3)];
        let open = between(number, 2_000 - number, pair, place);
        keep(store, &open).unwrap();
        if number % 2 == 0 {
            keep(store, &then(&open, pair[0], Intent::Cancel, 3_000)).unwrap();
        }
    }
    let numbers =
        |list: Vec<kuzhi_domain::matches::Match>| list.iter().map(|one| one.id().get()).collect::<Vec<_>>();
    let expected = |belongs: fn(u64) -> bool| {
        (0..1_000).rev().filter(|number| number % 2 == 1 && belongs(*number)).collect::<Vec<_>>()
    };
    assert_eq!(numbers(store.live().unwrap()), expected(|_| true));
    assert_eq!(numbers(store.live_in(ChannelId(3)).unwrap()), expected(|number| number % 10 == 3));
    assert!(store.live_in(ChannelId(4)).unwrap().is_empty());
    assert_eq!(numbers(store.live_of(PlayerId(5)).unwrap()), expected(|number| number % 7 == 5));
    assert_eq!(numbers(store.live_of(PlayerId(101)).unwrap()), expected(|number| number % 3 == 1));
    assert!((0..1_000).all(|number| store.load(id(number)).unwrap().is_some()));
}

/// Every writer tries to make every move. Only one of them succeeds with each.
pub(crate) fn many_writers_of_one_match(store: &dyn Store) {
    const MOVES: u64 = 12;
    let begun = against_bot(1, 0);
    keep(store, &begun).unwrap();
    let barrier = Barrier::new(8);
    let write = |writer: u64| {
        let mut current = begun.clone();
        let mut made = Vec::new();
        for round in 0..MOVES {
            let pick = usize::try_from(writer + round).unwrap();
            barrier.wait();
            match keep(store, &moved(&current, pick, writer)) {
                Ok(()) => made.push(round),
                Err(CommitError::Conflict) => {}
                Err(other) => panic!("{other}"),
            }
            barrier.wait();
            current = store.load(begun.id()).unwrap().unwrap();
        }
        made
    };
    let mut made: Vec<u64> = scope(|scope| {
        let writers: Vec<_> = (0..WRITERS).map(|writer| scope.spawn(move || write(writer))).collect();
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    made.sort_unstable();
    assert_eq!(made, (0..MOVES).collect::<Vec<_>>());
    let last = store.load(begun.id()).unwrap().unwrap();
    assert_eq!(last.version(), 1 + MOVES);
    assert_eq!(store.live().unwrap(), [last]);
}

/// All of them update the same two ratings.
pub(crate) fn many_writers_of_many_matches(store: &dyn Store) {
    const EACH: u64 = 10;
    scope(|scope| {
        for writer in 0..WRITERS {
            scope.spawn(move || {
                for number in 0..EACH {
                    let pair = if number % 2 == 0 { [ASHA, BANU] } else { [BANU, ASHA] };
                    let over = keep_won(store, 100 * writer + number, pair, PLACE);
                    assert!(store.live_in(CHANNEL).unwrap().iter().all(|one| one.id() != over.id()));
                }
            });
        }
    });
    let half = u32::try_from(WRITERS * EACH / 2).unwrap();
    for board in [Scope::Guild(GUILD), Scope::Everywhere] {
        let standings = store.standings(board, "mangala").unwrap();
        let counts: Vec<_> = standings.iter().map(|one| (one.won, one.drawn, one.lost)).collect();
        assert_eq!(counts, [(half, 0, half); 2], "{board:?}");
    }
    assert_eq!(store.live().unwrap(), []);
}

pub(crate) fn one_interaction_delivered_to_many(store: &dyn Store) {
    let open = challenge(1, 0);
    keep(store, &open).unwrap();
    let begun = accepted(&open, 1);
    let barrier = Barrier::new(8);
    let deliver = || {
        barrier.wait();
        keep_for(store, &begun, 7, 1)
    };
    let answers: Vec<_> = scope(|scope| {
        let deliveries: Vec<_> = (0..WRITERS).map(|_| scope.spawn(deliver)).collect();
        deliveries.into_iter().map(|delivery| delivery.join().unwrap()).collect()
    });
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
    let repeated = answers
        .iter()
        .filter(|answer| matches!(answer, Err(CommitError::Repeated(first)) if *first == begun.id()));
    assert_eq!(repeated.count(), 7);
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(begun.id()));
}
