//! One at a time announces a tournament on a server, in all processes that share the store.

use std::time::Duration;

use kuzhi_domain::GuildId;
use kuzhi_store::{StoreError, Turn};

use crate::service::ActionError;
use crate::service::locks::Locks;
use crate::service::records::Records;

/// How long a turn lasts if its process is killed.
const LASTS: Duration = Duration::from_secs(10);

/// How long to wait between two looks at the turn of another process, and how often.
const PAUSE: Duration = Duration::from_millis(50);
const TRIES: u32 = 300;

/// Lets one at a time announce a tournament on a server.
#[derive(Default)]
pub(crate) struct Announcing(Locks<GuildId>);

impl Announcing {
    /// Does something while nobody else announces a tournament on this server.
    pub(crate) async fn alone<T>(
        &self,
        records: &Records,
        guild: GuildId,
        job: impl Future<Output = Result<T, ActionError>>,
    ) -> Result<T, ActionError> {
        let _alone = self.0.hold(guild).await;
        if !records.are_shared() {
            return job.await;
        }
        let (name, holder) = (format!("announce {guild}"), rand::random());
        let turn = |lasts| {
            let name = name.clone();
            records.run(move |store| store.take_turn(&name, holder, lasts))
        };
        let mut tries = 0;
        while let Turn::Wait(_) = turn(LASTS).await? {
            tries += 1;
            if tries > TRIES {
                return Err(StoreError::Contended("the tournaments of a server").into());
            }
            tokio::time::sleep(PAUSE).await;
        }
        let done = job.await;
        // It lapses by itself if it cannot be returned.
        if let Err(error) = turn(Duration::ZERO).await {
            tracing::debug!(%error, "a turn to announce a tournament was not returned");
        }
        done
    }
}
