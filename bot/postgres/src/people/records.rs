//! What people and servers have said and chosen.

use std::collections::BTreeMap;

use deadpool_postgres::Object;
use kuzhi_domain::rating::pair;
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::study::{Note, Solver};
use kuzhi_domain::{GuildId, Language, MatchId, PlayerId};
use kuzhi_store::record::private_notes::{read, read_or_none, write};
use kuzhi_store::record::solvers;
use kuzhi_store::{PeopleStore, StoreError};

use super::numbered::Numbered;
use super::settings::{HOUSE_RULES, PREFERENCES};
use crate::PostgresStore;
use crate::numbers::{match_of, of_match, of_person, signed};
use crate::read::lines;
use crate::row::text;

const KEEP_NAME: &str = "
INSERT INTO people (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name";

const KEEP_LANGUAGE: &str = "
INSERT INTO people (id, language) VALUES ($1, $2)
ON CONFLICT (id) DO UPDATE SET language = excluded.language";

const HAVE_PLAYED: &str = "SELECT EXISTS (SELECT 1 FROM opponents WHERE one = $1 AND other = $2)";

/// Returns whether a hidden person has a line on a leaderboard over all servers, or a listed one has none.
const DIFFERS: &str = "
SELECT EXISTS (SELECT 1 FROM places WHERE player = $1 AND board LIKE '%@*')
    = EXISTS (SELECT 1 FROM people WHERE id = $1 AND hidden)";

const SOLVER: Numbered<Solver> = Numbered {
    what: "what a person has solved of puzzles",
    get: "SELECT record FROM solvers WHERE player = $1",
    put_first: "INSERT INTO solvers (player, record) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    put_next: "UPDATE solvers SET record = $2 WHERE player = $1 AND record = $3",
    beside: None,
    version: |solver| solver.version,
    write: solvers::write,
    read: solvers::read,
};

const NOTE: &str = "SELECT record FROM notes WHERE player = $1 AND match = $2";

const NOTES_OF: &str = "SELECT match, record FROM notes WHERE player = $1";

const PUT_NOTE: &str = "
INSERT INTO notes (player, match, record) VALUES ($1, $2, $3)
ON CONFLICT (player, match) DO UPDATE SET record = excluded.record";

const TAKE_NOTE: &str = "DELETE FROM notes WHERE player = $1 AND match = $2";

const QUARANTINE_NOTE: &str = "
INSERT INTO quarantine (kind, owner, match, record) VALUES ('a private note', $1, $2, $3)
ON CONFLICT (kind, owner, match) DO UPDATE SET record = excluded.record";

impl PeopleStore for PostgresStore {
    fn save_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        // PostgreSQL's text cannot contain this character.
        self.keep_of_person(KEEP_NAME, player, &name.replace('\0', ""))
    }

    fn save_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
        self.keep_of_person(KEEP_LANGUAGE, player, language.tag())
    }

    fn have_played(&self, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
        let [one, other] = pair([one, other]).map(of_person);
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(HAVE_PLAYED).await?;
            client.query_one(&statement, &[&one, &other]).await
        })?;
        Ok(row.get(0))
    }

    fn save_preferences(&self, player: PlayerId, preferences: &Preferences) -> Result<(), StoreError> {
        self.save_setting(&PREFERENCES, player.0, preferences)?;
        self.ask_durably(async |client: &Object| {
            client.batch_execute("BEGIN").await?;
            // Whether they are listed now depends on what was just stored.
            let differs = client.query_one(DIFFERS, &[&signed(player.0)]).await?;
            if differs.get(0) {
                lines::list(client, player).await?;
            }
            client.batch_execute("COMMIT").await
        })
    }

    fn save_house_rules(&self, guild: GuildId, rules: &HouseRules) -> Result<(), StoreError> {
        self.save_setting(&HOUSE_RULES, guild.0, rules)
    }

    fn solver(&self, player: PlayerId) -> Result<Solver, StoreError> {
        self.numbered(&SOLVER, of_person(player))
    }

    fn save_solver(&self, player: PlayerId, solver: &Solver) -> Result<bool, StoreError> {
        self.save_next(&SOLVER, of_person(player), solver)
    }

    fn private_note(&self, player: PlayerId, id: MatchId) -> Result<Note, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(NOTE).await?;
            client.query_opt(&statement, &[&of_person(player), &of_match(id)]).await
        })?;
        let note = |record: &str| read_or_none(player, id, record.as_bytes());
        Ok(row.map(|row| note(row.get(0))).unwrap_or_default())
    }

    fn notes_of(&self, player: PlayerId) -> Result<BTreeMap<MatchId, Note>, StoreError> {
        let rows = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(NOTES_OF).await?;
            client.query(&statement, &[&of_person(player)]).await
        })?;
        let note = |id, record: &str| (id, read_or_none(player, id, record.as_bytes()));
        Ok(rows.iter().map(|row| note(match_of(row.get("match")), row.get("record"))).collect())
    }

    fn save_note(&self, player: PlayerId, id: MatchId, note: &Note) -> Result<(), StoreError> {
        let record = write(note).and_then(text).map_err(StoreError::unwritable("a private note"))?;
        let (of, is_empty) = ((of_person(player), of_match(id)), note.is_empty());
        self.ask_durably(async |client: &Object| {
            let get = client.prepare_cached(NOTE).await?;
            let before = client.query_opt(&get, &[&of.0, &of.1]).await?;
            let before = before.as_ref().map(|row| row.get::<_, &str>(0));
            if let Some(before) = before.filter(|before| read(before.as_bytes()).is_err()) {
                let put = client.prepare_cached(QUARANTINE_NOTE).await?;
                client.execute(&put, &[&of.0, &of.1, &before]).await?;
            }
            if is_empty {
                let take = client.prepare_cached(TAKE_NOTE).await?;
                return client.execute(&take, &[&of.0, &of.1]).await;
            }
            let put = client.prepare_cached(PUT_NOTE).await?;
            client.execute(&put, &[&of.0, &of.1, &record]).await
        })
        .map(drop)
    }
}

impl PostgresStore {
    pub(crate) fn of_person(&self, statement: &str, player: PlayerId) -> Result<Option<String>, StoreError> {
        let row = self.ask(async |client: &Object| {
            let statement = client.prepare_cached(statement).await?;
            client.query_opt(&statement, &[&of_person(player)]).await
        })?;
        Ok(row.and_then(|row| row.get(0)))
    }

    fn keep_of_person(&self, statement: &str, player: PlayerId, value: &str) -> Result<(), StoreError> {
        self.ask(async |client: &Object| {
            let statement = client.prepare_cached(statement).await?;
            client.execute(&statement, &[&of_person(player), &value]).await
        })
        .map(drop)
    }
}
