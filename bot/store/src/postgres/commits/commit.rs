//! Commits that do not touch leaderboards, such as moves: one statement each.

use deadpool_postgres::Object;
use futures_util::future::join_all;
use kuzhi_domain::{Match, MatchId, pair};
use tokio_postgres::{Error, Row as Found, Statement};

use crate::Commit;
use crate::postgres::numbers::{match_of, of_person, of_time, signed};
use crate::postgres::read::careers;
use crate::postgres::read::due::lease_now;
use crate::postgres::row::{Row, version_of};

/// The outcome of a commit.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Made,
    Conflict,
    Repeated(MatchId),
    /// It undoes a result, which takes more than one statement. Nothing was done.
    Undoes,
}

/// Everything depends on what was `seen`. If that does not match, nothing is written.
const COMMIT: &str = concat!(
    "
WITH seen AS (
    SELECT (SELECT match FROM marks WHERE interaction = $1::bigint) AS repeated,
           (SELECT version FROM matches WHERE id = $2::bigint) AS version,
           (SELECT token FROM matches WHERE id = $2::bigint) AS token,
           (SELECT counted FROM matches WHERE id = $2::bigint) AS counted
), fit AS (
    SELECT 1 FROM seen
    WHERE repeated IS NULL AND counted IS NOT TRUE AND COALESCE(version, 0) = $3::bigint - 1
), written AS (
    INSERT INTO matches
        (id, version, token, record, board, guild, channel, one, other, began, live, counted,
        timed_out, played)
    SELECT $2::bigint, $3::bigint, $4::bigint, $5::text, $6::text, $7::bigint, $8::bigint, $9::bigint,
           $10::bigint, $11::bigint, $12::boolean, FALSE, $13::bigint, $24::boolean
    FROM fit
    ON CONFLICT (id) DO UPDATE SET
        version = excluded.version, token = excluded.token, record = excluded.record, board = excluded.board,
        guild = excluded.guild, channel = excluded.channel, one = excluded.one, other = excluded.other,
        began = excluded.began, live = excluded.live, counted = excluded.counted,
        timed_out = excluded.timed_out, played = excluded.played
), marked AS (
    INSERT INTO marks (interaction, match, at)
    SELECT $1::bigint, $2::bigint, $14::bigint FROM fit WHERE $1::bigint IS NOT NULL
), met AS (
    INSERT INTO opponents (one, other)
    SELECT $15::bigint, $16::bigint FROM fit WHERE $15::bigint IS NOT NULL
    ON CONFLICT DO NOTHING
), played AS (
    INSERT INTO careers (match, player, game, record, board, beaten)
    SELECT $2::bigint, line.player, $21::text, line.record, $6::text, $25::bigint
    FROM fit, UNNEST($22::bigint[], $23::text[]) AS line (player, record)
    ON CONFLICT (match, player) DO UPDATE SET record = excluded.record, beaten = excluded.beaten
), unplayed AS (
    -- A result that was undone.
    DELETE FROM careers USING fit WHERE $12::boolean AND careers.match = $2::bigint
), told AS (
    UPDATE delivered SET version = $3::bigint FROM fit
    WHERE $17::boolean AND match = $2::bigint AND version = $3::bigint - 1
), owed AS (
    INSERT INTO due (match, version, told, next, up, at, lease, tries)
    SELECT $2::bigint, $3::bigint, $17::boolean, $18::bigint, $19::bigint,
           CASE WHEN $17::boolean THEN $18::bigint ELSE 0 END,
           CASE WHEN $17::boolean THEN 0 ELSE ",
    lease_now!(),
    " + $20::bigint END, 0
    FROM fit
    ON CONFLICT (match) DO UPDATE SET
        version = excluded.version, told = due.told AND excluded.told, next = excluded.next, up = excluded.up,
        at = LEAST(due.at, excluded.at), lease = GREATEST(due.lease, excluded.lease), tries = 0
)
SELECT repeated, version, token, counted, EXISTS (SELECT 1 FROM fit) AS made FROM seen"
);

/// A commit with what it writes.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) commit: Commit,
    pub(crate) next: Row,
    pub(crate) begun: Option<Row>,
    /// The lease of the committing process on what follows from it, in milliseconds.
    pub(crate) lease: i64,
}

impl Prepared {
    /// Returns whether one statement is enough, unless a result is undone.
    pub(crate) const fn is_simple(&self) -> bool {
        self.begun.is_none() && !self.next.counted
    }

    /// Returns the matches and the interaction that it touches.
    pub(crate) fn touches(&self) -> (impl Iterator<Item = i64>, Option<i64>) {
        let matches = [self.next.id].into_iter().chain(self.begun.as_ref().map(|begun| begun.id));
        (matches, self.interaction())
    }

    pub(crate) fn interaction(&self) -> Option<i64> {
        self.commit.mark.map(|mark| signed(mark.interaction.0))
    }

    pub(crate) fn marked_at(&self) -> Option<i64> {
        self.commit.mark.map(|mark| of_time(mark.at))
    }

    /// The two people who play each other, in stored order.
    pub(crate) fn pair(&self) -> [Option<i64>; 2] {
        let pair = self.commit.next.opponents().map(|players| pair(players).map(of_person));
        pair.map_or([None, None], |pair| pair.map(Some))
    }
}

/// The state of the database when a commit was checked.
pub(crate) struct Seen {
    pub(crate) repeated: Option<i64>,
    version: Option<i64>,
    token: Option<i64>,
    pub(crate) counted: Option<bool>,
}

impl Seen {
    pub(crate) fn of(row: &Found) -> Seen {
        Seen { repeated: row.get(0), version: row.get(1), token: row.get(2), counted: row.get(3) }
    }

    /// Returns why a commit is refused, or that it was made before.
    pub(crate) fn prevents(&self, next: &Match, token: i64) -> Option<Outcome> {
        // The answer to an earlier attempt was lost.
        if self.token == Some(token) {
            return Some(Outcome::Made);
        }
        if let Some(id) = self.repeated {
            return Some(Outcome::Repeated(match_of(id)));
        }
        let before = self.version.map_or(0, version_of);
        (before.checked_add(1) != Some(next.version())).then_some(Outcome::Conflict)
    }
}

/// Makes commits in one round trip and one transaction. No two of them touch the same match or interaction.
pub(crate) async fn commit_simply(client: &Object, all: &[&Prepared]) -> Result<Vec<Outcome>, Error> {
    let statement = client.prepare_cached(COMMIT).await?;
    if let [alone] = all {
        return Ok(vec![commit_one(client, &statement, alone).await?]);
    }
    let opening = client.batch_execute("BEGIN");
    let commits = join_all(all.iter().map(|one| commit_one(client, &statement, one)));
    let closing = client.batch_execute("COMMIT");
    // All are sent in this order before the first is answered.
    let (opened, outcomes, closed) = tokio::join!(biased; opening, commits, closing);
    opened?;
    let outcomes = outcomes.into_iter().collect::<Result<Vec<_>, _>>()?;
    closed?;
    Ok(outcomes)
}

async fn commit_one(client: &Object, statement: &Statement, one: &Prepared) -> Result<Outcome, Error> {
    let Row {
        id,
        version,
        token,
        record,
        board,
        guild,
        channel,
        one: first,
        other,
        began,
        live,
        timed_out,
        played: has_board,
        next,
        up,
        ..
    } = &one.next;
    let (interaction, at, [pair, paired]) = (one.interaction(), one.marked_at(), one.pair());
    let (players, played) = careers::rows(&one.commit.next);
    let game = one.commit.next.game().id();
    let row = client
        .query_one(
            statement,
            &[
                &interaction,
                id,
                version,
                token,
                record,
                board,
                guild,
                channel,
                first,
                other,
                began,
                live,
                timed_out,
                &at,
                &pair,
                &paired,
                &one.commit.quiet,
                next,
                up,
                &one.lease,
                &game,
                &players,
                &played,
                has_board,
                &careers::beaten(&one.commit.next),
            ],
        )
        .await?;
    let seen = Seen::of(&row);
    Ok(match seen.prevents(&one.commit.next, *token) {
        Some(outcome) => outcome,
        None if row.get(4) => Outcome::Made,
        None => Outcome::Undoes,
    })
}
