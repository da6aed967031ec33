//! Results on leaderboards: added and removed, with everything that this changes.

use kuzhi_domain::matches::{MatchResult, Scope};
use kuzhi_domain::rating::{LeaderboardChange, RatedResult, Standing, add_result, remove_result};
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use serde::de::DeserializeOwned;

use super::transaction::{Refused, Transaction};
use crate::record::ratings::{read_result, write_result, write_standing};
use crate::sled::keys;
use crate::sled::trees::{Kind, RULES_KEPT};

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
        let before = [self.get_derived(Kind::Standings, &south)?, self.get_derived(Kind::Standings, &north)?];
        let pair = keys::of_encounters(&board, result.players);
        let met = self.get_derived(Kind::Encounters, &pair)?;
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
            self.changes_mut().remove(Kind::Meta, RULES_KEPT);
            return Ok(());
        };
        let later = self.after_result(&board, result.ended, id)?;
        self.changes_mut().remove(Kind::Results, key);
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
            Some(met) => self.changes_mut().put(Kind::Encounters, pair, serde_json::to_vec(&met)?),
            None => self.changes_mut().remove(Kind::Encounters, pair),
        }
        for rated in &change.results {
            let key = keys::of_result(board, rated.result.ended, rated.id);
            let record = write_result(rated)?;
            self.changes_mut().put(Kind::Results, key, record.into_bytes());
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
                self.changes_mut().put(Kind::Standings, key, record.into_bytes());
                Some(read)
            }
            None => {
                self.changes_mut().remove(Kind::Standings, key);
                None
            }
        };
        if scope != Scope::Everywhere || self.is_listed(player)? {
            let ranks = |one: Option<Standing>| one.map(|one| one.ranks(scope)).unwrap_or_default();
            self.replace_ranks(board, player, &ranks(before), &ranks(after))?;
        }
        Ok(())
    }

    /// Returns the value under a key. What cannot be read counts as none until the next start, which derives
    /// everything anew.
    fn get_derived<T: DeserializeOwned>(&mut self, kind: Kind, key: &[u8]) -> Result<Option<T>, Refused> {
        let Some(bytes) = self.get(kind, key)? else { return Ok(None) };
        match serde_json::from_slice(&bytes) {
            Ok(found) => Ok(Some(found)),
            Err(cause) => {
                tracing::error!(
                    ?key,
                    %cause,
                    "what follows from results cannot be read; the next start rates all of them again"
                );
                self.changes_mut().remove(Kind::Meta, RULES_KEPT);
                Ok(None)
            }
        }
    }
}
