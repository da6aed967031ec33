//! Tournaments of rounds: each begins when the one before is over.

use std::time::Duration;

use kuzhi_engine::Side;

use crate::Timestamp;
use crate::tournaments::announcement::News;
use crate::tournaments::berger::berger;
use crate::tournaments::field::{Absence, Entrant, RoundResult};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::rules::TournamentKind;
use crate::tournaments::swiss::{left_out, may_have_bye, swiss};
use crate::tournaments::tournament::{
    Presence, Tournament, TournamentPlayer, TournamentRound, TournamentStage,
};
use crate::tournaments::{Pairing, Round};

/// How long a tournament waits for people if nobody can be paired.
const WAITS: Duration = Duration::from_hours(24);

impl Tournament {
    pub(super) fn advance_league(&mut self, at_once: bool, now: Timestamp) {
        let TournamentKind::League { twice, .. } = self.rules.kind else { return };
        let plan = berger(u16::try_from(self.players.len()).unwrap_or(u16::MAX), twice);
        self.close_rounds();
        self.remind(now);
        while self.rounds.len() < plan.len() && (at_once || self.all_over()) {
            let number = self.rounds.len();
            // Rounds that begin together get the time of all of them.
            let lasts = if at_once { u32::try_from(plan.len()).unwrap_or(1) } else { 1 };
            self.begin_round(&plan[number], lasts, now);
            self.close_rounds();
        }
        if self.rounds.len() == plan.len() && self.all_over() {
            self.end(now);
        }
    }

    pub(super) fn advance_swiss(&mut self, now: Timestamp) {
        let total = usize::from(self.total_rounds().unwrap_or_default());
        self.close_rounds();
        self.remind(now);
        while self.rounds.len() < total && self.all_over() {
            if !self.begin_swiss_round(now) {
                return self.wait_for_players(now);
            }
            self.close_rounds();
        }
        if self.rounds.len() >= total && self.all_over() {
            self.end(now);
        }
    }

    /// Begins the next round. Whoever asked for it off is there for the one after. Returns false if there is
    /// nobody to pair.
    pub(in crate::tournaments) fn begin_swiss_round(&mut self, now: Timestamp) -> bool {
        let Some(round) = self.pair_swiss() else { return false };
        self.unpaired_since = None;
        let off = self.with(Presence::Off);
        self.begin_round(&round, 1, now);
        self.set_presence(&off, Presence::Here);
        if let Some(last) = self.rounds.last_mut() {
            last.off = off;
        }
        self.tell_byes(now);
        true
    }

    pub(in crate::tournaments) fn set_presence(&mut self, of: &[Entrant], presence: Presence) {
        for one in of {
            self.players[one.index()].presence = presence;
        }
    }

    /// Nobody can be paired, not even with those who have the round off: it waits for others to come or to
    /// come back, and is not over.
    fn wait_for_players(&mut self, now: Timestamp) {
        match self.unpaired_since {
            None => {
                self.unpaired_since = Some(now);
                self.note_and_tell(None, LogEntry::Waits(now + WAITS), now);
            }
            Some(since) if since + WAITS <= now => {
                self.note(None, LogEntry::CannotPair, now);
                self.stage = TournamentStage::CalledOff { at: now };
                self.tell(News::CalledOff);
            }
            Some(_) => {}
        }
    }

    /// Who has this presence, by pairing number.
    pub(in crate::tournaments) fn with(&self, presence: Presence) -> Vec<Entrant> {
        (0..)
            .map(Entrant)
            .zip(&self.players)
            .filter(|(_, one)| one.presence == presence)
            .map(|(at, _)| at)
            .collect()
    }

    /// Pairs the next round of those who are here. Whoever cannot be paired has a bye. `None` if no two of
    /// those who take part may meet.
    fn pair_swiss(&self) -> Option<Round> {
        let (here, off) = (self.with(Presence::Here), self.with(Presence::Off));
        let lot = if self.seed & 1 == 0 { Side::South } else { Side::North };
        let (field, forbidden) = (self.field(), self.forbidden_pairs());
        let everyone: Vec<Entrant> = here.iter().chain(&off).copied().collect();
        if left_out(&field, &everyone, &forbidden).len() == everyone.len() {
            return None;
        }
        let mut round = match swiss(&field, &here, lot, &forbidden) {
            Ok(round) => round,
            Err(_) => {
                let left = left_out(&field, &here, &forbidden);
                let rest: Vec<Entrant> = here.iter().copied().filter(|one| !left.contains(one)).collect();
                let mut round = swiss(&field, &rest, lot, &forbidden).ok()?;
                // A full bye comes once.
                let bye = |&one: &Entrant| {
                    let is_first = may_have_bye(&field, one);
                    (one, if is_first { Absence::FullBye } else { Absence::HalfBye })
                };
                round.absent.extend(left.iter().map(bye));
                round
            }
        };
        let of_off =
            |&one: &Entrant| (one, if self.has_had_half(one) { Absence::Away } else { Absence::HalfBye });
        round.absent.extend(off.iter().map(of_off));
        Some(round)
    }

    /// Whether somebody has had the half point that comes once: for a round off, or for what they missed
    /// before they entered.
    pub fn has_had_half(&self, entrant: Entrant) -> bool {
        (0..self.rounds.len()).any(|at| {
            let round = &self.rounds[at];
            round.absent.contains(&(entrant, Absence::HalfBye))
                && (round.off.contains(&entrant) || self.is_late(entrant, at))
        })
    }

    /// Whether no round before this one names somebody.
    pub(in crate::tournaments) fn is_late(&self, entrant: Entrant, round: usize) -> bool {
        !self.rounds[..round].iter().any(|before| before.names(entrant))
    }

    /// Says that not everyone could be paired. One bye in an odd field needs no word.
    fn tell_byes(&mut self, now: Timestamp) {
        let Some(last) = self.rounds.last() else { return };
        let byes: Vec<Absence> =
            last.absent.iter().filter(|(one, _)| !last.off.contains(one)).map(|&(_, why)| why).collect();
        let is_usual = matches!(byes.as_slice(), [] | [Absence::FullBye]) && !last.games.is_empty();
        if !byes.is_empty() && !is_usual {
            let round = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
            self.note_and_tell(None, LogEntry::Byes(round), now);
        }
    }

    fn begin_round(&mut self, round: &Round, lasts: u32, now: Timestamp) {
        let begin_by = now + self.rules.time_to_begin() * lasts;
        let number = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        self.rounds.push(TournamentRound { absent: round.absent.clone(), ..TournamentRound::begin(now) });
        for &(pairing, _) in &round.games {
            let state = self.state_at_start(pairing, now);
            let id = self.draw_id();
            if let Some(last) = self.rounds.last_mut() {
                last.games.push(TournamentGame { id, pairing, begin_by, state });
            }
        }
        self.tell(News::RoundBegun(number));
    }

    /// In a league, games of those who have gone are lost by default.
    fn state_at_start(&self, pairing: Pairing, now: Timestamp) -> GameState {
        let is_gone = |side: Side| !self.player(pairing.at(side)).is_some_and(TournamentPlayer::takes_part);
        let winner = match [Side::South, Side::North].map(is_gone) {
            [false, false] => return GameState::Waiting(None),
            [true, false] => Some(Side::North),
            [false, true] => Some(Side::South),
            [true, true] => None,
        };
        GameState::Ended(RoundResult::Forfeit(winner), now)
    }

    fn all_over(&self) -> bool {
        self.rounds.iter().all(TournamentRound::is_over)
    }

    /// Tells the ends of rounds. That of the last is told by the end of the tournament.
    fn close_rounds(&mut self) {
        let total = usize::from(self.total_rounds().unwrap_or_default());
        for at in 0..self.rounds.len() {
            let round = &mut self.rounds[at];
            if !round.closed && round.is_over() {
                round.closed = true;
                if at + 1 < total {
                    self.tell(News::RoundOver(u16::try_from(at).unwrap_or(u16::MAX)));
                }
            }
        }
    }

    /// Calls those who have not begun once a quarter of their time is left.
    fn remind(&mut self, now: Timestamp) {
        for at in 0..self.rounds.len() {
            if !self.rounds[at].reminded && self.reminder_of(at).is_some_and(|due| due <= now) {
                self.rounds[at].reminded = true;
                self.tell(News::RoundEnding(u16::try_from(at).unwrap_or(u16::MAX)));
            }
        }
    }

    /// Until when it waits for people, if nobody can be paired.
    pub(super) fn waits_until(&self) -> Option<Timestamp> {
        self.unpaired_since.map(|since| since + WAITS)
    }

    /// When the next reminder is due.
    pub(super) fn next_reminder(&self) -> Option<Timestamp> {
        let waiting = (0..self.rounds.len()).filter(|&at| !self.rounds[at].reminded);
        waiting.filter_map(|at| self.reminder_of(at)).min()
    }

    fn reminder_of(&self, at: usize) -> Option<Timestamp> {
        let round = &self.rounds[at];
        let waiting = round.games.iter().filter(|game| matches!(game.state, GameState::Waiting(_)));
        let begin_by = waiting.map(|game| game.begin_by).min()?;
        let left: Duration = begin_by.since(round.begun) / 4;
        Some(begin_by - left)
    }
}
