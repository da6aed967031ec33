//! Exporting and importing the database.

use std::ops::ControlFlow;

use ::sled::Tree;
use kuzhi_domain::{GuildId, Language, MatchId, PlayerId, TournamentId};

use super::personal::left_guild;
use crate::PersonalStore;
use crate::record::usage::{write, write_key};
use crate::record::{delivered, feeds, private_notes, reviews, settings, solvers, tournaments};
use crate::sled::index;
use crate::sled::read::processes::{LAST_THERE, add_operation};
use crate::sled::read::settings::stored;
use crate::sled::trees::{Kind, RULES_KEPT, entries};
use crate::sled::{SledStore, keys};
use crate::transfer::{Item, Transfer};
use crate::{ProcessStore, StoreError, record};

/// Reads the value under a key, given the number at the key's end. `None` if it cannot be read.
type Reading = dyn Fn(u64, &[u8], &[u8]) -> Option<Item>;

impl Transfer for SledStore {
    fn is_empty(&self) -> Result<bool, StoreError> {
        // Pending notes count.
        self.writer.rest().map_err(stored)?;
        self.read(|trees| {
            let kinds = [
                Kind::Matches,
                Kind::Quarantine,
                Kind::Preferences,
                Kind::HouseRules,
                Kind::Names,
                Kind::Notes,
                Kind::Tournaments,
                Kind::ServerFeeds,
                Kind::PersonFeeds,
            ];
            Ok(kinds.into_iter().all(|kind| trees.tree(kind).is_empty()))
        })
    }

    fn has_unfinished_deletion(&self) -> Result<bool, StoreError> {
        Ok(!PersonalStore::leaving(self)?.is_empty())
    }

    fn hand_out(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<usize, StoreError> {
        // Includes pending notes.
        self.writer.rest().map_err(stored)?;
        let trees = &self.trees;
        let mut left_behind = trees.tree(Kind::Quarantine).len();
        let mut give = |tree: &Tree, item: &Reading| {
            for entry in tree {
                let (key, value) = entry.map_err(|error| self.failed(&error))?;
                let Some(number) = keys::number_at_end(&key) else { continue };
                match item(number, &key, &value) {
                    Some(item) => {
                        if take(item).is_break() {
                            return Ok::<_, StoreError>(true);
                        }
                    }
                    None => left_behind += 1,
                }
            }
            Ok(false)
        };
        let is_enough = give(trees.tree(Kind::Matches), &|number, _, record| {
            let one = record::read(MatchId::from_random(number), record).ok()?;
            Some(Item::Match(Box::new(one)))
        })? || give(trees.tree(Kind::Delivered), &|number, _, record| {
            Some(Item::Delivered(MatchId::from_random(number), delivered::read(record)))
        })? || give(trees.tree(Kind::Names), &|number, _, name| {
            Some(Item::Name(PlayerId(number), String::from_utf8_lossy(name).into_owned()))
        })? || give(trees.tree(Kind::Languages), &|number, _, tag| {
            let language = Language::by_tag(&String::from_utf8_lossy(tag))?;
            Some(Item::Language(PlayerId(number), language))
        })? || give(trees.tree(Kind::Preferences), &|number, _, record| {
            Some(Item::Preferences(PlayerId(number), settings::read_preferences(record).ok()?))
        })? || give(trees.tree(Kind::HouseRules), &|number, _, record| {
            Some(Item::HouseRules(GuildId(number), settings::read_house_rules(record).ok()?))
        })? || give(trees.tree(Kind::Solvers), &|number, _, record| {
            Some(Item::Solver(PlayerId(number), Box::new(solvers::read(record).ok()?)))
        })? || give(trees.tree(Kind::ServerFeeds), &|number, _, record| {
            Some(Item::ServerFeed(GuildId(number), Box::new(feeds::read(record).ok()?)))
        })? || give(trees.tree(Kind::PersonFeeds), &|number, _, record| {
            Some(Item::PersonFeed(PlayerId(number), Box::new(feeds::read(record).ok()?)))
        })? || give(trees.tree(Kind::Opponents), &|other, key, _| {
            let one = key.len().checked_sub(16).and_then(|at| key.get(at..at + 8));
            let one = one.and_then(keys::number_at_end)?;
            Some(Item::Opponents([one, other].map(PlayerId)))
        })? || give(trees.tree(Kind::Notes), &|number, key, record| {
            let player = key.get(..8).and_then(keys::number_at_end).map(PlayerId)?;
            Some(Item::Note(player, MatchId::from_random(number), private_notes::read(record).ok()?))
        })? || give(trees.tree(Kind::Reviews), &|number, _, record| {
            Some(Item::Review(MatchId::from_random(number), reviews::read(record).ok()?))
        })? || give(trees.tree(Kind::Tournaments), &|number, _, record| {
            let one = tournaments::read(TournamentId::from_random(number), record).ok()?;
            Some(Item::Tournament(Box::new(one)))
        })?;
        if is_enough {
            return Ok(left_behind);
        }
        let mut rest: Vec<Item> = self.last_there()?.map(Item::LastThere).into_iter().collect();
        rest.extend(self.left_guilds()?.into_iter().map(|(guild, since)| Item::LeftGuild(guild, since)));
        rest.extend(self.usage()?.into_iter().map(Item::Usage));
        rest.extend(self.operations()?.into_iter().map(Item::Operation));
        // A caller that has enough has not failed.
        let _ = rest.into_iter().try_for_each(take);
        Ok(left_behind)
    }

    fn take_in(&self, items: &[Item]) -> Result<(), StoreError> {
        let items = items.to_vec();
        let taken = self.writer.submit(move |transaction| {
            for item in items {
                let unwritable = |cause: &dyn ToString| serde::ser::Error::custom(cause.to_string());
                let unwritable = |cause: &dyn ToString| -> serde_json::Error { unwritable(cause) };
                match item {
                    Item::Match(one) => {
                        let record = record::write(&one).map_err(|cause| unwritable(&cause))?;
                        for (index, key) in entries(&one) {
                            transaction.changes_mut().put(index, key, &[]);
                        }
                        transaction.changes_mut().put(Kind::Matches, keys::of_match(one.id()), record);
                        transaction.changes_mut().record_match(&one);
                    }
                    Item::Delivered(id, kept) => {
                        transaction.changes_mut().put(
                            Kind::Delivered,
                            keys::of_match(id),
                            delivered::write(kept),
                        );
                    }
                    Item::Preferences(id, kept) => {
                        let record =
                            settings::write_preferences(&kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::Preferences, id.0.to_be_bytes(), record);
                    }
                    Item::HouseRules(id, kept) => {
                        let record =
                            settings::write_house_rules(&kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::HouseRules, id.0.to_be_bytes(), record);
                    }
                    Item::Solver(id, kept) => {
                        let record = solvers::write(&kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::Solvers, id.0.to_be_bytes(), record);
                    }
                    Item::ServerFeed(id, kept) => {
                        let record = feeds::write(&*kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::ServerFeeds, id.0.to_be_bytes(), record);
                    }
                    Item::PersonFeed(id, kept) => {
                        let record = feeds::write(&*kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::PersonFeeds, id.0.to_be_bytes(), record);
                    }
                    Item::Opponents([one, other]) => {
                        transaction.changes_mut().put(Kind::Opponents, keys::of_pair(one, other), &[]);
                    }
                    Item::LeftGuild(guild, since) => {
                        transaction.changes_mut().put(Kind::Meta, left_guild(guild), &keys::of_time(since));
                    }
                    Item::LastThere(at) => {
                        transaction.changes_mut().put(Kind::Meta, LAST_THERE, &keys::of_time(at));
                    }
                    Item::Name(id, name) => {
                        transaction.changes_mut().put(Kind::Names, id.0.to_be_bytes(), name.as_str());
                    }
                    Item::Language(id, language) => {
                        transaction.changes_mut().put(Kind::Languages, id.0.to_be_bytes(), language.tag());
                    }
                    Item::Note(player, id, kept) => {
                        let record = private_notes::write(&kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::Notes, keys::of_note(player, id), record);
                    }
                    Item::Review(id, kept) => {
                        let record = reviews::write(&kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::Reviews, keys::of_match(id), record);
                    }
                    Item::Tournament(one) => {
                        let record = tournaments::write(&one).map_err(|cause| unwritable(&cause))?;
                        for entry in index::tournaments::entries(&one) {
                            transaction.changes_mut().put(Kind::TournamentIndex, entry, &[]);
                        }
                        transaction.changes_mut().put(Kind::Tournaments, keys::of_tournament(one.id), record);
                    }
                    Item::Operation(operation) => add_operation(transaction, operation)?,
                    Item::Usage(kept) => {
                        let record = write(&kept).map_err(|cause| unwritable(&cause))?;
                        transaction.changes_mut().put(Kind::Usage, write_key(kept.key()), record);
                    }
                }
            }
            Ok(())
        });
        taken.wait().map_err(stored)
    }

    fn rest(&self) -> Result<(), StoreError> {
        self.writer.rest().map_err(stored)?;
        self.writer.wait_until_merged();
        self.writer.check_healthy()
    }

    fn finish_import(&self) -> Result<(), StoreError> {
        let forgotten = self.writer.submit(|transaction| {
            transaction.changes_mut().remove(Kind::Meta, RULES_KEPT);
            Ok(())
        });
        forgotten.wait().map_err(stored)
    }
}
