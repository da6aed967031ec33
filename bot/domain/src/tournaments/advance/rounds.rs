//! Tournaments of rounds: each begins when the one before is over.

use std::time::Duration;

use kuzhi_engine::Side;

use crate::Timestamp;
use crate::tournaments::field::{Absence, Entrant, RoundResult};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::news::News;
use crate::tournaments::player::{Presence, TournamentPlayer};
use crate::tournaments::round::TournamentRound;
use crate::tournaments::tournament::{Tournament, TournamentStage};
use crate::tournaments::{Pairing, Round};

/// How long it waits for people if nobody can be paired.
const WAITS: Duration = Duration::from_hours(24);

impl Tournament {
    /// Sets whether these are there.
    pub(in crate::tournaments) fn set_presence(&mut self, of: &[Entrant], presence: Presence) {
        for one in of {
            self.players[one.index()].presence = presence;
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

    /// Whether somebody has had all of their half points: for rounds off, or for what they missed before they
    /// entered.
    pub fn has_had_halves(&self, entrant: Entrant) -> bool {
        let had = (0..self.rounds.len()).filter(|&at| {
            let round = &self.rounds[at];
            round.absent.contains(&(entrant, Absence::HalfBye))
                && (round.off.contains(&entrant) || self.is_late(entrant, at))
        });
        had.count() >= self.rules.byes.into()
    }

    /// Whether no round before this one names somebody.
    pub(in crate::tournaments) fn is_late(&self, entrant: Entrant, round: usize) -> bool {
        !self.rounds[..round].iter().any(|before| before.names(entrant))
    }

    /// Begins a round with these pairings.
    pub(in crate::tournaments) fn begin_round(&mut self, round: &Round, lasts: u32, now: Timestamp) {
        let begin_by = now + self.rules.time_to_begin() * lasts;
        let number = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        self.rounds.push(TournamentRound { absent: round.absent.clone(), ..TournamentRound::begin(now) });
        for &(pairing, _) in &round.games {
            let state = self.state_at_start(pairing, now);
            let id = self.draw_id();
            if let Some(last) = self.rounds.last_mut() {
                last.games.push(TournamentGame { id, pairing, begin_by, state, score: None, came: None });
            }
        }
        self.add_log_line(None, LogEntry::RoundBegun(number.saturating_add(1)), now);
        self.tell(News::RoundBegun(number));
    }

    /// In a league or a knock-out, games of those who have gone are lost by default. Others wait for both
    /// players, or are dealt.
    pub(in crate::tournaments) fn state_at_start(&self, pairing: Pairing, now: Timestamp) -> GameState {
        let is_gone = |side: Side| !self.player(pairing.at(side)).is_some_and(TournamentPlayer::takes_part);
        let winner = match [Side::South, Side::North].map(is_gone) {
            [false, false] if self.rules.deals_at_once() => return GameState::Playing(now),
            [false, false] => return GameState::Waiting(None),
            [true, false] => Some(Side::North),
            [false, true] => Some(Side::South),
            [true, true] => None,
        };
        GameState::Ended(RoundResult::Forfeit(winner), now)
    }

    /// No two who take part may meet, not even those who have the round off: it waits for others to come or
    /// to come back, and is not over.
    pub(in crate::tournaments) fn wait_for_players(&mut self, now: Timestamp) {
        match self.unpaired_since {
            None => {
                self.unpaired_since = Some(now);
                self.note_and_tell(None, LogEntry::Waits(now + WAITS), now);
            }
            Some(since) if since + WAITS <= now => {
                self.add_log_line(None, LogEntry::CannotPair, now);
                self.stage = TournamentStage::CalledOff { at: now };
                self.tell(News::CalledOff);
            }
            Some(_) => {}
        }
    }

    /// Until when it waits for people, if it does.
    pub(in crate::tournaments) fn waits_until(&self) -> Option<Timestamp> {
        self.unpaired_since.map(|since| since + WAITS)
    }

    /// Whether all rounds so far are over.
    pub(in crate::tournaments) fn all_over(&self) -> bool {
        self.rounds.iter().all(TournamentRound::is_over)
    }

    /// Tells the ends of rounds.
    pub(in crate::tournaments) fn close_rounds(&mut self) {
        for at in 0..self.rounds.len() {
            let round = &mut self.rounds[at];
            if !round.closed && round.is_over() {
                round.closed = true;
                self.tell(News::RoundOver(u16::try_from(at).unwrap_or(u16::MAX)));
            }
        }
    }

    /// Calls those who have not begun once a quarter of their time is left, and the organiser when games over
    /// days drag on, once if all rounds do.
    pub(in crate::tournaments) fn remind(&mut self, now: Timestamp) {
        let mut drags_on = false;
        for at in 0..self.rounds.len() {
            if !self.rounds[at].reminded && self.reminder_of(at).is_some_and(|due| due <= now) {
                self.rounds[at].reminded = true;
                if self.rounds[at].is_awaited() {
                    self.tell(News::RoundEnding(u16::try_from(at).unwrap_or(u16::MAX)));
                } else {
                    drags_on = true;
                }
            }
        }
        if drags_on {
            self.note_and_tell(None, LogEntry::DragsOn, now);
        }
    }

    /// When the round that is played over days should be over, until it drags on.
    pub fn round_should_end_by(&self) -> Option<Timestamp> {
        let open = self.rounds.iter().find(|round| !round.is_over() && !round.reminded)?;
        Some(open.begun + self.rules.longest_round()?)
    }

    /// When the next reminder is due.
    pub(in crate::tournaments) fn next_reminder(&self) -> Option<Timestamp> {
        let waiting = (0..self.rounds.len()).filter(|&at| !self.rounds[at].reminded);
        waiting.filter_map(|at| self.reminder_of(at)).min()
    }

    fn reminder_of(&self, at: usize) -> Option<Timestamp> {
        let round = &self.rounds[at];
        if !round.is_awaited() && !round.is_over() {
            return Some(round.begun + self.rules.longest_round()?);
        }
        let waiting = round.games.iter().filter(|game| matches!(game.state, GameState::Waiting(_)));
        let begin_by = waiting.map(|game| game.begin_by).min()?;
        let left: Duration = begin_by.since(round.begun) / 4;
        Some(begin_by - left)
    }
}
