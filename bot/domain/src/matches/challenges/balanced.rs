//! Balanced openings: the first moves of a match, drawn by lot among those that leave it even.

use kuzhi_engine::{Game, Move};
use kuzhi_search::{balanced_openings, mix};

use crate::MatchId;

/// The most moves that are drawn.
pub(crate) const LONGEST_BALLOT: usize = 4;

/// Whether a match of this game, with its options, can begin with a balanced opening: where it is known
/// exactly what openings are worth.
pub fn can_be_balanced(game: Game) -> bool {
    balanced_openings(game).is_some_and(|openings| !openings.is_empty())
}

/// Draws the opening of a match that is to be balanced. It follows from the id, which is drawn at random.
pub(crate) fn draw(game: Game, id: MatchId) -> &'static [Move] {
    let openings = balanced_openings(game).unwrap_or_default();
    let number = usize::try_from(mix(id.get()) >> 1).unwrap_or_default();
    number.checked_rem(openings.len()).map_or(&[], |place| &openings[place])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::matches::lasting;

    #[test]
    fn openings_follow_from_the_id_and_differ() {
        let drawn = |game, id| draw(game, MatchId::from_random(id));
        for game in Game::all() {
            let openings: HashSet<&[Move]> = (0..200).map(|id| drawn(game, id)).collect();
            if can_be_balanced(game) {
                assert!(openings.len() > 5, "{game}: {openings:?}");
                assert!(openings.iter().all(|moves| (2..=LONGEST_BALLOT).contains(&moves.len())), "{game}");
            } else {
                assert_eq!(openings, HashSet::from([&[][..]]), "{game}");
            }
            assert_eq!(drawn(game, 7), drawn(game, 7));
        }
        let known = |id| can_be_balanced(lasting(Game::by_id(id).unwrap(), 3));
        assert_eq!(["pallankuzhi", "pallam-khuzi", "kotu-baendum"].map(known), [true, true, false]);
    }
}
