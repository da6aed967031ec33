//! Lines of leaderboards, and counts of players by value.

use std::collections::BTreeMap;
use std::ops::Range;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::Scope;
use kuzhi_domain::rating::{Rank, Standing};
use kuzhi_engine::Game;

use crate::record::settings;
use crate::sled::commits::transaction::{Refused, Transaction};
use crate::sled::keys;
use crate::sled::trees::Kind;

/// The number of low bits by which values in a range may differ.
const RANGE: u32 = 8;

/// The two counts that include a value: that of its range, and that of the value itself.
pub(crate) fn counted_by(value: u32) -> [(u8, u32); 2] {
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

impl Transaction<'_> {
    /// Returns whether a person wants to be listed on the leaderboards over all servers.
    pub(crate) fn is_listed(&self, player: PlayerId) -> Result<bool, Refused> {
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
    pub(crate) fn replace_ranks(
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
                    1 => self.changes_mut().put(Kind::Places, line, &[]),
                    _ => self.changes_mut().remove(Kind::Places, line),
                }
                for (level, of) in counted_by(rank.value) {
                    *counts.entry(keys::of_count(&chart, level, of)).or_default() += more;
                }
            }
        }
        for (key, more) in counts.into_iter().filter(|(_, more)| *more != 0) {
            let count = self.get(Kind::Counts, &key)?.map_or(0, |bytes| count_in(&bytes));
            match count.saturating_add_signed(more) {
                0 => self.changes_mut().remove(Kind::Counts, key),
                count => self.changes_mut().put(Kind::Counts, key, &count.to_be_bytes()),
            }
        }
        Ok(())
    }
}
