//! What happens in a move, step by step, as a page plays it.

use kuzhi_engine::{Direction, Event, Hole, Mark, Pit, Side};
use serde::Serialize;

/// A direction of sowing.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// From a player's left to their right.
    Ccw,
    /// From a player's right to their left.
    Cw,
}

impl From<Direction> for Way {
    fn from(direction: Direction) -> Way {
        match direction {
            Direction::CounterClockwise => Way::Ccw,
            Direction::Clockwise => Way::Cw,
        }
    }
}

/// A pit or a store.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LiveHole {
    /// A pit, counted from 0 in the order of sowing.
    Pit(usize),
    /// A player's store.
    Store(Side),
}

impl From<Hole> for LiveHole {
    fn from(hole: Hole) -> LiveHole {
        match hole {
            Hole::Pit(pit) => LiveHole::Pit(pit.index()),
            Hole::Store(side) => LiveHole::Store(side),
        }
    }
}

/// One thing that happens on the board. Its first field says what; pits are counted from 0 in the order of
/// sowing. Applied in order, the events of a move turn the position before it into the one after it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum LiveEvent {
    /// A pit is emptied into the hand.
    Lift {
        /// Which.
        lift: usize,
        /// How many it held.
        seeds: u8,
    },
    /// One seed of the hand falls into a hole.
    Sow {
        /// Which.
        sow: LiveHole,
    },
    /// One seed of the hand falls into a castle, and so into its owner's store.
    Castle {
        /// Which.
        castle: usize,
        /// Whose store.
        to: Side,
    },
    /// The hand passes over a pit that takes no seed.
    Skip {
        /// Which.
        skip: usize,
    },
    /// The rest of the hand goes to a store.
    Keep {
        /// How many.
        keep: u8,
        /// Whose store.
        by: Side,
    },
    /// The turn would go on for ever and ends before this pit is lifted.
    Endless {
        /// Which.
        endless: usize,
    },
    /// The seeds of a pit go to a store.
    Capture {
        /// Which pit.
        capture: usize,
        /// How many.
        seeds: u8,
        /// Whose store.
        by: Side,
    },
    /// A capture that would take a whole row takes nothing.
    Slam {
        /// Who would have captured.
        slam: Side,
    },
    /// A pit becomes a castle or a tuzdik.
    Build {
        /// Which.
        build: usize,
        /// Whose.
        owner: Side,
    },
    /// A pit is marked for the round.
    Mark {
        /// Which.
        mark: usize,
        /// With what.
        r#as: Mark,
        /// Who owns its seeds.
        owner: Side,
    },
    /// The same player moves again.
    Again {
        /// Who.
        again: Side,
    },
    /// The turn passes.
    Pass {
        /// To whom.
        pass: Side,
    },
    /// At the end of a round, seeds go from a pit to a store.
    Sweep {
        /// Which pit.
        sweep: usize,
        /// How many.
        seeds: u8,
        /// Whose store.
        to: Side,
    },
    /// A round is over.
    RoundEnd {
        /// Which, from 1.
        round_end: u16,
        /// The seeds of South and North.
        score: [u8; 2],
    },
    /// The next round begins with empty pits.
    Round {
        /// Which, from 1.
        round: u16,
        /// Who moves first.
        begins: Side,
    },
    /// A pit is filled from its owner's store.
    Fill {
        /// Which.
        fill: usize,
        /// How many.
        seeds: u8,
    },
    /// Seeds of a filled pit go back to its owner's store.
    Withdraw {
        /// Which pit.
        withdraw: usize,
        /// How many.
        seeds: u8,
    },
    /// A pit is out of play for the round.
    Exclude {
        /// Which.
        exclude: usize,
    },
    /// A player has to lay out their row.
    Arranging {
        /// Who.
        arranging: Side,
    },
    /// A player has laid out their row.
    Arranged {
        /// Who.
        arranged: Side,
    },
    /// The direction of the round is chosen.
    Turned {
        /// Which.
        way: Way,
    },
    /// The game is over.
    End {
        /// Always true.
        end: bool,
    },
}

impl LiveEvent {
    /// Returns an event for a page. `None` for one that it need not know.
    pub fn from_event(event: Event) -> Option<LiveEvent> {
        let at = Pit::index;
        Some(match event {
            Event::DirectionChosen { direction } => LiveEvent::Turned { way: direction.into() },
            Event::Lifted { pit, seeds } => LiveEvent::Lift { lift: at(pit), seeds },
            Event::Sown { hole } => LiveEvent::Sow { sow: hole.into() },
            Event::SownIntoCastle { pit, owner } => LiveEvent::Castle { castle: at(pit), to: owner },
            Event::PassedOver { pit } => LiveEvent::Skip { skip: at(pit) },
            Event::HandKept { seeds, by } => LiveEvent::Keep { keep: seeds, by },
            Event::EndlessSowing { pit } => LiveEvent::Endless { endless: at(pit) },
            Event::Captured { pit, seeds, by } => LiveEvent::Capture { capture: at(pit), seeds, by },
            Event::GrandSlam { by } => LiveEvent::Slam { slam: by },
            Event::CastleBuilt { pit, owner } => LiveEvent::Build { build: at(pit), owner },
            Event::Marked { pit, mark, owner } => LiveEvent::Mark { mark: at(pit), r#as: mark, owner },
            Event::ExtraTurn { side } => LiveEvent::Again { again: side },
            Event::TurnPassed { to } => LiveEvent::Pass { pass: to },
            Event::Swept { pit, seeds, to } => LiveEvent::Sweep { sweep: at(pit), seeds, to },
            Event::RoundEnded { round, score } => LiveEvent::RoundEnd { round_end: round, score },
            Event::RoundBegan { round, begins, .. } => LiveEvent::Round { round, begins },
            Event::Filled { pit, seeds } => LiveEvent::Fill { fill: at(pit), seeds },
            Event::Withdrawn { pit, seeds } => LiveEvent::Withdraw { withdraw: at(pit), seeds },
            Event::Excluded { pit } => LiveEvent::Exclude { exclude: at(pit) },
            Event::ArrangingBegan { side } => LiveEvent::Arranging { arranging: side },
            Event::Arranged { side, .. } => LiveEvent::Arranged { arranged: side },
            Event::Ended { .. } => LiveEvent::End { end: true },
            // Events of games to come, which the page would not know either.
            _ => return None,
        })
    }
}
