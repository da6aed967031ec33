//! Why an action did not succeed.

use crate::domain::{Refusal, Withdrawal};
use crate::store::StoreError;

/// Why an action did not succeed.
#[derive(Debug)]
pub(crate) enum ActionError {
    /// It is not possible. The person is told why.
    Refused(Refusal),
    /// Something failed on our side. Nothing was changed.
    Failed(StoreError),
}

impl From<Refusal> for ActionError {
    fn from(refusal: Refusal) -> Self {
        ActionError::Refused(refusal)
    }
}

impl From<StoreError> for ActionError {
    fn from(error: StoreError) -> Self {
        ActionError::Failed(error)
    }
}

impl ActionError {
    /// Returns the failure, if it is one.
    pub(crate) const fn failure(&self) -> Option<&StoreError> {
        match self {
            ActionError::Failed(error) => Some(error),
            ActionError::Refused(_) => None,
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
