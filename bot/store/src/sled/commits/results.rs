//! Results on leaderboards: added and removed, with everything that this changes.

use kuzhi_domain::{
    LeaderboardChange, MatchId, MatchResult, PlayerId, RatedResult, Scope, Standing, Timestamp, add_result,
    remove_result,
};
use serde::de::DeserializeOwned;

use super::transaction::{Refused, Transaction};
use crate::record::ratings::{read_result, write_result, write_standing};
use crate::sled::keys;
use crate::sled::recovery::rerate::RULES_KEPT;
use crate::sled::trees::Kind;

impl Transaction<'_> {
    /// Adds a result to a leaderboard.
    pub(crate) fn add_result(
        &mut self,
        scope: Scope,
        game: &str,
        id: MatchId,
        result: MatchResult,
    ) -> Result<(), Refused> {
        let board = keys::of_leaderboard(scope, game);
        let [south, north] = result.players.map(|player| keys::of_player(&board, player));
        let before = [
            self.kept(Kind::Standings, keys::STANDING, &south)?,
            self.kept(Kind::Standings, keys::STANDING, &north)?,
        ];
        let pair = keys::of_encounters(&board, result.players);
        let met = self.kept(Kind::Encounters, keys::ENCOUNTERS, &pair)?;
        let later = self.after_result(&board, result.ended, id)?;
        let change = add_result(RatedResult { id, result, before, met }, &later);
        self.change(scope, game, &board, &change)
    }

    /// Removes a result from a leaderboard.
    pub(crate) fn remove_result(
        &mut self,
        scope: Scope,
        game: &str,
        id: MatchId,
        result: MatchResult,
    ) -> Result<(), Refused> {
        let board = keys::of_leaderboard(scope, game);
        let key = keys::of_result(&board, result.ended, id);
        let Some(removed) = self.get(Kind::Results, &key)?.and_then(|bytes| read_result(&bytes)) else {
            tracing::error!(r#match = %id, "an undone result is not where it should be; the next start \
                rates all results again");
            self.own().remove(Kind::Meta, RULES_KEPT);
            return Ok(());
        };
        let later = self.after_result(&board, result.ended, id)?;
        self.own().remove(Kind::Results, key);
        self.change(scope, game, &board, &remove_result(&removed, &later))
    }

    /// Returns the results after that of a match on a leaderboard, in order.
    fn after_result(&self, board: &[u8], ended: Timestamp, id: MatchId) -> Result<Vec<RatedResult>, Refused> {
        let next = MatchId::from_random(id.get().saturating_add(1));
        let found = self.after(Kind::Results, board, &keys::of_result(board, ended, next))?;
        Ok(found.into_values().filter_map(|bytes| read_result(&bytes)).collect())
    }

    /// Writes the changes of a leaderboard.
    fn change(
        &mut self,
        scope: Scope,
        game: &str,
        board: &[u8],
        change: &LeaderboardChange,
    ) -> Result<(), Refused> {
        if scope == Scope::Everywhere {
            self.record_ratings(game, &change.results)?;
        }
        for (player, standing) in &change.standings {
            self.put_standing(scope, board, *player, standing.as_ref())?;
        }
        let pair = keys::of_encounters(board, change.pair);
        match change.encounters {
            Some(met) => self.own().put(Kind::Encounters, pair, serde_json::to_vec(&met)?),
            None => self.own().remove(Kind::Encounters, pair),
        }
        for rated in &change.results {
            let key = keys::of_result(board, rated.result.ended, rated.id);
            let record = write_result(rated)?;
            self.own().put(Kind::Results, key, record.into_bytes());
        }
        Ok(())
    }

    pub(crate) fn put_standing(
        &mut self,
        scope: Scope,
        board: &[u8],
        player: PlayerId,
        standing: Option<&Standing>,
    ) -> Result<(), Refused> {
        let key = keys::of_player(board, player);
        let before = self.get(Kind::Standings, &key)?;
        // The old lines of an unreadable standing are unknown. Readers recognise a wrong line.
        let before: Option<Standing> = before.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let after = match standing {
            Some(standing) => {
                let (record, read) = write_standing(standing)?;
                self.own().put(Kind::Standings, key, record.into_bytes());
                Some(read)
            }
            None => {
                self.own().remove(Kind::Standings, key);
                None
            }
        };
        if scope != Scope::Everywhere || self.is_listed(player)? {
            let ranks = |one: Option<Standing>| one.map(|one| one.ranks(scope)).unwrap_or_default();
            self.replace_ranks(board, player, &ranks(before), &ranks(after))?;
        }
        Ok(())
    }

    /// Returns the value under a key. If it cannot be read, it is set aside and starts anew.
    fn kept<T: DeserializeOwned>(
        &mut self,
        kind: Kind,
        quarantine: u8,
        key: &[u8],
    ) -> Result<Option<T>, Refused> {
        let Some(bytes) = self.get(kind, key)? else { return Ok(None) };
        match serde_json::from_slice(&bytes) {
            Ok(kept) => Ok(Some(kept)),
            Err(cause) => {
                tracing::error!(?key, %cause, "a standing or a pair's encounters cannot be read, and are \
                    set aside");
                self.own().put(Kind::Quarantine, keys::of_quarantined(quarantine, key), bytes);
                Ok(None)
            }
        }
    }
}
