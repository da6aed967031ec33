//! Tournaments.

use deadpool_postgres::Object;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::tournaments::Tournament;
use kuzhi_domain::{GuildId, PlayerId, TournamentId};
use kuzhi_store::record::RecordError;
use kuzhi_store::record::erasure::digits_changed;
use kuzhi_store::record::tournaments::{anonymised, read, write};
use kuzhi_store::{StoreError, TournamentStore, is_unfinished};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row as Found};

use crate::PostgresStore;
use crate::connection::failure::DatabaseFailure;
use crate::named::{Given, Named, Statement};
use crate::numbers::{of_person, of_time, of_tournament, signed, tournament_of};
use crate::row::text;

const TOURNAMENT: &str = "SELECT id, record FROM tournaments WHERE id = $1";

const OF_GUILD: &str = "
SELECT id, record FROM tournaments WHERE (guild = $1 OR guest = $1) AND NOT draft
ORDER BY made DESC, id DESC LIMIT $2";

const LIVE_OF: &str = "
SELECT id, record FROM tournaments WHERE (guild = $1 OR guest = $1) AND live ORDER BY made DESC, id DESC";

const LIVE: &str = "SELECT id, record FROM tournaments WHERE live ORDER BY made, id";

const WITH: &str = "
SELECT id, record FROM tournament_players JOIN tournaments ON id = tournament WHERE player = $1
ORDER BY made DESC, id DESC";

const OF_SEASON: &str = "SELECT id, record FROM tournaments WHERE season = $1 ORDER BY made, id";

/// Stores the next version, or the first one. A record that is there already was stored, and its answer was
/// lost.
static PUT: Statement = Statement::new(|| {
    Named::new(
        "
WITH put AS (
    INSERT INTO tournaments (id, version, guild, guest, made, live, draft, season, record)
    SELECT :id::bigint, :version::bigint, :guild::bigint, :guest::bigint, :made::bigint,
        :live::boolean, :draft::boolean, :season::bigint, :record::text
    WHERE :version = 1 OR EXISTS (SELECT 1 FROM tournaments WHERE id = :id)
    ON CONFLICT (id) DO UPDATE
        SET version = excluded.version, guild = excluded.guild, guest = excluded.guest, made = excluded.made,
            live = excluded.live, draft = excluded.draft, season = excluded.season, record = excluded.record
        WHERE tournaments.version = excluded.version - 1
    RETURNING id
), gone AS (
    DELETE FROM tournament_players
    WHERE tournament = :id AND player <> ALL(:people::bigint[]) AND EXISTS (SELECT 1 FROM put)
), come AS (
    INSERT INTO tournament_players (player, tournament)
    SELECT player, put.id FROM put, UNNEST(:people::bigint[]) AS player
    ON CONFLICT DO NOTHING
)
SELECT EXISTS (SELECT 1 FROM put) OR EXISTS (SELECT 1 FROM tournaments WHERE id = :id AND record = :record)",
    )
});

static PUT_ALL: Statement = Statement::new(|| {
    Named::new(
        "
INSERT INTO tournaments (id, version, guild, guest, made, live, draft, season, record)
SELECT * FROM UNNEST(:id::bigint[], :version::bigint[], :guild::bigint[], :guest::bigint[],
    :made::bigint[], :live::boolean[], :draft::boolean[], :season::bigint[], :record::text[])
ON CONFLICT (id) DO UPDATE SET version = excluded.version, guild = excluded.guild, guest = excluded.guest,
    made = excluded.made, live = excluded.live, draft = excluded.draft, season = excluded.season,
    record = excluded.record",
    )
});

/// What was announced stays.
const DROP_DRAFT: &str = "
WITH gone AS (DELETE FROM tournaments WHERE id = $1 AND draft RETURNING id)
DELETE FROM tournament_players WHERE tournament IN (SELECT id FROM gone)";

const TAKE_PLAYERS: &str = "DELETE FROM tournament_players WHERE tournament = ANY($1)";

const PUT_PLAYERS: &str = "
INSERT INTO tournament_players (player, tournament) SELECT * FROM UNNEST($1::bigint[], $2::bigint[])
ON CONFLICT DO NOTHING";

const NAMING: &str = "
SELECT id, record FROM tournament_players JOIN tournaments ON id = tournament WHERE player = $1";

const PUT_RECORD: &str = "UPDATE tournaments SET record = $2 WHERE id = $1";

const MOVE_PLAYER: &str = "UPDATE tournament_players SET player = $2 WHERE player = $1";

/// A tournament as a row: its record, and the columns that it is found by.
pub(crate) struct TournamentRow {
    id: i64,
    version: i64,
    guild: i64,
    guest: Option<i64>,
    made: i64,
    live: bool,
    draft: bool,
    season: Option<i64>,
    record: String,
    people: Vec<i64>,
}

impl TournamentRow {
    pub(crate) fn from_tournament(tournament: &Tournament) -> Result<TournamentRow, RecordError> {
        Ok(TournamentRow {
            id: of_tournament(tournament.id),
            version: signed(tournament.version),
            guild: signed(tournament.guild.0),
            guest: tournament.other_server().map(|guest| signed(guest.guild.0)),
            made: of_time(tournament.made),
            live: is_unfinished(tournament),
            draft: tournament.is_draft(),
            season: tournament.season.map(of_tournament),
            record: text(write(tournament)?)?,
            people: tournament.people().into_iter().map(of_person).collect(),
        })
    }
}

/// Stores tournaments, whatever was stored of them before.
pub(crate) async fn put_all(client: &Object, rows: &[TournamentRow]) -> Result<(), Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let numbers = |of: fn(&TournamentRow) -> i64| -> Vec<i64> { rows.iter().map(of).collect() };
    let ids = numbers(|row| row.id);
    let flags = |of: fn(&TournamentRow) -> bool| -> Vec<bool> { rows.iter().map(of).collect() };
    let seasons: Vec<Option<i64>> = rows.iter().map(|row| row.season).collect();
    let records: Vec<&str> = rows.iter().map(|row| row.record.as_str()).collect();
    let guests: Vec<Option<i64>> = rows.iter().map(|row| row.guest).collect();
    let given: [Given<'_>; 9] = [
        ("id", &ids),
        ("version", &numbers(|row| row.version)),
        ("guild", &numbers(|row| row.guild)),
        ("guest", &guests),
        ("made", &numbers(|row| row.made)),
        ("live", &flags(|row| row.live)),
        ("draft", &flags(|row| row.draft)),
        ("season", &seasons),
        ("record", &records),
    ];
    client.execute(PUT_ALL.text(), &PUT_ALL.values(&given)).await?;
    let (people, of): (Vec<i64>, Vec<i64>) =
        rows.iter().flat_map(|row| row.people.iter().map(|&player| (player, row.id))).unzip();
    client.execute(TAKE_PLAYERS, &[&ids]).await?;
    client.execute(PUT_PLAYERS, &[&people, &of]).await?;
    Ok(())
}

/// Puts the stand-in in place of a person who leaves, within a transaction.
pub(crate) async fn forget(client: &Object, leaving: Erasure) -> Result<(), DatabaseFailure> {
    let [who, stand_in] = [leaving.who, leaving.stand_in].map(of_person);
    let mut next = Vec::new();
    for row in client.query(NAMING, &[&who]).await? {
        let (id, record): (i64, &str) = (row.get("id"), row.get("record"));
        let after = anonymised(tournament_of(id), record.as_bytes(), leaving);
        match after.and_then(|after| after.map(|(one, _)| TournamentRow::from_tournament(&one)).transpose()) {
            Ok(row) => next.extend(row),
            // It cannot be read.
            Err(_) => {
                if let Some(changed) = digits_changed(record.as_bytes(), leaving) {
                    client.execute(PUT_RECORD, &[&id, &text(changed)?]).await?;
                }
            }
        }
    }
    put_all(client, &next).await?;
    client.execute(MOVE_PLAYER, &[&who, &stand_in]).await?;
    Ok(())
}

impl TournamentStore for PostgresStore {
    fn tournament(&self, id: TournamentId) -> Result<Option<Tournament>, StoreError> {
        let rows = self.rows_of(TOURNAMENT, &[&of_tournament(id)])?;
        let Some(row) = rows.first() else { return Ok(None) };
        let unreadable = |cause: RecordError| StoreError::UnreadableTournament { id, cause: cause.into() };
        read_row(row).map(Some).map_err(unreadable)
    }

    fn tournaments_of(&self, guild: GuildId, most: usize) -> Result<Vec<Tournament>, StoreError> {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        Ok(seen_from(guild, readable(&self.rows_of(OF_GUILD, &[&signed(guild.0), &most])?)))
    }

    fn live_tournaments_of(&self, guild: GuildId) -> Result<Vec<Tournament>, StoreError> {
        Ok(seen_from(guild, readable(&self.rows_of(LIVE_OF, &[&signed(guild.0)])?)))
    }

    fn live_tournaments(&self) -> Result<Vec<Tournament>, StoreError> {
        Ok(readable(&self.rows_of(LIVE, &[])?))
    }

    fn tournaments_with(&self, player: PlayerId) -> Result<Vec<Tournament>, StoreError> {
        Ok(readable(&self.rows_of(WITH, &[&of_person(player)])?))
    }

    fn tournaments_of_season(&self, season: TournamentId) -> Result<Vec<Tournament>, StoreError> {
        Ok(readable(&self.rows_of(OF_SEASON, &[&of_tournament(season)])?))
    }

    fn save_tournament(&self, tournament: &Tournament) -> Result<bool, StoreError> {
        let unwritable = StoreError::unwritable(format!("tournament {}", tournament.id));
        let row = TournamentRow::from_tournament(tournament).map_err(unwritable)?;
        let saved = self.ask_durably(async |client: &Object| {
            let put = client.prepare_cached(PUT.text()).await?;
            let given: [Given<'_>; 10] = [
                ("id", &row.id),
                ("version", &row.version),
                ("guild", &row.guild),
                ("guest", &row.guest),
                ("made", &row.made),
                ("live", &row.live),
                ("draft", &row.draft),
                ("season", &row.season),
                ("record", &row.record),
                ("people", &row.people),
            ];
            client.query_one(&put, &PUT.values(&given)).await
        })?;
        Ok(saved.get(0))
    }

    fn drop_draft(&self, id: TournamentId) -> Result<(), StoreError> {
        self.ask_durably(async |client: &Object| client.execute(DROP_DRAFT, &[&of_tournament(id)]).await)
            .map(drop)
    }
}

/// The same as they are seen from a server.
fn seen_from(guild: GuildId, all: Vec<Tournament>) -> Vec<Tournament> {
    all.into_iter().map(|one| one.seen_from(guild)).collect()
}

impl PostgresStore {
    fn rows_of(&self, statement: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Found>, StoreError> {
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(statement).await?;
            client.query(&statement, values).await
        })
    }
}

pub(crate) fn read_row(row: &Found) -> Result<Tournament, RecordError> {
    read(tournament_of(row.get("id")), row.get::<_, &str>("record").as_bytes())
}

/// Returns the tournaments of rows of ids and records. Unreadable ones stay where they are, and are reported.
fn readable(rows: &[Found]) -> Vec<Tournament> {
    let read = |row: &Found| {
        let id = tournament_of(row.get("id"));
        let found = read_row(row);
        found
            .inspect_err(|cause| tracing::error!(tournament = %id, %cause, "a tournament cannot be read"))
            .ok()
    };
    rows.iter().filter_map(read).collect()
}
