//! How a draw is held from the start, against whatever the other player does.
//!
//! The moves are kept with the program, without the positions that they belong to: these come up again, in the
//! same order, when the walk that wrote the moves down is gone along once more.

use std::collections::HashSet;
use std::collections::hash_map::{Entry, HashMap};
use std::sync::LazyLock;

use super::packed::{Packed, Step};
use super::shares::settled;
use super::strategy::Strategy;
use crate::games::End;

/// Positions of so many stones or fewer are not written down: they are solved when they come up.
pub(crate) const FEW: u8 = 28;

/// Moves are written three to a byte.
const PLACES: u8 = 6;
const A_BYTE: usize = 3;

/// For every position that can come up against one who holds the draw, with him to move, the move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Holding {
    /// The position and the place in one word, in rising order.
    moves: Box<[u64]>,
}

const PLACE_BITS: u32 = 3;

static HELD: [LazyLock<Holding>; 2] = [
    LazyLock::new(|| read(include_bytes!("holding/row-empty.moves"), End::RowEmpty)),
    LazyLock::new(|| read(include_bytes!("holding/no-move.moves"), End::NoMove)),
];

fn read(bytes: &[u8], end: End) -> Holding {
    Holding::read(bytes, end).expect("the moves are tested")
}

impl Holding {
    /// What is kept with the program.
    pub(crate) fn of(end: End) -> &'static Holding {
        match end {
            End::RowEmpty => &HELD[0],
            End::NoMove => &HELD[1],
        }
    }

    /// The place of the pit to lift, from 0.
    pub(crate) fn place(&self, position: Packed) -> Option<u8> {
        let bits = position.bits();
        let at = self.moves.binary_search_by_key(&bits, |word| word >> PLACE_BITS).ok()?;
        u8::try_from(self.moves[at] & ((1 << PLACE_BITS) - 1)).ok()
    }

    /// How many positions it has a move for.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Reads what [`written`] wrote; `None` if it is something else.
    fn read(bytes: &[u8], end: End) -> Option<Holding> {
        let mut places = bytes.iter().flat_map(|&byte| [byte % 6, byte / 6 % 6, byte / 36]);
        let held = walk(end, &mut |_| places.next())?;
        // The last byte may be filled up.
        let rest = places.count();
        let mut moves: Box<[u64]> =
            held.iter().map(|(position, &place)| position.bits() << PLACE_BITS | u64::from(place)).collect();
        moves.sort_unstable();
        (rest < A_BYTE).then_some(Holding { moves })
    }
}

/// The moves of a strategy as bytes; `None` if it lacks one.
pub(crate) fn written(strategy: &Strategy, end: End) -> Option<Vec<u8>> {
    let mut places = Vec::new();
    walk(end, &mut |position| {
        let place = u8::try_from(strategy.place(position)?).ok()?;
        places.push(place);
        Some(place)
    })?;
    Some(
        places
            .chunks(A_BYTE)
            .map(|three| three.iter().rev().fold(0, |byte, place| byte * PLACES + place))
            .collect(),
    )
}

/// Goes along everything that can come up from the start against one who holds the draw, on either side, and
/// asks for his moves, once for each position; `None` if there is none, or one that cannot be made.
fn walk(end: End, choose: &mut dyn FnMut(Packed) -> Option<u8>) -> Option<HashMap<Packed, u8>> {
    let start = Packed::from_counts([4; 12]);
    let (mut held, mut answered) = (HashMap::new(), HashSet::new());
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
        } else if let Entry::Vacant(entry) = held.entry(position) {
            let place = *entry.insert(choose(position).filter(|&place| position.may_lift(place.into()))?);
            follow(position.play(place.into()));
        }
    }
    Some(held)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_read_as_they_were_written() {
        for end in [End::RowEmpty, End::NoMove] {
            let holding = Holding::of(end);
            assert!(holding.len() > 1_000, "{end:?}: {}", holding.len());
            let mut bytes = Vec::new();
            let positions = walk(end, &mut |position| holding.place(position)).unwrap();
            let strategy: Strategy = positions.into_iter().collect();
            bytes.extend(written(&strategy, end).unwrap());
            assert_eq!(Holding::read(&bytes, end).as_ref(), Some(holding), "{end:?}");
            bytes.truncate(bytes.len() / 2);
            assert_eq!(Holding::read(&bytes, end), None, "{end:?}");
        }
    }
}
