//! People's names and languages.

use deadpool_postgres::Object;
use kuzhi_domain::{Language, PlayerId, pair};

use crate::postgres::PostgresStore;
use crate::postgres::numbers::of_person;
use crate::{PeopleStore, StoreError};

const NAME: &str = "SELECT name FROM people WHERE id = $1";

const KEEP_NAME: &str = "
INSERT INTO people (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name";

const LANGUAGE: &str = "SELECT language FROM people WHERE id = $1";

const KEEP_LANGUAGE: &str = "
INSERT INTO people (id, language) VALUES ($1, $2)
ON CONFLICT (id) DO UPDATE SET language = excluded.language";

const HAVE_PLAYED: &str = "SELECT EXISTS (SELECT 1 FROM opponents WHERE one = $1 AND other = $2)";

impl PeopleStore for PostgresStore {
    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.of_person(NAME, player)
    }

    fn keep_name(&self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        // PostgreSQL's text cannot contain this character.
        self.keep_of_person(KEEP_NAME, player, &name.replace('\0', ""))
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        Ok(self.of_person(LANGUAGE, player)?.and_then(|tag| Language::by_tag(&tag)))
    }

    fn keep_language(&self, player: PlayerId, language: Language) -> Result<(), StoreError> {
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
}

impl PostgresStore {
    fn of_person(&self, statement: &str, player: PlayerId) -> Result<Option<String>, StoreError> {
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
