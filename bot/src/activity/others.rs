//! What other processes change: several share one database, and a page shows what any of them does.

use std::collections::HashMap;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use kuzhi_activity::Pages;
use kuzhi_domain::MatchId;
use tokio::time::sleep;

use crate::service::Service;

/// How long a change may be unknown here.
const LOOK: Duration = Duration::from_millis(250);

/// Tells pages what other processes change, for as long as it is polled. It asks the store about all open
/// matches at once, and not at all while there is none.
pub(super) async fn tell_changes(service: Arc<Service>, pages: Arc<Pages>) {
    let mut known = Revisions::default();
    loop {
        let open = pages.open_matches().await;
        match service.revisions(open).await {
            Ok(Some(now)) => known.update(now).into_iter().for_each(|id| pages.changed(id)),
            Ok(None) => pending().await,
            // Who asks next reports it. What is known stays, so nothing is missed.
            Err(error) => tracing::debug!(%error, "cannot look for what other processes change"),
        }
        sleep(LOOK).await;
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
    use super::*;

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
