//! Moves made without looking, as a beginner makes them who has nothing to fear.

use crate::rng::Rng;

/// How often a move is made without looking.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Carelessness {
    /// The percentage of moves that are drawn by lot.
    pub percent: u8,
    /// A player whose store is behind by so many seeds looks at every move. `None` if that changes nothing.
    pub up_to: Option<u8>,
}

impl Carelessness {
    /// Returns which of so many moves is made without looking, if one is. `lead` is how far the mover's store
    /// is ahead.
    pub(crate) fn draw(self, lead: i32, moves: usize, seed: u64) -> Option<usize> {
        if self.up_to.is_some_and(|seeds| lead <= -i32::from(seeds)) {
            return None;
        }
        let mut rng = Rng::new(!seed);
        (moves > 0 && rng.below(100) < self.percent.into()).then(|| rng.below(moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_falls_behind_looks() {
        let careless = Carelessness { percent: 100, up_to: Some(3) };
        for seed in 0..50 {
            assert!(careless.draw(-2, 6, seed).is_some() && careless.draw(9, 6, seed).is_some());
            assert_eq!((careless.draw(-3, 6, seed), careless.draw(-9, 6, seed)), (None, None));
            assert_eq!(careless.draw(0, 0, seed), None, "there is no move");
        }
    }

    #[test]
    fn every_move_is_drawn_as_often() {
        let careless = Carelessness { percent: 60, up_to: None };
        let drawn: Vec<usize> = (0..6_000).filter_map(|seed| careless.draw(-40, 6, seed)).collect();
        assert!((3_450..3_750).contains(&drawn.len()), "{}", drawn.len());
        for mv in 0..6 {
            let times = drawn.iter().filter(|&&one| one == mv).count();
            assert!((500..700).contains(&times), "{mv}: {times}");
        }
    }
}
