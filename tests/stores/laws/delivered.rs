//! Delivery records: the messages in which matches are shown.

use kuzhi_domain::matches::{Match, NotifiableEvent, Notified, Offer, Offered, Revision};
use kuzhi_domain::{Language, MessageId, Timestamp};
use kuzhi_store::{Beside, Commit, Delivered, Store};

use crate::matches::{accepted, challenge, id, keep, moved};

pub(crate) fn they_are_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.delivered(id(1)).unwrap(), Delivered::default());
    let open = challenge(1, 0);
    keep(store, &open).unwrap();
    assert_eq!(store.delivered(id(1)).unwrap(), Delivered::default());
    let (board, call) = (Some(MessageId(u64::MAX)), Some(MessageId(2)));
    let third = Some(MessageId(3));
    let none = Delivered::default();
    let at = Revision { ply: 12, takebacks: 3 };
    let offered = Offered::default().and(Offer::Takeback, at).unwrap().without(Offer::Takeback, at);
    let offered = [offered.and(Offer::End, at).unwrap(), Offered::default()];
    let language = Some(Language::English);
    let (acted, call_at) = ([Some(Timestamp::from_millis(1)), None], Some(Timestamp::from_millis(2)));
    let turn = Notified { of: NotifiableEvent::Turn(at), again_until: None };
    let challenged = Notified { of: NotifiableEvent::Challenge, again_until: call_at };
    let flags =
        Delivered { user_install: true, no_files: true, has_card: true, notified: Some(turn), ..none };
    // A version never decreases.
    let version = u64::MAX / 2;
    let full =
        Delivered { board: call, ping: board, version, offered, language, acted, ping_at: call_at, ..flags };
    for delivered in [
        Delivered { board, ..none },
        Delivered { board, ping: call, ..none },
        Delivered { notified: Some(challenged), ..none },
        Delivered { gone_since: call_at, ..none },
        Delivered { moved: call, beside: Beside { board: call, moved: board, ping: third }, ..none },
        Delivered { has_card: true, ..none },
        none,
        Delivered { ping: call, version: 3, ..none },
        full,
    ] {
        store.save_delivered(id(1), delivered).unwrap();
        assert_eq!(store.delivered(id(1)).unwrap(), delivered);
    }
    keep(store, &accepted(&open, 1)).unwrap();
    assert_eq!(store.delivered(id(1)).unwrap(), full);
    assert_eq!(store.delivered(id(2)).unwrap(), none);
}

pub(crate) fn who_knew_a_match_knows_it_after_a_quiet_commit(store: &dyn Store) {
    let open = challenge(1, 0);
    keep(store, &open).unwrap();
    let begun = accepted(&open, 1);
    let quietly = |next: &Match| {
        store.commit(&Commit { next: next.clone(), begun: None, interaction: None, quiet: true }).unwrap();
    };
    let told = |version| Delivered { version, board: Some(MessageId(8)), ..Delivered::default() };
    store.save_delivered(id(1), told(1)).unwrap();
    quietly(&begun);
    assert_eq!(store.delivered(id(1)).unwrap(), told(2));
    // A person who had not seen the version before still has to be told.
    keep(store, &moved(&begun, 0, 2)).unwrap();
    quietly(&moved(&moved(&begun, 0, 2), 0, 3));
    assert_eq!(store.delivered(id(1)).unwrap(), told(2));
    // A match that was never shown stays unknown.
    let other = challenge(2, 0);
    keep(store, &other).unwrap();
    quietly(&accepted(&other, 1));
    assert_eq!(store.delivered(id(2)).unwrap(), Delivered::default());
}
