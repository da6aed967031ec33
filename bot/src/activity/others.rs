//! What other processes change: several share one database, and a page shows what any of them does.

use std::collections::HashMap;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_activity::Pages;
use kuzhi_domain::MatchId;
use kuzhi_store::StoreError;
use tokio::time::sleep;

use crate::service::Service;

/// How long a change may be unknown here: with the way to the page, it is to be there within half a second.
const LOOK: Duration = Duration::from_millis(250);

/// Tells pages what other processes change, for as long as it is polled. It asks the store about all open
/// matches at once, and not at all while there is none.
pub(super) async fn tell_changes(service: Arc<Service>, pages: Arc<Pages>) {
    let (pages, service) = (&*pages, &*service);
    keep_looking(|| pages.open_matches(), |open| service.revisions(open), |id| pages.changed(id), LOOK).await;
}

/// Tells what has changed among what is open, at this interval. `look` returns revisions, or nothing where no
/// other process can change any.
async fn keep_looking<O, L>(
    open: impl Fn() -> O,
    look: impl Fn(Vec<MatchId>) -> L,
    tell: impl Fn(MatchId),
    every: Duration,
) where
    O: Future<Output = Vec<MatchId>>,
    L: Future<Output = Result<Option<Vec<(MatchId, i64)>>, StoreError>>,
{
    let mut known = Revisions::default();
    loop {
        match look(open().await).await {
            Ok(Some(now)) => known.update(now).into_iter().for_each(&tell),
            Ok(None) => pending().await,
            // Who asks next reports it. What is known stays, so nothing is missed.
            Err(error) => tracing::debug!(%error, "cannot look for what other processes change"),
        }
        sleep(every).await;
    }
}

/// The revisions of the open matches.
#[derive(Debug, Default)]
struct Revisions(HashMap<MatchId, i64>);

impl Revisions {
    /// Returns those that have changed. One that has just been opened counts: its board may have been drawn
    /// before the last change.
    fn update(&mut self, now: Vec<(MatchId, i64)>) -> Vec<MatchId> {
        let before = std::mem::take(&mut self.0);
        self.0 = now.into_iter().collect();
        let changed = self.0.iter().filter(|&(id, revision)| before.get(id) != Some(revision));
        changed.map(|(id, _)| *id).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};
    use std::future::ready;
    use std::time::Instant;

    use tokio::time::timeout;

    use super::*;

    const EVERY: Duration = Duration::from_millis(10);

    #[tokio::test]
    async fn the_store_is_asked_once_an_interval_about_all_that_is_open() {
        assert!(LOOK * 2 <= Duration::from_millis(500));
        let [one, other] = [1, 2].map(MatchId::from_random);
        let (asked, told) = (RefCell::new(Vec::new()), RefCell::new(Vec::new()));
        let look = |open: Vec<_>| {
            assert_eq!(open, [one, other]);
            asked.borrow_mut().push(Instant::now());
            let number = asked.borrow().len();
            ready(match number {
                2 => Err(StoreError::Locked { path: String::new() }),
                number => Ok(Some(vec![(one, if number > 3 { 6 } else { 5 }), (other, 5)])),
            })
        };
        let tell = |id| told.borrow_mut().push((id, asked.borrow().len()));
        let looking = keep_looking(|| ready(vec![one, other]), look, tell, EVERY);
        assert!(timeout(EVERY * 20, looking).await.is_err());
        let asked = asked.into_inner();
        assert!((5..=20).contains(&asked.len()), "{} times", asked.len());
        assert!(asked.windows(2).all(|two| two[1] - two[0] >= EVERY));
        let mut told = told.into_inner();
        told.sort_by_key(|(id, number)| (*number, *id != one));
        assert_eq!(told, [(one, 1), (other, 1), (one, 4)], "a change is told with the next question");
    }

    #[tokio::test]
    async fn nothing_is_asked_without_pages_or_other_processes() {
        let asked = Cell::new(0);
        for is_open in [false, true] {
            let open = || async { if is_open { Vec::new() } else { pending().await } };
            let look = |_| {
                asked.set(asked.get() + 1);
                ready(Ok(None))
            };
            assert!(timeout(EVERY * 5, keep_looking(open, look, |_| (), EVERY)).await.is_err());
            assert_eq!(asked.get(), u32::from(is_open));
        }
    }

    #[test]
    fn what_is_new_or_changed_is_told_once() {
        let [one, other] = [1, 2].map(MatchId::from_random);
        let mut known = Revisions::default();
        assert_eq!(known.update(vec![(one, 5)]), [one]);
        assert_eq!(known.update(vec![(one, 5)]), []);
        assert_eq!(known.update(vec![(one, 5), (other, 5)]), [other]);
        assert_eq!(known.update(vec![(one, -6), (other, 5)]), [one]);
        assert_eq!(known.update(vec![(other, 5)]), []);
        assert_eq!(known.0.len(), 1, "nothing grows");
    }
}
