//! An interaction that is delivered twice is handled once.

use kuzhi_domain::InteractionId;
use kuzhi_domain::matches::Match;
use kuzhi_store::{CommitError, Store};

use crate::matches::{accepted, at, challenge, id, keep, keep_for, moved};

pub(crate) fn a_repeated_interaction_names_its_match(store: &dyn Store) {
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), None);
    keep_for(store, &challenge(1, 0), 7, 10).unwrap();
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(id(1)));
    // The second delivery draws another ID for the match that it would start.
    let refused = keep_for(store, &challenge(2, 0), 7, 11);
    assert!(matches!(refused, Err(CommitError::Repeated(first)) if first == id(1)), "{refused:?}");
    assert_eq!(store.load(id(2)).unwrap(), None);
    assert_eq!(store.live().unwrap().len(), 1);
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(id(1)));
    keep_for(store, &challenge(2, 0), 8, 11).unwrap();
}

pub(crate) fn a_repetition_comes_before_a_conflict(store: &dyn Store) {
    let open = challenge(1, 0);
    let begun = accepted(&open, 1);
    keep(store, &open).unwrap();
    keep_for(store, &begun, 7, 1).unwrap();
    assert!(matches!(keep_for(store, &begun, 7, 1), Err(CommitError::Repeated(_))));
    assert!(matches!(keep_for(store, &begun, 8, 1), Err(CommitError::Conflict)));
    // A commit without an interaction, such as the bot's own move, repeats nothing.
    keep(store, &moved(&begun, 0, 2)).unwrap();
}

pub(crate) fn old_marks_are_forgotten(store: &dyn Store) {
    let mut next: Match = challenge(1, 0);
    for (interaction, time) in [(1, 100), (2, 200), (3, 300), (u64::MAX, 199)] {
        keep_for(store, &next, interaction, time).unwrap();
        next = if next.version() == 1 { accepted(&next, 1) } else { moved(&next, 0, 1) };
    }
    let marked = || {
        [1, 2, 3, u64::MAX].map(|number| store.match_of_interaction(InteractionId(number)).unwrap().is_some())
    };
    store.forget_interactions(at(100)).unwrap();
    assert_eq!(marked(), [true; 4]);
    store.forget_interactions(at(200)).unwrap();
    assert_eq!(marked(), [false, true, true, false]);
    keep_for(store, &next, 1, 400).unwrap();
    store.forget_interactions(at(301)).unwrap();
    assert_eq!(marked(), [true, false, false, false], "what was marked again is not forgotten with the old");
    assert_eq!(store.load(id(1)).unwrap(), Some(next));
}

pub(crate) fn many_marks_in_no_order_are_all_there(store: &dyn Store) {
    // Each number below 197 except 0 once, in no order.
    let numbers = || (1..197_u64).map(|number| number * 71 % 197 * 1_000);
    for number in numbers() {
        keep_for(store, &challenge(number, 0), number, number).unwrap();
    }
    for number in numbers() {
        assert_eq!(store.match_of_interaction(InteractionId(number)).unwrap(), Some(id(number)));
        assert_eq!(store.match_of_interaction(InteractionId(number + 1)).unwrap(), None);
        let again = keep_for(store, &challenge(number + 1, 0), number, number);
        assert!(matches!(again, Err(CommitError::Repeated(first)) if first == id(number)));
    }
    store.forget_interactions(at(100_000)).unwrap();
    let marked = |number| store.match_of_interaction(InteractionId(number)).unwrap().is_some();
    assert!(numbers().all(|number| marked(number) == (number >= 100_000)));
    keep_for(store, &challenge(500, 0), 5_000, 200_000).unwrap();
    assert!(marked(5_000));
}
