//! Rule 9: how a player with fewer than twelve seeds can arrange their row.

use crate::{Arrangement, BadArrangement, Move, PitNumber};

/// A player with fewer seeds than this arranges their row.
pub(super) const ENOUGH: u8 = 12;
/// The number of seeds that the standard layout needs to fill one pit.
const STANDARD_NEEDS: u8 = 4;

/// Calls `visit` with every arrangement of these seeds.
pub(super) fn each(seeds: u8, visit: &mut impl FnMut(Move)) {
    if seeds >= STANDARD_NEEDS {
        visit(Move::Arrange(Arrangement::Standard));
    }
    let mut counts = [0; 7];
    for first in 1..=2 {
        if first <= seeds {
            counts[0] = first;
            each_rest(&mut counts, 1, seeds - first, visit);
        }
    }
}

/// Fills the pits from `index` on in every possible way.
fn each_rest(counts: &mut [u8; 7], index: usize, left: u8, visit: &mut impl FnMut(Move)) {
    if index == 6 {
        counts[6] = left;
        if left <= 4 {
            visit(Move::Arrange(Arrangement::Custom(*counts)));
        }
        return;
    }
    for seeds in 0..=left.min(2) {
        counts[index] = seeds;
        each_rest(counts, index + 1, left - seeds, visit);
    }
}

/// Checks whether these seeds can be arranged like this.
pub(super) fn check(arrangement: Arrangement, have: u8) -> Result<(), BadArrangement> {
    let counts = match arrangement {
        Arrangement::Standard if have < STANDARD_NEEDS => {
            return Err(BadArrangement::TooFewForStandard(have));
        }
        Arrangement::Standard => return Ok(()),
        Arrangement::Custom(counts) => counts,
    };
    let [first, middle @ .., last] = counts;
    if !(1..=2).contains(&first) {
        return Err(BadArrangement::First(first));
    }
    let numbers = (2..=6).filter_map(PitNumber::new);
    if let Some((number, seeds)) = numbers.zip(middle).find(|&(_, seeds)| seeds > 2) {
        return Err(BadArrangement::Middle { number, seeds });
    }
    if last > 4 {
        return Err(BadArrangement::Last(last));
    }
    let laid = counts.iter().sum();
    if laid == have { Ok(()) } else { Err(BadArrangement::Total { laid, have }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_is_what_is_allowed() {
        for seeds in 1..ENOUGH {
            let mut listed = 0;
            each(seeds, &mut |mv| {
                let Move::Arrange(arrangement) = mv else { panic!("{mv} is not an arrangement") };
                assert_eq!(check(arrangement, seeds), Ok(()), "{mv} of {seeds}");
                listed += 1;
            });
            let mut allowed = usize::from(seeds >= STANDARD_NEEDS);
            for code in 0..5_usize.pow(7) {
                let digit = |pit| u8::try_from(code / 5_usize.pow(pit) % 5).unwrap();
                let counts = [0, 1, 2, 3, 4, 5, 6].map(digit);
                allowed += usize::from(check(Arrangement::Custom(counts), seeds).is_ok());
            }
            assert_eq!(listed, allowed, "{seeds} seeds");
        }
    }

    #[test]
    fn a_refusal_says_exactly_why() {
        let refused = |text: &str, have| match text.parse().unwrap() {
            Move::Arrange(arrangement) => check(arrangement, have).unwrap_err().to_string(),
            mv => panic!("{mv} is not an arrangement"),
        };
        assert_eq!(refused("=std", 3), "the usual layout needs four seeds, and you have 3");
        assert_eq!(refused("=0.2.2.0.0.0.4", 8), "pit 1 takes one or two seeds, not 0");
        assert_eq!(refused("=1.2.3.0.0.0.2", 8), "pit 3 takes none, one or two seeds, not 3");
        assert_eq!(refused("=1.2.0.0.0.0.5", 8), "pit 7 takes up to four seeds, not 5");
        assert_eq!(refused("=1.2.0.0.0.0.4", 8), "you have 8 seeds to lay out, and these are 7");
    }
}
