//! Exporting and importing the database.

mod reading;
mod writing;

use std::ops::ControlFlow;

use deadpool_postgres::Object;
use kuzhi_store::{Item, PersonalStore, ProcessStore, StoreError, Transfer};

use self::writing::Batch;
use super::PostgresStore;
use super::commits::rated::FORGET_RULES;

const IS_EMPTY: &str = "
SELECT NOT EXISTS (SELECT 1 FROM matches) AND NOT EXISTS (SELECT 1 FROM people)
    AND NOT EXISTS (SELECT 1 FROM house_rules) AND NOT EXISTS (SELECT 1 FROM notes)
    AND NOT EXISTS (SELECT 1 FROM tournaments) AND NOT EXISTS (SELECT 1 FROM server_feeds)
    AND NOT EXISTS (SELECT 1 FROM person_feeds)";

impl Transfer for PostgresStore {
    fn is_empty(&self) -> Result<bool, StoreError> {
        self.ask(async |client: &Object| client.query_one(IS_EMPTY, &[]).await).map(|row| row.get(0))
    }

    fn has_unfinished_deletion(&self) -> Result<bool, StoreError> {
        Ok(!PersonalStore::leaving(self)?.is_empty())
    }

    fn hand_out(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<usize, StoreError> {
        let mut left_behind = self.quarantined()?;
        let mut give = |items: Vec<Option<Item>>| {
            items.into_iter().try_for_each(|item| match item {
                Some(item) => take(item),
                None => {
                    left_behind += 1;
                    ControlFlow::Continue(())
                }
            })
        };
        if self.each_row(&mut give)?.is_continue() {
            let mut rest: Vec<Item> = self.last_there()?.map(Item::LastThere).into_iter().collect();
            rest.extend(self.left_guilds()?.into_iter().map(|(guild, since)| Item::LeftGuild(guild, since)));
            rest.extend(self.usage()?.into_iter().map(Item::Usage));
            rest.extend(self.operations()?.into_iter().map(Item::Operation));
            // A caller that has enough has not failed.
            let _ = give(rest.into_iter().map(Some).collect());
        }
        Ok(left_behind)
    }

    fn take_in(&self, items: &[Item]) -> Result<(), StoreError> {
        let (mut batch, mut usage) = (Batch::default(), Vec::new());
        for item in items {
            match item {
                Item::LastThere(at) => self.record_presence(*at)?,
                Item::LeftGuild(guild, since) => self.record_left_guild(*guild, Some(*since))?,
                Item::Usage(kept) => usage.push(*kept),
                Item::Operation(operation) => self.record_operation(operation)?,
                item => batch.add(item).map_err(StoreError::unwritable("what is imported"))?,
            }
        }
        self.save_usage(&usage, &[])?;
        self.ask_durably(async |client: &Object| batch.put(client).await)
    }

    fn finish_import(&self) -> Result<(), StoreError> {
        self.ask_durably(async |client: &Object| client.execute(FORGET_RULES, &[]).await).map(drop)
    }
}
