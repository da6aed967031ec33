//! A limit that evicts the oldest holders of a permit instead of refusing newcomers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// A limit on what is held at once. When it is reached, the oldest holders are evicted for new ones. If new
/// ones were refused instead, clients that send nothing more could keep everyone out.
#[derive(Debug)]
pub struct ConnectionLimit {
    size: usize,
    /// How long a holder is safe from eviction.
    grace: Duration,
    holders: Mutex<Holders>,
    /// Serialises those who wait.
    turn: tokio::sync::Mutex<()>,
    /// Notified when something is released.
    left: Notify,
}

#[derive(Debug, Default)]
struct Holders {
    /// How much they hold together.
    taken: usize,
    /// How many there have been so far.
    came: u64,
    /// Oldest first.
    waiting: BTreeMap<u64, Holder>,
}

#[derive(Debug)]
struct Holder {
    takes: usize,
    since: Instant,
    /// Cancelled on eviction.
    leave: CancellationToken,
}

/// A share of the limit, held until this is dropped or evicted.
#[derive(Debug)]
pub struct Permit {
    limit: Arc<ConnectionLimit>,
    number: u64,
}

impl ConnectionLimit {
    /// A limit of this size. `grace` is how long a holder is safe from eviction: time enough to send a
    /// request. It also limits how much work clients can cause that reconnect again and again.
    pub fn new(size: usize, grace: Duration) -> Arc<ConnectionLimit> {
        let (holders, turn, left) = (Mutex::default(), tokio::sync::Mutex::default(), Notify::new());
        Arc::new(ConnectionLimit { size, grace, holders, turn, left })
    }

    /// Waits until this much is free, or others can be evicted. `leave` is cancelled when this one is.
    pub async fn acquire(self: &Arc<Self>, takes: usize, leave: &CancellationToken) -> Permit {
        let _turn = self.turn.lock().await;
        loop {
            let wait = self.holders().evict_for(self, takes, Instant::now());
            let Some(wait) = wait else { return self.acquire_now(takes, leave) };
            // Something was released, or the oldest can be evicted: look again.
            let _ = timeout(wait, self.left.notified()).await;
        }
    }

    /// Takes this much at once, and evicts others for it however new they are.
    pub fn acquire_now(self: &Arc<Self>, takes: usize, leave: &CancellationToken) -> Permit {
        let mut holders = self.holders();
        while holders.taken + takes > self.size && holders.evict_oldest() {}
        holders.taken += takes;
        holders.came += 1;
        let (number, since) = (holders.came, Instant::now());
        holders.waiting.insert(number, Holder { takes, since, leave: leave.clone() });
        Permit { limit: Arc::clone(self), number }
    }

    /// Returns whether a new holder has to wait, or another to be evicted.
    pub fn is_full(&self) -> bool {
        self.holders().taken >= self.size
    }

    /// Evicts the oldest until only half as much is held.
    pub fn evict_half(&self) {
        let mut holders = self.holders();
        let half = holders.taken / 2;
        while holders.taken > half && holders.evict_oldest() {}
    }

    fn holders(&self) -> MutexGuard<'_, Holders> {
        // The data is consistent after every statement that can fail, so poisoning can be ignored.
        self.holders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Holders {
    /// Evicts as many as a new holder needs. If more have to be, returns how long until the next can be.
    fn evict_for(&mut self, limit: &ConnectionLimit, takes: usize, now: Instant) -> Option<Duration> {
        while self.taken + takes > limit.size {
            let (_, first) = self.waiting.first_key_value()?;
            let left = limit.grace.saturating_sub(now.saturating_duration_since(first.since));
            if !left.is_zero() {
                return Some(left);
            }
            self.evict_oldest();
        }
        None
    }

    /// Evicts the oldest. Returns whether there was one.
    fn evict_oldest(&mut self) -> bool {
        let Some((_, first)) = self.waiting.pop_first() else { return false };
        self.taken -= first.takes;
        first.leave.cancel();
        true
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut holders = self.limit.holders();
        // What was evicted has been released already.
        if let Some(holder) = holders.waiting.remove(&self.number) {
            holders.taken -= holder.takes;
            self.limit.left.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRACE: Duration = Duration::from_millis(100);

    type Permits = Vec<(Permit, CancellationToken)>;

    /// Guests who each take this much, in the order in which they come.
    fn permits(limit: &Arc<ConnectionLimit>, each: &[usize]) -> Permits {
        let enter = |takes: &usize| {
            let leave = CancellationToken::new();
            (limit.acquire_now(*takes, &leave), leave)
        };
        each.iter().map(enter).collect()
    }

    /// Returns who had to leave.
    fn gone(holders: &Permits) -> Vec<usize> {
        (0..holders.len()).filter(|&one| holders[one].1.is_cancelled()).collect()
    }

    #[test]
    fn new_connections_replace_the_longest_waiting() {
        let limit = ConnectionLimit::new(3, GRACE);
        let three = permits(&limit, &[1, 1, 1]);
        assert!(limit.is_full() && gone(&three).is_empty());
        let _newcomers = permits(&limit, &[1, 1]);
        assert_eq!(gone(&three), [0, 1]);
    }

    #[test]
    fn a_place_is_given_back_once_only() {
        let limit = ConnectionLimit::new(2, GRACE);
        let mut three = permits(&limit, &[1, 1, 1]);
        assert_eq!(gone(&three), [0]);
        // Its share has gone to the last one.
        three.remove(0);
        assert!(limit.is_full());
        three.remove(0);
        assert!(!limit.is_full());
        drop(three);
        assert_eq!(limit.holders().taken, 0);
        assert!(limit.holders().waiting.is_empty(), "nothing grows");
    }

    #[test]
    fn as_many_leave_as_a_large_newcomer_needs() {
        let limit = ConnectionLimit::new(100, GRACE);
        let four = permits(&limit, &[10, 20, 30, 40]);
        let _small = permits(&limit, &[10]);
        assert_eq!(gone(&four), [0]);
        let _large = permits(&limit, &[45]);
        assert_eq!(gone(&four), [0, 1, 2]);
    }

    #[test]
    fn everyone_has_some_time_to_send_what_they_came_for() {
        let limit = ConnectionLimit::new(2, GRACE);
        let two = permits(&limit, &[1, 1]);
        let since = limit.holders().waiting[&1].since;
        let wait = |after| limit.holders().evict_for(&limit, 1, since + after);
        assert_eq!(wait(Duration::ZERO), Some(GRACE));
        assert_eq!(wait(GRACE * 3 / 4), Some(GRACE / 4));
        assert!(gone(&two).is_empty());
        assert_eq!(wait(GRACE), None);
        assert_eq!(gone(&two), [0]);
        assert_eq!(wait(Duration::ZERO), None, "there is room now");
    }

    #[tokio::test]
    async fn a_new_connection_waits_until_one_closes() {
        let limit = ConnectionLimit::new(1, GRACE);
        let mut one = permits(&limit, &[1]);
        let leave = CancellationToken::new();
        let newcomer = limit.acquire(1, &leave);
        let leaving = async { one.pop().map(|(_place, told)| told) };
        let (_newcomer, told) = tokio::join!(newcomer, leaving);
        assert!(told.is_some_and(|told| !told.is_cancelled()));
    }

    #[tokio::test]
    async fn a_newcomer_gets_in_though_nobody_leaves() {
        let limit = ConnectionLimit::new(1, GRACE);
        let one = permits(&limit, &[1]);
        let _newcomer = limit.acquire(1, &CancellationToken::new()).await;
        assert_eq!(gone(&one), [0]);
        assert!(limit.is_full());
    }

    #[test]
    fn half_of_the_room_can_be_cleared() {
        let limit = ConnectionLimit::new(100, GRACE);
        let nine = permits(&limit, &[1; 9]);
        limit.evict_half();
        assert_eq!(gone(&nine), [0, 1, 2, 3, 4]);
        drop(nine);
        limit.evict_half();
        assert_eq!(limit.holders().taken, 0);
    }
}
