//! When the bot was running. Each process records its own part.

use kuzhi_store::ProcessStore;

use super::server::Schema;
use crate::matches::at;

#[test]
fn presence_is_the_latest_of_all_processes() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open(), schema.open()];
    one.record_presence(at(5_000)).unwrap();
    other.record_presence(at(3_000)).unwrap();
    assert_eq!([&one, &other].map(|store| store.last_there().unwrap()), [Some(at(5_000)); 2]);
    // A connection turned out to be dead: that concerns only the one process.
    one.record_presence(at(2_000)).unwrap();
    assert_eq!(one.last_there().unwrap(), Some(at(3_000)));
}

#[test]
fn a_process_is_there_for_others_until_it_leaves() {
    let Some(schema) = Schema::new() else { return };
    let [one, other] = [schema.open(), schema.open()];
    let seen = |after| [&one, &other].map(|store| store.others_there(at(after)).unwrap().len());
    assert_eq!(seen(0), [0, 0]);
    one.record_presence(at(5_000)).unwrap();
    assert_eq!((seen(4_999), seen(5_000)), ([0, 1], [0, 0]));
    other.record_presence(at(6_000)).unwrap();
    one.leave(at(7_000)).unwrap();
    assert_eq!(seen(5_500), [1, 0]);
    // The times are kept, and of the processes that have left the latest counts.
    other.leave(at(6_500)).unwrap();
    assert_eq!(other.last_there().unwrap(), Some(at(7_000)));
    assert_eq!(seen(0), [0, 0]);
}

#[test]
fn who_died_long_ago_is_forgotten() {
    const DAY: u64 = 86_400_000;
    let Some(schema) = Schema::new() else { return };
    schema.open().record_presence(at(10)).unwrap();
    let store = schema.open();
    assert_eq!(store.last_there().unwrap(), Some(at(10)));
    store.record_presence(at(DAY + 11)).unwrap();
    assert_eq!(schema.sql("SELECT COUNT(*) FROM presence"), "1");
}

#[test]
fn what_was_noted_before_a_step_back_is_forgotten() {
    const HOUR: u64 = 3_600_000;
    let Some(schema) = Schema::new() else { return };
    schema.open().record_presence(at(2 * HOUR)).unwrap();
    schema.open().leave(at(2 * HOUR)).unwrap();
    let store = schema.open();
    assert_eq!(store.last_there().unwrap(), Some(at(2 * HOUR)));
    store.record_presence(at(HOUR)).unwrap();
    assert_eq!(store.last_there().unwrap(), Some(at(HOUR)));
}
