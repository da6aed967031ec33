//! What people have used of their limits.

use std::collections::{HashMap, HashSet};

use kuzhi_domain::erasure::has_left_lately;
use kuzhi_domain::limits::{Bucket, BucketOwner, Cost};
use kuzhi_domain::matches::{ChallengeHistory, Pair};
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_store::{Usage, UsageKey};

/// The use so far.
#[derive(Default)]
pub(super) struct Used {
    pub(super) buckets: HashMap<(BucketOwner, Cost), Bucket>,
    pub(super) challenges: HashMap<Pair, ChallengeHistory>,
    /// When people left who may have come back.
    pub(super) left: HashMap<PlayerId, Timestamp>,
    /// The people who wait for a hint.
    pub(super) hinted: HashSet<PlayerId>,
    /// The keys that still have to be written to the store.
    pub(super) unsaved: HashSet<UsageKey>,
    /// When expired entries were last removed.
    pub(super) tidied: Timestamp,
}

impl Used {
    pub(super) fn set_bucket(&mut self, key: (BucketOwner, Cost), bucket: Bucket) {
        self.buckets.insert(key, bucket);
        self.unsaved.insert(UsageKey::Bucket(key.0, key.1));
    }

    pub(super) fn change(&mut self, pair: Pair, change: impl FnOnce(ChallengeHistory) -> ChallengeHistory) {
        let history = self.challenges.entry(pair).or_default();
        *history = change(*history);
        self.unsaved.insert(UsageKey::Challenges(pair));
    }

    /// Deletes challenges, in a `shared` store also those that another process has recorded.
    pub(super) fn forget(&mut self, pair: Pair, shared: bool) {
        if self.challenges.remove(&pair).is_some() || shared {
            self.unsaved.insert(UsageKey::Challenges(pair));
        }
    }

    pub(super) fn usage(&self, key: UsageKey) -> Option<Usage> {
        match key {
            UsageKey::Bucket(owner, cost) => {
                self.buckets.get(&(owner, cost)).map(|&bucket| Usage::Bucket(owner, cost, bucket))
            }
            UsageKey::Challenges(pair) => {
                self.challenges.get(&pair).map(|&history| Usage::Challenges(pair, history))
            }
            UsageKey::Left(who) => self.left.get(&who).map(|&at| Usage::Left(who, at)),
        }
    }

    /// Merges a stored value: the later of that and the one known here counts. Pairs who have played are no
    /// longer recorded.
    pub(super) fn learn(&mut self, key: UsageKey, kept: Option<Usage>) {
        match (key, kept) {
            (_, Some(Usage::Bucket(owner, cost, kept))) => {
                let bucket = self.buckets.entry((owner, cost)).or_default();
                bucket.full = bucket.full.max(kept.full);
            }
            (_, Some(Usage::Challenges(pair, kept))) => {
                let history = self.challenges.entry(pair).or_default();
                if kept.last >= history.last {
                    *history = kept;
                }
            }
            (_, Some(Usage::Left(who, kept))) => {
                let at = self.left.entry(who).or_insert(kept);
                *at = kept.max(*at);
            }
            (UsageKey::Challenges(pair), None) if !self.unsaved.contains(&key) => {
                self.challenges.remove(&pair);
            }
            _ => {}
        }
    }

    /// Removes full buckets, old challenges, and people who left long ago.
    pub(super) fn tidy(&mut self, now: Timestamp) {
        let full = self.buckets.extract_if(|_, bucket| bucket.is_full(now));
        self.unsaved.extend(full.map(|((owner, cost), _)| UsageKey::Bucket(owner, cost)));
        let past = self.challenges.extract_if(|_, history| history.is_forgotten(now));
        self.unsaved.extend(past.map(|(pair, _)| UsageKey::Challenges(pair)));
        let past = self.left.extract_if(|_, at| !has_left_lately(*at, now));
        self.unsaved.extend(past.map(|(who, _)| UsageKey::Left(who)));
        self.tidied = now;
    }
}
