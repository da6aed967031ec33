//! A cache of recent animations: many people may want to see the same last move.

use std::collections::VecDeque;
use std::time::Instant;

use kuzhi_view::picture::Animation;

/// The maximum size in bytes.
const MOST: usize = 2 << 20;

/// The most recent animations, newest first.
#[derive(Default)]
pub(super) struct AnimationCache {
    drawn: VecDeque<(Animation, Vec<u8>, Instant)>,
}

impl AnimationCache {
    pub(super) fn find(&self, animation: &Animation) -> Option<Vec<u8>> {
        let found = self.drawn.iter().find(|(kept, ..)| kept == animation);
        found.map(|(_, bytes, _)| bytes.clone())
    }

    /// Adds one, and evicts the oldest ones if there are too many bytes.
    pub(super) fn insert(&mut self, animation: Animation, bytes: &[u8], now: Instant) {
        self.drawn.retain(|(kept, ..)| *kept != animation);
        self.drawn.push_front((animation, bytes.to_vec(), now));
        let mut all = 0;
        self.drawn.retain(|(_, bytes, _)| {
            all += bytes.len();
            all <= MOST
        });
    }

    /// Removes what was drawn before a time.
    pub(super) fn forget(&mut self, before: Instant) {
        self.drawn.retain(|(.., drawn)| *drawn >= before);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kuzhi_engine::{Game, Side};
    use kuzhi_view::picture::Theme;

    use super::*;

    fn animation(at: usize) -> Animation {
        let game = Game::default();
        let mv = game.start().legal()[at];
        Animation::of_last(game, &[mv], Side::South, Theme::default()).unwrap()
    }

    #[test]
    fn what_was_drawn_is_found_until_it_is_old() {
        let (mut kept, now) = (AnimationCache::default(), Instant::now());
        kept.insert(animation(0), &[1], now);
        kept.insert(animation(1), &[2], now + Duration::from_secs(9));
        assert_eq!(kept.find(&animation(0)), Some(vec![1]));
        assert_eq!(kept.find(&animation(2)), None);
        kept.forget(now + Duration::from_secs(5));
        assert_eq!((kept.find(&animation(0)), kept.find(&animation(1))), (None, Some(vec![2])));
    }

    #[test]
    fn only_so_many_bytes_are_kept() {
        let (mut kept, now) = (AnimationCache::default(), Instant::now());
        for at in 0..3 {
            kept.insert(animation(at), &vec![0; MOST / 2], now);
        }
        assert_eq!(kept.find(&animation(0)), None);
        assert!(kept.find(&animation(1)).is_some() && kept.find(&animation(2)).is_some());
    }
}
