//! What operators have changed.

use kuzhi_store::{Operation, Store};

use crate::matches::at;

pub(crate) fn the_latest_are_kept_in_their_order(store: &dyn Store) {
    assert_eq!(store.operations().unwrap(), []);
    let operation = |number: u64| Operation {
        at: at(number),
        command: "undo".to_owned(),
        subject: format!("match {number}"),
    };
    for number in 0..3 {
        store.record_operation(&operation(number)).unwrap();
    }
    assert_eq!(store.operations().unwrap(), [0, 1, 2].map(operation));
    let all = Operation::KEPT as u64 + 2;
    (3..all).for_each(|number| store.record_operation(&operation(number)).unwrap());
    let kept = store.operations().unwrap();
    assert_eq!((kept.len(), &kept[0]), (Operation::KEPT, &operation(2)));
}
