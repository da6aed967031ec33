//! A limited room in which newcomers find a place soon, whoever is there.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// How long everyone may stay, whoever comes: time enough to send what they came for. It also limits how much
/// work a crowd can cause that comes back again and again.
const GRACE: Duration = Duration::from_millis(100);

/// A room of a limited size. When it is full, those who have waited longest make way for newcomers. If
/// newcomers were refused instead, clients that send nothing more could keep everyone out.
#[derive(Debug)]
pub(super) struct Room {
    size: usize,
    guests: Mutex<Guests>,
    /// Lets newcomers in one after the other.
    turn: tokio::sync::Mutex<()>,
    /// Notified when somebody leaves.
    left: Notify,
}

#[derive(Debug, Default)]
struct Guests {
    /// How much of the room they take together.
    taken: usize,
    /// How many have come so far.
    came: u64,
    /// Those who are there, in the order in which they came.
    waiting: BTreeMap<u64, Guest>,
}

#[derive(Debug)]
struct Guest {
    takes: usize,
    since: Instant,
    /// Cancelled to make it leave.
    leave: CancellationToken,
}

/// A place in a room, until this is dropped or others need it.
#[derive(Debug)]
pub(super) struct Place {
    room: Arc<Room>,
    number: u64,
}

impl Room {
    pub(super) fn of(size: usize) -> Arc<Room> {
        let (guests, turn, left) = (Mutex::default(), tokio::sync::Mutex::default(), Notify::new());
        Arc::new(Room { size, guests, turn, left })
    }

    /// Takes this much of the room, as soon as there is so much or others may be made to leave. `leave` is
    /// cancelled when others need it.
    pub(super) async fn enter(self: &Arc<Self>, takes: usize, leave: &CancellationToken) -> Place {
        let _turn = self.turn.lock().await;
        loop {
            let wait = self.guests().make_room(self.size, takes, Instant::now());
            let Some(wait) = wait else { return self.enter_now(takes, leave) };
            // Whether somebody left or the time is up: look again.
            let _ = timeout(wait, self.left.notified()).await;
        }
    }

    /// Takes this much of the room at once, however short a time others have been there.
    pub(super) fn enter_now(self: &Arc<Self>, takes: usize, leave: &CancellationToken) -> Place {
        let mut guests = self.guests();
        while guests.taken + takes > self.size && guests.make_way() {}
        guests.taken += takes;
        guests.came += 1;
        let (number, since) = (guests.came, Instant::now());
        guests.waiting.insert(number, Guest { takes, since, leave: leave.clone() });
        Place { room: Arc::clone(self), number }
    }

    /// Returns whether a newcomer has to wait, or somebody to leave.
    pub(super) fn is_full(&self) -> bool {
        self.guests().taken >= self.size
    }

    /// Makes those leave who have waited longest, until only half as much is taken.
    pub(super) fn clear_half(&self) {
        let mut guests = self.guests();
        let half = guests.taken / 2;
        while guests.taken > half && guests.make_way() {}
    }

    fn guests(&self) -> MutexGuard<'_, Guests> {
        // The data is consistent after every statement that can fail, so poisoning can be ignored.
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guests {
    /// Makes as many leave as a newcomer needs. Returns how long it waits until the next may be made
    /// to leave, if more have to.
    fn make_room(&mut self, size: usize, takes: usize, now: Instant) -> Option<Duration> {
        while self.taken + takes > size {
            let (_, first) = self.waiting.first_key_value()?;
            let left = GRACE.saturating_sub(now.saturating_duration_since(first.since));
            if !left.is_zero() {
                return Some(left);
            }
            self.make_way();
        }
        None
    }

    /// Makes the one leave who has waited longest. Returns whether there was one.
    fn make_way(&mut self) -> bool {
        let Some((_, first)) = self.waiting.pop_first() else { return false };
        self.taken -= first.takes;
        first.leave.cancel();
        true
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut guests = self.room.guests();
        // Whoever was made to leave has given it back already.
        if let Some(guest) = guests.waiting.remove(&self.number) {
            guests.taken -= guest.takes;
            self.room.left.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Guests = Vec<(Place, CancellationToken)>;

    /// Guests who each take this much, in the order in which they come.
    fn guests(room: &Arc<Room>, each: &[usize]) -> Guests {
        let enter = |takes: &usize| {
            let leave = CancellationToken::new();
            (room.enter_now(*takes, &leave), leave)
        };
        each.iter().map(enter).collect()
    }

    /// Returns who had to leave.
    fn gone(guests: &Guests) -> Vec<usize> {
        (0..guests.len()).filter(|&one| guests[one].1.is_cancelled()).collect()
    }

    #[test]
    fn new_connections_replace_the_longest_waiting() {
        let room = Room::of(3);
        let three = guests(&room, &[1, 1, 1]);
        assert!(room.is_full() && gone(&three).is_empty());
        let _newcomers = guests(&room, &[1, 1]);
        assert_eq!(gone(&three), [0, 1]);
    }

    #[test]
    fn a_place_is_given_back_once_only() {
        let room = Room::of(2);
        let mut three = guests(&room, &[1, 1, 1]);
        assert_eq!(gone(&three), [0]);
        // Its place has gone to the last one.
        three.remove(0);
        assert!(room.is_full());
        three.remove(0);
        assert!(!room.is_full());
        drop(three);
        assert_eq!(room.guests().taken, 0);
        assert!(room.guests().waiting.is_empty(), "nothing grows");
    }

    #[test]
    fn as_many_leave_as_a_large_newcomer_needs() {
        let room = Room::of(100);
        let four = guests(&room, &[10, 20, 30, 40]);
        let _small = guests(&room, &[10]);
        assert_eq!(gone(&four), [0]);
        let _large = guests(&room, &[45]);
        assert_eq!(gone(&four), [0, 1, 2]);
    }

    #[test]
    fn everyone_has_some_time_to_send_what_they_came_for() {
        let room = Room::of(2);
        let two = guests(&room, &[1, 1]);
        let since = room.guests().waiting[&1].since;
        let wait = |after| room.guests().make_room(room.size, 1, since + after);
        assert_eq!(wait(Duration::ZERO), Some(GRACE));
        assert_eq!(wait(GRACE * 3 / 4), Some(GRACE / 4));
        assert!(gone(&two).is_empty());
        assert_eq!(wait(GRACE), None);
        assert_eq!(gone(&two), [0]);
        assert_eq!(wait(Duration::ZERO), None, "there is room now");
    }

    #[tokio::test]
    async fn a_new_connection_waits_until_one_closes() {
        let room = Room::of(1);
        let mut one = guests(&room, &[1]);
        let leave = CancellationToken::new();
        let newcomer = room.enter(1, &leave);
        let leaving = async { one.pop().map(|(_place, told)| told) };
        let (_newcomer, told) = tokio::join!(newcomer, leaving);
        assert!(told.is_some_and(|told| !told.is_cancelled()));
    }

    #[tokio::test]
    async fn a_newcomer_gets_in_though_nobody_leaves() {
        let room = Room::of(1);
        let one = guests(&room, &[1]);
        let _newcomer = room.enter(1, &CancellationToken::new()).await;
        assert_eq!(gone(&one), [0]);
        assert!(room.is_full());
    }

    #[test]
    fn half_of_the_room_can_be_cleared() {
        let room = Room::of(100);
        let nine = guests(&room, &[1; 9]);
        room.clear_half();
        assert_eq!(gone(&nine), [0, 1, 2, 3, 4]);
        drop(nine);
        room.clear_half();
        assert_eq!(room.guests().taken, 0);
    }
}
