//! A position as one JSON object, as `kuzhi-engine replay` prints it. `RULES.md` describes the fields.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{Direction, Mark, Match, Move, Outcome, Phase, Pit, Side};

/// A position in the replay format.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateRecord {
    /// The seeds of every pit, in ring order.
    pub pits: Vec<u8>,
    /// The stores of South and North.
    pub stores: [u8; 2],
    /// The player to move, or `null` when the game is over.
    pub turn: Option<Side>,
    /// `play`, `arrange` or `over`.
    pub phase: String,
    /// The round, counted from 1.
    pub round: u16,
    /// The legal moves. Absent in phase `arrange`, where there can be hundreds.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub legal: Option<Vec<String>>,
    /// The number of legal moves.
    pub legal_count: usize,
    /// The outcome. Absent until the game is over.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub outcome: Option<Outcome>,
    /// For each pit, whether it is out of play. Only in games with rounds.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub excluded: Option<Vec<bool>>,
    /// The ring indices of South's and North's castles, `null` if not built. Only in Mangala with castles.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub castles: Option<[Option<Pit>; 2]>,
    /// The mark of each pit. This field and the following ones are only present in Kotu Baendum.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub marks: Option<Vec<Option<Mark>>>,
    /// The owner of each marked pit.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub owners: Option<Vec<Option<Side>>>,
    /// `+`, `-`, or `null` until the direction is chosen.
    #[serde(skip_serializing_if = "Option::is_none", default, deserialize_with = "present")]
    pub direction: Option<Option<char>>,
    /// The number of seeds in a capture by South and by North.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub eats: Option<[u8; 2]>,
}

/// Deserialises a field that may be `null`, so that `null` differs from an absent field.
#[allow(clippy::option_option)] // three cases: absent, null, a sign
fn present<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Option<char>>, D::Error> {
    Option::deserialize(field).map(Some)
}

impl StateRecord {
    /// Creates the record of a match's current position.
    pub fn from_match(game: &Match) -> StateRecord {
        let position = game.position();
        let legal = game.legal();
        let features = game.game().features();
        let pits = || position.ring.pits();
        StateRecord {
            pits: position.board.pits(position.ring).to_vec(),
            stores: position.board.stores(),
            turn: position.turn,
            phase: position.phase.name().to_owned(),
            round: position.round,
            legal_count: legal.len(),
            legal: (position.phase != Phase::Arrange).then(|| legal.iter().map(Move::to_string).collect()),
            outcome: position.outcome,
            excluded: features.excluded.then(|| pits().map(|pit| position.excluded.contains(pit)).collect()),
            castles: features.castles.then_some(position.castles),
            marks: features.marks.then(|| pits().map(|pit| position.marks.mark(pit)).collect()),
            owners: features.marks.then(|| pits().map(|pit| position.marks.owner(pit)).collect()),
            direction: features.marks.then(|| position.direction.map(Direction::sign)),
            eats: features.marks.then_some(position.eats),
        }
    }
}
