//! Positions of games that were played to their end.

use kuzhi_engine::{Event, Game, Match, Phase, Side};
use kuzhi_search::{Limits, Rng, SEED, Think as _, Weights};

use super::super::opening::opening;

/// Openings have so many random moves at least …
const LEAST_RANDOM: usize = 1;
/// … and up to so many more.
const MORE_RANDOM: usize = 14;
/// One move in so many is random, so that odd positions are seen, too.
const SLIPS: usize = 10;
/// A game is given up after so many moves.
const MOST_MOVES: usize = 1_000;

/// A position, and how it ended.
pub(super) struct Sample {
    /// Which weights count how many times.
    pub(super) counts: Vec<(usize, i32)>,
    /// What was certain, and by how much the player to move led at the end of the round, in parts of a seed.
    pub(super) certain: i32,
    pub(super) end: i32,
}

/// A position whose end is not known yet.
struct Open {
    sample: Sample,
    mover: Side,
}

/// Plays one game by some weights; gives its positions after the opening.
pub(super) fn play(game: Game, seed: u64, nodes: u64, weights: &Weights) -> Vec<Sample> {
    let mut rng = Rng::new(seed);
    let plies = LEAST_RANDOM + rng.below(MORE_RANDOM);
    let mut playing = opening(game, plies, rng.next_u64());
    let (mut open, mut done) = (Vec::new(), Vec::new());
    while let Some(mover) = playing.turn().filter(|_| playing.moves().len() < MOST_MOVES) {
        if playing.position().phase == Phase::Play {
            open.push(Open { sample: look(&playing), mover });
        }
        let legal = playing.legal();
        let slip = rng.below(SLIPS) == 0;
        let thought = if slip { None } else { playing.think_with(&Limits::nodes(nodes), weights) };
        let mv = thought.map_or_else(|| legal[rng.below(legal.len())], |choice| choice.best);
        let settle = &mut |event| settle(&event, &mut open, &mut done);
        playing.play(mv, settle).expect("players make legal moves");
    }
    done
}

fn look(playing: &Match) -> Sample {
    let mut counts = Vec::new();
    let certain = playing.weighed(&mut |index, times| counts.push((index, times)));
    Sample { counts, certain, end: 0 }
}

/// Notes how a round or the game ended in the positions that led to it.
fn settle(event: &Event, open: &mut Vec<Open>, done: &mut Vec<Sample>) {
    let score = match event {
        Event::RoundEnded { score, .. } => *score,
        Event::Ended { outcome } => outcome.score,
        _ => return,
    };
    done.extend(open.drain(..).map(|Open { sample, mover }| {
        let [own, other] = [mover, mover.other()].map(|side| i32::from(score[side.index()]));
        Sample { end: (own - other) * SEED, ..sample }
    }));
}
