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
    use kuzhi_search::solve::Holding;

    use super::*;

    #[test]
    fn moves_are_read_as_they_were_written() {
        for end in [End::RowEmpty, End::NoMove] {
            let holding = Holding::of(end);
            let mut strategy = Vec::new();
            walk(end, holding.len(), &mut |position| {
                let place = holding.place(position)?;
                strategy.push((position, place));
                Some(place)
            })
            .unwrap();
            let bytes = written(&strategy.into_iter().collect(), end).unwrap();
            assert_eq!(Holding::read(&bytes, end).as_ref(), Some(holding.as_ref()), "{end:?}");
        }
    }
}
