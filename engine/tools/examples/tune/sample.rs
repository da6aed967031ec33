//! Samples: positions of finished games.

use kuzhi_engine::{Event, Game, Match, Phase, Side};
use kuzhi_search::{Limits, Rng, SEED, Think as _, Weights};
use kuzhi_tools::random_opening;

/// The minimum number of random moves in an opening.
const LEAST_RANDOM: usize = 1;
/// The additional random moves at most.
const MORE_RANDOM: usize = 14;
/// One move in this many is random, so that unusual positions occur too.
const SLIPS: usize = 10;
/// A game is abandoned after this many moves.
const MOST_MOVES: usize = 1_000;

/// A position, and the outcome.
pub(super) struct Sample {
    /// Which weights count how many times.
    pub(super) counts: Vec<(usize, i32)>,
    /// What was already decided, and the lead of the player to move at the end of the round, in fractions of
    /// a seed.
    pub(super) certain: i32,
    pub(super) end: i32,
}

/// A position whose outcome is not known yet.
struct Open {
    sample: Sample,
    mover: Side,
}

/// Plays one game with the given weights. Returns its positions after the opening.
pub(super) fn play(game: Game, seed: u64, nodes: u64, weights: &Weights) -> Vec<Sample> {
    let mut rng = Rng::new(seed);
    let plies = LEAST_RANDOM + rng.below(MORE_RANDOM);
    let mut playing = random_opening(game, plies, rng.next_u64());
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

/// Records the end of a round or the game in the positions that led to it.
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
