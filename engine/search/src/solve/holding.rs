//! How a draw is held from the start, against whatever the other player does.
//!
//! The moves are kept with the program, without the positions that they belong to: these come up again, in the
//! same order, when the walk that wrote the moves down is gone along once more.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use kuzhi_engine::End;

use super::packed::{Packed, Step};
use super::places::Places;
use super::shares::settled;

/// Positions of so many stones or fewer are not written down: they are solved when they come up.
pub const FEW: u8 = 28;

/// Moves are written three to a byte.
const PLACES: u8 = 6;
const A_BYTE: usize = 3;

/// For every position that can come up against one who holds the draw, with them to move, the move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holding {
    places: Places,
}

/// What was read so far, by end rule: some seven megabytes each, until [`forget`] lets them go.
static READ: [Mutex<Option<Arc<Holding>>>; 2] = [const { Mutex::new(None) }; 2];

/// The moves that are kept with the program, by end rule.
static KEPT: [&[u8]; 2] =
    [include_bytes!("holding/row-empty.moves"), include_bytes!("holding/no-move.moves")];

/// Frees what was read; the next one who asks reads it again, in a quarter of a second.
pub(crate) fn forget() {
    for read in &READ {
        *read.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

impl Holding {
    /// What is kept with the program, read when it is first asked for.
    pub fn of(end: End) -> Arc<Holding> {
        let index = usize::from(end == End::NoMove);
        let mut read = READ[index].lock().unwrap_or_else(PoisonError::into_inner);
        let kept = || Arc::new(Holding::read(KEPT[index], end).expect("the moves are tested"));
        Arc::clone(read.get_or_insert_with(kept))
    }

    /// The place of the pit to lift, from 0.
    pub fn place(&self, position: Packed) -> Option<u8> {
        self.places.get(position)
    }

    /// How many positions it has a move for.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads what [`pack`] packed of the moves that [`walk`] asks for; `None` if it is something else.
    pub fn read(bytes: &[u8], end: End) -> Option<Holding> {
        let mut places = bytes.iter().flat_map(|&byte| [byte % 6, byte / 6 % 6, byte / 36]);
        let held = walk(end, bytes.len() * A_BYTE, &mut |_| places.next())?;
        // The last byte may be filled up.
        let rest = places.count();
        (rest < A_BYTE).then_some(held)
    }
}

/// Places as bytes, as [`Holding::read`] reads them.
pub fn pack(places: &[u8]) -> Vec<u8> {
    let byte = |three: &[u8]| three.iter().rev().fold(0, |byte, place| byte * PLACES + place);
    places.chunks(A_BYTE).map(byte).collect()
}

/// Goes along everything that can come up from the start against one who holds the draw, on either side, and
/// asks for their moves, once for each position and for so many positions at most; `None` if there is none, or one
/// that cannot be made.
pub fn walk(end: End, most: usize, choose: &mut dyn FnMut(Packed) -> Option<u8>) -> Option<Holding> {
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
    Some(Holding { places: held })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_were_written() {
        for end in [End::RowEmpty, End::NoMove] {
            let holding = Holding::of(end);
            assert!(holding.len() > 1_000, "{end:?}: {}", holding.len());
            let mut places = Vec::new();
            walk(end, holding.len(), &mut |position| {
                places.extend(holding.place(position));
                places.last().copied()
            })
            .unwrap();
            let mut bytes = pack(&places);
            assert_eq!(Holding::read(&bytes, end).as_ref(), Some(holding.as_ref()), "{end:?}");
            bytes.truncate(bytes.len() / 2);
            assert_eq!(Holding::read(&bytes, end), None, "{end:?}");
        }
    }

    #[test]
    fn what_was_forgotten_is_read_again() {
        let before = Holding::of(End::NoMove);
        forget();
        let after = Holding::of(End::NoMove);
        assert!(!Arc::ptr_eq(&before, &after));
        assert_eq!(before, after);
    }
}
