//! Puzzles of the day that a person has solved in a row.

use crate::study::Day;

/// Puzzles of the day solved in a row. A missed day is forgiven once a week: a freeze covers it by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// How many, up to the last one solved. Days that a freeze has covered do not count.
    pub days: u32,
    /// The day of the last one solved within the tries that count.
    pub last: Option<Day>,
    /// The last day that a freeze has covered.
    pub frozen: Option<Day>,
}

/// How many days pass between two days that freezes cover.
const FREEZE_LASTS: u32 = 7;

impl Streak {
    /// How many in a row it is on a day: none if one was missed that no freeze covers.
    pub fn on(self, today: Day) -> u32 {
        let lasts = self.last.is_some_and(|last| last >= today || self.can_go_on(last, today));
        if lasts { self.days } else { 0 }
    }

    /// The day that a freeze covers if today's puzzle is solved.
    pub fn to_freeze(self, today: Day) -> Option<Day> {
        let missed = self.last?.next();
        (missed.next() == today && self.days > 0 && self.has_freeze(missed)).then_some(missed)
    }

    /// The streak after the puzzle of this day was solved.
    #[must_use]
    pub fn solved(self, day: Day) -> Streak {
        let frozen = self.to_freeze(day).or(self.frozen);
        let goes_on = self.last.is_some_and(|last| self.can_go_on(last, day));
        let days = if goes_on { self.days.saturating_add(1) } else { 1 };
        Streak { days, last: Some(day), frozen }
    }

    /// The streak after a puzzle of the day was tried in vain.
    #[must_use]
    pub const fn broken(self) -> Streak {
        Streak { days: 0, ..self }
    }

    fn can_go_on(self, last: Day, today: Day) -> bool {
        last.next() == today || self.to_freeze(today).is_some()
    }

    fn has_freeze(self, missed: Day) -> bool {
        self.frozen.is_none_or(|frozen| missed.number().saturating_sub(frozen.number()) >= FREEZE_LASTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The streak after the puzzles of these days.
    fn after(days: &[u32]) -> Streak {
        days.iter().fold(Streak::default(), |streak, day| streak.solved(Day::new(*day)))
    }

    #[test]
    fn one_missed_day_a_week_is_forgiven() {
        assert_eq!(after(&[10, 11, 12]).days, 3);
        let frozen = after(&[10, 11, 13]);
        assert_eq!((frozen.days, frozen.frozen), (3, Some(Day::new(12))), "the day itself does not count");
        assert_eq!(after(&[10, 11, 13, 15]).days, 1, "there is one a week");
        assert_eq!(after(&[10, 11, 13, 14, 15, 16, 17, 18, 20]).days, 9, "a week later there is another");
        assert_eq!(after(&[10, 11, 13, 14, 15, 16, 17, 19]).days, 1);
        assert_eq!(after(&[10, 13]).days, 1, "it covers no two days");
    }

    #[test]
    fn a_streak_lasts_while_it_can_go_on() {
        let on = |streak: Streak, day| streak.on(Day::new(day));
        let new = after(&[10, 11]);
        assert_eq!([11, 12, 13, 14].map(|day| on(new, day)), [2, 2, 2, 0]);
        assert_eq!((new.to_freeze(Day::new(12)), new.to_freeze(Day::new(13))), (None, Some(Day::new(12))));
        let without_freeze = after(&[10, 11, 13]);
        assert_eq!([13, 14, 15].map(|day| on(without_freeze, day)), [3, 3, 0]);
        let broken = new.broken();
        assert_eq!(
            (on(broken, 12), broken.to_freeze(Day::new(13)), broken.solved(Day::new(12)).days),
            (0, None, 1)
        );
        assert_eq!(on(Streak::default(), 5), 0);
    }
}
