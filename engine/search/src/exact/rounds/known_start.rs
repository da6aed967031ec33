//! What is known of the start of a game, for whoever asks who wins it.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use kuzhi_engine::{Game, Pallankuzhi, RoundLimit, Rules as _, Side};

use super::aim::Aim;
use super::match_solver::{MatchValue, solvable};
use super::match_table::MatchTable;
use super::share::left;
use super::solver::RoundSolver;

/// What perfect play brings from the start of a game whose rounds are solved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct KnownStart {
    /// The seeds that South, who begins, gets in the first round. `None` if it depends on how often a
    /// position is repeated.
    pub share: Option<u8>,
    /// The number of all seeds.
    pub seeds: u8,
    /// The result of the whole match, with its number of rounds. `None` if it depends on repetitions.
    pub result: Option<MatchValue>,
}

/// The shares of first rounds that have been asked for. One takes up to a tenth of a second.
static SHARES: LazyLock<Mutex<HashMap<Pallankuzhi, Option<u8>>>> = LazyLock::new(Mutex::default);

impl KnownStart {
    /// Returns what is known of a game with its options. `None` if its rounds are not solved.
    ///
    /// # Examples
    ///
    /// ```
    /// use kuzhi_engine::Side;
    /// use kuzhi_search::{KnownStart, MatchValue};
    ///
    /// let known = KnownStart::for_game("pallam-khuzi rounds=3".parse()?).expect("it is solved");
    /// assert_eq!((known.share, known.seeds), (Some(30), 56));
    /// assert_eq!(known.result, Some(MatchValue::Won(Side::South)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn for_game(game: Game) -> Option<KnownStart> {
        let start = game.start();
        let (rules, state) = solvable(&start)?;
        let table = MatchTable::built_in(rules)?;
        let aim = Aim::new(rules, state, &table);
        let outlook = table.layer(aim.rounds())[usize::from(left(state)) / 2];
        let result = outlook.sign().map(|sign| MatchValue::from_sign(sign, Side::South, &aim));
        Some(KnownStart { share: share(rules), seeds: left(state), result })
    }
}

fn share(rules: Pallankuzhi) -> Option<u8> {
    let rules = Pallankuzhi { rounds: RoundLimit::default(), ..rules };
    let mut shares = SHARES.lock().unwrap_or_else(PoisonError::into_inner);
    *shares.entry(rules).or_insert_with(|| RoundSolver::new(rules).share(&rules.start())?.exact())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These lines are those of `solved/pallankuzhi.md`, which another program found as well.
    #[test]
    fn starts_are_known_for_every_length() {
        let known = |game: &str| KnownStart::for_game(game.parse().unwrap()).unwrap();
        let [south, north] = Side::ALL.map(|side| Some(MatchValue::Won(side)));
        let (draw, neither) = (Some(MatchValue::Draw), Some(MatchValue::Neither));
        for (game, share, seeds, results) in [
            ("pallankuzhi", 40, 84, [north, north, south, neither]),
            ("pallankuzhi seeds=4", 21, 56, [north; 4]),
            ("pallam-khuzi", 30, 56, [south, draw, south, neither]),
        ] {
            for (rounds, result) in [1, 2, 3, 0].into_iter().zip(results) {
                let known = known(&format!("{game} rounds={rounds}"));
                assert_eq!((known.share, known.seeds), (Some(share), seeds), "{game}");
                assert_eq!(known.result, result, "{game} rounds={rounds}");
            }
        }
        assert_eq!(KnownStart::for_game(Game::default()), None);
    }
}
