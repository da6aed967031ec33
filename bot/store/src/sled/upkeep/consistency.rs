//! Checks whether matches can be read, and whether indexes agree with them.

use std::collections::BTreeSet;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;

use crate::record;
use crate::record::careers;
use crate::sled::discrepancy::{CheckResult, Wrong};
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees, entries};

/// Checks that every match replays, from its first move to the board in its record.
pub(crate) fn of_matches(trees: &Trees) -> ::sled::Result<CheckResult> {
    let (mut number, mut wrong) = (0_u64, Wrong::default());
    each_match(trees, |id, read| {
        number += 1;
        if let Err(cause) = read {
            wrong.add(|| format!("{id}: {cause}"));
        }
    })?;
    for entry in trees.tree(Kind::Quarantine).scan_prefix([keys::MATCH]) {
        let (key, _) = entry?;
        let id = keys::match_in(&key).map(|id| id.to_string()).unwrap_or_default();
        wrong.add(|| format!("{id}: it cannot be read and was set aside"));
    }
    Ok(wrong.or(|| format!("all {number} replay")))
}

/// Checks that each match is in every index where it belongs, and nothing else is. They are skipped if they
/// are about to be made anew.
pub(crate) fn of_indexes(trees: &Trees) -> ::sled::Result<CheckResult> {
    if !trees.are_derived()? {
        return Ok(Ok("they are made anew from the matches at the next start".to_owned()));
    }
    let (mut wrong, mut due, mut failed) = (Wrong::default(), [0_usize; Kind::INDEXES.len()], Ok(()));
    let (mut pairs, mut played) = (BTreeSet::new(), 0);
    each_match(trees, |id, read| {
        let Ok(one) = read else { return };
        played += one.people().into_iter().filter(|player| one.played_by(*player).is_some()).count();
        pairs.extend(one.opponents().map(|[one, other]| keys::of_pair(one, other)));
        for (index, key) in entries(&one) {
            match trees.tree(index).contains_key(&key) {
                Ok(true) => {}
                Ok(false) => wrong.add(|| format!("{id} is not in the {}", index.name())),
                Err(error) => failed = Err(error),
            }
            if let Some(at) = Kind::INDEXES.into_iter().position(|one| one == index) {
                due[at] += 1;
            }
        }
    })?;
    failed?;
    for (index, due) in Kind::INDEXES.into_iter().zip(due) {
        let has = trees.tree(index).len();
        if has != due {
            wrong.add(|| format!("the {} has {has} entries, and {due} belong there", index.name()));
        }
    }
    for pair in pairs {
        if !trees.tree(Kind::Opponents).contains_key(pair)? {
            wrong.add(|| "it is not noted of a pair that they have played".to_owned());
        }
    }
    let blocks = trees.tree(Kind::Careers).iter().values();
    let noted = blocks.map(|block| Ok(careers::read(&block?).len())).sum::<::sled::Result<usize>>()?;
    if noted != played {
        wrong.add(|| format!("people have played {played} times, and {noted} are noted"));
    }
    Ok(wrong.or(|| "they are what the matches make them".to_owned()))
}

/// Calls a function with every match, or with why it cannot be read.
pub(crate) fn each_match(
    trees: &Trees,
    mut see: impl FnMut(MatchId, Result<Match, record::RecordError>),
) -> ::sled::Result<()> {
    for entry in trees.tree(Kind::Matches) {
        let (key, bytes) = entry?;
        if let Some(id) = keys::match_in(&key) {
            see(id, record::read(id, &bytes));
        }
    }
    Ok(())
}
