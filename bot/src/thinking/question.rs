//! A question for the engine: what to search, for whom, and how urgently.

use std::time::Duration;

use kuzhi_domain::PlayerId;
use kuzhi_engine::{Game, Match, Move};
use kuzhi_search::Level;

/// A search of at most this many positions counts as short: a few milliseconds.
const SHORT: u64 = 20_000;

/// A position in which a move is wanted.
#[derive(Clone, Debug)]
pub struct Question {
    /// The position.
    pub board: Match,
    /// The level.
    pub level: Level,
    /// The seed for a low level's errors.
    pub seed: u64,
    /// The time limit, if a clock runs.
    pub time: Option<Duration>,
    /// Who waits for it. People are served in turn.
    pub asker: PlayerId,
    /// Its purpose.
    pub purpose: Purpose,
}

/// The purpose of a question.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The bot's own move, or its answer to an offer.
    Move,
    /// A person's question. It waits behind all moves.
    Hint,
}

/// The priority of a question.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Urgency {
    /// A low level's move.
    ShortMove,
    /// A high level's move.
    Move,
    /// A hint.
    Hint,
    /// A review's move. It yields to all players.
    Review,
}

impl Urgency {
    /// Returns its name in metrics.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Urgency::ShortMove => "short_move",
            Urgency::Move => "move",
            Urgency::Hint => "hint",
            Urgency::Review => "review",
        }
    }
}

/// Everything that the answer depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    game: Game,
    moves: Vec<Move>,
    level: Level,
    seed: u64,
}

impl Question {
    pub(super) fn urgency(&self) -> Urgency {
        match self.purpose {
            Purpose::Hint => Urgency::Hint,
            Purpose::Move if self.level.limits(&self.board.game(), 0).nodes <= SHORT => Urgency::ShortMove,
            Purpose::Move => Urgency::Move,
        }
    }

    /// Returns the key that identifies duplicates. `None` if the time limit decides the answer, or the board
    /// was not played from the start.
    pub(super) fn key(&self) -> Option<Key> {
        if self.time.is_some() || self.board.custom_start().is_some() {
            return None;
        }
        let (game, moves) = (self.board.game(), self.board.moves().to_vec());
        // A level without errors does not depend on the seed.
        let seed = if self.level.limits(&game, self.seed).value_noise == 0 { 0 } else { self.seed };
        Some(Key { game, moves, level: self.level, seed })
    }
}
