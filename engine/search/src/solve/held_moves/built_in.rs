//! The built-in moves, by game and options.

use std::sync::{Arc, Mutex, PoisonError};

use kuzhi_engine::{CaptureInto, End, Game, Kalah, KalahSeeds, Mangala, PitsARow};

use super::HeldMoves;
use crate::solve::packed::Packed;
use crate::solve::sowing::{KalahSowing, Sowing};

/// The moves of a game with its options.
struct Kept {
    game: Game,
    /// The first player's share of the start, which the moves hold.
    share: u8,
    bytes: &'static [u8],
    /// The moves with their positions, until [`forget`] frees them.
    read: Mutex<Option<Arc<HeldMoves>>>,
}

macro_rules! mangala {
    ($end:ident, $share:literal, $file:literal) => {
        Kept::new(Game::Mangala(Mangala { end: End::$end }), $share, include_bytes!($file))
    };
}

macro_rules! kalah {
    ($pits:ident $seeds:ident $capture:ident, $share:literal, $file:literal) => {
        Kept::new(
            Game::Kalah(Kalah {
                pits: PitsARow::$pits,
                seeds: KalahSeeds::$seeds,
                capture: CaptureInto::$capture,
            }),
            $share,
            include_bytes!($file),
        )
    };
}

static KEPT: [Kept; 22] = [
    mangala!(RowEmpty, 24, "mangala/row-empty.moves"),
    mangala!(NoMove, 24, "mangala/no-move.moves"),
    kalah!(Six Four Standard, 28, "kalah/6x4-standard.moves"),
    kalah!(Six Four Empty, 29, "kalah/6x4-empty.moves"),
    kalah!(Six Three Standard, 19, "kalah/6x3-standard.moves"),
    kalah!(Six Three Empty, 19, "kalah/6x3-empty.moves"),
    kalah!(Five Five Standard, 26, "kalah/5x5-standard.moves"),
    kalah!(Five Five Empty, 26, "kalah/5x5-empty.moves"),
    kalah!(Five Four Standard, 25, "kalah/5x4-standard.moves"),
    kalah!(Five Four Empty, 26, "kalah/5x4-empty.moves"),
    kalah!(Five Three Standard, 18, "kalah/5x3-standard.moves"),
    kalah!(Five Three Empty, 19, "kalah/5x3-empty.moves"),
    kalah!(Four Six Standard, 24, "kalah/4x6-standard.moves"),
    kalah!(Four Six Empty, 24, "kalah/4x6-empty.moves"),
    kalah!(Four Five Standard, 22, "kalah/4x5-standard.moves"),
    kalah!(Four Five Empty, 21, "kalah/4x5-empty.moves"),
    kalah!(Four Four Standard, 17, "kalah/4x4-standard.moves"),
    kalah!(Four Four Empty, 17, "kalah/4x4-empty.moves"),
    kalah!(Three Six Standard, 14, "kalah/3x6-standard.moves"),
    kalah!(Three Six Empty, 13, "kalah/3x6-empty.moves"),
    kalah!(Three Five Standard, 18, "kalah/3x5-standard.moves"),
    kalah!(Three Five Empty, 18, "kalah/3x5-empty.moves"),
];

/// Frees the moves of all games but the wanted ones. The next use reads them again.
pub(crate) fn forget(is_wanted: &dyn Fn(&Game) -> bool) {
    for kept in KEPT.iter().filter(|kept| !is_wanted(&kept.game)) {
        *kept.read.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl HeldMoves {
    /// Iterates over the games with built-in moves.
    pub fn games() -> impl Iterator<Item = Game> {
        KEPT.iter().map(|kept| kept.game)
    }

    /// Returns the first player's share of a start that built-in moves hold.
    pub fn share_of_start(game: &Game) -> Option<u8> {
        KEPT.iter().find(|kept| kept.game == *game).map(|kept| kept.share)
    }

    /// Returns the built-in moves of a game, read on first use.
    pub fn of(game: &Game) -> Option<Arc<HeldMoves>> {
        let kept = KEPT.iter().find(|kept| kept.game == *game)?;
        let mut read = kept.read.lock().unwrap_or_else(PoisonError::into_inner);
        let moves = || Arc::new(kept.read().expect("the moves are tested"));
        Some(Arc::clone(read.get_or_insert_with(moves)))
    }
}

impl Kept {
    const fn new(game: Game, share: u8, bytes: &'static [u8]) -> Kept {
        Kept { game, share, bytes, read: Mutex::new(None) }
    }

    fn read(&self) -> Option<HeldMoves> {
        match self.game {
            Game::Mangala(rules) => HeldMoves::read(self.bytes, rules.end, start(rules.end, 4)),
            Game::Kalah(rules) => {
                let sowing = KalahSowing::of(&rules);
                HeldMoves::read(self.bytes, sowing, start(sowing, rules.seeds.get()))
            }
            _ => None,
        }
    }
}

/// Returns the start with this many seeds in each pit.
fn start<S: Sowing>(rules: S, seeds: u8) -> Packed {
    let unused = 6 - rules.pits();
    Packed::from_counts(std::array::from_fn(|place| if place % 6 < unused { 0 } else { seeds }))
}

#[cfg(test)]
mod tests {
    use super::super::{pack, walk};
    use super::*;

    fn is_read_as_it_was_written<S: Sowing>(kept: &Kept, rules: S, seeds: u8) {
        let (name, start) = (kept.game, start(rules, seeds));
        let moves = HeldMoves::of(&kept.game).unwrap();
        assert!(!moves.is_empty(), "{name}");
        let mut places = Vec::new();
        walk(rules, start, moves.len(), &mut |position| {
            places.extend(moves.place(position));
            places.last().copied()
        })
        .unwrap();
        let mut bytes = pack(&places);
        assert_eq!(HeldMoves::read(&bytes, rules, start).as_ref(), Some(moves.as_ref()), "{name}");
        bytes.truncate(bytes.len() / 2);
        assert_eq!(HeldMoves::read(&bytes, rules, start), None, "{name}");
    }

    #[test]
    fn moves_are_read_as_they_were_written() {
        for kept in &KEPT {
            match kept.game {
                Game::Mangala(rules) => is_read_as_it_was_written(kept, rules.end, 4),
                Game::Kalah(rules) => {
                    is_read_as_it_was_written(kept, KalahSowing::of(&rules), rules.seeds.get());
                }
                _ => panic!("{} is not read", kept.game),
            }
        }
    }

    #[test]
    fn what_was_forgotten_is_read_again() {
        let game = Game::Mangala(Mangala { end: End::NoMove });
        let before = HeldMoves::of(&game).unwrap();
        forget(&|_| false);
        let after = HeldMoves::of(&game).unwrap();
        assert!(!Arc::ptr_eq(&before, &after));
        assert_eq!(before, after);
        assert_eq!(HeldMoves::of(&"oware".parse().unwrap()), None);
    }
}
