//! The actions that change a match, as what is to become of it.

use crate::domain::{Intent, MatchId};
use crate::request::Action;

/// The match that an action changes, and how; nothing for one that asks first, looks, or begins something.
pub(super) fn change(action: &Action) -> Option<(MatchId, Intent)> {
    Some(match *action {
        Action::Accept(id) => (id, Intent::Accept),
        Action::Decline(id) => (id, Intent::Decline),
        Action::Cancel(id) => (id, Intent::Cancel),
        Action::Move { id, at, mv } => (id, Intent::Move { at: Some(at), mv }),
        Action::Claim { id, at } => (id, Intent::Claim { at }),
        Action::Resign(id) => (id, Intent::Resign),
        Action::ResignSeries(id) => (id, Intent::ResignSeries),
        _ => return None,
    })
}
