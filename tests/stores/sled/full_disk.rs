//! A full disk: one clear message, and nothing half-written or shown wrongly.

use std::path::Path;

use kuzhi_domain::InteractionId;
use kuzhi_store::{LookupStore, MatchStore};
use tempfile::tempdir;

use super::open;
use crate::child::{all_versions, process_with_little_room, report_lines};
use crate::matches::keep_for;

/// Writes until there is no room, and reports the answers.
fn filled(path: &Path, blocks: u32) -> Vec<String> {
    let output = process_with_little_room("fill", path, blocks).output().unwrap();
    let said = report_lines(&output.stdout);
    assert!(output.status.success(), "{said:?}\n{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
fn full_disks_refuse_moves_and_lose_none() {
    let directory = tempdir().unwrap();
    let path = directory.path();
    let mut said = filled(path, 1_500);
    assert_eq!(said.pop().as_deref(), Some("done"));
    assert_eq!(
        said.pop().unwrap(),
        format!(
            "refused: it could not write to {} (file too large; the disk may be full, so make room on it), \
             and refuses everything until the bot is restarted",
            path.display()
        )
    );
    assert!(said.len() > 100, "only {} commits before the disk was full", said.len());

    let store = open(path);
    let mut versions = all_versions();
    for (line, version) in said.iter().zip(&mut versions) {
        assert_eq!(*line, format!("{} {}", version.id().get(), version.version()));
        let found = store.load(version.id()).unwrap().unwrap();
        assert!(found.version() >= version.version());
    }
    // The refused commit is there completely or not at all.
    let refused = versions.next().unwrap();
    let interaction = refused.version() + 1_000 * refused.id().get();
    let is_there =
        store.load(refused.id()).unwrap().is_some_and(|found| found.version() == refused.version());
    assert_eq!(store.match_of_interaction(InteractionId(interaction)).unwrap().is_some(), is_there);
    let live = store.live().unwrap();
    assert!(live.len() <= 1 && live.iter().all(|one| Some(one) == store.load(one.id()).unwrap().as_ref()));
    // With room again, the bot continues where it was.
    let next = if is_there { versions.next() } else { Some(refused) };
    for next in next.into_iter().chain(versions).take(300) {
        keep_for(&store, &next, next.version() + 1_000 * next.id().get(), 5).unwrap();
        assert_eq!(store.load(next.id()).unwrap(), Some(next));
    }
}

#[test]
fn a_store_that_has_no_room_to_open_says_so() {
    let directory = tempdir().unwrap();
    drop(open(directory.path()));
    let new = directory.path().join("new");
    let output = process_with_little_room("hold", &new, 0).output().unwrap();
    let said = report_lines(&output.stdout);
    assert!(
        said.len() == 1 && said[0].ends_with("file too large; the disk may be full, so make room on it"),
        "{said:?}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    drop(open(&new));
}
