//! The counts that a store reports.

use kuzhi_domain::matches::Intent;
use kuzhi_store::Store;

use crate::matches::{ASHA, against_bot, challenge, keep, then};

pub(crate) fn live_matches_are_counted(store: &dyn Store) {
    let live = || store.size().unwrap().live;
    assert_eq!(live(), 0);
    let one = against_bot(1, 10);
    keep(store, &one).unwrap();
    keep(store, &challenge(2, 7)).unwrap();
    assert_eq!(live(), 2);
    keep(store, &then(&one, ASHA, Intent::Resign, 20)).unwrap();
    assert_eq!(live(), 1);
}
