//! The records of how much people and servers have used of their limits: JSON with a schema.

use kuzhi_domain::limits::{Bucket, BucketOwner, Cost};
use kuzhi_domain::matches::{ChallengeHistory, Pair};
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
use serde::{Deserialize, Serialize};

use super::RecordError;
use super::versioned::Versioned;

/// The usage of a limit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Usage {
    /// The state of a token bucket.
    Bucket(BucketOwner, Cost, Bucket),
    /// The challenges of one person to another.
    Challenges(Pair, ChallengeHistory),
    /// When a person left.
    Left(PlayerId, Timestamp),
}

/// The key of a usage record: the limit and its owner.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum UsageKey {
    /// A bucket.
    Bucket(BucketOwner, Cost),
    /// Challenges.
    Challenges(Pair),
    /// A person who left.
    Left(PlayerId),
}

impl Usage {
    /// Returns its key.
    pub const fn key(&self) -> UsageKey {
        match *self {
            Usage::Bucket(owner, cost, _) => UsageKey::Bucket(owner, cost),
            Usage::Challenges(pair, _) => UsageKey::Challenges(pair),
            Usage::Left(who, _) => UsageKey::Left(who),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LeftRecord {
    at: Timestamp,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BucketRecord {
    full: Timestamp,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengesRecord {
    challenges: u8,
    declined: u8,
    last: Timestamp,
    until: Timestamp,
}

/// Returns the record of a usage.
pub fn write(usage: &Usage) -> Result<Vec<u8>, RecordError> {
    Ok(match *usage {
        Usage::Bucket(_, _, Bucket { full }) => Versioned::write(BucketRecord { full }),
        Usage::Challenges(_, ChallengeHistory { challenges, declined, last, until }) => {
            Versioned::write(ChallengesRecord { challenges, declined, last, until })
        }
        Usage::Left(_, at) => Versioned::write(LeftRecord { at }),
    }?)
}

/// Returns the usage of a record with this key.
pub fn read(key: UsageKey, bytes: &[u8]) -> Result<Usage, RecordError> {
    Ok(match key {
        UsageKey::Bucket(owner, cost) => {
            let BucketRecord { full } = Versioned::read(bytes)?;
            Usage::Bucket(owner, cost, Bucket { full })
        }
        UsageKey::Challenges(pair) => {
            let ChallengesRecord { challenges, declined, last, until } = Versioned::read(bytes)?;
            Usage::Challenges(pair, ChallengeHistory { challenges, declined, last, until })
        }
        UsageKey::Left(who) => {
            let LeftRecord { at } = Versioned::read(bytes)?;
            Usage::Left(who, at)
        }
    })
}

/// Returns a key as bytes: first its kind, then its owner.
pub fn write_key(key: UsageKey) -> Vec<u8> {
    let bytes = |tag: &[u8], ids: &[u64]| {
        let ids = ids.iter().flat_map(|id| id.to_be_bytes());
        tag.iter().copied().chain(ids).collect()
    };
    match key {
        UsageKey::Bucket(BucketOwner::Person(person), cost) => bytes(&[b'p', tag(cost)], &[person.0]),
        UsageKey::Bucket(BucketOwner::Guild(guild), cost) => bytes(&[b'g', tag(cost)], &[guild.0]),
        UsageKey::Challenges(Pair { challenger, invited }) => bytes(b"c", &[challenger.0, invited.0]),
        UsageKey::Left(who) => bytes(b"l", &[who.0]),
    }
}

/// Returns the key of these bytes.
pub fn read_key(key: &[u8]) -> Option<UsageKey> {
    let id = |bytes: &[u8]| bytes.try_into().ok().map(u64::from_be_bytes);
    match key {
        [owner @ (b'p' | b'g'), cost, rest @ ..] => {
            let cost = Cost::ALL.into_iter().find(|one| tag(*one) == *cost)?;
            let owner = match owner {
                b'p' => BucketOwner::Person(PlayerId(id(rest)?)),
                _ => BucketOwner::Guild(GuildId(id(rest)?)),
            };
            Some(UsageKey::Bucket(owner, cost))
        }
        [b'c', rest @ ..] if rest.len() == 16 => {
            let (challenger, invited) = rest.split_at(8);
            let (challenger, invited) = (PlayerId(id(challenger)?), PlayerId(id(invited)?));
            Some(UsageKey::Challenges(Pair { challenger, invited }))
        }
        [b'l', rest @ ..] => Some(UsageKey::Left(PlayerId(id(rest)?))),
        _ => None,
    }
}

const fn tag(cost: Cost) -> u8 {
    match cost {
        Cost::Notification => b'r',
        Cost::Picture => b'p',
        Cost::Hint => b'h',
        Cost::Game => b'g',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usages() -> Vec<Usage> {
        let full = Timestamp::from_millis(u64::MAX);
        let spenders = [BucketOwner::Person(PlayerId(u64::MAX)), BucketOwner::Guild(GuildId(1))];
        let buckets = spenders.into_iter().flat_map(|owner| {
            Cost::ALL.into_iter().map(move |cost| Usage::Bucket(owner, cost, Bucket { full }))
        });
        let pair = Pair { challenger: PlayerId(1), invited: PlayerId(u64::MAX) };
        let history =
            ChallengeHistory { challenges: 3, declined: 1, last: Timestamp::from_millis(5), until: full };
        buckets.chain([Usage::Left(PlayerId(7), full), Usage::Challenges(pair, history)]).collect()
    }

    #[test]
    fn they_are_read_as_they_were_written() {
        for usage in usages() {
            let key = read_key(&write_key(usage.key())).unwrap();
            assert_eq!(read(key, &write(&usage).unwrap()).unwrap(), usage);
        }
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        let [bucket, .., challenges] = usages()[..] else { panic!() };
        for (usage, text) in [
            (bucket, ""),
            (bucket, r#"{"full":1}"#),
            (bucket, r#"{"schema":2,"full":1}"#),
            (bucket, r#"{"schema":1,"full":1,"mood":"calm"}"#),
            (challenges, r#"{"schema":1,"full":1}"#),
            (challenges, r#"{"schema":1,"challenges":256,"declined":0,"last":0,"until":0}"#),
        ] {
            assert!(read(usage.key(), text.as_bytes()).is_err(), "{text}");
        }
        for key in [
            &b""[..],
            b"p",
            b"l",
            b"l1234567",
            b"pr1234567",
            b"px12345678",
            b"c12345678",
            b"c12345678123456789",
        ] {
            assert_eq!(read_key(key), None, "{key:?}");
        }
    }
}
