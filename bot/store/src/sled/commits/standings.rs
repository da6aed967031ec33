//! Standings: updated with each result, corrected when one is undone, and recomputed under new rules.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use kuzhi_domain::{Match, MatchId, MatchResult, Played, PlayerId, Rank, Scope, Standing, Timestamp};
use kuzhi_engine::Game;
use serde::de::DeserializeOwned;

use super::draft::{Draft, Refused};
use crate::order::Ranking;
use crate::record;
use crate::record::ratings::{RULES, read_result, write_result, write_standing};
use crate::record::{careers, settings};
use crate::replay::{Change, Counted, pair, rating_after, with, without};
use crate::sled::database::{Database, Stream};
use crate::sled::index::careers::BLOCK;
use crate::sled::keys;
use crate::sled::trees::{Kind, Trees, entries};

/// The key of the version of the rules by which the stored standings were rated.
pub(crate) const RULES_KEPT: &[u8] = b"rating rules";

/// The number of low bits by which values in a range may differ.
const RANGE: u32 = 8;

/// The two counts that include a value: that of its range, and that of the value itself.
fn counted_by(value: u32) -> [(u8, u32); 2] {
    [(0, value >> RANGE), (1, value)]
}

pub(crate) fn count_in(bytes: &[u8]) -> u64 {
    bytes.first_chunk().map_or(0, |bytes| u64::from_be_bytes(*bytes))
}

/// The keys of the counts that cover everyone above this value on a leaderboard: whole ranges, and single
/// values of its own range.
pub(crate) fn counts_above(chart: &[u8], value: u32) -> [Range<Vec<u8>>; 2] {
    let range = value >> RANGE;
    let last_of_range = (range << RANGE) | ((1 << RANGE) - 1);
    [
        keys::of_count(chart, 0, u32::MAX)..keys::of_count(chart, 0, range),
        keys::of_count(chart, 1, last_of_range)..keys::of_count(chart, 1, value),
    ]
}

/// Returns whether a preferences record allows listing on the leaderboards over all servers. The default if
/// it cannot be read.
pub(crate) fn is_listed(preferences: &[u8]) -> bool {
    settings::read_preferences(preferences).map_or(true, |one| one.listed)
}

impl Draft<'_> {
    /// Adds a result to a leaderboard.
    pub(crate) fn count(
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
        self.change(scope, game, &board, &change)
    }

    /// Removes a result from a leaderboard.
    pub(crate) fn uncount(
        &mut self,
        scope: Scope,
        game: &str,
        id: MatchId,
        result: MatchResult,
    ) -> Result<(), Refused> {
        let board = keys::of_leaderboard(scope, game);
        let key = keys::of_result(&board, result.ended, id);
        let Some(undone) = self.get(Kind::Results, &key)?.and_then(|bytes| read_result(&bytes)) else {
            tracing::error!(r#match = %id, "an undone result is not where it should be; the next start \
                rates all results again");
            self.own().remove(Kind::Meta, RULES_KEPT);
            return Ok(());
        };
        let later = self.after_result(&board, result.ended, id)?;
        self.own().remove(Kind::Results, key);
        self.change(scope, game, &board, &without(&undone, &later))
    }

    /// Returns the results after that of a match on a leaderboard, in order.
    fn after_result(&self, board: &[u8], ended: Timestamp, id: MatchId) -> Result<Vec<Counted>, Refused> {
        let next = MatchId::from_random(id.get().saturating_add(1));
        let found = self.after(Kind::Results, board, &keys::of_result(board, ended, next))?;
        Ok(found.into_values().filter_map(|bytes| read_result(&bytes)).collect())
    }

    /// Writes the changes of a leaderboard.
    fn change(&mut self, scope: Scope, game: &str, board: &[u8], change: &Change) -> Result<(), Refused> {
        if scope == Scope::Everywhere {
            self.note_ratings(game, &change.counted)?;
        }
        for (player, standing) in &change.standings {
            self.put_standing(scope, board, *player, standing.as_ref())?;
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
                let (bytes, read) = write_standing(standing)?;
                self.own().put(Kind::Standings, key, bytes);
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

    /// Returns whether a person wants to be listed on the leaderboards over all servers.
    fn is_listed(&self, player: PlayerId) -> Result<bool, Refused> {
        let bytes = self.get(Kind::Preferences, &player.0.to_be_bytes())?;
        Ok(bytes.is_none_or(|bytes| is_listed(&bytes)))
    }

    /// Adds a person to the leaderboards over all servers, or removes them.
    pub(crate) fn list(&mut self, player: PlayerId, listed: bool) -> Result<(), Refused> {
        for game in Game::all() {
            let board = keys::of_leaderboard(Scope::Everywhere, game.id());
            let standing = self.get(Kind::Standings, &keys::of_player(&board, player))?;
            let standing: Option<Standing> = standing.and_then(|bytes| serde_json::from_slice(&bytes).ok());
            let ranks = standing.map(|one| one.ranks(Scope::Everywhere)).unwrap_or_default();
            let (before, after) = if listed { (&[][..], &ranks[..]) } else { (&ranks[..], &[][..]) };
            self.replace_ranks(&board, player, before, after)?;
        }
        Ok(())
    }

    /// Replaces a person's lines on leaderboards and updates the counts.
    fn replace_ranks(
        &mut self,
        board: &[u8],
        player: PlayerId,
        before: &[Rank],
        after: &[Rank],
    ) -> Result<(), Refused> {
        let mut counts: BTreeMap<Vec<u8>, i64> = BTreeMap::new();
        for (ranks, others, more) in [(before, after, -1), (after, before, 1)] {
            for rank in ranks.iter().filter(|rank| !others.contains(rank)) {
                let chart = keys::of_chart(board, rank.span, rank.number, rank.by);
                let line = keys::of_place(&chart, rank.value, player);
                match more {
                    1 => self.own().put(Kind::Places, line, &[]),
                    _ => self.own().remove(Kind::Places, line),
                }
                for (level, of) in counted_by(rank.value) {
                    *counts.entry(keys::of_count(&chart, level, of)).or_default() += more;
                }
            }
        }
        for (key, more) in counts.into_iter().filter(|(_, more)| *more != 0) {
            let count = self.get(Kind::Counts, &key)?.map_or(0, |bytes| count_in(&bytes));
            match count.saturating_add_signed(more) {
                0 => self.own().remove(Kind::Counts, key),
                count => self.own().put(Kind::Counts, key, &count.to_be_bytes()),
            }
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

impl Trees {
    /// Returns whether everything derived from results was made by these rules and is complete.
    pub(crate) fn are_rated(&self) -> ::sled::Result<bool> {
        let by = self.of(Kind::Meta).get(RULES_KEPT)?;
        Ok(by.is_some_and(|kept| *kept == RULES.to_be_bytes()) && !self.lack_some())
    }

    /// Returns whether everything derived from results is recomputed at the next start, because that was
    /// interrupted or put off.
    pub(crate) fn are_to_be_rated(&self) -> ::sled::Result<bool> {
        Ok(!self.of(Kind::Meta).contains_key(RULES_KEPT)?)
    }
}

impl Database {
    /// Recomputes everything derived from results if it was made by other rules, if a part is missing, or if
    /// quarantined results are there `again`. It reads all matches once.
    pub(crate) fn rate_anew_if_due(&mut self, again: bool) -> ::sled::Result<()> {
        let trees = self.trees.clone();
        if trees.are_rated()? && !again {
            return Ok(());
        }
        let mut stream = self.stream();
        stream.remove(Kind::Meta, RULES_KEPT)?;
        for kind in Kind::DERIVED {
            for key in trees.of(kind).iter().keys() {
                stream.remove(kind, &key?)?;
            }
        }
        // A later value for a key wins over its removal.
        stream.write()?;
        let mut boards = Boards::new();
        let (mut careers, mut ratings) = (Vec::new(), HashMap::new());
        for entry in trees.of(Kind::Matches) {
            let (key, bytes) = entry?;
            // Unreadable records are reported when someone asks for them.
            let one = keys::match_in(&key).and_then(|id| record::read(id, &bytes).ok());
            let Some(one) = one.filter(|one| !one.is_live()) else { continue };
            for (index, key) in entries(&one) {
                stream.put(index, &key, &[])?;
            }
            collect(&one, &mut boards);
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
        for entry in trees.of(Kind::Preferences) {
            let (key, bytes) = entry?;
            hidden.extend(keys::player_in(&key).filter(|_| !is_listed(&bytes)));
        }
        for (board, (scope, results)) in boards {
            let ranking = Ranking::of(results);
            stream.put_board(scope, &board, &ranking, &hidden)?;
            if scope == Scope::Everywhere {
                let of_both = |one: &Counted| one.result.players.map(|player| rating_after(one, player));
                ratings
                    .extend(ranking.counted.iter().map(|one| (one.id, (one.result.players, of_both(one)))));
            }
        }
        stream.put_careers(careers, &ratings)?;
        // Written last: an interrupted run is repeated.
        stream.put(Kind::Meta, RULES_KEPT, &RULES.to_be_bytes())?;
        stream.write()
    }
}

/// The ratings over all servers after each match, by player.
type RatingsAfter = HashMap<MatchId, ([PlayerId; 2], [Option<f32>; 2])>;

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
                    let found = ratings.get(&one.id).and_then(|(players, ratings)| {
                        let whose =
                            players.iter().position(|player| key.starts_with(&player.0.to_be_bytes()))?;
                        ratings[whose]
                    });
                    played.push(Played { rating: found, ..one.clone() });
                }
                let (Some((key, _)), Some(first)) = (block.first(), played.first()) else { continue };
                let key = keys::of_played(key, first.ended, first.id);
                let record =
                    careers::write(&played).map_err(|error| ::sled::Error::Unsupported(error.to_string()))?;
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
        let unwritten = |error: serde_json::Error| ::sled::Error::Unsupported(error.to_string());
        let mut counts: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
        for (player, standing) in &ranking.standings {
            let (bytes, read) = write_standing(standing).map_err(unwritten)?;
            self.put(Kind::Standings, &keys::of_player(board, *player), &bytes)?;
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

/// The scopes of leaderboards and their results, by leaderboard.
type Boards = BTreeMap<Vec<u8>, (Scope, Vec<(MatchId, MatchResult)>)>;

fn collect(one: &Match, boards: &mut Boards) {
    let Some(result) = one.result() else { return };
    for scope in one.scopes() {
        let board = keys::of_leaderboard(scope, one.game().id());
        boards.entry(board).or_insert_with(|| (scope, Vec::new())).1.push((one.id(), result));
    }
}
