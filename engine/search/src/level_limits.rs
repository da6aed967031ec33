//! How far each level looks in a game.

use std::sync::Arc;

use kuzhi_engine::Game;

use crate::games::budgets;
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::limits::Limits;

impl Level {
    /// The limits of a search of a game at this level; the seed draws its misjudgements.
    ///
    /// A low level looks less far, judges less well and overlooks moves, as people do; it does not throw games away. The highest
    /// knows what is solved.
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
            // Who sees a ply more may overlook a little more.
            let errs = |limits: &Limits| (u8::MAX - limits.depth, limits.oversight, limits.blur);
            assert!(limits.windows(2).all(|two| errs(&two[0]) >= errs(&two[1])), "{game}");
            let full = limits.iter().filter(|limits| limits.blur == 0);
            assert!(full.map(|limits| limits.nodes).is_sorted(), "{game}");
        }
    }
}
