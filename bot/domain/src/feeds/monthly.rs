//! The table of a month of daily puzzles.

use serde::{Deserialize, Serialize};

use super::DailyResult;
use crate::PlayerId;

/// How somebody has done in a month.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MonthlyScore {
    /// The person.
    pub who: PlayerId,
    /// How many puzzles of the day they have solved within the tries that count.
    pub solved: u8,
    /// How many of these at the first try.
    pub first: u8,
}

/// Who has solved the puzzles of the day in a month.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MonthTable {
    /// The month, such as `2026-12`.
    pub month: String,
    /// How everyone has done, in the order in which they first solved one.
    pub scores: Vec<MonthlyScore>,
}

impl MonthTable {
    /// How many people a table has. Those who come later are not in it.
    pub const MOST: usize = 1_000;

    /// Returns the table of a month in which nobody has solved anything.
    pub const fn new(month: String) -> MonthTable {
        MonthTable { month, scores: Vec::new() }
    }

    /// Counts a result.
    pub fn count(&mut self, result: &DailyResult) {
        if !result.counts() {
            return;
        }
        let known = self.scores.iter().position(|score| score.who == result.who);
        let at = match known {
            Some(at) => at,
            None if self.scores.len() < Self::MOST => {
                self.scores.push(MonthlyScore { who: result.who, solved: 0, first: 0 });
                self.scores.len() - 1
            }
            None => return,
        };
        let score = &mut self.scores[at];
        score.solved = score.solved.saturating_add(1);
        score.first = score.first.saturating_add(u8::from(result.tries == 1));
    }

    /// Everyone with their place, the best first: more puzzles come first, then more first tries. People who
    /// have done as well share a place.
    pub fn ranked(&self) -> Vec<(usize, MonthlyScore)> {
        let value = |score: &MonthlyScore| (score.solved, score.first);
        let mut all = self.scores.clone();
        all.sort_by_key(|score| std::cmp::Reverse(value(score)));
        let place = |one: &MonthlyScore| 1 + all.iter().take_while(|other| value(other) > value(one)).count();
        all.iter().map(|one| (place(one), *one)).collect()
    }

    /// How a person has done.
    pub fn score(&self, who: PlayerId) -> Option<MonthlyScore> {
        self.scores.iter().copied().find(|score| score.who == who)
    }

    /// Removes a person.
    pub fn forget(&mut self, who: PlayerId) {
        self.scores.retain(|score| score.who != who);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_puzzles_and_then_more_first_tries_come_first() {
        let mut table = MonthTable::new("2026-12".to_owned());
        for (who, tries) in [(1, 2), (2, 1), (1, 2), (3, 1), (4, 3), (5, 2), (5, 1)] {
            table.count(&DailyResult { who: PlayerId(who), tries, streak: 1 });
        }
        let ranked: Vec<_> = table.ranked().iter().map(|(place, score)| (*place, score.who.0)).collect();
        assert_eq!(ranked, [(1, 5), (2, 1), (3, 2), (3, 3)], "what was found late does not count");
        table.forget(PlayerId(5));
        assert_eq!(table.ranked()[0].1, MonthlyScore { who: PlayerId(1), solved: 2, first: 0 });
    }

    #[test]
    fn a_table_is_never_too_long_to_store() {
        let mut table = MonthTable::default();
        for who in 0..2_000 {
            table.count(&DailyResult { who: PlayerId(who), tries: 1, streak: 1 });
        }
        assert_eq!(table.scores.len(), MonthTable::MOST);
        table.count(&DailyResult { who: PlayerId(5), tries: 1, streak: 2 });
        assert_eq!(table.scores[5].solved, 2, "who is in it counts on");
    }
}
