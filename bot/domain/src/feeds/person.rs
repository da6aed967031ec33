//! What a person gets by themselves: once a day all games that wait for them, and the puzzle of the day.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::matches::Match;
use crate::{MatchId, Timestamp};

/// What a person gets by themselves: nothing, if they have not asked for it. Each change is the next version.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonFeed {
    /// The number of changes.
    pub version: u64,
    /// All games that wait for them, if they come once a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<DigestFeed>,
    /// When they are reminded next of the puzzle of the day, if it is not solved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Timestamp>,
    /// When they are told which games wait, as they are back then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Timestamp>,
    /// When they, and whoever has won by that, are told which matches they have lost on time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<Timestamp>,
    /// These matches.
    #[serde(default, skip_serializing_if = "<[LostOnTime]>::is_empty")]
    pub lost: Vec<LostOnTime>,
}

/// A match that somebody has lost on time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LostOnTime {
    /// The match.
    pub game: MatchId,
    /// Whether the winner is told, too: they have not claimed the win themselves.
    pub tells_winner: bool,
}

/// All games that wait for a person, in one message once a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DigestFeed {
    /// When the next one comes, if something waits.
    pub next: Timestamp,
    /// Since when they come. The person was pinged before.
    pub since: Timestamp,
    /// Whether the next one is the last: the person is pinged again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_last: bool,
    /// What they have told and still waits: each match or tournament, and what it waits for.
    #[serde(default, skip_serializing_if = "<[String]>::is_empty")]
    pub told: Vec<String>,
}

/// What is late by so much is left out: the next one is near.
const LATEST: Duration = Duration::from_hours(12);

/// How long whoever is pinged again has to change their mind.
const SOON: Duration = Duration::from_mins(1);

impl PersonFeed {
    /// When something is to be done next, if ever.
    pub fn due(&self) -> Option<Timestamp> {
        [self.all_games_due(), self.puzzle, self.late].into_iter().flatten().min()
    }

    /// When they are told next of all games that wait: once a day, which says that they are back, or when
    /// they are.
    pub fn all_games_due(&self) -> Option<Timestamp> {
        self.digest.as_ref().map(|digest| digest.next).or(self.back)
    }

    /// Tells the person at this time, if at any, that they are back. Returns whether this is a change. A time
    /// that is noted is looked at then, even if they are back sooner.
    pub fn set_back(&mut self, at: Option<Timestamp>) -> bool {
        let before = self.back;
        self.back = at.or(before);
        self.back != before
    }

    /// Notes that it was dealt with that they are back.
    pub fn note_back(&mut self) -> bool {
        self.back.take().is_some()
    }

    /// Notes a match that they have lost on time, to be told at this time with all others until then. Returns
    /// whether it is new.
    pub fn note_lost(&mut self, lost: LostOnTime, at: Timestamp) -> bool {
        let is_new = !self.lost.iter().any(|known| known.game == lost.game);
        if is_new {
            self.lost.push(lost);
            self.late.get_or_insert(at);
        }
        is_new
    }

    /// Takes out the matches that they have lost on time, if it is time to tell them.
    pub fn take_lost(&mut self, now: Timestamp) -> bool {
        let is_due = self.late.is_some_and(|due| due <= now);
        if is_due {
            (self.late, self.lost) = (None, Vec::new());
        }
        is_due
    }

    /// Has games that wait come next at this time, or no more. Whoever is pinged again gets a last message
    /// soon with what has not been told. Returns whether this changes anything.
    pub fn set_digest(&mut self, next: Option<Timestamp>, is_pinged: bool, now: Timestamp) -> bool {
        let before = self.digest.clone();
        match (&mut self.digest, next) {
            (Some(digest), Some(next)) => {
                // What is due comes now.
                digest.next = if digest.next <= now && !digest.is_last { digest.next } else { next };
                digest.is_last = false;
            }
            (Some(digest), None) if is_pinged && !digest.is_last => {
                (digest.next, digest.is_last) = (now + SOON, true);
            }
            (Some(_), None) if is_pinged => {}
            (digest, next) => {
                *digest = next.map(|next| DigestFeed { next, since: now, is_last: false, told: Vec::new() });
            }
        }
        self.digest != before
    }

    /// Notes that the games that wait were looked at when it was due, and which of them the person was told.
    /// Returns whether that is new.
    pub fn note_digest(&mut self, due: Timestamp, told: Vec<String>, next: Option<Timestamp>) -> bool {
        let Some(digest) = self.digest.as_mut().filter(|digest| digest.next == due) else { return false };
        match next.filter(|_| !digest.is_last) {
            Some(next) => (digest.next, digest.told) = (next, told),
            None => self.digest = None,
        }
        true
    }

    /// Reminds the person next of the puzzle of the day at this time, or no more. Returns whether this is a
    /// change.
    pub fn set_puzzle(&mut self, next: Option<Timestamp>, now: Timestamp) -> bool {
        let before = self.puzzle;
        // What is due comes now.
        self.puzzle = next.map(|next| before.filter(|due| *due <= now).unwrap_or(next));
        self.puzzle != before
    }

    /// Notes that the reminder that was due then was dealt with. Returns whether that is new.
    pub fn note_puzzle(&mut self, due: Timestamp, next: Option<Timestamp>) -> bool {
        let is_new = self.puzzle == Some(due);
        if is_new {
            self.puzzle = next;
        }
        is_new
    }

    /// Whether what was due at a time comes too late now.
    pub fn is_too_late(due: Timestamp, now: Timestamp) -> bool {
        now.since(due) >= LATEST
    }
}

impl DigestFeed {
    /// Whether the next message is about what waits since then. The last one leaves out what is pinged.
    pub fn tells(&self, since: Timestamp) -> bool {
        !self.is_last || self.since <= since && since + SOON <= self.next
    }

    /// What a match waits for, as it is noted that a person was told.
    pub fn told_as(one: &Match) -> String {
        let event = one.notifiable_event().map(|event| event.to_string()).unwrap_or_default();
        format!("{}:{event}", one.id())
    }

    /// Whether the last message told this.
    pub fn has_told(&self, what: &str) -> bool {
        self.told.iter().any(|told| told == what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_hours(1);
    const NOW: Timestamp = Timestamp::from_millis(1_796_079_600_000);

    fn daily() -> PersonFeed {
        let mut feed = PersonFeed::default();
        assert!(feed.set_digest(Some(NOW + HOUR), false, NOW));
        feed
    }

    #[test]
    fn nothing_is_due_for_whoever_asked_for_nothing() {
        let mut feed = PersonFeed::default();
        assert!(!feed.set_digest(None, true, NOW) && !feed.note_digest(NOW, Vec::new(), None));
        assert_eq!(feed.due(), None);
    }

    #[test]
    fn each_digest_is_noted_once() {
        let mut feed = daily();
        let (due, next) = (NOW + HOUR, NOW + 25 * HOUR);
        assert_eq!(feed.due(), Some(due));
        assert!(feed.note_digest(due, vec!["a:3".to_owned()], Some(next)));
        assert!(!feed.note_digest(due, Vec::new(), Some(next)), "another process did");
        let digest = feed.digest.unwrap();
        assert!(digest.next == next && digest.has_told("a:3") && !digest.has_told("a:4"));
    }

    #[test]
    fn another_hour_moves_the_next_one_but_not_one_that_is_due() {
        let mut feed = daily();
        assert!(feed.set_digest(Some(NOW + 5 * HOUR), false, NOW));
        assert_eq!(feed.due(), Some(NOW + 5 * HOUR));
        assert!(!feed.set_digest(Some(NOW + 29 * HOUR), false, NOW + 5 * HOUR), "it comes now");
    }

    #[test]
    fn whoever_is_pinged_again_gets_a_last_one_soon() {
        let mut feed = daily();
        let later = NOW + HOUR / 2;
        assert!(feed.set_digest(None, true, later - SOON) && !feed.set_digest(None, true, later + HOUR));
        assert_eq!(feed.due(), Some(later));
        let digest = feed.digest.as_ref().unwrap();
        let told = [NOW - HOUR, NOW, later - SOON, later].map(|since| digest.tells(since));
        assert_eq!(told, [false, true, true, false], "what is pinged is not told");
        let mut again = feed.clone();
        assert!(feed.note_digest(later, Vec::new(), Some(NOW + 25 * HOUR)));
        assert_eq!(feed.digest, None);
        assert!(again.set_digest(Some(NOW + 9 * HOUR), false, later), "they have changed their mind");
        assert_eq!(again.due(), Some(NOW + 9 * HOUR));
        assert!(again.set_digest(None, false, later) && again.due().is_none(), "nobody pings them");
    }

    #[test]
    fn what_is_very_late_is_left_out() {
        assert!(
            !PersonFeed::is_too_late(NOW, NOW + 11 * HOUR) && PersonFeed::is_too_late(NOW, NOW + 12 * HOUR)
        );
    }

    #[test]
    fn who_is_back_is_told_by_what_comes_once_a_day_alone() {
        let mut feed = PersonFeed::default();
        assert!(feed.set_back(Some(NOW)) && !feed.set_back(None));
        assert_eq!(feed.due(), Some(NOW));
        assert!(feed.set_digest(Some(NOW + HOUR), false, NOW - HOUR));
        assert_eq!((feed.back, feed.due()), (Some(NOW), Some(NOW + HOUR)));
        assert!(feed.note_back() && !feed.note_back());
    }

    #[test]
    fn matches_lost_at_once_are_told_together() {
        let mut feed = PersonFeed::default();
        let lost = |id| LostOnTime { game: MatchId::from_random(id), tells_winner: true };
        assert!(feed.note_lost(lost(1), NOW) && !feed.note_lost(lost(1), NOW + HOUR));
        assert!(feed.note_lost(lost(2), NOW + HOUR));
        assert_eq!((feed.due(), feed.lost.len()), (Some(NOW), 2));
        assert!(!feed.take_lost(NOW - HOUR) && feed.take_lost(NOW) && !feed.take_lost(NOW));
        assert_eq!(feed, PersonFeed::default());
    }

    #[test]
    fn a_reminder_is_noted_once() {
        let mut feed = daily();
        assert!(
            feed.set_puzzle(Some(NOW), NOW - HOUR) && !feed.set_puzzle(Some(NOW + HOUR), NOW),
            "it is due"
        );
        assert_eq!(feed.due(), Some(NOW));
        assert!(feed.note_puzzle(NOW, Some(NOW + 24 * HOUR)) && !feed.note_puzzle(NOW, None));
        assert_eq!(feed.due(), Some(NOW + HOUR), "the digest is next");
        assert!(feed.set_puzzle(None, NOW) && feed.puzzle.is_none());
    }
}
