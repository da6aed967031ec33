//! People's puzzle results.

use deadpool_postgres::Object;
use kuzhi_domain::{PlayerId, Solver};

use super::settings::QUARANTINE;
use crate::postgres::PostgresStore;
use crate::postgres::numbers::of_person;
use crate::record::solvers;
use crate::{PuzzleStore, StoreError};

const WHAT: &str = "what a person has solved of puzzles";

const GET: &str = "SELECT record FROM solvers WHERE player = $1";

const PUT_FIRST: &str = "INSERT INTO solvers (player, record) VALUES ($1, $2) ON CONFLICT DO NOTHING";

/// Replaces the record that was read, and no other.
const PUT_NEXT: &str = "UPDATE solvers SET record = $2 WHERE player = $1 AND record = $3";

impl PuzzleStore for PostgresStore {
    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(GET).await?;
            client.query_opt(&statement, &[&of_person(player)]).await
        })?;
        let Some(row) = row else { return Ok(Solver::default()) };
        Ok(solvers::read(row.get::<_, &str>(0).as_bytes()).unwrap_or_else(|cause| {
            tracing::error!(owner = player.0, %cause, "{WHAT} cannot be read; nothing is taken");
            Solver::default()
        }))
    }

    fn keep_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError> {
        let unwritable = |cause: String| StoreError::Failed(format!("{WHAT} cannot be written: {cause}"));
        let record = solvers::write(solver).map_err(|cause| unwritable(cause.to_string()))?;
        let record = String::from_utf8(record).map_err(|cause| unwritable(cause.to_string()))?;
        let (owner, next) = (of_person(player), solver.version);
        self.ask_durably(async |client: &Object| {
            let get = client.prepare_cached(GET).await?;
            let before = client.query_opt(&get, &[&owner]).await?;
            let Some(before) = before.as_ref().map(|row| row.get::<_, &str>(0)) else {
                if next != 1 {
                    return Ok(false);
                }
                let put = client.prepare_cached(PUT_FIRST).await?;
                return Ok(client.execute(&put, &[&owner, &record]).await? == 1);
            };
            if before == record {
                // It was stored, and its answer was lost.
                return Ok(true);
            }
            // An unreadable record counts as none, and is quarantined.
            let version = match solvers::read(before.as_bytes()) {
                Ok(before) => before.version,
                Err(_) => {
                    let put = client.prepare_cached(QUARANTINE).await?;
                    client.execute(&put, &[&WHAT, &owner, &before]).await?;
                    0
                }
            };
            if version + 1 != next {
                return Ok(false);
            }
            let put = client.prepare_cached(PUT_NEXT).await?;
            Ok(client.execute(&put, &[&owner, &record, &before]).await? == 1)
        })
    }
}
