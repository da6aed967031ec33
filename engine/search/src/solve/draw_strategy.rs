//! A strategy that holds the draw from the start, whatever the opponent does.
//!
//! The program contains only its moves, without their positions. The same tree walk that wrote the moves
//! visits the positions again in the same order when they are read.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use kuzhi_engine::End;

use super::packed::{Packed, Step};
use super::places::Places;
use super::shares::settled;

/// Positions of this many stones or fewer are not stored. They are solved when they occur.
pub const FEW: u8 = 28;

/// The number of places of a pit. Three moves are packed into a byte.
const PLACES: u8 = 6;
const A_BYTE: usize = 3;

/// The moves of the strategy, for every position that it can reach with its player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawStrategy {
    places: Places,
}

/// The parsed strategies, by end rule. They take about seven megabytes each until [`forget`] frees them.
static READ: [Mutex<Option<Arc<DrawStrategy>>>; 2] = [const { Mutex::new(None) }; 2];

/// The built-in moves, by end rule.
static KEPT: [&[u8]; 2] =
    [include_bytes!("draw_strategy/row-empty.moves"), include_bytes!("draw_strategy/no-move.moves")];

/// Frees the parsed strategies. The next use parses them again, which takes a quarter of a second.
pub(crate) fn forget() {
    for read in &READ {
        *read.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl DrawStrategy {
    /// Returns the built-in strategy, parsed on first use.
    pub fn of(end: End) -> Arc<DrawStrategy> {
        let index = usize::from(end == End::NoMove);
        let mut read = READ[index].lock().unwrap_or_else(PoisonError::into_inner);
        let kept = || Arc::new(DrawStrategy::read(KEPT[index], end).expect("the moves are tested"));
        Arc::clone(read.get_or_insert_with(kept))
    }

    /// Returns the place of the pit to lift, counted from 0.
    pub fn place(&self, position: Packed) -> Option<u8> {
        self.places.get(position)
    }

    /// Returns the number of positions with a move.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns whether the strategy has no moves.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads moves packed by [`pack`] in the order of [`walk`]. Returns `None` if they are not a valid
    /// strategy.
    pub fn read(bytes: &[u8], end: End) -> Option<DrawStrategy> {
        let mut places = bytes.iter().flat_map(|&byte| [byte % 6, byte / 6 % 6, byte / 36]);
        let held = walk(end, bytes.len() * A_BYTE, &mut |_| places.next())?;
        // The last byte may be padded.
        let rest = places.count();
        (rest < A_BYTE).then_some(held)
    }
}

/// Packs places into bytes for [`DrawStrategy::read`].
pub fn pack(places: &[u8]) -> Vec<u8> {
    let byte = |three: &[u8]| three.iter().rev().fold(0, |byte, place| byte * PLACES + place);
    places.chunks(A_BYTE).map(byte).collect()
}

/// Walks all positions that the strategy can reach from the start, on either side, against any play.
///
/// Calls `choose` once for each position in which the strategy moves. Returns `None` if there are more than
/// `most` such positions, or if `choose` returns no move or an illegal one.
pub fn walk(end: End, most: usize, choose: &mut dyn FnMut(Packed) -> Option<u8>) -> Option<DrawStrategy> {
    let start = Packed::from_counts([4; 12]);
    let (mut held, mut answered) = (Places::for_positions(most), HashSet::new());
    let mut open = vec![(start, true), (start, false)];
    while let Some((position, holds)) = open.pop() {
        let stones = position.stones();
        if stones <= FEW || settled(position, stones, end).is_some() {
            continue;
        }
        let mut follow = |Step { after, again, .. }| open.push((after, if again { holds } else { !holds }));
        if !holds {
            if answered.insert(position) {
                (0..6)
                    .filter(|&place| position.may_lift(place))
                    .for_each(|place| follow(position.play(place)));
            }
        } else if held.get(position).is_none() {
            let place = choose(position).filter(|&place| position.may_lift(place.into()))?;
            if !held.insert(position, place) {
                return None;
            }
            follow(position.play(place.into()));
        }
    }
    Some(DrawStrategy { places: held })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_were_written() {
        for end in [End::RowEmpty, End::NoMove] {
            let strategy = DrawStrategy::of(end);
            assert!(strategy.len() > 1_000, "{end:?}: {}", strategy.len());
            let mut places = Vec::new();
            walk(end, strategy.len(), &mut |position| {
                places.extend(strategy.place(position));
                places.last().copied()
            })
            .unwrap();
            let mut bytes = pack(&places);
            assert_eq!(DrawStrategy::read(&bytes, end).as_ref(), Some(strategy.as_ref()), "{end:?}");
            bytes.truncate(bytes.len() / 2);
            assert_eq!(DrawStrategy::read(&bytes, end), None, "{end:?}");
        }
    }

    #[test]
    fn what_was_forgotten_is_read_again() {
        let before = DrawStrategy::of(End::NoMove);
        forget();
        let after = DrawStrategy::of(End::NoMove);
        assert!(!Arc::ptr_eq(&before, &after));
        assert_eq!(before, after);
    }
}
