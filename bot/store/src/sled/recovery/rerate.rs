//! Rates all results again under new rules, or when what they have made is incomplete.

use std::collections::{BTreeMap, HashMap, HashSet};

use kuzhi_domain::matches::Scope;
use kuzhi_domain::people::Played;
use kuzhi_domain::rating::{Leaderboard, LeaderboardResults, Rank, Ranking};
use kuzhi_domain::{MatchId, PlayerId};

use crate::record;
use crate::record::careers;
use crate::record::ratings::{RULES, write_result, write_standing};
use crate::sled::commits::results::RULES_KEPT;
use crate::sled::database::{Database, Stream};
use crate::sled::index::careers::BLOCK;
use crate::sled::index::leaderboard_lines::{counted_by, is_listed};
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees, entries};

impl Trees {
    /// Returns whether everything derived from results was made by these rules and is complete.
    pub(crate) fn are_rated(&self) -> ::sled::Result<bool> {
        let by = self.tree(Kind::Meta).get(RULES_KEPT)?;
        Ok(by.is_some_and(|kept| *kept == RULES.to_be_bytes()) && !self.lack_some())
    }

    /// Returns whether everything derived from results is recomputed at the next start, because that was
    /// interrupted or put off.
    pub(crate) fn are_to_be_rated(&self) -> ::sled::Result<bool> {
        Ok(!self.tree(Kind::Meta).contains_key(RULES_KEPT)?)
    }
}

impl Database {
    /// Recomputes everything derived from results if it was made by other rules, if a part is missing, or if
    /// quarantined results are there `again`. It reads all matches once.
    pub(crate) fn rerate_if_due(&mut self, again: bool) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        if trees.are_rated()? && !again {
            return Ok(());
        }
        let mut stream = self.stream();
        stream.remove(Kind::Meta, RULES_KEPT)?;
        for kind in Kind::DERIVED {
            for key in trees.tree(kind).iter().keys() {
                stream.remove(kind, &key?)?;
            }
        }
        // A later value for a key wins over its removal.
        stream.write()?;
        let mut boards = LeaderboardResults::new();
        let (mut careers, mut ratings) = (Vec::new(), HashMap::new());
        for entry in trees.tree(Kind::Matches) {
            let (key, bytes) = entry?;
            // Unreadable records are reported when someone asks for them.
            let one = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok());
            let Some(one) = one.filter(|one| !one.is_live()) else { continue };
            for (index, key) in entries(&one) {
                stream.put(index, &key, &[])?;
            }
            one.collect_results(&mut boards);
            for player in one.people() {
                let played =
                    one.played_by(player).map(|played| (keys::of_career(player, one.game().id()), played));
                careers.extend(played);
            }
        }
        if !boards.is_empty() {
            tracing::info!(leaderboards = boards.len(), "all results are rated again");
        }
        let mut hidden = HashSet::new();
        for entry in trees.tree(Kind::Preferences) {
            let (key, bytes) = entry?;
            hidden.extend(keys::player_in(&key).filter(|_| !is_listed(&bytes)));
        }
        for (Leaderboard { scope, game }, results) in boards {
            let ranking = Ranking::from_results(results);
            stream.put_board(scope, &keys::of_leaderboard(scope, game), &ranking, &hidden)?;
            if scope == Scope::Everywhere {
                ratings.extend(ranking.results.iter().map(|one| (one.id, one.ratings_after())));
            }
        }
        stream.put_careers(careers, &ratings)?;
        // Written last: an interrupted run is repeated.
        stream.put(Kind::Meta, RULES_KEPT, &RULES.to_be_bytes())?;
        stream.write()
    }
}

/// The ratings over all servers of both players after each match.
type RatingsAfter = HashMap<MatchId, [(PlayerId, f32); 2]>;

impl Stream<'_> {
    /// Writes people's finished matches, by the keys of their careers.
    fn put_careers(
        &mut self,
        mut careers: Vec<(Vec<u8>, Played)>,
        ratings: &RatingsAfter,
    ) -> ::sled::Result<()> {
        careers.sort_by(|(one, first), (other, second)| {
            one.cmp(other).then((first.ended, first.id).cmp(&(second.ended, second.id)))
        });
        for career in careers.chunk_by_mut(|(one, _), (other, _)| one == other) {
            for block in career.chunks_mut(BLOCK) {
                let mut played = Vec::with_capacity(block.len());
                for (key, one) in block.iter_mut() {
                    let mut of_both = ratings.get(&one.id).into_iter().flatten();
                    let found = of_both.find(|(player, _)| key.starts_with(&player.0.to_be_bytes()));
                    played.push(Played { rating: found.map(|(_, rating)| *rating), ..one.clone() });
                }
                let (Some((key, _)), Some(first)) = (block.first(), played.first()) else { continue };
                let key = keys::of_played(key, first.ended, first.id);
                let record = careers::write(&played).map_err(|error| unwritten(&error))?;
                self.put(Kind::Careers, &key, &record)?;
            }
        }
        Ok(())
    }

    fn put_board(
        &mut self,
        scope: Scope,
        board: &[u8],
        ranking: &Ranking,
        hidden: &HashSet<PlayerId>,
    ) -> ::sled::Result<()> {
        let mut counts: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
        for (player, standing) in &ranking.standings {
            let (record, read) = write_standing(standing).map_err(|error| unwritten(&error))?;
            self.put(Kind::Standings, &keys::of_player(board, *player), record.as_bytes())?;
            if scope == Scope::Everywhere && hidden.contains(player) {
                continue;
            }
            for Rank { span, number, by, value } in read.ranks(scope) {
                let chart = keys::of_chart(board, span, number, by);
                self.put(Kind::Places, &keys::of_place(&chart, value, *player), &[])?;
                for (level, of) in counted_by(value) {
                    *counts.entry(keys::of_count(&chart, level, of)).or_default() += 1;
                }
            }
        }
        for (key, count) in counts {
            self.put(Kind::Counts, &key, &count.to_be_bytes())?;
        }
        for (pair, met) in &ranking.encounters {
            let met = serde_json::to_vec(met).map_err(|error| unwritten(&error))?;
            self.put(Kind::Encounters, &keys::of_encounters(board, *pair), &met)?;
        }
        for rated in &ranking.results {
            let record = write_result(rated).map_err(|error| unwritten(&error))?;
            let key = keys::of_result(board, rated.result.ended, rated.id);
            self.put(Kind::Results, &key, record.as_bytes())?;
        }
        Ok(())
    }
}

fn unwritten(error: &serde_json::Error) -> ::sled::Error {
    ::sled::Error::Unsupported(error.to_string())
}
