//! People's notes on their matches.

use std::collections::BTreeMap;

use kuzhi_domain::{KeptLine, Note, PlayerId};
use kuzhi_store::Store;

use crate::matches::{ASHA, BANU, id};

fn note(text: &str) -> Note {
    Note::default().with_text(text)
}

pub(crate) fn a_note_is_kept_and_replaced(store: &dyn Store) {
    assert_eq!(store.note(ASHA, id(1)).unwrap(), Note::default());
    let line = KeptLine::new("Plan “A”", 12, "3,5,1+".parse().unwrap());
    for kept in [note("Watch pit 3."), note("a\n\u{0}\"b\" 👑").with_line(Some(line.clone())), note("x")] {
        store.save_note(ASHA, id(1), &kept).unwrap();
        assert_eq!(store.note(ASHA, id(1)).unwrap(), kept);
    }
    store.save_note(ASHA, id(1), &Note::default().with_line(Some(line))).unwrap();
    assert_eq!(store.note(ASHA, id(1)).unwrap().text, "");
    store.save_note(ASHA, id(1), &Note::default()).unwrap();
    assert_eq!(store.notes_of(ASHA).unwrap(), BTreeMap::new(), "of an empty one nothing is left");
}

pub(crate) fn everybody_has_their_own(store: &dyn Store) {
    let far = PlayerId(u64::MAX);
    for (player, number, text) in [(ASHA, 1, "a1"), (ASHA, 2, "a2"), (BANU, 1, "b1"), (far, 1, "f1")] {
        store.save_note(player, id(number), &note(text)).unwrap();
    }
    assert_eq!(store.note(ASHA, id(1)).unwrap(), note("a1"));
    assert_eq!(store.note(BANU, id(2)).unwrap(), Note::default());
    let all = BTreeMap::from([(id(1), note("a1")), (id(2), note("a2"))]);
    assert_eq!(store.notes_of(ASHA).unwrap(), all);
    assert_eq!(store.notes_of(far).unwrap(), BTreeMap::from([(id(1), note("f1"))]));
}
