//! The search limits of each level.

use std::sync::Arc;

use kuzhi_engine::Game;

use crate::exact::Knowledge;
use crate::games::budgets;
use crate::level::Level;
use crate::limits::Limits;

impl Level {
    /// Returns the search limits of this level for a game. The seed determines its mistakes.
    ///
    /// A low level searches less deeply, misjudges moves and overlooks some, as people do. The lowest makes
    /// many moves without looking, so that whoever takes what they see wins most games. Only the highest
    /// level uses solutions of games.
    pub fn limits(self, game: &Game, seed: u64) -> Limits {
        let limits = budgets(game)[usize::from(self.get() - 1)].limits(seed);
        let knowledge = if self == Level::HIGHEST { Knowledge::of_solutions() } else { Knowledge::default() };
        Limits { knowledge: Arc::new(knowledge), ..limits }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_levels_err_more_and_higher_ones_spend_more() {
        for game in Game::all() {
            let limits: Vec<Limits> = Level::all().map(|level| level.limits(&game, 1)).collect();
            // A level that searches one ply deeper may overlook slightly more.
            let errs = |limits: &Limits| {
                (limits.carelessness.percent, u8::MAX - limits.depth, limits.miss_percent, limits.value_noise)
            };
            assert!(limits.windows(2).all(|two| errs(&two[0]) >= errs(&two[1])), "{game}");
            assert!(limits[1..].iter().all(|limits| limits.carelessness.percent == 0), "{game}");
            let full = limits.iter().filter(|limits| limits.value_noise == 0);
            assert!(full.map(|limits| limits.nodes).is_sorted(), "{game}");
        }
    }
}
