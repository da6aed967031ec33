//! What differs between kinds.

use std::time::Duration;

use kuzhi_engine::Side;

use super::{KindLength, KindName, TournamentKind};
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::divisions::Divisions;
use crate::tournaments::field::{Entrant, RoundResult};
use crate::tournaments::game::{TournamentGame, WAITS_FOR};
use crate::tournaments::pairing::Groups;
use crate::tournaments::placing::Ranked;
use crate::tournaments::rules::TournamentRules;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, Timestamp};

/// How long both players of a live game have to begin it.
const LIVE_GRACE: Duration = Duration::from_mins(5);

/// What a [`Tournament`] of this kind does.
pub(in crate::tournaments) trait Kind {
    /// Its name.
    fn name(&self) -> KindName;

    /// Checks what was chosen.
    fn check(&self, _rules: &TournamentRules) -> Result<(), TournamentRefusal> {
        Ok(())
    }

    /// The fewest and the most who can take part.
    fn sizes(&self) -> [u16; 2] {
        self.name().sizes()
    }

    /// Its groups of so many players.
    fn groups(&self, players: u16) -> Groups {
        Groups::one(players)
    }

    /// Its divisions, if its players go up and down.
    fn divisions(&self) -> Option<Divisions> {
        None
    }

    /// The most players of a group from which the best go on to a bracket, if it begins with groups.
    fn qualifying_group(&self) -> Option<u8> {
        None
    }

    /// How many players are needed for two of these groups. With fewer there are none.
    fn players_for_groups(&self) -> Option<u16> {
        None
    }

    /// How many rounds so many players play in groups before a bracket.
    fn rounds_in_groups(&self, _players: u16) -> u16 {
        0
    }

    /// The number of rounds of a group of so many players. `None` if it has none.
    fn rounds_of_group(&self, players: u16) -> Option<u16> {
        self.rounds(players)
    }

    /// The number of rounds if that is known before people enter, of whom there can be so many.
    fn rounds_of_any(&self, most: u16) -> Option<u16> {
        let [fewest, _] = self.sizes();
        self.rounds(most).filter(|_| self.rounds(fewest) == self.rounds(most))
    }

    /// How long it is, as organisers choose that. `None` if they choose nothing.
    fn length(&self) -> Option<KindLength> {
        None
    }

    /// The same kind with another length, or with the usual one.
    fn with_length(&self, _number: Option<u16>) -> Result<TournamentKind, TournamentRefusal> {
        Err(TournamentRefusal::NotOfThisKind)
    }

    /// The number of rounds with so many players. `None` if it has none.
    fn rounds(&self, _players: u16) -> Option<u16> {
        None
    }

    /// How many of these rounds have begun.
    fn rounds_begun(&self, one: &Tournament) -> usize {
        one.rounds.len()
    }

    /// How many players all of its rounds need, so that they can meet somebody new in each.
    fn players_for_rounds(&self) -> u16 {
        let [fewest, _] = self.sizes();
        fewest
    }

    /// Whether all rounds begin together.
    fn rounds_begin_together(&self) -> bool {
        false
    }

    /// Whether enough have entered to begin.
    fn can_begin(&self, one: &Tournament) -> bool {
        let [fewest, _] = self.sizes();
        one.number() >= fewest
    }

    /// How long it lasts. `None` if that depends on its games.
    fn lasts(&self) -> Option<Duration> {
        None
    }

    /// How long both players have to begin a game.
    fn time_to_begin(&self, clock: TimeControl) -> Duration {
        if clock.is_live() { LIVE_GRACE } else { clock.bank() }
    }

    /// How long somebody who waited in vain for a live game has to come back, at least.
    fn time_to_return(&self) -> Duration {
        WAITS_FOR
    }

    /// When its last games begin, if it ends by the clock.
    fn last_games_begin(&self, _one: &Tournament) -> Option<Timestamp> {
        None
    }

    /// A quicker clock to propose, if games with this one are long for it.
    fn quicker(&self, _clock: TimeControl) -> Option<TimeControl> {
        None
    }

    /// Does what is due while it runs.
    fn advance(&self, one: &mut Tournament, facts: &TournamentFacts, now: Timestamp);

    /// When it does something by itself next while it runs, if no game ends before.
    fn next_due(&self, one: &Tournament) -> Option<Timestamp>;

    /// Pairs the next round and begins it. False if there is nobody to pair.
    fn pair_next_round(&self, _one: &mut Tournament, _now: Timestamp) -> bool {
        false
    }

    /// Whether the rounds are those that it plans, if it does.
    fn follows_plan(&self, _one: &Tournament) -> bool {
        true
    }

    /// Who has left and leaves no results.
    fn without_results(&self, _one: &Tournament) -> Vec<Entrant> {
        Vec::new()
    }

    /// Everyone in order, best first.
    fn ranking(&self, one: &Tournament) -> Vec<Ranked>;

    /// Whether a game with this result gives this side a place.
    fn gives_place(&self, result: RoundResult, _side: Side) -> bool {
        matches!(result, RoundResult::Played(_))
    }

    /// Does what else belongs to entering, or to coming back.
    fn enter(&self, _one: &mut Tournament, _entrant: Entrant) {}

    /// Does what follows the end of a game at once.
    fn game_ended(&self, _one: &mut Tournament, _game: MatchId, _now: Timestamp) {}

    /// Does what follows a correction of a game. `was_open` says whether it had no result before.
    fn game_corrected(&self, _one: &mut Tournament, _game: MatchId, _was_open: bool, _now: Timestamp) {}

    /// Whether a correction has others meet in a game that has been played.
    fn comes_too_late(&self, _before: &Tournament, _corrected: &Tournament) -> bool {
        false
    }

    /// Whether the result of a game can be removed, so that it counts for neither player.
    fn may_remove_result(&self, _one: &Tournament, _game: &TournamentGame) -> bool {
        true
    }

    /// Whether it can go on when a game is played again.
    fn may_be_played_again(&self, one: &Tournament, game: &TournamentGame) -> bool;
}
