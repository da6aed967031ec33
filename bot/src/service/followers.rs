//! Who follows a match live. Each is told of every change in this process, and sees the newest version.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;
use tokio::sync::watch;

/// All who follow matches.
#[derive(Clone, Debug, Default)]
pub(crate) struct Followers(Arc<All>);

#[derive(Debug, Default)]
struct All {
    matches: Mutex<HashMap<MatchId, Followed>>,
    /// How many matches are followed. Most changes find nobody, and look no further.
    count: AtomicUsize,
}

/// A match that is followed.
#[derive(Debug)]
struct Followed {
    newest: watch::Sender<Option<Match>>,
    followers: usize,
}

impl Followers {
    /// Begins to follow a match. Nothing is seen until it changes.
    pub(crate) fn follow(&self, id: MatchId) -> Follower {
        let mut matches = self.lock();
        let followed = matches
            .entry(id)
            .or_insert_with(|| Followed { newest: watch::Sender::new(None), followers: 0 });
        followed.followers += 1;
        let changes = followed.newest.subscribe();
        self.0.count.store(matches.len(), Ordering::Relaxed);
        drop(matches);
        Follower { id, changes, of: self.clone() }
    }

    /// Shows a change to whoever follows the match.
    pub(crate) fn show(&self, one: &Match) {
        self.show_if(one, |before| before < one.version());
    }

    /// Shows a version once more, because something beside the match has changed, such as an offer.
    pub(crate) fn show_again(&self, one: &Match) {
        self.show_if(one, |before| before <= one.version());
    }

    fn show_if(&self, one: &Match, is_wanted: impl Fn(u64) -> bool) {
        if self.0.count.load(Ordering::Relaxed) == 0 {
            return;
        }
        let Some(newest) = self.lock().get(&one.id()).map(|followed| followed.newest.clone()) else { return };
        newest.send_if_modified(|newest| {
            let is_wanted = newest.as_ref().is_none_or(|before| is_wanted(before.version()));
            if is_wanted {
                *newest = Some(one.clone());
            }
            is_wanted
        });
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<MatchId, Followed>> {
        self.0.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who follows a match, until they are dropped.
#[derive(Debug)]
pub(crate) struct Follower {
    id: MatchId,
    changes: watch::Receiver<Option<Match>>,
    of: Followers,
}

impl Follower {
    /// Waits for the next change, and returns the newest version.
    pub(crate) async fn changed(&mut self) -> Match {
        loop {
            if self.changes.changed().await.is_err() {
                // Its sender lives as long as this.
                std::future::pending::<()>().await;
            }
            if let Some(one) = self.changes.borrow_and_update().clone() {
                return one;
            }
        }
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        let mut matches = self.of.lock();
        if let Some(followed) = matches.get_mut(&self.id) {
            followed.followers -= 1;
            if followed.followers == 0 {
                matches.remove(&self.id);
            }
        }
        self.of.0.count.store(matches.len(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::matches::{MatchSetup, Seat};
    use kuzhi_domain::{PlayerId, Timestamp};
    use kuzhi_engine::Game;

    use super::*;

    fn version(version: u64) -> Match {
        let seats = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let played = MatchSetup::played(Game::default(), seats, &[], Timestamp::default()).unwrap();
        MatchSetup { version, ..played }.check().unwrap()
    }

    #[tokio::test]
    async fn a_follower_sees_the_newest_version() {
        let followers = Followers::default();
        let mut follower = followers.follow(version(1).id());
        for newer in [2, 4, 3] {
            followers.show(&version(newer));
        }
        assert_eq!(follower.changed().await.version(), 4);
        followers.show(&version(4));
        followers.show(&version(5));
        assert_eq!(follower.changed().await.version(), 5, "nothing is shown twice");
        followers.show_again(&version(4));
        followers.show_again(&version(5));
        assert_eq!(follower.changed().await.version(), 5, "unless something beside it has changed");
    }

    #[tokio::test]
    async fn what_nobody_follows_is_forgotten() {
        let followers = Followers::default();
        let [one, mut other] = [(); 2].map(|()| followers.follow(version(1).id()));
        drop(one);
        followers.show(&version(2));
        assert_eq!(other.changed().await.version(), 2);
        drop(other);
        assert!(followers.lock().is_empty());
        followers.show(&version(3));
    }
}
