//! The balanced openings that are compiled in.
//!
//! `kuzhi-engine solve openings --out FILE` writes them. A line with a variant and its number of rounds is
//! followed by a line for each opening, with its moves.

use std::collections::HashMap;
use std::sync::LazyLock;

use kuzhi_engine::{Game, Move, Pallankuzhi, RoundLimit};

use super::match_table::MatchTable;
use crate::exact::pallankuzhi::rules_of;

/// Openings, each with its moves.
pub(super) type Openings = Vec<Vec<Move>>;

static OPENINGS: LazyLock<HashMap<Pallankuzhi, Openings>> = LazyLock::new(|| {
    let openings = include_str!("../data/rounds/balanced.txt").split("\n\n").map(read);
    openings.map(|read| read.expect("the openings are tested")).collect()
});

fn read(text: &str) -> Option<(Pallankuzhi, Openings)> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let Game::Pallankuzhi(rules) = lines.next()?.parse().ok()? else { return None };
    let opening = |line: &str| line.split(' ').map(|mv| mv.parse().ok()).collect();
    Some((rules, lines.map(opening).collect::<Option<_>>()?))
}

/// Returns the openings of two to four moves after which a match of this game, with its options and its
/// number of rounds, is even when both play their best, or as near to that as any opening leads. `None`
/// if that is not known exactly.
///
/// # Examples
///
/// ```
/// use kuzhi_engine::{Game, Match};
/// use kuzhi_search::balanced_openings;
///
/// let game: Game = "pallam-khuzi rounds=1".parse()?;
/// let openings = balanced_openings(game).expect("it is solved");
/// assert!(openings.iter().all(|moves| Match::replay(game, moves).is_ok()));
/// assert_eq!(balanced_openings(Game::default()), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn balanced_openings(game: Game) -> Option<&'static [Vec<Move>]> {
    let rules = rules_of(game)?;
    let like = MatchTable::built_in(rules)?.like(rules.rounds.get());
    OPENINGS.get(&Pallankuzhi { rounds: RoundLimit::new(like)?, ..rules }).map(Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Match;

    use super::*;
    use crate::exact::rounds::{MatchSolver, MatchValue};

    #[test]
    fn every_variant_and_length_has_legal_openings() {
        for seeds in 4..=6 {
            for after in ["continue", "end"] {
                for (fours, skips) in [("sower", false), ("owner", false), ("sower", true), ("owner", true)] {
                    for rounds in [0, 1, 2, 3, 5, 8, 12, 13, 999] {
                        let game = format!(
                            "pallankuzhi seeds={seeds} after_capture={after} fours={fours} \
                             skip_origin={skips} rounds={rounds}"
                        );
                        let game: Game = game.parse().unwrap();
                        let openings = balanced_openings(game).unwrap();
                        assert!(!openings.is_empty(), "{game}");
                        for moves in openings {
                            let played = Match::replay(game, moves).unwrap();
                            let is_begun = (2..=4).contains(&moves.len()) && played.turn().is_some();
                            assert!(is_begun && played.position().round == 1, "{game}: {moves:?}");
                        }
                    }
                }
            }
        }
    }

    /// What matches are worth after their openings, by the solver of matches.
    #[test]
    fn openings_of_pallam_khuzi_are_even() {
        let start = |rounds: u16| format!("pallam-khuzi rounds={rounds}").parse::<Game>().unwrap();
        let solver = MatchSolver::for_match(&start(1).start()).unwrap();
        let (draw, neither) = (MatchValue::Draw, MatchValue::Neither);
        for (rounds, even) in [(1, draw), (2, draw), (3, draw), (0, neither)] {
            for moves in balanced_openings(start(rounds)).unwrap().iter().step_by(9) {
                let played = Match::replay(start(rounds), moves).unwrap();
                let solution = solver.solve(&played).unwrap();
                assert_eq!(solution.result, Some(even), "{rounds} rounds: {moves:?}");
                assert!(rounds != 1 || solution.lead == Some(0), "{moves:?}");
            }
        }
    }

    #[test]
    fn long_matches_have_the_openings_of_shorter_ones() {
        let of = |rounds: u16| {
            let Game::Pallankuzhi(rules) = format!("pallankuzhi rounds={rounds}").parse().unwrap() else {
                unreachable!("it is that game")
            };
            MatchTable::built_in(rules).unwrap()
        };
        // Its layers of rounds come again from the fourth on, after the fifth.
        let table = of(0);
        let like: Vec<u16> = (0..=12).map(|rounds| table.like(rounds)).collect();
        let layers = |rounds: u16| table.layer(Some(rounds - 1)).clone();
        for rounds in 2..=12 {
            assert_eq!(layers(rounds), layers(like[usize::from(rounds)]), "{rounds}: {like:?}");
        }
        assert!(like.iter().all(|like| *like <= table.most_rounds()), "{like:?}");
        assert_eq!(like[..4], [0, 1, 2, 3]);
    }
}
