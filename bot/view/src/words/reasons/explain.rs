//! Which rules a board explains.

use std::collections::BTreeMap;

use kuzhi_domain::matches::Step;
use kuzhi_engine::Game;

use super::{Fired, Missed, Rule, fired, joined};

/// How often each rule is explained to someone who is new to a game.
const EXPLAINED: u32 = 5;

/// Which rules are explained.
#[derive(Clone, Debug)]
pub(crate) enum Explain {
    /// None: those who read know the game.
    Nothing,
    /// All: they study it.
    All,
    /// Those that have not fired often yet.
    WhileNew(RulesKnown),
    /// The same, with what was captured and why nothing was, however often: a page has room for it.
    OnPage(RulesKnown),
}

/// What has been explained before.
#[derive(Clone, Debug, Default)]
pub(crate) struct RulesKnown {
    /// In how many moves each rule has fired.
    fired: BTreeMap<Rule, u32>,
    /// In how many a last seed captured nothing.
    missed: u32,
}

impl Explain {
    /// Explains rules to people who are new to a game, after these moves of it.
    pub(crate) fn while_new(game: Game, moves: impl Iterator<Item = Step>) -> Explain {
        let mut known = RulesKnown::default();
        for Step { mover, before, events } in moves {
            for fired in joined(fired(game, &before, mover, &events)) {
                *known.fired.entry(fired.rule).or_default() += 1;
            }
            known.missed += u32::from(Missed::from_events(game, &before, mover, &events).is_some());
        }
        Explain::WhileNew(known)
    }

    /// Returns how often a rule that fires now was explained before. `None` if it is not explained.
    pub(crate) fn explains(&mut self, fired: &Fired) -> Option<u32> {
        let is_on_page = matches!(self, Explain::OnPage(_));
        match self {
            Explain::Nothing => None,
            Explain::All => Some(0),
            Explain::WhileNew(known) | Explain::OnPage(known) => {
                let times = known.fired.entry(fired.rule).or_default();
                *times += 1;
                let times = *times - 1;
                (times < EXPLAINED || is_on_page && fired.is_gain()).then_some(times)
            }
        }
    }

    /// The same for a page.
    #[must_use]
    pub(crate) fn on_page(self) -> Explain {
        match self {
            Explain::WhileNew(known) => Explain::OnPage(known),
            other => other,
        }
    }

    /// Returns whether it is told why another move captured nothing.
    pub(crate) const fn explains_missed(&mut self) -> bool {
        match self {
            Explain::Nothing | Explain::All => false,
            Explain::OnPage(_) => true,
            Explain::WhileNew(known) => {
                known.missed += 1;
                known.missed <= EXPLAINED
            }
        }
    }

    /// How many reasons a turn has: a relay has many, and a phone is small. Who studies a move reads all.
    pub(crate) const fn most_reasons(&self) -> usize {
        match self {
            Explain::Nothing | Explain::All => usize::MAX,
            Explain::WhileNew(_) | Explain::OnPage(_) => 3,
        }
    }
}
