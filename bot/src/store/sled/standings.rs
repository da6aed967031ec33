//! Standings: counted with each result, corrected when one is undone, and all rated anew under new rules.

use std::collections::BTreeMap;

use ::sled::transaction::TransactionalTree;
use ::sled::{Db, Tree};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::commit::{Aborted, Refused, refused};
use super::keys;
use super::trees::Trees;
use crate::app::{Match, MatchResult, PlayerId, Scope};
use crate::store::order::{Correction, Ranking, pair, rated, undone_result, without};
use crate::store::record;

/// By which rules standings follow from results; a new number lets all be rated anew at the next start.
///
/// Since the second ones a match counts from the third move of both on, and less the more a pair plays, and
/// standings know how many opponents there were.
const RULES: u32 = 2;

/// The key of the rules by which the standings that lie there were rated.
const RULES_KEPT: &str = "rating rules";

/// What changes on one leaderboard because a result no longer counts.
pub(super) struct OnBoard {
    scope: Scope,
    correction: Correction,
}

impl Trees<Tree> {
    /// What changes on leaderboards when the next version of a match takes its result back. Nobody else
    /// writes meanwhile, and the version that it follows is checked in the transaction.
    pub(super) fn corrections(&self, next: &Match) -> Result<Vec<OnBoard>, ::sled::Error> {
        let Some(bytes) = self.matches.get(keys::of_match(next.id))? else { return Ok(Vec::new()) };
        let before = record::read(next.id, &bytes).ok();
        if undone_result(before.as_ref(), next).is_none() {
            return Ok(Vec::new());
        }
        let mut counted = Vec::new();
        self.each_result(|one, result| {
            if one.game.id() == next.game.id() {
                counted.push((one.id, result, one.scopes().collect::<Vec<_>>()));
            }
        })?;
        let on_board = |scope| {
            let of_scope = counted.iter().filter(|(_, _, scopes)| scopes.contains(&scope));
            let results = of_scope.map(|&(id, result, _)| (id, result)).collect();
            without(next.id, results).map(|correction| OnBoard { scope, correction })
        };
        Ok(next.scopes().filter_map(on_board).collect())
    }

    /// Rates all results anew if that was last done by other rules, or if there are results `again` that lay aside.
    pub(super) fn rate_anew_if_due(&self, db: &Db, meta: &Tree, again: bool) -> ::sled::Result<()> {
        let by_these = meta.get(RULES_KEPT)?.is_some_and(|kept| *kept == RULES.to_be_bytes());
        if by_these && !again {
            return Ok(());
        }
        let mut boards: BTreeMap<Vec<u8>, Vec<_>> = BTreeMap::new();
        self.each_result(|one, result| {
            for scope in one.scopes() {
                let board = keys::of_leaderboard(scope, one.game.id());
                boards.entry(board).or_default().push((one.id, result));
            }
        })?;
        if !boards.is_empty() || !self.standings.is_empty() {
            tracing::info!(leaderboards = boards.len(), "all results are rated anew");
            self.standings.clear()?;
            self.encounters.clear()?;
        }
        for (board, results) in boards {
            let Ranking { standings, encounters } = Ranking::of(results);
            for (player, standing) in standings {
                let key = [&board, &player.0.to_be_bytes()[..]].concat();
                self.standings.insert(key, written(&standing)?)?;
            }
            for ([one, other], met) in encounters {
                let key = [board.clone(), keys::of_pair(one, other)].concat();
                self.encounters.insert(key, written(&met)?)?;
            }
        }
        // Only when all of it is there: what breaks off before is done again.
        db.flush()?;
        meta.insert(RULES_KEPT, &RULES.to_be_bytes())?;
        Ok(())
    }

    /// Goes through all results that count. A record that cannot be read is reported when somebody asks for it.
    fn each_result(&self, mut with: impl FnMut(&Match, MatchResult)) -> ::sled::Result<()> {
        for entry in &self.matches {
            let (key, bytes) = entry?;
            let one = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok());
            if let Some((one, result)) = one.and_then(|one| one.result().map(|result| (one, result))) {
                with(&one, result);
            }
        }
        Ok(())
    }
}

/// A value as it is kept outside a transaction.
fn written(value: &impl Serialize) -> ::sled::Result<Vec<u8>> {
    serde_json::to_vec(value).map_err(|error| ::sled::Error::Unsupported(error.to_string()))
}

impl Trees<&TransactionalTree> {
    /// Counts a result on a leaderboard.
    pub(super) fn count(&self, result: &MatchResult, scope: Scope, game: &str) -> Result<(), Aborted> {
        let [south, north] = result.players;
        let pair = keys::of_encounters(scope, game, pair(south, north));
        let of = |player: PlayerId| keys::of_standing(scope, game, player);
        let met = self.kept(self.encounters, keys::ENCOUNTERS, &pair)?;
        let standing = |player| self.kept(self.standings, keys::STANDING, &of(player));
        let (standings, met) = rated(result, met, standing)?;
        for standing in standings {
            put(self.standings, of(standing.player), Some(&standing))?;
        }
        put(self.encounters, pair, Some(&met))
    }

    /// Puts in order what follows from a result that no longer counts.
    pub(super) fn correct(&self, boards: &[OnBoard], game: &str) -> Result<(), Aborted> {
        for OnBoard { scope, correction } in boards {
            for (player, standing) in &correction.standings {
                put(self.standings, keys::of_standing(*scope, game, *player), standing.as_ref())?;
            }
            let pair = keys::of_encounters(*scope, game, correction.pair);
            put(self.encounters, pair, correction.encounters.as_ref())?;
        }
        Ok(())
    }

    /// What is kept under a key; what cannot be read is set aside, and begins anew.
    fn kept<T: DeserializeOwned>(
        &self,
        tree: &TransactionalTree,
        kind: u8,
        key: &[u8],
    ) -> Result<Option<T>, Aborted> {
        let Some(bytes) = tree.get(key)? else { return Ok(None) };
        match serde_json::from_slice(&bytes) {
            Ok(kept) => Ok(Some(kept)),
            Err(cause) => {
                tracing::error!(?key, %cause, "a standing, or a pair's encounters, cannot be read: set aside");
                self.aside.insert(keys::of_aside(kind, key), bytes)?;
                Ok(None)
            }
        }
    }
}

/// Puts a value in the place of another one, or takes that away.
fn put(tree: &TransactionalTree, key: Vec<u8>, value: Option<&impl Serialize>) -> Result<(), Aborted> {
    match value {
        Some(value) => {
            let value = serde_json::to_vec(value).or_else(|error| refused(Refused::Unwritable(error)))?;
            tree.insert(key, value)?;
        }
        None => _ = tree.remove(key)?,
    }
    Ok(())
}
