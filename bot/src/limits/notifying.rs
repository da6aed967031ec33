//! Limits how often a press in a tournament can notify many people at once.

use kuzhi_domain::limits::{BucketOwner, Cost};
use kuzhi_domain::matches::Pair;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_store::StoreError;

use super::{Limits, keys};

/// People whom somebody notifies on a server.
#[derive(Copy, Clone, Debug)]
pub struct Notified<'a> {
    /// Who notifies them.
    pub by: PlayerId,
    /// The server.
    pub guild: GuildId,
    /// Whom. Nobody for a message that merely appears.
    pub people: &'a [PlayerId],
}

impl Notified<'_> {
    fn pairs(&self) -> impl Iterator<Item = Pair> {
        let (by, others) = (self.by, self.people.iter().filter(|one| **one != self.by));
        others.map(move |&invited| Pair { challenger: by, invited })
    }

    /// A message costs one notification at least.
    fn cost(&self) -> (Cost, usize) {
        (Cost::Notification, self.pairs().count().max(1))
    }
}

impl Limits {
    /// Reads what other processes on the same store have saved about those who notify others. Does nothing if
    /// no other process uses the store.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn learn_of_notified(&self, notified: Notified<'_>) -> Result<(), StoreError> {
        self.learn_of(keys(notified.by, Some(notified.guild), notified.pairs())).await
    }

    /// Records that people are notified, if they may be: one notification for each, and growing waits between
    /// those that one person sends another, as with challenges.
    ///
    /// # Errors
    ///
    /// A refusal that says why not, and until when. Nothing is used up then.
    pub fn notify(&self, notified: Notified<'_>) -> Result<(), Refusal> {
        let (mut used, now) = (self.used(), self.clock.now());
        for pair in notified.pairs() {
            used.challenges.get(&pair).map_or(Ok(()), |history| history.may_challenge(pair.invited, now))?;
        }
        let (cost, _) = notified.cost();
        let taken = self.taken(&used, notified.cost(), notified.by, Some(notified.guild))?;
        for (spender, bucket) in taken {
            used.set_bucket((spender, cost), bucket);
        }
        for pair in notified.pairs() {
            used.change(pair, |history| history.challenged(now));
        }
        drop(used);
        self.changed.notify_one();
        Ok(())
    }

    /// Records that people are notified by what nobody may be kept from. It uses up what there is.
    pub fn record_notified(&self, notified: Notified<'_>) {
        let (mut used, now) = (self.used(), self.clock.now());
        let (cost, number) = notified.cost();
        for spender in [BucketOwner::Person(notified.by), BucketOwner::Guild(notified.guild)] {
            let bucket = used.buckets.get(&(spender, cost)).copied().unwrap_or_default();
            let bucket = bucket.drain(number, self.rules.rate(spender, cost), now);
            used.set_bucket((spender, cost), bucket);
        }
        for pair in notified.pairs() {
            used.change(pair, |history| history.challenged(now));
        }
        drop(used);
        self.changed.notify_one();
    }
}
