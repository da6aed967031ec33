//! The times of a tournament when nobody could play for a while, or when the machine's clock was wrong.

use std::time::Duration;

use crate::Timestamp;
use crate::clock::AHEAD;
use crate::tournaments::game::GameState;
use crate::tournaments::log::{LogEntry, LogLine};
use crate::tournaments::tournament::{Tournament, TournamentStage};

/// How long people have before a tournament begins whose start fell into an absence of the bot. Perhaps the
/// clock was only put forward by mistake, and is put right at once.
const NOTICE: Duration = Duration::from_mins(1);

/// From this long on, the log says that nobody could play.
const WORTH_NOTING: Duration = Duration::from_mins(5);

impl Tournament {
    /// When it begins, by itself.
    pub fn begins_at(&self) -> Timestamp {
        let begins = self.rules.begins;
        if begins < self.credited_until { begins.max(self.credited_until + NOTICE) } else { begins }
    }

    /// When it began, by the clock of those who were there. Its times move with pauses; this does not.
    pub fn began(&self) -> Option<Timestamp> {
        let first = self.rounds.first()?;
        if self.rules.kind.abilities().is_standing {
            return Some(self.made);
        }
        let logged = self.log.iter().find(|line| line.what == LogEntry::Begun).map(|line| line.at);
        Some(logged.unwrap_or(first.begun))
    }

    /// Adds a time in which nobody could play to all times that run. Adding the same time again, or part of
    /// it, has no effect. `None` if nothing changes.
    pub fn with_absence_credited(&self, from: Timestamp, until: Timestamp) -> Option<Tournament> {
        let from = from.max(self.credited_until);
        if !self.is_live() && self.posts.news.is_empty() || from >= until {
            return None;
        }
        let mut next = Tournament { version: self.version + 1, ..self.clone() };
        // A pause is added when it ends, and so is a time in which nobody could be told anything.
        if next.is_live() && next.paused.is_none() && next.posts.silent_since.is_none() {
            next.delay(from, until);
            next.note_time_lost(from, until);
        }
        for tried in next.posts.news.iter_mut().filter_map(|news| news.tried.as_mut()) {
            *tried = *tried + until.since(from.max(*tried));
        }
        next.credited_until = until;
        Some(next)
    }

    /// Notes that people can be told again what happens. The time in which they could not does not count.
    pub fn end_silence(&mut self, now: Timestamp) -> bool {
        let Some(since) = self.posts.silent_since.take() else { return false };
        if self.is_live() && self.paused.is_none() {
            self.delay(since, now);
            self.note_time_lost(since, now);
        }
        for tried in self.posts.news.iter_mut().filter_map(|news| news.tried.as_mut()) {
            *tried = *tried + now.since(since.max(*tried));
        }
        // Absences meanwhile are part of it.
        self.credited_until = self.credited_until.max(now);
        true
    }

    /// Notes a time in which nobody could play, unless it was short.
    fn note_time_lost(&mut self, from: Timestamp, until: Timestamp) {
        if self.is_running() && until.since(from) >= WORTH_NOTING {
            self.add_log_line(None, LogEntry::TimeLost([from, until]), until);
        }
    }

    /// Moves all times that run on by the time between two points. When it begins stays: people have been
    /// told. Nobody waits longer for an opponent because of it.
    pub(in crate::tournaments) fn delay(&mut self, from: Timestamp, until: Timestamp) {
        let by = |begun: Timestamp| until.since(from.max(begun));
        if let TournamentStage::Running { since } = &mut self.stage
            && self.rules.kind.lasts().is_some()
        {
            *since = *since + by(*since);
        }
        self.unpaired_since = self.unpaired_since.map(|since| since + by(since));
        if self.rules.kind.abilities().has_challenges {
            for player in &mut self.players {
                player.active = player.active + by(player.active);
            }
        }
        for round in &mut self.rounds {
            let by = by(round.begun);
            round.begun = round.begun + by;
            for game in &mut round.games {
                if matches!(game.state, GameState::Waiting(_)) {
                    game.begin_by = game.begin_by + by;
                }
            }
        }
    }

    /// Moves all times that run back with the machine's clock, which was put back by `by` at `at` or somewhat
    /// later, so that as much is left of them as before. `None` if that was done already.
    pub fn after_step_back(&self, by: Duration, at: Timestamp, now: Timestamp) -> Option<Tournament> {
        let is_right = |time: Timestamp| (at..=now).contains(&time);
        if !self.is_live() && self.posts.news.is_empty() || is_right(self.credited_until) {
            return None;
        }
        let moved = self.with_times(|time| if is_right(time) { time } else { (time - by).min(at) }, now);
        Some(Tournament { credited_until: at, ..moved })
    }

    /// Lets begin now what would begin much later. Whoever wrote that had a wrong clock. `None` if nothing
    /// does.
    pub fn without_future_times(&self, now: Timestamp) -> Option<Tournament> {
        let is_wrong = |time: Timestamp| time.since(now) > AHEAD;
        let moved = self.with_times(|time| if is_wrong(time) { now } else { time }, now);
        (moved != Tournament { version: moved.version, ..self.clone() }).then_some(moved)
    }

    /// Returns the next version, with other times in place of those that were noted. What is due later moves
    /// with the time at which it was noted.
    fn with_times(&self, right: impl Fn(Timestamp) -> Timestamp, now: Timestamp) -> Tournament {
        let mut next = Tournament { version: self.version + 1, ..self.clone() };
        next.credited_until = right(self.credited_until);
        if let TournamentStage::Running { since } = &mut next.stage {
            *since = right(*since);
        }
        let noted =
            next.paused.iter_mut().chain(&mut next.posts.gone_since).chain(&mut next.posts.silent_since);
        let noted = noted.chain(&mut next.calls.open_since);
        let noted = noted.chain(&mut next.unpaired_since).chain(next.pauses.iter_mut().flatten());
        let noted = noted.chain(next.renewed.iter_mut().map(|(_, at)| at));
        let noted = noted.chain(next.given.iter_mut().map(|gift| &mut gift.at));
        let noted = noted.chain(next.players.iter_mut().map(|one| &mut one.active));
        for time in noted.chain(next.posts.news.iter_mut().filter_map(|news| news.tried.as_mut())) {
            *time = right(*time);
        }
        // A time that has not been was none.
        let is_none = |line: &LogLine| matches!(line.what, LogEntry::TimeLost([_, until]) if until > now);
        while let Some(at) = next.log.iter().position(is_none) {
            next.forget_log_line(at);
        }
        for line in &mut next.log {
            line.at = line.at.min(now);
        }
        let has_challenges = self.rules.kind.abilities().has_challenges;
        let to_begin = self.rules.time_to_begin();
        for round in &mut next.rounds {
            for game in &mut round.games {
                game.came = game.came.map(&right);
                match &mut game.state {
                    GameState::Waiting(_) => {
                        // Challenges are noted one by one, and may have got more time since.
                        let challenged = game.begin_by - to_begin;
                        let challenged =
                            if challenged > now { challenged.min(self.credited_until) } else { challenged };
                        let noted = if has_challenges { challenged } else { round.begun };
                        game.begin_by = game.begin_by - noted.since(right(noted));
                    }
                    GameState::Playing(at) | GameState::Ended(_, at) => *at = right(*at),
                }
            }
            round.begun = right(round.begun);
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerId;
    use crate::clock::TimeControl;
    use crate::tournaments::tests::{HOST, LIVE, announced, at, by, go, with};
    use crate::tournaments::{TournamentIntent, TournamentKind};

    const SWISS: TournamentKind = TournamentKind::Swiss { rounds: None };
    const LADDER: TournamentKind = TournamentKind::Ladder;
    const JUMP: Duration = Duration::from_mins(10);

    /// A challenge on a ladder that was made at this minute.
    fn challenged(minute: u64) -> Tournament {
        let ladder = with(&announced(LADDER, TimeControl::Days(3)), 1..=4);
        ladder.decide(by(PlayerId(4)), TournamentIntent::Challenge(PlayerId(2)), at(minute)).unwrap()
    }

    /// The same before and after a clock that was two hours ahead for a moment.
    fn jumped(before: &Tournament, minute: u64) -> Tournament {
        let (now, wrong) = (at(minute), at(minute) + JUMP);
        let ahead = before.with_absence_credited(now, wrong).unwrap();
        let right = ahead.after_step_back(JUMP, now, now + NOTICE).unwrap();
        assert_eq!(right.after_step_back(JUMP, now, now + NOTICE), None, "once");
        right
    }

    #[test]
    fn a_clock_that_was_ahead_for_a_moment_changes_nothing() {
        let swiss = go(&with(&announced(SWISS, LIVE), 1..=4), at(60));
        let arena = go(&with(&announced(TournamentKind::Arena { minutes: 60 }, LIVE), 1..=4), at(60));
        let open = with(&announced(SWISS, LIVE), 1..=4);
        for (before, minute) in [(swiss, 61), (arena, 61), (challenged(50), 61), (open, 59)] {
            let after = jumped(&before, minute);
            assert_eq!(after.next_due(), before.next_due());
            let deadlines = |one: &Tournament| one.games().map(|game| game.begin_by).collect::<Vec<_>>();
            assert_eq!(deadlines(&after), deadlines(&before));
            let later = [at(minute + 10), at(minute + 100)];
            let [plain, away] = [&before, &after].map(|one| one.with_absence_credited(later[0], later[1]));
            assert_eq!(away.unwrap().next_due(), plain.unwrap().next_due(), "later absences are credited");
        }
    }

    #[test]
    fn nothing_begins_while_the_clock_is_ahead_for_a_moment() {
        let open = go(&with(&announced(SWISS, LIVE), 1..=4), at(45));
        let wrong = at(55) + JUMP;
        let ahead = open.with_absence_credited(at(55), wrong).unwrap();
        assert_eq!(ahead.next_due(), Some(wrong + NOTICE));
        assert!(!go(&ahead, wrong).is_running(), "people have a moment");
        let right = ahead.after_step_back(JUMP, at(55), at(56)).unwrap();
        assert_eq!(right.next_due(), Some(at(60)));
        assert!(go(&ahead, wrong + NOTICE).is_running(), "as after any other absence");
    }

    #[test]
    fn what_was_noted_while_the_clock_was_ahead_is_moved() {
        let now = at(61);
        let swiss = go(&with(&announced(SWISS, LIVE), 1..=4), now + JUMP);
        let back = swiss.after_step_back(JUMP, now, now).unwrap();
        assert!(back.games().all(|game| game.begin_by == now + swiss.rules.time_to_begin()));
        assert!(back.log.iter().all(|line| line.at <= now));
        let fresh = go(&with(&announced(SWISS, LIVE), 1..=4), now);
        let kept = fresh.after_step_back(JUMP, at(60), at(62)).unwrap();
        assert_eq!(kept.rounds, fresh.rounds, "what was noted since is right");
        let challenge = challenged(61);
        let begin_by = |one: &Tournament| one.games().next().unwrap().begin_by;
        assert_eq!(begin_by(&challenge.after_step_back(JUMP, at(60), at(62)).unwrap()), begin_by(&challenge));
        let wrong = Tournament { credited_until: at(61) + JUMP, ..challenged(61) };
        let wrong = wrong.after_step_back(JUMP, at(60), at(62)).unwrap();
        assert_eq!(begin_by(&wrong), begin_by(&challenge), "a challenge just before that was noticed");
    }

    #[test]
    fn pauses_and_idle_players_keep_their_time() {
        let ladder = with(&announced(LADDER, TimeControl::Days(3)), 1..=4);
        let paused = ladder.decide(by(HOST), TournamentIntent::Pause, at(50)).unwrap();
        let resume = |one: &Tournament| {
            let resumed = one.decide(by(HOST), TournamentIntent::Resume, at(90)).unwrap();
            (resumed.next_due(), resumed.credited_until)
        };
        assert_eq!(resume(&jumped(&paused, 61)), resume(&paused));
    }

    #[test]
    fn a_pause_does_not_move_the_day_on_which_it_began() {
        let open = with(&announced(SWISS, LIVE), 1..=4);
        let begun = go(&open, at(60));
        assert_eq!((open.began(), begun.began()), (None, Some(at(60))));
        let paused = begun.decide(by(HOST), TournamentIntent::Pause, at(62)).unwrap();
        let resumed = paused.decide(by(HOST), TournamentIntent::Resume, at(3_000)).unwrap();
        assert!(resumed.rounds[0].begun > at(60), "its times move");
        assert_eq!(resumed.began(), Some(at(60)));
        let ladder = challenged(50);
        let away = ladder.with_absence_credited(at(51), at(3_000)).unwrap();
        assert_eq!(away.began(), Some(ladder.made));
    }

    #[test]
    fn what_a_wrong_clock_has_noted_begins_now() {
        let now = at(61);
        let swiss = go(&with(&announced(SWISS, LIVE), 1..=4), at(60));
        assert_eq!(swiss.without_future_times(now), None);
        let ahead = swiss.with_absence_credited(now, now + JUMP).unwrap();
        let right = ahead.without_future_times(now).unwrap();
        assert_eq!((right.credited_until, right.without_future_times(now)), (now, None));
        let lasts = swiss.rules.time_to_begin();
        assert!(right.games().all(|game| game.begin_by == now + lasts), "nobody has less than before");
        let wrong = challenged(61).with_absence_credited(now, now + JUMP).unwrap();
        let begin_by = |one: &Tournament| one.games().next().unwrap().begin_by;
        assert_eq!(begin_by(&wrong.without_future_times(now).unwrap()), begin_by(&challenged(61)));
    }
}
