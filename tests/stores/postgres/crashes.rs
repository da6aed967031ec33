//! The server is killed and restarted: what was answered is there, and everything is consistent.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use kuzhi_domain::InteractionId;
use kuzhi_domain::matches::{Intent, Match, Scope};
use kuzhi_store::{
    Commit, CommitError, LeaderboardStore, LookupStore, MatchStore, ProcessedInteraction, StoreError,
};
use kuzhi_tests::postgres::{Wire, url};

use super::server::{of_ones_own, open};
use crate::child::all_versions;
use crate::matches::{
    ASHA, BANU, GUILD, PLACE, accepted, at, challenge, id, keep, keep_for, keep_won, then, well_begun,
};

fn with_interaction(next: Match, interaction: u64) -> Commit {
    Commit {
        next,
        begun: None,
        interaction: Some(ProcessedInteraction { interaction: InteractionId(interaction), at: at(5) }),
        quiet: false,
    }
}

fn until(mut is_so: impl FnMut() -> bool) {
    for _ in 0..2_000 {
        if is_so() {
            return;
        }
        sleep(Duration::from_millis(10));
    }
    panic!("waited in vain");
}

/// The batch arrives, and its answer never does: the caller learns that it was made, and it was made once.
#[test]
fn a_commit_whose_answer_was_lost_is_made_once() {
    let Some(mut server) = of_ones_own() else { return };
    let wire = Wire::to(server.port());
    let store = open(&url(wire.port()));
    keep(&store, &challenge(1, 0)).unwrap();
    keep(&store, &challenge(2, 0)).unwrap();
    wire.hold(true);
    let pending = store.submit(with_interaction(accepted(&challenge(1, 0), 5), 7));
    until(|| server.sql("SELECT version FROM matches WHERE id = 1") == "2");
    server.kill();
    wire.hold(false);
    // Commits submitted meanwhile wait for the server.
    let later = store.submit(with_interaction(accepted(&challenge(2, 0), 6), 8));
    server.start();
    pending.wait().unwrap();
    later.wait().unwrap();
    assert_eq!(store.load(id(1)).unwrap(), Some(accepted(&challenge(1, 0), 5)));
    assert_eq!(store.load(id(2)).unwrap(), Some(accepted(&challenge(2, 0), 6)));
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(id(1)));
    assert!(matches!(
        keep_for(&store, &challenge(3, 0), 7, 5),
        Err(CommitError::Repeated(first)) if first == id(1)
    ));
}

/// The server is killed during a batch: transactions are there completely or not at all.
#[test]
fn a_result_is_counted_whole_or_not_at_all() {
    let Some(mut server) = of_ones_own() else { return };
    let wire = Wire::to(server.port());
    let store = open(&url(wire.port()));
    let begun = well_begun(&accepted(&challenge(1, 0), 5), None);
    keep(&store, &challenge(1, 0)).unwrap();
    keep(&store, &begun).unwrap();
    wire.hold(true);
    let pending = store.submit(with_interaction(then(&begun, BANU, Intent::Resign, 9), 7));
    server.kill();
    wire.hold(false);
    server.start();
    pending.wait().unwrap();
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(id(1)));
    for board in [Scope::Guild(GUILD), Scope::Everywhere] {
        let standings = store.standings(board, "mangala").unwrap();
        let counts: Vec<_> = standings.iter().map(|one| (one.player, one.won, one.lost)).collect();
        assert_eq!(counts, [(ASHA, 1, 0), (BANU, 0, 1)]);
    }
}

/// Moves and results continue while the server is killed over and over.
#[test]
fn answered_commits_survive_kills_during_writes() {
    let Some(mut server) = of_ones_own() else { return };
    let store = open(&server.url());
    let (made, over) = (AtomicU64::new(0), AtomicBool::new(false));
    let play = || {
        let mut told: Vec<Match> = Vec::new();
        for next in all_versions() {
            match keep_for(&store, &next, next.version() + 1_000 * next.id().get(), 5) {
                Ok(()) => told.push(next),
                Err(error) => panic!("{error}"),
            }
            made.fetch_add(1, Ordering::SeqCst);
            if over.load(Ordering::SeqCst) {
                break;
            }
        }
        told
    };
    let win = || {
        let mut results = 0_u32;
        while !over.load(Ordering::SeqCst) {
            keep_won(&store, 1_000_000 + u64::from(results), [ASHA, BANU], PLACE);
            results += 1;
        }
        results
    };
    let (told, results) = scope(|scope| {
        let (playing, winning) = (scope.spawn(play), scope.spawn(win));
        for round in 1..=4 {
            until(|| made.load(Ordering::SeqCst) >= 40 * round || playing.is_finished());
            server.kill();
            server.start();
        }
        over.store(true, Ordering::SeqCst);
        (playing.join().unwrap(), winning.join().unwrap())
    });
    assert!(told.len() > 100 && results > 0);
    for one in &told {
        let mark = InteractionId(one.version() + 1_000 * one.id().get());
        assert_eq!(store.match_of_interaction(mark).unwrap(), Some(one.id()));
    }
    let last = told.last().unwrap();
    assert_eq!(store.load(last.id()).unwrap().as_ref(), Some(last));
    let standings = store.standings(Scope::Everywhere, "mangala").unwrap();
    let counts: Vec<_> = standings.iter().map(|one| (one.player, one.won, one.lost)).collect();
    assert_eq!(counts, [(ASHA, results, 0), (BANU, 0, results)]);
}

/// Readers wait while the server restarts.
#[test]
fn readers_wait_for_a_server_that_comes_back() {
    let Some(mut server) = of_ones_own() else { return };
    let store = open(&server.url());
    keep(&store, &challenge(1, 0)).unwrap();
    let (read, over) = (AtomicU64::new(0), AtomicBool::new(false));
    scope(|scope| {
        let readers: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    while !over.load(Ordering::SeqCst) {
                        assert_eq!(store.live_of(ASHA).unwrap(), [challenge(1, 0)]);
                        read.fetch_add(1, Ordering::SeqCst);
                    }
                })
            })
            .collect();
        until(|| read.load(Ordering::SeqCst) > 50);
        server.kill();
        server.start();
        let before = read.load(Ordering::SeqCst);
        until(|| read.load(Ordering::SeqCst) > before + 50);
        over.store(true, Ordering::SeqCst);
        for reader in readers {
            reader.join().unwrap();
        }
    });
}

/// A server that stays down is reported in one sentence, and the store works again when it comes back.
#[test]
fn a_server_that_stays_away_is_told_of() {
    let Some(mut server) = of_ones_own() else { return };
    let store = open(&server.url());
    keep(&store, &challenge(1, 0)).unwrap();
    server.kill();
    let pending = store.submit(with_interaction(accepted(&challenge(1, 0), 5), 7));
    let refused = store.load(id(1)).unwrap_err();
    let said = refused.to_string();
    assert!(said.starts_with("the store failed: the database postgres://127.0.0.1:"), "{said}");
    assert!(said.ends_with("; see to it that PostgreSQL runs there and can be reached"), "{said}");
    assert!(matches!(refused, StoreError::Database { .. }), "the bot goes on");
    assert!(matches!(pending.wait(), Err(CommitError::Store(StoreError::Database { .. }))));
    server.start();
    assert_eq!(store.load(id(1)).unwrap(), Some(challenge(1, 0)));
    keep(&store, &accepted(&challenge(1, 0), 5)).unwrap();
}
