//! Looking up single values: in the cache, and in the database.

use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::rating::{RatedResult, RatingChange, Standing};
use kuzhi_domain::settings::{HouseRules, Preferences};
use kuzhi_domain::{GuildId, InteractionId, Language, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;

use super::settings::{HOUSE_RULES, PREFERENCES};
use crate::record::delivered;
use crate::record::ratings::read_result;
use crate::sled::cache::{Cache, Processed};
use crate::sled::index::processed_interactions::{Block, block_for};
use crate::sled::lost::Lost;
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{Delivered, LookupStore, ProcessedInteraction, StoreError, games_of_ids};

impl LookupStore for SledStore {
    fn cached(&self) -> Option<&dyn LookupStore> {
        Some(&*self.cache)
    }

    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.writer.check_healthy()?;
        if let Some(one) = self.cache.matches.get(&id) {
            return Ok(Some(one));
        }
        self.writer.wait_for_pending(|changes| changes.touches(Kind::Matches, &keys::of_match(id)))?;
        self.trees.find(id).map_err(|lost| match lost {
            Lost::Unreadable(cause, seen) => {
                self.quarantine(id, seen);
                StoreError::Unreadable { id, cause: cause.into() }
            }
            Lost::Database(error) => self.failed(&error),
        })
    }

    fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        self.writer.check_healthy()?;
        match self.cache.processed(interaction) {
            Processed::In(id) => return Ok(Some(id)),
            Processed::Nowhere => return Ok(None),
            Processed::Unknown => {}
        }
        let is_it = |(mark, _): &(ProcessedInteraction, MatchId)| mark.interaction == interaction;
        self.writer.wait_for_pending(|changes| changes.interactions().iter().any(is_it))?;
        let found = self.read(|trees| block_for(trees.tree(Kind::ProcessedInteractions), interaction))?;
        let Some((_, bytes)) = found else { return Ok(None) };
        Ok(Block::read(&bytes).find(interaction))
    }

    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        self.cached_or(&self.cache.delivered, id, || {
            self.writer.wait_for_pending(|changes| changes.has_delivery(id))?;
            if let Some(noted) = self.writer.noted(id)? {
                return Ok(noted);
            }
            let value = self.read(|trees| trees.tree(Kind::Delivered).get(keys::of_match(id)))?;
            Ok(value.as_deref().map(delivered::read).unwrap_or_default())
        })
    }

    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.cached_or(&self.cache.names, player, || {
            let name = self.noted(Kind::Names, &player.0.to_be_bytes())?;
            Ok(name.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
        })
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        self.cached_or(&self.cache.languages, player, || {
            let tag = self.noted(Kind::Languages, &player.0.to_be_bytes())?;
            Ok(tag.and_then(|tag| Language::by_tag(&String::from_utf8_lossy(&tag))))
        })
    }

    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.cached_or(&self.cache.preferences, player, || self.setting(&PREFERENCES, player.0))
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.cached_or(&self.cache.house_rules, guild, || self.setting(&HOUSE_RULES, guild.0))
    }

    fn live_of(&self, player: PlayerId) -> Result<Vec<Match>, StoreError> {
        self.list(Kind::OfPlayer, &player.0.to_be_bytes())
    }

    fn finished_games(&self, player: PlayerId) -> Result<Vec<Game>, StoreError> {
        let prefix = player.0.to_be_bytes();
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Careers, &prefix))?;
        let keys = self.read(|trees| {
            trees.tree(Kind::Careers).scan_prefix(prefix).keys().collect::<Result<Vec<_>, _>>()
        })?;
        Ok(games_of_ids(keys.iter().filter_map(|key| keys::game_in(key))))
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let board = keys::of_leaderboard(scope, game);
        let key = keys::of_player(&board, player);
        self.cached_or(&self.cache.standings, key.clone(), || {
            self.writer.wait_for_pending(|changes| changes.touches(Kind::Standings, &key))?;
            self.standing(&board, player)
        })
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        let key = keys::of_result(&keys::of_leaderboard(scope, game), ended, id);
        self.cached_or(&self.cache.rating_changes, key.clone(), || {
            self.writer.wait_for_pending(|changes| changes.touches(Kind::Results, &key))?;
            let record = self.read(|trees| trees.tree(Kind::Results).get(&key))?;
            Ok(record.and_then(|bytes| read_result(&bytes)).as_ref().map(RatedResult::change))
        })
    }
}

/// Answers from memory, or with [`StoreError::WouldWait`].
impl LookupStore for Cache {
    fn load(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        self.if_healthy(self.matches.get(&id)).map(Some)
    }

    fn match_of_interaction(&self, interaction: InteractionId) -> Result<Option<MatchId>, StoreError> {
        match self.processed(interaction) {
            Processed::In(id) => self.if_healthy(Some(Some(id))),
            Processed::Nowhere => self.if_healthy(Some(None)),
            Processed::Unknown => Err(StoreError::WouldWait),
        }
    }

    fn delivered(&self, id: MatchId) -> Result<Delivered, StoreError> {
        self.if_healthy(self.delivered.get(&id))
    }

    fn name_of(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        self.if_healthy(self.names.get(&player))
    }

    fn language_of(&self, player: PlayerId) -> Result<Option<Language>, StoreError> {
        self.if_healthy(self.languages.get(&player))
    }

    fn preferences(&self, player: PlayerId) -> Result<Preferences, StoreError> {
        self.if_healthy(self.preferences.get(&player))
    }

    fn house_rules(&self, guild: GuildId) -> Result<HouseRules, StoreError> {
        self.if_healthy(self.house_rules.get(&guild))
    }

    fn live_of(&self, _: PlayerId) -> Result<Vec<Match>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn finished_games(&self, _: PlayerId) -> Result<Vec<Game>, StoreError> {
        Err(StoreError::WouldWait)
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let key = keys::of_player(&keys::of_leaderboard(scope, game), player);
        self.if_healthy(self.standings.get(&key))
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        let key = keys::of_result(&keys::of_leaderboard(scope, game), ended, id);
        self.if_healthy(self.rating_changes.get(&key))
    }
}

impl Cache {
    /// Returns the cached value. A store that has failed tells nothing from memory: the caller is to hear of
    /// the failure.
    fn if_healthy<T>(&self, known: Option<T>) -> Result<T, StoreError> {
        known.filter(|_| self.is_healthy()).ok_or(StoreError::WouldWait)
    }
}
