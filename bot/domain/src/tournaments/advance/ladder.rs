//! A ladder: wins of those below swap places, and the idle sink.

use std::time::Duration;

use crate::tournaments::announcement::News;
use crate::tournaments::game::TournamentGame;
use crate::tournaments::rules::KindName;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, PlayerId, Timestamp};

/// How long somebody keeps their place without a game.
pub(in crate::tournaments) const IDLE: Duration = Duration::from_hours(24 * 14);

impl Tournament {
    /// Lets those sink who have been idle, from the bottom up, so that each sinks by one place.
    pub(super) fn advance_ladder(&mut self, now: Timestamp) {
        let idle: Vec<PlayerId> = self.idle().filter(|&(_, due)| due <= now).map(|(one, _)| one).collect();
        for player in idle.into_iter().rev() {
            self.ladder.sink(player);
            if let Some(one) = self.players.iter_mut().find(|one| one.player == player) {
                one.active = now;
            }
        }
    }

    /// When somebody is idle for too long.
    pub(super) fn next_idle(&self) -> Option<Timestamp> {
        self.idle().map(|(_, due)| due).min()
    }

    /// Who has no game, best first, and when they sink.
    fn idle(&self) -> impl Iterator<Item = (PlayerId, Timestamp)> {
        self.ladder.places().iter().filter_map(|&one| {
            let entrant = self.entrant(one)?;
            let is_busy = self.open_games(entrant).next().is_some();
            let player = self.player(entrant).filter(|_| !is_busy)?;
            Some((one, player.active + IDLE))
        })
    }

    /// Counts a game of a ladder that has just ended: the challenger, who is North, takes the place of South
    /// with a win. Who does not come loses it as well.
    pub(in crate::tournaments) fn count_on_ladder(&mut self, id: MatchId, now: Timestamp) {
        let Some(&TournamentGame { pairing, state, .. }) = self.game(id) else { return };
        if self.rules.kind.name() != KindName::Ladder {
            return;
        }
        for one in [pairing.south, pairing.north] {
            if let Some(player) = self.players.get_mut(one.index()) {
                player.active = now;
            }
        }
        let [above, challenger] = [pairing.south, pairing.north].map(|one| self.person(one));
        if state.takes_place() && self.ladder.won(challenger, above) {
            let games: Vec<MatchId> = self.games().map(|game| game.id).collect();
            self.taken.retain(|one| games.contains(one));
            self.taken.push(id);
            self.tell(News::PlaceTaken { game: id });
        }
    }
}
