//! Why an action did not succeed.

use kuzhi_domain::refusal::{Refusal, TournamentRefusal, Withdrawal};
use kuzhi_store::StoreError;

use crate::drawing::DrawingError;

/// Why an action did not succeed.
#[derive(Debug)]
pub(crate) enum ActionError {
    /// It is not possible. The person is told why.
    Refused(Refusal),
    /// The store failed. Nothing was changed.
    Failed(StoreError),
    /// There is no picture, and nothing to show without one.
    NotDrawn(DrawingError),
}

impl From<Refusal> for ActionError {
    fn from(refusal: Refusal) -> Self {
        ActionError::Refused(refusal)
    }
}

impl From<TournamentRefusal> for ActionError {
    fn from(refusal: TournamentRefusal) -> Self {
        ActionError::Refused(refusal.into())
    }
}

impl From<StoreError> for ActionError {
    fn from(error: StoreError) -> Self {
        ActionError::Failed(error)
    }
}

impl From<DrawingError> for ActionError {
    fn from(error: DrawingError) -> Self {
        match error {
            DrawingError::TooMany => Refusal::TooBusy.into(),
            failed => ActionError::NotDrawn(failed),
        }
    }
}

impl ActionError {
    /// Returns the store's failure, if it is one.
    pub(super) fn into_failure(self) -> Option<StoreError> {
        match self {
            ActionError::Failed(error) => Some(error),
            ActionError::Refused(_) | ActionError::NotDrawn(_) => None,
        }
    }

    /// Whether the person acted on an outdated screen.
    pub(super) const fn comes_from_an_old_screen(&self) -> bool {
        matches!(
            self,
            ActionError::Refused(
                Refusal::Stale
                    | Refusal::Over
                    | Refusal::AlreadyAccepted
                    | Refusal::ChallengeGone(
                        Withdrawal::Declined
                            | Withdrawal::Cancelled
                            | Withdrawal::Expired
                            | Withdrawal::CalledOff
                    )
            )
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_errors_are_not_store_errors() {
        assert!(matches!(DrawingError::TooMany.into(), ActionError::Refused(Refusal::TooBusy)));
        let stopped = ActionError::from(DrawingError::Stopped);
        assert!(matches!(stopped, ActionError::NotDrawn(DrawingError::Stopped)));
        assert!(stopped.into_failure().is_none());
        let failed = ActionError::from(StoreError::Contended("the match"));
        assert!(matches!(failed.into_failure(), Some(StoreError::Contended(_))));
    }
}
