//! The whole intake, fed with what Discord would never send: by the gateway and over HTTP, into the real bot.

#![allow(clippy::unwrap_used)] // a test fails by panicking

#[path = "../conversations/bot.rs"]
#[allow(dead_code)] // conversations are led with more of it
mod bot;
mod chance;
mod ears;
mod evening;
mod mutation;
mod recorded;

use std::env;
use std::fmt::Write;
use std::time::Instant;

use bot::Door;
use evening::{Evening, Tally};

/// So many events between two evenings: a stand-in remembers all that it has seen.
const AN_EVENING: u64 = 2_000;

/// A number that may be set from outside.
fn number(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Whatever comes in, by whichever door: nothing panics, nothing is logged as a failure of ours, whoever waits for an
/// answer gets one and no more, nothing changes that is not theirs to change, and the next proper click is answered.
#[test]
fn whatever_comes_in_is_answered_once_and_changes_nothing_of_others() {
    let events = number("KUZHI_EVENTS", 4_000);
    let seed = number("KUZHI_SEED", 20_261_122);
    println!("KUZHI_SEED={seed} KUZHI_EVENTS={events}");
    ears::listen();
    let (begun, mut done, mut tally) = (Instant::now(), 0, Tally::default());
    while done < events {
        let (door, count) =
            (if (done / AN_EVENING).is_multiple_of(2) { Door::Gateway } else { Door::Http }, AN_EVENING);
        let count = count.min(events - done);
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        tally += runtime.block_on(async {
            let evening = Evening::begin(door).await;
            evening.take_all(seed, done..done + count).await
        });
        done += count;
        if events > 100_000 {
            println!("{done} events, {:?}: {tally:?}", begun.elapsed());
        }
    }
    let mut said = String::new();
    let _ = write!(said, "{done} events in {:?}, by seed {seed}: {tally:?}", begun.elapsed());
    println!("{said}");
    assert!(tally.answered > events / 2, "most were answered: {said}");
    assert!(tally.unread > events / 100, "some could not be read: {said}");
    assert!(tally.proper > 0 && tally.changed > 0, "people went on playing: {said}");
}
