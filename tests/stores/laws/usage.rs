//! The use of limits.

use kuzhi_domain::limits::{Bucket, BucketOwner, Cost};
use kuzhi_domain::matches::{ChallengeHistory, Pair};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_store::{Store, Usage};

use crate::matches::at;

fn bucket(owner: BucketOwner, cost: Cost, full: u64) -> Usage {
    Usage::Bucket(owner, cost, Bucket { full: at(full) })
}

fn challenges(challenger: u64, invited: u64, count: u8) -> Usage {
    let pair = Pair { challenger: PlayerId(challenger), invited: PlayerId(invited) };
    Usage::Challenges(
        pair,
        ChallengeHistory { challenges: count, declined: 1, last: at(5), until: at(u64::MAX) },
    )
}

fn all(store: &dyn Store) -> Vec<Usage> {
    let mut all = store.usage().unwrap();
    all.sort_by_key(Usage::key);
    all
}

pub(crate) fn usage_is_kept_replaced_and_forgotten(store: &dyn Store) {
    assert_eq!(all(store), []);
    // A server may have the same ID as a person, and two people challenge each other.
    let mut kept = vec![
        bucket(BucketOwner::Person(PlayerId(7)), Cost::Notification, 1),
        bucket(BucketOwner::Person(PlayerId(7)), Cost::Picture, 2),
        bucket(BucketOwner::Person(PlayerId(u64::MAX)), Cost::Hint, 3),
        bucket(BucketOwner::Guild(GuildId(7)), Cost::Notification, 4),
        challenges(7, 8, 1),
        challenges(8, 7, 2),
        Usage::Left(PlayerId(7), at(5)),
    ];
    kept.sort_by_key(Usage::key);
    store.save_usage(&kept[..2], &[]).unwrap();
    store.save_usage(&kept, &[]).unwrap();
    assert_eq!(all(store), kept);
    let later = bucket(BucketOwner::Person(PlayerId(7)), Cost::Notification, 9);
    store.save_usage(&[later], &[challenges(7, 8, 1).key(), challenges(9, 9, 9).key()]).unwrap();
    kept.retain(|usage| usage.key() != challenges(7, 8, 1).key() && usage.key() != later.key());
    kept.push(later);
    kept.sort_by_key(Usage::key);
    assert_eq!(all(store), kept);
    let gone: Vec<_> = kept.iter().map(Usage::key).collect();
    store.save_usage(&[], &gone).unwrap();
    assert_eq!(all(store), []);
}
