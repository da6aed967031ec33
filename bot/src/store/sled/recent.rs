//! The matches that were committed last, as they are on the disk: whoever plays is not read anew for each move.

use std::collections::HashMap;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::domain::{Match, MatchId};

/// How many of them are kept at least, once there were so many; twice as many at most.
const KEPT: usize = 128;

/// Some matches, each as it is on the disk.
#[derive(Default)]
pub(super) struct Recent(Mutex<Generations>);

/// What nobody has touched since there were so many others is forgotten with its generation.
#[derive(Default)]
struct Generations {
    young: HashMap<MatchId, Match>,
    old: HashMap<MatchId, Match>,
}

impl Recent {
    pub(super) fn get(&self, id: MatchId) -> Option<Match> {
        let generations = self.lock();
        generations.young.get(&id).or_else(|| generations.old.get(&id)).cloned()
    }

    /// Takes up matches that are on the disk now; of two versions the last.
    pub(super) fn put(&self, matches: &[Match]) {
        let mut generations = self.lock();
        for one in matches {
            if generations.young.len() >= KEPT {
                generations.old = mem::take(&mut generations.young);
            }
            generations.young.insert(one.id(), one.clone());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Generations> {
        // It is whole after every statement, so a panic elsewhere cannot have broken it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Challenge, MatchSetup, PlayerId, Stage, Timestamp};
    use kuzhi_engine::{Game, Side};

    fn version(number: usize, version: u64) -> Match {
        let (made, expires) = (Timestamp::from_millis(1), Timestamp::from_millis(2));
        let challenge = Challenge {
            challenger: PlayerId(1),
            invited: None,
            side: Side::South,
            clock: None,
            made,
            expires,
        };
        let open = MatchSetup::of(Game::default(), Stage::Open(challenge));
        MatchSetup { id: MatchId::from_random(number as u64), version, ..open }.check().unwrap()
    }

    #[test]
    fn the_last_ones_are_there_as_they_are_and_the_others_are_forgotten() {
        let recent = Recent::default();
        let of = |number: usize| recent.get(MatchId::from_random(number as u64)).map(|one| one.version());
        recent.put(&[version(0, 1), version(0, 2)]);
        assert_eq!((of(0), of(1)), (Some(2), None));
        (1..=KEPT).for_each(|number| recent.put(&[version(number, 1)]));
        assert_eq!((of(0), of(KEPT)), (Some(2), Some(1)));
        recent.put(&[version(0, 3)]);
        assert_eq!(of(0), Some(3), "of an old and a new one the new one counts");
        (KEPT..3 * KEPT).for_each(|number| recent.put(&[version(number, 1)]));
        assert_eq!((of(0), of(1), of(3 * KEPT - 1)), (None, None, Some(1)));
    }
}
