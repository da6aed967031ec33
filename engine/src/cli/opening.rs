//! Random openings, so that no two games are alike.

use crate::draws::Draws;
use crate::{Game, Limits, Match};

/// Even openings have at least so many random moves …
const LEAST_RANDOM: usize = 2;
/// … and up to so many more.
const MORE_RANDOM: usize = 7;
/// An opening is even if nobody is ahead by more seeds than this, as a search of [`JUDGED`] nodes sees it.
const EVEN: i32 = 2;
const JUDGED: u64 = 4_000;
/// So many openings are looked at; if none of them is even, the one that is most so is played.
const ATTEMPTS: u32 = 40;

/// A position after so many random moves; another seed, another position.
pub(super) fn opening(game: Game, plies: usize, seed: u64) -> Match {
    for attempt in 0.. {
        let mut draws = Draws::new(seed.wrapping_add(attempt << 32));
        let mut playing = game.start();
        for _ in 0..plies {
            let legal = playing.legal();
            if legal.is_empty() {
                break;
            }
            playing.play(legal[draws.below(legal.len())], &mut |_| ()).expect("the move is legal");
        }
        if playing.turn().is_some() {
            return playing;
        }
    }
    unreachable!("random moves do not end every game so early")
}

/// An opening that decides nothing yet.
///
/// In relay games a few random moves decide most rounds: whoever has the better side would win,
/// however well the other plays, and every match would be a draw.
pub(super) fn even_opening(game: Game, draws: &mut Draws) -> Match {
    let mut most_even: Option<(i32, Match)> = None;
    for _ in 0..ATTEMPTS {
        let plies = LEAST_RANDOM + draws.below(MORE_RANDOM);
        let playing = opening(game, plies, draws.draw());
        let ahead = playing.think(&Limits::nodes(JUDGED)).map_or(i32::MAX, |choice| choice.value.abs());
        if ahead <= EVEN {
            return playing;
        }
        if most_even.as_ref().is_none_or(|(least, _)| ahead < *least) {
            most_even = Some((ahead, playing));
        }
    }
    most_even.expect("there is more than one attempt").1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_openings_are_found_in_every_game() {
        for game in Game::all() {
            let mut draws = Draws::new(1);
            let openings: Vec<_> = (0..4).map(|_| even_opening(game, &mut draws)).collect();
            for one in &openings {
                let value = one.think(&Limits::nodes(JUDGED)).unwrap().value;
                assert!(value.abs() <= EVEN, "{game}: {value} after {:?}", one.moves());
            }
            assert_ne!(openings[0].moves(), openings[1].moves());
        }
    }
}
