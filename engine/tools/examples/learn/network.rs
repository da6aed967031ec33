//! Trains the solver's guess: a small network, trained by gradient descent with Adam (Kingma and Ba 2015) on
//! positions whose values the tables know.

use kuzhi_search::Rng;
use kuzhi_search::acyclic::{Guess, Packed, ShareTable, Sowing};

use crate::lessons::{Lesson, lessons};

const BATCH: usize = 512;
/// The initial learning rate. It falls to zero.
const STEP: f32 = 0.004;
/// The maximum error that counts, in stones.
const FARTHEST: f32 = 4.0;
/// One lesson in this many is held out for testing.
const EXAMINED: usize = 32;

/// How to train.
#[derive(Copy, Clone, Debug)]
pub(super) struct Course {
    /// The number of positions.
    pub(super) lessons: usize,
    /// The number of epochs.
    pub(super) rounds: usize,
    pub(super) seed: u64,
}

/// The offset of each kind of weight.
const SECOND: usize = Guess::PITS * Guess::COUNTS * Guess::HIDDEN;
const BIAS: usize = SECOND + Guess::HIDDEN;
const WEIGHTS: usize = BIAS + 1;

struct Network {
    weights: Vec<f32>,
    slopes: Vec<f32>,
    /// The running means of each weight's gradient and of its square.
    means: Vec<[f32; 2]>,
    corrections: i32,
}

impl Network {
    fn new(rng: &mut Rng) -> Network {
        // Between -1 and 1.
        #[allow(clippy::cast_precision_loss)]
        let mut lot = || rng.below(2_001) as f32 / 1_000.0 - 1.0;
        let mut weights: Vec<f32> =
            (0..WEIGHTS).map(|at| lot() * if at < SECOND { 0.25 } else { 0.5 }).collect();
        weights[BIAS] = 0.0;
        Network { weights, slopes: vec![0.0; WEIGHTS], means: vec![[0.0; 2]; WEIGHTS], corrections: 0 }
    }

    fn hidden(&self, position: Packed) -> [f32; Guess::HIDDEN] {
        let mut hidden = [0.0; Guess::HIDDEN];
        for at in rows(position) {
            for (sum, weight) in hidden.iter_mut().zip(&self.weights[at..at + Guess::HIDDEN]) {
                *sum += weight;
            }
        }
        hidden
    }

    fn guess(&self, hidden: &[f32; Guess::HIDDEN]) -> f32 {
        let second = &self.weights[SECOND..BIAS];
        let sum: f32 = hidden.iter().zip(second).map(|(sum, weight)| cut(*sum) * weight).sum();
        sum + self.weights[BIAS]
    }

    /// Adds the gradient of a lesson.
    fn hear(&mut self, lesson: &Lesson) {
        let hidden = self.hidden(lesson.position);
        let off = self.guess(&hidden) - f32::from(lesson.difference);
        let off = off.clamp(-FARTHEST, FARTHEST);
        let mut back = [0.0; Guess::HIDDEN];
        for unit in 0..Guess::HIDDEN {
            self.slopes[SECOND + unit] += off * cut(hidden[unit]);
            if (0.0..f32::from(Guess::MOST)).contains(&hidden[unit]) {
                back[unit] = off * self.weights[SECOND + unit];
            }
        }
        self.slopes[BIAS] += off;
        for at in rows(lesson.position) {
            for (slope, back) in self.slopes[at..at + Guess::HIDDEN].iter_mut().zip(&back) {
                *slope += back;
            }
        }
    }

    /// Updates the weights with the gradients of a batch.
    #[allow(clippy::cast_precision_loss)]
    fn correct(&mut self, step: f32) {
        self.corrections += 1;
        let warm = [1.0 - 0.9_f32.powi(self.corrections), 1.0 - 0.999_f32.powi(self.corrections)];
        for ((weight, slope), [mean, square]) in
            self.weights.iter_mut().zip(&mut self.slopes).zip(&mut self.means)
        {
            let mean_slope = *slope / BATCH as f32;
            *mean = 0.9 * *mean + 0.1 * mean_slope;
            *square = 0.999 * *square + 0.001 * mean_slope * mean_slope;
            *weight -= step * (*mean / warm[0]) / ((*square / warm[1]).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }

    /// Returns the weights as integers.
    #[allow(clippy::cast_possible_truncation)] // a few thousand parts at most
    fn rounded(&self) -> Guess {
        let parts = |weights: &[f32]| -> [i16; Guess::HIDDEN] {
            std::array::from_fn(|unit| (weights[unit] * f32::from(Guess::WEIGHT)).round() as i16)
        };
        let first: Vec<_> = self.weights[..SECOND].chunks_exact(Guess::HIDDEN).map(parts).collect();
        let bias = self.weights[BIAS] * f32::from(Guess::WEIGHT) * f32::from(Guess::WEIGHT);
        Guess::from_parts(&first, parts(&self.weights[SECOND..BIAS]), bias.round() as i32)
            .expect("a row for each count of each pit")
    }
}

/// Returns the offset of the weights for a position's counts.
fn rows(position: Packed) -> impl Iterator<Item = usize> {
    (0..Guess::PITS).map(move |pit| {
        (pit * Guess::COUNTS + usize::from(position.count(pit)).min(Guess::COUNTS - 1)) * Guess::HIDDEN
    })
}

const fn cut(sum: f32) -> f32 {
    sum.clamp(0.0, Guess::MOST as f32)
}

/// Trains, and reports after each epoch the mean error in stones.
#[allow(clippy::cast_precision_loss)]
pub(super) fn learn<S: Sowing>(
    tables: &ShareTable<S>,
    course: Course,
    told: &mut dyn FnMut(usize, f32),
) -> Guess {
    let mut rng = Rng::new(course.seed);
    let mut taught = lessons(tables, course.lessons, &mut rng);
    let examined = taught.split_off(taught.len() - taught.len() / EXAMINED);
    let mut network = Network::new(&mut rng);
    let batches = taught.len() / BATCH;
    let all = (batches * course.rounds) as f32;
    for round in 0..course.rounds {
        shuffle(&mut taught, &mut rng);
        for (index, batch) in taught.chunks_exact(BATCH).enumerate() {
            for lesson in batch {
                network.hear(lesson);
            }
            network.correct(STEP * (1.0 - (round * batches + index) as f32 / all));
        }
        let off = |lesson: &Lesson| {
            (network.guess(&network.hidden(lesson.position)) - f32::from(lesson.difference)).abs()
        };
        told(round + 1, examined.iter().map(off).sum::<f32>() / examined.len() as f32);
    }
    network.rounded()
}

fn shuffle(lessons: &mut [Lesson], rng: &mut Rng) {
    for last in (1..lessons.len()).rev() {
        lessons.swap(last, rng.below(last + 1));
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Mangala;

    use super::*;

    #[test]
    fn it_learns() {
        let tables = ShareTable::empty(Mangala::default()).extended(12, 1, &|_, _| ());
        let mut off = Vec::new();
        let course = Course { lessons: 20_000, rounds: 3, seed: 1 };
        let learned = learn(&tables, course, &mut |_, stones| off.push(stones));
        assert!(off[2] < off[0] && off[2] < 2.5, "{off:?} stones off");
        assert_eq!(learned, learn(&tables, course, &mut |_, _| ()), "the seed decides");
    }
}
