//! What is to be thought about, for whom, and how urgent that is.

use std::time::Duration;

use kuzhi_engine::{Game, Match, Move};
use kuzhi_search::Level;

use crate::domain::PlayerId;

/// A search of at most so many positions is short: some milliseconds.
const SHORT: u64 = 20_000;

/// A board on which a move is wanted.
#[derive(Clone, Debug)]
pub struct Question {
    /// The board.
    pub board: Match,
    /// How well it is thought about.
    pub level: Level,
    /// What a low level's errors are drawn from.
    pub seed: u64,
    /// How long it may be thought about, if a clock runs.
    pub time: Option<Duration>,
    /// Who waits for it: people are served in turn.
    pub asker: PlayerId,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a question is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The bot's own move, or its answer to an offer.
    Move,
    /// A person's question, which waits for all moves.
    Hint,
}

/// Which questions come first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Urgency {
    /// A move of a low level.
    ShortMove,
    /// A move of a high one.
    Move,
    /// A hint.
    Hint,
    /// A move of a review: it gives way to all who play.
    Review,
}

impl Urgency {
    /// What it is called, for those who watch the bot.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Urgency::ShortMove => "short_move",
            Urgency::Move => "move",
            Urgency::Hint => "hint",
            Urgency::Review => "review",
        }
    }
}

/// All that an answer depends on.
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

    /// What tells two questions apart; nothing where the time decides the answer, or the board was not played from
    /// the start.
    pub(super) fn key(&self) -> Option<Key> {
        if self.time.is_some() || self.board.custom_start().is_some() {
            return None;
        }
        let (game, moves) = (self.board.game(), self.board.moves().to_vec());
        // Who does not err does not depend on what errors are drawn from.
        let seed = if self.level.limits(&game, self.seed).value_noise == 0 { 0 } else { self.seed };
        Some(Key { game, moves, level: self.level, seed })
    }
}
