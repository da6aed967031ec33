//! Standings: counted with each result, corrected when one is undone, and all rated anew under new rules.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use super::database::{Database, Stream};
use super::draft::{Draft, Refused};
use super::keys;
use super::trees::{Kind, entries};
use crate::domain::{Match, MatchId, MatchResult, PlayerId, Scope, Standing, Timestamp};
use crate::store::order::Ranking;
use crate::store::ratings::{RULES, read_result, write_result, write_standing};
use crate::store::record;
use crate::store::replay::{Change, Counted, pair, with, without};

/// The key of the rules by which the standings that lie there were rated.
pub(super) const RULES_KEPT: &[u8] = b"rating rules";

/// A standing as it is kept, and its place.
fn written(board: &[u8], standing: &Standing) -> serde_json::Result<(Vec<u8>, Vec<u8>)> {
    let (bytes, read) = write_standing(standing)?;
    Ok((bytes, keys::of_place(board, &read)))
}

impl Draft<'_> {
    /// Counts a result on a leaderboard.
    pub(super) fn count(
        &mut self,
        scope: Scope,
        game: &str,
        id: MatchId,
        result: MatchResult,
    ) -> Result<(), Refused> {
        let board = keys::of_leaderboard(scope, game);
        let [south, north] = result.players;
        let met =
            self.kept(Kind::Encounters, keys::ENCOUNTERS, &keys::of_encounters(&board, pair(south, north)))?;
        let mut standings = BTreeMap::new();
        for player in result.players {
            let standing = self.kept(Kind::Standings, keys::STANDING, &keys::of_player(&board, player))?;
            standings.insert(player, standing);
        }
        let later = self.after_result(&board, result.ended, id)?;
        let change = with(
            (id, result),
            &later,
            |player| Ok::<_, Refused>(standings.get(&player).copied().flatten()),
            |_| Ok(met),
        )?;
        self.change(&board, &change)
    }

    /// Takes a result from a leaderboard.
    pub(super) fn uncount(
        &mut self,
        scope: Scope,
        game: &str,
        id: MatchId,
        result: MatchResult,
    ) -> Result<(), Refused> {
        let board = keys::of_leaderboard(scope, game);
        let key = keys::of_result(&board, result.ended, id);
        let Some(undone) = self.get(Kind::Results, &key)?.and_then(|bytes| read_result(&bytes)) else {
            tracing::error!(r#match = %id, "a result that is undone is not where it should be: all are rated at the next start");
            self.own().remove(Kind::Meta, RULES_KEPT);
            return Ok(());
        };
        let later = self.after_result(&board, result.ended, id)?;
        self.own().remove(Kind::Results, key);
        self.change(&board, &without(&undone, &later))
    }

    /// The results that count after that of a match on a leaderboard, in their order.
    fn after_result(&self, board: &[u8], ended: Timestamp, id: MatchId) -> Result<Vec<Counted>, Refused> {
        let next = MatchId::from_random(id.get().saturating_add(1));
        let found = self.after(Kind::Results, board, &keys::of_result(board, ended, next))?;
        Ok(found.into_values().filter_map(|bytes| read_result(&bytes)).collect())
    }

    /// Puts down what changes on a leaderboard.
    fn change(&mut self, board: &[u8], change: &Change) -> Result<(), Refused> {
        for (player, standing) in &change.standings {
            self.put_standing(board, *player, standing.as_ref())?;
        }
        let pair = keys::of_encounters(board, change.pair);
        match change.encounters {
            Some(met) => self.own().put(Kind::Encounters, pair, serde_json::to_vec(&met)?),
            None => self.own().remove(Kind::Encounters, pair),
        }
        for counted in &change.counted {
            let key = keys::of_result(board, counted.result.ended, counted.id);
            let record = write_result(counted)?;
            self.own().put(Kind::Results, key, record);
        }
        Ok(())
    }

    fn put_standing(
        &mut self,
        board: &[u8],
        player: PlayerId,
        standing: Option<&Standing>,
    ) -> Result<(), Refused> {
        let key = keys::of_player(board, player);
        let before = self.get(Kind::Standings, &key)?;
        // What cannot be read has no place any more that could be told; whoever reads places knows a wrong one.
        if let Some(before) = before.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            self.own().remove(Kind::Places, keys::of_place(board, &before));
        }
        match standing {
            Some(standing) => {
                let (bytes, place) = written(board, standing)?;
                self.own().put(Kind::Standings, key, bytes);
                self.own().put(Kind::Places, place, &[]);
            }
            None => self.own().remove(Kind::Standings, key),
        }
        Ok(())
    }

    /// What is kept under a key; what cannot be read is set aside, and begins anew.
    fn kept<T: DeserializeOwned>(&mut self, kind: Kind, aside: u8, key: &[u8]) -> Result<Option<T>, Refused> {
        let Some(bytes) = self.get(kind, key)? else { return Ok(None) };
        match serde_json::from_slice(&bytes) {
            Ok(kept) => Ok(Some(kept)),
            Err(cause) => {
                tracing::error!(?key, %cause, "a standing, or a pair's encounters, cannot be read: set aside");
                self.own().put(Kind::Quarantine, keys::of_quarantined(aside, key), bytes);
                Ok(None)
            }
        }
    }
}

impl Database {
    /// Makes all that follows from results anew if it was last made by other rules, if a part of it is missing, or if
    /// there are results `again` that lay aside. It reads all matches once.
    pub(super) fn rate_anew_if_due(&mut self, again: bool) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        let by_these = trees.of(Kind::Meta).get(RULES_KEPT)?.is_some_and(|kept| *kept == RULES.to_be_bytes());
        if by_these && !again && !trees.lack_some() {
            return Ok(());
        }
        let mut stream = self.stream();
        stream.remove(Kind::Meta, RULES_KEPT)?;
        for kind in [Kind::Standings, Kind::Places, Kind::Results, Kind::Encounters, Kind::TimedOut] {
            for key in trees.of(kind).iter().keys() {
                stream.remove(kind, &key?)?;
            }
        }
        // What is put under the same key comes later than what is removed.
        stream.write()?;
        let mut boards: BTreeMap<Vec<u8>, Vec<_>> = BTreeMap::new();
        for entry in trees.of(Kind::Matches) {
            let (key, bytes) = entry?;
            // What cannot be read is reported when somebody asks for it.
            let one = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok());
            let Some(one) = one.filter(|one| !one.is_live()) else { continue };
            for (index, key) in entries(&one) {
                stream.put(index, &key, &[])?;
            }
            collect(&one, &mut boards);
        }
        if !boards.is_empty() {
            tracing::info!(leaderboards = boards.len(), "all results are rated anew");
        }
        for (board, results) in boards {
            stream.put_board(&board, &Ranking::of(results))?;
        }
        // The last of all: what breaks off before is done again.
        stream.put(Kind::Meta, RULES_KEPT, &RULES.to_be_bytes())?;
        stream.write()
    }
}

impl Stream<'_> {
    fn put_board(&mut self, board: &[u8], ranking: &Ranking) -> ::sled::Result<()> {
        let unwritten = |error: serde_json::Error| ::sled::Error::Unsupported(error.to_string());
        for (player, standing) in &ranking.standings {
            let (bytes, place) = written(board, standing).map_err(unwritten)?;
            self.put(Kind::Standings, &keys::of_player(board, *player), &bytes)?;
            self.put(Kind::Places, &place, &[])?;
        }
        for (pair, met) in &ranking.encounters {
            let met = serde_json::to_vec(met).map_err(unwritten)?;
            self.put(Kind::Encounters, &keys::of_encounters(board, *pair), &met)?;
        }
        for counted in &ranking.counted {
            let record = write_result(counted).map_err(unwritten)?;
            self.put(Kind::Results, &keys::of_result(board, counted.result.ended, counted.id), &record)?;
        }
        Ok(())
    }
}

fn collect(one: &Match, boards: &mut BTreeMap<Vec<u8>, Vec<(MatchId, MatchResult)>>) {
    let Some(result) = one.result() else { return };
    for scope in one.scopes() {
        let board = keys::of_leaderboard(scope, one.game().id());
        boards.entry(board).or_default().push((one.id(), result));
    }
}
