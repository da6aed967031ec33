//! Leaderboards, as they are read.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::trees::Kind;
use super::{SledStore, keys};
use crate::domain::{MatchId, PlayerId, RatingChange, Scope, Standing, Timestamp};
use crate::store::ratings::read_result;
use crate::store::replay::Counted;
use crate::store::{LeaderboardStore, StoreError};

impl LeaderboardStore for SledStore {
    fn ranked(
        &self,
        scope: Scope,
        game: &str,
        see: &mut dyn FnMut(Standing) -> ControlFlow<()>,
    ) -> Result<(), StoreError> {
        let board = keys::of_leaderboard(scope, game);
        self.writer.settled(|changes| changes.touch_any(Kind::Standings, &board))?;
        // Who falls while places are read is found twice.
        let mut seen = HashSet::new();
        for place in self.trees.of(Kind::Places).scan_prefix(&board).keys() {
            let place = place.map_err(|error| self.failed(&error))?;
            let Some(player) = keys::player_in(&place).filter(|player| !seen.contains(player)) else {
                continue;
            };
            // Where a standing could not be read, or has changed just now, the place is not theirs.
            let standing = self.standing(&board, player)?;
            if let Some(standing) = standing.filter(|standing| keys::of_place(&board, standing) == *place) {
                seen.insert(player);
                if see(standing).is_break() {
                    break;
                }
            }
        }
        self.writer.well()
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let board = keys::of_leaderboard(scope, game);
        let key = keys::of_player(&board, player);
        self.known_or(&self.known.standings, key.clone(), || {
            self.writer.settled(|changes| changes.touch(Kind::Standings, &key))?;
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
        self.writer.settled(|changes| changes.touch(Kind::Results, &key))?;
        let record = self.read(|trees| trees.of(Kind::Results).get(&key))?;
        Ok(record.and_then(|bytes| read_result(&bytes)).as_ref().map(Counted::change))
    }
}

impl SledStore {
    fn standing(&self, board: &[u8], player: PlayerId) -> Result<Option<Standing>, StoreError> {
        let found = self.trees.of(Kind::Standings).get(keys::of_player(board, player));
        let bytes = found.map_err(|error| self.failed(&error))?;
        let read = bytes.map(|bytes| serde_json::from_slice(&bytes)).transpose();
        Ok(read.unwrap_or_else(|cause| {
            tracing::error!(%player, %cause, "a standing cannot be read");
            None
        }))
    }
}
