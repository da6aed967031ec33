//! Stored names and languages of people.

use kuzhi_domain::{Language, PlayerId};
use kuzhi_store::Store;

pub(crate) fn the_last_name_is_kept(store: &dyn Store) {
    assert_eq!(store.name_of(PlayerId(1)).unwrap(), None);
    store.save_name(PlayerId(1), "Ada").unwrap();
    store.save_name(PlayerId(1), "Ada 👑").unwrap();
    store.save_name(PlayerId(2), "Bob").unwrap();
    assert_eq!(store.name_of(PlayerId(1)).unwrap().as_deref(), Some("Ada 👑"));
    assert_eq!(store.name_of(PlayerId(2)).unwrap().as_deref(), Some("Bob"));
}

pub(crate) fn the_last_language_is_kept(store: &dyn Store) {
    assert_eq!(store.language_of(PlayerId(1)).unwrap(), None);
    store.save_language(PlayerId(1), Language::Turkish).unwrap();
    store.save_language(PlayerId(1), Language::Hindi).unwrap();
    store.save_language(PlayerId(2), Language::English).unwrap();
    assert_eq!(store.language_of(PlayerId(1)).unwrap(), Some(Language::Hindi));
    assert_eq!(store.language_of(PlayerId(2)).unwrap(), Some(Language::English));
}
