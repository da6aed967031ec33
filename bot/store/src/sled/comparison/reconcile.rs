//! Compares the database with its journal, entry by entry, and repairs what differs.

use std::fmt::{self, Write as _};
use std::io;

use ::sled::IVec;
use kuzhi_journal::{Contents, Entry};

use crate::sled::trees::{Kind, Trees, is_own};

/// How the database differed from its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Differences {
    /// What it had not written yet when its process ended, as in every crash.
    pub(crate) late: u64,
    /// What it should have had.
    of: [Counts; Kind::ALL.len()],
}

/// The differences in one tree.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Counts {
    missing: u64,
    changed: u64,
    surplus: u64,
}

/// The reasons why the two could not be compared.
#[derive(Debug)]
pub(crate) enum Incomparable {
    Database(::sled::Error),
    Journal(io::Error),
}

impl From<::sled::Error> for Incomparable {
    fn from(error: ::sled::Error) -> Incomparable {
        Incomparable::Database(error)
    }
}

impl Differences {
    const NONE: Differences =
        Differences { late: 0, of: [Counts { missing: 0, changed: 0, surplus: 0 }; Kind::ALL.len()] };

    /// Returns whether the database had everything that it should have had, and nothing else.
    pub(crate) fn are_none(&self) -> bool {
        self.of.iter().all(|counts| *counts == Counts::default())
    }
}

/// Formatted as `217 of matches missing, 3 of names changed`.
impl fmt::Display for Differences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (kind, counts) in Kind::ALL.into_iter().zip(self.of) {
            let Counts { missing, changed, surplus } = counts;
            for (number, what) in [(missing, "missing"), (changed, "changed"), (surplus, "too many")] {
                if number > 0 {
                    let comma = if text.is_empty() { "" } else { ", " };
                    write!(text, "{comma}{number} of {} {what}", kind.name())?;
                }
            }
        }
        f.write_str(&text)
    }
}

/// Observes a comparison of a database with its journal.
pub(crate) trait Watch {
    /// Returns whether a key has changed since the journal was read.
    fn has_changed(&self, _kind: Kind, _key: &[u8]) -> bool {
        false
    }

    /// Reports that a key differs, with its correct value. `is_late` if a crash explains it.
    fn differs(
        &mut self,
        kind: Kind,
        key: &[u8],
        should_be: Option<&[u8]>,
        is_late: bool,
    ) -> Result<(), Incomparable>;

    /// Reports that a key and all before it were compared. Returns whether to continue.
    fn goes_on(&mut self, _kind: Kind, _key: &[u8]) -> bool {
        true
    }
}

struct Nobody;

impl Watch for Nobody {
    fn differs(&mut self, _: Kind, _: &[u8], _: Option<&[u8]>, _: bool) -> Result<(), Incomparable> {
        Ok(())
    }
}

/// Collects the differences between a database and its journal.
pub(crate) fn compare(trees: &Trees, contents: &Contents) -> Result<Differences, Incomparable> {
    go_through(trees, contents, &mut Nobody)
}

/// Repairs differences in batches, behind the reader.
struct Repairing<'a> {
    trees: &'a Trees,
    /// Called before the first repair.
    noting: Option<Noting<'a>>,
    /// Keys with their correct values.
    due: Vec<(Kind, Vec<u8>, Option<Vec<u8>>)>,
}

impl Repairing<'_> {
    fn put_due(&mut self) -> ::sled::Result<()> {
        let trees = self.trees;
        self.due.drain(..).try_for_each(|(kind, key, value)| trees.put(kind, &key, value.as_deref()))
    }
}

impl Watch for Repairing<'_> {
    fn differs(
        &mut self,
        kind: Kind,
        key: &[u8],
        should_be: Option<&[u8]>,
        is_late: bool,
    ) -> Result<(), Incomparable> {
        if let Some(noting) = self.noting.take_if(|_| !is_late) {
            noting().map_err(Incomparable::Journal)?;
        }
        self.due.push((kind, key.to_vec(), should_be.map(<[u8]>::to_vec)));
        if self.due.len() >= 512 { Ok(self.put_due()?) } else { Ok(()) }
    }
}

/// Called before the first repair of something that should have been right.
pub(crate) type Noting<'a> = Box<dyn FnOnce() -> io::Result<()> + 'a>;

/// Makes the database agree with its journal.
pub(crate) fn repair(
    trees: &Trees,
    contents: &Contents,
    noting: Option<Noting<'_>>,
) -> Result<Differences, Incomparable> {
    let mut repairing = Repairing { trees, noting, due: Vec::new() };
    let differences = go_through(trees, contents, &mut repairing)?;
    repairing.put_due()?;
    Ok(differences)
}

/// Goes through all keys of both in order.
pub(crate) fn go_through(
    trees: &Trees,
    contents: &Contents,
    watch: &mut impl Watch,
) -> Result<Differences, Incomparable> {
    let marked = trees.checkpoint()?.filter(|mark| mark.store == contents.store());
    // The database may lack later changes, but none that it was known to have on disk.
    let should_have = marked.map_or(0, |mark| mark.record).max(contents.flushed());
    let mut differences = Differences::NONE;
    let mut entries = contents.entries().map_err(Incomparable::Journal)?;
    let mut due = entries.next().map_err(Incomparable::Journal)?;
    for kind in Kind::ALL {
        let counts = &mut differences.of[kind as usize];
        let mut all =
            trees.tree(kind).iter().filter(|found| !matches!(found, Ok((key, _)) if is_own(kind, key)));
        let mut found = all.next().transpose()?;
        loop {
            let is_due = due.as_ref().filter(|due| due.tree == kind.code());
            let Some((key, pair)) = first_of(is_due, found.as_ref()) else { break };
            let is_late =
                matches!(pair, (Some(Entry { record: Some(record), .. }), _) if *record > should_have);
            let should_be = pair.0.and_then(|due| due.value.as_deref());
            let count = match (should_be, pair.1) {
                (Some(_), None) => Some(&mut counts.missing),
                (Some(value), Some(found)) => (value != &**found).then_some(&mut counts.changed),
                (None, Some(_)) => Some(&mut counts.surplus),
                (None, None) => None,
            };
            if let Some(count) = count.filter(|_| !watch.has_changed(kind, key)) {
                if entries.are_damaged() {
                    return Err(damaged());
                }
                *if is_late { &mut differences.late } else { count } += 1;
                watch.differs(kind, key, should_be, is_late)?;
            }
            if !watch.goes_on(kind, key) {
                return Ok(differences);
            }
            let (had_due, had_found) = (pair.0.is_some(), pair.1.is_some());
            if had_due {
                due = entries.next().map_err(Incomparable::Journal)?;
            }
            if had_found {
                found = all.next().transpose()?;
            }
        }
    }
    match due {
        _ if entries.are_damaged() => Err(damaged()),
        None => Ok(differences),
        Some(_) => {
            Err(Incomparable::Journal(io::Error::other("it has a tree that this Kuzhi does not know")))
        }
    }
}

fn damaged() -> Incomparable {
    Incomparable::Journal(io::Error::new(io::ErrorKind::InvalidData, "a part of it is not what was written"))
}

/// The expected and the actual value under a key.
type Pair<'a> = (Option<&'a Entry>, Option<&'a IVec>);

/// Returns the first key of both sides, with its values.
fn first_of<'a>(due: Option<&'a Entry>, found: Option<&'a (IVec, IVec)>) -> Option<(&'a [u8], Pair<'a>)> {
    let (due_key, found_key) = (due.map(|due| &*due.key), found.map(|(key, _)| &**key));
    let key = match (due_key, found_key) {
        (Some(one), Some(other)) => one.min(other),
        (one, other) => one.or(other)?,
    };
    let due = due.filter(|_| due_key == Some(key));
    let found = found.filter(|_| found_key == Some(key)).map(|(_, value)| value);
    Some((key, (due, found)))
}

/// Applies what a damaged journal has after a record to a database. All of that must be readable.
pub(crate) fn catch_up(trees: &Trees, contents: &Contents, after: u64) -> Result<(), Incomparable> {
    let mut entries = contents.entries().map_err(Incomparable::Journal)?;
    while let Some(Entry { tree, key, value, record }) = entries.next().map_err(Incomparable::Journal)? {
        let kind = Kind::by_code(tree);
        if let Some(kind) = kind.filter(|_| record.is_some_and(|record| record > after)) {
            trees.put(kind, &key, value.as_deref())?;
        }
    }
    Ok(())
}

/// Applies the journal's records after the last one that the database had on disk. Returns how many it
/// lacked.
pub(crate) fn catch_up_late(trees: &Trees, contents: &Contents) -> Result<u64, Incomparable> {
    let marked = trees.checkpoint()?.filter(|mark| mark.store == contents.store());
    let has = marked.map_or(0, |mark| mark.record).max(contents.flushed());
    let mut entries = contents.entries_after(has).map_err(Incomparable::Journal)?;
    let mut late = 0;
    while let Some(Entry { tree, key, value, .. }) = entries.next().map_err(Incomparable::Journal)? {
        let kind = Kind::by_code(tree);
        let kind =
            kind.ok_or_else(|| Incomparable::Journal(io::Error::other("it has a tree of another Kuzhi")))?;
        if trees.tree(kind).get(&key)?.as_deref() != value.as_deref() {
            trees.put(kind, &key, value.as_deref())?;
            late += 1;
        }
    }
    Ok(late)
}

/// Returns whether a database has all readable keys of a damaged journal up to a record, in trees from which
/// nothing is ever removed.
///
/// If so, the database counts as complete. If people were removed (`forgotten`) since the files were
/// compacted, only matches are certain to be in both.
pub(crate) fn has_what_can_be_read(
    trees: &Trees,
    contents: &Contents,
    up_to: u64,
    forgotten: bool,
) -> Result<bool, Incomparable> {
    let mut entries = contents.entries().map_err(Incomparable::Journal)?;
    let only_grows = |kind: &Kind| kind.only_grows() && (!forgotten || *kind == Kind::Matches);
    while let Some(Entry { tree, key, value, record }) = entries.next().map_err(Incomparable::Journal)? {
        let kind = Kind::by_code(tree);
        let is_due = value.is_some() && record.is_none_or(|record| record <= up_to);
        let Some(kind) = kind.filter(|kind| is_due && only_grows(kind)) else { continue };
        if !trees.tree(kind).contains_key(&key)? && !trees.is_quarantined(kind, &key)? {
            return Ok(false);
        }
    }
    // Everything else that is there must be readable, too.
    for kind in Kind::ALL {
        trees.tree(kind).iter().try_for_each(|entry| entry.map(drop))?;
    }
    Ok(true)
}
