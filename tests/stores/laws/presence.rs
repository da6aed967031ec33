//! When the bot was last running.

use kuzhi_store::Store;

use crate::matches::{at, challenge, keep};

pub(crate) fn the_last_time_is_kept(store: &dyn Store) {
    assert_eq!(store.last_there().unwrap(), None);
    for time in [at(0), at(u64::MAX), at(5)] {
        store.record_presence(time).unwrap();
        assert_eq!(store.last_there().unwrap(), Some(time));
    }
    keep(store, &challenge(1, 7)).unwrap();
    assert_eq!(store.last_there().unwrap(), Some(at(5)));
}
