//! Fuzzes the whole intake with events that Discord would never send, over the gateway and HTTP, into the
//! real bot.

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
#[path = "../conversations/stores.rs"]
mod stores;

use std::env;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use bot::Transport;
use evening::Evening;
use kuzhi_tests::discord::openapi;
use run::{Run, Tally};
use tokio::runtime::{Builder, Runtime};

/// The maximum number of events per evening, which is fewer in short runs, so that both transports get some.
/// A stand-in remembers much of what it has seen.
const AN_EVENING: u64 = 2_000;
const A_LONG_EVENING: u64 = 10_000;

/// The records cover everything in this process, so runs are serialised.
static ALONE: Mutex<()> = Mutex::new(());

/// Reads a number from the environment.
fn number(name: &str, usual: u64) -> u64 {
    env::var(name).map_or(usual, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Whatever arrives over either transport, even when the connection is lost now and then: nothing panics, no
/// failure of ours is logged, everyone who waits gets exactly one answer, nothing changes that the sender may
/// not change, and the next proper move is made.
#[test]
fn hostile_events_are_answered_once_and_harm_nobody() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let (first, events) = (number("KUZHI_FROM", 0), number("KUZHI_EVENTS", 4_000));
    let seed = number("KUZHI_SEED", 20_261_122);
    println!("KUZHI_SEED={seed} KUZHI_FROM={first} KUZHI_EVENTS={events}");
    // A mutated event does not determine which answers fit it, and validation takes longer than answering.
    openapi::leave_out();
    ears::listen();
    let an_evening = if events > 10 * AN_EVENING { A_LONG_EVENING } else { AN_EVENING };
    let (begun, mut tally) = (Instant::now(), Tally::default());
    for start in (first..first + events).step_by(usize::try_from(an_evening).unwrap()) {
        let usual = if (start / an_evening).is_multiple_of(2) { Transport::Gateway } else { Transport::Http };
        let transport = env::var("KUZHI_TRANSPORT").map_or(usual, |_| Transport::usual());
        let end = (start + an_evening).min(first + events);
        let run = Run { seed, transport, start };
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

/// Every action of the bot is among the mutated ones.
#[test]
fn all_that_one_can_do_is_recorded() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    openapi::leave_out();
    ears::listen();
    let missing = runtime().block_on(async {
        let evening = Evening::begin(Run { seed: 0, transport: Transport::Gateway, start: 0 }).await;
        evening.missing().await
    });
    assert!(missing.is_empty(), "add these to tests/intake/recorded.rs: {missing:#?}");
}
