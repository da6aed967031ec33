//! A position as `kuzhi-engine replay` prints it, one JSON object; RULES.md has the fields.

use serde::{Deserialize, Deserializer, Serialize};

use crate::{Direction, Mark, Match, Move, Outcome, Phase, Pit, Side};

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
    /// Which pits are out of play; in games of rounds.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub excluded: Option<Vec<bool>>,
    /// The ring indices of South's castle and of North's, `null` while there is none; in Mangala
    /// with castles.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub castles: Option<[Option<Pit>; 2]>,
    /// What pits are marked as; in Kotu Baendum, like all that follows.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub marks: Option<Vec<Option<Mark>>>,
    /// Whom marked pits belong to.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub owners: Option<Vec<Option<Side>>>,
    /// `+`, `-`, or `null` while it is not chosen.
    #[serde(skip_serializing_if = "Option::is_none", default, deserialize_with = "present")]
    pub direction: Option<Option<char>>,
    /// What a capture of South and of North holds.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub eats: Option<[u8; 2]>,
}

/// Tells a field that is `null` from one that is not there.
#[allow(clippy::option_option)] // three cases: absent, null, a sign
fn present<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Option<char>>, D::Error> {
    Option::deserialize(field).map(Some)
}

impl StateRecord {
    /// The record of a match's position.
    pub fn of(game: &Match) -> StateRecord {
        let position = game.position();
        let legal = game.legal();
        let shows = game.game().shows();
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
            excluded: shows.excluded.then(|| pits().map(|pit| position.excluded.contains(pit)).collect()),
            castles: shows.castles.then_some(position.castles),
            marks: shows.marks.then(|| pits().map(|pit| position.marks.mark(pit)).collect()),
            owners: shows.marks.then(|| pits().map(|pit| position.marks.owner(pit)).collect()),
            direction: shows.marks.then(|| position.direction.map(Direction::sign)),
            eats: shows.marks.then_some(position.eats),
        }
    }
}
