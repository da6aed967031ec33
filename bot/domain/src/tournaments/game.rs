//! The games of a tournament. Each is a match once both players have come, or at once.

use std::time::Duration;

use kuzhi_engine::Side;
use serde::{Deserialize, Serialize};

use super::field::{Entrant, Pairing, RoundResult};
use super::news::News;
use super::tournament::Tournament;
use crate::matches::{
    Ending, Match, Newcomers, OtherBoard, Place, Playing, Seat, Seats, Stage, TournamentLink,
};
use crate::{ChannelId, MatchId, Timestamp};

/// A game of a tournament.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentGame {
    /// The id that its match has, or will have.
    pub id: MatchId,
    /// Who meets whom.
    pub pairing: Pairing,
    /// Until when both have to begin it, if they have to.
    pub begin_by: Timestamp,
    /// How far it has come.
    pub state: GameState,
    /// The seeds of South and North, or what else counts, if its match was played out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<[u8; 2]>,
    /// When whoever is there for a live game came. They wait for a while.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came: Option<Timestamp>,
}

/// How long whoever is there for a live game waits for the other one.
pub(super) const WAITS_FOR: Duration = Duration::from_mins(10);

/// How far a game has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameState {
    /// One player has to come, or both.
    Waiting(Option<Side>),
    /// Its match is played, since then.
    Playing(Timestamp),
    /// It has ended.
    Ended(RoundResult, Timestamp),
}

impl GameState {
    /// Whether the challenger of a ladder takes a place with this.
    pub(super) const fn takes_place(self) -> bool {
        use RoundResult::{Forfeit, Played};
        matches!(self, GameState::Ended(Played(Some(Side::North)) | Forfeit(Some(Side::North)), _))
    }
}

/// What has become of the match of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MatchFact {
    /// It is being played, or still has to be made.
    Playing,
    /// It was played out. `None` is a draw.
    Over(Option<Side>),
    /// One side lost on time without a move.
    NeverCame(Side),
    /// It was broken off, or is gone.
    BrokenOff,
}

impl MatchFact {
    /// What has become of a match.
    pub fn from_match(one: &Match) -> MatchFact {
        match one.stage() {
            Stage::Open(_) | Stage::Playing(_) => MatchFact::Playing,
            Stage::Withdrawn(_) => MatchFact::BrokenOff,
            Stage::Over(over) => match over.ending() {
                Ending::BrokenOff => MatchFact::BrokenOff,
                Ending::TimedOut(side) if over.played().history().made_by(side) == 0 => {
                    MatchFact::NeverCame(side)
                }
                ending => MatchFact::Over(ending.winner()),
            },
        }
    }

    /// The score of a match that was played out.
    pub fn score_of(one: &Match) -> Option<[u8; 2]> {
        match one.over()?.ending() {
            Ending::Played(outcome) => Some(outcome.score),
            _ => None,
        }
    }

    /// What the game counts as, if the match was played to an end.
    pub(super) const fn result(self) -> Option<RoundResult> {
        match self {
            MatchFact::Over(winner) => Some(RoundResult::Played(winner)),
            MatchFact::NeverCame(side) => Some(RoundResult::Forfeit(Some(side.other()))),
            MatchFact::Playing | MatchFact::BrokenOff => None,
        }
    }
}

impl TournamentGame {
    /// The result, once there is one.
    pub const fn result(&self) -> Option<RoundResult> {
        match self.state {
            GameState::Ended(result, _) => Some(result),
            GameState::Waiting(_) | GameState::Playing(_) => None,
        }
    }

    /// Whether it has no result yet.
    pub const fn is_open(&self) -> bool {
        self.result().is_none()
    }

    /// The side of a player.
    pub fn side_of(&self, entrant: Entrant) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.pairing.at(side) == entrant)
    }

    /// Until when whoever came last waits, if not as long as there is time to begin.
    pub fn waits_until(&self) -> Option<Timestamp> {
        matches!(self.state, GameState::Waiting(Some(_))).then_some(self.came? + WAITS_FOR)
    }

    /// The side that is there for a game that has not begun. Who has waited long enough is not any more.
    pub fn there(&self, now: Timestamp) -> Option<Side> {
        match self.state {
            GameState::Waiting(side) => side.filter(|_| self.waits_until().is_none_or(|until| now < until)),
            GameState::Playing(_) | GameState::Ended(..) => None,
        }
    }

    /// The sides that have to come, or to come again.
    pub fn away(&self, now: Timestamp) -> Vec<Side> {
        match self.state {
            GameState::Waiting(_) => {
                Side::ALL.into_iter().filter(|&side| self.there(now) != Some(side)).collect()
            }
            GameState::Playing(_) | GameState::Ended(..) => Vec::new(),
        }
    }

    /// The sides that have not come yet. Who came and did not meet the other one has.
    pub fn missing(&self) -> Vec<Side> {
        match self.state {
            GameState::Waiting(None) => Side::ALL.to_vec(),
            GameState::Waiting(Some(there)) => vec![there.other()],
            GameState::Playing(_) | GameState::Ended(..) => Vec::new(),
        }
    }
}

impl Tournament {
    /// Takes the start of a game back whose match cannot be made: these sides have begun another live game at
    /// the same moment. They come again, and the free who are paired at once get another game. False if it
    /// does not begin.
    pub fn hold_back(&mut self, id: MatchId, busy: &[Side], now: Timestamp) -> bool {
        let pairs_at_once = self.rules.kind.abilities().pairs_at_once;
        let begin_by = now + self.rules.time_to_begin();
        let begins = |game: &TournamentGame| game.id == id && matches!(game.state, GameState::Playing(_));
        if pairs_at_once {
            let before = self.games().count();
            self.rounds.iter_mut().for_each(|round| round.games.retain(|game| !begins(game)));
            return self.games().count() < before;
        }
        let mut games = self.rounds.iter_mut().flat_map(|round| &mut round.games);
        let Some(game) = games.find(|game| begins(game)) else { return false };
        let there = Side::ALL.into_iter().find(|side| !busy.contains(side));
        (game.state, game.came) = (GameState::Waiting(there), there.map(|_| now));
        game.begin_by = game.begin_by.max(begin_by);
        let who = there.map(|side| game.pairing.at(side));
        if let Some(who) = who {
            self.tell(News::Ready { game: id, who });
        }
        true
    }
}

impl Match {
    /// Whether it is a game of a tournament with a clock of minutes, beside which no other one begins.
    pub fn is_live_in_tournament(&self) -> bool {
        self.tournament.is_some() && self.runs_live_clock()
    }

    /// Begins the match of a game of a tournament in a channel, which both players have agreed to begin.
    pub fn begin_in_tournament(
        tournament: &Tournament,
        game: &TournamentGame,
        channel: ChannelId,
        now: Timestamp,
    ) -> Option<Match> {
        let people = Side::ALL.map(|side| Seat::Person(tournament.person(game.pairing.at(side))));
        let seats = Seats::new(Side::South, people[0], people[1])?;
        let rules = &tournament.rules;
        let playing = Playing::begin(rules.game, seats, Some(rules.clock), now).with_time_off(rules.time_off);
        Some(Match {
            id: game.id,
            version: 1,
            place: Place { guild: Some(tournament.guild), channel },
            game: rules.game,
            rated: rules.rated,
            series: None,
            newcomers: Newcomers::NOBODY,
            tournament: Some(Box::new(TournamentLink {
                id: tournament.id,
                name: tournament.title(),
                takebacks: rules.takebacks,
                is_paused: tournament.paused.is_some(),
                beside: tournament.other_board(game.pairing).map(|(side, place)| OtherBoard { side, place }),
            })),
            stage: Stage::Playing(playing),
        })
    }
}
