//! Moves that hold the value of the start for either player, whatever the opponent does.
//!
//! The program contains only the moves, without their positions. The same tree walk that wrote the moves
//! visits the positions again in the same order when they are read.

use super::packed::{Packed, Step};
use super::places::Places;
use super::share_transpositions::scramble;
use super::sowing::Sowing;
use crate::exact::packing::{A_BYTE, unpack};

/// A move for every position that its player can reach from the start with these moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldMoves {
    places: Places,
}

impl HeldMoves {
    /// Positions of this many stones or fewer are not stored. They are solved when they occur.
    pub const FEW: u8 = 28;

    /// Returns the place of the pit to lift, counted from 0.
    pub fn place(&self, position: Packed) -> Option<u8> {
        self.places.get(position)
    }

    /// Returns the number of positions with a move.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns whether there are no moves.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads moves packed by [`pack`](super::pack) in the order of [`walk`]. Returns `None` if they do not
    /// fit.
    pub fn read<S: Sowing>(bytes: &[u8], rules: S, start: Packed) -> Option<HeldMoves> {
        let mut places = unpack(bytes);
        let held = walk(rules, start, bytes.len() * A_BYTE, &mut |_| places.next())?;
        // The last byte may be padded.
        let rest = places.count();
        (rest < A_BYTE).then_some(held)
    }
}

/// Walks all positions that the moves can lead to from the start, on either side, against any play.
///
/// Calls `choose` once for each position in which the owner of the moves is to move. Returns `None` if there
/// are more than `most` such positions, or if `choose` returns no move or an illegal one.
pub fn walk<S: Sowing>(
    rules: S,
    start: Packed,
    most: usize,
    choose: &mut dyn FnMut(Packed) -> Option<u8>,
) -> Option<HeldMoves> {
    let (mut held, mut answered) = (Places::for_positions(most), Answered::default());
    let mut open = vec![(start, true), (start, false)];
    while let Some((position, holds)) = open.pop() {
        let stones = position.stones();
        if stones <= HeldMoves::FEW || rules.settled(position, stones).is_some() {
            continue;
        }
        let mut follow = |Step { after, again, .. }| open.push((after, if again { holds } else { !holds }));
        if !holds {
            if answered.insert(position) {
                position.lifts().for_each(|place| follow(position.play(rules, place)));
            }
        } else if held.get(position).is_none() {
            let place = choose(position).filter(|&place| position.may_lift(place.into()))?;
            if !held.insert(position, place) {
                return None;
            }
            follow(position.play(rules, place.into()));
        }
    }
    Some(HeldMoves { places: held })
}

/// The positions in which all answers to the moves were walked lately.
///
/// Remembering all of them would take more memory than the moves. A position that was forgotten is walked
/// again: nothing new comes of it, because all that follows it was walked before it can come up again.
struct Answered(Box<[u64]>);

/// The number of positions, as a power of two: they take a MiB.
const REMEMBERED_BITS: u32 = 17;

impl Default for Answered {
    fn default() -> Answered {
        Answered(vec![0; 1 << REMEMBERED_BITS].into())
    }
}

impl Answered {
    /// Notes a position. Returns false if it is remembered.
    #[allow(clippy::cast_possible_truncation)] // few bits are left
    fn insert(&mut self, position: Packed) -> bool {
        let bits = position.bits();
        let slot = &mut self.0[(scramble(bits) >> (u64::BITS - REMEMBERED_BITS)) as usize];
        std::mem::replace(slot, bits) != bits
    }
}
