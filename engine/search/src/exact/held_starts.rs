//! The starts whose value built-in moves hold, of all games.

use std::sync::Arc;

use kuzhi_engine::{Bestemshe, Game};

use super::acyclic::{AcyclicGame, HeldMoves, Packed};
use super::built_in::BuiltIn;
use super::{bestemshe, kalah, mangala};

/// A start whose value built-in moves hold, for either player.
pub(super) struct HeldStart {
    game: Game,
    /// The first player's share of the seeds, which the moves hold.
    share: u8,
    moves: BuiltIn<HeldMoves>,
}

fn all() -> impl Iterator<Item = &'static HeldStart> {
    mangala::HELD.iter().chain(&kalah::HELD)
}

/// Frees the moves of all games but the wanted ones. The next use reads them again.
pub(super) fn forget(is_wanted: &dyn Fn(&Game) -> bool) {
    for start in all().filter(|start| !is_wanted(&start.game)) {
        start.moves.forget();
    }
    if !is_wanted(&Bestemshe.into()) {
        bestemshe::HELD.forget();
    }
}

impl HeldMoves {
    /// Iterates over the games with built-in moves.
    pub fn games() -> impl Iterator<Item = Game> {
        all().map(|start| start.game)
    }

    /// Returns the first player's share of a start that built-in moves hold.
    pub fn share_of_start(game: &Game) -> Option<u8> {
        all().find(|start| start.game == *game).map(|start| start.share)
    }

    /// Returns the built-in moves of a game, read on first use.
    pub fn built_in(game: &Game) -> Option<Arc<HeldMoves>> {
        let start = all().find(|start| start.game == *game)?;
        Some(start.moves.get(|bytes| start.read(bytes)))
    }
}

impl HeldStart {
    pub(super) const fn new(game: Game, share: u8, bytes: &'static [u8]) -> HeldStart {
        HeldStart { game, share, moves: BuiltIn::new(bytes) }
    }

    fn read(&self, bytes: &[u8]) -> Option<HeldMoves> {
        match self.game {
            Game::Mangala(rules) => HeldMoves::read(bytes, rules, start_of(rules)?),
            Game::Kalah(rules) => HeldMoves::read(bytes, rules, start_of(rules)?),
            _ => None,
        }
    }
}

fn start_of(rules: impl AcyclicGame) -> Option<Packed> {
    let start = rules.start();
    Packed::of_ring(start.board(), rules.ring(), start.turn())
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{End, Mangala};

    use super::super::acyclic::{pack, walk};
    use super::*;

    fn is_read_as_it_was_written(rules: impl AcyclicGame) {
        let (game, start): (Game, Packed) = (rules.into(), start_of(rules).unwrap());
        let moves = HeldMoves::built_in(&game).unwrap();
        assert!(!moves.is_empty(), "{game}");
        let mut places = Vec::new();
        walk(rules, start, moves.len(), &mut |position| {
            places.extend(moves.place(position));
            places.last().copied()
        })
        .unwrap();
        let mut bytes = pack(&places);
        assert_eq!(HeldMoves::read(&bytes, rules, start).as_ref(), Some(moves.as_ref()), "{game}");
        bytes.truncate(bytes.len() / 2);
        assert_eq!(HeldMoves::read(&bytes, rules, start), None, "{game}");
    }

    #[test]
    fn moves_are_read_as_they_were_written() {
        for game in HeldMoves::games() {
            match game {
                Game::Mangala(rules) => is_read_as_it_was_written(rules),
                Game::Kalah(rules) => is_read_as_it_was_written(rules),
                _ => panic!("{game} is not read"),
            }
        }
    }

    #[test]
    fn what_was_forgotten_is_read_again() {
        let game = Game::Mangala(Mangala { end: End::NoMove });
        let before = HeldMoves::built_in(&game).unwrap();
        forget(&|_| false);
        let after = HeldMoves::built_in(&game).unwrap();
        assert!(!Arc::ptr_eq(&before, &after));
        assert_eq!(before, after);
        assert_eq!(HeldMoves::built_in(&"oware".parse().unwrap()), None);
    }
}
