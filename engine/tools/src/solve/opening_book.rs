//! Writes the opening book.

use std::collections::HashSet;

use kuzhi_engine::Mangala;
use kuzhi_search::acyclic::{Opening, Packed, Sowing as _};

/// Derives a position's value from its moves. Returns whether that was possible.
pub(crate) fn conclude(opening: &mut Opening, position: Packed, rules: Mangala) -> bool {
    let moves = (0..6).filter(|&place| position.may_lift(place));
    let brought = |place| {
        let step = position.play(rules, place);
        let known = rules.settled(step.after, step.after.stones()).or_else(|| opening.share(step.after));
        known.map(|share| step.share_of_mover(share))
    };
    let brought: Option<Vec<u8>> = moves.map(brought).collect();
    let share = brought.and_then(|shares| shares.into_iter().max());
    share.map(|share| opening.add(position, share)).is_some()
}

/// Returns the positions in which the game continues after no ply, one ply, and so on, each at its first
/// occurrence.
pub(crate) fn plies(start: Packed, count: usize, rules: Mangala) -> Vec<Vec<Packed>> {
    let mut seen = HashSet::from([start]);
    let mut all = vec![vec![start]];
    for ply in 0..count {
        let mut next = Vec::new();
        for position in &all[ply] {
            for place in (0..6).filter(|&place| position.may_lift(place)) {
                let after = position.play(rules, place).after;
                if rules.settled(after, after.stones()).is_none() && seen.insert(after) {
                    next.push(after);
                }
            }
        }
        all.push(next);
    }
    all
}

/// Writes a line for each position in the format of [`line()`], in a stable order.
pub(crate) fn lines(opening: &Opening) -> String {
    let mut entries: Vec<(Packed, u8)> = opening.entries().collect();
    entries.sort_unstable_by_key(|(pits, _)| (std::cmp::Reverse(pits.stones()), pits.counts()));
    let written = |&(pits, share): &(Packed, u8)| match opening.place(pits) {
        Some(place) => format!("{} {}\n", line(pits, share), place + 1),
        None => format!("{}\n", line(pits, share)),
    };
    entries.iter().map(written).collect()
}

/// Formats the mover's row, the opponent's, the mover's share, and perhaps a pit that reaches it.
pub(crate) fn line(position: Packed, share: u8) -> String {
    format!("{position} {share}")
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::End;

    use super::*;

    /// Each of the first four plies. All but the last follow from the next.
    #[test]
    fn book_moves_agree_with_known_shares() {
        let start = Packed::from_counts([4; 12]);
        for end in [End::RowEmpty, End::NoMove] {
            let solved = Opening::solved(end);
            assert_eq!(solved.share(start), Some(24), "the start is a draw");
            let plies = plies(start, 4, Mangala { end });
            assert_eq!(plies.iter().map(Vec::len).sum::<usize>(), solved.len());
            for position in plies[..4].iter().flatten() {
                let mut again = Opening::default();
                for (other, share) in solved.entries().filter(|(other, _)| other != position) {
                    again.add(other, share);
                }
                assert!(conclude(&mut again, *position, Mangala { end }), "{position}");
                assert_eq!(again.share(*position), solved.share(*position), "{position}");
            }
        }
    }

    #[test]
    fn an_opening_is_read_as_it_was_written() {
        let solved = Opening::solved(End::NoMove);
        assert_eq!(lines(solved).parse().as_ref(), Ok(solved));
        let with_a_pit = "4.4.4.4.4.4/4.4.4.4.4.4 24 5\n";
        assert_eq!(lines(&with_a_pit.parse().unwrap()), with_a_pit);
    }
}
