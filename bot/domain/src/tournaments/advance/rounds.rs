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
use crate::tournaments::swiss::swiss;
use crate::tournaments::tournament::{Presence, Tournament, TournamentPlayer, TournamentRound};
use crate::tournaments::{Pairing, Round};

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
            let Some(round) = self.pair_swiss() else {
                self.note(None, LogEntry::CannotPair, now);
                return self.end(now);
            };
            self.begin_round(&round, 1, now);
            for player in &mut self.players {
                if player.presence == Presence::Off {
                    player.presence = Presence::Here;
                }
            }
            self.close_rounds();
        }
        if self.rounds.len() >= total && self.all_over() {
            self.end(now);
        }
    }

    /// Pairs the next round of those who are here. `None` if there is no legal pairing, or nobody to pair.
    fn pair_swiss(&self) -> Option<Round> {
        let with = |presence: Presence| {
            let players = self.players.iter().enumerate();
            players
                .filter(move |(_, one)| one.presence == presence)
                .filter_map(|(place, _)| u16::try_from(place).ok().map(Entrant))
        };
        let here: Vec<Entrant> = with(Presence::Here).collect();
        let lot = if self.seed & 1 == 0 { Side::South } else { Side::North };
        if here.len() < 2 {
            return None;
        }
        let mut round = swiss(&self.field(), &here, lot, &self.forbidden_pairs()).ok()?;
        round.absent.extend(with(Presence::Off).map(|one| (one, Absence::HalfBye)));
        Some(round)
    }

    fn begin_round(&mut self, round: &Round, lasts: u32, now: Timestamp) {
        let begin_by = now + self.rules.time_to_begin() * lasts;
        let number = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        let (games, absent) = (Vec::new(), round.absent.clone());
        self.rounds.push(TournamentRound { begun: now, games, absent, reminded: false, closed: false });
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
