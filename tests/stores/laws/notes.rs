//! People's notes on their matches.

use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::study::{KeptLine, Note};
use kuzhi_store::Store;

use crate::matches::{ASHA, BANU, id};

fn text_note(text: &str) -> Note {
    Note::default().with_text(text)
}

pub(crate) fn a_note_is_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.private_note(ASHA, id(1)).unwrap(), Note::default());
    let line = KeptLine::new("Plan “A”", 12, "3,5,1+".parse().unwrap());
    for kept in [
        text_note("Watch pit 3."),
        text_note("a\n\u{0}\"b\" 👑").with_line(Some(line.clone())),
        text_note("x"),
    ] {
        store.save_note(ASHA, id(1), &kept).unwrap();
        assert_eq!(store.private_note(ASHA, id(1)).unwrap(), kept);
    }
    store.save_note(ASHA, id(1), &Note::default().with_line(Some(line))).unwrap();
    assert_eq!(store.private_note(ASHA, id(1)).unwrap().text, "");
    store.save_note(ASHA, id(1), &Note::default()).unwrap();
    assert_eq!(store.notes_of(ASHA).unwrap(), BTreeMap::new(), "of an empty one nothing is left");
}

pub(crate) fn everybody_has_their_own(store: &dyn Store) {
    let far = PlayerId(u64::MAX);
    for (player, number, text) in [(ASHA, 1, "a1"), (ASHA, 2, "a2"), (BANU, 1, "b1"), (far, 1, "f1")] {
        store.save_note(player, id(number), &text_note(text)).unwrap();
    }
    assert_eq!(store.private_note(ASHA, id(1)).unwrap(), text_note("a1"));
    assert_eq!(store.private_note(BANU, id(2)).unwrap(), Note::default());
    let all = BTreeMap::from([(id(1), text_note("a1")), (id(2), text_note("a2"))]);
    assert_eq!(store.notes_of(ASHA).unwrap(), all);
    assert_eq!(store.notes_of(far).unwrap(), BTreeMap::from([(id(1), text_note("f1"))]));
}
