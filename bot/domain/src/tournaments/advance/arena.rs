//! An arena: pairs whoever is free until its time is over.

use super::TournamentFacts;
use crate::Timestamp;
use crate::tournaments::field::Entrant;
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::tournament::{Presence, Tournament, TournamentRound};

impl Tournament {
    pub(super) fn advance_arena(&mut self, facts: &TournamentFacts, ends: Timestamp, now: Timestamp) {
        if self.rounds.is_empty() {
            self.rounds.push(TournamentRound::begin(now));
        }
        // Nothing more is due then but the ends of its games.
        if let Some(only) = self.rounds.last_mut() {
            only.closed = now >= ends;
        }
        if now < ends {
            return self.pair_arena(facts, now);
        }
        // Games that run are played to the end, and count.
        if self.playing().next().is_none() {
            self.end(now);
        }
    }

    fn pair_arena(&mut self, facts: &TournamentFacts, now: Timestamp) {
        let is_free = |&one: &Entrant| {
            self.open_games(one).next().is_none() && !facts.playing_elsewhere.contains(&self.person(one))
        };
        let here = self.with(Presence::Here);
        let free: Vec<Entrant> = here.iter().copied().filter(is_free).collect();
        let (arena, forbidden) = (self.arena(), self.forbidden_pairs());
        let may_meet = |one: Entrant, other: Entrant| {
            let is_forbidden = forbidden.contains(&[one, other]) || forbidden.contains(&[other, one]);
            // Two who are alone meet again and again.
            !is_forbidden && (here.len() == 2 || !arena.have_just_met(one, other))
        };
        let pairs = arena.pair_where(&free, may_meet);
        for pairing in pairs {
            let game =
                TournamentGame { id: self.draw_id(), pairing, begin_by: now, state: GameState::Playing(now) };
            if let Some(round) = self.rounds.last_mut() {
                round.games.push(game);
            }
        }
    }
}
