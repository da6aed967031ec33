//! Commits that change leaderboards: a result that counts, one that is undone, or the end of a set with the
//! start of the next one.

use deadpool_postgres::Object;
use kuzhi_domain::matches::MatchResult;
use kuzhi_domain::rating::{
    LeaderboardChange, RatedResult, RatingChange, Standing, add_result, pair, remove_result,
};
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_store::record::ratings::{read_result, write_result, write_standing};
use serde::de::DeserializeOwned;
use tokio_postgres::Row as Found;

use super::batch::{Batch, Value};
use super::commit::{Outcome, Prepared, Seen};
use super::latest::Latest;
use crate::connection::failure::DatabaseFailure;
use crate::named::{Named, Statement};
use crate::numbers::{board, of_match, of_person, of_time};
use crate::read::careers::{self, put_careers};
use crate::read::due::put_due;
use crate::read::lines::{self, Lines};
use crate::row::{match_columns, put_matches};

/// Requests that the next start recomputes all ratings.
pub(crate) const FORGET_RULES: &str = "DELETE FROM meta WHERE name = 'rating rules'";

const SEEN: &str = "
SELECT (SELECT match FROM marks WHERE interaction = $1::bigint) AS repeated,
       (SELECT version FROM matches WHERE id = $2::bigint) AS version,
       (SELECT token FROM matches WHERE id = $2::bigint) AS token,
       (SELECT counted FROM matches WHERE id = $2::bigint) AS counted,
       EXISTS (SELECT 1 FROM matches WHERE id = $3::bigint) AS taken,
       ARRAY(SELECT board FROM results WHERE board = ANY($4::text[]) AND match = $2::bigint) AS boards";

const STANDINGS: &str = "SELECT player, record FROM standings WHERE board = $1 AND player IN ($2, $3)";

const MET: &str = "SELECT record FROM encounters WHERE board = $1 AND one = $2 AND other = $3";

/// Results of the same time are ordered by the number of their match.
const LATER: &str =
    "SELECT record FROM results WHERE board = $1 AND (ended, place) > ($2, $3) ORDER BY ended, place";

const FROM_THEN: &str = "
SELECT later.record FROM results undone
JOIN results later ON later.board = undone.board AND later.ended >= undone.ended
WHERE undone.board = $1 AND undone.match = $2
    AND (later.ended > undone.ended OR later.place >= undone.place)
ORDER BY later.ended, later.place";

static MATCH: Statement = Statement::new(|| Named::new(put_matches!("SELECT ", match_columns!(""))));

static DUE: Statement = Statement::new(|| Named::new(put_due!("")));

static CAREERS: Statement = Statement::new(|| Named::new(put_careers!("")));

static PUT_INTERACTION: Statement = Statement::new(|| {
    Named::new("INSERT INTO marks (interaction, match, at) VALUES (:interaction, :id, :at)")
});

static OPPONENTS: Statement = Statement::new(|| {
    Named::new("INSERT INTO opponents (one, other) VALUES (:smaller, :greater) ON CONFLICT DO NOTHING")
});

static KNOWN: Statement = Statement::new(|| {
    Named::new("UPDATE delivered SET version = :version WHERE match = :id AND version = :version - 1")
});

pub(crate) const PUT_STANDINGS: &str = "
INSERT INTO standings (board, player, proven, played, record)
SELECT $1::text, * FROM UNNEST($2::bigint[], $3::double precision[], $4::bigint[], $5::text[])
ON CONFLICT (board, player) DO UPDATE SET
    proven = excluded.proven, played = excluded.played, record = excluded.record";

const TAKE_STANDINGS: &str = "DELETE FROM standings WHERE board = $1 AND player = ANY($2)";

pub(crate) const PUT_MET: &str = "
INSERT INTO encounters (board, one, other, record)
SELECT $1::text, * FROM UNNEST($2::bigint[], $3::bigint[], $4::text[])
ON CONFLICT (board, one, other) DO UPDATE SET record = excluded.record";

const TAKE_MET: &str = "DELETE FROM encounters WHERE board = $1 AND one = $2 AND other = $3";

const PUT_RESULT: &str =
    "INSERT INTO results (board, match, ended, place, record) VALUES ($1, $2, $3, $4, $5)";

const CHANGE_RESULTS: &str = "
UPDATE results SET record = anew.record
FROM UNNEST($2::bigint[], $3::text[]) AS anew (match, record)
WHERE results.board = $1 AND results.match = anew.match";

const TAKE_RESULT: &str = "DELETE FROM results WHERE board = $1 AND match = $2";

/// Makes a commit in two round trips: one reads what it depends on, the other writes what follows. Its
/// changes go to the latest ones.
pub(crate) async fn commit_rated(
    client: &Object,
    latest: &Latest,
    one: &Prepared,
) -> Result<Outcome, DatabaseFailure> {
    let next = &one.commit.next;
    let named = |scope| board(scope, next.game().id());
    let boards: Vec<String> = next.leaderboards().map(named).collect();
    let counts: Vec<_> = next.results().map(|(scope, result)| (named(scope), result)).collect();
    let mut asked = Batch::default();
    let begun: Value = Box::new(one.begun.as_ref().map(|begun| begun.id));
    let ids: [Value; 2] = [Box::new(one.interaction), Box::new(one.next.id)];
    asked.push(SEEN, ids.into_iter().chain([begun, Box::new(boards.clone())]).collect());
    for (board, result) in &counts {
        ask_touched(&mut asked, board, result, one.next.id);
    }
    let mut found = asked.send(client, Some("BEGIN"), None).await?.into_iter();
    let rows = found.next().unwrap_or_default();
    let Some(row) = rows.first() else { return give_up(client, Outcome::Conflict).await };
    let (seen, taken, counted): (_, bool, Vec<String>) =
        (Seen::from_row(row), row.get("taken"), row.get("boards"));
    if let Some(outcome) = seen.prevents(next, one.next.token) {
        return give_up(client, outcome).await;
    }
    if taken || one.commit.begun.as_ref().is_some_and(|begun| begun.version() != 1) {
        return give_up(client, Outcome::Conflict).await;
    }
    let (mut batch, mut changes) = (Batch::default(), Vec::new());
    put_match(&mut batch, one);
    for (board, result) in &counts {
        let (rated, later) = read_touched(&mut found, next.id(), *result);
        if !counted.contains(board) {
            changes.push((board.clone(), add(&mut batch, board, rated, &later)?));
        }
    }
    // One that was counted and is on no leaderboard is missed on all.
    let was = if counted.is_empty() && seen.counted == Some(true) { boards } else { counted };
    let gone: Vec<_> = was.into_iter().filter(|one| counts.iter().all(|(board, _)| board != one)).collect();
    if !gone.is_empty() {
        changes.extend(gone.iter().map(|board| (board.clone(), None)));
        remove(client, &mut batch, gone, next.id()).await?;
    }
    batch.send(client, None, Some("COMMIT")).await?;
    for (board, change) in changes {
        latest.record_change(board, next.id(), change.as_ref());
    }
    Ok(Outcome::Made)
}

async fn give_up(client: &Object, outcome: Outcome) -> Result<Outcome, DatabaseFailure> {
    client.batch_execute("ROLLBACK").await?;
    Ok(outcome)
}

fn ask_touched(asked: &mut Batch<'_>, board: &str, result: &MatchResult, id: i64) {
    let name = || -> Value { Box::new(board.to_owned()) };
    let [south, north] = result.players.map(of_person);
    let [one, other] = pair_of(result.players);
    asked.push(STANDINGS, vec![name(), Box::new(south), Box::new(north)]);
    asked.push(MET, vec![name(), Box::new(one), Box::new(other)]);
    asked.push(LATER, vec![name(), Box::new(of_time(result.ended)), Box::new(id)]);
}

/// Returns a result with the latest of its players, and the results after it.
fn read_touched(
    found: &mut impl Iterator<Item = Vec<Found>>,
    id: MatchId,
    result: MatchResult,
) -> (RatedResult, Vec<RatedResult>) {
    let mut next = || found.next().unwrap_or_default();
    let read = |row: &Found| -> Option<Standing> { readable("a standing", row.get("record")) };
    let standings: Vec<Standing> = next().iter().filter_map(read).collect();
    let before = result.players.map(|player| standings.iter().find(|one| one.player == player).copied());
    let met = next().first().and_then(|row| readable("the encounters of a pair", row.get(0)));
    let later = next().iter().filter_map(|row| read_result(row.get::<_, &str>(0).as_bytes())).collect();
    (RatedResult { id, result, before, met }, later)
}

/// Returns the stored value. If it cannot be read, this reports it and starts anew.
fn readable<T: DeserializeOwned>(what: &str, record: &str) -> Option<T> {
    let read = serde_json::from_str(record);
    read.inspect_err(|cause| tracing::error!(%cause, "{what} cannot be read, and begins anew")).ok()
}

/// Adds a result and returns its changes for its players.
fn add(
    batch: &mut Batch<'_>,
    board: &str,
    rated: RatedResult,
    later: &[RatedResult],
) -> serde_json::Result<Option<RatingChange>> {
    let change = add_result(rated, later);
    let Some(new) = change.results.iter().find(|one| one.id == rated.id) else { return Ok(None) };
    let values: Vec<Value> = vec![
        Box::new(board.to_owned()),
        Box::new(of_match(new.id)),
        Box::new(of_time(new.result.ended)),
        Box::new(of_match(new.id)),
        Box::new(write_result(new)?),
    ];
    batch.push(PUT_RESULT, values);
    put_change(batch, board, &change, new.id)?;
    Ok(Some(new.change()))
}

async fn remove(
    client: &Object,
    batch: &mut Batch<'_>,
    boards: Vec<String>,
    id: MatchId,
) -> Result<(), DatabaseFailure> {
    let mut asked = Batch::default();
    for board in &boards {
        asked.push(FROM_THEN, vec![Box::new(board.clone()), Box::new(of_match(id))]);
    }
    let found = asked.send(client, None, None).await?;
    for (board, rows) in boards.into_iter().zip(found) {
        let read = |row: &Found| read_result(row.get::<_, &str>(0).as_bytes());
        let from_then: Vec<RatedResult> = rows.iter().filter_map(read).collect();
        match from_then.split_first() {
            Some((removed, later)) if removed.id == id => {
                batch.push(TAKE_RESULT, vec![Box::new(board.clone()), Box::new(of_match(id))]);
                put_change(batch, &board, &remove_result(removed, later), id)?;
            }
            _ => {
                tracing::error!(
                    r#match = %id,
                    "an undone result is not where it should be; the next start rates all results again"
                );
                batch.push(FORGET_RULES, Vec::new());
            }
        }
    }
    Ok(())
}

/// The changed ratings, as parameters of [`careers::RATE`].
pub(crate) fn rating_values(rated: &[RatedResult]) -> Vec<Value> {
    let (mut matches, mut players, mut ratings) = (vec![], vec![], vec![]);
    for one in rated {
        for (player, rating) in one.ratings_after() {
            matches.push(of_match(one.id));
            players.push(of_person(player));
            ratings.push(rating);
        }
    }
    vec![Box::new(matches), Box::new(players), Box::new(ratings)]
}

/// Adds the changes of a leaderboard, except the result of this match.
fn put_change(
    batch: &mut Batch<'_>,
    board: &str,
    change: &LeaderboardChange,
    id: MatchId,
) -> serde_json::Result<()> {
    let name = || -> Value { Box::new(board.to_owned()) };
    let kept: Vec<Standing> = change.standings.values().filter_map(|standing| *standing).collect();
    if board.ends_with("@*") && !change.results.is_empty() {
        batch.push(careers::RATE, rating_values(&change.results));
    }
    let touched: Vec<i64> = change.standings.keys().copied().map(of_person).collect();
    batch.push(lines::TAKE, vec![name(), Box::new(touched)]);
    if !kept.is_empty() {
        // Rounded as they will be read, so that each line agrees with its standing.
        let kept: Vec<Standing> = kept.iter().map(as_read).collect::<Result<_, _>>()?;
        batch.push(PUT_STANDINGS, standing_values(board, &kept)?);
        let lines = Lines::new(board, &kept);
        if !lines.are_none() {
            batch.push(lines::PUT, [name()].into_iter().chain(lines.into_values()).collect());
        }
    }
    let gone = change.standings.iter().filter(|(_, standing)| standing.is_none());
    let gone: Vec<i64> = gone.map(|(player, _)| of_person(*player)).collect();
    if !gone.is_empty() {
        batch.push(TAKE_STANDINGS, vec![name(), Box::new(gone)]);
    }
    let [one, other] = pair_of(change.pair);
    match &change.encounters {
        Some(met) => {
            let record = serde_json::to_string(met)?;
            let values: Vec<Value> =
                vec![name(), Box::new(vec![one]), Box::new(vec![other]), Box::new(vec![record])];
            batch.push(PUT_MET, values);
        }
        None => batch.push(TAKE_MET, vec![name(), Box::new(one), Box::new(other)]),
    }
    let rerated: Vec<&RatedResult> = change.results.iter().filter(|rated| rated.id != id).collect();
    if !rerated.is_empty() {
        let matches: Vec<i64> = rerated.iter().map(|rated| of_match(rated.id)).collect();
        let records: Vec<String> = rerated.into_iter().map(write_result).collect::<Result<_, _>>()?;
        batch.push(CHANGE_RESULTS, vec![name(), Box::new(matches), Box::new(records)]);
    }
    Ok(())
}

/// Returns a standing as it is read back.
pub(crate) fn as_read(standing: &Standing) -> serde_json::Result<Standing> {
    write_standing(standing).map(|(_, read)| read)
}

/// The parameters of [`PUT_STANDINGS`].
pub(crate) fn standing_values(board: &str, standings: &[Standing]) -> serde_json::Result<Vec<Value>> {
    let (mut players, mut proven, mut played, mut records) = (vec![], vec![], vec![], vec![]);
    for standing in standings {
        let (record, read) = write_standing(standing)?;
        players.push(of_person(read.player));
        proven.push(read.rating.proven());
        played.push(i64::from(read.played()));
        records.push(record);
    }
    Ok(vec![
        Box::new(board.to_owned()),
        Box::new(players),
        Box::new(proven),
        Box::new(played),
        Box::new(records),
    ])
}

/// Returns two people in the order in which their encounters are stored.
pub(crate) fn pair_of(players: [PlayerId; 2]) -> [i64; 2] {
    pair(players).map(of_person)
}

fn put_match<'a>(batch: &mut Batch<'a>, one: &'a Prepared) {
    let given = one.given();
    for given in [Some(&given), one.given_of_begun().as_ref()].into_iter().flatten() {
        batch.push_named(&MATCH, given);
        batch.push_named(&DUE, given);
    }
    if one.players.is_empty() {
        batch.push(careers::TAKE, vec![Box::new(one.next.id)]);
    } else {
        batch.push_named(&CAREERS, &given);
    }
    if one.interaction.is_some() {
        batch.push_named(&PUT_INTERACTION, &given);
    }
    if one.pair[0].is_some() {
        batch.push_named(&OPPONENTS, &given);
    }
    if one.commit.quiet {
        batch.push_named(&KNOWN, &given);
    }
}
