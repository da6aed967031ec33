//! Why nothing became of what somebody wanted.

use crate::domain::{Refusal, Withdrawal};
use crate::store::StoreError;

/// Why nothing became of what somebody wanted.
#[derive(Debug)]
pub(crate) enum ActionError {
    /// It cannot be; the person is told why.
    Refused(Refusal),
    /// Something is wrong with us; nothing was changed.
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
    /// What is wrong with us, if that is why.
    pub(crate) const fn failure(&self) -> Option<&StoreError> {
        match self {
            ActionError::Failed(error) => Some(error),
            ActionError::Refused(_) => None,
        }
    }

    /// Whether the person acted on a screen that no longer shows how things stand.
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
