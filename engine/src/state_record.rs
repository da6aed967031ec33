//! A position as `kuzhi-engine replay` prints it, one JSON object; RULES.md has the fields.

use serde::{Deserialize, Serialize};

use crate::{Match, Move, Outcome, Phase, Side};

/// A position in the replay format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateRecord {
    /// The seeds of every pit, in ring order.
    pub pits: Vec<u8>,
    /// South's and North's stores.
    pub stores: [u8; 2],
    /// Who moves; `null` when the game is over.
    pub turn: Option<Side>,
    /// `play`, `arrange` or `over`.
    pub phase: String,
    /// The round, from 1.
    pub round: u16,
    /// The legal moves; absent while a row is arranged, when there are many.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub legal: Option<Vec<String>>,
    /// How many legal moves there are.
    pub legal_count: usize,
    /// How the game ended; absent until it has.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub outcome: Option<Outcome>,
}

impl StateRecord {
    /// The record of a match's position.
    pub fn of(game: &Match) -> StateRecord {
        let position = game.position();
        let legal = game.legal();
        StateRecord {
            pits: position.board.pits(position.ring).to_vec(),
            stores: position.board.stores(),
            turn: position.turn,
            phase: position.phase.name().to_owned(),
            round: position.round,
            legal_count: legal.len(),
            legal: (position.phase != Phase::Arrange).then(|| legal.iter().map(Move::to_string).collect()),
            outcome: position.outcome,
        }
    }
}
