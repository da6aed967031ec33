//! Why a move captured nothing, in games whose captures depend on the last seed.

use kuzhi_engine::{
    CaptureInto, Event, EventReplay, Game, Hole, Kalah, MangalaCastle, Pit, Position, Ring, Side,
};

use crate::words::naming::Naming;
use crate::words::{Words, say};

/// A last seed that captured nothing.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Missed {
    ring: Ring,
    pit: Pit,
    /// What the pit holds with it.
    seeds: u8,
    /// What is said of somebody's pit, and of the reader's.
    sentences: [&'static str; 2],
}

impl Missed {
    /// Finds it in a move. `None` if the last seed did something else, and in relays, whose ends have reasons
    /// of their own.
    pub(crate) fn from_events(
        game: Game,
        before: &Position,
        mover: Side,
        events: &[Event],
    ) -> Option<Missed> {
        let is_more = |event: &Event| {
            matches!(event, Event::Captured { .. } | Event::GrandSlam { .. } | Event::ExtraTurn { .. })
        };
        let (pit, seeds) = last_seed(before, events).filter(|_| !events.iter().any(is_more))?;
        let ring = before.ring;
        let is_own = ring.owner(pit) == mover;
        let sentences = match game {
            Game::ToguzKumalak(_) if seeds == 3 && !is_own => [no_tuzdik(before, mover, pit); 2],
            _ => unmet(game, is_own)?,
        };
        Some(Missed { ring, pit, seeds, sentences })
    }

    /// Says where it fell and why it captured nothing.
    pub(crate) fn sentence(&self, words: &Words, naming: &Naming) -> String {
        let name = self.sentences[usize::from(naming.is_you(self.ring.owner(self.pit)))];
        let (row, number) = naming.place(self.ring, self.pit);
        say!(words, name, side = row, pit = number, seeds = self.seeds)
    }
}

/// The pit into which the last seed falls, and what it holds then.
fn last_seed(before: &Position, events: &[Event]) -> Option<(Pit, u8)> {
    let mut replay = EventReplay::new(*before);
    let mut last = None;
    for event in events {
        replay.apply(event).ok()?;
        match *event {
            Event::Sown { hole: Hole::Pit(pit) } => last = Some((pit, replay.position().board[pit])),
            Event::Sown { .. } | Event::SownIntoCastle { .. } => last = None,
            _ => {}
        }
    }
    last
}

/// Why a last seed that makes three in the other row makes no tuzdik.
fn no_tuzdik(before: &Position, mover: Side, pit: Pit) -> &'static str {
    if before.castles[mover.index()].is_some() {
        "why-tuzdik-once"
    } else if before.ring.number(pit).get() == before.ring.row_len() {
        "why-tuzdik-nine"
    } else {
        "why-tuzdik-same"
    }
}

/// The rule that a last seed did not meet in the mover's own row, or in the other: what it says about
/// somebody's pit, and about the reader's.
const fn unmet(game: Game, is_own: bool) -> Option<[&'static str; 2]> {
    Some(match (game, is_own) {
        (Game::Pallankuzhi(_) | Game::PallamKhuzi(_) | Game::KotuBaendum(_), _)
        | (Game::Kalah(Kalah { capture: CaptureInto::Empty, .. }), true) => return None,
        (
            Game::Mangala(_)
            | Game::Kalah(_)
            | Game::MangalaCastle(MangalaCastle { own_pit_capture: true, .. }),
            true,
        ) => ["why-own-opposite", "why-own-opposite-you"],
        (Game::MangalaCastle(_) | Game::ToguzKumalak(_) | Game::Bestemshe(_) | Game::Oware(_), true) => {
            ["why-own-row", "why-own-row-you"]
        }
        (Game::Mangala(_) | Game::MangalaCastle(_) | Game::ToguzKumalak(_) | Game::Bestemshe(_), false) => {
            ["why-odd", "why-odd-you"]
        }
        (Game::Kalah(_), false) => ["why-other-row", "why-other-row-you"],
        (Game::Oware(_), false) => ["why-not-two-three", "why-not-two-three-you"],
        (Game::AlManqala(_), _) => ["why-not-two-four", "why-not-two-four-you"],
    })
}
