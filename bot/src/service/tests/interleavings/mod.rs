//! Simultaneous requests: whichever of them continues at each trip to the store and each call to Discord, the
//! result is one that they could also have had one after another, and everyone is answered.
//!
//! Two and three requests are tried in all orders, as long as there are not too many. The rest are random,
//! the same for the same seed. This tries more of each, and `KUZHI_SEED=1` tries others:
//! `KUZHI_INTERLEAVINGS=2000 cargo test -p kuzhi-bot --lib interleavings -- --nocapture`
//!
//! # Design
//!
//! What could go wrong here lies between the steps of a request, not within one. The service has no shared
//! state except behind `MatchLock`s, the store's own lock and a few short mutexes, none of which is held
//! across an await. So the test schedules the futures themselves, on one thread, at the places where they
//! wait for something outside (`records/gates.rs`). Loom and shuttle schedule their own threads and atomics,
//! and tokio's locks and channels are not built on those.

mod order;
mod start;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Match, Playing, Scope, Stage};
use kuzhi_domain::study::Note;
use kuzhi_store::{LeaderboardStore, LookupStore, PeopleStore};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio::task::yield_now;

use self::order::{Choose, InTurn, QUIET, groups, orders, schedule};
use self::start::{Ask, STARTS, Start};
use super::fake_discord::{ADA, BOB};
use super::fake_reply::FakeReply;
use super::world::{World, in_a_process, number, seed};

/// The result.
#[derive(Clone, PartialEq, Debug)]
struct Became {
    stage: Stage,
    version: u64,
    /// The stage and version of the rematch, if there is one.
    rematch: Option<(Stage, u64)>,
    /// How many results count for each person.
    counted: BTreeMap<PlayerId, u32>,
    /// The notes that Ada and Bob have taken on the match.
    notes: [Note; 2],
}

impl Became {
    fn from_world(world: &World) -> Became {
        let current = world.current().unwrap();
        let rematch = world.store.load(current.rematch_id()).unwrap();
        let standings = world.store.standings(Scope::Everywhere, current.game().id()).unwrap();
        let counted = standings.into_iter().map(|one| (one.player, one.played())).collect();
        let rematch = rematch.map(|one| (one.stage().clone(), one.version()));
        let notes = [ADA, BOB].map(|who| world.store.private_note(who, current.id()).unwrap());
        Became { version: current.version(), stage: current.stage().clone(), rematch, counted, notes }
    }
}

/// Handles requests all at once in this order, or one after another.
fn play(start: Start, picked: &[usize], order: Option<&mut dyn Choose>) -> Became {
    let world = World::new();
    in_a_process(async {
        let fixture = world.start();
        start.prepare(&world, &fixture).await;
        let asks = start.asks(&world.current().unwrap());
        let asks: Vec<Ask> = picked.iter().map(|&index| asks[index].clone()).collect();
        let id = world.id().unwrap();
        let replies: Vec<Arc<FakeReply>> = asks.iter().map(|one| one.reply(&world, id)).collect();
        let gates = fixture.service.gates().clone();
        let both = asks.iter().zip(&replies);
        let handled = both
            .clone()
            .map(|(one, reply)| one.clone().handle(Arc::clone(&fixture.service), id, Arc::clone(reply)));
        match order {
            None => {
                for one in handled {
                    one.await;
                    // Let everything it has started finish: the bot thinks and moves.
                    for _ in 0..QUIET {
                        yield_now().await;
                    }
                }
            }
            Some(order) => {
                gates.hold();
                let tasks: Vec<_> = handled.map(tokio::spawn).collect();
                schedule(&gates, order).await;
                for task in tasks {
                    assert!(task.is_finished(), "{start:?}, {asks:?}: somebody waits for ever");
                    task.await.unwrap();
                }
            }
        }
        for (one, reply) in both {
            let answers = reply.answers();
            assert!(one.is_answered(reply), "{start:?}, {asks:?}: {one:?} was answered {answers} times");
        }
        assert_one_result(&world, start);
    });
    Became::from_world(&world)
}

fn assert_one_result(world: &World, start: Start) {
    let current = world.current().unwrap();
    let results = u32::from(current.result().is_some());
    let standings = world.store.standings(Scope::Everywhere, current.game().id()).unwrap();
    for standing in standings {
        assert_eq!(standing.played(), results, "{start:?}: a result counts once");
    }
}

/// Plays in many orders, and compares each result with those of playing one after another.
fn explore(start: Start, picked: &[usize], most: usize) -> usize {
    let possible: Vec<Became> = orders(picked).into_iter().map(|order| play(start, &order, None)).collect();
    let check = |became: Became, how: &str| {
        assert!(possible.contains(&became), "{start:?} {picked:?}, {how}: {became:?} comes of no order");
    };
    let (mut in_turn, mut tried) = (InTurn::default(), 0);
    loop {
        in_turn.next = 0;
        check(play(start, picked, Some(&mut in_turn)), &format!("order {:?}", in_turn.path));
        tried += 1;
        if !in_turn.advance() {
            return tried;
        }
        if tried >= most / 2 {
            break;
        }
    }
    for seed in seeds(tried..most) {
        let mut chance = StdRng::seed_from_u64(seed);
        check(play(start, picked, Some(&mut chance)), &format!("chance {seed}"));
    }
    tried.max(most)
}

fn most(usual: u64) -> usize {
    usize::try_from(number("KUZHI_INTERLEAVINGS", usual)).unwrap()
}

/// Returns the seeds of these attempts.
fn seeds(times: Range<usize>) -> impl Iterator<Item = u64> {
    times.map(|time| (seed() << 32) + time as u64)
}

#[test]
fn concurrent_requests_are_serialisable() {
    let mut tried = 0;
    for start in STARTS {
        let number = in_a_process(async {
            let world = World::new();
            let fixture = world.start();
            start.prepare(&world, &fixture).await;
            start.asks(&world.current().unwrap()).len()
        });
        for (size, most) in [(2, most(4)), (3, most(2))] {
            for picked in groups(number, size) {
                tried += explore(start, &picked, most);
            }
        }
    }
    println!("{tried} interleavings of two and three requests");
}

/// Two players and ten strangers press any button there is.
#[test]
fn a_crowd_gets_one_result_and_everybody_an_answer() {
    let mut tried = 0;
    for seed in seeds(0..most(40)) {
        let mut chance = StdRng::seed_from_u64(seed);
        let start = STARTS[chance.random_range(0..STARTS.len())];
        crowd(start, &mut chance, seed);
        tried += 1;
    }
    println!("{tried} crowds");
}

fn crowd(start: Start, chance: &mut StdRng, seed: u64) {
    let world = World::new();
    in_a_process(async {
        let fixture = world.start();
        start.prepare(&world, &fixture).await;
        let before = world.current().unwrap();
        let asks = start.asks(&before);
        let of_strangers = (0..10).map(|stranger| {
            let one = &asks[chance.random_range(0..asks.len())];
            Ask { who: PlayerId(20 + stranger), interaction: 200 + stranger, wanted: one.wanted.clone() }
        });
        let all: Vec<Ask> = of_strangers.chain(asks.clone()).collect();
        let id = before.id();
        let replies: Vec<Arc<FakeReply>> = all.iter().map(|one| one.reply(&world, id)).collect();
        let gates = fixture.service.gates().clone();
        gates.hold();
        for (one, reply) in all.iter().zip(&replies) {
            tokio::spawn(one.clone().handle(Arc::clone(&fixture.service), id, Arc::clone(reply)));
        }
        schedule(&gates, chance).await;
        for (one, reply) in all.iter().zip(&replies) {
            assert!(one.is_answered(reply), "crowd {seed}: {one:?}: {}", reply.answers());
        }
        let after = world.current().unwrap();
        let seated = |who: &PlayerId| [ADA, BOB].contains(who) || start == Start::ChallengedAll;
        assert!(after.people().iter().all(seated), "crowd {seed}: {:?}", after.people());
        assert_one_result(&world, start);
        assert_no_move_is_lost(&before, &after, seed);
    });
}

/// Checks that all earlier moves are still there, except those taken back. At most the requested moves were
/// added, with the bot's answers.
fn assert_no_move_is_lost(before: &Match, after: &Match, seed: u64) {
    let moves = |one: &Match| one.played().map(|playing| playing.moves().to_vec()).unwrap_or_default();
    let kept = match after.played().and_then(|playing| playing.takebacks().last()) {
        Some(&left) => left.min(moves(before).len()),
        None => moves(before).len(),
    };
    let of_bot = |playing: &Playing| playing.seats().bot().is_some();
    let most = if after.played().is_some_and(of_bot) { 9 } else { 2 };
    let (before, after) = (moves(before), moves(after));
    assert_eq!(after[..kept], before[..kept], "crowd {seed}");
    assert!(after.len() <= before.len() + most, "crowd {seed}: {} moves of {}", after.len(), before.len());
}
