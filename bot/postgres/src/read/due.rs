//! Matches that are due, although nobody asks for them.
//!
//! # Design
//!
//! There is one row per match, written by the statements that change what is due. A commit makes it due at
//! once, with a lease for the committing process. Saving what was delivered postpones it until the next
//! deadline or reminder. If a process dies in between, it leaves a due row whose lease runs out. Leases use
//! the database's clock, which all processes share. Times inside matches come from the processes.

use deadpool_postgres::Object;
use kuzhi_domain::matches::Match;
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_store::{DueStore, StoreError, Take, Taken};

use crate::PostgresStore;
use crate::named::{Given, Named, Statement};
use crate::numbers::{match_of, of_match, of_time, signed, time_of};

/// Stands for never.
pub(crate) const NEVER: i64 = i64::MAX;

/// The default lease on a match in milliseconds. The holder can renew it.
pub(crate) const LEASE: i64 = 10_000;

/// The current time for leases.
macro_rules! lease_now {
    () => {
        "(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint"
    };
}
pub(crate) use lease_now;

/// Matches whose clock has run out are due as well, but they wait while clocks are stopped.
static TAKE: Statement = Statement::new(|| {
    Named::new(concat!(
        "
WITH up AS (
    SELECT COUNT(*) AS clocks FROM due WHERE at <= :now::bigint AND up <= :now::bigint
), found AS (
    SELECT match FROM due
    WHERE at <= :now::bigint AND lease <= ",
        lease_now!(),
        "
        AND (up IS NULL OR at < next OR (
            :clocks_run::boolean AND (SELECT clocks FROM up) <= :most_time_ups::bigint
            AND NOT match = ANY(:held::bigint[])
        ))
    ORDER BY at LIMIT :at_most::bigint
    FOR UPDATE SKIP LOCKED
), taken AS (
    UPDATE due SET lease = ",
        lease_now!(),
        " + :lease::bigint FROM found WHERE due.match = found.match
    RETURNING due.match, due.tries
)
SELECT 1 AS kind, match, tries AS value FROM taken
UNION ALL SELECT 2, NULL, clocks FROM up
UNION ALL
SELECT 3, NULL, (
    SELECT at FROM due WHERE at > :now::bigint AND (up IS NULL OR at < next OR :clocks_run::boolean)
    ORDER BY at LIMIT 1
)"
    ))
});

const TIME_UPS: &str = "
SELECT match FROM due WHERE at <= $1::bigint AND up <= $1::bigint ORDER BY up LIMIT $2::bigint";

const HOLD: &str = concat!(
    "
UPDATE due SET lease = ",
    lease_now!(),
    " + $2::bigint
WHERE match IN (SELECT match FROM due WHERE match = ANY($1::bigint[]) AND lease > 0 FOR UPDATE SKIP LOCKED)"
);

/// When nothing is due any more, the row is deleted.
static PUT_OFF: Statement = Statement::new(|| {
    Named::new(
        "
WITH gone AS (
    DELETE FROM due
    WHERE match = :id::bigint AND version = :version::bigint AND :until::bigint = 9223372036854775807
)
UPDATE due SET next = :next::bigint, up = :up::bigint, at = :until::bigint, lease = 0, tries = :tries::bigint
WHERE match = :id::bigint AND version = :version::bigint AND :until::bigint < 9223372036854775807",
    )
});

/// Puts the row of a match at its commit, whatever the statement selects from. Another process that takes it
/// over handles it at once, unless nobody has to be told.
macro_rules! put_due {
    ($from:literal) => {
        concat!(
            "
INSERT INTO due (match, version, told, next, up, at, lease, tries)
SELECT :id::bigint, :version::bigint, :quiet::boolean, :next::bigint, :up::bigint,
    CASE WHEN :quiet::boolean THEN :next::bigint ELSE 0 END,
    CASE WHEN :quiet::boolean THEN 0 ELSE ",
            $crate::read::due::lease_now!(),
            " + :lease::bigint END, 0
",
            $from,
            "
ON CONFLICT (match) DO UPDATE SET
    version = excluded.version, told = due.told AND excluded.told, next = excluded.next, up = excluded.up,
    at = LEAST(due.at, excluded.at), lease = GREATEST(due.lease, excluded.lease), tries = 0"
        )
    };
}
pub(crate) use put_due;

const DROP: &str = "DELETE FROM due WHERE match = $1";

/// Returns when something happens in a match by itself, and when a player's time runs out, if that comes
/// next.
pub(crate) fn next_of(one: &Match) -> (i64, Option<i64>) {
    if one.bot_to_move().is_some() {
        return (0, None);
    }
    let next = one.next_due().map_or(NEVER, |(at, _)| of_time(at));
    (next, one.running().filter(|_| next < NEVER).map(|(clock, mover)| of_time(clock.runs_out(mover))))
}

impl DueStore for PostgresStore {
    fn take_due_but(&self, take: Take, held: &[MatchId]) -> Result<Taken, StoreError> {
        let held: Vec<i64> = held.iter().copied().map(of_match).collect();
        let (now, most) = (of_time(take.now), i64::from(take.most_time_ups));
        let (at_most, lease) = (i64::from(take.at_most), self.lease);
        let rows = self.ask(async |client: &Object| {
            let given: [Given<'_>; 6] = [
                ("now", &now),
                ("clocks_run", &take.clocks_run),
                ("most_time_ups", &most),
                ("at_most", &at_most),
                ("lease", &lease),
                ("held", &held),
            ];
            let statement = client.prepare_cached(TAKE.text()).await?;
            client.query(&statement, &TAKE.values(&given)).await
        })?;
        let mut taken = Taken::default();
        for row in rows {
            let kind: i32 = row.get("kind");
            let (id, value): (Option<i64>, Option<i64>) = (row.get("match"), row.get("value"));
            let number = value.and_then(|value| u32::try_from(value).ok()).unwrap_or_default();
            match kind {
                1 => taken.matches.extend(id.map(|id| (match_of(id), number))),
                2 => taken.time_ups = number,
                _ => taken.next = value.filter(|next| *next < NEVER).map(time_of),
            }
        }
        Ok(taken)
    }

    fn time_ups(&self, now: Timestamp, at_most: usize) -> Result<Vec<MatchId>, StoreError> {
        let (now, at_most) = (of_time(now), i64::try_from(at_most).unwrap_or(i64::MAX));
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(TIME_UPS).await?;
            client.query(&statement, &[&now, &at_most]).await
        })?;
        Ok(rows.iter().map(|row| match_of(row.get(0))).collect())
    }

    fn hold_due(&self, ids: &[MatchId]) -> Result<(), StoreError> {
        let ids: Vec<i64> = ids.iter().copied().map(of_match).collect();
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(HOLD).await?;
            client.execute(&statement, &[&ids, &self.lease]).await
        })
        .map(drop)
    }

    fn put_off(&self, one: &Match, until: Option<Timestamp>, tries: u32) -> Result<(), StoreError> {
        let (id, version, (next, up)) = (of_match(one.id()), signed(one.version()), next_of(one));
        let (until, tries) = (until.map_or(NEVER, of_time), i64::from(tries));
        self.ask(async |client: &Object| {
            let given: [Given<'_>; 6] = [
                ("id", &id),
                ("version", &version),
                ("next", &next),
                ("up", &up),
                ("until", &until),
                ("tries", &tries),
            ];
            let statement = client.prepare_cached(PUT_OFF.text()).await?;
            client.execute(&statement, &PUT_OFF.values(&given)).await
        })
        .map(drop)
    }

    fn drop_due(&self, id: MatchId) -> Result<(), StoreError> {
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(DROP).await?;
            client.execute(&statement, &[&of_match(id)]).await
        })
        .map(drop)
    }
}
