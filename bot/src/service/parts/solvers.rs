//! What people have solved of puzzles: read, and changed so that nothing counts twice.

use super::records::Records;
use crate::domain::{PlayerId, Solver};
use crate::store::StoreError;

/// How often a change is tried again because another one was faster.
const TRIES: usize = 8;

/// What somebody had solved before a change, and after it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Changed {
    pub(crate) before: Solver,
    pub(crate) after: Solver,
}

impl Records {
    /// What somebody has solved.
    pub(crate) async fn solver(&self, who: PlayerId) -> Result<Solver, StoreError> {
        self.read(move |store| store.solver(who)).await
    }

    /// Keeps what becomes of it: of two changes at once, in whichever process, one sees the other.
    pub(crate) async fn change_solver(
        &self,
        who: PlayerId,
        change: impl Fn(&Solver) -> Solver + Clone + Send + 'static,
    ) -> Result<Changed, StoreError> {
        self.read(move |store| {
            for _ in 0..TRIES {
                let before = store.solver(who)?;
                let after = change(&before);
                if after.version == before.version || store.keep_solver(who, &after)? {
                    return Ok(Changed { before, after });
                }
            }
            Err(StoreError::Failed("a person's puzzles keep changing".to_owned()))
        })
        .await
    }
}
