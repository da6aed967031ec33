//! An arena: pairs whoever is free until its time is over.

use crate::Timestamp;
use crate::tournaments::field::Entrant;
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::tournament::{Presence, Tournament, TournamentRound};

impl Tournament {
    pub(super) fn advance_arena(&mut self, ends: Timestamp, now: Timestamp) {
        if self.rounds.is_empty() {
            let (games, absent) = (Vec::new(), Vec::new());
            self.rounds.push(TournamentRound { begun: now, games, absent, reminded: false, closed: false });
        }
        if now < ends {
            return self.pair_arena(now);
        }
        // Games that run are played to the end, and count.
        if self.playing().next().is_none() {
            self.end(now);
        }
    }

    fn pair_arena(&mut self, now: Timestamp) {
        let is_free = |&one: &Entrant| self.open_games(one).next().is_none();
        let here = (0..).map(Entrant).zip(&self.players);
        let here: Vec<Entrant> =
            here.filter(|(_, one)| one.presence == Presence::Here).map(|(one, _)| one).collect();
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
