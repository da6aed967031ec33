//! Leaderboards and match histories of the store in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use kuzhi_domain::{
    Career, Chart, FromLine, MatchId, Played, PlayerId, RatedResult, RatingChange, Scope, Standing,
    Timestamp, best_first,
};

use super::{MemoryStore, board, in_order};
use crate::{CareerStore, LeaderboardStore, StoreError};

impl LeaderboardStore for MemoryStore {
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        let mut standings = self.kept().standings(scope, game);
        best_first(&mut standings);
        Ok(standings)
    }

    fn stretch(&self, chart: &Chart, from: FromLine, most: usize) -> Result<Vec<Standing>, StoreError> {
        let mut lines = self.kept().lines(chart);
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
        let lines = self.kept().lines(chart);
        Ok(lines.iter().filter(|((Reverse(one), _), _)| *one > value).count() as u64)
    }

    fn standing_of(
        &self,
        scope: Scope,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<Standing>, StoreError> {
        let kept = self.kept();
        Ok(kept.rankings.get(&board(scope, game)).and_then(|ranking| ranking.standings.get(&player).copied()))
    }

    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        _ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError> {
        let kept = self.kept();
        let mut results =
            kept.rankings.get(&board(scope, game)).into_iter().flat_map(|ranking| &ranking.results);
        Ok(results.find(|one| one.id == id).map(RatedResult::change))
    }
}

impl CareerStore for MemoryStore {
    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError> {
        let kept = self.kept();
        let mut games: BTreeMap<String, Vec<Played>> = BTreeMap::new();
        for one in kept.matches.values() {
            let Some(mut entry) = one.played_by(player) else { continue };
            let ranking = kept.rankings.get(&board(Scope::Everywhere, one.game().id()));
            let rated = ranking.and_then(|ranking| ranking.results.iter().find(|other| other.id == one.id()));
            let mut of_both = rated.into_iter().flat_map(RatedResult::ratings_after);
            entry.rating = of_both.find(|(whose, _)| *whose == player).map(|(_, rating)| rating);
            games.entry(one.game().id().to_owned()).or_default().push(entry);
        }
        Ok(games.into_iter().map(|(game, all)| (game, Career::of(all))).collect())
    }
}
