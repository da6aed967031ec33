//! The whole intake, fed with what Discord would never send: by the gateway and over HTTP, into the real bot.

#![allow(clippy::unwrap_used)] // a test fails by panicking

#[path = "../conversations/bot.rs"]
#[allow(dead_code)] // conversations are led with more of it
mod bot;
mod chance;
mod ears;
mod evening;
mod judging;
mod library;
mod mutation;
mod recorded;
mod run;
mod sending;

use std::env;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use bot::Door;
use evening::Evening;
use kuzhi_tests::discord::openapi;
use run::{Run, Tally};
use tokio::runtime::{Builder, Runtime};

/// So many events are sent between two evenings: of some, so that both doors have theirs, and of very many. A stand-in remembers much
/// of what it has seen.
const AN_EVENING: u64 = 2_000;
const A_LONG_EVENING: u64 = 10_000;

/// What is heard of the bot is heard of all that run in this process.
static ALONE: Mutex<()> = Mutex::new(());

/// A number that may be set from outside.
fn number(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Whatever comes in, by whichever door, and though the line is lost now and then: nothing panics, nothing is logged as a failure of
/// ours, whoever waits for an answer gets one and no more, nothing changes that is not theirs to change, and the next proper move is
/// made.
#[test]
fn whatever_comes_in_is_answered_once_and_changes_nothing_of_others() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let (first, events) = (number("KUZHI_FROM", 0), number("KUZHI_EVENTS", 4_000));
    let seed = number("KUZHI_SEED", 20_261_122);
    println!("KUZHI_SEED={seed} KUZHI_FROM={first} KUZHI_EVENTS={events}");
    // Which answers fit what was asked is nothing that a mutated question can be held to, and checking takes longer than answering.
    openapi::leave_out();
    ears::listen();
    let an_evening = if events > 10 * AN_EVENING { A_LONG_EVENING } else { AN_EVENING };
    let (begun, mut tally) = (Instant::now(), Tally::default());
    for start in (first..first + events).step_by(usize::try_from(an_evening).unwrap()) {
        let usual = if (start / an_evening).is_multiple_of(2) { Door::Gateway } else { Door::Http };
        let door = env::var("KUZHI_DOOR").map_or(usual, |_| Door::usual());
        let end = (start + an_evening).min(first + events);
        let run = Run { seed, door, start };
        tally += runtime().block_on(async { Evening::begin(run).await.take_all(start..end).await });
        if events > AN_EVENING * 10 {
            println!("{} events, {:?}: {tally:?}", end - first, begun.elapsed());
        }
    }
    let said = format!("{events} events in {:?}, by seed {seed}: {tally:?}", begun.elapsed());
    println!("{said}");
    if events >= AN_EVENING {
        assert!(tally.answered > events / 2, "most were answered: {said}");
        assert!(tally.unread > events / 100, "some could not be read: {said}");
        assert!(tally.proper > 0 && tally.changed > 0, "people went on playing: {said}");
    }
}

/// All that one can do with the bot is among what is mutated.
#[test]
fn all_that_one_can_do_is_recorded() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    openapi::leave_out();
    ears::listen();
    let missing = runtime().block_on(async {
        let evening = Evening::begin(Run { seed: 0, door: Door::Gateway, start: 0 }).await;
        evening.missing().await
    });
    assert!(missing.is_empty(), "add these to tests/intake/recorded.rs: {missing:#?}");
}
