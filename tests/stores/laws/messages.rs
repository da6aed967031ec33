//! The messages in which matches are shown.

use kuzhi_bot::app::MessageId;
use kuzhi_bot::store::{Messages, Store};

use crate::matches::{accepted, challenge, id, keep};

pub(crate) fn they_are_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.messages(id(1)).unwrap(), Messages::default());
    let open = challenge(1, 0);
    keep(store, &open).unwrap();
    assert_eq!(store.messages(id(1)).unwrap(), Messages::default());
    let (board, call) = (Some(MessageId(u64::MAX)), Some(MessageId(2)));
    for messages in [
        Messages { board, call: None },
        Messages { board, call },
        Messages { board: None, call },
        Messages::default(),
        Messages { board: call, call: board },
    ] {
        store.keep_messages(id(1), messages).unwrap();
        assert_eq!(store.messages(id(1)).unwrap(), messages);
    }
    keep(store, &accepted(&open, 1)).unwrap();
    assert_eq!(store.messages(id(1)).unwrap(), Messages { board: call, call: board });
    assert_eq!(store.messages(id(2)).unwrap(), Messages::default());
}
