//! The clock of a match in play: when the turn began, and how much time is left.

use std::time::Duration;

use kuzhi_engine::Side;

use crate::Timestamp;
use crate::clock::TimeControl;

/// The clock of a match in play. Only the time of the player to move runs. The board says who that is.
///
/// It stores the state at the start of the turn. Everything else follows from that and the current time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct GameClock {
    /// The agreed time control.
    pub control: TimeControl,
    /// The banks of South and North at the start of the turn, in whole milliseconds.
    pub banks: [Duration; 2],
    /// The time for the first move, while the clock stands until it is made. `None` once it runs.
    pub first_move: Option<Duration>,
    /// When the turn began, moved later by the time that does not count.
    pub since: Timestamp,
    /// The time up to which pauses have been taken off already.
    pub credited_until: Timestamp,
    /// What was announced about this turn.
    pub notice: Notice,
    /// Whether South and North were warned of a low bank in this game.
    pub told_low: [bool; 2],
}

/// Players who have less than this left in the bank are not interrupted by a reminder.
const TOO_LATE: Duration = Duration::from_secs(20);

/// The clocks of several machines may differ by this.
pub(crate) const AHEAD: Duration = Duration::from_secs(15);

/// What was announced about a turn's time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// No announcement yet.
    Nothing,
    /// Most of the time is used.
    Reminded,
    /// The time is up.
    Up,
}

impl GameClock {
    /// Sets up a clock with full banks. A live one stands until the first move.
    pub fn start(control: TimeControl, now: Timestamp) -> GameClock {
        GameClock { first_move: control.for_first_move(), ..GameClock::run(control, now) }
    }

    /// Starts a clock with full banks that runs at once.
    pub fn run(control: TimeControl, now: Timestamp) -> GameClock {
        let banks = [control.bank(); 2];
        GameClock {
            control,
            banks,
            first_move: None,
            since: now,
            credited_until: now,
            notice: Notice::Nothing,
            told_low: [false; 2],
        }
    }

    /// The time that the player to move had at the start of the turn.
    pub fn allowed(&self, mover: Side) -> Duration {
        self.first_move.unwrap_or(self.banks[mover.index()])
    }

    /// When the time of the player to move is up.
    pub fn runs_out(&self, mover: Side) -> Timestamp {
        self.since + self.allowed(mover)
    }

    /// The banks of South and North as far as they are known: nothing is left once time is said to be up.
    pub fn known_banks(&self, mover: Side) -> [Duration; 2] {
        let mut banks = self.banks;
        if self.notice == Notice::Up && self.first_move.is_none() {
            banks[mover.index()] = Duration::ZERO;
        }
        banks
    }

    /// Whether the time of the player to move is up.
    pub fn is_up(&self, mover: Side, now: Timestamp) -> bool {
        self.runs_out(mover) <= now
    }

    /// The time that the player to move has left.
    pub fn left(&self, mover: Side, now: Timestamp) -> Duration {
        self.runs_out(mover).since(now).min(self.allowed(mover))
    }

    /// How long the bot may think: a share that lasts for about thirty moves, plus most of the increment.
    /// Unlimited if players have days for each move.
    pub fn for_thinking(&self, mover: Side) -> Option<Duration> {
        let TimeControl::Live { seconds, .. } = self.control else { return None };
        let (bank, added) = (self.banks[mover.index()], Duration::from_secs(seconds.into()));
        Some((bank / 30 + added * 3 / 4).min(bank / 4).max(Duration::from_millis(50)))
    }

    /// When to remind the player to move: after three quarters of what they had at the start of the turn, or
    /// when a fifth of a bank is left that only runs down. The latter comes once a game, and not if the turn
    /// begins with less.
    pub fn reminder(&self, mover: Side) -> Option<Timestamp> {
        let bank = self.banks[mover.index()];
        let used = match self.control {
            _ if self.notice != Notice::Nothing || self.first_move.is_some() => return None,
            TimeControl::Days(_) | TimeControl::Reserve { .. } => bank.mul_f64(0.75),
            TimeControl::Hours(_) | TimeControl::Live { .. } if self.told_low[mover.index()] => return None,
            TimeControl::Hours(_) | TimeControl::Live { .. } => bank.checked_sub(self.control.low()?)?,
        };
        (!used.is_zero()).then(|| self.since + used)
    }

    /// Returns the clock after that reminder.
    #[must_use]
    pub fn reminded(&self, mover: Side) -> GameClock {
        let mut told_low = self.told_low;
        told_low[mover.index()] = self.control.low().is_some();
        GameClock { notice: Notice::Reminded, told_low, ..*self }
    }

    /// Whether a reminder still helps. Late in a live game it only costs time.
    pub fn is_worth_saying(&self, mover: Side, now: Timestamp) -> bool {
        !self.control.is_live() || self.left(mover, now) >= TOO_LATE
    }

    /// Returns the clock after a move: the mover's time stops, and the next player's starts. A clock that
    /// stood starts with it, and nobody's bank has changed.
    #[must_use]
    pub fn after_move(&self, mover: Side, now: Timestamp) -> GameClock {
        let mut banks = self.banks;
        let bank = &mut banks[mover.index()];
        if self.first_move.is_none() {
            *bank = self.control.after_move(*bank, now.since(self.since));
        }
        let (first_move, notice) = (None, Notice::Nothing);
        GameClock { banks, first_move, since: now, credited_until: now, notice, ..*self }
    }

    /// Returns the clock after a takeback. Spent time stays spent, and the time of the player who moves again
    /// starts.
    #[must_use]
    pub fn after_takeback(&self, mover: Side, now: Timestamp) -> GameClock {
        let mut banks = self.banks;
        if self.control.is_bank() {
            banks[mover.index()] = self.left(mover, now);
        }
        GameClock { banks, since: now, credited_until: now, notice: Notice::Nothing, ..*self }
    }

    /// Returns the clock after the opponent has given the player to move more time. `None` if that is plenty.
    pub fn with_gift(&self, mover: Side, now: Timestamp) -> Option<GameClock> {
        let is_plenty = self.left(mover, now) + self.gift() > self.most_with_gifts();
        (!is_plenty).then(|| self.with_more(mover, self.gift(), now))
    }

    /// Returns the clock after organisers have given the player to move more time at a point in time, which
    /// may be a while ago. `None` if it has it already, or the turn has begun since.
    pub fn with_time_given(&self, mover: Side, (time, at): (Duration, Timestamp)) -> Option<GameClock> {
        if at < self.credited_until {
            return None;
        }
        let next = self.with_more(mover, time, at);
        let credited_until = next.credited_until.max(at + Duration::from_millis(1));
        Some(GameClock { credited_until, ..next })
    }

    /// Returns the clock with so much more for the player to move, from now on if their time is up.
    fn with_more(&self, mover: Side, time: Duration, now: Timestamp) -> GameClock {
        let full = self.control.bank();
        let left = (self.left(mover, now) + time).min(self.most_with_gifts());
        let notice = if self.notice == Notice::Nothing { Notice::Nothing } else { Notice::Reminded };
        if self.first_move.is_some() {
            let first_move = Some(left);
            return GameClock { first_move, since: now, credited_until: now, notice, ..*self };
        }
        // Days are never less than those for a move, so what is used of them moves the start of the turn.
        let (bank, used) = match self.control {
            TimeControl::Days(_) => (left.max(full), full.saturating_sub(left)),
            _ => (left, Duration::ZERO),
        };
        let mut banks = self.banks;
        banks[mover.index()] = bank;
        GameClock { banks, since: now - used, credited_until: now, notice, ..*self }
    }

    /// What a player can give the other at once: a day, a fifth of a bank, or as much as for a first move.
    pub fn gift(&self) -> Duration {
        self.for_first_move().unwrap_or_else(|| self.control.gift())
    }

    /// The most time that a player may have left after such a gift.
    fn most_with_gifts(&self) -> Duration {
        self.for_first_move().map_or_else(|| self.control.most_with_gifts(), |first| 2 * first)
    }

    /// The usual time for the first move, while the clock stands.
    fn for_first_move(&self) -> Option<Duration> {
        self.first_move.and(self.control.for_first_move())
    }

    /// Takes a period in which nobody could move off the clock. Returns `None` if that changes nothing.
    ///
    /// Taking off the same period, or part of it, again has no effect.
    pub fn with_absence_credited(&self, mover: Side, from: Timestamp, until: Timestamp) -> Option<GameClock> {
        let from = from.max(self.since).max(self.credited_until);
        if from >= until {
            return None;
        }
        let mut clock = GameClock { since: self.since + until.since(from), credited_until: until, ..*self };
        if clock.notice == Notice::Up && !clock.is_up(mover, until) {
            clock.notice = Notice::Reminded;
        }
        Some(clock)
    }

    /// Moves a turn back with the machine's clock, which was put back by `by` at `at` or somewhat later. The
    /// player keeps the time they had. Returns `None` if the turn began after that, or was moved already.
    pub fn after_step_back(&self, by: Duration, at: Timestamp, now: Timestamp) -> Option<GameClock> {
        if (at..=now).contains(&self.credited_until) {
            return None;
        }
        Some(GameClock { since: (self.since - by).min(at), credited_until: at, ..*self })
    }

    /// Lets a turn begin now that would begin much later. Whoever wrote that had a wrong clock. Returns
    /// `None` if it does not.
    pub fn without_future_times(&self, now: Timestamp) -> Option<GameClock> {
        let is_wrong = self.since.since(now) > AHEAD;
        is_wrong.then_some(GameClock { since: now, credited_until: now, ..*self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: TimeControl = TimeControl::Live { minutes: 5, seconds: 3 };

    const fn at(secs: u64) -> Timestamp {
        Timestamp::from_millis(secs * 1_000)
    }

    #[test]
    fn only_the_movers_clock_runs_and_moves_add_the_increment() {
        let clock = GameClock::run(LIVE, at(0)).after_move(Side::South, at(20));
        assert_eq!(clock.banks, [Duration::from_secs(283), Duration::from_mins(5)]);
        // The same player moves again.
        let clock = clock.after_move(Side::South, at(30));
        assert_eq!(clock.banks, [Duration::from_secs(276), Duration::from_mins(5)]);
        assert_eq!(clock.runs_out(Side::North), at(330));
        assert!(!clock.is_up(Side::North, at(329)) && clock.is_up(Side::North, at(330)));
        assert_eq!(clock.left(Side::North, at(400)), Duration::ZERO);
    }

    #[test]
    fn a_live_clock_stands_until_the_first_move() {
        let clock = GameClock::start(LIVE, at(0));
        assert_eq!((clock.runs_out(Side::South), clock.reminder(Side::South)), (at(60), None));
        assert!(!clock.is_up(Side::South, at(59)) && clock.is_up(Side::South, at(60)));
        let begun = clock.after_move(Side::South, at(50));
        assert_eq!(begun, GameClock { since: at(50), credited_until: at(50), ..GameClock::run(LIVE, at(0)) });
        // Who is late keeps a full bank.
        let up = GameClock { notice: Notice::Up, ..clock };
        assert_eq!(up.known_banks(Side::South), clock.banks);
        assert_eq!(GameClock { notice: Notice::Up, ..begun }.known_banks(Side::North)[1], Duration::ZERO);
        assert_eq!(up.after_move(Side::South, at(90)).banks, clock.banks);
        for control in [TimeControl::Days(1), TimeControl::Hours(36)] {
            assert_eq!(GameClock::start(control, at(0)), GameClock::run(control, at(0)));
        }
    }

    #[test]
    fn a_gift_before_the_first_move_is_time_for_it() {
        let clock = GameClock::start(LIVE, at(0));
        let given = clock.with_gift(Side::South, at(20)).unwrap();
        assert_eq!((given.runs_out(Side::South), given.banks), (at(120), clock.banks));
        assert_eq!(given.with_gift(Side::South, at(30)), None, "plenty");
        let up = GameClock { notice: Notice::Up, ..clock }.with_gift(Side::South, at(200)).unwrap();
        assert_eq!((up.runs_out(Side::South), up.notice), (at(260), Notice::Reminded));
    }

    #[test]
    fn nobody_has_less_than_nothing() {
        let clock = GameClock::run(LIVE, at(0)).after_move(Side::South, at(10_000));
        assert_eq!(clock.banks[0], Duration::from_secs(3));
    }

    #[test]
    fn a_takeback_gives_nobody_time() {
        let clock = GameClock::run(LIVE, at(0)).after_move(Side::South, at(20));
        let clock = clock.after_takeback(Side::North, at(50));
        assert_eq!(clock.banks, [Duration::from_secs(283), Duration::from_secs(270)]);
        assert_eq!(clock.runs_out(Side::South), at(50 + 283));
        let days = GameClock::start(TimeControl::Days(1), at(0)).after_takeback(Side::North, at(9_000));
        assert_eq!(days.runs_out(Side::South), at(9_000 + 86_400));
    }

    #[test]
    fn a_gift_adds_a_day_or_a_fifth_of_a_bank() {
        let hours = |hours: u64| at(hours * 3_600);
        let days = |days: u8| GameClock::start(TimeControl::Days(days), at(0));
        let given = days(3).with_gift(Side::South, hours(60)).unwrap();
        assert_eq!((given.runs_out(Side::South), given.banks), (hours(96), days(3).banks));
        // With less than all of the days used, the move gets more of them than usual; the next does not.
        let given = days(1).with_gift(Side::South, hours(6)).unwrap();
        assert_eq!(given.runs_out(Side::South), hours(48));
        assert_eq!(given.with_gift(Side::South, hours(7)), None, "plenty");
        assert_eq!(given.after_move(Side::South, hours(9)).banks, days(1).banks);
        // Time that is up is given from now on.
        let up = GameClock { notice: Notice::Up, ..days(3) }.with_gift(Side::South, hours(100)).unwrap();
        assert_eq!((up.runs_out(Side::South), up.notice), (hours(124), Notice::Reminded));
        let live = GameClock { notice: Notice::Up, ..GameClock::run(LIVE, at(0)) };
        let given = live.with_gift(Side::South, at(400)).unwrap();
        assert_eq!((given.runs_out(Side::South), given.banks[1]), (at(460), Duration::from_mins(5)));
        assert_eq!(
            GameClock::run(LIVE, at(0)).with_gift(Side::South, at(100)).unwrap().left(Side::South, at(100)),
            Duration::from_secs(260)
        );
    }

    #[test]
    fn organisers_give_time_for_a_move_once() {
        let hours = |hours: u64| at(hours * 3_600);
        let day = GameClock::start(TimeControl::Days(1), at(0));
        let gift = (Duration::from_hours(6), hours(10));
        let given = day.with_time_given(Side::South, gift).unwrap();
        assert_eq!(given.runs_out(Side::South), hours(30));
        assert_eq!(given.with_time_given(Side::South, gift), None, "once");
        assert_eq!(given.after_move(Side::South, hours(12)).banks, day.banks, "for this move alone");
        let moved = day.after_move(Side::South, hours(11));
        assert_eq!(moved.with_time_given(Side::North, gift), None, "it was for the other move");
        let much = (Duration::from_hours(240), hours(10));
        let most = day.with_time_given(Side::South, much).unwrap();
        assert_eq!(most.runs_out(Side::South), hours(58), "two days at most");
        let reserve = GameClock::start(TimeControl::RESERVE, at(0));
        let given = reserve.with_time_given(Side::South, gift).unwrap();
        assert_eq!(given.runs_out(Side::South), hours(78));
    }

    #[test]
    fn days_are_for_each_move() {
        let clock = GameClock::start(TimeControl::Days(1), at(0)).after_move(Side::South, at(80_000));
        assert_eq!(clock.runs_out(Side::South), at(80_000 + 86_400));
        assert_eq!(clock.reminder(Side::North), Some(at(80_000 + 64_800)));
    }

    #[test]
    fn a_reserve_runs_down_and_fills_up() {
        let hours = |hours: u64| at(hours * 3_600);
        let clock = GameClock::start(TimeControl::RESERVE, at(0));
        assert_eq!((clock.first_move, clock.runs_out(Side::South)), (None, hours(72)));
        let clock = clock.after_move(Side::South, hours(60));
        assert_eq!(clock.banks, [24, 72].map(Duration::from_hours));
        let clock = clock.after_move(Side::North, hours(61));
        assert_eq!(clock.banks, [24, 72].map(Duration::from_hours), "it never holds more");
        // They are reminded of each move, by what is left of it.
        assert_eq!(clock.reminder(Side::South), Some(hours(61 + 18)));
        let later =
            clock.reminded(Side::South).after_move(Side::South, hours(80)).after_move(Side::North, hours(80));
        assert_eq!(
            (later.banks[0], later.reminder(Side::South)),
            (Duration::from_hours(17), Some(hours(80) + Duration::from_mins(765)))
        );
        let given = clock.with_gift(Side::South, hours(71)).unwrap();
        assert_eq!(given.runs_out(Side::South), hours(71 + 14 + 12));
        let back = clock.after_takeback(Side::South, hours(65));
        assert_eq!(back.banks[0], Duration::from_hours(20), "spent time stays spent");
    }

    #[test]
    fn low_time_is_announced_once_per_game() {
        let clock = GameClock::run(LIVE, at(0));
        assert_eq!(clock.reminder(Side::South), Some(at(240)));
        let told = clock.reminded(Side::South);
        assert_eq!((told.notice, told.reminder(Side::South)), (Notice::Reminded, None));
        // Increments bring the bank above the mark again.
        let above = told.after_move(Side::South, at(241)).after_move(Side::South, at(241));
        assert_eq!(above.banks[0], Duration::from_secs(65));
        assert_eq!(above.reminder(Side::South), None);
        assert_eq!(above.reminder(Side::North), Some(at(241 + 240)), "each player is told");
        assert_eq!(above.after_takeback(Side::North, at(250)).reminder(Side::South), None);
    }

    #[test]
    fn no_reminder_on_a_turn_that_begins_low_on_time() {
        let clock = GameClock { banks: [Duration::from_mins(1); 2], ..GameClock::run(LIVE, at(0)) };
        assert_eq!(clock.reminder(Side::South), None);
        let clock = GameClock::run(LIVE, at(0));
        assert!(clock.is_worth_saying(Side::South, at(280)) && !clock.is_worth_saying(Side::South, at(281)));
        let days = GameClock::start(TimeControl::Days(1), at(0));
        assert!(days.is_worth_saying(Side::South, at(86_390)));
    }

    #[test]
    fn of_a_short_bank_nobody_is_told() {
        for (minutes, first) in [(4, None), (5, Some(at(240))), (180, Some(at(8_640)))] {
            let clock = GameClock::run(TimeControl::Live { minutes, seconds: 9 }, at(0));
            assert_eq!(clock.reminder(Side::South), first, "{minutes}");
        }
    }

    #[test]
    fn an_absence_is_taken_off_once() {
        let clock = GameClock::run(LIVE, at(0));
        let pushed = clock.with_absence_credited(Side::South, at(100), at(400)).unwrap();
        assert_eq!(pushed.left(Side::South, at(400)), Duration::from_secs(200));
        assert_eq!(pushed.with_absence_credited(Side::South, at(100), at(400)), None);
        // The pause is extended later, from the same mark.
        let again = pushed.with_absence_credited(Side::South, at(100), at(450)).unwrap();
        assert_eq!(again.left(Side::South, at(450)), Duration::from_secs(200));
        // A turn that began after the mark.
        let late =
            GameClock::run(LIVE, at(390)).with_absence_credited(Side::South, at(100), at(400)).unwrap();
        assert_eq!(late.left(Side::South, at(400)), Duration::from_mins(5));
    }

    #[test]
    fn setting_the_clock_back_changes_no_bank() {
        let hour = Duration::from_hours(1);
        for since in [100, 4_990] {
            let clock = GameClock::run(LIVE, at(since));
            let left = clock.left(Side::South, at(5_000));
            let back = clock.after_step_back(hour, at(1_395), at(1_400)).unwrap();
            assert_eq!(back.left(Side::South, at(1_400)), left, "{since}");
            assert_eq!(back.after_step_back(hour, at(1_395), at(1_400)), None, "once");
        }
        let later = GameClock::run(LIVE, at(1_397));
        assert_eq!(later.after_step_back(hour, at(1_395), at(1_400)), None, "it began after that");
        // Time that was credited to it before stays credited.
        let credited = GameClock::run(LIVE, at(4_800));
        let credited = credited.with_absence_credited(Side::South, at(4_850), at(4_950)).unwrap();
        let back = credited.after_step_back(hour, at(1_395), at(1_400)).unwrap();
        assert_eq!(back.left(Side::South, at(1_400)), Duration::from_secs(200));
    }

    #[test]
    fn a_turn_in_the_future_begins_now() {
        let clock = GameClock::run(LIVE, at(3_600));
        assert_eq!(clock.without_future_times(at(0)).unwrap().runs_out(Side::South), at(300));
        assert_eq!(
            clock.without_future_times(at(3_590)),
            None,
            "another machine's clock may be somewhat ahead"
        );
    }

    #[test]
    fn time_does_not_run_out_while_nobody_can_move() {
        let clock = GameClock { notice: Notice::Up, ..GameClock::run(LIVE, at(0)) };
        let pushed = clock.with_absence_credited(Side::South, at(200), at(1_000)).unwrap();
        assert!(!pushed.is_up(Side::South, at(1_000)) && pushed.notice == Notice::Reminded);
        let before = clock.with_absence_credited(Side::South, at(310), at(1_000)).unwrap();
        assert!(before.is_up(Side::South, at(1_000)) && before.notice == Notice::Up);
    }
}
