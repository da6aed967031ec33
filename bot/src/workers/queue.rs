//! A fair queue: decides which job runs next.

use std::collections::{BTreeMap, HashMap, VecDeque};

use kuzhi_domain::PlayerId;

/// Queued jobs. The lowest class comes first. Within a class people take turns, however many jobs they have.
/// Of one person's jobs the oldest comes first.
pub(super) struct FairQueue<C, T> {
    classes: BTreeMap<C, Turns<T>>,
}

/// The jobs of one class.
struct Turns<T> {
    /// The number of jobs.
    len: usize,
    waiting: HashMap<PlayerId, VecDeque<T>>,
    /// The people with queued jobs, in the order in which they are served.
    order: VecDeque<PlayerId>,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Turns { len: 0, waiting: HashMap::new(), order: VecDeque::new() }
    }
}

impl<C, T> FairQueue<C, T> {
    pub(super) const fn empty() -> Self {
        FairQueue { classes: BTreeMap::new() }
    }
}

impl<C: Ord + Copy, T> FairQueue<C, T> {
    pub(super) fn push(&mut self, class: C, person: PlayerId, job: T) {
        let turns = self.classes.entry(class).or_default();
        turns.len += 1;
        let own = turns.waiting.entry(person).or_default();
        if own.is_empty() {
            turns.order.push_back(person);
        }
        own.push_back(job);
    }

    /// Removes the next job of the accepted classes.
    pub(super) fn pop(&mut self, accepts: impl Fn(C) -> bool) -> Option<T> {
        let class = *self.classes.keys().find(|&&class| accepts(class))?;
        let turns = self.classes.get_mut(&class)?;
        let job = turns.pop();
        if turns.order.is_empty() {
            self.classes.remove(&class);
        }
        job
    }

    /// Returns the number of queued jobs of a class.
    pub(super) fn len(&self, class: C) -> usize {
        self.classes.get(&class).map_or(0, |turns| turns.len)
    }

    /// Returns the number of one person's queued jobs.
    pub(super) fn len_of(&self, class: C, person: PlayerId) -> usize {
        let turns = self.classes.get(&class);
        turns.and_then(|turns| turns.waiting.get(&person)).map_or(0, VecDeque::len)
    }

    /// Returns whether a job of the accepted classes is queued.
    pub(super) fn has(&self, accepts: impl Fn(C) -> bool) -> bool {
        self.classes.keys().any(|&class| accepts(class))
    }
}

impl<T> Turns<T> {
    fn pop(&mut self) -> Option<T> {
        let person = self.order.pop_front()?;
        let own = self.waiting.get_mut(&person)?;
        let job = own.pop_front();
        self.len -= usize::from(job.is_some());
        if own.is_empty() {
            self.waiting.remove(&person);
        } else {
            self.order.push_back(person);
        }
        job
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId(1);
    const BOB: PlayerId = PlayerId(2);

    fn served(mut queue: FairQueue<u8, &'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop(|_| true)).collect()
    }

    #[test]
    fn people_take_turns_however_much_one_of_them_wants() {
        let mut queue = FairQueue::empty();
        for job in ["a1", "a2", "a3"] {
            queue.push(0, ADA, job);
        }
        for job in ["b1", "b2"] {
            queue.push(0, BOB, job);
        }
        assert_eq!((queue.len(0), queue.len(1)), (5, 0));
        assert_eq!((queue.len_of(0, BOB), queue.len_of(1, BOB)), (2, 0));
        assert_eq!(served(queue), ["a1", "b1", "a2", "b2", "a3"]);
    }

    #[test]
    fn a_lower_class_comes_first() {
        let mut queue = FairQueue::empty();
        queue.push(2, ADA, "hint");
        queue.push(1, ADA, "move");
        queue.push(2, BOB, "another hint");
        queue.push(0, BOB, "quick move");
        assert_eq!(served(queue), ["quick move", "move", "hint", "another hint"]);
    }

    #[test]
    fn what_is_not_accepted_waits_on() {
        let mut queue = FairQueue::empty();
        queue.push(1, ADA, "move");
        assert_eq!((queue.pop(|class| class == 0), queue.has(|class| class == 0)), (None, false));
        assert!(queue.has(|class| class == 1));
        queue.push(0, ADA, "quick move");
        assert_eq!((queue.len(0), queue.len(1)), (1, 1));
        assert_eq!(queue.pop(|class| class == 0), Some("quick move"));
        assert_eq!((queue.len(0), queue.len(1)), (0, 1));
        assert!(!queue.has(|class| class == 0));
    }
}
