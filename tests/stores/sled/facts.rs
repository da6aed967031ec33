//! Changes what the journal says, as a program would that stores something else.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use kuzhi_journal::{Change, Options, Scan, Sizes, resume, scan};

use super::{database, generation};

/// The numbers of the trees whose entries tests change.
const TREES: [(&str, u8); 6] =
    [("matches", 1), ("preferences", 13), ("meta", 15), ("reviews", 24), ("tournaments", 26), ("aside", 255)];

/// Changes an entry of a store that is not open, in its journal. The next start finds that the database does
/// not hold it, and builds it anew.
pub(super) fn change(path: &Path, tree: &str, key: &[u8], change: impl FnOnce(Vec<u8>) -> Vec<u8>) {
    let before = find(path, tree, key).expect("it is there before it is changed");
    put(path, tree, key, &change(before));
}

/// Puts an entry into the journal of a store that is not open.
pub(super) fn put(path: &Path, tree: &str, key: &[u8], value: &[u8]) {
    let (_, tree) = TREES.into_iter().find(|(name, _)| *name == tree).expect("its number is known here");
    let Scan::Found(contents) = scan(&generation(path).join("journal"), 1).unwrap() else {
        panic!("there is no journal")
    };
    let options = Options { schema: 1, sizes: Sizes::default(), is_kept: |_| true };
    let (sync, flushed) = (Arc::new(File::sync_data), contents.last());
    let (mut journal, _compactor) = resume(&contents, options, sync, Box::new(move || Ok(flushed))).unwrap();
    let changes = [Change { tree, key, value: Some(value) }];
    // The sum is that before the change.
    journal.append(changes.into_iter(), contents.sum().unwrap()).unwrap();
    journal.close().unwrap();
}

/// Returns an entry of the database of a store that is not open.
pub(super) fn find(path: &Path, tree: &str, key: &[u8]) -> Option<Vec<u8>> {
    database(path).open_tree(tree).unwrap().get(key).unwrap().map(|bytes| bytes.to_vec())
}
