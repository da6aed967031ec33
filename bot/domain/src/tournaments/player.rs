//! The players of a tournament: who takes part, who is there, and who is free or has to come.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::field::Entrant;
use super::game::TournamentGame;
use super::tournament::Tournament;
use crate::{PlayerId, Timestamp};

/// Somebody who takes part.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentPlayer {
    /// Who it is. A stand-in if they have deleted their data.
    pub player: PlayerId,
    /// Whether they are there.
    pub presence: Presence,
    /// When they entered, or last played on a ladder.
    pub active: Timestamp,
    /// Whether they have said just before it begins that they are here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_here: bool,
    /// Whether they play for the server that was invited to a match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_guest: bool,
}

/// Whether a player is there.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// They take part.
    Here,
    /// They asked for the next round off, or pause in an arena.
    Off,
    /// They did not come to a game, and get none until they are back.
    Missing,
    /// They have withdrawn. They may come back.
    Withdrawn,
    /// They were removed.
    Removed,
}

impl TournamentPlayer {
    /// Whether they can have a place: not the removed, nor who has deleted their data.
    pub fn may_have_place(&self) -> bool {
        self.presence != Presence::Removed && (self.takes_part() || !self.player.has_left())
    }

    /// Whether they have neither withdrawn nor been removed.
    pub const fn takes_part(&self) -> bool {
        matches!(self.presence, Presence::Here | Presence::Off | Presence::Missing)
    }
}

impl Tournament {
    /// The pairing number of a person, less one.
    pub fn entrant(&self, who: PlayerId) -> Option<Entrant> {
        let place = self.players.iter().position(|one| one.player == who)?;
        u16::try_from(place).ok().map(Entrant)
    }

    /// A player.
    pub fn player(&self, entrant: Entrant) -> Option<&TournamentPlayer> {
        self.players.get(entrant.index())
    }

    /// The person behind a pairing number.
    pub fn person(&self, entrant: Entrant) -> PlayerId {
        self.player(entrant).map_or(PlayerId(0), |one| one.player)
    }

    /// How many take part.
    pub fn number(&self) -> u16 {
        let there = self.players.iter().filter(|one| one.takes_part());
        u16::try_from(there.count()).unwrap_or(u16::MAX)
    }

    /// How many take part or took part.
    pub(super) fn field_size(&self) -> u16 {
        u16::try_from(self.players.len()).unwrap_or(u16::MAX)
    }

    /// Who is here without a game, where whoever is free is paired at once.
    pub fn free(&self) -> impl Iterator<Item = Entrant> + '_ {
        let pairs_at_once = self.rules.kind.abilities().pairs_at_once;
        let here = self.with(Presence::Here).into_iter();
        here.filter(move |&one| pairs_at_once && self.open_games(one).next().is_none())
    }

    /// The games for which somebody has to come, or to come again, oldest first, with their rounds counted
    /// from 0.
    pub fn games_to_begin(
        &self,
        who: PlayerId,
        now: Timestamp,
    ) -> impl Iterator<Item = (u16, &TournamentGame)> {
        let own = self.entrant(who);
        let games =
            (0..).zip(&self.rounds).flat_map(|(at, round)| round.games.iter().map(move |game| (at, game)));
        games.filter(move |(_, game)| {
            game.away(now).into_iter().any(|side| Some(game.pairing.at(side)) == own)
        })
    }

    /// Who cannot begin a game now because they play another one: at live clocks, one at a time.
    pub(super) fn busy(&self) -> BTreeSet<Entrant> {
        let playing = self.playing().filter(|_| self.rules.clock.is_live());
        playing.flat_map(|game| [game.pairing.south, game.pairing.north]).collect()
    }
}
