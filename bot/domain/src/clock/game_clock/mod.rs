//! The clock of a match in play: when the turn began, and how much time is left.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_engine::Side;

use crate::Timestamp;
use crate::calendar::{Away, Calendar};
use crate::clock::{TimeControl, TimeOff};

/// The clock of a match in play. Only the time of the player to move runs. The board says who that is.
///
/// It stores the state at the start of the turn. Everything else follows from that and the current time.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// For what it stands, if they have days for the game.
    pub time_off: TimeOff,
    /// When the time of South and North does not run, if they have days for the game.
    pub calendars: [Option<Arc<Calendar>>; 2],
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
            time_off: TimeOff::All,
            calendars: [None, None],
        }
    }

    /// The time that the player to move had at the start of the turn.
    pub fn allowed(&self, mover: Side) -> Duration {
        self.first_move.unwrap_or(self.banks[mover.index()])
    }

    /// When the time of the player to move is up.
    pub fn runs_out(&self, mover: Side) -> Timestamp {
        self.used_up(mover, self.allowed(mover))
    }

    /// When the player to move has used so much time for this turn.
    fn used_up(&self, mover: Side, time: Duration) -> Timestamp {
        match &self.calendars[mover.index()] {
            Some(calendar) if self.since + time > self.counted_until() => calendar
                .used_up(self.counted_until(), time.saturating_sub(self.counted_until().since(self.since))),
            _ => self.since + time,
        }
    }

    /// The time that the player to move has used for this turn.
    fn used(&self, mover: Side, now: Timestamp) -> Duration {
        match &self.calendars[mover.index()] {
            Some(calendar) if now > self.counted_until() => {
                self.counted_until().since(self.since) + calendar.counted(self.counted_until(), now)
            }
            _ => now.since(self.since),
        }
    }

    /// Whether the time of the player to move stands, as they have time off.
    pub fn stands(&self, mover: Side, now: Timestamp) -> bool {
        self.used(mover, now + Duration::from_secs(1)) == self.used(mover, now)
    }

    /// Until when the time since the start of the turn counts, whatever calendars say.
    fn counted_until(&self) -> Timestamp {
        self.credited_until.max(self.since)
    }

    /// The time for which a player is away, if they are, or were in this turn.
    pub fn away(&self, side: Side) -> Option<Away> {
        self.calendars[side.index()].as_ref()?.last_away()
    }

    /// When the first of the players who are away is back.
    pub fn next_return(&self) -> Option<Timestamp> {
        Side::ALL.into_iter().filter_map(|side| self.away(side)).map(|away| away.until).min()
    }

    /// Returns the clock that does not know any more who was away until now. `None` if nobody was.
    pub fn after_return(&self, mover: Side, now: Timestamp) -> Option<GameClock> {
        if self.next_return()? > now {
            return None;
        }
        let credited_until = now.max(self.credited_until);
        let since = credited_until - self.used(mover, credited_until);
        let calendars = self.calendars.clone().map(|known| known?.for_turn(credited_until).map(Arc::new));
        Some(GameClock { since, credited_until, calendars, ..self.clone() })
    }

    /// Returns the clock of players with these calendars. `None` if it knows them, or nobody has days for the
    /// game.
    pub fn with_calendars(&self, calendars: [Option<&Calendar>; 2]) -> Option<GameClock> {
        if !self.control.is_for_days() {
            return None;
        }
        let mut clock = self.clone();
        for (known, given) in clock.calendars.iter_mut().zip(calendars) {
            let since = |one: &Calendar| one.for_turn(self.credited_until);
            let given = given.and_then(|calendar| since(&self.time_off.restrict(calendar)?));
            if known.as_deref().and_then(since) != given {
                *known = given.map(Arc::new);
            }
        }
        (clock != *self).then_some(clock)
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
        self.allowed(mover).saturating_sub(self.used(mover, now))
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
        (!used.is_zero()).then(|| self.used_up(mover, used))
    }

    /// Returns the clock after that reminder.
    #[must_use]
    pub fn reminded(&self, mover: Side) -> GameClock {
        let mut told_low = self.told_low;
        told_low[mover.index()] = self.control.low().is_some();
        GameClock { notice: Notice::Reminded, told_low, ..self.clone() }
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
            *bank = self.control.after_move(*bank, self.used(mover, now));
        }
        let (first_move, notice) = (None, Notice::Nothing);
        GameClock { banks, first_move, since: now, credited_until: now, notice, ..self.clone() }
    }

    /// Returns the clock after a takeback. Spent time stays spent, and the time of the player who moves again
    /// starts.
    #[must_use]
    pub fn after_takeback(&self, mover: Side, now: Timestamp) -> GameClock {
        let mut banks = self.banks;
        if self.control.is_bank() {
            banks[mover.index()] = self.left(mover, now);
        }
        GameClock { banks, since: now, credited_until: now, notice: Notice::Nothing, ..self.clone() }
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
            return GameClock { first_move, since: now, credited_until: now, notice, ..self.clone() };
        }
        // Days are never less than those for a move, so what is used of them moves the start of the turn.
        let (bank, used) = match self.control {
            TimeControl::Days(_) => (left.max(full), full.saturating_sub(left)),
            _ => (left, Duration::ZERO),
        };
        let mut banks = self.banks;
        banks[mover.index()] = bank;
        GameClock { banks, since: now - used, credited_until: now, notice, ..self.clone() }
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
        let since = until - self.used(mover, from);
        let mut clock = GameClock { since, credited_until: until, ..self.clone() };
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
        Some(GameClock { since: (self.since - by).min(at), credited_until: at, ..self.clone() })
    }

    /// Lets a turn begin now that would begin much later. Whoever wrote that had a wrong clock. Returns
    /// `None` if it does not.
    pub fn without_future_times(&self, now: Timestamp) -> Option<GameClock> {
        let is_wrong = self.since.since(now) > AHEAD;
        is_wrong.then_some(GameClock { since: now, credited_until: now, ..self.clone() })
    }
}

#[cfg(test)]
mod tests;
