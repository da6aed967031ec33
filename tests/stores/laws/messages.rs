//! The messages in which matches are shown.

use kuzhi_bot::app::{MessageId, Moment, Offer, Offered};
use kuzhi_bot::language::Language;
use kuzhi_bot::store::{Messages, Store};

use crate::matches::{accepted, challenge, id, keep};

pub(crate) fn they_are_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.messages(id(1)).unwrap(), Messages::default());
    let open = challenge(1, 0);
    keep(store, &open).unwrap();
    assert_eq!(store.messages(id(1)).unwrap(), Messages::default());
    let (board, call) = (Some(MessageId(u64::MAX)), Some(MessageId(2)));
    let none = Messages::default();
    let at = Moment { ply: 12, takebacks: 3 };
    let offered = Offered::default().and(Offer::Takeback, at).unwrap().without(Offer::Takeback, at);
    let offered = [offered.and(Offer::End, at).unwrap(), Offered::default()];
    for messages in [
        Messages { board, ..none },
        Messages { board, call, ..none },
        Messages { call, told: 3, ..none },
        Messages::default(),
        Messages {
            board: call,
            call: board,
            told: u64::MAX,
            offered,
            visiting: true,
            language: Some(Language::English),
        },
    ] {
        store.keep_messages(id(1), messages).unwrap();
        assert_eq!(store.messages(id(1)).unwrap(), messages);
    }
    keep(store, &accepted(&open, 1)).unwrap();
    assert_eq!(
        store.messages(id(1)).unwrap(),
        Messages {
            board: call,
            call: board,
            told: u64::MAX,
            offered,
            visiting: true,
            language: Some(Language::English)
        }
    );
    assert_eq!(store.messages(id(2)).unwrap(), Messages::default());
}
