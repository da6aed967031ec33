//! Leaderboards and match histories of the store in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::people::{Career, Played};
use kuzhi_domain::rating::{Chart, FromLine, Standing, best_first};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_search::Level;
use kuzhi_store::{LeaderboardStore, StoreError};

use super::{MemoryStore, in_order};

impl LeaderboardStore for MemoryStore {
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        let mut standings = self.data().standings(scope, game);
        best_first(&mut standings);
        Ok(standings)
    }

    fn stretch(&self, chart: &Chart, from: FromLine, most: usize) -> Result<Vec<Standing>, StoreError> {
        let mut lines = self.data().lines(chart);
        match from {
            FromLine::Top => {}
            FromLine::Behind(edge) => lines.retain(|(line, _)| *line > in_order(edge)),
            FromLine::Before(edge) => {
                lines.retain(|(line, _)| *line < in_order(edge));
                lines.reverse();
            }
        }
        Ok(lines.into_iter().map(|(_, standing)| standing).take(most).collect())
    }

    fn above(&self, chart: &Chart, value: u32) -> Result<u64, StoreError> {
        let lines = self.data().lines(chart);
        Ok(lines.iter().filter(|((Reverse(one), _), _)| *one > value).count() as u64)
    }

    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError> {
        let mut kept = self.data();
        let of_player: Vec<_> =
            kept.matches.values().filter_map(|one| Some((one.game().id(), one.played_by(player)?))).collect();
        let mut games: BTreeMap<String, Vec<Played>> = BTreeMap::new();
        for (game, played) in of_player {
            let change = kept.ranking(Scope::Everywhere, game).change_by(played.id);
            let after = change.and_then(|change| change.after.into_iter().find(|one| one.player == player));
            #[expect(clippy::cast_possible_truncation, reason = "a rating is shown without its fractions")]
            let rating = after.map(|standing| standing.rating.value() as f32);
            games.entry(game.to_owned()).or_default().push(Played { rating, ..played });
        }
        Ok(games.into_iter().map(|(game, all)| (game, Career::from_played(all))).collect())
    }

    fn climbers(
        &self,
        guild: GuildId,
        game: &str,
        most: usize,
    ) -> Result<Vec<(PlayerId, Level)>, StoreError> {
        let mut climbers: Vec<_> = self.highest(guild, game).into_iter().collect();
        climbers.sort_by_key(|(player, level)| (Reverse(*level), *player));
        climbers.truncate(most);
        Ok(climbers)
    }

    fn level_beaten(
        &self,
        guild: GuildId,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Level>, StoreError> {
        Ok(self.highest(guild, game).remove(&player))
    }
}

impl MemoryStore {
    /// Returns the highest level that each person has beaten on a server.
    fn highest(&self, guild: GuildId, game: &str) -> BTreeMap<PlayerId, Level> {
        let kept = self.data();
        let won = kept.matches.values().filter(|one| one.game().id() == game).filter_map(Match::climb);
        let mut highest = BTreeMap::new();
        for (_, player, level) in won.filter(|(place, ..)| *place == guild) {
            let best = highest.entry(player).or_insert(level);
            *best = level.max(*best);
        }
        highest
    }
}
