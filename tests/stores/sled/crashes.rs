//! What was committed is there after the bot has stopped in any way.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::process::Child;
use std::slice;

use kuzhi_domain::matches::{Intent, Scope};
use kuzhi_domain::{InteractionId, MessageId};
use kuzhi_store::{Delivered, LeaderboardStore, LookupStore, MatchStore};
use tempfile::tempdir;

use super::open;
use crate::child::{process, report_lines};
use crate::laws::tournaments::{keep_ladder, seen};
use crate::matches::{
    ASHA, BANU, CHANNEL, GUILD, PLACE, accepted, against_bot, challenge, id, keep, keep_for, keep_won, then,
};

#[test]
fn everything_is_there_after_a_stop() {
    let directory = tempdir().unwrap();
    let begun = accepted(&challenge(1, 10), 20);
    let messages = Delivered { board: Some(MessageId(5)), ..Delivered::default() };
    let withdrawn = then(&challenge(2, 15), BANU, Intent::Decline, 30);
    let (over, standings, tournaments) = {
        let store = open(directory.path());
        keep(&store, &challenge(1, 10)).unwrap();
        keep_for(&store, &begun, 7, 20).unwrap();
        store.save_delivered(begun.id(), messages).unwrap();
        keep(&store, &challenge(2, 15)).unwrap();
        keep(&store, &withdrawn).unwrap();
        keep_ladder(&store, 1, &[ASHA, BANU]);
        let over = keep_won(&store, 3, [ASHA, BANU], PLACE);
        (over, store.standings(Scope::Everywhere, "mangala").unwrap(), seen(&store))
    };
    for _ in 0..3 {
        let store = open(directory.path());
        assert_eq!(store.live().unwrap(), slice::from_ref(&begun));
        assert_eq!(store.live_in(CHANNEL).unwrap(), slice::from_ref(&begun));
        assert_eq!(store.live_of(BANU).unwrap(), slice::from_ref(&begun));
        assert_eq!(store.load(id(2)).unwrap().as_ref(), Some(&withdrawn));
        assert_eq!(store.load(id(3)).unwrap().as_ref(), Some(&over));
        assert_eq!(store.delivered(begun.id()).unwrap(), messages);
        assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(begun.id()));
        assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap(), standings);
        assert_eq!(seen(&store), tournaments);
    }
}

#[test]
fn commits_and_durable_writes_survive_an_abort() {
    let directory = tempdir().unwrap();
    let output = process("abort", directory.path()).output().unwrap();
    assert!(!output.status.success());
    let store = open(directory.path());
    let begun = accepted(&challenge(1, 0), 5);
    assert_eq!(store.live().unwrap(), slice::from_ref(&begun));
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap(), Some(begun.id()));
    assert_eq!(store.delivered(begun.id()).unwrap().version, 2);
}

#[test]
fn answered_commits_survive_a_kill_while_writing() {
    let directory = tempdir().unwrap();
    for round in 0..3 {
        let path = directory.path().join(round.to_string());
        let last = killed_after(process("play", &path).spawn().unwrap(), 40 + 37 * round).pop().unwrap();
        let (number, version) = last.split_once(' ').unwrap();
        let (number, version): (u64, u64) = (number.parse().unwrap(), version.parse().unwrap());
        let store = open(&path);
        // One more may have been written whose caller was not told.
        let found = store.load(id(number)).unwrap().unwrap();
        assert!((version..=version + 1).contains(&found.version()) || !found.is_live(), "{last} {found:?}");
        assert_eq!(
            store.match_of_interaction(InteractionId(version + 1_000 * number)).unwrap(),
            Some(id(number))
        );
        for earlier in 0..number {
            assert!(!store.load(id(earlier)).unwrap().unwrap().is_live(), "{earlier} was over");
        }
        keep(&store, &against_bot(999, 0)).unwrap();
    }
}

#[test]
fn commits_of_a_group_are_atomic() {
    let directory = tempdir().unwrap();
    let output = process("abort in a flush", directory.path()).output().unwrap();
    assert!(!output.status.success());
    assert_eq!(report_lines(&output.stdout), Vec::<String>::new(), "nothing was answered");
    let store = open(directory.path());
    let over = store.load(id(1)).unwrap().unwrap().version() == 3;
    assert_eq!(store.match_of_interaction(InteractionId(7)).unwrap().is_some(), over);
    assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap().len(), if over { 2 } else { 0 });
    assert_eq!(store.standings(Scope::Guild(GUILD), "mangala").unwrap().len(), if over { 2 } else { 0 });
    let begun = store.load(id(2)).unwrap().unwrap().version() == 2;
    assert_eq!(store.match_of_interaction(InteractionId(8)).unwrap().is_some(), begun);
    assert_eq!(store.live_of(ASHA).unwrap().len(), if over { 1 } else { 2 });
}

#[test]
fn what_a_crowd_was_told_survives_a_kill() {
    let directory = tempdir().unwrap();
    let lines = killed_after(process("crowd", directory.path()).spawn().unwrap(), 300);
    let store = open(directory.path());
    for line in &lines {
        let (number, version) = line.split_once(' ').unwrap();
        let (number, version): (u64, u64) = (number.parse().unwrap(), version.parse().unwrap());
        let found = store.load(id(number)).unwrap().unwrap();
        assert!(found.version() >= version, "{line}");
        // Those whose callers were not told are there completely.
        let mark = InteractionId(found.version() + 1_000 * number);
        assert_eq!(store.match_of_interaction(mark).unwrap(), Some(id(number)), "{line}");
        assert_eq!(store.live().unwrap().contains(&found), found.is_live(), "{line}");
    }
    let told: BTreeSet<_> =
        lines.iter().filter_map(|line| line.split_once(' ')).map(|(number, _)| number).collect();
    assert!(told.len() >= 8, "all of them played");
}

/// Kills a process without warning after it has printed some lines. Returns those lines.
fn killed_after(mut child: Child, lines: usize) -> Vec<String> {
    let mut heard = BufReader::new(child.stdout.take().unwrap());
    let mut all = Vec::new();
    while report_lines(&all).len() < lines {
        assert_ne!(heard.read_until(b'\n', &mut all).unwrap(), 0, "{}", String::from_utf8_lossy(&all));
    }
    child.kill().unwrap();
    std::io::copy(&mut heard, &mut all).unwrap();
    child.wait().unwrap();
    let complete = all.iter().rposition(|&byte| byte == b'\n').unwrap();
    report_lines(&all[..complete])
}
