//! All data of a person or a server: found in every tree, exported, and removed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;

use ::sled::IVec;
use kuzhi_domain::erasure::Erasure;
use kuzhi_domain::{GuildId, MatchId, PlayerId, Timestamp};

use super::erasure::{Becomes, becomes};
use crate::record::erasure::keeps_out;
use crate::sled::folder::request_compaction;
use crate::sled::read::settings::stored;
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{CommitError, MATCHES_AT_ONCE, MatchStore, PersonalStore, RemovalOutcome, StoreError};

/// The key prefix in [`Kind::Meta`] of people who leave and are not removed yet.
const LEAVING: &[u8] = b"leaving ";

/// The key prefix in [`Kind::Meta`] of servers without the bot.
const LEFT_GUILD: &[u8] = b"without the bot ";

/// How often it checks for data that has arrived meanwhile.
const TRIES: usize = 20;

/// A tree and a key.
type Place = (Kind, IVec);

/// The key of a server without the bot.
pub(crate) fn left_guild(guild: GuildId) -> Vec<u8> {
    [LEFT_GUILD, &guild.0.to_be_bytes()].concat()
}

impl PersonalStore for SledStore {
    fn matches_of(&self, player: PlayerId) -> Result<Vec<MatchId>, StoreError> {
        // The stand-in does not matter for finding the data.
        let places = self.places_of(Erasure::new(player, 0), &[Kind::Matches])?;
        Ok(places.iter().filter_map(|(_, key)| keys::match_in(key)).collect())
    }

    fn kept_out_on(&self, player: PlayerId) -> Result<Vec<GuildId>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::HouseRules, &[]))?;
        let rules = self.read(|trees| trees.tree(Kind::HouseRules).iter().collect::<Result<Vec<_>, _>>())?;
        let kept_out = rules.iter().filter(|(_, record)| keeps_out(record, player));
        Ok(kept_out.filter_map(|(key, _)| keys::number_at_end(key)).map(GuildId).collect())
    }

    fn begin_leaving(&self, leaving: Erasure) -> Result<(), StoreError> {
        let key = [LEAVING, &leaving.who.0.to_be_bytes()].concat();
        let noted = self.writer.submit(move |transaction| {
            if transaction.get(Kind::Meta, &key)?.is_none() {
                transaction.changes_mut().put(Kind::Meta, key, &leaving.stand_in.0.to_be_bytes());
            }
            Ok(())
        });
        noted.wait().map_err(stored)
    }

    fn leaving(&self) -> Result<Vec<Erasure>, StoreError> {
        let entries = self.noted_of(LEAVING)?;
        let leaving =
            |(who, stand_in): (u64, u64)| Erasure { who: PlayerId(who), stand_in: PlayerId(stand_in) };
        Ok(entries.into_iter().map(leaving).collect())
    }

    fn forget(&self, leaving: Erasure) -> Result<RemovalOutcome, StoreError> {
        self.request_compaction()?;
        for _ in 0..TRIES {
            let places = self.places_of(leaving, &Kind::ALL)?;
            let is_last = places.is_empty();
            let key = [LEAVING, &leaving.who.0.to_be_bytes()].concat();
            let gone = self.writer.submit(move |transaction| {
                for (kind, key) in &places {
                    transaction.forget(*kind, key, leaving)?;
                }
                if is_last {
                    transaction.changes_mut().remove(Kind::Meta, key);
                }
                Ok(())
            });
            match gone.wait() {
                Ok(()) => {}
                Err(CommitError::Conflict) => return Ok(RemovalOutcome::StillPlaying),
                Err(error) => return Err(stored(error)),
            }
            self.writer.wait_for_pending(|_| true)?;
            self.cache.names.invalidate([leaving.who]);
            self.cache.languages.invalidate([leaving.who]);
            if is_last {
                return Ok(RemovalOutcome::All);
            }
        }
        Err(StoreError::Contended("the data of a person who is leaving"))
    }

    fn stop_scans(&self) {
        self.is_stopping.store(true, Ordering::Release);
    }

    fn guilds(&self) -> Result<Vec<GuildId>, StoreError> {
        let mut all = BTreeSet::new();
        for some in self.live_ids()?.chunks(MATCHES_AT_ONCE) {
            all.extend(self.live_among(some)?.iter().filter_map(|one| one.place().guild));
        }
        for kind in [Kind::HouseRules, Kind::ServerFeeds] {
            self.writer.wait_for_pending(|changes| changes.touches_any(kind, &[]))?;
            let keys = self.read(|trees| trees.tree(kind).iter().keys().collect::<Result<Vec<_>, _>>())?;
            all.extend(keys.iter().filter_map(|key| keys::number_at_end(key)).map(GuildId));
        }
        Ok(all.into_iter().collect())
    }

    fn left_guilds(&self) -> Result<BTreeMap<GuildId, Timestamp>, StoreError> {
        let entries = self.noted_of(LEFT_GUILD)?;
        Ok(entries.into_iter().map(|(guild, at)| (GuildId(guild), Timestamp::from_millis(at))).collect())
    }

    fn record_left_guild(&self, guild: GuildId, since: Option<Timestamp>) -> Result<(), StoreError> {
        let key = left_guild(guild);
        let noted = self.writer.submit(move |transaction| {
            match since {
                Some(since) => transaction.changes_mut().put(Kind::Meta, key, &keys::of_time(since)),
                None => transaction.changes_mut().remove(Kind::Meta, key),
            }
            Ok(())
        });
        noted.wait().map_err(stored)
    }

    fn forget_guild(&self, guild: GuildId) -> Result<(), StoreError> {
        self.request_compaction()?;
        let key = left_guild(guild);
        let gone = self.writer.submit(move |transaction| {
            let rules = guild.0.to_be_bytes();
            for (kind, aside) in
                [(Kind::HouseRules, keys::HOUSE_RULES), (Kind::ServerFeeds, keys::SERVER_FEED)]
            {
                transaction.changes_mut().remove(kind, rules);
                transaction.changes_mut().remove(Kind::Quarantine, keys::of_quarantined(aside, &rules));
            }
            transaction.changes_mut().remove(Kind::Meta, key);
            Ok(())
        });
        gone.wait().map_err(stored)
    }
}

impl SledStore {
    /// Removed data stays in files until they are rewritten. This is recorded before the removal, so that no
    /// crash comes in between.
    pub(crate) fn request_compaction(&self) -> Result<(), StoreError> {
        request_compaction(&self.path)
            .map_err(|error| StoreError::Disk { path: self.path.clone(), cause: error.into() })
    }

    /// Returns the numbers and values of the keys in [`Kind::Meta`] with this prefix.
    fn noted_of(&self, prefix: &[u8]) -> Result<Vec<(u64, u64)>, StoreError> {
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Meta, prefix))?;
        let entries =
            self.read(|trees| trees.tree(Kind::Meta).scan_prefix(prefix).collect::<Result<Vec<_>, _>>())?;
        let numbers =
            |(key, value): &(IVec, IVec)| Some((keys::number_at_end(key)?, keys::number_at_end(value)?));
        Ok(entries.iter().filter_map(numbers).collect())
    }

    /// Returns every entry in these trees that contains the leaving person. It scans all of them, while
    /// others write.
    fn places_of(&self, leaving: Erasure, kinds: &[Kind]) -> Result<Vec<Place>, StoreError> {
        // Includes pending notes.
        self.writer.rest().map_err(stored)?;
        let mut places = Vec::new();
        for &kind in kinds.iter().filter(|kind| kind.holds_people()) {
            for entry in self.trees.tree(kind) {
                if self.is_stopping.load(Ordering::Acquire) {
                    return Err(StoreError::Closing);
                }
                let (key, value) = entry.map_err(|error| self.failed(&error))?;
                let becomes = becomes(kind, &key, &value, leaving);
                let becomes = becomes.map_err(StoreError::unwritable("what a person leaves behind"))?;
                if !matches!(becomes, Becomes::Same) {
                    places.push((kind, key));
                }
            }
        }
        Ok(places)
    }
}
