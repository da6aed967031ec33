//! The moves of a strategy as the program stores them: without their positions.

use kuzhi_engine::End;
use kuzhi_search::solve::{pack, walk};

use super::strategy::Strategy;

/// Encodes the moves of a strategy. `None` if one is missing.
pub(crate) fn written(strategy: &Strategy, end: End) -> Option<Vec<u8>> {
    let mut places = Vec::new();
    walk(end, strategy.len(), &mut |position| {
        let place = u8::try_from(strategy.place(position)?).ok()?;
        places.push(place);
        Some(place)
    })?;
    Some(pack(&places))
}

#[cfg(test)]
mod tests {
    use kuzhi_search::solve::DrawStrategy;

    use super::*;

    #[test]
    fn moves_are_read_as_they_were_written() {
        for end in [End::RowEmpty, End::NoMove] {
            let strategy = DrawStrategy::of(end);
            let mut moves = Vec::new();
            walk(end, strategy.len(), &mut |position| {
                let place = strategy.place(position)?;
                moves.push((position, place));
                Some(place)
            })
            .unwrap();
            let bytes = written(&moves.into_iter().collect(), end).unwrap();
            assert_eq!(DrawStrategy::read(&bytes, end).as_ref(), Some(strategy.as_ref()), "{end:?}");
        }
    }
}
