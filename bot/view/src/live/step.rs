//! A move that was made, as a page plays it.

use kuzhi_domain::matches::Step;
use kuzhi_engine::{Game, Side};
use serde::Serialize;

use super::event::LiveEvent;
use super::position::LivePosition;
use crate::words::Words;
use crate::words::account::Teller;
use crate::words::naming::Naming;

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveStep {
    /// How many moves there were before it.
    pub ply: usize,
    /// Who made it.
    pub mover: Side,
    /// The board before it.
    pub before: LivePosition,
    /// Who makes it and from which pit.
    pub label: String,
    /// What happened, in order.
    pub events: Vec<LiveEvent>,
    /// The same in sentences, with the rules.
    pub told: String,
}

impl LiveStep {
    /// A move after `ply` others.
    pub(super) fn new(words: &Words, naming: &Naming, game: Game, step: &Step, ply: usize) -> LiveStep {
        let teller = Teller { words, naming, game, ring: step.before.ring };
        LiveStep {
            ply,
            mover: step.mover,
            before: LivePosition::from_position(&step.before),
            label: teller.named(step),
            events: step.events.iter().filter_map(|&event| LiveEvent::from_event(event)).collect(),
            told: teller.account(step.mover, &step.before, &step.events),
        }
    }
}
