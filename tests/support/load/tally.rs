//! Counts how people were answered.

use std::fmt;
use std::time::Duration;

use kuzhi_view::screens;
use kuzhi_view::words::Words;

use crate::discord::{Interaction, RESPONSE_TIME, World};

/// How many interactions were answered, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of interactions.
    pub asked: usize,
    /// Answered in time with a file: a picture or an animation.
    pub with_file: usize,
    /// Answered in time without a file: with a board, a sentence or a refusal.
    pub without_file: usize,
    /// Answered after Discord's time limit, but acknowledged in time.
    pub late: usize,
    /// Never answered, or acknowledged too late.
    pub never: usize,
    /// Answered with the message that something went wrong.
    pub failed: usize,
}

impl Tally {
    /// Counts the given interactions.
    pub fn count(world: &World, is_meant: impl Fn(&Interaction) -> bool) -> Tally {
        let mut tally = Tally::default();
        for one in world.interactions.values().filter(|one| is_meant(one)) {
            tally.asked += 1;
            let answer = world.answer_to(one.id).and_then(|id| world.messages.get(&id));
            let has_file = answer.is_some_and(|message| !message.face.attachments.is_empty());
            tally.failed += usize::from(answer.is_some_and(|message| is_failure(&message.face.content)));
            *match one.delay() {
                None => &mut tally.never,
                Some(delay) if delay > RESPONSE_TIME => &mut tally.late,
                Some(_) if has_file => &mut tally.with_file,
                Some(_) => &mut tally.without_file,
            } += 1;
        }
        tally
    }
}

/// Returns whether a text is one with which the bot admits a failure.
fn is_failure(text: &str) -> bool {
    [false, true].iter().any(|&is_lasting| screens::failure_screen(Words::english(), is_lasting).text == text)
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { asked, with_file, without_file, late, never, failed } = self;
        write!(
            f,
            "{asked} asked: {with_file} answered with a file, {without_file} without, {late} late, \
             {never} never, {failed} of them failures"
        )
    }
}

/// A list of durations.
#[derive(Clone, Debug, Default)]
pub struct Delays(Vec<Duration>);

impl Delays {
    /// Adds a duration.
    pub fn add(&mut self, delay: Duration) {
        let place = self.0.partition_point(|&other| other <= delay);
        self.0.insert(place, delay);
    }

    /// Returns all of them, shortest first.
    pub fn iter(&self) -> impl Iterator<Item = Duration> {
        self.0.iter().copied()
    }

    /// Returns their number.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the given percentile.
    pub fn percentile(&self, per_cent: usize) -> Duration {
        let rank = (self.0.len() * per_cent).div_ceil(100).max(1);
        self.0.get(rank - 1).copied().unwrap_or_default()
    }

    /// Returns the longest.
    pub fn worst(&self) -> Duration {
        self.0.last().copied().unwrap_or_default()
    }
}

impl FromIterator<Duration> for Delays {
    fn from_iter<I: IntoIterator<Item = Duration>>(delays: I) -> Self {
        let mut sorted: Vec<Duration> = delays.into_iter().collect();
        sorted.sort_unstable();
        Delays(sorted)
    }
}

impl fmt::Display for Delays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |delay: Duration| format!("{:.0} ms", delay.as_secs_f64() * 1_000.0);
        let [median, most] = [50, 95].map(|per_cent| ms(self.percentile(per_cent)));
        write!(f, "median {median}, 95th percentile {most}, worst {}", ms(self.worst()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_what_there_is() {
        let mut delays: Delays = (1..=20).rev().map(Duration::from_secs).collect();
        assert_eq!(delays.percentile(95), Duration::from_secs(19));
        delays.add(Duration::from_secs(30));
        assert_eq!(
            (delays.percentile(50), delays.worst()),
            (Duration::from_secs(11), Duration::from_secs(30))
        );
        assert_eq!(Delays::default().worst(), Duration::ZERO);
    }
}
