//! People's puzzle results in the database.

use kuzhi_domain::{PlayerId, Solver};

use super::settings::{Setting, stored};
use crate::record::solvers;
use crate::sled::commits::draft::Refused;
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{CommitError, PuzzleStore, StoreError};

const SOLVER: Setting<Solver> = Setting {
    what: "what a person has solved of puzzles",
    quarantine: keys::SOLVER,
    kind: Kind::Solvers,
    write: solvers::write,
    read: solvers::read,
};

impl PuzzleStore for SledStore {
    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError> {
        self.setting(&SOLVER, player.0)
    }

    fn keep_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError> {
        let version = solver.version;
        let kept = self.keep_unless(&SOLVER, player.0, solver, move |_, before| {
            // An unreadable value counts as none.
            let before = before.and_then(|before| solvers::read(before).ok()).unwrap_or_default();
            if before.version + 1 == version { Ok(()) } else { Err(Refused::Conflict) }
        });
        match kept {
            Ok(()) => Ok(true),
            Err(CommitError::Conflict) => Ok(false),
            Err(error) => Err(stored(error)),
        }
    }
}
