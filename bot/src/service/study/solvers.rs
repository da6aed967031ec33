//! What people have solved of puzzles. Changes are made so that nothing counts twice.

use kuzhi_domain::PlayerId;
use kuzhi_domain::study::Solver;
use kuzhi_store::StoreError;

use crate::service::records::Records;

/// How often a change is retried because another one came first.
const TRIES: usize = 8;

/// A person's record before and after a change.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Changed {
    pub(crate) before: Solver,
    pub(crate) after: Solver,
}

impl Records {
    /// Returns what a person has solved.
    pub(crate) async fn solver(&self, who: PlayerId) -> Result<Solver, StoreError> {
        self.run(move |store| store.solver(who)).await
    }

    /// Changes a person's record and stores it. Two simultaneous changes, even in different processes, cannot
    /// overwrite each other.
    pub(crate) async fn change_solver(
        &self,
        who: PlayerId,
        change: impl Fn(&Solver) -> Solver + Clone + Send + 'static,
    ) -> Result<Changed, StoreError> {
        self.run(move |store| {
            for _ in 0..TRIES {
                let before = store.solver(who)?;
                let after = change(&before);
                if after.version == before.version || store.save_solver(who, &after)? {
                    return Ok(Changed { before, after });
                }
            }
            Err(StoreError::Contended("a person's puzzles"))
        })
        .await
    }
}
