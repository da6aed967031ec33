//! A text is no match record, or one that cannot be played, or a valid one.

#![no_main]

use kuzhi_engine::MatchRecord;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<MatchRecord>() else { return };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    if let Ok(game) = record.replay() {
        assert_eq!(game.moves(), record.moves);
    }
});
