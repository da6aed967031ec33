//! Turns: only one of several processes has one at a time.

use std::thread::{scope, sleep};
use std::time::Duration;

use kuzhi_store::{Store, Turn};

const LONG: Duration = Duration::from_hours(1);
const SHORT: Duration = Duration::from_millis(30);

fn take(store: &dyn Store, name: &str, holder: u64, lasts: Duration) -> Turn {
    store.take_turn(name, holder, lasts).unwrap()
}

/// Returns how long a process has to wait for a turn. `None` if it has it now.
fn wait(store: &dyn Store, name: &str, holder: u64) -> Option<Duration> {
    match take(store, name, holder, LONG) {
        Turn::Taken => None,
        Turn::Wait(wait) => Some(wait),
    }
}

pub(crate) fn a_turn_is_one_holders_until_it_ends(store: &dyn Store) {
    assert_eq!(take(store, "identify", 1, LONG), Turn::Taken);
    let left = wait(store, "identify", 2).unwrap();
    assert!(left <= LONG && left > LONG / 2, "{left:?}");
    assert_eq!(take(store, "identify", 1, SHORT), Turn::Taken);
    while let Some(left) = wait(store, "identify", u64::MAX) {
        assert!(left <= LONG, "{left:?}");
        sleep(SHORT);
    }
    assert!(wait(store, "identify", 1).is_some(), "it is somebody else's now");
}

pub(crate) fn a_turn_is_prolonged_and_given_back(store: &dyn Store) {
    for _ in 0..3 {
        assert_eq!(take(store, "identify", 1, LONG), Turn::Taken);
    }
    assert!(wait(store, "identify", 2).is_some());
    assert_eq!(take(store, "identify", 1, Duration::ZERO), Turn::Taken);
    assert_eq!(wait(store, "identify", 2), None);
}

pub(crate) fn turns_of_other_names_are_free(store: &dyn Store) {
    assert_eq!(wait(store, "identify 0", 1), None);
    assert_eq!(wait(store, "identify 1", 2), None);
    assert!(wait(store, "identify 0", 2).is_some() && wait(store, "identify 1", 1).is_some());
}

pub(crate) fn of_many_who_come_at_once_one_has_the_turn(store: &dyn Store) {
    for round in 0..10 {
        let name = format!("round {round}");
        let taken: Vec<_> = scope(|scope| {
            let come = |holder| {
                let name = &name;
                scope.spawn(move || take(store, name, holder, LONG))
            };
            let comers: Vec<_> = (0..8).map(come).collect();
            comers.into_iter().map(|comer| comer.join().unwrap()).collect()
        });
        assert_eq!(taken.iter().filter(|one| **one == Turn::Taken).count(), 1, "{taken:?}");
    }
}
