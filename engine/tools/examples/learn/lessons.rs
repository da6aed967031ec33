//! The training data of the guess: positions of games, with their values from the tables.

use kuzhi_search::Rng;
use kuzhi_search::acyclic::{Packed, ShareTable, Sowing};

/// A position, and the lead of its mover in stones from the pits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Lesson {
    pub(super) position: Packed,
    pub(super) difference: i8,
}

/// The minimum number of stones in a lesson. Below, the solver asks the tables.
const FEWEST: u8 = 10;
/// A game gives a lesson each time this many stones have left the pits.
const BETWEEN: u8 = 3;

/// Draws lessons from games whose ends the tables cover.
pub(super) fn lessons<S: Sowing>(tables: &ShareTable<S>, count: usize, rng: &mut Rng) -> Vec<Lesson> {
    let mut taken = Vec::with_capacity(count);
    while taken.len() < count {
        play(tables, rng, &mut taken);
    }
    taken.truncate(count);
    taken
}

/// Plays a game from the start. The first lesson comes at random somewhere within the tables' range.
fn play<S: Sowing>(tables: &ShareTable<S>, rng: &mut Rng, taken: &mut Vec<Lesson>) {
    let mut position = Packed::filled(tables.rules().pits(), 4).expect("48 stones fit");
    let mut stones = position.stones();
    let mut wanted = FEWEST + low(rng.below(usize::from(tables.seeds().saturating_sub(FEWEST)) + 1));
    while wanted >= FEWEST && tables.rules().settled(position, stones).is_none() {
        if stones <= wanted {
            let difference = 2 * low(tables.share(position).into()).cast_signed() - stones.cast_signed();
            taken.push(Lesson { position, difference });
            wanted = stones.saturating_sub(BETWEEN);
        }
        let step = position.play(tables.rules(), choose(tables.rules(), position, rng));
        stones -= step.gain;
        position = step.after;
    }
}

/// One move in two is random, the other brings the most at once.
fn choose(rules: impl Sowing, position: Packed, rng: &mut Rng) -> usize {
    let legal: Vec<usize> = position.lifts().collect();
    let greedy = legal.iter().copied().max_by_key(|&place| {
        let step = position.play(rules, place);
        2 * step.gain + 3 * u8::from(step.again)
    });
    match greedy {
        Some(place) if rng.below(2) == 1 => place,
        _ => legal[rng.below(legal.len())],
    }
}

#[allow(clippy::cast_possible_truncation)] // stones
const fn low(stones: usize) -> u8 {
    stones as u8
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{End, Mangala};

    use super::*;

    #[test]
    fn lessons_are_what_the_tables_know() {
        let tables = ShareTable::empty(Mangala { end: End::NoMove }).extended(12, 1, &|_, _| ());
        let taken = lessons(&tables, 500, &mut Rng::new(1));
        assert_eq!(taken.len(), 500);
        for lesson in &taken {
            let stones = lesson.position.stones();
            assert!(stones <= 12);
            let share = tables.share(lesson.position).cast_signed();
            assert_eq!(lesson.difference, 2 * share - stones.cast_signed());
        }
        assert_eq!(taken, lessons(&tables, 500, &mut Rng::new(1)), "the seed decides");
    }
}
