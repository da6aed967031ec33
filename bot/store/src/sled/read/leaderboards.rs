//! Reading leaderboards.

use std::collections::{BTreeMap, HashSet};
use std::ops::Bound;

use ::sled::IVec;
use kuzhi_domain::matches::Scope;
use kuzhi_domain::people::{Career, Played};
use kuzhi_domain::rating::{Chart, FromLine, LineKey, Standing, best_first};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_search::Level;

use crate::record::careers;
use crate::sled::index::leaderboard_lines::{count_in, counts_above};
use crate::sled::trees::Kind;
use crate::sled::{SledStore, keys};
use crate::{LeaderboardStore, StoreError};

impl LeaderboardStore for SledStore {
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        let board = keys::of_leaderboard(scope, game);
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Standings, &board))?;
        let mut standings = Vec::new();
        for entry in self.trees.tree(Kind::Standings).scan_prefix(&board) {
            let (_, bytes) = entry.map_err(|error| self.failed(&error))?;
            standings.extend(read(&bytes));
        }
        self.writer.check_healthy()?;
        best_first(&mut standings);
        Ok(standings)
    }

    fn stretch(&self, chart: &Chart, from: FromLine, most: usize) -> Result<Vec<Standing>, StoreError> {
        let board = keys::of_leaderboard(chart.scope, chart.game);
        let prefix = keys::of_chart(&board, chart.span, chart.number, chart.by);
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Places, &prefix))?;
        let line = |LineKey { value, player }: LineKey| keys::of_place(&prefix, value, player);
        let tree = self.trees.tree(Kind::Places);
        match from {
            FromLine::Top => self.lines(chart, &board, tree.scan_prefix(&prefix), most),
            FromLine::Behind(edge) => {
                let behind = (Bound::Excluded(line(edge)), Bound::Unbounded);
                let lines = tree.range::<Vec<u8>, _>(behind);
                self.lines(chart, &board, within(lines, &prefix), most)
            }
            FromLine::Before(edge) => {
                let lines = tree.range(prefix.clone()..line(edge)).rev();
                self.lines(chart, &board, within(lines, &prefix), most)
            }
        }
    }

    fn above(&self, chart: &Chart, value: u32) -> Result<u64, StoreError> {
        let board = keys::of_leaderboard(chart.scope, chart.game);
        let prefix = keys::of_chart(&board, chart.span, chart.number, chart.by);
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Counts, &prefix))?;
        let mut above = 0_u64;
        for range in counts_above(&prefix, value) {
            for entry in self.trees.tree(Kind::Counts).range(range) {
                let (_, bytes) = entry.map_err(|error| self.failed(&error))?;
                above = above.saturating_add(count_in(&bytes));
            }
        }
        self.writer.check_healthy()?;
        Ok(above)
    }

    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError> {
        let prefix = player.0.to_be_bytes();
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Careers, &prefix))?;
        let mut games: BTreeMap<String, Vec<Played>> = BTreeMap::new();
        for entry in self.trees.tree(Kind::Careers).scan_prefix(prefix) {
            let (key, bytes) = entry.map_err(|error| self.failed(&error))?;
            let Some(game) = keys::game_in(&key) else { continue };
            games.entry(game.to_owned()).or_default().extend(careers::read(&bytes));
        }
        self.writer.check_healthy()?;
        Ok(games.into_iter().map(|(game, played)| (game, Career::from_played(played))).collect())
    }

    fn climbers(
        &self,
        guild: GuildId,
        game: &str,
        most: usize,
    ) -> Result<Vec<(PlayerId, Level)>, StoreError> {
        let board = keys::of_leaderboard(Scope::Guild(guild), game);
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Climbs, &board))?;
        let (mut climbers, mut seen, mut from) = (Vec::new(), HashSet::new(), Bound::Included(board.clone()));
        while climbers.len() < most {
            let next = self.trees.tree(Kind::Climbs).range((from, Bound::Unbounded)).next();
            let Some((key, _)) = next.transpose().map_err(|error| self.failed(&error))? else { break };
            let Some((player, level)) = keys::climber_in(&key).filter(|_| key.starts_with(&board)) else {
                break;
            };
            if seen.insert(player) {
                climbers.push((player, level));
            }
            // Whatever else they have won at this level is passed over.
            let last = [keys::of_climber(&board, level, player).as_slice(), &[u8::MAX; 8]].concat();
            from = Bound::Excluded(last);
        }
        self.writer.check_healthy()?;
        Ok(climbers)
    }

    fn level_beaten(
        &self,
        guild: GuildId,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Level>, StoreError> {
        let board = keys::of_leaderboard(Scope::Guild(guild), game);
        self.writer.wait_for_pending(|changes| changes.touches_any(Kind::Climbs, &board))?;
        let mut found = None;
        for level in Level::all() {
            let won = keys::of_climber(&board, level, player);
            let first = self.trees.tree(Kind::Climbs).scan_prefix(won).next();
            found = first.transpose().map_err(|error| self.failed(&error))?.map(|_| level).or(found);
        }
        self.writer.check_healthy()?;
        Ok(found)
    }
}

/// Iterates over the lines with this prefix.
fn within(
    lines: impl Iterator<Item = ::sled::Result<(IVec, IVec)>>,
    prefix: &[u8],
) -> impl Iterator<Item = ::sled::Result<(IVec, IVec)>> {
    lines.take_while(move |line| line.as_ref().map_or(true, |(key, _)| key.starts_with(prefix)))
}

impl SledStore {
    /// Returns the standings of at most this many lines.
    fn lines(
        &self,
        chart: &Chart,
        board: &[u8],
        lines: impl Iterator<Item = ::sled::Result<(IVec, IVec)>>,
        most: usize,
    ) -> Result<Vec<Standing>, StoreError> {
        let (mut read, mut seen) = (Vec::new(), HashSet::new());
        for line in lines {
            let (key, _) = line.map_err(|error| self.failed(&error))?;
            // A player whose value falls while lines are read is found twice.
            let Some(player) = keys::player_in(&key).filter(|player| !seen.contains(player)) else {
                continue;
            };
            // If a standing cannot be read, or has just changed, the line is not theirs.
            let standing = self.standing(board, player)?;
            let is_theirs = |one: &Standing| chart.value_of(one) == keys::value_in(&key);
            if let Some(standing) = standing.filter(is_theirs) {
                seen.insert(player);
                read.push(standing);
                if read.len() == most {
                    break;
                }
            }
        }
        self.writer.check_healthy()?;
        Ok(read)
    }

    pub(crate) fn standing(&self, board: &[u8], player: PlayerId) -> Result<Option<Standing>, StoreError> {
        let found = self.trees.tree(Kind::Standings).get(keys::of_player(board, player));
        let bytes = found.map_err(|error| self.failed(&error))?;
        Ok(bytes.and_then(|bytes| read(&bytes)))
    }
}

/// Returns a standing. If it cannot be read, this reports it and returns nothing.
fn read(bytes: &[u8]) -> Option<Standing> {
    let read = serde_json::from_slice(bytes);
    read.inspect_err(|cause| tracing::error!(%cause, "a standing cannot be read")).ok()
}
