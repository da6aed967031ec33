//! The path of every change to a match that is locked: decide, and make it durable.

use std::sync::Arc;

use kuzhi_domain::{Actor, Intent, InteractionId};

use super::state::loading::Loaded;
use super::state::match_lock::MatchLock;
use super::state::matches::Committed;
use super::{ActionError, Internal, Service};

/// Decides on the new match and makes it durable. It may have been read since it was locked. A set that
/// begins with it is shown on its own.
pub(super) async fn apply(
    service: &Arc<Service>,
    lock: &MatchLock,
    actor: Actor,
    intent: Intent,
    interaction: Option<InteractionId>,
    loaded: Option<Box<Loaded>>,
) -> Result<Committed, ActionError> {
    // Correcting the clock has outdated what was read before.
    let loaded = if service.absence.credit_absence(lock).await? { None } else { loaded };
    let mut committed = service.matches.apply(lock, actor, intent, interaction, loaded).await?;
    if let Some(begun) = committed.begun.take() {
        service.attend_later(Internal::NextSet(Box::new(begun)));
    }
    Ok(committed)
}
