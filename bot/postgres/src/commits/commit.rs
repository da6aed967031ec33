//! Commits that do not touch leaderboards, such as moves: one statement each.

use deadpool_postgres::Object;
use futures_util::future::join_all;
use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;
use kuzhi_domain::rating::pair;
use kuzhi_store::Commit;
use kuzhi_store::record::RecordError;
use tokio_postgres::{Error, Row as Found};

use crate::named::{Given, Named, Statement};
use crate::numbers::{match_of, of_person, of_time, signed};
use crate::read::careers::{self, put_careers};
use crate::read::due::put_due;
use crate::row::{Row, match_columns, put_matches, version_of};

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
static COMMIT: Statement = Statement::new(|| {
    Named::new(concat!(
        "
WITH seen AS (
    SELECT (SELECT match FROM marks WHERE interaction = :interaction::bigint) AS repeated,
           (SELECT version FROM matches WHERE id = :id::bigint) AS version,
           (SELECT token FROM matches WHERE id = :id::bigint) AS token,
           (SELECT counted FROM matches WHERE id = :id::bigint) AS counted
), fit AS (
    SELECT 1 FROM seen
    WHERE repeated IS NULL AND counted IS NOT TRUE AND COALESCE(version, 0) = :version::bigint - 1
), written AS (",
        put_matches!("SELECT ", match_columns!(""), " FROM fit"),
        "
), marked AS (
    INSERT INTO marks (interaction, match, at)
    SELECT :interaction::bigint, :id::bigint, :at::bigint FROM fit WHERE :interaction::bigint IS NOT NULL
), met AS (
    INSERT INTO opponents (one, other)
    SELECT :smaller::bigint, :greater::bigint FROM fit WHERE :smaller::bigint IS NOT NULL
    ON CONFLICT DO NOTHING
), played AS (",
        put_careers!("fit, "),
        "
), unplayed AS (
    -- A result that was undone.
    DELETE FROM careers USING fit WHERE :live::boolean AND careers.match = :id::bigint
), told AS (
    UPDATE delivered SET version = :version::bigint FROM fit
    WHERE :quiet::boolean AND match = :id::bigint AND version = :version::bigint - 1
), owed AS (",
        put_due!("FROM fit"),
        "
)
SELECT repeated, version, token, counted, EXISTS (SELECT 1 FROM fit) AS made FROM seen"
    ))
});

/// A commit with what it writes.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) commit: Commit,
    pub(crate) next: Row,
    pub(crate) begun: Option<Row>,
    /// Its players, if it is over, with the records of what they have played.
    pub(crate) players: Vec<i64>,
    careers: Vec<String>,
    game: &'static str,
    /// The level of the bot that its person has beaten.
    beaten: Option<i64>,
    /// The interaction, and when it was handled.
    pub(crate) interaction: Option<i64>,
    at: Option<i64>,
    /// The two people who play each other, in stored order.
    pub(crate) pair: [Option<i64>; 2],
    /// The lease of the committing process on what follows from it, in milliseconds.
    lease: i64,
}

impl Prepared {
    pub(crate) fn from_commit(commit: Commit, lease: i64) -> Result<Prepared, RecordError> {
        let next = &commit.next;
        let (players, careers) = careers::rows(next)?;
        let pair = next.opponents().map(|players| pair(players).map(of_person));
        Ok(Prepared {
            next: Row::from_match(next)?,
            begun: commit.begun.as_ref().map(Row::from_match).transpose()?,
            players,
            careers,
            game: next.game().id(),
            beaten: careers::beaten(next),
            interaction: commit.interaction.map(|mark| signed(mark.interaction.0)),
            at: commit.interaction.map(|mark| of_time(mark.at)),
            pair: pair.map_or([None, None], |pair| pair.map(Some)),
            lease,
            commit,
        })
    }

    /// Returns whether one statement is enough, unless a result is undone.
    pub(crate) const fn is_simple(&self) -> bool {
        self.begun.is_none() && !self.next.counted
    }

    /// Returns the matches and the interaction that it touches.
    pub(crate) fn touches(&self) -> (impl Iterator<Item = i64>, Option<i64>) {
        let matches = [self.next.id].into_iter().chain(self.begun.as_ref().map(|begun| begun.id));
        (matches, self.interaction)
    }

    /// Returns everything that it writes, by name.
    pub(crate) fn given(&self) -> Vec<Given<'_>> {
        let of_commit: [Given<'_>; 10] = [
            ("players", &self.players),
            ("careers", &self.careers),
            ("game", &self.game),
            ("beaten", &self.beaten),
            ("interaction", &self.interaction),
            ("at", &self.at),
            ("smaller", &self.pair[0]),
            ("greater", &self.pair[1]),
            ("quiet", &self.commit.quiet),
            ("lease", &self.lease),
        ];
        self.next.given().into_iter().chain(of_commit).collect()
    }

    /// Returns what is written of the match that begins with it. Somebody has to be told of that.
    pub(crate) fn given_of_begun(&self) -> Option<Vec<Given<'_>>> {
        let of_commit: [Given<'_>; 2] = [("quiet", &false), ("lease", &self.lease)];
        self.begun.as_ref().map(|begun| begun.given().into_iter().chain(of_commit).collect())
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
    pub(crate) fn from_row(row: &Found) -> Seen {
        Seen {
            repeated: row.get("repeated"),
            version: row.get("version"),
            token: row.get("token"),
            counted: row.get("counted"),
        }
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
    let statement = client.prepare_cached(COMMIT.text()).await?;
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

async fn commit_one(
    client: &Object,
    statement: &tokio_postgres::Statement,
    one: &Prepared,
) -> Result<Outcome, Error> {
    let row = client.query_one(statement, &COMMIT.values(&one.given())).await?;
    Ok(match Seen::from_row(&row).prevents(&one.commit.next, one.next.token) {
        Some(outcome) => outcome,
        None if row.get("made") => Outcome::Made,
        None => Outcome::Undoes,
    })
}
