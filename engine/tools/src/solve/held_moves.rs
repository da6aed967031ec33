//! The moves of a strategy as the program stores them: without their positions.

use kuzhi_search::acyclic::{Packed, Sowing, pack, walk};

use super::strategy::Strategy;

/// Encodes the moves of a strategy. `None` if one is missing.
pub(crate) fn written<S: Sowing>(strategy: &Strategy, rules: S, start: Packed) -> Option<Vec<u8>> {
    let mut places = Vec::new();
    walk(rules, start, strategy.len(), &mut |position| {
        let place = u8::try_from(strategy.place(position)?).ok()?;
        places.push(place);
        Some(place)
    })?;
    Some(pack(&places))
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{End, Game, Mangala};
    use kuzhi_search::acyclic::HeldMoves;

    use super::super::plain::start_of;
    use super::*;

    #[test]
    fn moves_are_read_as_they_were_written() {
        for end in [End::RowEmpty, End::NoMove] {
            let rules = Mangala { end };
            let (held, start) =
                (HeldMoves::built_in(&Game::Mangala(rules)).unwrap(), start_of(rules).unwrap());
            let mut moves = Vec::new();
            walk(rules, start, held.len(), &mut |position| {
                let place = held.place(position)?;
                moves.push((position, place));
                Some(place)
            })
            .unwrap();
            let bytes = written(&moves.into_iter().collect(), rules, start).unwrap();
            assert_eq!(HeldMoves::read(&bytes, rules, start).as_ref(), Some(held.as_ref()), "{end:?}");
        }
    }
}
