//! Random openings, so that no two games are alike.

use kuzhi_engine::{Game, Match, Side};
use kuzhi_search::{Limits, Rng, Think as _};

/// The minimum number of random moves in a balanced opening.
const LEAST_RANDOM: usize = 2;
/// The additional random moves at most.
const MORE_RANDOM: usize = 7;
/// An opening is balanced if a search of [`JUDGED`] nodes sees neither player ahead by more than this many
/// seeds.
const EVEN: i32 = 2;
const JUDGED: u64 = 3_000;
/// The number of openings to try. If none is balanced, the most balanced one is played.
const ATTEMPTS: u32 = 40;

/// Returns a position after random moves that depend on the seed.
pub fn random_opening(game: Game, plies: usize, seed: u64) -> Match {
    for attempt in 0.. {
        let mut rng = Rng::new(seed.wrapping_add(attempt << 32));
        let mut playing = game.start();
        for _ in 0..plies {
            let legal = playing.legal();
            if legal.is_empty() {
                break;
            }
            playing.play(legal[rng.below(legal.len())], &mut |_| ()).expect("the move is legal");
        }
        if playing.turn().is_some() {
            return playing;
        }
    }
    unreachable!("random moves do not end every game so early")
}

/// Makes random moves at the start of a round that decide nothing.
///
/// In relay games a few random moves decide most rounds: the player with the better side would win however
/// well the other plays, and every match would be drawn. Without random moves, later rounds with the same
/// layout would be played alike.
pub(crate) fn open_evenly(playing: &mut Match, rng: &mut Rng) {
    let expected = if playing.moves().is_empty() { Some(0) } else { souths(playing) };
    let Some(expected) = expected else { return };
    let mut most_even: Option<(i32, Match)> = None;
    for _ in 0..ATTEMPTS {
        let plies = LEAST_RANDOM + rng.below(MORE_RANDOM);
        let Some(opened) = continued(playing, plies, rng) else { continue };
        let off = souths(&opened).map_or(i32::MAX, |value| (value - expected).abs());
        if most_even.as_ref().is_none_or(|(least, _)| off < *least) {
            most_even = Some((off, opened));
        }
        if off <= EVEN {
            break;
        }
    }
    if let Some((_, opened)) = most_even {
        *playing = opened;
    }
}

/// Plays random moves. `None` if they leave the round.
fn continued(playing: &Match, plies: usize, rng: &mut Rng) -> Option<Match> {
    let mut after = playing.clone();
    for _ in 0..plies {
        let legal = after.legal();
        after.play(legal[rng.below(legal.len())], &mut |_| ()).expect("the move is legal");
        let now = after.position();
        if now.turn.is_none() || now.round != playing.position().round {
            return None;
        }
    }
    Some(after)
}

/// Returns the search's value of the position for South, in seeds.
fn souths(playing: &Match) -> Option<i32> {
    let value = playing.think(&Limits::nodes(JUDGED))?.value;
    Some(if playing.turn()? == Side::South { value } else { -value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_openings_are_found_in_every_game() {
        for game in Game::all() {
            let mut rng = Rng::new(1);
            let mut last = Vec::new();
            for _ in 0..4 {
                let mut playing = game.start();
                open_evenly(&mut playing, &mut rng);
                let value = souths(&playing).unwrap();
                assert!(value.abs() <= EVEN, "{game}: {value} after {:?}", playing.moves());
                assert_ne!(last, playing.moves());
                last = playing.moves().to_vec();
            }
        }
    }
}
